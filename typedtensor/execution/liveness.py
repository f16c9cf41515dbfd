"""Which values may be let go of before a computation is closed.

Who can ask for the value of a node again? Only somebody who refers to the node, or to something that is computed
from it. Python counts references to every object, so it is known: a node that nothing but the expression at hand
refers to will not be asked for once that expression is done with it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from typedtensor.ad.graph import Node
from typedtensor.execution.state import State
from typedtensor.expr import App

_COUNTS_REFERENCES = sys.implementation.name == "cpython"
_HERE = 3  # the order, the loop variable, and the argument of getrefcount


def unreachable_values(state: State, order: Sequence[Node], besides: Sequence[Node] = ()) -> set[Node]:
    """The applications in ``order`` that nothing outside it refers to.

    Args:
        order: the ancestors of a root.
        besides: collections of the caller that hold nodes, each node as often as it is held.
    """
    if not _COUNTS_REFERENCES:
        return set()
    known = dict.fromkeys(map(id, order), _HERE)
    for node in (*state.expansions.values(), *state.expansions, *state.values, *besides):
        if id(node) in known:
            known[id(node)] += 1
    for node in order:
        for key in map(id, node.operands):
            known[key] += 1
    del node
    return {node for node in order if isinstance(node, App) and sys.getrefcount(node) <= known[id(node)]}
