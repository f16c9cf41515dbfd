from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Other, Refusal, Row, integers, real, truths
from typedtensor import BoolTensor
from typedtensor.ops import (
    MaskedAllTrue,
    MaskedAnyTrue,
    MaskedMax,
    MaskedMean,
    MaskedMin,
    MaskedStd,
    MaskedSum,
    MaskedVariance,
)

X, N, P = real(Batch, Row, Column), integers(Batch, Row, Column, below=9), truths(Batch, Row, Column, seed=1)
SOME = BoolTensor[Batch, Column](np.array([[True, False, True, True], [False, True, False, True]]))
ALL = truths(Batch, Row, Column, seed=3)

LARGEST: dict[str, Any] = {"initial": -np.inf}
SMALLEST: dict[str, Any] = {"initial": np.inf}


def masked(
    reduction: Callable[..., Any], axis: int | tuple[int, ...] | None = None, **options: Any
) -> Callable[..., Any]:
    """NumPy's reduction, of a mask with the axes Batch and Column or with all axes."""

    def reference(x: Any, mask: Any) -> Any:
        allowed = np.broadcast_to(mask if mask.ndim == 3 else mask[:, None], x.shape)
        return reduction(x, axis, where=allowed, **options)

    return reference


CASES = [
    Case(MaskedSum(), (X, ALL), masked(np.sum)),
    Case(MaskedSum(), (N, ALL), masked(np.sum)),
    Case(MaskedMean(), (X, ALL), masked(np.mean)),
    Case(MaskedMean(), (P, ALL), masked(np.mean)),
    Case(MaskedMean(), (X, SOME), masked(np.mean)),
    Case(MaskedMax(), (X, ALL), masked(np.max, **LARGEST)),
    Case(MaskedMin(), (X, ALL), masked(np.min, **SMALLEST)),
    Case(MaskedVariance(), (X, ALL), masked(np.var)),
    Case(MaskedStd(), (X, ALL), masked(np.std)),
    Case(MaskedAnyTrue(), (P, ALL), masked(np.any)),
    Case(MaskedAllTrue(), (P, ALL), masked(np.all)),
    Case(MaskedSum(Column), (X, SOME), masked(np.sum, 2)),
    Case(MaskedSum(Column), (X, SOME.transpose()), lambda x, m: masked(np.sum, 2)(x, m.T)),
    Case(MaskedSum(Batch), (N, SOME), masked(np.sum, 0)),
    Case(MaskedMean(Column), (X, SOME), masked(np.mean, 2)),
    Case(MaskedMean(Column), (P, SOME), masked(np.mean, 2)),
    Case(MaskedMax(Row), (X, ALL), masked(np.max, 1, **LARGEST)),
    Case(MaskedMax(Column), (X, SOME), masked(np.max, 2, **LARGEST)),
    Case(MaskedMin(Column), (X, SOME), masked(np.min, 2, **SMALLEST)),
    Case(MaskedVariance(Column), (X, SOME), masked(np.var, 2)),
    Case(MaskedStd(Column), (X, SOME), masked(np.std, 2)),
    Case(MaskedAnyTrue(Column), (P, SOME), masked(np.any, 2)),
    Case(MaskedAllTrue(Column), (P, SOME), masked(np.all, 2)),
    Case(MaskedSum(Column, Batch), (X, SOME), masked(np.sum, (0, 2))),
    Case(MaskedSum(Batch, Column), (N, SOME.transpose()), lambda x, m: masked(np.sum, (0, 2))(x, m.T)),
    Case(MaskedMean(Batch, Column), (X, SOME), masked(np.mean, (0, 2))),
    Case(MaskedMean(Row, Column), (P, ALL), masked(np.mean, (1, 2))),
    Case(MaskedMax(Column, Batch), (X, SOME), masked(np.max, (0, 2), **LARGEST)),
    Case(MaskedMin(Row, Column), (X, ALL), masked(np.min, (1, 2), **SMALLEST)),
    Case(MaskedVariance(Column, Row), (X, ALL), masked(np.var, (1, 2))),
    Case(MaskedStd(Batch, Column), (X, SOME), masked(np.std, (0, 2))),
    Case(MaskedAnyTrue(Batch, Column), (P, SOME), masked(np.any, (0, 2))),
    Case(MaskedAllTrue(Column, Batch), (P, SOME), masked(np.all, (0, 2))),
]

REFUSALS = [
    *(
        Refusal(op(), (X, truths(Other)), "needs the axes *C (Other) among *A (Batch, Row, Column), which lack Other")
        for op in (MaskedSum, MaskedMean, MaskedMax, MaskedMin, MaskedVariance, MaskedStd)
    ),
    *(Refusal(op(), (X, ALL), "needs the first to be bool, not real") for op in (MaskedAnyTrue, MaskedAllTrue)),
    Refusal(MaskedSum(), (P, ALL), "needs an operand that is not bool"),
    Refusal(MaskedMean(), (N, ALL), "needs an operand that is not int"),
    Refusal(MaskedMax(), (N, ALL), "needs the first to be real, not int"),
    *(
        refusal
        for op in (MaskedSum, MaskedMean, MaskedMax, MaskedMin, MaskedVariance, MaskedStd)
        for refusal in (
            Refusal(op(Column), (X, truths(Batch, Row)), "needs an axis U (Column) in the second"),
            Refusal(op(Column), (real(Row, Column), SOME), "*C *D (Batch) among *A *B (Row), which lack Batch"),
            Refusal(op(Column), (X, integers(Column, below=2)), "needs the second to be bool, not int"),
        )
    ),
    *(
        refusal
        for op in (MaskedSum, MaskedMean, MaskedMax, MaskedMin, MaskedVariance, MaskedStd)
        for refusal in (
            Refusal(op(Row, Column), (X, SOME), "which lack Row"),
            Refusal(op(Batch, Column), (real(Batch, Column), ALL), "which lack Row"),
            Refusal(op(Batch, Column), (X, integers(Batch, Column, below=2)), "needs the second to be bool, not int"),
        )
    ),
    *(Refusal(op(Batch, Column), (P, truths(Batch)), "which lack Column") for op in (MaskedAnyTrue, MaskedAllTrue)),
    *(
        Refusal(op(Column), (P, truths(Batch)), "needs an axis U (Column) in the second")
        for op in (MaskedAnyTrue, MaskedAllTrue)
    ),
]
