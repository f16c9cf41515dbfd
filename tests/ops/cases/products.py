from __future__ import annotations

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Other, Refusal, Row, integers, real, scalar
from typedtensor.ops import MatMul, Outer, SumOuter, Transpose

M, SQUARE = real(Row, Column), real(Row, Row)

CASES = [
    Case(MatMul(), (real(Batch, Row), M), np.matmul),
    Case(MatMul(), (real(Row), M), np.matmul),
    Case(MatMul(), (real(Batch, Other, Row), M), np.matmul),
    Case(MatMul(), (real(Batch, Row), SQUARE), np.matmul),
    Case(MatMul(), (SQUARE, SQUARE), np.matmul),
    Case(SumOuter(), (real(Batch, Row), real(Batch, Column)), lambda x, y: np.einsum("na,nb->ab", x, y)),
    Case(SumOuter(), (real(Row), real(Column)), np.outer),
    Case(
        SumOuter(),
        (real(Batch, Other, Row), real(Batch, Other, Column)),
        lambda x, y: np.einsum("mna,mnb->ab", x, y),
    ),
    Case(SumOuter(), (SQUARE, SQUARE), lambda x, y: x.T @ y),
    Case(Transpose(), (M,), np.transpose),
    Case(Transpose(), (SQUARE,), np.transpose),
    Case(Transpose(), (integers(Row, Column, below=5),), np.transpose),
    Case(Outer(), (real(Row), real(Column)), np.multiply.outer),
    Case(Outer(), (M, real(Row, Batch)), np.multiply.outer),
    Case(Outer(), (M, 2.0), np.multiply),
    Case(Outer(), (scalar(2.0), M), np.multiply),
]

REFUSALS = [
    Refusal(
        MatMul(),
        (real(Batch, Row), real(Batch, Row)),
        "needs the last axis of the first (Row) to equal the first axis of the second (Batch)",
    ),
    Refusal(MatMul(), (real(Row), real(Row)), "needs 2 axes in the second, which has 1 (Row)"),
    Refusal(MatMul(), (real(Batch, Row), integers(Row, Column, below=3)), "needs the second to be real, not int"),
    Refusal(MatMul(), (2.0, M), "needs at least 1 axis in the first, which has none"),
    Refusal(SumOuter(), (real(Batch, Row), real(Other, Column)), "needs"),
    Refusal(Transpose(), (real(Batch, Row, Column),), "needs 2 axes in the operand, which has 3"),
    Refusal(Outer(), (M, integers(Row, below=3)), "needs the second to be real, not int"),
]
