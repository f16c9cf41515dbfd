"""Gradients on random graphs against JAX, and the symbolic gradient against the interpreter."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.runtime.random_graphs import random_case
from tests.sampling import sample
from typedtensor import given
from typedtensor.ad import gradients
from typedtensor.ad.graph import topological_order

jax = pytest.importorskip("jax")


@pytest.fixture(autouse=True)
def double_precision() -> Any:
    """JAX computes in float64 here, as the other side does."""
    with jax.enable_x64(True):
        yield


@pytest.mark.slow  # JAX compiles each operation
@pytest.mark.parametrize("seed", range(3))
def test_gradients_of_a_thousand_nodes_equal_those_of_jax(seed: int) -> None:
    case = random_case(seed, 400)
    assert len(topological_order(case.loss)) >= 1000
    arrays = [p.value.numpy() for p in case.parameters]
    value, expected = jax.value_and_grad(lambda *xs: case.reference(jax.numpy, list(xs)), tuple(range(len(arrays))))(
        *arrays
    )
    with given() as computation:
        assert case.loss.value.item() == pytest.approx(float(value), rel=1e-12)
        found = computation.gradients(case.loss)
        for parameter, reference in zip(case.parameters, expected, strict=True):
            np.testing.assert_allclose(found[parameter].numpy(), np.asarray(reference), rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("seed", sample(range(5), first=1))
def test_the_symbolic_gradient_equals_the_interpreters(seed: int) -> None:
    case = random_case(seed, 40)
    symbolic = gradients(case.loss, *case.parameters)
    with given() as computation:
        found = computation.gradients(case.loss)
        for parameter, expression in zip(case.parameters, symbolic, strict=True):
            np.testing.assert_allclose(expression.value.numpy(), found[parameter].numpy(), rtol=1e-12, atol=1e-14)
