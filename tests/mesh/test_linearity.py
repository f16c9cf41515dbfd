"""Which operations are linear, in which operands: the declarations of all operations, tried on numbers."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest

from tests.mesh.linear_cases import OPERATIONS, Data, groups, parted, terms
from tests.ops.cases import Case
from typedtensor import Partial
from typedtensor.ops import (
    CrossEntropy,
    CumProdSlope,
    Embed,
    EmbedBag,
    ExpandLeading,
    Fill,
    Gather,
    IndexUpdate,
    Lerp,
    MatrixExpSlope,
    MatrixPowerSlope,
    NegativeLogLikelihood,
    Permute,
    PolyOp,
    TakeAlong,
    Transpose,
    ZerosLike,
)

NOT_DECLARED: dict[type[PolyOp], str] = {
    CrossEntropy: "linear in probabilities as targets, the second operand alone, which no word says",
    CumProdSlope: "gradients alone apply it",
    Embed: "the table has no place for the axis of parts",
    EmbedBag: "the table has no place for the axis of parts",
    Fill: "the number has no place for the axis of parts",
    Gather: "the index would have the axis of parts",
    NegativeLogLikelihood: "the index would have the axis of parts",
    IndexUpdate: "linear in the first and third together, which no word says; the index is neither",
    Lerp: "linear in the first two together, which no word says",
    MatrixExpSlope: "gradients alone apply it",
    MatrixPowerSlope: "gradients alone apply it",
}
"""Operations that are linear, and the reasons for which they do not say so."""

NOWHERE: frozenset[type[PolyOp]] = frozenset({ExpandLeading, Permute, TakeAlong, Transpose, ZerosLike})
"""Operations that are linear and whose cases have no place for a further axis."""


def is_linear(case: Case, group: tuple[int, ...]) -> bool:
    """Whether ``f(3 a + b) = 3 f(a) + f(b)`` for random operands of a group."""
    apply: Any = case.operation
    made: list[list[Any]] = [list(case.operands) for _ in range(3)]
    for n in group:
        x: Any = case.operands[n]
        a, b = np.random.default_rng(n).normal(size=(2, *x.shape))
        for operands, array in zip(made, (a, b, 3.0 * a + b), strict=True):
            operands[n] = x.tensor_type.wrap(array)
    results = [apply(*operands) for operands in made]
    if results[0].kind != "real":
        return False
    one, other, mixed = (x.numpy() for x in results)
    return np.allclose(mixed, 3.0 * one + other, rtol=1e-9, atol=1e-10)


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda kind: kind.__name__)
def test_what_is_linear_says_so(operation: type[PolyOp]) -> None:
    cases = OPERATIONS[operation]
    declared = {group for case in cases for group in groups(case)}
    real = [terms(case) for case in cases]
    found: list[tuple[int, ...]] = []
    with np.errstate(all="ignore"):
        for count in range(1, 4):
            for group in combinations(range(3), count):
                fit = [case for case, numbers in zip(cases, real, strict=True) if {*group} <= {*numbers}]
                if fit and not any({*g} <= {*group} for g in found) and all(is_linear(case, group) for case in fit):
                    found.append(group)
    if operation.linear == "collective":
        return  # checked by their own rules
    if operation in NOT_DECLARED:
        assert found, f"{operation.__name__} is not linear, and needs no reason"
        assert operation.linear is None
    else:
        assert {*found} == declared, f"{operation.__name__} is linear in {found}, but says linear={operation.linear!r}"


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda kind: kind.__name__)
def test_parts_are_operands_of_what_is_linear(operation: type[PolyOp]) -> None:
    tried = [each for case in OPERATIONS[operation] for each in parted(case)]
    assert bool(tried) == (operation.linear not in (None, "collective") and operation not in NOWHERE)
    for case, operands in tried:
        apply: Any = case.operation
        found, whole = apply(*operands), apply(*case.operands).numpy()
        axes = found.tensor_type.axes
        total = found.numpy().sum(axes.index(Partial[Data])) if Partial[Data] in axes else found.numpy()
        np.testing.assert_allclose(total, whole, rtol=1e-9, atol=1e-10)
