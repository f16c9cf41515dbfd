from __future__ import annotations

from typing import Any

import numpy as np

from tests.ops.cases.case import Batch, Case, Column, Refusal, Row, integers, positive, real, scalar, truths
from typedtensor import IntTensor
from typedtensor.ops import (
    AbsoluteError,
    BinaryCrossEntropy,
    CrossEntropy,
    Entropy,
    Hinge,
    Huber,
    KLDiv,
    MeanSquaredError,
    NegativeLogLikelihood,
    PoissonLoss,
    SmoothedCrossEntropy,
    SquaredError,
)


def cross_entropy(x: Any, target: Any) -> Any:
    """The classes are along the last axis."""
    log_p = np.log(np.exp(x) / np.sum(np.exp(x), axis=-1, keepdims=True))
    return np.asarray([-log_p[index][target[index]] for index in np.ndindex(target.shape)]).reshape(target.shape)


def of_probabilities(x: Any, q: Any) -> Any:
    """The classes are along the last axis; q need not add up to 1."""
    return -np.sum(q * np.log(np.exp(x) / np.sum(np.exp(x), axis=-1, keepdims=True)), axis=-1)


def smoothed(x: Any, target: Any, share: float, ignored: int) -> Any:
    log_p = x - np.log(np.sum(np.exp(x), axis=-1, keepdims=True))
    aims = np.where(np.eye(3)[np.where(target == ignored, 0, target)] > 0, 1 - share, 0) + share / 3
    return np.where(target == ignored, 0, -np.sum(aims * log_p, -1))


def binary_cross_entropy(x: Any, target: Any) -> Any:
    return -np.where(target, np.log(1 / (1 + np.exp(-x))), np.log(1 / (1 + np.exp(x))))


def huber(x: Any, y: Any, delta: float = 1.0) -> Any:
    size = np.abs(x - y)
    return np.where(size <= delta, size**2 / 2, delta * (size - delta / 2))


X, Y, PROBABLE = real(Batch, Row), real(Batch, Row, seed=2), positive(Batch, Row)

CASES = [
    Case(CrossEntropy(Row), (X, integers(Batch, below=3)), cross_entropy),
    Case(CrossEntropy(Row), (real(Row), IntTensor[()](2)), cross_entropy),
    Case(CrossEntropy(Row), (real(Row, Batch), integers(Batch, below=3)), lambda x, t: cross_entropy(x.T, t)),
    Case(
        CrossEntropy(Row),
        (real(Batch, Row, Column), integers(Batch, Column, below=3)),
        lambda x, t: cross_entropy(np.moveaxis(x, 1, 2), t),
    ),
    Case(CrossEntropy(Row), (X, PROBABLE), of_probabilities),
    Case(CrossEntropy(Row), (real(Row), positive(Row)), of_probabilities),
    Case(
        CrossEntropy(Row),
        (real(Batch, Row, Column), positive(Batch, Row, Column)),
        lambda x, q: of_probabilities(np.moveaxis(x, 1, 2), np.moveaxis(q, 1, 2)),
    ),
    Case(SmoothedCrossEntropy(Row, 0.2), (X, IntTensor[Batch]([2, 0])), lambda x, t: smoothed(x, t, 0.2, -1)),
    Case(SmoothedCrossEntropy(Row, 0.2, -9), (X, IntTensor[Batch]([2, -9])), lambda x, t: smoothed(x, t, 0.2, -9)),
    Case(SmoothedCrossEntropy(Row, 0.0, 1), (X, IntTensor[Batch]([1, 2])), lambda x, t: smoothed(x, t, 0, 1)),
    Case(SmoothedCrossEntropy(Row), (real(Row), IntTensor[()](2)), cross_entropy),
    Case(NegativeLogLikelihood(Row), (X, integers(Batch, below=3)), lambda x, t: -x[[0, 1], t]),
    Case(BinaryCrossEntropy(), (X, truths(Batch, Row, seed=3)), binary_cross_entropy),
    Case(BinaryCrossEntropy(), (X, integers(Batch, Row, below=2)), binary_cross_entropy),
    Case(BinaryCrossEntropy(), (X, PROBABLE), lambda x, p: np.log1p(np.exp(x)) - p * x),
    Case(BinaryCrossEntropy(), (X, 1.0), lambda x, p: np.log1p(np.exp(-x))),
    Case(BinaryCrossEntropy(), (X, scalar(0.25)), lambda x, p: np.log1p(np.exp(x)) - p * x),
    Case(Hinge(), (X, truths(Batch, Row, seed=3)), lambda x, t: np.maximum(0, 1 - np.where(t, x, -x))),
    Case(SquaredError(), (X, Y), lambda x, y: (x - y) ** 2),
    Case(SquaredError(), (X, 0.5), lambda x, y: (x - y) ** 2),
    Case(AbsoluteError(), (X, Y), lambda x, y: np.abs(x - y)),
    Case(Huber(), (X, Y), huber),
    Case(Huber(0.5), (X, 0.25), lambda x, y: huber(x, y, 0.5)),
    Case(PoissonLoss(), (X, PROBABLE), lambda x, y: np.exp(x) - y * x),
    Case(PoissonLoss(), (0.5, PROBABLE), lambda x, y: np.exp(x) - y * x),
    Case(KLDiv(), (X, PROBABLE), lambda x, p: p * (np.log(p) - x)),
    Case(KLDiv(), (-0.5, PROBABLE), lambda x, p: p * (np.log(p) - x)),
    Case(Entropy(), (PROBABLE,), lambda p: -p * np.log(p)),
    Case(MeanSquaredError(), (X, real(Batch, Row, seed=2)), lambda x, y: np.mean((x - y) ** 2)),
]

REFUSALS = [
    Refusal(CrossEntropy(Column), (X, integers(Batch, below=3)), "needs an axis U (Column) in the first"),
    Refusal(CrossEntropy(Row), (X, real(Batch)), "needs an axis U (Row) in the second, which has only (Batch)"),
    Refusal(CrossEntropy(Row), (X, real(Batch, Column)), "needs an axis U (Row) in the second"),
    Refusal(CrossEntropy(Row), (X, real(Row, Batch)), "needs the second to have the axes *A U *B (Batch, Row)"),
    Refusal(CrossEntropy(Row), (X, integers(Row, below=3)), "needs"),
    Refusal(CrossEntropy(Row), (X, truths(Batch)), "needs the second to be int, not bool"),
    *(
        Refusal(operation, (X, real(Row)), "needs the axes *A of the first (Batch, Row)")
        for operation in (BinaryCrossEntropy(), SquaredError(), AbsoluteError(), Huber(), PoissonLoss(), KLDiv())
    ),
    Refusal(SmoothedCrossEntropy(Row), (X, real(Batch)), "needs the second to be int, not real"),
    Refusal(NegativeLogLikelihood(Row), (X, real(Batch)), "needs the second to be int, not real"),
    Refusal(Hinge(), (X, Y), "needs the second to be bool, not real"),
    Refusal(Entropy(), (integers(Batch, below=3),), "to be real, not int"),
    Refusal(MeanSquaredError(), (X, real(Row)), "needs the axes *A of the first (Batch, Row)"),
]
