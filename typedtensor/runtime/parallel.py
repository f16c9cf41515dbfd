"""The interpreter on several threads, and the work of a node, which decides whether a thread pays.

The thread that requests a value coordinates: it tracks for each node the operands without values, computes small nodes
itself and submits large ones to the pool. Bodies of dynamic parts run on the coordinating thread. A task computes one
node and waits for nothing, so that there is no deadlock. Values do not depend on the order of computation.

In the reverse pass a node is differentiated once all its consumers have delivered their deltas. The summands of a delta
are added in the order of a single thread, so that sums are equal bit for bit.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import combinations
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.ad.reverse import edges_between
from typedtensor.core.axes import Label
from typedtensor.core.expr import App
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tuples import Projection, Structured, receiver
from typedtensor.coroutines import Dynamic
from typedtensor.ops.library.products import MatMul, SumOuter
from typedtensor.runtime.backward import TensorAlgebra
from typedtensor.runtime.finding import SizeSearch, sizes_suffice
from typedtensor.runtime.pool import Tasks
from typedtensor.runtime.runs import Run, close_runs, refuse_cycle
from typedtensor.runtime.state import State

WORTH_A_THREAD = 500_000
"""The least work for which submitting a node to another thread pays (measured by benchmarks/threads.py)."""

PRODUCTS_AN_ELEMENT = 32
"""The multiplications of a contraction in the time of one element of an elementwise operation: BLAS computes in the
cache, elementwise operations wait for memory (measured by benchmarks/threads.py)."""


def work(node: Node, values: Mapping[Node, AnyTensor]) -> int:
    """Return the work of a node, in elements of elementwise operations.

    The product of the sizes of all labels of the operands is the number of elements of an elementwise operation, and
    the number of multiplications of a contraction, which is divided by :data:`PRODUCTS_AN_ELEMENT`.
    """
    if not isinstance(node, App):
        return 0
    sizes: dict[Label, int] = {}
    largest = 0
    for operand in node.operands:
        value = values.get(operand)
        if value is not None:
            sizes.update(zip(value.axes, value.shape, strict=True))
            largest = max(largest, math.prod(value.shape))
    labels = None if isinstance(node, (Structured, Projection)) else contracted(node)
    if labels is None:
        return math.prod(sizes.values())
    return max(largest, math.prod([sizes.get(axis, 1) for axis in labels]) // PRODUCTS_AN_ELEMENT)


def contracted(node: App[Any]) -> list[Label] | None:
    """Return the labels of all loops of a contraction; None if the node is not a contraction.

    A contraction sums over labels that two operands have and the result has not. A label that stands for two axes, as
    in a square matrix, counts twice.
    """
    if isinstance(node.op, (MatMul, SumOuter)):
        x1, x2 = node.operands
        return [*x1.axes, x2.axes[-1]]
    axes = [set(x.axes) for number, x in enumerate(node.operands) if number not in node.op.shape_only]
    summed = any(x & y - set(node.axes) for x, y in combinations(axes, 2))
    return list(set().union(*axes)) if summed else None


Waiting = Node | Run
"""A node that waits for its operands, or a run that waits for awaited values."""


class ParallelForward:
    """One evaluation on a pool.

    ``missing`` maps each node and each run to the nodes that it waits for. ``consumers`` may also hold nodes and runs
    that have stopped waiting after a failure.

    Args:
        state: the computation.
        executor: the pool.
        threshold: the least work of a node that is submitted to the pool.
    """

    def __init__(self, state: State, executor: Executor, threshold: int = WORTH_A_THREAD) -> None:
        self.state, self.threshold = state, threshold
        self.tasks = Tasks(executor)
        self.root: Node | None = None
        self.missing: dict[Waiting, set[Node]] = {}
        self.consumers: dict[Node, list[Waiting]] = {}
        self.ready: deque[Waiting] = deque()
        self.runs: dict[Node, Run] = {}
        self.search = SizeSearch(state)

    def evaluate(self, root: Node) -> AnyTensor:
        """Return the value of a node."""
        self.root = root
        try:
            self._proceed(root)  # a single call, as in forward.py
        except BaseException as error:
            try:
                self.tasks.drain()
            finally:
                close_runs(self.runs.values(), error)
            raise
        close_runs(self.runs.values())
        return self.state.values[root]

    def _proceed(self, root: Node) -> None:
        """Run until the root has a value and no task is left."""
        self._demand([root])
        while root not in self.state.values:
            if self.ready:
                self._step(self.ready.popleft())
            elif self.tasks.running:
                self._finish(*self.tasks.collect())
            else:
                # Nothing is ready and nothing runs: a dynamic part waits for itself.
                refuse_cycle(next(node for node in self.missing if isinstance(node, Dynamic)))
        self.tasks.drain()

    def _demand(self, nodes: Iterable[Node]) -> None:
        """Schedule nodes: record what each of their ancestors waits for."""
        values = self.state.values
        stack = [node for node in nodes if node not in values and node not in self.missing]
        while stack:
            node = stack.pop()
            if node in self.missing:
                continue
            if isinstance(node, Dynamic) and node not in self.state.expansions:
                self.missing[node] = {node}  # until its body has returned
                if not any(sibling in self.runs for sibling in node.siblings):
                    self._start(node)
                continue
            stack.extend(self._wait(node, () if sizes_suffice(self.state, node) else self.state.operands(node)))

    def _start(self, node: Dynamic[Any]) -> None:
        run = self.runs[node] = Run(node)
        self.ready.append(run)

    def _wait(self, waiting: Waiting, nodes: Iterable[Node]) -> list[Node]:
        """Record that a node or run waits for nodes; return those that are not scheduled yet."""
        values = self.state.values
        needed = [node for node in dict.fromkeys(nodes) if node not in values]
        self.missing[waiting] = set(needed)
        for node in needed:
            self.consumers.setdefault(node, []).append(waiting)
        if not needed:
            self.ready.append(waiting)
        return [node for node in needed if node not in self.missing]

    def _step(self, waiting: Waiting) -> None:
        if isinstance(waiting, Run):
            failure = self._advance(waiting)
            if failure is not None:
                self._fail(waiting.node, failure)
        elif waiting in self.state.values:  # a body has requested it meanwhile
            self._deliver(waiting)
        elif work(waiting, self.state.values) < self.threshold or not (self.ready or self.tasks.running):
            try:
                value = self.state.compute(waiting)
            except Exception as error:
                self._finish(waiting, None, error)
            else:
                self._finish(waiting, value, None)
        else:
            self.tasks.start(waiting, partial(self.state.compute, waiting))

    def _finish(self, node: Node, value: AnyTensor | None, error: BaseException | None) -> None:
        """Record that a node has a value, or has failed."""
        if error is not None:
            first = self.search.before(node, self.root, error) if self.root is not None else None
            if first is None:
                self._fail(node, error)
            else:
                self._demand(self._wait(node, first))
            return
        assert value is not None
        try:
            self.state.accept(node, value)
        except Exception as contradiction:
            self._fail(node, contradiction)
            return
        self._deliver(node)

    def _deliver(self, node: Node) -> None:
        """Wake the nodes and runs that wait for a node that has a value now."""
        del self.missing[node]
        for consumer in self._waiting_for(node):
            self.missing[consumer].discard(node)
            if not self.missing[consumer]:
                self.ready.append(consumer)

    def _waiting_for(self, node: Node) -> list[Waiting]:
        consumers = dict.fromkeys(self.consumers.pop(node, ()))
        return [consumer for consumer in consumers if node in self.missing.get(consumer, ())]

    def _advance(self, run: Run, error: Exception | None = None) -> Exception | None:
        """Resume a body; return its failure, if any."""
        self.missing.pop(run, None)
        try:
            if error is None:
                run.resume(self.state.values)
            else:
                run.throw(error)
        except Exception as failure:
            close_runs((run,), failure)
            del self.runs[run.node]
            for sibling in run.node.siblings:  # its consumers wait for a run of their own
                if self._is_unstarted(sibling):
                    self._start(sibling)
                    break
            if failure is not error:
                failure.add_note(f"while computing {run.node.describe()}")
            return failure
        if run.built is None:
            self._demand(self._wait(run, run.awaited))
        else:
            del self.runs[run.node]
            self.state.expansions[run.node] = run.built
            self._demand(self._wait(run.node, (run.built,)))
            for other, built in run.siblings.items():
                self.state.expansions.setdefault(other, built)
                if self._is_unstarted(other):
                    self._demand(self._wait(other, (built,)))
        return None

    def _is_unstarted(self, part: Node) -> bool:
        """Whether a dynamic part has consumers and waits for the run of a sibling."""
        return self.missing.get(part) == {part} and part not in self.runs

    def _fail(self, node: Node, error: BaseException) -> None:
        """Raise a failure in the runs that wait for the node, transitively; a failure of the root is the outcome."""
        failures = [(node, error)]
        while failures:
            node, error = failures.pop()
            if not isinstance(error, Exception):
                raise error
            waiting = self._give_up(node)
            if self.root not in self.missing:
                raise error
            for run in waiting:
                if run in self.missing:
                    failure = self._advance(run, error)
                    if failure is not None:
                        failures.append((run.node, failure))

    def _give_up(self, node: Node) -> list[Run]:
        """Remove a failed node and its consumers, up to the nearest runs."""
        waiting: list[Run] = []
        failed = [node]
        while failed:
            one = failed.pop()
            consumers = self._waiting_for(one)
            self.missing.pop(one, None)
            for consumer in consumers:
                if isinstance(consumer, Run):
                    waiting.append(consumer)
                else:
                    failed.append(consumer)
        return waiting


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
