"""Sizes of values that have not been computed."""

from __future__ import annotations

import typing
from collections.abc import Iterator

import numpy as np

from typedtensor.ad.graph import Node, topological_order
from typedtensor.backends import PYTHON_SCALARS
from typedtensor.core.axes import Label, declared_size, has_many_sizes
from typedtensor.core.expr import App, Leaf
from typedtensor.errors import BindingError, SizeError
from typedtensor.runtime.state import State
from typedtensor.runtime.structure import reads_sizes


def sizes_suffice(state: State, node: Node) -> bool:
    """Whether a node reads sizes alone and these are known, so that its operand need not be computed."""
    if not reads_sizes(node):
        return False
    [x] = node.operands
    if (sizes := _sizes_of(state, x)) is not None:
        state.unread.arrays[x] = np.broadcast_to(np.float32(0.0), sizes)
    return sizes is not None


def _sizes_of(state: State, root: Node) -> tuple[int, ...] | None:
    """Return the sizes of a value from those of its labels; None if these are not known, or it may be no NumPy array.

    Each of its ancestors is visited once in a computation.
    """
    visited = state.unread.visited
    for node in topological_order(root, lambda x: () if x in visited else state.operands(x)):
        if isinstance(node, Leaf):
            try:
                value = state.leaf_value(node)
            except BindingError:
                return None  # its evaluation will report the error
            if type(value._array) is not np.ndarray and type(value._array) not in PYTHON_SCALARS:
                return None
            state.observe_leaf(node, value)
        visited.add(node)
    if any(map(has_many_sizes, root.axes)):
        return None
    sizes = [declared_size(axis, state.sizes.known) for axis in root.axes]
    return None if None in sizes else tuple(sizes)  # type: ignore[arg-type]  # there is no None


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
