"""Evaluation of expressions: computations, the forward interpreter, reference-counted reverse mode."""

from typedtensor.execution.computation import Computation
from typedtensor.execution.gradients import Gradients
from typedtensor.execution.opening import given
from typedtensor.execution.recomputation import checkpoint
from typedtensor.execution.values import plain

__all__ = ["Computation", "Gradients", "checkpoint", "given", "plain"]
