"""While loops. Their gradient is a scan over the residuals of each step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.control.bodies.body import Body
from typedtensor.control.operations.loops import COUNT, Iteration, Scan, stacked
from typedtensor.control.operations.operation import StructuredOp


class While(StructuredOp):
    """A body applied to its own results for as long as a condition holds.

    Operands: the initial carried values, then the captured operands. Results: the final carried values, and the
    residuals: the carried values before each step, stacked along :class:`Iteration`; the number of steps; and the
    further outputs of the body, stacked.

    Args:
        condition: from the carried values to a bool, with the same inputs as the body.
        body: from the carried values to the next ones and to residuals.

    Attributes:
        sources: the input or captured expression of the body for each operand.
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
        """The result that each output of a body is, by the output's number."""
        return {self.carries + n: self.place(n) for n in range(self.further)}

    def place(self, output: int) -> int:
        """The result that a residual is."""
        return 2 * self.carries + 1 + output

    def steps(self, results: Sequence[Any], operands: Sequence[Any]) -> Sequence[Any]:
        """The number of steps."""
        return results[2 * self.carries : 2 * self.carries + 1]

    def opposite(self, body: Body, carries: int, sequences: int) -> Scan:
        """Return a loop over the steps from the last to the first."""
        title = f"gradient of {self.title}"
        return Scan(body, Iteration, carries, sequences, reverse=True, title=title, private=self.private)
