"""Which structured nodes keep what their gradients read, while values are computed for gradients."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from typedtensor.ad.graph import Node, parameters_of
from typedtensor.ad.reverse import edges_between
from typedtensor.core.expr import App
from typedtensor.core.tuples import Structured
from typedtensor.coroutines import Dynamic
from typedtensor.runtime.state import State


def always(node: Node) -> bool:
    """Whether a node keeps what its gradient reads, when that is about to be computed."""
    return True


def before_gradients(state: State, order: Sequence[Node], targets: Collection[Node]) -> Callable[[Node], bool]:
    """Whether a node keeps what its gradient reads, before values are computed.

    Args:
        state: the computation.
        order: the ancestors of what is differentiated. What dynamic parts turn out to be may be missing.
        targets: what for; all parameters if there are none.
    """
    if not any(isinstance(node, (Structured, Dynamic)) for node in order):
        return always
    parts = [node for node in order if isinstance(node, Dynamic)]
    between = edges_between(order, {*(targets or parameters_of(order)), *parts}, state.operands)
    again = {x for node in order if isinstance(node, App) for x in node.region}
    left_out = {node for node in order if isinstance(node, Structured) and (node not in between or node in again)}
    return lambda node: node not in left_out
