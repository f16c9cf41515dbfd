"""Optimizers, composed of gradient transformations."""

from typedtensor.optim.algorithms import SGD, Adagrad, Adam, AdamW, RMSProp
from typedtensor.optim.clipping import Clip, ClipByGlobalNorm
from typedtensor.optim.optimizer import Optimizer
from typedtensor.optim.scaling import AdagradScaling, AdamScaling, RMSPropScaling
from typedtensor.optim.state import OptimizerState
from typedtensor.optim.transformations import (
    LearningRate,
    Momentum,
    Schedule,
    State,
    Transformation,
    WeightDecay,
    scheduled,
)

__all__ = [
    "SGD",
    "Adagrad",
    "AdagradScaling",
    "Adam",
    "AdamScaling",
    "AdamW",
    "Clip",
    "ClipByGlobalNorm",
    "LearningRate",
    "Momentum",
    "Optimizer",
    "OptimizerState",
    "RMSProp",
    "RMSPropScaling",
    "Schedule",
    "State",
    "Transformation",
    "WeightDecay",
    "scheduled",
]
