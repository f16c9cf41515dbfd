"""Functions over trees whose structure is data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from typedtensor.ir.program import DType, Program, Shape, Value
from typedtensor.ir.region import Region


@dataclass(frozen=True)
class Tree(Region):
    """A body that runs once for each inner node of a forest, batched over the nodes of equal height.

    The operands are the initial states, the indices, the sequences over inner nodes, and constants. The indices are the
    numbers of the leaves, those of the inner nodes, and for each inner node the numbers of its first part, its second,
    and so on; all inner nodes have equally many parts. The body takes states, one element of each sequence, and the
    constants. It returns states, then elements of further results. Upwards, the initial states are those of the leaves,
    and the body computes a node's states from those of its parts. Downwards, the initial states are those of all nodes,
    and the body computes from a node's states the increments of its parts' states, part by part.

    The result is a tuple: the states of all nodes, and the further results, stacked over inner nodes along the first
    axis.

    Attributes:
        body: the program of a node.
        states: the number of states.
        indices: the number of index operands, two more than the parts of an inner node.
        sequences: the number of sequences.
        nodes: the number of nodes, leaves and inner nodes.
        inner: the number of inner nodes.
        upwards: whether the states flow from the leaves to the roots.
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
        """The number of parts of an inner node."""
        return self.indices - 2

    @property
    def taken(self) -> int:
        """The number of states that the body takes."""
        return self.states * (self.parts if self.upwards else 1)

    @property
    def returned(self) -> int:
        """The number of states that the body returns."""
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
    """The name of a part of a node that has a number of parts."""
    return ("left", "right")[number] if parts == 2 else f"part{number}"
