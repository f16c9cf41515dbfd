from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Refusal, Row, integers, real, truths
from typedtensor import IntTensor
from typedtensor.ops import CrossEntropy, MeanSquaredError


def cross_entropy(x: Any, target: Any) -> Any:
    """The classes are along the last axis."""
    log_p = np.log(np.exp(x) / np.sum(np.exp(x), axis=-1, keepdims=True))
    return np.asarray([-log_p[index][target[index]] for index in np.ndindex(target.shape)]).reshape(target.shape)


X = real(Batch, Row)

CASES = [
    Case(CrossEntropy(Row), (X, integers(Batch, below=3)), cross_entropy),
    Case(CrossEntropy(Row), (real(Row), IntTensor[()](2)), cross_entropy),
    Case(CrossEntropy(Row), (real(Row, Batch), integers(Batch, below=3)), lambda x, t: cross_entropy(x.T, t)),
    Case(
        CrossEntropy(Row),
        (real(Batch, Row, Column), integers(Batch, Column, below=3)),
        lambda x, t: cross_entropy(np.moveaxis(x, 1, 2), t),
    ),
    Case(MeanSquaredError(), (X, real(Batch, Row, seed=2)), lambda x, y: np.mean((x - y) ** 2)),
]

REFUSALS = [
    Refusal(CrossEntropy(Column), (X, integers(Batch, below=3)), "needs an axis U (Column) in the first"),
    Refusal(CrossEntropy(Row), (X, real(Batch)), "needs the second to be int, not real"),
    Refusal(CrossEntropy(Row), (X, integers(Row, below=3)), "needs"),
    Refusal(CrossEntropy(Row), (X, truths(Batch)), "needs the second to be int, not bool"),
    Refusal(MeanSquaredError(), (X, real(Row)), "needs the axes *A of the first (Batch, Row)"),
]
