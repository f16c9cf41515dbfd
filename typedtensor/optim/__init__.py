"""Optimizers, composed of gradient transformations."""

from typing import TYPE_CHECKING

from typedtensor.base.unknown import answering
from typedtensor.optim.accumulation import Accumulation
from typedtensor.optim.algorithms import SGD, Adagrad, Adam, AdamW, RMSProp
from typedtensor.optim.averaging import Average, averaged, averages
from typedtensor.optim.clipping import ClipByGlobalNorm, ClipByValue
from typedtensor.optim.further import LAMB, LBFGS, Adadelta, Adafactor, Lion, NAdam
from typedtensor.optim.groups import Groups
from typedtensor.optim.layerwise import ClipByRootMeanSquare, FactoredScaling, ScaleByParameter, TrustRatio
from typedtensor.optim.momenta import AdadeltaScaling, LionScaling, NAdamScaling
from typedtensor.optim.optimizer import Optimizer
from typedtensor.optim.quasi_newton import LBFGSScaling
from typedtensor.optim.scaling import AdagradScaling, AdamScaling, RMSPropScaling
from typedtensor.optim.state import OptimizerState
from typedtensor.optim.transformations import (
    L1Penalty,
    LearningRate,
    Momentum,
    Schedule,
    State,
    Transformation,
    WeightDecay,
    scheduled,
)

__all__ = [
    "LAMB",
    "LBFGS",
    "SGD",
    "Accumulation",
    "Adadelta",
    "AdadeltaScaling",
    "Adafactor",
    "Adagrad",
    "AdagradScaling",
    "Adam",
    "AdamScaling",
    "AdamW",
    "Average",
    "ClipByGlobalNorm",
    "ClipByRootMeanSquare",
    "ClipByValue",
    "FactoredScaling",
    "Groups",
    "L1Penalty",
    "LBFGSScaling",
    "LearningRate",
    "Lion",
    "LionScaling",
    "Momentum",
    "NAdam",
    "NAdamScaling",
    "Optimizer",
    "OptimizerState",
    "RMSProp",
    "RMSPropScaling",
    "ScaleByParameter",
    "Schedule",
    "State",
    "Transformation",
    "TrustRatio",
    "WeightDecay",
    "averaged",
    "averages",
    "scheduled",
]

# Former names, which star imports leave out: other packages give them to other things.
Clip = ClipByValue


if not TYPE_CHECKING:  # type checkers read the names from the imports above
    __getattr__ = answering(__name__)
