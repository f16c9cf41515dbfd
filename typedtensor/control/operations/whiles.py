"""Loops that go on while a condition holds. Their gradient is a scan over what was recorded of each step."""

from __future__ import annotations

from typedtensor.control.bodies.body import Body
from typedtensor.control.operations.loops import Scan, stacked
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.axes import Axis


class Iteration(Axis):
    """The steps of a loop that goes on while a condition holds. Their number is known only when it ends."""


class While(StructuredOp):
    """A body applied to its own results, for as long as a condition of them holds.

    Operands: the first carries, then the captured operands. Results: the last carries; and, stacked along
    :class:`Iteration`, what only gradients read: the carries before each step, and the further outputs of the body.

    Args:
        condition: from the carries to a bool, with the same inputs as the body.
        body: from the carries to the next, and to further outputs.
    """

    repeats = True
    private = frozenset({Iteration})
    sequences = 0
    outputs = 0

    def __init__(self, condition: Body, body: Body) -> None:
        captured = tuple(dict.fromkeys((*body.captured, *condition.captured)))
        self.condition, self.body = condition.with_captured(captured), body.with_captured(captured)
        self.carries = len(body.inputs)
        self.further = len(body.outputs) - self.carries
        kept = [x.tensor_type for x in body.inputs]
        more = [x.tensor_type for x in body.outputs[self.carries :]]
        super().__init__(
            "while_loop",
            (self.condition, self.body),
            (*kept, *(x.tensor_type for x in captured)),
            (*kept, *(stacked(Iteration, of) for of in (*kept, *more))),
            self.carries,
        )

    def places(self, number: int = 0) -> dict[int, int]:
        """The outputs of a body that are results for each run of it, and which results they are."""
        return {self.carries + n: self.place(n) for n in range(self.further)}

    def place(self, output: int) -> int:
        """Which result a further output is."""
        return 2 * self.carries + output

    def opposite(self, body: Body, carries: int, sequences: int) -> Scan:
        """A loop over the steps from the last to the first."""
        title = f"gradient of {self.title}"
        return Scan(body, Iteration, carries, sequences, reverse=True, title=title, private=self.private)
