from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Other, Refusal, Row, integers, real
from typedtensor.ops import GLU, LogSoftmax, LogSumExp, PReLU, Softmax, Sparsemax

X = real(Batch, Row, Column)
REFERENCES = [
    (LogSumExp, lambda x, axis: np.log(np.sum(np.exp(x), axis))),
    (Softmax, lambda x, axis: np.exp(x) / np.sum(np.exp(x), axis, keepdims=True)),
    (LogSoftmax, lambda x, axis: np.log(np.exp(x) / np.sum(np.exp(x), axis, keepdims=True))),
]

CASES = [
    Case(op(axis), (X,), lambda x, f=f, n=n: f(x, n))
    for op, f in REFERENCES
    for n, axis in enumerate((Batch, Row, Column))
]


def sparse(x: Any, axis: int) -> Any:
    low, high = x.min(axis, keepdims=True) - 1.0, x.max(axis, keepdims=True)
    for _ in range(100):
        middle = (low + high) / 2
        many = np.maximum(x - middle, 0).sum(axis, keepdims=True) > 1
        low, high = np.where(many, middle, low), np.where(many, high, middle)
    return np.maximum(x - low, 0)


CASES += [
    *(Case(Sparsemax(axis), (X,), lambda x, n=n: sparse(x, n)) for n, axis in enumerate((Batch, Row, Column))),
    Case(GLU(Column, Other), (X,), lambda x: x[..., :2] / (1 + np.exp(-x[..., 2:]))),
    Case(GLU(Batch, Other), (X,), lambda x: x[:1] / (1 + np.exp(-x[1:]))),
    Case(PReLU(), (X, real(Batch, Row, Column, seed=1)), lambda x, a: np.where(x > 0, x, a * x)),
    Case(PReLU(), (X, 0.25), lambda x, a: np.where(x > 0, x, a * x)),
]

REFUSALS = [Refusal(op(Row), (real(Column),), "needs an axis U (Row) in the operand") for op, _ in REFERENCES]
REFUSALS += [Refusal(op(Row), (integers(Row, below=3),), "to be real, not int") for op, _ in REFERENCES]
REFUSALS += [
    Refusal(Sparsemax(Row), (real(Column),), "needs an axis U (Row) in the operand"),
    Refusal(GLU(Row, Column), (X,), "needs V (Column) not to be among *A U *B"),
    Refusal(PReLU(), (X, real(Column)), "needs the axes *A of the first"),
]
