"""Every operation and its gradients on each target, compared with the interpreter of nodes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from tests.ops.cases import REPRESENTATIVES, Case, squares
from tests.sampling import sample
from tests.specialization.test_registry import cast, written
from typedtensor import AnyTensor, given
from typedtensor.core.scope import AS_WRITTEN, Setting
from typedtensor.lowering.expressions import lower
from typedtensor.runtime import engines
from typedtensor.targets import ReferenceTarget, Target
from typedtensor.targets.xla import XlaTarget

TOLERANCE: dict[Any, float] = {np.float64: 1e-10, np.float32: 5e-5}
"""Of float32 for functions that the targets compute by other formulas."""


def check(target: Target, case: Case, precision: Any, loss: Callable[[Any], Any] = squares) -> None:
    nodes, values = written(case, precision, loss)
    with given(*(x.bind(value) for x, value in values.items()), plan=False):
        expected = [node.value for node in nodes]
        program = lower(nodes, {x: value._array for x, value in values.items()})
    found = target(program, *(np.asarray(value._array) for value in values.values()))
    for array, value in zip(found, expected, strict=True):
        assert np.shape(array) == value.shape
        if isinstance(value._array, np.ndarray):
            assert array.dtype == value.dtype
        scale = max(1.0, float(np.max(np.abs(value.numpy()), initial=0)))
        tolerance = TOLERANCE.get(value.dtype.type, TOLERANCE.get(precision, 0.0))
        np.testing.assert_allclose(np.asarray(array), value.numpy(), rtol=tolerance, atol=tolerance * scale)


@pytest.mark.parametrize("case", sample(REPRESENTATIVES, one_in=8, skip=2), ids=str)
def test_the_reference_interpreter_computes_it(case: Case) -> None:
    for precision in TOLERANCE:
        check(ReferenceTarget(), case, precision)


@pytest.mark.parametrize("case", sample(REPRESENTATIVES, one_in=64, skip=6), ids=str)
def test_xla_computes_it(case: Case) -> None:
    pytest.importorskip("jax")
    check(XlaTarget(), case, np.float64)


def total(y: Any) -> Any:
    """Of a result that is not finite, squares would have gradients that are not."""
    with Setting({AS_WRITTEN: False}, None):
        return (y * 1.5).sum()


NOT_FINITE: dict[str, tuple[Any, Any]] = {
    "NaN": (1, np.nan),
    "an infinite one": (1, np.inf),
    "two infinite ones": (slice(2), np.inf),
    "both infinities": (slice(1, 3), (np.inf, -np.inf)),
    "only -inf": (slice(None), -np.inf),
    "only inf": (slice(None), np.inf),
}
"""Elements by their places."""

SEVERAL = ("reduc", "normalize", "losses", "order", "segments", "windows.pool", "adjoint.pool", "elementwise.extrema")
"""Families of what compares or sums elements."""


def not_finite() -> Iterator[tuple[Case, str]]:
    for case in REPRESENTATIVES:
        real = [isinstance(x, AnyTensor) and x.kind == "real" and x.numpy().size > 2 for x in case.operands]
        if any(real) and any(f".{family}" in type(case.operation).__module__ for family in SEVERAL):
            yield from ((case, kind) for kind in NOT_FINITE)


@pytest.mark.parametrize(("case", "kind"), sample(not_finite(), one_in=24), ids=str)
def test_all_targets_agree_on_what_is_not_finite(case: Case, kind: str) -> None:
    places, elements = NOT_FINITE[kind]
    operands = []
    for x in case.operands:
        if isinstance(x, AnyTensor) and x.kind == "real" and x.numpy().size > 2:
            array = np.array(x.numpy(), np.float64, order="C")
            array.reshape(-1)[places] = elements
            x = x.tensor_type.wrap(array)
        operands.append(x)
    targets = [ReferenceTarget(), engines.default_target(), *([XlaTarget()] if find_spec("jax") else [])]
    with np.errstate(all="ignore"):
        for target in targets:
            check(target, replace(case, operands=tuple(operands)), np.float64, total)


CONVOLUTIONS = [case for case in REPRESENTATIVES if "Convol" in type(case.operation).__name__]


@pytest.mark.parametrize("case", sample(CONVOLUTIONS, one_in=8), ids=str)
def test_xla_computes_convolutions_of_two_precisions(case: Case) -> None:
    pytest.importorskip("jax")
    first, *others = [cast(x, np.float64) for x in case.operands]
    check(XlaTarget(), replace(case, operands=(cast(first, np.float32), *others)), None)
