"""The forward interpreter on several threads.

The thread that asks for a value coordinates: it counts for each node the operands that have no value yet, computes
small nodes itself and hands large ones to the pool. Bodies of dynamic parts run on the coordinating thread. A task
computes one node and waits for nothing, so there is no deadlock. What a node is computed from does not depend on the
order, so neither do the values.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from concurrent.futures import Executor
from functools import partial

from typedtensor.coroutines import Dynamic
from typedtensor.execution.graph import Node
from typedtensor.execution.pool import Tasks
from typedtensor.execution.runs import Run, require_acyclic
from typedtensor.execution.state import State
from typedtensor.execution.work import WORTH_A_THREAD, multiplications
from typedtensor.tensor import AnyTensor

Waiting = Node | Run
"""What waits for values: a node for its operands, a run for what it awaits."""


class ParallelForward:
    """One evaluation on a pool.

    Args:
        state: the computation.
        executor: the pool.
        threshold: the work from which a node is handed to the pool.
    """

    def __init__(self, state: State, executor: Executor, threshold: int = WORTH_A_THREAD) -> None:
        self.state, self.threshold = state, threshold
        self.tasks = Tasks(executor)
        self.root: Node | None = None
        self.missing: dict[Waiting, int] = {}
        self.consumers: dict[Node, list[Waiting]] = {}
        self.ready: deque[Waiting] = deque()
        self.runs: dict[Node, Run] = {}

    def evaluate(self, root: Node) -> AnyTensor:
        """The value of a node."""
        values = self.state.values
        self.root = root
        try:
            self._demand([root])
            while root not in values:
                if self.ready:
                    self._step(self.ready.popleft())
                elif self.tasks.running:
                    self._finish(*self.tasks.collect())
                else:
                    # Nothing is ready and nothing runs: some body awaits what depends on itself.
                    require_acyclic(next(iter(self.runs.values())).node)
            return values[root]
        finally:
            self.tasks.drain()
            for run in self.runs.values():
                run.close()

    def _demand(self, nodes: Iterable[Node]) -> None:
        """See to it that nodes are computed: count what each of their ancestors waits for."""
        values = self.state.values
        stack = [node for node in nodes if node not in values and node not in self.missing]
        while stack:
            node = stack.pop()
            if node in self.missing:
                continue
            if isinstance(node, Dynamic) and node not in self.state.expansions:
                self.missing[node] = 1  # what its body returns
                run = self.runs[node] = Run(node)
                self.ready.append(run)
                continue
            stack.extend(self._wait(node, self.state.operands(node)))

    def _wait(self, waiting: Waiting, nodes: Iterable[Node]) -> list[Node]:
        """Let something wait for nodes; gives those that are still to be demanded."""
        values = self.state.values
        needed = [node for node in dict.fromkeys(nodes) if node not in values]
        self.missing[waiting] = len(needed)
        for node in needed:
            self.consumers.setdefault(node, []).append(waiting)
        if not needed:
            self.ready.append(waiting)
        return [node for node in needed if node not in self.missing]

    def _step(self, waiting: Waiting) -> None:
        if isinstance(waiting, Run):
            self._advance(waiting)
        elif multiplications(waiting, self.state.values) < self.threshold or not (self.ready or self.tasks.running):
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
            self._fail(node, error)
            return
        assert value is not None
        try:
            self.state.accept(node, value)
        except Exception as contradiction:
            self._fail(node, contradiction)
            return
        del self.missing[node]
        for consumer in self.consumers.pop(node, ()):
            if consumer in self.missing:
                self.missing[consumer] -= 1
                if not self.missing[consumer]:
                    self.ready.append(consumer)

    def _advance(self, run: Run, error: Exception | None = None) -> None:
        self.missing.pop(run, None)
        try:
            if error is None:
                run.resume(self.state.values)
            else:
                run.throw(error)
        except Exception as failure:
            del self.runs[run.node]
            failure.add_note(f"while computing {run.node.describe()}")
            self._fail(run.node, failure)
            return
        if run.built is None:
            self._demand(self._wait(run, run.awaited))
            return
        del self.runs[run.node]
        self.state.expansions[run.node] = run.built
        self._demand(self._wait(run.node, (run.built,)))

    def _fail(self, node: Node, error: BaseException) -> None:
        """Hand a failure to the runs that wait for the node, directly or not; without any, it is the outcome."""
        if not isinstance(error, Exception):
            raise error
        waiting: list[Run] = []
        failed = [node]
        while failed:
            one = failed.pop()
            self.missing.pop(one, None)
            for consumer in self.consumers.pop(one, ()):
                if consumer not in self.missing:
                    continue
                if isinstance(consumer, Run):
                    waiting.append(consumer)
                else:
                    failed.append(consumer)
        if not waiting or self.root not in self.missing:
            raise error
        for run in waiting:
            if run in self.missing:
                self._advance(run, error)
