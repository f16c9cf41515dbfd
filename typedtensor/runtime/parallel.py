"""The forward interpreter on several threads.

The thread that requests a value coordinates: it tracks for each node the operands without values, computes small nodes
itself and submits large ones to the pool. Bodies of dynamic parts run on the coordinating thread. A task computes one
node and waits for nothing, so that there is no deadlock. Values do not depend on the order of computation.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from concurrent.futures import Executor
from functools import partial
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.core.tensor import AnyTensor
from typedtensor.coroutines import Dynamic
from typedtensor.runtime.finding import SizeSearch, sizes_suffice
from typedtensor.runtime.pool import Tasks
from typedtensor.runtime.runs import Run, close_runs, refuse_cycle
from typedtensor.runtime.state import State
from typedtensor.runtime.work import WORTH_A_THREAD, work

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
