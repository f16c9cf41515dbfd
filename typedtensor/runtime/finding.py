"""Sizes that a node needs before what tells them is computed: the order of operands does not decide."""

from __future__ import annotations

import typing
from collections.abc import Iterator

from typedtensor.ad.graph import Node, topological_order
from typedtensor.core.axes import Label, declared_size
from typedtensor.core.expr import App, Leaf
from typedtensor.errors import BindingError, SizeError
from typedtensor.runtime.state import State


class SizeSearch:
    """Looks in an expression for sizes that its nodes lack; once for each node and label.

    Args:
        state: the computation.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self._tried: set[tuple[Node, Label]] = set()

    def before(self, failed: Node, root: Node, error: BaseException) -> tuple[Node, ...] | None:
        """What to compute before a node that has failed is tried again; None where the failure stands.

        Args:
            failed: the node.
            root: the expression that is computed, with all that may tell sizes.
            error: the failure.

        Raises:
            SizeError: when a label has two sizes in the leaves of the expression.
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
                    continue  # computing it will say so
        if declared_size(axis, known) is not None:
            return ()
        # What has failed waits for sizes itself, so nothing that is made of it tells any.
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
    """A label, and those that it is derived from."""
    yield axis
    for part in typing.get_args(axis):
        yield from _parts(part)
