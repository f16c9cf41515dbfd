from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Refusal, Row, integers, real, truths
from typedtensor import BoolTensor
from typedtensor.ops import MaskedLogSoftmax, MaskedSoftmax

X = real(Batch, Row, Column)
SOME = BoolTensor[Batch, Column](np.array([[True, False, True, True], [False] * 4]))
ALL = BoolTensor[Row](np.full(3, True))


def softmax(x: Any, mask: Any, axis: int) -> Any:
    powers = np.exp(x) * mask
    total = np.sum(powers, axis, keepdims=True)
    return powers / np.where(total, total, 1.0)


def over_rows(mask: Any) -> Any:
    return mask[:, None, :]


CASES = [
    Case(MaskedSoftmax(Column), (X, SOME), lambda x, m: softmax(x, over_rows(m), 2)),
    Case(MaskedSoftmax(Batch), (X, SOME), lambda x, m: softmax(x, over_rows(m), 0)),
    Case(MaskedSoftmax(Column), (X, truths(Column, Batch)), lambda x, m: softmax(x, over_rows(m.T), 2)),
    Case(MaskedSoftmax(Row), (X, truths(Batch, Row, Column, seed=3)), lambda x, m: softmax(x, m, 1)),
    # Not so easily: where the mask is false the logarithm is infinite, and has no finite differences.
    Case(MaskedLogSoftmax(Row), (X, ALL), lambda x, m: np.log(softmax(x, m[:, None], 1))),
]

REFUSALS = [
    refusal
    for op in (MaskedSoftmax, MaskedLogSoftmax)
    for refusal in (
        Refusal(op(Column), (X, truths(Batch, Row)), "needs an axis U (Column) in the second"),
        Refusal(op(Column), (real(Row, Column), SOME), "*C *D (Batch) among *A *B (Row), which lack Batch"),
        Refusal(op(Column), (X, integers(Column, below=2)), "needs the second to be bool, not int"),
        Refusal(op(Row), (X, truths(Column, Row, Column)), "each axis of *C *D (Column, Column) exactly once"),
        Refusal(op(Column), (real(Batch), SOME), "needs an axis U (Column) in the first"),
    )
]
