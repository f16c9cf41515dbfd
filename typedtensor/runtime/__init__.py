"""Evaluation of expressions: computations, the forward interpreter, reference-counted reverse mode."""

from typedtensor.runtime.computation import Computation
from typedtensor.runtime.gradients import Gradients
from typedtensor.runtime.opening import given
from typedtensor.runtime.recomputation import checkpoint
from typedtensor.runtime.values import plain
from typedtensor.specialization.engines import use_engine

__all__ = ["Computation", "Gradients", "checkpoint", "given", "plain", "use_engine"]
