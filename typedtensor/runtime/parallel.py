"""The forward interpreter on several threads.

The thread that asks for a value coordinates: it knows for each node the operands that have no value yet, computes
small nodes itself and hands large ones to the pool. Bodies of dynamic parts run on the coordinating thread. A task
computes one node and waits for nothing, so there is no deadlock. What a node is computed from does not depend on the
order, so neither do the values.
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
from typedtensor.runtime.finding import SizeSearch
from typedtensor.runtime.pool import Tasks
from typedtensor.runtime.runs import Run, close_runs, refuse_cycle
from typedtensor.runtime.state import State
from typedtensor.runtime.work import WORTH_A_THREAD, work

Waiting = Node | Run
"""What waits for values: a node for its operands, a run for what it awaits."""


class ParallelForward:
    """One evaluation on a pool.

    ``missing`` says what each node and each run waits for now. ``consumers`` may also hold what has given up waiting
    since, after a failure.

    Args:
        state: the computation.
        executor: the pool.
        threshold: the work from which a node is handed to the pool.
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
        """The value of a node."""
        self.root = root
        try:
            self._proceed(root)  # a call and nothing else, as in forward.py
        except BaseException as error:
            try:
                self.tasks.drain()
            finally:
                close_runs(self.runs.values(), error)
            raise
        close_runs(self.runs.values())
        return self.state.values[root]

    def _proceed(self, root: Node) -> None:
        """Go on until a node has a value, and nothing runs."""
        self._demand([root])
        while root not in self.state.values:
            if self.ready:
                self._step(self.ready.popleft())
            elif self.tasks.running:
                self._finish(*self.tasks.collect())
            else:
                # Nothing is ready and nothing runs: some dynamic part waits for itself.
                refuse_cycle(next(node for node in self.missing if isinstance(node, Dynamic)))
        self.tasks.drain()

    def _demand(self, nodes: Iterable[Node]) -> None:
        """See to it that nodes are computed: note what each of their ancestors waits for."""
        values = self.state.values
        stack = [node for node in nodes if node not in values and node not in self.missing]
        while stack:
            node = stack.pop()
            if node in self.missing:
                continue
            if isinstance(node, Dynamic) and node not in self.state.expansions:
                self.missing[node] = {node}  # until it is known what its body returns
                if not any(sibling in self.runs for sibling in node.siblings):
                    self._start(node)
                continue
            stack.extend(self._wait(node, self.state.operands(node)))

    def _start(self, node: Dynamic[Any]) -> None:
        run = self.runs[node] = Run(node)
        self.ready.append(run)

    def _wait(self, waiting: Waiting, nodes: Iterable[Node]) -> list[Node]:
        """Let something wait for nodes; gives those that are still to be demanded."""
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
        elif waiting in self.state.values:  # a body has asked for it meanwhile
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
        """A node has a value, or has failed."""
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
        """Let what waits for a node go on, now that it has a value."""
        del self.missing[node]
        for consumer in self._waiting_for(node):
            self.missing[consumer].discard(node)
            if not self.missing[consumer]:
                self.ready.append(consumer)

    def _waiting_for(self, node: Node) -> list[Waiting]:
        consumers = dict.fromkeys(self.consumers.pop(node, ()))
        return [consumer for consumer in consumers if node in self.missing.get(consumer, ())]

    def _advance(self, run: Run, error: Exception | None = None) -> Exception | None:
        """Let a body go on; gives its failure."""
        self.missing.pop(run, None)
        try:
            if error is None:
                run.resume(self.state.values)
            else:
                run.throw(error)
        except Exception as failure:
            close_runs((run,), failure)
            del self.runs[run.node]
            for sibling in run.node.siblings:  # what waits for it waits for a run of its own
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
        """Whether a dynamic part is waited for, and waits for the run of a sibling."""
        return self.missing.get(part) == {part} and part not in self.runs

    def _fail(self, node: Node, error: BaseException) -> None:
        """Hand a failure to the runs that wait for the node, directly or not; that of the root is the outcome."""
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
        """Forget a failed node and what waits for it, up to the runs that do."""
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
