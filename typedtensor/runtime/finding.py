"""Search for sizes that a node needs before the node that determines them has been computed."""

from __future__ import annotations

import typing
from collections.abc import Iterator

from typedtensor.ad.graph import Node, topological_order
from typedtensor.core.axes import Label, declared_size
from typedtensor.core.expr import App, Leaf
from typedtensor.errors import BindingError, SizeError
from typedtensor.runtime.state import State


class SizeSearch:
    """Searches an expression for sizes that its nodes lack; once for each node and label.

    Args:
        state: the computation.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self._tried: set[tuple[Node, Label]] = set()

    def before(self, failed: Node, root: Node, error: BaseException) -> tuple[Node, ...] | None:
        """Return the node to compute before a failed node is tried again; None if the failure is final.

        Args:
            failed: the node.
            root: the expression, whose nodes may determine sizes.
            error: the failure.

        Raises:
            SizeError: a label has two sizes in the leaves of the expression.
        """
        axis = error.unknown if isinstance(error, SizeError) else None
        if axis is None or (failed, axis) in self._tried:
            return None
        self._tried.add((failed, axis))
        state = self.state
        known, count = state.sizes.known, len(state.sizes.known)
        order = topological_order(root, state.operands)
        for leaf in order:
            if isinstance(leaf, Leaf) and leaf not in state.values:
                try:
                    state.observe_leaf(leaf, state.leaf_value(leaf))
                except BindingError:
                    continue  # its evaluation will report the error
        if declared_size(axis, known) is not None:
            return ()
        # A failed node lacks sizes itself, so that nodes computed from it determine none.
        waiting = {node for node, _ in self._tried if node not in state.values}
        open_labels = {label for label in _parts(axis) if label not in known}
        tellers = [
            node
            for node in order
            if isinstance(node, App)
            and node not in state.values
            and any(label in open_labels for label, _ in node.fresh_axes)
            and waiting.isdisjoint(topological_order(node, state.operands))
        ]
        return tuple(tellers) or (() if len(known) > count else None)


def _parts(axis: Label) -> Iterator[Label]:
    """Yield a label and the labels that it is derived from."""
    yield axis
    for part in typing.get_args(axis):
        yield from _parts(part)
