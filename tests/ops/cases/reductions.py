from __future__ import annotations

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Other, Refusal, Row, integers, real, scalar, truths
from typedtensor import IntTensor
from typedtensor.ops import (
    ArgMax,
    Expand,
    ExpandAlong,
    ExpandLeading,
    ExpandLike,
    Fill,
    Max,
    Mean,
    Size,
    Sum,
    SumLike,
)

X, N = real(Batch, Row, Column), integers(Row, Column, below=9)

CASES = [
    Case(Sum(), (X,), np.sum),
    Case(Sum(), (N,), np.sum),
    Case(Sum(), (scalar(2.0),), np.sum),
    Case(Mean(), (X,), np.mean),
    Case(Mean(), (truths(Row, Column),), np.mean),
    Case(Mean(Row), (truths(Row, Column),), lambda x: np.mean(x, 0)),
    Case(Max(), (X,), np.max),
    Case(Max(), (N,), np.max),
    Case(Size(), (X,), lambda x: x.size),
    Case(Size(), (scalar(2.0),), lambda x: 1),
    Case(Sum(Row), (X,), lambda x: np.sum(x, 1)),
    Case(Sum(Column), (X,), lambda x: np.sum(x, 2)),
    Case(Sum(Row), (real(Row),), np.sum),
    Case(Sum(Column, Batch), (X,), lambda x: np.sum(x, (0, 2))),
    Case(Mean(Row, Column), (X,), lambda x: np.mean(x, (1, 2))),
    Case(Max(Batch, Row), (X,), lambda x: np.max(x, (0, 1))),
    Case(Size(Column, Row), (X,), lambda x: 12),
    Case(Sum(Row), (N,), lambda x: np.sum(x, 0)),
    Case(Sum(Row), (real(Batch, Row, Batch),), lambda x: np.sum(x, 1)),
    Case(Mean(Batch), (X,), lambda x: np.mean(x, 0)),
    Case(Mean(Column), (X,), lambda x: np.mean(x, 2)),
    Case(Max(Row), (X,), lambda x: np.max(x, 1)),
    Case(Max(Row), (N,), lambda x: np.max(x, 0)),
    Case(Size(Row), (X,), lambda x: 3),
    Case(ArgMax(Row), (X,), lambda x: np.argmax(x, 1)),
    Case(ArgMax(Row), (N,), lambda x: np.argmax(x, 0)),
    Case(Fill(Row(3), Column(4)), (scalar(0.5),), lambda x: np.full((3, 4), 0.5)),
    Case(Fill(Row(3), Row(3)), (IntTensor[()](2),), lambda x: np.full((3, 3), 2)),
    Case(Expand(Batch(2)), (real(Row),), lambda x: np.stack([x, x])),
    Case(Expand(Batch(2)), (scalar(0.5),), lambda x: np.stack([x, x])),
    Case(Expand(Batch(2)), (truths(Row),), lambda x: np.stack([x, x])),
    Case(ExpandLike(), (real(Column), X), lambda x, like: np.broadcast_to(x, like.shape)),
    Case(ExpandLike(), (X, X), lambda x, like: x),
    Case(ExpandLike(), (scalar(2.0), N), lambda x, like: np.broadcast_to(x, like.shape)),
    Case(ExpandLike(), (2.0, X), lambda x, like: np.full(like.shape, 2.0)),
    Case(ExpandLike(), (real(Batch, Column), X), lambda x, like: np.stack([x] * 3, 1)),
    Case(ExpandLike(), (real(Column, Batch), X), lambda x, like: np.stack([x.T] * 3, 1)),
    Case(ExpandLike(), (real(Row), real(Column, Row, Column)), lambda x, like: np.tile(x[None, :, None], (4, 1, 4))),
    Case(SumLike(), (real(Column), X), lambda like, x: np.sum(x, (0, 1))),
    Case(SumLike(), (real(Column, Batch), X), lambda like, x: np.sum(x, 1).T),
    Case(SumLike(), (X, X), lambda like, x: x),
    Case(SumLike(), (scalar(1.0), X), lambda like, x: np.sum(x)),
    Case(ExpandLeading(), (real(Column), X), lambda x, like: np.broadcast_to(x, like.shape)),
    Case(ExpandLeading(), (real(Row, Column), X), lambda x, like: np.broadcast_to(x, like.shape)),
    Case(ExpandLeading(), (real(Row), real(Row, Row)), lambda x, like: np.stack([x] * 3)),
    Case(ExpandLeading(), (2.0, X), lambda x, like: np.full(like.shape, 2.0)),
    Case(ExpandAlong(Row), (X, real(Batch, Column)), lambda like, x: np.stack([x] * 3, 1)),
    Case(ExpandAlong(Row), (truths(Row), 2.0), lambda like, x: np.full(3, 2.0)),
]

ABSENT = "needs an axis U (Column) in the operand, which has only (Batch, Row)"
TWICE = "needs U (Row) exactly once in the operand, which has it 2 times"

REFUSALS = [Refusal(op(Column), (real(Batch, Row),), ABSENT) for op in (Sum, Mean, Max, ArgMax)]
REFUSALS += [Refusal(op(Column, Row), (real(Batch, Row),), "which lack Column") for op in (Sum, Mean, Max, Size)]
REFUSALS += [Refusal(op(Row), (real(Row, Row),), TWICE) for op in (Sum, Mean, Max, ArgMax)]
REFUSALS += [Refusal(op, (truths(Row),), "not bool") for op in (Sum(), Max(), Sum(Row), Max(Row))]
REFUSALS += [Refusal(ArgMax(Row), (truths(Row),), "not bool")]
REFUSALS += [Refusal(op, (N,), "needs an operand that is not int") for op in (Mean(), Mean(Row))]
REFUSALS += [
    Refusal(Fill(Column(4)), (real(Row),), "needs no axes in the operand"),
    Refusal(Expand(Row(3)), (real(Row),), "needs U (Row) not to be among *A (Row)"),
    Refusal(
        ExpandLike(), (real(Other), X), "needs the axes *A (Other) among *B (Batch, Row, Column), which lack Other"
    ),
    Refusal(ExpandLike(), (real(Row), real(Row, Row)), "needs each axis of *A (Row) exactly once there and among *B"),
    Refusal(SumLike(), (real(Other), X), "needs the axes *A (Other) among *B (Batch, Row, Column), which lack Other"),
    Refusal(ExpandLeading(), (real(Row), X), "to equal the axes *A of the second (Batch, Row, Column)"),
    Refusal(ExpandAlong(Row), (X, real(Column, Batch)), "needs the second to have the axes *A *B (Batch, Column)"),
]
