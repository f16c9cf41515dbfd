"""Evaluation of expressions: computations, the forward interpreter, reference-counted reverse mode."""

from typedtensor.execution.computation import Computation, given
from typedtensor.execution.gradients import Gradients

__all__ = ["Computation", "Gradients", "given"]
