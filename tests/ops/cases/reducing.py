from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Refusal, Row, integers, real, scalar, truths
from typedtensor import Tensor
from typedtensor.ops import (
    AllTrue,
    AllTrueAlong,
    AnyTrue,
    AnyTrueAlong,
    ArgMin,
    CosineSimilarity,
    CountNonZero,
    CountNonZeroAlong,
    CountNonZeroOver,
    L2Normalize,
    Median,
    MedianAlong,
    MedianShare,
    MedianShareAlong,
    Min,
    MinAlong,
    Norm,
    NormAlong,
    Prod,
    ProdAlong,
    ProdOthers,
    ProdOthersAlong,
    Std,
    StdAlong,
    StdOver,
    Variance,
    VarianceAlong,
    VarianceOver,
)

X, N, B = real(Batch, Row, Column), integers(Row, Column, below=9), truths(Batch, Row)
Y = real(Batch, Row, Column, seed=1)
ODD = Tensor[Row](np.array([4.0, 1.0, 3.0]))
ZEROS = Tensor[Batch, Row](np.array([[0.0, 1.5, -2.0], [0.0, 3.0, 0.0]]))


def others(x: np.ndarray) -> np.ndarray:
    return np.stack([np.prod(np.delete(x, n, -1), -1) for n in range(x.shape[-1])], -1)


CASES = [
    Case(Min(), (X,), np.min),
    Case(Min(), (N,), np.min),
    Case(MinAlong(Row), (X,), lambda x: np.min(x, 1)),
    Case(MinAlong(Row), (N,), lambda x: np.min(x, 0)),
    Case(ArgMin(Row), (X,), lambda x: np.argmin(x, 1)),
    Case(ArgMin(Row), (N,), lambda x: np.argmin(x, 0)),
    Case(AnyTrue(), (B,), np.any),
    Case(AnyTrueAlong(Row), (B,), lambda x: np.any(x, 1)),
    Case(AllTrue(), (B,), np.all),
    Case(AllTrueAlong(Batch), (B,), lambda x: np.all(x, 0)),
    Case(CountNonZero(), (B,), np.count_nonzero),
    Case(CountNonZero(), (ZEROS,), np.count_nonzero),
    Case(CountNonZeroAlong(Row), (N,), lambda x: np.count_nonzero(x, 0)),
    Case(CountNonZeroAlong(Row), (B,), lambda x: np.count_nonzero(x, 1)),
    Case(CountNonZeroOver(Row, Batch), (B,), np.count_nonzero),
    Case(CountNonZeroOver(Row, Column), (real(Batch, Row, Column),), lambda x: np.count_nonzero(x, (1, 2))),
    Case(Prod(), (X,), np.prod),
    Case(Prod(), (N,), np.prod),
    Case(Prod(), (scalar(2.0),), np.prod),
    Case(ProdAlong(Column), (X,), lambda x: np.prod(x, 2)),
    Case(ProdAlong(Row), (ZEROS,), lambda x: np.prod(x, 1)),
    Case(ProdAlong(Row), (N,), lambda x: np.prod(x, 0)),
    Case(ProdOthers(), (real(Row),), others),
    Case(ProdOthersAlong(Row), (real(Batch, Row),), others),
    Case(Median(), (X,), np.median),
    Case(Median(), (ODD,), np.median),
    Case(MedianAlong(Row), (X,), lambda x: np.median(x, 1)),
    Case(MedianAlong(Column), (X,), lambda x: np.median(x, 2)),
    Case(MedianShare(), (ODD,), lambda x: x == np.median(x)),
    Case(MedianShareAlong(Row), (X,), lambda x: x == np.median(x, 1, keepdims=True)),
    Case(Variance(), (X,), np.var),
    Case(Variance(correction=1), (real(Row),), lambda x: np.var(x, ddof=1)),
    Case(VarianceAlong(Row), (X,), lambda x: np.var(x, 1)),
    Case(VarianceAlong(Row, correction=1), (X,), lambda x: np.var(x, 1, ddof=1)),
    Case(VarianceOver(Column, Batch), (X,), lambda x: np.var(x, (0, 2))),
    Case(VarianceOver(Row, correction=1), (X,), lambda x: np.var(x, 1, ddof=1)),
    Case(StdOver(Batch, Row, Column), (X,), np.std),
    Case(StdOver(Row, Column, correction=1), (X,), lambda x: np.std(x, (1, 2), ddof=1)),
    Case(Std(), (X,), np.std),
    Case(StdAlong(Row), (X,), lambda x: np.std(x, 1)),
    Case(StdAlong(Column, correction=1), (X,), lambda x: np.std(x, 2, ddof=1)),
    Case(Norm(), (X,), np.linalg.norm),
    Case(Norm(order=1), (X,), lambda x: np.sum(np.abs(x))),
    Case(Norm(order=3), (X,), lambda x: np.sum(np.abs(x) ** 3) ** (1 / 3)),
    Case(NormAlong(Row), (X,), lambda x: np.linalg.norm(x, axis=1)),
    Case(NormAlong(Row, order=1), (X,), lambda x: np.sum(np.abs(x), 1)),
    Case(NormAlong(Row, order=2.5), (X,), lambda x: np.sum(np.abs(x) ** 2.5, 1) ** 0.4),
    Case(L2Normalize(Row), (X,), lambda x: x / np.linalg.norm(x, axis=1, keepdims=True)),
    Case(L2Normalize(Row, epsilon=9.0), (X,), lambda x: x / 9),
    Case(
        CosineSimilarity(Row),
        (X, Y),
        lambda x, y: np.sum(x * y, 1) / np.linalg.norm(x, axis=1) / np.linalg.norm(y, axis=1),
    ),
]

ABSENT = "needs an axis U (Column) in the operand, which has only (Batch, Row)"
TWO = real(Batch, Row)
LABELLED: tuple[Any, ...] = (MinAlong, ArgMin, ProdAlong, ProdOthersAlong, L2Normalize, CountNonZeroAlong)
LABELLED += (VarianceAlong, StdAlong, NormAlong, MedianAlong, MedianShareAlong)
REFUSALS = [Refusal(op(Column), (TWO,), ABSENT) for op in LABELLED]
REFUSALS += [Refusal(op(Column), (B,), ABSENT) for op in (AnyTrueAlong, AllTrueAlong)]
REFUSALS += [Refusal(op, (TWO,), "needs the operand to be bool, not real") for op in (AnyTrue(), AllTrue())]
REFUSALS += [Refusal(op, (B,), "not bool") for op in (Min(), Prod(), ArgMin(Row), MinAlong(Row), ProdAlong(Row))]
TOTALS = Variance(), Std(), Norm(), Median(), MedianShare()
REFUSALS += [
    Refusal(op, (N,), "needs the operand to be real, not int")
    for op in (
        *TOTALS,
        L2Normalize(Row),
        ProdOthers(),
        VarianceAlong(Row),
    )
]
REFUSALS += [Refusal(op(Row, Column), (TWO,), "which lack Column") for op in (VarianceOver, StdOver, CountNonZeroOver)]
REFUSALS += [Refusal(CosineSimilarity(Row), (X, TWO), "needs")]
