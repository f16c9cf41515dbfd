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
from typedtensor.runtime.deltas import Delta, DeltaBuffers, PartDelta, as_precise
from typedtensor.runtime.state import State, is_finite, tell


class TensorAlgebra:
    """The algebra of the reverse pass on tensors: values, deltas, and their sums.

    Args:
        state: the computation.
        evaluate: recomputes the value of a node that was released.
        droppable: the nodes whose values nobody can request after the pass.
        threads: whether other threads compute values at the same time.
    """

    def __init__(
        self, state: State, evaluate: Callable[[Node], AnyTensor], droppable: set[Node], *, threads: bool = False
    ) -> None:
        self.state, self.evaluate, self.droppable, self.threads = state, evaluate, droppable, threads
        self.buffers = DeltaBuffers(state.counts)
        self._taken: dict[Node, tuple[Any, float]] = {}
        self._times: dict[Node, tuple[float, float]] = {}

    def seed(self, root: Node) -> AnyTensor:
        """Return one, in the dtype of the root."""
        array = self.primal(root)._array
        one: AnyTensor = root.tensor_type.wrap(namespace_of(array).ones_like(array))
        return one

    def primal(self, node: Node) -> AnyTensor:
        """Return the value of a node."""
        value = self.state.values.get(node)
        if value is None:
            value = self.evaluate(node)
        if isinstance(node, Structured) and len(value.results) < len(node.op.keeping.result_types):  # type: ignore[attr-defined]
            value = self.state.compute(node)
        return value

    def joined(self, order: Iterable[Node]) -> Mapping[Structured, Structured]:
        """Return None: a second node with the same results comes from derivatives, and its values are known."""
        return {}

    def add(self, node: Node | Slot, delta: Delta) -> None:
        """Add a summand to the delta of a node, or of one result of a structured node."""
        self.buffers.add(node, delta)

    def gradient(self, node: App[Any], number: int, dy: Any, y: Any, operands: tuple[Any, ...]) -> Any:
        """Return the delta that a node passes to an operand: a tensor, or parts of one for a slice or a gather."""
        if node.op.has_sparse_slice and (delta := PartDelta.of(node, number, dy, operands)) is not None:
            return delta
        if self.state.check_finite:
            return quietly(node.op.gradient, number, dy, y, operands)
        return node.op.gradient(number, dy, y, operands)

    def check(self, node: Node, numbers: tuple[int, ...], deltas: Sequence[Any]) -> None:
        """Check that deltas are finite, if the computation asks for that.

        Raises:
            NonFiniteError: a delta has NaN or infinite elements.
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
        """Return the complete delta of a node; the delta of a leaf may consist of parts, all others are tensors."""
        delta = self.buffers.take(node)
        if isinstance(delta, PartDelta) and (self.state.observers or not isinstance(node, Leaf)):
            delta = delta.dense()
        if self.state.observers:
            self._taken[node] = delta, time.perf_counter()
        return delta

    def deltas(self, node: Node, numbers: tuple[int, ...], dy: Any) -> list[Any]:
        """Return the deltas of some operands, given that of the node, with the time taken; any thread may call it."""
        start = time.perf_counter() if self.state.observers else 0.0
        with Setting({AS_WRITTEN: False}, None):  # pool threads have settings of their own
            found = deltas_of(node, numbers, dy, self)
        if self.state.observers:
            self._times[node] = start, time.perf_counter()
        return found

    def done(self, node: Node) -> None:
        """Release the value of a node that nobody can request any more."""
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
    """Return the gradients of the last node of ``order`` by targets, each in the dtype of its target."""
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
