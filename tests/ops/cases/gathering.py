from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Other, Refusal, Row, integers, real, truths
from typedtensor import IntTensor
from typedtensor.ops import AddAt, Embed, OneHot, PutAlong, TakeAlong

X, INDEX = real(Batch, Row, Column), integers(Batch, Column, below=3)
TABLE, ROWS = real(Row, Column), integers(Batch, Other, below=3)
REPEATED = IntTensor[Batch]([2, 2])


def take(x: Any, index: Any) -> Any:
    return np.take_along_axis(x, index[:, None, :], 1)[:, 0, :]


def put(like: Any, index: Any, x: Any) -> Any:
    zeros = np.zeros(like.shape)
    for b, c in np.ndindex(index.shape):
        zeros[b, index[b, c], c] = x[b, c]
    return zeros


def add_rows(like: Any, index: Any, x: Any) -> Any:
    zeros = np.zeros(like.shape)
    np.add.at(zeros, index, x)
    return zeros


CASES = [
    Case(TakeAlong(Row), (X, INDEX), take),
    Case(TakeAlong(Row), (real(Row), 1), lambda x, index: x[1]),
    Case(PutAlong(Row), (X, INDEX, real(Batch, Column)), put),
    Case(PutAlong(Row), (real(Row), 1, 2.0), lambda like, index, x: np.asarray([0.0, 2.0, 0.0])),
    Case(Embed(), (ROWS, TABLE), lambda index, table: table[index]),
    Case(Embed(), (REPEATED, TABLE), lambda index, table: table[index]),
    Case(Embed(), (1, TABLE), lambda index, table: table[index]),
    Case(AddAt(Row), (TABLE, ROWS, real(Batch, Other, Column)), add_rows),
    Case(AddAt(Row), (TABLE, REPEATED, real(Batch, Column)), add_rows),
    Case(AddAt(Row), (TABLE, 1, real(Column)), add_rows),
    Case(OneHot(Row(3)), (INDEX,), lambda index: np.eye(3)[index]),
]

REFUSALS = [
    Refusal(TakeAlong(Row), (X, real(Batch, Column)), "needs the second to be int, not real"),
    Refusal(TakeAlong(Row), (X, integers(Batch, below=3)), "needs the second to have the axes *A *B (Batch, Column)"),
    Refusal(PutAlong(Row), (X, INDEX, X), "needs the third to have the axes *A *B (Batch, Column)"),
    Refusal(Embed(), (TABLE, TABLE), "needs the first to be int, not real"),
    Refusal(Embed(), (ROWS, X), "needs 2 axes in the second, which has 3"),
    Refusal(AddAt(Row), (TABLE, ROWS, real(Batch, Other, Row)), "needs"),
    Refusal(OneHot(Row(3)), (truths(Batch),), "needs the operand to be int, not bool"),
    Refusal(OneHot(Batch(2)), (INDEX,), "needs V (Batch) not to be among *A (Batch, Column)"),
]
