"""Functions with derivatives of their own, in JAX."""

from __future__ import annotations

from collections.abc import Sequence
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


def _zeros(jax: Any, x: Array) -> Array:
    real = jax.numpy.issubdtype(jax.numpy.result_type(x), jax.numpy.floating)
    return jax.numpy.zeros_like(x) if real else np.zeros(np.shape(x), jax.dtypes.float0)
