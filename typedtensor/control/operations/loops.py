"""Loops over an axis, as single nodes whose body is one step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.base.identity import are_same
from typedtensor.control.bodies.body import Body
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.axes import Axis, Label, label_name
from typedtensor.core.tensor import tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops import Add


class Iteration(Axis):
    """The steps of a while loop. Their number is known when the loop ends.

    A tensor may have more elements along this axis than the loop took steps: in an enclosing loop it has as many as the
    longest run of the inner one. Elements beyond the steps are undefined.
    """


class Scan(StructuredOp):
    """A body applied to each element along an axis, with loop-carried values.

    The body takes the carried values, then one element of each sequence; it returns the next carried values, then
    outputs to stack. Operands: the initial carried values; the sequences, whose first axis is the scanned one; the
    number of steps if this axis is :class:`Iteration`; the captured operands. Results: the final carried values; the
    stacked outputs; and the residuals, which are the carried values before each step and the further outputs, both
    stacked.

    Args:
        body: the step.
        over: the scanned axis.
        carries: the number of carried values.
        sequences: the number of sequences.
        reverse: whether the scan starts at the last element.
        title: the operation, for messages.
        further: the number of outputs that are residuals.

    Attributes:
        outputs: the number of stacked outputs that are no residuals.
        kept: the carried values that are stored before each step; the others are accumulators, to which each step adds.
        counted: whether the number of steps is an operand; the sequences may have more elements.
        sources: the input or captured expression of the body for each operand; None for the number of steps.
    """

    def __init__(
        self,
        body: Body,
        over: Label,
        carries: int,
        sequences: int,
        *,
        reverse: bool = False,
        title: str = "scan",
        private: frozenset[Label] = frozenset(),
        further: int = 0,
    ) -> None:
        self.body, self.over, self.carries, self.sequences, self.reverse = body, over, carries, sequences, reverse
        self.name, self.private, self.further = title, private, further
        self.counted = over is Iteration
        number = (COUNT,) * self.counted
        self.sources = (*body.inputs, *(None for _ in number), *body.captured)
        self.outputs = len(body.outputs) - carries - further
        self.kept = tuple(k for k in range(carries) if not _is_sum(body, k))
        kept = [x.tensor_type for x in body.inputs[:carries]]
        elements = [x.tensor_type for x in body.inputs[carries:]]
        given = [x.tensor_type for x in body.outputs[carries : carries + self.outputs]]
        more = [x.tensor_type for x in body.outputs[carries + self.outputs :]]
        super().__init__(
            f"{title}[{label_name(over)}]",
            (body,),
            (*kept, *(stacked(over, of) for of in elements), *number, *(x.tensor_type for x in body.captured)),
            (*kept, *(stacked(over, of) for of in (*given, *kept, *more))),
            carries + self.outputs,
        )

    def places(self, number: int = 0) -> dict[int, int]:
        """The result that each output of a body is, by the output's number."""
        return {self.carries + n: self.place(n) for n in range(self.outputs + self.further)}

    def place(self, output: int) -> int:
        """The result that a stacked output is."""
        return self.carries + output + (self.carries if output >= self.outputs else 0)

    def steps(self, results: Sequence[Any], operands: Sequence[Any]) -> Sequence[Any]:
        """The number of steps, if it is a value; else nothing."""
        first = self.carries + self.sequences
        return operands[first : first + self.counted]

    def opposite(self, body: Body, carries: int, sequences: int) -> Scan:
        """Return a loop over the same axis in the opposite direction."""
        reverse, private = not self.reverse, self.private
        title = f"gradient of {self.name}"
        return Scan(body, self.over, carries, sequences, reverse=reverse, title=title, private=private)


COUNT = tensor_type("int", ())
"""The type of a number of steps."""


def _is_sum(body: Body, carry: int) -> bool:
    """Whether a carried value is an accumulator, to which a step only adds."""
    x, total = body.inputs[carry], body.outputs[carry]
    readers = [node for node in body.order for operand in node.operands if operand is x]
    alone = are_same(readers, [total]) and not any(y is total for node in body.order for y in node.operands)
    return alone and isinstance(total.op, Add) and all(y is not x for y in body.outputs)  # type: ignore[attr-defined]


def outputs_that_are_carries(body: Body, carries: int, kept: Sequence[int]) -> dict[int, int]:
    """Return the outputs to stack that are also next carried values, with the indices of those; they are stored once.

    Args:
        carries: the number of carried values.
        kept: the carried values that are stored.
    """
    places = {id(body.outputs[k]): k for k in kept}
    return {n: places[id(x)] for n, x in enumerate(body.outputs) if n >= carries and id(x) in places}


def stacked(over: Label, of: TensorType) -> TensorType:
    """The type of tensors stacked along an axis."""
    return tensor_type(of.kind, (over, *of.axes))
