"""Functions over trees whose structure is data, in array programs."""

from __future__ import annotations

from dataclasses import dataclass

from typedtensor.plan.several import Several
from typedtensor.plan.values import DType, Program, Shape

INDICES = 4
"""The operands that say how the trees are made, as in :mod:`typedtensor.structured.trees`."""


@dataclass(frozen=True)
class Tree(Several):
    """A body that is run for the inner nodes of trees, for those of one height at once.

    Its operands are the states at first, the indices, the sequences over the inner nodes, and what all read. The body
    takes states, an element of each sequence, and what all read; it gives states, then elements of further results.
    Upwards, the states at first are those of the elements at the leaves, and the body makes of those of the left and
    of the right part those of a node. Downwards, they are those of all nodes, and the body makes of those of a node
    what is added to those of its left part, then of its right part.

    Its results are the states of all nodes, and the further results with the axis of the inner nodes first.

    Attributes:
        body: the program of a node.
        states: how many there are.
        sequences: how many there are.
        nodes: how many there are, elements and inner nodes.
        inner: how many inner nodes there are.
        upwards: whether it goes from the leaves to the roots.
    """

    body: Program
    states: int
    sequences: int
    nodes: int
    inner: int
    upwards: bool

    @property
    def taken(self) -> int:
        """How many states the body takes."""
        return self.states * (2 if self.upwards else 1)

    @property
    def given(self) -> int:
        """How many states the body gives."""
        return self.states * (1 if self.upwards else 2)

    def part(self, index: int) -> tuple[Shape, DType]:
        if index < self.states:
            state = self.body.inputs[index]
            return (self.nodes, *state.shape), state.dtype
        output = self.body.outputs[self.given + index - self.states]
        return (self.inner, *output.shape), output.dtype

    def groups(self) -> dict[str, int]:
        return {"from": self.states, "by": INDICES, "along": self.sequences}

    def roles(self) -> dict[str, int]:
        parts = {"left": self.states, "right": self.states} if self.upwards else {"arriving": self.states}
        return {**parts, "element": self.sequences}

    def __str__(self) -> str:
        return f"{'up' if self.upwards else 'down'} trees of {self.inner} inner nodes"
