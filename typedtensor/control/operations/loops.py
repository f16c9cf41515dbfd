"""Loops over an axis: one node, whose body is one step."""

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
    """The steps of a loop that goes on while a condition holds. Their number is known only when it ends.

    Along it there may be more places than there were steps: in a loop around, as many as were taken in its longest
    round. What is in the places beyond the steps is not stated.
    """


class Scan(StructuredOp):
    """A body applied to each element along an axis, with carries from one step to the next.

    The body takes the carries, then an element of each sequence; it returns the next carries, then outputs to stack.
    Operands: the first carries, the sequences (whose first axis is the scanned one), the number of steps where this
    axis is :class:`Iteration`, the captured operands. Results: the last carries; the stacked outputs; and what only
    gradients read: the carries before each step, stacked, and the further outputs, stacked.

    Args:
        body: the step.
        over: the scanned axis.
        carries: how many carries there are.
        sequences: how many sequences there are.
        reverse: whether the last element comes first.
        title: the operation, for messages.
        further: how many outputs are further ones.

    Attributes:
        outputs: how many outputs are stacked, and no further ones.
        kept: the carries whose values before each step are kept; the others are sums, to which each step adds.
        counted: whether the number of steps is an operand; the sequences may have places for more.
        sources: by the number of an operand, what stands for it in the body: None for the number of steps.
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
        """The outputs of a body that are results for each run of it, and which results they are."""
        return {self.carries + n: self.place(n) for n in range(self.outputs + self.further)}

    def place(self, output: int) -> int:
        """Which result an output is that is stacked."""
        return self.carries + output + (self.carries if output >= self.outputs else 0)

    def steps(self, results: Sequence[Any], operands: Sequence[Any]) -> Sequence[Any]:
        """The number of steps, where it is a value."""
        first = self.carries + self.sequences
        return operands[first : first + self.counted]

    def opposite(self, body: Body, carries: int, sequences: int) -> Scan:
        """A loop over the same axis in the opposite direction."""
        reverse, private = not self.reverse, self.private
        title = f"gradient of {self.name}"
        return Scan(body, self.over, carries, sequences, reverse=reverse, title=title, private=private)


COUNT = tensor_type("int", ())
"""The type of a number of steps."""


def _is_sum(body: Body, carry: int) -> bool:
    """Whether a step does nothing with a carry but to add to it."""
    x, total = body.inputs[carry], body.outputs[carry]
    readers = [node for node in body.order for operand in node.operands if operand is x]
    alone = are_same(readers, [total]) and not any(y is total for node in body.order for y in node.operands)
    return alone and isinstance(total.op, Add) and all(y is not x for y in body.outputs)  # type: ignore[attr-defined]


def outputs_that_are_carries(body: Body, carries: int, kept: Sequence[int]) -> dict[int, int]:
    """The outputs to stack that are carries as well, and which; with the first carry before them they are kept once.

    Args:
        carries: how many carries there are.
        kept: those that are kept.
    """
    places = {id(body.outputs[k]): k for k in kept}
    return {n: places[id(x)] for n, x in enumerate(body.outputs) if n >= carries and id(x) in places}


def stacked(over: Label, of: TensorType) -> TensorType:
    """The type of tensors of a type, one for each element along an axis."""
    return tensor_type(of.kind, (over, *of.axes))
