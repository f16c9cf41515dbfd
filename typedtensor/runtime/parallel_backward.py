"""The reverse pass on several threads.

A node is differentiated once all its consumers have delivered their deltas; the pool differentiates large nodes. The
summands of a delta are added in the order of a single thread, so that sums are equal bit for bit.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from concurrent.futures import Executor
from functools import partial
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.ad.reverse import edges_between
from typedtensor.core.tuples import receiver
from typedtensor.runtime.backward import TensorAlgebra
from typedtensor.runtime.pool import Tasks
from typedtensor.runtime.work import WORTH_A_THREAD, work


class ParallelBackward:
    """One reverse pass on a pool.

    Args:
        algebra: the algebra of values and deltas.
        executor: the pool.
        threshold: the least work of a node that is submitted to the pool.
    """

    def __init__(self, algebra: TensorAlgebra, executor: Executor, threshold: int = WORTH_A_THREAD) -> None:
        self.algebra, self.threshold = algebra, threshold
        self.tasks = Tasks(executor)

    def reverse(self, order: Sequence[Node], targets: Collection[Node]) -> dict[Node, Any]:
        """Return the gradients of the last node of ``order`` by the targets that it depends on."""
        try:
            return self._proceed(order, targets)  # a single call, as in forward.py
        finally:
            self.tasks.drain()

    def _proceed(self, order: Sequence[Node], targets: Collection[Node]) -> dict[Node, Any]:
        state, root = self.algebra.state, order[-1]
        edges = edges_between(order, targets, state.operands)
        if root not in edges:
            return {}
        rank = {node: -number for number, node in enumerate(order)}
        counts = dict.fromkeys(edges, 0)
        for node, numbers in edges.items():
            for number in numbers:
                counts[state.operands(node)[number]] += 1
        parts: dict[Node, list[tuple[int, int, Any, Any]]] = {root: [(0, 0, root, self.algebra.seed(root))]}
        found: dict[Node, Any] = {}
        ready = [root]
        while ready or self.tasks.running:
            if not ready:
                node, deltas, error = self.tasks.collect()
                if error is not None:
                    raise error
            else:
                node = ready.pop()
                for _, _, place, part in sorted(parts.pop(node), key=lambda p: p[:2]):
                    self.algebra.add(place, part)
                dy = self.algebra.take(node)
                if node in targets:
                    found[node] = dy
                task = partial(self.algebra.deltas, node, edges[node], dy)
                if work(node, state.values) >= self.threshold and (ready or self.tasks.running):
                    self.tasks.start(node, task)
                    continue
                deltas = task()
            sources = state.operands(node)
            for number, delta in zip(edges[node], deltas, strict=True):
                source = sources[number]
                parts.setdefault(source, []).append((rank[node], number, receiver(node, source), delta))
                counts[source] -= 1
                if not counts[source]:
                    ready.append(source)
            self.algebra.done(node)
        return found
