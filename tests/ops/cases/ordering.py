from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Long, Other, Refusal, Row, Sized, integers, real, truths
from typedtensor.ops import (
    AddAt,
    ArgSort,
    ArgTopK,
    CumMax,
    CumMin,
    CumProd,
    CumProdSlope,
    CumSum,
    EmbedBag,
    Gather,
    IndexUpdate,
    LastRecord,
    ScatterAdd,
    SegmentMax,
    SegmentMean,
    SegmentSoftmax,
    SegmentSum,
    Sort,
    Take,
    TopK,
)

X, N = real(Batch, Row, Column), integers(Row, Column, below=9)
Z = real(Batch, Row, Column, seed=1)
LIST, GRID = integers(Long, below=3), integers(Other, Batch, below=3)
TABLE = real(Sized, Column)
MANY = integers(Batch, Other, Column, below=3)
IDS = integers(Column, below=3)


def added(like: Any, index: Any, x: Any) -> Any:
    made = np.zeros_like(like)
    key: Any = (slice(None), index)
    np.add.at(made, key, x)
    return made


def updated(x: Any, index: Any, y: Any) -> Any:
    return np.where(np.isin(np.arange(3), index)[:, None], added(x, index, y), x)


def updated_first(x: Any, index: Any, y: Any) -> Any:
    return updated(x[None], index, y[None])[0]


def scattered(like: Any, index: Any, x: Any) -> Any:
    made = np.zeros_like(like)
    for b, o, c in np.ndindex(index.shape):
        made[b, index[b, o, c], c] += x[b, o, c]
    return made


def by_segment(function: Any) -> Any:
    return lambda x, ids: np.stack([function(x[..., ids == n]) for n in range(3)], -1)


def softmax(x: Any, ids: Any) -> Any:
    return np.exp(x) / np.stack([np.exp(x)[..., ids == n].sum(-1) for n in ids], -1)


CASES = [
    Case(Sort(Row), (X,), lambda x: np.sort(x, 1)),
    Case(Sort(Row, True), (X,), lambda x: -np.sort(-x, 1)),
    Case(Sort(Row), (N,), lambda x: np.sort(x, 0)),
    Case(ArgSort(Column), (X,), lambda x: np.argsort(x, 2)),
    Case(ArgSort(Column, True), (X,), lambda x: np.argsort(-x, 2)),
    Case(ArgSort(Row, True), (N,), lambda x: np.argsort(-x, 0, kind="stable")),
    Case(TopK(Column, Sized), (X,), lambda x: -np.sort(-x, 2)[..., :3]),
    Case(TopK(Column, Other(2)), (X,), lambda x: -np.sort(-x, 2)[..., :2]),
    Case(TopK(Row, Sized), (N,), lambda x: -np.sort(-x, 0)[:3]),
    Case(ArgTopK(Column, Other(2)), (X,), lambda x: np.argsort(-x, 2)[..., :2]),
    Case(CumSum(Row), (X,), lambda x: np.cumsum(x, 1)),
    Case(CumSum(Row, True), (X,), lambda x: np.cumsum(x[:, ::-1], 1)[:, ::-1]),
    Case(CumSum(Row), (N,), lambda x: np.cumsum(x, 0)),
    Case(CumProd(Column), (X,), lambda x: np.cumprod(x, 2)),
    Case(CumProd(Row), (N,), lambda x: np.cumprod(x, 0)),
    Case(CumProdSlope(Column), (X, Z), lambda x, z: np.cumprod(x, 2) * np.cumsum(z / x, 2)),
    Case(
        CumProdSlope(Column, True), (X, Z), lambda x, z: np.flip(np.cumsum(np.flip(z * np.cumprod(x, 2), 2), 2), 2) / x
    ),
    Case(CumMax(Row), (X,), lambda x: np.maximum.accumulate(x, 1)),
    Case(CumMax(Row), (N,), lambda x: np.maximum.accumulate(x, 0)),
    Case(CumMin(Column), (X,), lambda x: np.minimum.accumulate(x, 2)),
    Case(LastRecord(Row), (real(Row),), lambda x: [np.argmax(x[: n + 1]) for n in range(3)]),
    Case(LastRecord(Column), (N,), lambda x: [[np.argmax(r[: n + 1]) for n in range(4)] for r in x]),
    Case(Take(Row), (X, LIST), lambda x, n: np.take(x, n, 1)),
    Case(Take(Row), (X, GRID), lambda x, n: np.take(x, n, 1)),
    Case(Take(Row), (real(Row), LIST), lambda x, n: x[n]),
    Case(Take(Row), (truths(Row), GRID), lambda x, n: x[n]),
    Case(Take(Row), (X, 2), lambda x, n: x[:, 2]),
    Case(AddAt(Row), (X, LIST, real(Batch, Long, Column)), added),
    Case(AddAt(Row), (X, GRID, real(Batch, Other, Batch, Column)), added),
    Case(IndexUpdate(Row), (X, LIST, real(Batch, Long, Column)), updated),
    Case(IndexUpdate(Row), (X, integers(Other, below=2), real(Batch, Other, Column)), updated),
    Case(IndexUpdate(Row), (real(Row), 1, 5.0), lambda x, n, y: np.where(np.arange(3) == 1, 5.0, x)),
    Case(IndexUpdate(Row), (N, integers(Other, below=2), integers(Other, Column, below=9)), updated_first),
    Case(EmbedBag(Other), (GRID, TABLE), lambda n, x: x[n].sum(0)),
    Case(EmbedBag(Batch, True), (GRID, TABLE), lambda n, x: x[n].mean(1)),
    Case(EmbedBag(Other, False, 1), (GRID, TABLE), lambda n, x: (x[n] * (n != 1)[..., None]).sum(0)),
    Case(
        EmbedBag(Long, True, 1),
        (LIST, TABLE),
        lambda n, x: x[n[n != 1]].mean(0),
    ),
    Case(Gather(Row, Other), (X, MANY), lambda x, n: np.take_along_axis(x, n, 1)),
    Case(Gather(Row, Row), (real(Row), integers(Row, below=3)), lambda x, n: x[n]),
    Case(ScatterAdd(Row, Other), (X, MANY, real(Batch, Other, Column)), scattered),
    Case(SegmentSum(Column, Sized), (X, IDS), by_segment(lambda x: x.sum(-1))),
    Case(
        SegmentSum(Row, Other(2)), (real(Row), integers(Row, below=2)), lambda x, n: [x[n == 0].sum(), x[n == 1].sum()]
    ),
    Case(SegmentMean(Column, Sized), (X, IDS), by_segment(lambda x: x.sum(-1) / max(1, x.shape[-1]))),
    Case(
        SegmentMax(Column, Other(2)),
        (X, integers(Column, below=2)),
        lambda x, n: by_segment(lambda x: x.max(-1, initial=-np.inf))(x, n)[..., :2],
    ),
    Case(SegmentSoftmax(Column, Sized), (X, IDS), softmax),
]

ABSENT = "needs an axis U (Column) in the operand, which has only (Batch, Row)"
TWO = real(Batch, Row)
ORDERED = (Sort, ArgSort, CumSum, CumProd, CumMax, CumMin, LastRecord)
REFUSALS = [Refusal(op(Column), (TWO,), ABSENT) for op in ORDERED]
REFUSALS += [Refusal(CumProdSlope(Column), (X, TWO), "needs an axis U (Column) in the second")]
REFUSALS += [Refusal(op(Row), (truths(Row),), "not bool") for op in ORDERED]
REFUSALS += [Refusal(op(Column, Sized), (TWO,), "needs an axis U (Column)") for op in (TopK, ArgTopK)]
REFUSALS += [Refusal(op(Column, Row(2)), (X,), "needs V (Row) not to be among *A *B") for op in (TopK, ArgTopK)]
REFUSALS += [
    Refusal(op(Column, Sized), (X, integers(Row, below=2)), "needs")
    for op in (SegmentSum, SegmentMean, SegmentMax, SegmentSoftmax)
]
REFUSALS += [
    Refusal(Take(Column), (TWO, LIST), "needs an axis U (Column) in the first"),
    Refusal(Take(Row), (TWO, real(Long)), "needs the second to be int, not real"),
    Refusal(AddAt(Row), (TWO, LIST, TWO), "needs"),
    Refusal(EmbedBag(Row), (LIST, TWO), "needs an axis U (Row) in the first"),
    Refusal(IndexUpdate(Row), (TWO, LIST, TWO), "needs"),
    Refusal(Gather(Row, Other), (X, LIST), "needs"),
    Refusal(ScatterAdd(Row, Other), (X, MANY, X), "needs"),
]
