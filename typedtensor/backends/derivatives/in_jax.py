"""Functions with derivatives of their own, in JAX."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import numpy as np

from typedtensor.backends.derivatives.rules import Derivatives
from typedtensor.backends.namespace import Array


def with_derivative(jax: Any, rules: Derivatives, arrays: Sequence[Array]) -> tuple[Array, ...]:
    """The results of a function, which JAX differentiates by rules: in both modes if they are linear."""
    traced = [isinstance(x, jax.core.Tracer) for x in arrays]
    if not any(traced):
        return rules.function(arrays)
    run = _of_tangents(jax, rules) if rules.are_linear(traced) else _of_gradients(jax, rules)
    results: tuple[Array, ...] = run(*arrays)
    return results


def _of_tangents(jax: Any, rules: Derivatives) -> Any:
    zero = jax.custom_derivatives.SymbolicZero

    def moved(arrays: tuple[Array, ...], tangents: tuple[Any, ...]) -> tuple[Any, Any]:
        results = run(*arrays)
        given = [None if isinstance(dx, zero) else dx for dx in tangents]
        return results, _or_zeros(jax, results, rules.tangents(arrays, results, given))

    run = jax.custom_jvp(lambda *arrays: rules.function(arrays))
    run.defjvp(moved, symbolic_zeros=True)
    return run


def _of_gradients(jax: Any, rules: Derivatives) -> Any:
    def forward(*arrays: Array) -> tuple[Any, Any]:
        results = run(*arrays)
        return results, (arrays, results)

    def backward(kept: tuple[Any, Any], deltas: tuple[Array, ...]) -> tuple[Any, ...]:
        return _or_zeros(jax, kept[0], rules.gradients(*kept, deltas, [True] * len(kept[0])))

    run = jax.custom_vjp(lambda *arrays: rules.function(arrays))
    run.defvjp(forward, backward)
    return run


def _or_zeros(jax: Any, arrays: Sequence[Array], found: Sequence[Array | None]) -> tuple[Any, ...]:
    """Zeros in place of missing derivatives; those of integers have a type of their own."""
    return tuple([_zeros(jax, x) if dx is None else dx for x, dx in zip(arrays, found, strict=True)])


def is_real(jax: Any, x: Array) -> bool:
    """Whether an array has real elements."""
    return bool(jax.numpy.issubdtype(jax.numpy.result_type(x), jax.numpy.floating))


def _zeros(jax: Any, x: Array) -> Array:
    return jax.numpy.zeros_like(x) if is_real(jax, x) else np.zeros(np.shape(x), jax.dtypes.float0)


class _Call(ABC):
    """Functions of arrays with derivatives of their own: a primitive of JAX.

    ``jax.custom_jvp`` is lost where JAX moves what is constant out of a scan, and
    ``jax.custom_derivatives.linear_call`` neither takes batches nor has derivatives of what it does not transpose.

    Args:
        jax: the module.
        name: the primitive's.
    """

    def __init__(self, jax: Any, name: str) -> None:
        self.jax = jax
        self.ad, self.batching, mlir = (
            import_module(f"jax.interpreters.{part}") for part in ("ad", "batching", "mlir")
        )
        self.primitive = import_module("jax.extend.core").Primitive(name)
        self.primitive.multiple_results = True
        self.primitive.def_impl(self.apply)
        self.ad.primitive_jvps[self.primitive] = self.push
        self.batching.primitive_batchers[self.primitive] = self.batch
        mlir.register_lowering(self.primitive, mlir.lower_fun(self.apply, multiple_results=True))

    @abstractmethod
    def apply(self, *arrays: Array, **params: Any) -> Sequence[Array]:
        """Compute the function."""

    @abstractmethod
    def push(self, primals: Sequence[Array], tangents: Sequence[Any], **params: Any) -> Any:
        """Return the results and their tangents."""

    @abstractmethod
    def batch(self, arrays: Sequence[Array], axes: Sequence[int | None], **params: Any) -> Any:
        """Return the results for a batch along some axes of the arrays, and the axes of the results."""

    def size(self, arrays: Sequence[Array], axes: Sequence[int | None]) -> int:
        """The number of elements of a batch."""
        size: int = next(x.shape[axis] for x, axis in zip(arrays, axes, strict=True) if axis is not None)
        return size

    def tangents(self, primals: Sequence[Array], tangents: Sequence[Any]) -> list[Any]:
        """Return arrays in place of the tangents that are known to be zeros."""
        pairs = zip(primals, tangents, strict=True)
        return [_zeros(self.jax, x) if type(dx) is self.ad.Zero else dx for x, dx in pairs]


class CallWithTangents(_Call):
    """Functions with tangents of their own."""

    def __init__(self, jax: Any) -> None:
        super().__init__(jax, "function_of_typedtensor")
        self._as_function = import_module("jax.extend.core").jaxpr_as_fun
        self.primitive.def_abstract_eval(lambda *_, call_jaxpr, **__: call_jaxpr.out_avals)

    def __call__(self, function: Callable[..., Any], rule: Callable[..., Any], arrays: Sequence[Array]) -> list[Array]:
        """Return the results of a function of arrays.

        Args:
            function: the function.
            rule: from arrays, and then the tangents of the real ones, to results and the tangents of the real ones.
            arrays: all arrays that it depends on.
        """
        found: list[Array] = self.primitive.bind(*arrays, call_jaxpr=self.jax.make_jaxpr(function)(*arrays), rule=rule)
        return found

    def apply(self, *arrays: Array, **params: Any) -> Sequence[Array]:
        found: Sequence[Array] = self._as_function(params["call_jaxpr"])(*arrays)
        return found

    def push(self, primals: Sequence[Array], tangents: Sequence[Any], **params: Any) -> Any:
        moved = [dx for dx in self.tangents(primals, tangents) if dx.dtype != self.jax.dtypes.float0]
        found, count = params["rule"](*primals, *moved), len(params["call_jaxpr"].out_avals)
        rest = iter(found[count:])
        return found[:count], [next(rest) if is_real(self.jax, y) else _zeros(self.jax, y) for y in found[:count]]

    def batch(self, arrays: Sequence[Array], axes: Sequence[int | None], **params: Any) -> Any:
        size = self.size(arrays, axes)
        slopes = [axis for x, axis in zip(arrays, axes, strict=True) if is_real(self.jax, x)]
        found = self(
            self.jax.vmap(self._as_function(params["call_jaxpr"]), tuple(axes), axis_size=size),
            self.jax.vmap(params["rule"], (*axes, *slopes), axis_size=size),
            arrays,
        )
        return found, [0 for _ in found]


class LinearCall(_Call):
    """Functions that are linear in some arrays, with their transposes."""

    def __init__(self, jax: Any) -> None:
        super().__init__(jax, "linear_function_of_typedtensor")
        self.primitive.def_abstract_eval(lambda *_, of, **__: [jax.core.ShapedArray(*each) for each in of])
        self.ad.primitive_transposes[self.primitive] = self._pull

    def __call__(
        self,
        function: Callable[..., Sequence[Array]],
        transpose: Callable[..., Sequence[Array]],
        fixed: Sequence[Array],
        given: Sequence[Array],
        of: Sequence[tuple[tuple[int, ...], Any]],
    ) -> list[Array]:
        """Return the results of a function of arrays.

        Args:
            function: a function of all of the arrays.
            transpose: from the fixed arrays and the cotangents of its results to those of the given ones.
            fixed: the first arguments.
            given: the others, in which the function is linear.
            of: the shapes and dtypes of its results.
        """
        found: list[Array] = self.primitive.bind(
            *fixed, *given, function=function, transpose=transpose, fixed=len(fixed), of=tuple(of)
        )
        return found

    def apply(self, *arrays: Array, **params: Any) -> Sequence[Array]:
        found: Sequence[Array] = params["function"](*arrays)
        return found

    def push(self, primals: Sequence[Array], tangents: Sequence[Any], **params: Any) -> Any:
        return self.jax.jvp(params["function"], tuple(primals), tuple(self.tangents(primals, tangents)))

    def _pull(self, deltas: Any, *arrays: Any, transpose: Any, fixed: int, of: Any, **_: Any) -> list[Array | None]:
        zeros, cast = self.jax.numpy.zeros, self.jax.lax.convert_element_type
        some = [zeros(*each) if type(dy) is self.ad.Zero else dy for dy, each in zip(deltas, of, strict=True)]
        found = zip(transpose(*arrays[:fixed], *some), arrays[fixed:], strict=True)
        wanted = [cast(dx, x.aval.dtype) if self.ad.is_undefined_primal(x) else None for dx, x in found]
        return [*(None for _ in range(fixed)), *wanted]

    def batch(self, arrays: Sequence[Array], axes: Sequence[int | None], **params: Any) -> Any:
        fixed, of = params["fixed"], params["of"]
        size = self.size(arrays, axes)
        given = [
            self.batching.bdim_at_front(x, axis, size) for x, axis in zip(arrays[fixed:], axes[fixed:], strict=True)
        ]
        found = self(
            self.jax.vmap(params["function"], (*axes[:fixed], *(0 for _ in given)), axis_size=size),
            self.jax.vmap(params["transpose"], (*axes[:fixed], *(0 for _ in of)), axis_size=size),
            arrays[:fixed],
            given,
            [((size, *shape), dtype) for shape, dtype in of],
        )
        return found, [0 for _ in found]
