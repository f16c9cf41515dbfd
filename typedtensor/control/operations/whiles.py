"""Loops that go on while a condition holds. Their gradient is a scan over what was recorded of each step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.control.bodies.body import Body
from typedtensor.control.operations.loops import COUNT, Iteration, Scan, stacked
from typedtensor.control.operations.operation import StructuredOp


class While(StructuredOp):
    """A body applied to its own results, for as long as a condition of them holds.

    Operands: the first carries, then the captured operands. Results: the last carries; and, stacked along
    :class:`Iteration`, what only gradients read: the carries before each step, the number of steps, and the further
    outputs of the body.

    Args:
        condition: from the carries to a bool, with the same inputs as the body.
        body: from the carries to the next, and to further outputs.

    Attributes:
        sources: by the number of an operand, what stands for it in the body.
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
        self.sources = (*body.inputs, *captured)
        kept = [x.tensor_type for x in body.inputs]
        more = [x.tensor_type for x in body.outputs[self.carries :]]
        super().__init__(
            "while_loop",
            (self.condition, self.body),
            (*kept, *(x.tensor_type for x in captured)),
            (*kept, *(stacked(Iteration, of) for of in kept), COUNT, *(stacked(Iteration, of) for of in more)),
            self.carries,
        )

    def places(self, number: int = 0) -> dict[int, int]:
        """The outputs of a body that are results for each run of it, and which results they are."""
        return {self.carries + n: self.place(n) for n in range(self.further)}

    def place(self, output: int) -> int:
        """Which result a further output is."""
        return 2 * self.carries + 1 + output

    def steps(self, results: Sequence[Any], operands: Sequence[Any]) -> Sequence[Any]:
        """The number of steps."""
        return results[2 * self.carries : 2 * self.carries + 1]

    def opposite(self, body: Body, carries: int, sequences: int) -> Scan:
        """A loop over the steps from the last to the first."""
        title = f"gradient of {self.title}"
        return Scan(body, Iteration, carries, sequences, reverse=True, title=title, private=self.private)
