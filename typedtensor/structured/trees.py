"""Functions over trees whose structure is data: from the leaves up, and from the roots down.

The two are each other's gradients. Nodes have numbers; the elements at the leaves and the inner nodes say theirs, and
an inner node also those of its two parts. What each adds to captured operands is summed by a scan over the nodes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.axes import Label
from typedtensor.backends import Array, Namespace, as_numpy
from typedtensor.structured.loops import stacked
from typedtensor.structured.operation import StructuredOp, solid
from typedtensor.structured.running import Runner, body_scope
from typedtensor.structured.tracing import Body
from typedtensor.structured.tree_gradient import FoldGradient, SweepGradient
from typedtensor.tensor import tensor_type
from typedtensor.tensor_type import TensorType

Labels = tuple[Label, Label, Label]
"""Of the elements, of the inner nodes, and of all nodes."""

INDICES = 4
"""The operands that say how the trees are made: the numbers of the elements, of the inner nodes, and of the left and
the right part of each inner node. An inner node comes after its parts."""


def index_types(labels: Labels) -> tuple[TensorType, ...]:
    """The types of the operands that say how the trees are made."""
    leaf, inner, _ = labels
    return tuple(tensor_type("int", (axis,)) for axis in (leaf, inner, inner, inner))


class TreeFold(StructuredOp):
    """A body applied to the states of the two parts of each inner node, from the leaves to the roots.

    Operands: the states of the elements, the indices, a sequence over the inner nodes for each further input of the
    body, what the body captures. Results: the states of all nodes.

    Args:
        body: from a state of the left part, one of the right part, and elements of the sequences, to a state.
        labels: of the elements, the inner nodes, and all nodes.
        title: the operation, for messages.
    """

    def __init__(self, body: Body, labels: Labels, title: str = "tree_fold") -> None:
        self.body, self.labels, self.states = body, labels, len(body.outputs)
        self.private = frozenset(labels[1:])
        leaf, inner, node = labels
        kept = [x.tensor_type for x in body.outputs]
        super().__init__(
            title,
            (body,),
            (
                *(stacked(leaf, of) for of in kept),
                *index_types(labels),
                *(stacked(inner, x.tensor_type) for x in body.inputs[2 * self.states :]),
                *(x.tensor_type for x in body.captured),
            ),
            tuple(stacked(node, of) for of in kept),
        )
        self._run: Runner | None = None
        self._gradients: dict[Any, FoldGradient] = {}

    def kernel(self, xp: Namespace, /, *arrays: Array) -> tuple[Array, ...]:
        run = self._run = self._run or Runner(self.body)
        starts, indices, sequences, captured = split(self, arrays)
        leaves, own, left, right = (as_numpy(x).tolist() for x in indices)
        columns: list[dict[int, Array]] = [
            {number: x[place, ...] for place, number in enumerate(leaves)} for x in starts
        ]
        node = None
        try:
            with body_scope() as scope:
                for place, (node, first, second) in enumerate(zip(own, left, right, strict=True)):
                    parts = [*(x[first] for x in columns), *(x[second] for x in columns)]
                    made = run([*parts, *(x[place, ...] for x in sequences)], captured, None if place else scope)
                    for column, state in zip(columns, made, strict=True):
                        column[node] = state
        except Exception as error:
            error.add_note(f"at node {node} of {self.title}")
            raise
        return tuple(_in_order(xp, column, like) for column, like in zip(columns, starts, strict=True))

    def gradients(
        self, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any], wanted: tuple[int, ...]
    ) -> list[Any]:
        made = self._gradients.get(wanted)
        if made is None:
            made = self._gradients[wanted] = FoldGradient(self, wanted)
        return made(self, deltas, results, operands)


class TreeSweep(StructuredOp):
    """What comes to each node from above: a body makes of what has come to an inner node what its parts are given.

    Operands: what each node is given at first, the indices, a sequence over the inner nodes for each further input of
    the body, what the body captures. Results: for each node what it was given in all.

    Args:
        body: from what an inner node was given, and elements of the sequences, to what is added to that of its left
            part, then to that of its right part.
        labels: of the elements, the inner nodes, and all nodes.
        title: the operation, for messages.
    """

    def __init__(self, body: Body, labels: Labels, title: str) -> None:
        self.body, self.labels, self.states = body, labels, len(body.outputs) // 2
        self.private = frozenset(labels[1:])
        _, inner, node = labels
        kept = [x.tensor_type for x in body.inputs[: self.states]]
        super().__init__(
            title,
            (body,),
            (
                *(stacked(node, of) for of in kept),
                *index_types(labels),
                *(stacked(inner, x.tensor_type) for x in body.inputs[self.states :]),
                *(x.tensor_type for x in body.captured),
            ),
            tuple(stacked(node, of) for of in kept),
        )
        self._run: Runner | None = None
        self._gradients: dict[Any, SweepGradient] = {}

    def kernel(self, xp: Namespace, /, *arrays: Array) -> tuple[Array, ...]:
        run = self._run = self._run or Runner(self.body)
        starts, indices, sequences, captured = split(self, arrays)
        _, own, left, right = (as_numpy(x).tolist() for x in indices)
        columns = [{number: x[number, ...] for number in range(x.shape[0])} for x in starts]
        with body_scope() as scope:
            for place in reversed(range(len(own))):
                arrived = [column[own[place]] for column in columns]
                last = place == len(own) - 1
                made = run([*arrived, *(x[place, ...] for x in sequences)], captured, scope if last else None)
                for number, part in enumerate((left[place], right[place])):
                    for column, more in zip(columns, made[number * self.states :], strict=False):
                        column[part] = column[part] + more
        return tuple(_in_order(xp, column, like) for column, like in zip(columns, starts, strict=True))

    def gradients(
        self, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any], wanted: tuple[int, ...]
    ) -> list[Any]:
        made = self._gradients.get(wanted)
        if made is None:
            made = self._gradients[wanted] = SweepGradient(self, wanted)
        return made(self, deltas, results, operands)


def split(
    operation: TreeFold | TreeSweep, operands: Sequence[Any]
) -> tuple[Sequence[Any], Sequence[Any], Sequence[Any], Sequence[Any]]:
    """The operands of an operation on trees: of nodes, indices, sequences, captured ones."""
    first = operation.states
    second = first + INDICES
    third = len(operands) - len(operation.body.captured)
    return operands[:first], operands[first:second], operands[second:third], operands[third:]


def _in_order(xp: Namespace, column: dict[int, Array], like: Array) -> Array:
    return xp.stack([solid(xp, column[number], like) for number in range(len(column))])
