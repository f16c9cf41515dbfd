"""The values of a body's nodes in its gradient: inputs for kept values, rematerialised nodes for others.

Views of other values and nodes in a checkpoint are rematerialised, not kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from typedtensor.ad.symbolic import NodeAlgebra
from typedtensor.control.bodies.body import Body, Node
from typedtensor.core.expr import Input, new_input
from typedtensor.core.scope import MADE
from typedtensor.core.tuples import Projection, Slot, Structured

Key = Node | Slot
"""A node, or one result of a structured node."""


def key_of(node: Node) -> Key:
    """The key of a node; a projection has the key of its result."""
    return Slot(node.node, node.index) if isinstance(node, Projection) else node


class Keepable:
    """Decides which values of a body can be kept.

    Args:
        body: the body.
    """

    def __init__(self, body: Body) -> None:
        self._again = {x for node in body.order for x in node.region}

    def __call__(self, key: Key) -> bool:
        if isinstance(key, Slot):
            return self._whole(key.node)
        node: Any = key
        return node not in self._again and not node.op.is_view

    def _whole(self, node: Structured) -> bool:
        """Whether a structured node's results can be kept; all of them are, or none."""
        return node not in self._again and node.op.keeping is node.op


class Values:
    """The values of a body's nodes in its gradient.

    Args:
        body: the body.
        is_kept: whether an input stands for a value; other values are rematerialised.
        standins: the inputs; further ones are added when they are needed.
    """

    def __init__(self, body: Body, is_kept: Callable[[Key], bool], standins: dict[Key, Input[Any]]) -> None:
        self._is_kept, self._standins = is_kept, standins
        self._known: dict[Node, Any] = {x: x for x in (*body.inputs, *body.captured)}

    def of(self, root: Node) -> Any:
        """The value of a node. For a structured node it is an object whose ``results`` are those of the keeping
        variant."""
        known = self._known
        stack = [root]
        while stack:
            node = stack[-1]
            if node in known:
                stack.pop()
                continue
            if self._is_standing_in(node):
                known[node] = self._standing_in(node)
                continue
            waiting = [x for x in node.operands if x not in known]
            stack.extend(reversed(waiting))
            if not waiting:
                known[node] = self._again(node)
        return known[root]

    def at(self, key: Key) -> Any:
        """The value of a node or of one result of a structured node."""
        if not isinstance(key, Slot):
            return self.of(key)
        if self._is_kept(key):  # others of the node may not be
            return self._input(key, key.node.types[key.number], key.node)
        return self.of(key.node).results[key.number]

    def _is_standing_in(self, node: Node) -> bool:
        if isinstance(node, Structured):
            return all(self._is_kept(Slot(node, n)) for n in range(len(node.types)))
        return self._is_kept(key_of(node))

    def _standing_in(self, node: Node) -> Any:
        if isinstance(node, Structured):
            return Results([self._input(Slot(node, n), of, node) for n, of in enumerate(node.types)])
        return self._input(key_of(node), node.tensor_type, node)

    def _input(self, key: Key, of: Any, node: Any) -> Input[Any]:
        if key not in self._standins:
            self._standins[key] = new_input(of, None, node.origin)
        return self._standins[key]

    def _again(self, node: Any) -> Any:
        operands = [self._known[x] for x in node.operands]
        if isinstance(node, Projection):
            return operands[0].results[node.index]
        if isinstance(node, Structured):
            return Results(node.op.keeping.apply(*operands))
        if any(x is not y for x, y in zip(operands, node.operands, strict=True)):
            return node.op(*operands)
        if (result := MADE.get()) is not None:
            result.add(node)
        return node


class Results:
    """The results of a structured node in a gradient."""

    def __init__(self, results: Any) -> None:
        self.results = results


class BodyAlgebra(NodeAlgebra):
    """The algebra of a body's gradient: cotangents are nodes, and values are nodes or inputs that stand for them.

    Args:
        values: the values of the nodes.
    """

    def __init__(self, values: Values) -> None:
        super().__init__()
        self._values = values

    def primal(self, node: Node) -> Any:
        return self._values.of(node)


class Reads:
    """The reads of a gradient from the inputs that stand for values.

    Args:
        order: the nodes of the gradient.
        outputs: its results.
        standins: the inputs.
    """

    def __init__(self, order: Sequence[Node], outputs: tuple[Node, ...], standins: Mapping[Key, Input[Any]]):
        keys = {x: key for key, x in standins.items()}
        elements = {x for x in outputs if x in keys}
        shapes: set[Node] = set()
        nodes: Sequence[Any] = order
        for node in nodes:
            for number, x in enumerate(node.operands):
                if x in keys:
                    (shapes if number in getattr(node.op, "shape_only", ()) else elements).add(x)
        self.elements = dict.fromkeys([key for key, x in standins.items() if x in elements])
        """The values whose elements are read."""
        self.shapes = dict.fromkeys([key for key, x in standins.items() if x in shapes and x not in elements])
        """The values of which only the shape is read."""
