"""Calls of a function that is traced once: one node each."""

from __future__ import annotations

from typedtensor.control.bodies.body import Body
from typedtensor.control.operations.operation import StructuredOp


class FunctionCall(StructuredOp):
    """A body, run once.

    Operands: its inputs, then the captured ones. Results: its outputs.

    Args:
        body: the function.
        title: the operation, for messages.
        shown: how many outputs anybody but gradients reads; all if it is not given.
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
        """The outputs of a body that are results for each run of it, and which results they are."""
        return dict(enumerate(range(len(self.body.outputs))))
