"""Optimizers, composed of gradient transformations."""

from typing import TYPE_CHECKING

from typedtensor.base.unknown import answering
from typedtensor.optim.algorithms import (
    LAMB,
    LBFGS,
    SGD,
    Adadelta,
    Adafactor,
    Adagrad,
    Adam,
    AdamW,
    Lion,
    NAdam,
    RMSProp,
)
from typedtensor.optim.averaging import Average, averaged, averages
from typedtensor.optim.clipping import ClipByGlobalNorm, ClipByRootMeanSquare, ClipByValue
from typedtensor.optim.gradients import Accumulation
from typedtensor.optim.groups import Groups
from typedtensor.optim.optimizer import Optimizer
from typedtensor.optim.scaling import (
    AdadeltaScaling,
    AdagradScaling,
    AdamScaling,
    FactoredScaling,
    LBFGSScaling,
    LionScaling,
    NAdamScaling,
    RMSPropScaling,
    ScaleByParameter,
    TrustRatio,
)
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
from typedtensor.optim.update import OptimizerState

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
