from __future__ import annotations

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Long, Refusal, Row, Sized, integers, real, truths
from typedtensor.ops import Arange, Pad, Positions

X = real(Batch, Row, Column)

CASES = [
    Case(Arange(Sized), (integers(below=4),), lambda x: x + np.arange(3)),
    Case(Positions(Row), (X,), lambda x: np.arange(3)),
    Case(Positions(Row), (truths(Row),), lambda x: np.arange(3)),
    Case(Pad(Row, Long, 1, 2), (X,), lambda x: np.pad(x, ((0, 0), (1, 2), (0, 0)))),
    Case(Pad(Row, Long, value=0.5, after=1), (real(Row),), lambda x: np.pad(x, (0, 1), constant_values=0.5)),
    Case(Pad(Row, Long), (real(Row),), lambda x: x),
    Case(Pad(Row, Long, 1, value=7), (integers(Row, below=4),), lambda x: np.append(7, x)),
    Case(Pad(Row, Long, 0, 1, True), (truths(Row),), lambda x: np.append(x, True)),
]

REFUSALS = [
    Refusal(Arange(Row), (real(Row),), "needs the operand to be int, not real"),
    Refusal(Positions(Column), (real(Row),), "needs an axis U (Column) in the operand"),
    Refusal(Pad(Row, Column, 1), (X,), "needs V (Column) not to be among *A U *B"),
    Refusal(Pad(Long, Sized, 1), (X,), "needs an axis U (Long) in the operand"),
]
