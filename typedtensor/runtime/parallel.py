"""The interpreter on several threads: the work of a node, which decides whether a thread pays, pools, and both passes.

The thread that requests a value coordinates: it tracks for each node the operands without values, computes small nodes
itself and submits large ones to the pool. Bodies of dynamic parts run on the coordinating thread. A task computes one
node and waits for nothing, so that there is no deadlock. Values do not depend on the order of computation.

In the reverse pass a node is differentiated once all its consumers have delivered their deltas. The summands of a delta
are added in the order of a single thread, so that sums are equal bit for bit.
"""

from __future__ import annotations

import contextvars
import math
import os
import sys
import threading
import weakref
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor
from functools import partial
from itertools import combinations
from queue import SimpleQueue
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.ad.reverse import edges_between
from typedtensor.base.exclusive import Exclusive
from typedtensor.base.extras import extra
from typedtensor.core.axes import Label
from typedtensor.core.expr import App
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tuples import Projection, Structured, receiver
from typedtensor.coroutines import Dynamic
from typedtensor.ops.library.products import MatMul, SumOuter
from typedtensor.runtime.interpreter import Run, close_runs, evaluate, sizes_suffice
from typedtensor.runtime.reverse import TensorAlgebra
from typedtensor.runtime.state import State

_POOLS: dict[int, ThreadPoolExecutor] = {}
if hasattr(os, "register_at_fork"):  # a forked process does not have their threads
    os.register_at_fork(after_in_child=_POOLS.clear)


class _Worker(threading.local):
    """Whether a thread is computing a node for a pool; reading a class default is faster than a missing attribute."""

    busy = False


_WORKER = _Worker()


def shared_pool(threads: int) -> ThreadPoolExecutor:
    """Return the pool of ``threads`` threads, which lives as long as the process."""
    pool = _POOLS.get(threads)
    if pool is None:  # a pool starts threads at its first task
        pool = _POOLS.setdefault(threads, ThreadPoolExecutor(threads, thread_name_prefix="typedtensor"))
    return pool


def in_worker() -> bool:
    """Whether this thread is computing a node for a pool; it must not wait for other tasks of the pool."""
    return _WORKER.busy


class Tasks:
    """Tasks on an executor, whose outcomes the submitting thread collects.

    Every started task has ended when :meth:`drain` returns, so that no task outlives its computation.
    """

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._outcomes: SimpleQueue[tuple[Any, Any, BaseException | None]] = SimpleQueue()
        self.running = 0

    def start(self, key: Any, function: Callable[[], Any]) -> None:
        """Submit a function, to run in a copy of the current context."""
        context = contextvars.copy_context()
        try:
            future = self._executor.submit(context.run, self._run, key, function)
        except RuntimeError as error:
            error.add_note("while the pool of given(executor=…) was handed a node: shut it down after the computation")
            raise
        self.running += 1
        future.add_done_callback(partial(self._lost, key))

    def _lost(self, key: Any, future: Future[Any]) -> None:
        """Report a task that the executor could not run or has cancelled, so that nobody waits for it."""
        error = CancelledError() if future.cancelled() else future.exception()
        if error is not None:
            failure = RuntimeError(
                f"the executor did not run a task: {error!r}; given(executor=…) takes a thread pool of this "
                "process, such as ThreadPoolExecutor(2), which must not be shut down during the computation"
            )
            failure.__cause__ = error
            self._outcomes.put((key, None, failure))

    def _run(self, key: Any, function: Callable[[], Any]) -> None:
        _WORKER.busy = True
        try:
            self._outcomes.put((key, function(), None))
        except BaseException as error:
            self._outcomes.put((key, None, error))
        finally:
            _WORKER.busy = False

    def collect(self) -> tuple[Any, Any, BaseException | None]:
        """Wait for a task; return its key, its result, and its failure."""
        outcome = self._outcomes.get()
        self.running -= 1
        return outcome

    def drain(self) -> None:
        """Wait until every task has ended."""
        while self.running:
            self.collect()


class _Limit:
    """The limit of BLAS to one thread while any computation uses threads; it holds for the whole process."""

    def __init__(self) -> None:
        self._use = Exclusive()
        self._users: weakref.WeakSet[object] = weakref.WeakSet()
        self._controller: Any = None
        self._modules = 0
        self._before: list[Any] = []

    def begin(self, user: object) -> None:
        """Limit BLAS to one thread until this user releases the limit.

        Raises:
            MissingExtraError: threadpoolctl is not installed.
        """
        controller = extra("threadpoolctl", "limits of BLAS's threads, which given(threads=…) sets,", "threads")
        with self._use.turn():
            self._users.add(user)
            if found := self._modules != (modules := len(sys.modules)):
                # An import may have loaded another BLAS; to look for one takes longer than a small computation.
                self._controller, self._modules = controller.ThreadpoolController(), modules
            if found or not self._before:
                self._before.append(self._controller.limit(limits=None))  # records the present limits, changes nothing
            self._controller.limit(limits=1, user_api="blas")

    def end(self, user: object) -> None:
        """Release the limit of a user; releasing twice is allowed."""
        with self._use.turn():
            self._users.discard(user)
            while self._before and not self._users:
                self._before[-1].restore_original_limits()
                self._before.pop()


SMALL_BLAS_POOLS = _Limit()
"""The limit of this process."""


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

    After a failure, once the pool has finished what it has begun, the interpreter computes what is left, and raises the
    failure in the bodies that await the value. ``missing`` maps each node and each run to the nodes that it waits for.
    """

    def __init__(self, state: State, executor: Executor) -> None:
        self.state = state
        self.tasks = Tasks(executor)
        self.missing: dict[Waiting, set[Node]] = {}
        self.consumers: dict[Node, list[Waiting]] = {}
        self.ready: deque[Waiting] = deque()
        self.runs: dict[Node, Run] = {}
        self.failures: dict[Node, Exception] = {}

    def evaluate(self, root: Node) -> AnyTensor:
        """Return the value of a node."""
        try:
            self._compute(root)  # a single call, as in the interpreter
        except BaseException as error:
            try:
                self.tasks.drain()
            finally:
                close_runs(self.runs.values(), error)
            raise
        close_runs(self.runs.values())
        return self.state.values[root]

    def _compute(self, root: Node) -> None:
        self._demand([root])
        while self.tasks.running or (self.ready and not self.failures):
            if self.ready and not self.failures:
                self._step(self.ready.popleft())
            else:
                self._finish(*self.tasks.collect())
        evaluate(self.state, root, self.runs, self.failures)

    def _demand(self, nodes: Iterable[Node]) -> None:
        """Schedule nodes: record what each of their ancestors waits for."""
        state = self.state
        stack = [*nodes]
        while stack:
            node = stack.pop()
            if node in state.values or node in self.missing:
                continue
            if isinstance(node, Dynamic) and node not in state.expansions:
                self.missing[node] = {node}  # until its body has returned
                if not any(sibling in self.runs for sibling in node.siblings):
                    self.runs[node] = run = Run(node)
                    self.ready.append(run)
            else:
                stack.extend(self._wait(node, () if sizes_suffice(state, node) else state.operands(node)))

    def _wait(self, waiting: Waiting, nodes: Iterable[Node]) -> list[Node]:
        """Record that a node or run waits for nodes; return these."""
        needed = [node for node in dict.fromkeys(nodes) if node not in self.state.values]
        self.missing[waiting] = set(needed)
        for node in needed:
            self.consumers.setdefault(node, []).append(waiting)
        if not needed:
            self.ready.append(waiting)
        return needed

    def _step(self, waiting: Waiting) -> None:
        if isinstance(waiting, Run):
            self._advance(waiting)
        elif waiting in self.state.values:  # a body has requested it meanwhile
            self._deliver(waiting)
        elif work(waiting, self.state.values) < WORTH_A_THREAD or not (self.ready or self.tasks.running):
            value, error = None, None
            try:
                value = self.state.compute(waiting)
            except Exception as failure:
                error = failure
            self._finish(waiting, value, error)
        else:
            self.tasks.start(waiting, partial(self.state.compute, waiting))

    def _finish(self, node: Node, value: AnyTensor | None, error: BaseException | None) -> None:
        """Record that a node has a value, or has failed."""
        try:
            if error is not None:
                raise error
            assert value is not None
            self.state.accept(node, value)
        except Exception as failure:
            self.state.values.pop(node, None)  # an observer may have failed
            self.failures[node] = failure
        else:
            self._deliver(node)

    def _deliver(self, node: Node) -> None:
        """Wake the nodes and runs that wait for a node that has a value now."""
        del self.missing[node]
        for consumer in self.consumers.pop(node, ()):
            self.missing[consumer].discard(node)
            if not self.missing[consumer]:
                self.ready.append(consumer)

    def _advance(self, run: Run) -> None:
        """Resume a body."""
        node, state = run.node, self.state
        try:
            run.resume(state.values)
        except Exception as failure:
            close_runs((run,), failure)
            failure.add_note(f"while computing {node.describe()}")
            self.failures[node] = failure
            del self.runs[node]
            return
        if run.built is None:
            self._demand(self._wait(run, run.awaited))
            return
        del self.runs[node]
        for part, built in {**run.siblings, node: run.built}.items():
            state.expansions.setdefault(part, built)
            if part in self.missing:  # it has consumers, which wait for the run
                self._demand(self._wait(part, (built,)))


def reverse_on(
    executor: Executor, algebra: TensorAlgebra, order: Sequence[Node], targets: Collection[Node], seed: Any
) -> dict[Node, Any]:
    """Return the gradients of the last node of ``order``, whose delta is given, by the targets that it depends on, by
    one pass on a pool."""
    tasks = Tasks(executor)
    try:
        return _reversed(tasks, algebra, order, targets, seed)  # a single call, as in the interpreter
    finally:
        tasks.drain()


def _reversed(
    tasks: Tasks, algebra: TensorAlgebra, order: Sequence[Node], targets: Collection[Node], seed: Any
) -> dict[Node, Any]:
    state, root = algebra.state, order[-1]
    edges = edges_between(order, targets, state.operands, [root])
    if root not in edges:
        return {}
    rank = {node: -number for number, node in enumerate(order)}
    counts = dict.fromkeys(edges, 0)
    for node, numbers in edges.items():
        for number in numbers:
            counts[state.operands(node)[number]] += 1
    parts: dict[Node, list[tuple[int, int, Any, Any]]] = {root: [(0, 0, root, seed)]}
    found: dict[Node, Any] = {}
    ready = [root]
    while ready or tasks.running:
        if not ready:
            node, deltas, error = tasks.collect()
            if error is not None:
                raise error
        else:
            node = ready.pop()
            for _, _, place, part in sorted(parts.pop(node), key=lambda p: p[:2]):
                algebra.add(place, part)
            dy = algebra.take(node)
            if node in targets:
                found[node] = dy
            task = partial(algebra.deltas, node, edges[node], dy)
            if work(node, state.values) >= WORTH_A_THREAD and (ready or tasks.running):
                tasks.start(node, task)
                continue
            deltas = task()
        sources = state.operands(node)
        for number, delta in zip(edges[node], deltas, strict=True):
            source = sources[number]
            parts.setdefault(source, []).append((rank[node], number, receiver(node, source), delta))
            counts[source] -= 1
            if not counts[source]:
                ready.append(source)
        algebra.done(node)
    return found
