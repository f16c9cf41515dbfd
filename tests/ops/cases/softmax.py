from __future__ import annotations

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Refusal, Row, integers, real
from typedtensor.ops import LogSoftmax, LogSumExp, Softmax

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

REFUSALS = [Refusal(op(Row), (real(Column),), "needs an axis U (Row) in the operand") for op, _ in REFERENCES]
REFUSALS += [Refusal(op(Row), (integers(Row, below=3),), "to be real, not int") for op, _ in REFERENCES]
