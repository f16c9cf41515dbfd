"""Optimizers, composed of gradient transformations."""

from typedtensor.optim.algorithms import SGD, Adam
from typedtensor.optim.optimizer import Optimizer
from typedtensor.optim.transformations import (
    AdamScaling,
    LearningRate,
    Momentum,
    Schedule,
    State,
    Transformation,
    WeightDecay,
)

__all__ = [
    "SGD",
    "Adam",
    "AdamScaling",
    "LearningRate",
    "Momentum",
    "Optimizer",
    "Schedule",
    "State",
    "Transformation",
    "WeightDecay",
]
