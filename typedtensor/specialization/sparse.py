"""Whether sparse gradients of tables outweigh a plan.

The interpreter's gradient of a table consists of the rows that were read. A plan writes all rows, zeros for the most
part, which takes long for a table of half a million words, of which a sentence has twenty.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from typing import Any

from typedtensor.ad.graph import Node, topological_order
from typedtensor.control.operations.loops import Scan
from typedtensor.core.axes import Label, declared_size
from typedtensor.core.expr import App
from typedtensor.core.tuples import Projection, Structured
from typedtensor.ir import Array

A_NODE = 10_000
"""The number of gradient elements written in the time that a plan saves for one node without elements."""


def outweigh(loss: Node, targets: Collection[Node], arrays: Mapping[Node, Array]) -> bool:
    """Whether writing whole gradients of tables takes longer than a plan saves.

    Args:
        loss: the loss.
        targets: the nodes to differentiate by.
        arrays: the values of the leaves, or arrays of the same sizes.
    """
    order = topological_order(loss)
    taken: set[Node] = set()
    used: set[Node] = set()
    for node in order:
        for number, operand in enumerate(node.operands):
            if isinstance(node, App) and node.op.passes_gradient(number):
                takes = not isinstance(node, (Structured, Projection)) and node.op.has_sparse_slice
                (taken if takes else used).add(operand)
    tables = [leaf for leaf in targets if leaf in taken and leaf not in used and leaf in arrays]
    if not tables:
        return False
    sizes = {axis: n for leaf, array in arrays.items() for axis, n in zip(leaf.axes, array.shape, strict=True)}
    gains = [_gain(node, sizes) for node in order]
    return None not in gains and sum(arrays[leaf].size for leaf in tables) > sum(gain or 0 for gain in gains)


def _gain(node: Node, sizes: Mapping[Label, int]) -> int | None:
    """Return the saving of a plan for a node, in written elements; None if it depends on more than sizes."""
    if isinstance(node, Structured):
        steps = declared_size(node.op.over, sizes) if isinstance(node.op, Scan) else None
        inner: list[int | None] = [_gain(x, sizes) for x in node.op.body.order] if steps is not None else [None]
        return None if steps is None or None in inner else steps * sum(gain or 0 for gain in inner)
    if not isinstance(node, App):
        return 0
    found: list[Any] = [declared_size(axis, sizes) for axis in node.axes]
    return None if None in found else A_NODE + math.prod(found)
