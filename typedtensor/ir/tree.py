"""Functions over trees whose structure is data, in array programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from typedtensor.ir.program import DType, Program, Shape, Value
from typedtensor.ir.region import Region


@dataclass(frozen=True)
class Tree(Region):
    """A body that is run for the inner nodes of trees, for those of one height at once.

    Its operands are the states at first, the indices, the sequences over the inner nodes, and constants. The indices
    are the numbers of the leaves, those of the inner nodes, and for each inner node those of its first part, its
    second, and so on: every inner node has as many. The body takes states, an element of each sequence, and the
    constants; it returns states, then elements of further results. Upwards, the states at first are those of the
    elements at the leaves, and the body makes of those of the parts those of a node. Downwards, they are those of all
    nodes, and the body makes of those of a node what is added to those of its parts, one part after the other.

    The result is a tuple: the states of all nodes, and the further results with the axis of the inner nodes first.

    Attributes:
        body: the program of a node.
        states: how many there are.
        indices: how many there are, two more than an inner node has parts.
        sequences: how many there are.
        nodes: how many there are, elements and inner nodes.
        inner: how many inner nodes there are.
        upwards: whether it goes from the leaves to the roots.
    """

    body: Program
    states: int
    indices: int
    sequences: int
    nodes: int
    inner: int
    upwards: bool
    operand_groups: ClassVar[dict[str, str | int]] = {"from": "states", "by": "indices", "along": "sequences"}

    @property
    def parts(self) -> int:
        """How many parts an inner node has."""
        return self.indices - 2

    @property
    def taken(self) -> int:
        """How many states the body takes."""
        return self.states * (self.parts if self.upwards else 1)

    @property
    def returned(self) -> int:
        """How many states the body returns."""
        return self.states * (1 if self.upwards else self.parts)

    @property
    def elements(self) -> int:
        return self.states + len(self.body.outputs) - self.returned

    def element(self, index: int) -> tuple[Shape, DType]:
        if index < self.states:
            state = self.body.inputs[index]
            return (self.nodes, *state.shape), state.dtype
        output = self.body.outputs[self.returned + index - self.states]
        return (self.inner, *output.shape), output.dtype

    def roles(self) -> dict[str, int]:
        words = [part_name(n, self.parts) for n in range(self.parts)] if self.upwards else ["arriving"]
        return {**dict.fromkeys(words, self.states), "element": self.sequences}

    def body_inputs(self, operands: Sequence[Value]) -> list[tuple[Shape, DType]]:
        elements = self.states + self.indices + self.sequences
        states = [(x.shape[1:], x.dtype) for x in operands[: self.states]]
        along = [(x.shape[1:], x.dtype) for x in operands[self.states + self.indices : elements]]
        return [
            *states * (self.taken // max(self.states, 1)),
            *along,
            *((x.shape, x.dtype) for x in operands[elements:]),
        ]

    def handed_on(self) -> list[tuple[int, int]]:
        return [(n, n % self.states) for n in range(self.returned)]


def part_name(number: int, parts: int) -> str:
    """What a part of a node is called, where nodes have so many."""
    return ("left", "right")[number] if parts == 2 else f"part{number}"
