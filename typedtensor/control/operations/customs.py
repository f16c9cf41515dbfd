"""Functions with a custom derivative, as single nodes."""

from __future__ import annotations

from typedtensor.control.bodies.body import Body
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.control.operations.operation import StructuredOp


class CustomDerivative(StructuredOp):
    """A body that runs once, whose derivative is another body.

    Operands: the body's inputs, then the captured operands. Results: the body's outputs. The derivative takes the
    inputs, the outputs, and then either the cotangents of the outputs, which it maps to those of the inputs, or the
    tangents of the inputs, which it maps to those of the outputs. It is linear in these, so its transpose serves the
    other mode.

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
        """Whether a gradient flows to an operand; it flows to inputs only."""
        return number < len(self.body.inputs) and super().passes_gradient(number)
