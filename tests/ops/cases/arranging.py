from __future__ import annotations

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Long, Refusal, Row, Sized, integers, real, truths
from typedtensor.ops import (
    Arange,
    Diagonal,
    Flip,
    Pad,
    Positions,
    Roll,
    SumRepeated,
    Tile,
    Trace,
    Tril,
    Triu,
)

X, SQUARE = real(Batch, Row, Column), real(Row, Batch, Sized)
LONG = real(Batch, Long)

CASES = [
    Case(Arange(Sized), (integers(below=4),), lambda x: x + np.arange(3)),
    Case(Positions(Row), (X,), lambda x: np.arange(3)),
    Case(Positions(Row), (truths(Row),), lambda x: np.arange(3)),
    Case(Flip(Row), (X,), lambda x: x[:, ::-1]),
    Case(Flip(Row), (truths(Row),), lambda x: x[::-1]),
    Case(Roll(Row, 1), (X,), lambda x: np.roll(x, 1, 1)),
    Case(Roll(Column, -6), (X,), lambda x: np.roll(x, -6, 2)),
    Case(Tile(Row, Long, 4), (X,), lambda x: np.tile(x, (1, 4, 1))),
    Case(Tile(Row, Long, 4, True), (X,), lambda x: np.repeat(x, 4, 1)),
    Case(Tile(Row, Long, 2), (truths(Row),), lambda x: np.tile(x, 2)),
    Case(SumRepeated(Column, Long, 3, False), (real(Batch, Column), LONG), lambda _, x: x.reshape(2, 3, 4).sum(1)),
    Case(SumRepeated(Column, Long, 3, True), (real(Batch, Column), LONG), lambda _, x: x.reshape(2, 4, 3).sum(2)),
    Case(Tril(Row, Column), (X,), np.tril),
    Case(Tril(Batch, Column, -1), (X,), lambda x: np.tril(x.transpose(1, 0, 2), -1).transpose(1, 0, 2)),
    Case(Triu(Row, Column, 1), (X,), lambda x: np.triu(x, 1)),
    Case(Triu(Row, Column), (integers(Row, Column, below=9),), np.triu),
    Case(Diagonal(Row, Sized), (SQUARE,), lambda x: np.einsum("ibi->ib", x)),
    Case(Trace(Row, Sized), (SQUARE,), lambda x: np.einsum("ibi->b", x)),
    Case(Pad(Row, Long, 1, 2), (X,), lambda x: np.pad(x, ((0, 0), (1, 2), (0, 0)))),
    Case(Pad(Row, Long, value=0.5, after=1), (real(Row),), lambda x: np.pad(x, (0, 1), constant_values=0.5)),
    Case(Pad(Row, Long), (real(Row),), lambda x: x),
    Case(Pad(Row, Long, 1, value=7), (integers(Row, below=4),), lambda x: np.append(7, x)),
    Case(Pad(Row, Long, 0, 1, True), (truths(Row),), lambda x: np.append(x, True)),
]

REFUSALS = [
    Refusal(Arange(Row), (real(Row),), "needs the operand to be int, not real"),
    Refusal(Positions(Column), (real(Row),), "needs an axis U (Column) in the operand"),
    *(Refusal(op, (real(Batch),), "needs an axis U (Row) in the operand") for op in (Flip(Row), Roll(Row, 1))),
    Refusal(Tile(Row, Column, 2), (X,), "needs V (Column) not to be among *A *B"),
    Refusal(SumRepeated(Row, Long, 2, False), (X, X), "needs"),
    *(Refusal(op(Row, Column), (real(Row),), "needs") for op in (Tril, Triu, Diagonal, Trace)),
    Refusal(Tril(Column, Row), (X,), "needs U V (Column, Row) in this order in the operand"),
    Refusal(Diagonal(Row, Sized), (truths(Row, Sized),), "not bool"),
    Refusal(Pad(Row, Column, 1), (X,), "needs V (Column) not to be among *A U *B"),
    Refusal(Pad(Long, Sized, 1), (X,), "needs an axis U (Long) in the operand"),
]
