"""Operations on trees whose structure is data: from the leaves to the roots, and from the roots to the leaves.

Each is the other's gradient. Nodes are numbered. Arrays of indices have the numbers of the leaves, of the inner nodes,
and of the children of each inner node; all inner nodes have equally many. The gradients of captured operands are summed
by a scan over the inner nodes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.control.bodies.body import Body
from typedtensor.control.operations.loops import stacked
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.axes import Label
from typedtensor.core.tensor import tensor_type
from typedtensor.core.tensor_type import TensorType

Labels = tuple[Label, Label, Label]
"""The labels of the elements, of the inner nodes, and of all nodes."""


def index_types(labels: Labels, children: int) -> tuple[TensorType, ...]:
    """The types of the operands that define the trees.

    They are the numbers of the elements, of the inner nodes, and of the first child of each inner node, of the second,
    and so on. An inner node comes after its children.
    """
    leaf, inner, _ = labels
    return tuple(tensor_type("int", (axis,)) for axis in (leaf, inner, *(inner,) * children))


class TreeFold(StructuredOp):
    """A body applied to the states of the children of each inner node, from the leaves to the roots.

    Operands: the states of the elements, the indices, a sequence over the inner nodes for each further input of the
    body, the captured operands. Results: the states of all nodes, and the residuals, stacked over the inner nodes.

    Args:
        body: from the states of the children, child by child, and elements of the sequences, to a state and residuals.
        labels: the labels of the elements, the inner nodes, and all nodes.
        title: the operation, for messages.
        further: the number of outputs that are residuals.
        children: the number of children of an inner node.
    """

    def __init__(
        self, body: Body, labels: Labels, title: str = "tree_fold", further: int = 0, children: int = 2
    ) -> None:
        self.body, self.labels, self.states, self.further = body, labels, len(body.outputs) - further, further
        self.children = children
        self.private = frozenset(labels[1:])
        leaf, inner, node = labels
        kept = [x.tensor_type for x in body.outputs[: self.states]]
        more = [x.tensor_type for x in body.outputs[self.states :]]
        super().__init__(
            title,
            (body,),
            (
                *(stacked(leaf, of) for of in kept),
                *index_types(labels, children),
                *(stacked(inner, x.tensor_type) for x in body.inputs[children * self.states :]),
                *(x.tensor_type for x in body.captured),
            ),
            (*(stacked(node, of) for of in kept), *(stacked(inner, of) for of in more)),
            self.states,
        )

    def places(self, number: int = 0) -> dict[int, int]:
        """The result that each output of a body is, by the output's number."""
        return {self.states + n: self.states + n for n in range(self.further)}


class TreeSweep(StructuredOp):
    """A body applied to the sums at each inner node, from the roots down; its results are added at the children.

    Operands: the initial sums at all nodes, the indices, a sequence over the inner nodes for each further input of the
    body, the captured operands. Results: the sums at all nodes.

    Args:
        body: from the sums at an inner node, and elements of the sequences, to the terms for the sums at its children,
            child by child.
        labels: the labels of the elements, the inner nodes, and all nodes.
        title: the operation, for messages.
        children: the number of children of an inner node.
    """

    def __init__(self, body: Body, labels: Labels, title: str, children: int = 2) -> None:
        self.body, self.labels, self.states = body, labels, len(body.outputs) // children
        self.children = children
        self.private = frozenset(labels[1:])
        _, inner, node = labels
        kept = [x.tensor_type for x in body.inputs[: self.states]]
        super().__init__(
            title,
            (body,),
            (
                *(stacked(node, of) for of in kept),
                *index_types(labels, children),
                *(stacked(inner, x.tensor_type) for x in body.inputs[self.states :]),
                *(x.tensor_type for x in body.captured),
            ),
            tuple(stacked(node, of) for of in kept),
        )


def split(
    operation: TreeFold | TreeSweep, operands: Sequence[Any]
) -> tuple[Sequence[Any], Sequence[Any], Sequence[Any], Sequence[Any]]:
    """Split the operands of an operation on trees: states, indices, sequences, captured operands."""
    first = operation.states
    second = first + 2 + operation.children
    third = len(operands) - len(operation.body.captured)
    return operands[:first], operands[first:second], operands[second:third], operands[third:]
