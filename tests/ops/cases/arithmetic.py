from __future__ import annotations

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Refusal, Row, integers, positive, real, scalar, truths
from typedtensor.ops import Add, Div, Maximum, Minimum, Mul, Neg, Pow, Sub

X, Y = real(Row, Column, seed=1), real(Row, Column, seed=2)
N, J = integers(Row, below=9, seed=1), integers(Row, below=9, seed=2)

CASES = [
    case
    for operation, reference in [
        (Add(), np.add),
        (Sub(), np.subtract),
        (Mul(), np.multiply),
        (Div(), np.divide),
        (Maximum(), np.maximum),
        (Minimum(), np.minimum),
    ]
    for case in [
        Case(operation, (X, Y), reference),
        Case(operation, (X, scalar(0.7)), reference),
        Case(operation, (scalar(0.7), X), reference),
        Case(operation, (X, 0.3), reference),
        Case(operation, (2, X), reference),
        Case(operation, (scalar(1.5), scalar(0.7)), reference),
    ]
]
CASES += [
    Case(Add(), (N, J), np.add),
    Case(Sub(), (N, 2), np.subtract),
    Case(Mul(), (N, J), np.multiply),
    Case(Maximum(), (N, J), np.maximum),
    Case(Minimum(), (N, 4), np.minimum),
    Case(Neg(), (X,), np.negative),
    Case(Neg(), (N,), np.negative),
    Case(Pow(), (positive(Row, Column), Y), np.power),
    Case(Pow(), (positive(Row), 3), np.power),
    Case(Pow(), (X, 2.0), np.power),
    Case(Pow(), (2.0, X), np.power),
    Case(Pow(), (scalar(2.0), X), np.power),
    Case(Pow(), (N, 2), np.power),
]

REFUSALS = [
    refusal
    for operation in (Add(), Sub(), Mul(), Div(), Pow(), Maximum(), Minimum())
    for refusal in [
        Refusal(operation, (real(Batch, Row), real(Row)), "needs the axes *A of the first (Batch, Row) to equal"),
        Refusal(operation, (real(Row, Column), real(Column, Row)), "(Row, Column) to equal the axes *A of the second"),
        Refusal(operation, (truths(Row), truths(Row)), "bool"),
        Refusal(operation, (X, integers(Row, Column, below=3)), "int"),
    ]
]
REFUSALS += [Refusal(Neg(), (truths(Row),), "needs an operand that is not bool")]
