"""A choice between two functions by a value: one node, of whose bodies one is run."""

from __future__ import annotations

from typedtensor.control.bodies.body import Body
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.tensor import BoolTensor, tensor_type

PREDICATE = tensor_type(BoolTensor.kind, ())


class Cond(StructuredOp):
    """One of two bodies, which have the same inputs, and first outputs of the same types.

    Operands: the predicate, the inputs, the captured operands. Results: the first outputs of the body that is run;
    then the further outputs of the one, and those of the other, of which the body that is not run leaves nothing.

    Args:
        if_true: the body that is run when the predicate holds.
        if_false: the other body.
        title: the operation, for messages.
        shown: how many outputs come first; all if it is not given.
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
        """The outputs of a body that are results for each run of it, and which results they are."""
        return dict(enumerate((*range(self.shown), *self.further(number))))

    def further(self, number: int) -> range:
        """Which results are the further outputs of a body."""
        first = self.shown if number == 0 else len(self.bodies[0].outputs)
        return range(first, first + len(self.bodies[number].outputs) - self.shown)
