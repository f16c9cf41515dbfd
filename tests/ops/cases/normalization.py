from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Other, Refusal, Row, integers, real
from typedtensor.ops import GroupMean, MeanSquareOver, Normalize, NormalizeScale, RMSNormalize, RMSNormalizeScale

X = real(Batch, Row, Other)


def rms(x: Any) -> Any:
    return np.sqrt(np.mean(x * x, 1, keepdims=True) + 1e-5)


def mean_of_pairs(x: Any) -> Any:
    return np.stack([x[:, n // 2 * 2 : n // 2 * 2 + 2].mean((1, 2)) for n in range(4)], 1)[..., None] + 0 * x


CASES = [
    Case(GroupMean(Column, 2), (real(Batch, Column, Other),), mean_of_pairs),
    Case(GroupMean(Row), (real(Batch, Row, Other, Column),), lambda x: x.mean((2, 3), keepdims=True) + 0 * x),
    Case(GroupMean(Column, 2, squared=True), (real(Batch, Column, Other),), lambda x: mean_of_pairs(x * x)),
    Case(MeanSquareOver(Other, Batch), (X,), lambda x: np.mean(x * x, (0, 2))),
    Case(MeanSquareOver(Row), (real(Row),), lambda x: np.mean(x * x)),
    Case(Normalize(Row), (X,), lambda x: (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + 1e-5)),
    Case(Normalize(Row, 0.5), (real(Row),), lambda x: (x - x.mean()) / np.sqrt(x.var() + 0.5)),
    Case(NormalizeScale(Row), (X,), lambda x: 1 / np.sqrt(x.var(1) + 1e-5)),
    Case(RMSNormalize(Row), (X,), lambda x: x / rms(x)),
    Case(RMSNormalize(Row, 0.5), (real(Row),), lambda x: x / np.sqrt(np.mean(x * x) + 0.5)),
    Case(RMSNormalizeScale(Row), (X,), lambda x: (1 / rms(x))[:, 0]),
]

OPERATIONS = (GroupMean, Normalize, NormalizeScale, RMSNormalize, RMSNormalizeScale)
ABSENT = "needs an axis U (Column) in the operand, which has only (Batch, Row, Other)"

REFUSALS = [Refusal(operation(Column), (X,), ABSENT) for operation in OPERATIONS]
REFUSALS += [Refusal(MeanSquareOver(Row, Column), (X,), "which lack Column")]
REFUSALS += [Refusal(operation(Row), (integers(Row, below=3),), "to be real, not int") for operation in OPERATIONS]
REFUSALS += [Refusal(operation(Row), (real(Row, Row),), "exactly once") for operation in OPERATIONS]
