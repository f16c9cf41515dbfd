from __future__ import annotations

import numpy as np

from tests.ops.cases.case import Case, Column, Refusal, Row, integers, real, truths
from typedtensor.ops import And, Equal, Greater, GreaterEqual, Less, LessEqual, Not, NotEqual, Or

X, Y = real(Row, Column, seed=1), real(Row, Column, seed=2)
N, J = integers(Row, below=3, seed=1), integers(Row, below=3, seed=2)
P, Q = truths(Row, Column, seed=1), truths(Row, Column, seed=2)

ORDERS = [
    (Less(), np.less),
    (LessEqual(), np.less_equal),
    (Greater(), np.greater),
    (GreaterEqual(), np.greater_equal),
]
EQUALITIES = [(Equal(), np.equal), (NotEqual(), np.not_equal)]
CONNECTIVES = [(And(), np.logical_and), (Or(), np.logical_or)]

CASES = [
    case
    for operation, reference in ORDERS + EQUALITIES
    for case in [
        Case(operation, (X, Y), reference),
        Case(operation, (N, J), reference),
        Case(operation, (N, 1), reference),
    ]
]
CASES += [Case(operation, (P, Q), reference) for operation, reference in EQUALITIES + CONNECTIVES]
CASES += [Case(operation, (P, True), reference) for operation, reference in CONNECTIVES]
CASES += [Case(Not(), (P,), np.logical_not)]

REFUSALS = [Refusal(operation, (P, Q), "bool") for operation, _ in ORDERS]
REFUSALS += [Refusal(operation, (X, N), "one kind") for operation, _ in ORDERS + EQUALITIES]
REFUSALS += [
    Refusal(operation, (X, real(Column, Row)), "to equal the axes *A of the second")
    for operation, _ in ORDERS + EQUALITIES
]
REFUSALS += [Refusal(operation, (P, X), "needs the second to be bool, not real") for operation, _ in CONNECTIVES]
REFUSALS += [Refusal(Not(), (X,), "needs the operand to be bool, not real")]
