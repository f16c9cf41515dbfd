"""A choice between two functions: one node with two bodies, one of which runs."""

from __future__ import annotations

from typedtensor.control.bodies.body import Body
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.tensor import BoolTensor, tensor_type

PREDICATE = tensor_type(BoolTensor.kind, ())


class Cond(StructuredOp):
    """A choice between two bodies with equal inputs and equal types of the first outputs.

    Operands: the predicate, the inputs, the captured operands. Results: the first outputs of the body that runs, then
    the residuals of the first body, then those of the second. Residuals of the body that does not run have no elements.

    Args:
        if_true: the body that runs if the predicate holds.
        if_false: the other body.
        title: the operation, for messages.
        shown: the number of first outputs; by default all outputs.
    """

    def __init__(self, if_true: Body, if_false: Body, title: str = "cond", shown: int | None = None) -> None:
        captured = tuple(dict.fromkeys((*if_true.captured, *if_false.captured)))
        bodies = if_true.with_captured(captured), if_false.with_captured(captured)
        inputs = [x.tensor_type for x in if_true.inputs]
        shown = len(if_true.outputs) if shown is None else shown
        super().__init__(
            title,
            bodies,
            (PREDICATE, *inputs, *(x.tensor_type for x in captured)),
            tuple(x.tensor_type for x in (*if_true.outputs, *if_false.outputs[shown:])),
            shown,
        )

    def places(self, number: int) -> dict[int, int]:
        """The result that each output of a body is, by the output's number."""
        return dict(enumerate((*range(self.shown), *self.further(number))))

    def further(self, number: int) -> range:
        """The results that are the residuals of a body."""
        first = self.shown if number == 0 else len(self.bodies[0].outputs)
        return range(first, first + len(self.bodies[number].outputs) - self.shown)
