"""Liveness: which values may be released before a computation is closed.

The value of a node can only be requested through a reference to the node, or to a node computed from it. Python counts
the references to every object: a node that only the expression at hand refers to cannot be requested afterwards.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import chain

from typedtensor.ad.graph import Node
from typedtensor.core.expr import App
from typedtensor.runtime.state import State

_COUNTS_REFERENCES = sys.implementation.name == "cpython"


def unreachable_values(state: State, order: Sequence[Node], besides: Sequence[Node] = ()) -> set[Node]:
    """Return the applications in ``order`` that nothing outside of it refers to.

    Args:
        order: the ancestors of a root.
        besides: nodes that the caller's collections refer to, each as often as it is referred to.
    """
    if not _COUNTS_REFERENCES:
        return set()
    known = _known_references(state, order, besides)
    counts = zip(order, _references(order), strict=True)
    return {node for node, count in counts if isinstance(node, App) and count <= known[node]}


def _known_references(state: State, order: Sequence[Node], besides: Sequence[Node]) -> dict[Node, int]:
    """Count the references to each node from the order, from other nodes and from the computation."""
    known = dict.fromkeys(order, 1 + _OF_A_LIST)
    for node in chain(state.expansions.values(), state.expansions, state.values, besides):
        if node in known:
            known[node] += 1
    for node in order:
        for operand in node.operands:
            known[operand] += 1
    return known


def _references(nodes: Sequence[object]) -> list[int]:
    """Return the reference count of each object."""
    return [sys.getrefcount(node) for node in nodes]


_OF_A_LIST = _references([object()])[0] if _COUNTS_REFERENCES else 0
"""The count of an object that only a list refers to; Python's versions differ in what the counting itself adds."""
