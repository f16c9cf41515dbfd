"""Calls of a traced function, as single nodes."""

from __future__ import annotations

from typedtensor.control.bodies.body import Body
from typedtensor.control.operations.operation import StructuredOp


class FunctionCall(StructuredOp):
    """A body that runs once.

    Operands: the body's inputs, then the captured operands. Results: the body's outputs.

    Args:
        body: the function.
        title: the operation, for messages.
        shown: the number of outputs that are no residuals; by default all outputs.
    """

    def __init__(self, body: Body, title: str = "call", shown: int | None = None) -> None:
        self.body = body
        super().__init__(
            title,
            (body,),
            tuple(x.tensor_type for x in (*body.inputs, *body.captured)),
            tuple(x.tensor_type for x in body.outputs),
            shown,
        )

    def places(self, number: int = 0) -> dict[int, int]:
        """The result that each output of a body is, by the output's number."""
        return dict(enumerate(range(len(self.body.outputs))))
