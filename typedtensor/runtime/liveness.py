"""Which values may be let go of before a computation is closed.

Who can ask for the value of a node again? Only somebody who refers to the node, or to something that is computed
from it. Python counts references to every object, so it is known: a node that nothing but the expression at hand
refers to will not be asked for once that expression is done with it.
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
    """The applications in ``order`` that nothing outside it refers to.

    Args:
        order: the ancestors of a root.
        besides: collections of the caller that hold nodes, each node as often as it is held.
    """
    if not _COUNTS_REFERENCES:
        return set()
    known = _known_references(state, order, besides)
    counts = zip(order, _references(order), strict=True)
    return {node for node, count in counts if isinstance(node, App) and count <= known[node]}


def _known_references(state: State, order: Sequence[Node], besides: Sequence[Node]) -> dict[Node, int]:
    """How often each node is referred to by what is known here: itself, the order, the other nodes, the computation."""
    known = dict.fromkeys(order, 1 + _OF_A_LIST)
    for node in chain(state.expansions.values(), state.expansions, state.values, besides):
        if node in known:
            known[node] += 1
    for node in order:
        for operand in node.operands:
            known[operand] += 1
    return known


def _references(nodes: Sequence[object]) -> list[int]:
    """How often each is referred to."""
    return [sys.getrefcount(node) for node in nodes]


_OF_A_LIST = _references([object()])[0] if _COUNTS_REFERENCES else 0
"""How often that counts what a list alone refers to; versions of Python differ in what the counting itself adds."""
