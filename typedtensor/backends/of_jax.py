"""JAX's namespace: ``jax.numpy``, and functions of ``jax.nn``.

Functions that JAX runs operation by operation are compiled here as a whole, like those of ``jax.numpy``. An eager call
then has the cost of one call; in a compiled program nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

from typedtensor.backends.derivatives import Derivatives
from typedtensor.backends.derivatives.in_jax import with_derivative
from typedtensor.backends.flow import Flow
from typedtensor.backends.library import Library
from typedtensor.backends.namespace import Array, Namespace
from typedtensor.backends.reducing import narrowed, widened

if TYPE_CHECKING:
    from typedtensor.backends.windows import Geometry

_SPECIAL = {"digamma": "digamma", "erf": "erf", "erfc": "erfc", "erf_inverse": "erfinv", "log_gamma": "gammaln"}
_RUNNING = {"add": "cumsum", "multiply": "cumprod", "maximum": "cummax", "minimum": "cummin"}


class JaxLibrary(Library, of="jax.numpy"):
    """JAX."""

    def __init__(self, standard: Namespace) -> None:
        jax = self._jax = import_module("jax")  # no import statement: type checkers would follow it
        super().__init__(standard)
        self._flow = Flow(jax)

        def cross_entropy(x: Any, index: Any, axis: int) -> Any:
            logs = jax.nn.log_softmax(x, axis)
            chosen = standard.take_along_axis(logs, standard.expand_dims(index, axis), axis)
            return -standard.squeeze(chosen, axis)

        def normalize(x: Any, axis: int, epsilon: Any) -> Any:
            z = widened(standard, x)
            return narrowed(standard, rms_normalize(z - z.mean(axis, keepdims=True), axis, epsilon), x)

        def rms_normalize(x: Any, axis: int, epsilon: Any) -> Any:
            z = widened(standard, x)
            return narrowed(standard, z * jax.lax.rsqrt((z * z).mean(axis, keepdims=True) + epsilon), x)

        def descending(x: Any, axis: int) -> Any:
            order = standard.argsort(x, axis=axis, stable=True, descending=True)
            return standard.take_along_axis(x, order, axis), order

        self.descending = jax.jit(descending, static_argnums=1)
        self.normalize = jax.jit(normalize, static_argnums=1)
        self.rms_normalize = jax.jit(rms_normalize, static_argnums=1)
        self.stop_gradient, self.relu, self.gelu = jax.lax.stop_gradient, jax.nn.relu, jax.jit(jax.nn.gelu)
        self.silu, self.softplus, self.elu = jax.nn.silu, jax.nn.softplus, jax.nn.elu
        self.softmax = jax.jit(jax.nn.softmax, static_argnums=1)
        self.log_softmax = jax.jit(jax.nn.log_softmax, static_argnums=1)
        self.log_sum_exp = jax.jit(jax.nn.logsumexp, static_argnums=1)
        self._running = {name: jax.jit(getattr(jax.lax, own), static_argnums=1) for name, own in _RUNNING.items()}
        self.expit = jax.nn.sigmoid
        self.special = {name: getattr(jax.scipy.special, own) for name, own in _SPECIAL.items()}
        self.rows = jax.jit(lambda table, index: table[index])
        self.einsum = jax.jit(standard.einsum, static_argnums=0)
        self.cross_entropy = jax.jit(cross_entropy, static_argnums=2)

    def compiles(self, array: Array) -> bool:
        return not isinstance(array, self._jax.core.Tracer)  # traced arrays are compiled as a whole already

    def compiled(self, kernel: Callable[..., Array], *arrays: Array) -> Callable[..., Array] | None:
        try:
            calls = self._jax.make_jaxpr(partial(kernel, self))(*arrays).eqns
        except Exception:  # the uncompiled call reports the error
            return None
        return self._jax.jit(lambda _, *arrays: kernel(self, *arrays), static_argnums=0) if len(calls) > 1 else None

    def beside(self, array: Array, like: Array) -> Array:
        return array  # its functions accept both

    def with_derivative(self, rules: Derivatives, arrays: Sequence[Array]) -> tuple[Array, ...]:
        return with_derivative(self._jax, rules, arrays)

    def flow(self, arrays: Sequence[Array], /) -> Flow | None:
        return self._flow if any(isinstance(x, self._jax.core.Tracer) for x in arrays) else None

    def accumulate(self, function: str, x: Array, axis: int) -> Array:
        return self._running[function](x, axis)

    def leaky_relu(self, x: Array, slope: float) -> Array:
        return self._standard.where(x > 0, x, x * slope)

    def correlate(self, x: Array, k: Array, geometry: Geometry) -> Array:
        rank = len(geometry.stride)
        y = self._jax.lax.conv_general_dilated(
            x.reshape(-1, *x.shape[-rank - 1 :]),
            k,
            geometry.stride,
            tuple(zip(geometry.before, geometry.after, strict=True)),
            rhs_dilation=geometry.dilation,
            feature_group_count=geometry.groups,
        )
        return y.reshape(*x.shape[: -rank - 1], *y.shape[1:])

    def add_along(self, size: int, index: Array, x: Array, axis: int) -> Array:
        zeros = self._standard.zeros((*x.shape[:axis], size, *x.shape[axis + 1 :]), x.dtype)
        return zeros.at[(*(slice(None),) * axis, index)].add(x)

    def variance(self, x: Array, axes: tuple[int, ...], correction: float, root: bool) -> Array:
        return (self._standard.std if root else self._standard.var)(x, axis=axes, correction=correction)

    def pad(self, x: Array, axis: int, before: int, after: int, value: float) -> Array:
        widths = [(0, 0)] * x.ndim
        widths[axis] = before, after
        return self._standard.pad(x, widths, constant_values=value)
