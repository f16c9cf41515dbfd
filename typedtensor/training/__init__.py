"""Training: batches, schedules, measurements, and a loop that can be interrupted and resumed.

Each part can be used alone: batches are bindings for ``given``, schedules are learning rates of optimizers.
"""

from typedtensor.training.batches import Batch, Batches, BatchesOf
from typedtensor.training.fitting import fit
from typedtensor.training.history import Epoch, History
from typedtensor.training.measuring import measure
from typedtensor.training.padding import padded
from typedtensor.training.schedules import (
    Chained,
    Constant,
    Cosine,
    ExponentialDecay,
    Milestones,
    OneCycle,
    Plateau,
    WarmUp,
)
from typedtensor.training.stopping import EarlyStopping

__all__ = [
    "Batch",
    "Batches",
    "BatchesOf",
    "Chained",
    "Constant",
    "Cosine",
    "EarlyStopping",
    "Epoch",
    "ExponentialDecay",
    "History",
    "Milestones",
    "OneCycle",
    "Plateau",
    "WarmUp",
    "fit",
    "measure",
    "padded",
]

# Former names, which star imports leave out: other packages give them to other things.
Exponential = ExponentialDecay
