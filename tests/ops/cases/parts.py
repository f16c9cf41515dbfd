from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Long, Other, Refusal, Row, integers, real
from typedtensor.ops import (
    ConcatAlong,
    PlaceAlong,
    PlaceIndex,
    PlacePart,
    Select,
    SliceAlong,
    TakePart,
)

X, LONG, SHORT = real(Batch, Column), real(Batch, Long), real(Batch, Other)


def placed(like: Any, x: Any, key: Any) -> Any:
    zeros = np.zeros(like.shape)
    zeros[key] = x
    return zeros


CASES = [
    Case(SliceAlong(Long, Row, 2, 5), (LONG,), lambda x: x[:, 2:5]),
    Case(SliceAlong(Long, Row, 1, None, 4), (LONG,), lambda x: x[:, 1::4]),
    Case(SliceAlong(Long, Row, -3), (LONG,), lambda x: x[:, -3:]),
    Case(SliceAlong(Long, Row, 0, 0), (integers(Long, below=9),), lambda x: x[:0]),
    Case(PlaceAlong(Long, Row, 1, None, 4), (LONG, real(Batch, Row)), lambda a, x: placed(a, x, np.s_[:, 1::4])),
    Case(PlaceAlong(Long, Other, -2), (LONG, SHORT), lambda a, x: placed(a, x, np.s_[:, -2:])),
    Case(Select(Column, 2), (X,), lambda x: x[:, 2]),
    Case(Select(Batch, -1), (X,), lambda x: x[-1]),
    Case(Select(Batch, 0), (integers(Batch, below=5),), lambda x: x[0]),
    Case(PlaceIndex(Column, 2), (X, real(Batch)), lambda a, x: placed(a, x, np.s_[:, 2])),
    Case(PlaceIndex(Row, 1), (real(Row), 2.0), lambda a, x: placed(a, x, 1)),
    Case(ConcatAlong(Column, Other, Long), (X, SHORT), lambda x, y: np.concatenate([x, y], 1)),
    Case(ConcatAlong(Batch, Batch, Long), (X, X), lambda x, y: np.concatenate([x, y])),
    Case(
        ConcatAlong(Row, Other, Long), tuple(integers(a, below=9) for a in (Row, Other)), lambda x, y: np.append(x, y)
    ),
    Case(TakePart(Column, Long), (X, LONG), lambda like, x: x[:, :4]),
    Case(TakePart(Column, Long, last=True), (X, LONG), lambda like, x: x[:, -4:]),
    Case(PlacePart(Column, Long), (LONG, X), lambda a, x: placed(a, x, np.s_[:, :4])),
    Case(PlacePart(Column, Long, last=True), (LONG, X), lambda a, x: placed(a, x, np.s_[:, -4:])),
]

REFUSALS = [
    Refusal(SliceAlong(Long, Batch), (LONG,), "needs V (Batch) not to be among *A U *B (Batch, Long)"),
    Refusal(SliceAlong(Long, Long), (LONG,), "needs V (Long) not to be among"),
    Refusal(SliceAlong(Row, Other), (LONG,), "needs an axis U (Row) in the operand"),
    Refusal(PlaceAlong(Long, Row), (LONG, LONG), "needs an axis V (Row) in the second"),
    Refusal(PlaceAlong(Long, Long), (LONG, LONG), "needs V (Long) not to be among U (Long)"),
    Refusal(Select(Row, 0), (LONG,), "needs an axis U (Row) in the operand"),
    Refusal(PlaceIndex(Long, 0), (LONG, LONG), "needs the second to have the axes *A *B (Batch)"),
    Refusal(ConcatAlong(Column, Other, Batch), (X, SHORT), "needs W (Batch) not to be among *A *B (Batch)"),
    Refusal(ConcatAlong(Column, Other, Long), (X, real(Row, Other)), "needs"),
    Refusal(TakePart(Column, Long), (X, SHORT), "needs an axis W (Long) in the second"),
    Refusal(PlacePart(Column, Long), (LONG, SHORT), "needs an axis U (Column) in the second"),
]
