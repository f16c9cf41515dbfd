"""The reverse-mode interpreter: the pass of :mod:`typedtensor.ad.reverse` on values."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import nullcontext
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.ad.reverse import deltas_of, reverse
from typedtensor.backends import namespace_of
from typedtensor.backends.quiet import quietly
from typedtensor.core.expr import App, Leaf
from typedtensor.core.scope import AS_WRITTEN, Setting
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tuples import Slot, Structured
from typedtensor.errors import NonFiniteError
from typedtensor.runtime.deltas import Delta, DeltaBuffers, as_precise
from typedtensor.runtime.part_delta import PartDelta
from typedtensor.runtime.state import State, is_finite, tell


class TensorAlgebra:
    """Values and deltas are tensors.

    Args:
        state: the computation.
        evaluate: computes the value of a node that was let go of.
        droppable: the nodes whose values nobody asks for after the pass.
        threads: whether others compute values meanwhile.
    """

    def __init__(
        self, state: State, evaluate: Callable[[Node], AnyTensor], droppable: set[Node], *, threads: bool = False
    ) -> None:
        self.state, self.evaluate, self.droppable, self.threads = state, evaluate, droppable, threads
        self.buffers = DeltaBuffers(state.counts)
        self._taken: dict[Node, tuple[Any, float]] = {}
        self._times: dict[Node, tuple[float, float]] = {}

    def seed(self, root: Node) -> AnyTensor:
        """One, in the precision of the root."""
        array = self.primal(root)._array
        one: AnyTensor = root.tensor_type.wrap(namespace_of(array).ones_like(array))
        return one

    def primal(self, node: Node) -> AnyTensor:
        """The value of a node."""
        value = self.state.values.get(node)
        if value is None:
            value = self.evaluate(node)
        if isinstance(node, Structured) and len(value.results) < len(node.op.keeping.result_types):  # type: ignore[attr-defined]
            value = self.state.compute(node)
        return value

    def joined(self, order: Iterable[Node]) -> Mapping[Structured, Structured]:
        """None: a second node with the same results is made by derivatives, and its values are known."""
        return {}

    def add(self, node: Node | Slot, delta: Delta) -> None:
        """Deliver a part of the delta of a node, or of one of the results of a structured node."""
        self.buffers.add(node, delta)

    def gradient(self, node: App[Any], number: int, dy: Any, y: Any, operands: tuple[Any, ...]) -> Any:
        """The delta that a node passes to an operand; that of a part that was taken is no tensor."""
        if node.op.has_sparse_slice and (delta := PartDelta.of(node, number, dy, operands)) is not None:
            return delta
        if self.state.check_finite:
            return quietly(node.op.gradient, number, dy, y, operands)
        return node.op.gradient(number, dy, y, operands)

    def check(self, node: Node, numbers: tuple[int, ...], deltas: Sequence[Any]) -> None:
        """See whether deltas are finite, if that is wanted.

        Raises:
            NonFiniteError: when one is not.
        """
        if not self.state.check_finite:
            return
        for number, delta in zip(numbers, deltas, strict=True):
            if not is_finite(delta):
                raise NonFiniteError(
                    f"the gradient of {node!r} for its operand {number + 1} is the first that is NaN or infinite; all "
                    "values and the gradients before it are finite"
                )

    def take(self, node: Node) -> Any:
        """The complete delta of a node. That of a leaf may be of parts; others are passed on as tensors."""
        delta = self.buffers.take(node)
        if isinstance(delta, PartDelta) and (self.state.observers or not isinstance(node, Leaf)):
            delta = delta.dense()
        if self.state.observers:
            self._taken[node] = delta, time.perf_counter()
        return delta

    def deltas(self, node: Node, numbers: tuple[int, ...], dy: Any) -> list[Any]:
        """The deltas of some operands of a node, given its own, on any thread; the time is that of this call alone."""
        start = time.perf_counter() if self.state.observers else 0.0
        with Setting({AS_WRITTEN: False}, None):  # a thread of a pool has settings of its own
            found = deltas_of(node, numbers, dy, self)
        if self.state.observers:
            self._times[node] = start, time.perf_counter()
        return found

    def done(self, node: Node) -> None:
        """Let go of the value of a node that nobody will ask for."""
        if self.state.observers:
            delta, taken = self._taken.pop(node)
            start, end = self._times.pop(node) if node in self._times else (taken, time.perf_counter())
            for observer in self.state.observers:
                tell(observer.backward, node, delta, start, end)
        if node in self.droppable:
            with self.state.workers.turn() if self.threads else nullcontext():
                self.state.drop((node,))


Pass = Callable[[Sequence[Node], Collection[Node]], dict[Node, Any]]
"""A reverse pass: from the ancestors of a root and targets to gradients."""


def differentiate(
    algebra: TensorAlgebra, order: Sequence[Node], targets: Collection[Node], run: Pass | None = None
) -> dict[Node, Delta]:
    """The gradients of the last node of ``order`` for targets, each in the precision of its target."""
    present = set(order)
    for node in order:
        if isinstance(node, App):
            algebra.droppable.update(node.region)
    values = {node: algebra.primal(node) for node in targets if node in present}
    try:
        found = run(order, targets) if run else reverse(order, targets, algebra, algebra.state.operands)
    finally:
        algebra.buffers.release()
    algebra.state.drop(algebra.droppable)
    return {node: as_precise(delta, values[node]) for node, delta in found.items()}
