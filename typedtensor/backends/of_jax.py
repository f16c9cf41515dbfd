"""JAX's namespace: ``jax.numpy``, and functions of ``jax.nn``.

Where JAX computes a function operation by operation, it is compiled here as a whole, as those of ``jax.numpy`` are:
called by itself it takes the time of one call, and inside a compiled program it is what it was.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from typedtensor.backends.library import Library
from typedtensor.backends.namespace import Array, Namespace

_RUNNING = {"add": "cumsum", "multiply": "cumprod", "maximum": "cummax", "minimum": "cummin"}


class JaxLibrary(Library, of="jax.numpy"):
    """JAX."""

    def __init__(self, standard: Namespace) -> None:
        jax = self._jax = import_module("jax")  # not an import statement: type checkers would follow it
        super().__init__(standard)

        def cross_entropy(x: Any, index: Any, axis: int) -> Any:
            logs = jax.nn.log_softmax(x, axis)
            chosen = standard.take_along_axis(logs, standard.expand_dims(index, axis), axis)
            return -standard.squeeze(chosen, axis)

        self._relu, self._gelu = jax.nn.relu, jax.jit(jax.nn.gelu)
        self._softmax = jax.jit(jax.nn.softmax, static_argnums=1)
        self._log_softmax = jax.jit(jax.nn.log_softmax, static_argnums=1)
        self._log_sum_exp = jax.jit(jax.nn.logsumexp, static_argnums=1)
        self._running = {name: jax.jit(getattr(jax.lax, own), static_argnums=1) for name, own in _RUNNING.items()}
        self._rows = jax.jit(lambda table, index: table[index])
        self._einsum = jax.jit(standard.einsum, static_argnums=0)
        self._cross_entropy = jax.jit(cross_entropy, static_argnums=2)

    def expit(self, x: Array) -> Array:
        return self._jax.nn.sigmoid(x)

    def accumulate(self, function: str, x: Array, axis: int) -> Array:
        return self._running[function](x, axis)

    def relu(self, x: Array) -> Array:
        return self._relu(x)

    def gelu(self, x: Array) -> Array:
        return self._gelu(x)

    def silu(self, x: Array) -> Array:
        return self._jax.nn.silu(x)

    def softmax(self, x: Array, axis: int) -> Array:
        return self._softmax(x, axis)

    def log_softmax(self, x: Array, axis: int) -> Array:
        return self._log_softmax(x, axis)

    def log_sum_exp(self, x: Array, axis: int) -> Array:
        return self._log_sum_exp(x, axis)

    def cross_entropy(self, x: Array, index: Array, axis: int) -> Array:
        return self._cross_entropy(x, index, axis)

    def variance(self, x: Array, axes: tuple[int, ...], correction: float) -> Array:
        return self._standard.var(x, axis=axes, correction=correction)

    def einsum(self, equation: str, *arrays: Array) -> Array:
        return self._einsum(equation, *arrays)

    def pad(self, x: Array, axis: int, before: int, after: int, value: float) -> Array:
        widths = [(0, 0)] * x.ndim
        widths[axis] = before, after
        return self._standard.pad(x, widths, constant_values=value)

    def rows(self, table: Array, index: Array) -> Array:
        return self._rows(table, index)
