"""Functions with a derivative of their own: one node each."""

from __future__ import annotations

from typedtensor.control.bodies.body import Body
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.control.operations.operation import StructuredOp


class CustomDerivative(StructuredOp):
    """A body, run once, whose derivative is another body.

    Operands: its inputs, then the captured ones. Results: its outputs. The derivative takes the inputs, the outputs,
    and then the deltas of the outputs, of which it makes those of the inputs; or the tangents of the inputs, of which
    it makes those of the outputs. It is linear in these, so that either serves both modes.

    Args:
        body: the function.
        derivative: its derivative.
        forward: whether the derivative takes tangents.
        title: the operation, for messages.
    """

    def __init__(self, body: Body, derivative: Body, forward: bool, title: str) -> None:
        captured = tuple(dict.fromkeys((*body.captured, *derivative.captured)))
        self.body, self.forward = body.with_captured(captured), forward
        self.derivative = FunctionCall(derivative.with_captured(captured), f"derivative of {title}")
        super().__init__(
            title,
            (self.body, self.derivative.body),
            tuple(x.tensor_type for x in (*body.inputs, *captured)),
            tuple(x.tensor_type for x in body.outputs),
        )

    def passes_gradient(self, number: int) -> bool:
        """Whether a gradient flows to an operand: to the inputs."""
        return number < len(self.body.inputs) and super().passes_gradient(number)
