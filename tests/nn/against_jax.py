"""Layers against the same formulas in JAX: values, and gradients for parameters and inputs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pytest

from typedtensor import Const, Expr, Param, given
from typedtensor.core.tensor import tensor_type


def drawn(*axes: Any, sizes: tuple[int, ...], seed: int = 0) -> Param[Any]:
    """Return a random input to differentiate by."""
    elements = np.random.default_rng(seed).normal(size=sizes).astype(np.float32)
    made: Any = tensor_type("real", axes)(elements)
    return Param(made)


def stirred(parameters: Mapping[str, Param[Any]]) -> dict[str, Param[Any]]:
    """Move all parameters from their initial values, which could hide a mistake."""
    for number, parameter in enumerate(parameters.values()):
        value = parameter.value
        noise = np.random.default_rng(number).normal(size=value.shape) * 0.3
        parameter.assign(value.tensor_type(value.numpy() + noise.astype(np.float32)))
    return dict(parameters)


def assert_agrees(y: Expr[Any], variables: Mapping[str, Param[Any]], reference: Callable[[Any], Any]) -> None:
    """Check an expression and its gradients by parameters against a function of the parameters' arrays by name."""
    jax = pytest.importorskip("jax")
    arrays = {name: jax.numpy.asarray(variable.value.numpy()) for name, variable in variables.items()}
    with given():
        value = y.value.numpy()
    weights = np.random.default_rng(9).normal(size=value.shape).astype(np.float32)
    loss: Any = (y * Const(y.tensor_type(weights))).sum()

    def expect(a: Any) -> Any:
        expected, slopes = jax.vjp(reference, a)
        return expected, slopes(jax.numpy.asarray(weights))[0]

    # One compilation of the whole is faster than one for each operation.
    expected, slopes = jax.jit(expect)(arrays)
    np.testing.assert_allclose(value, np.asarray(expected), rtol=2e-4, atol=2e-5)
    with given() as computation:
        gradients = computation.gradients(loss)
        for name, variable in variables.items():
            found, slope = gradients[variable].numpy(), np.asarray(slopes[name])
            np.testing.assert_allclose(found, slope, rtol=1e-3, atol=1e-4, err_msg=name)
            assert found.dtype == np.float32
