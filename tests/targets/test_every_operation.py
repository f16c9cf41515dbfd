"""Every operation and its gradients on each target, compared with the interpreter of nodes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.ops.cases import REPRESENTATIVES, Case
from tests.sampling import sample
from tests.specialization.test_registry import written
from typedtensor import given
from typedtensor.lowering.expressions import lower
from typedtensor.targets import ReferenceTarget, Target
from typedtensor.targets.xla import XlaTarget

TOLERANCE: dict[Any, float] = {np.float64: 1e-10, np.float32: 5e-5}
"""Of float32 for functions that the targets compute by other formulas."""


def check(target: Target, case: Case, precision: Any) -> None:
    nodes, values = written(case, precision)
    with given(*(x.bind(value) for x, value in values.items()), plan=False):
        expected = [node.value for node in nodes]
        program = lower(nodes, {x: value._array for x, value in values.items()})
    found = target(program, *(np.asarray(value._array) for value in values.values()))
    for array, value in zip(found, expected, strict=True):
        assert np.shape(array) == value.shape
        if isinstance(value._array, np.ndarray):
            assert array.dtype == value.dtype
        scale = max(1.0, float(np.max(np.abs(value.numpy()), initial=0)))
        tolerance = TOLERANCE.get(value.dtype.type, TOLERANCE[precision])
        np.testing.assert_allclose(np.asarray(array), value.numpy(), rtol=tolerance, atol=tolerance * scale)


@pytest.mark.parametrize("case", sample(REPRESENTATIVES, one_in=8, skip=2), ids=str)
def test_the_reference_interpreter_computes_it(case: Case) -> None:
    for precision in TOLERANCE:
        check(ReferenceTarget(), case, precision)


@pytest.mark.parametrize("case", sample(REPRESENTATIVES, one_in=64, skip=6), ids=str)
def test_xla_computes_it(case: Case) -> None:
    pytest.importorskip("jax")
    check(XlaTarget(), case, np.float64)
