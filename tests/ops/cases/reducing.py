from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Long, Refusal, Row, integers, real, scalar, truths
from typedtensor import Tensor
from typedtensor.ops import (
    AllTrue,
    AnyTrue,
    ArgMin,
    CosineSimilarity,
    CountNonZero,
    L2Normalize,
    Median,
    Min,
    Norm,
    Omit,
    Prod,
    ProdOthersAlong,
    Std,
    Variance,
)

X, N, B = real(Batch, Row, Column), integers(Row, Column, below=9), truths(Batch, Row)
Y = real(Batch, Row, Column, seed=1)
ODD = Tensor[Row](np.array([4.0, 1.0, 3.0]))
SQUARES = Tensor[Batch, Long, Row](np.stack([real(Row, Batch, Row, seed=n).numpy()[:, n] for n in range(2)]))
ZEROS = Tensor[Batch, Row](np.array([[0.0, 1.5, -2.0], [0.0, 3.0, 0.0]]))


def others(x: np.ndarray) -> np.ndarray:
    return np.stack([np.prod(np.delete(x, n, -1), -1) for n in range(x.shape[-1])], -1)


CASES = [
    Case(Min(), (X,), np.min),
    Case(Min(), (N,), np.min),
    Case(Min(Column, Row), (X,), lambda x: np.min(x, (1, 2))),
    Case(Min(Row), (X,), lambda x: np.min(x, 1)),
    Case(Min(Row), (N,), lambda x: np.min(x, 0)),
    Case(ArgMin(Row), (X,), lambda x: np.argmin(x, 1)),
    Case(ArgMin(Row), (N,), lambda x: np.argmin(x, 0)),
    Case(AnyTrue(), (B,), np.any),
    Case(AnyTrue(Row), (B,), lambda x: np.any(x, 1)),
    Case(AllTrue(), (B,), np.all),
    Case(AllTrue(Batch), (B,), lambda x: np.all(x, 0)),
    Case(AllTrue(Batch, Row), (B,), np.all),
    Case(AnyTrue(Row, Column), (truths(Batch, Row, Column),), lambda x: np.any(x, (1, 2))),
    Case(CountNonZero(), (B,), np.count_nonzero),
    Case(CountNonZero(), (ZEROS,), np.count_nonzero),
    Case(CountNonZero(Row), (N,), lambda x: np.count_nonzero(x, 0)),
    Case(CountNonZero(Row), (B,), lambda x: np.count_nonzero(x, 1)),
    Case(CountNonZero(Row, Batch), (B,), np.count_nonzero),
    Case(CountNonZero(Row, Column), (real(Batch, Row, Column),), lambda x: np.count_nonzero(x, (1, 2))),
    Case(Prod(), (X,), np.prod),
    Case(Prod(), (N,), np.prod),
    Case(Prod(), (scalar(2.0),), np.prod),
    Case(Prod(Column), (X,), lambda x: np.prod(x, 2)),
    Case(Prod(Batch, Column), (X,), lambda x: np.prod(x, (0, 2))),
    Case(Prod(Row), (ZEROS,), lambda x: np.prod(x, 1)),
    Case(Prod(Row), (N,), lambda x: np.prod(x, 0)),
    Case(ProdOthersAlong(Row), (real(Batch, Row),), others),
    Case(Omit(Row, Long), (real(Batch, Row),), lambda x: np.where(np.eye(3), 1.0, x[:, None, :])),
    Case(Median(), (X,), np.median),
    Case(Median(), (ODD,), np.median),
    Case(Median(Row), (X,), lambda x: np.median(x, 1)),
    Case(Median(Column), (X,), lambda x: np.median(x, 2)),
    Case(Median(Batch, Column), (X,), lambda x: np.median(x, (0, 2))),
    Case(Variance(), (X,), np.var),
    Case(Variance(correction=1), (real(Row),), lambda x: np.var(x, ddof=1)),
    Case(Variance(Row), (X,), lambda x: np.var(x, 1)),
    Case(Variance(Column, Batch), (X,), lambda x: np.var(x, (0, 2))),
    Case(Variance(Row, correction=1), (X,), lambda x: np.var(x, 1, ddof=1)),
    Case(Std(Batch, Row, Column), (X,), np.std),
    Case(Std(Row, Column, correction=1), (X,), lambda x: np.std(x, (1, 2), ddof=1)),
    Case(Std(), (X,), np.std),
    Case(Std(Row), (X,), lambda x: np.std(x, 1)),
    Case(Std(Column, correction=1), (X,), lambda x: np.std(x, 2, ddof=1)),
    Case(Norm(), (X,), np.linalg.norm),
    Case(Norm(order=1), (X,), lambda x: np.sum(np.abs(x))),
    Case(Norm(order=3), (X,), lambda x: np.sum(np.abs(x) ** 3) ** (1 / 3)),
    Case(Norm(Row), (X,), lambda x: np.linalg.norm(x, axis=1)),
    Case(Norm(Row, Batch), (X,), lambda x: np.sqrt(np.sum(x * x, (0, 1)))),
    Case(Norm(Row, order=1), (X,), lambda x: np.sum(np.abs(x), 1)),
    Case(Norm(Row, order=2.5), (X,), lambda x: np.sum(np.abs(x) ** 2.5, 1) ** 0.4),
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
LABELLED: tuple[Any, ...] = (Min, ArgMin, Prod, ProdOthersAlong, L2Normalize, CountNonZero)
LABELLED += (Variance, Std, Norm, Median)
REFUSALS = [Refusal(op(Column), (TWO,), ABSENT) for op in LABELLED]
REFUSALS += [Refusal(op(Column), (B,), ABSENT) for op in (AnyTrue, AllTrue)]
REFUSALS += [Refusal(op, (TWO,), "needs the operand to be bool, not real") for op in (AnyTrue(), AllTrue())]
REFUSALS += [Refusal(op, (B,), "not bool") for op in (Min(), Prod(), ArgMin(Row), Min(Row), Prod(Row))]
TOTALS = Variance(), Std(), Norm(), Median()
REFUSALS += [
    Refusal(op, (N,), "needs the operand to be real, not int")
    for op in (
        *TOTALS,
        L2Normalize(Row),
        Variance(Row),
    )
]
REFUSALS += [Refusal(op(Row, Column), (TWO,), "which lack Column") for op in (Variance, Std, CountNonZero)]
REFUSALS += [Refusal(CosineSimilarity(Row), (X, TWO), "needs")]
REFUSALS += [
    Refusal(Omit(Row, Long), (SQUARES,), "needs V (Long) not to be among *A U *B"),
]
