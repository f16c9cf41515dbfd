"""The forward interpreter: each node once, operands first, without recursion; dynamic parts by runs of their bodies."""

from __future__ import annotations

import typing
from collections.abc import Coroutine, Iterable, Iterator, Mapping
from typing import Any, NoReturn

import numpy as np

from typedtensor.ad.graph import Node, topological_order
from typedtensor.backends import PYTHON_SCALARS
from typedtensor.core.axes import Label, declared_size, has_many_sizes
from typedtensor.core.expr import App, Expr, Leaf
from typedtensor.core.scope import REPLAY, REPLAYS
from typedtensor.core.tensor import AnyTensor
from typedtensor.coroutines import NO_SIBLINGS, Dynamic
from typedtensor.errors import AxisError, BindingError, ScopeError, SizeError
from typedtensor.runtime.state import State
from typedtensor.runtime.structure import reads_sizes


class Run:
    """A run of a body."""

    __slots__ = ("_coroutine", "_path", "awaited", "built", "node", "siblings")

    def __init__(self, node: Dynamic[Any]) -> None:
        self.node = node
        self.awaited: tuple[Node, ...] = ()
        self.built: Node | None = None
        self.siblings: Mapping[Dynamic[Any], Node] = NO_SIBLINGS
        self._coroutine: Coroutine[Any, Any, Any] | None = None
        self._path = node.path()

    def resume(self, values: Mapping[Node, Any]) -> None:
        """Resume with the values of the awaited nodes, up to the next await or the end."""
        # In one function, without calls for parts: after a plan has run, every function is cold in the caches.
        answer: Any = None
        coroutine = self._coroutine
        if coroutine is None:
            coroutine = self._coroutine = self.node.start()
        else:
            answer = tuple([values[node] for node in self.awaited])
        path = self._path
        replays = path is not None or bool(REPLAYS)
        before, has_ended = REPLAY.get() if replays else None, False
        try:
            if replays:  # an interrupt here loses nodes, which are built again
                REPLAYS.append(path)
                REPLAY.set(path)
            request = coroutine.send(answer)
        except StopIteration as end:
            request, has_ended = end.value, True
        finally:
            if replays:
                REPLAY.set(before)
                if REPLAYS:
                    REPLAYS.pop()
        if has_ended:
            self.built, self.siblings = self.node.outcome(request)
        elif type(request) is tuple and len(request) == 1 and isinstance(request[0], Expr):
            self.awaited = request
        else:
            self._ask(request)

    def throw(self, error: Exception) -> None:
        """Resume with the failure of an awaited node, which the body may handle."""
        assert self._coroutine is not None, "what has not been started awaits nothing"
        try:
            request = self._coroutine.throw(error)
        except StopIteration as end:
            self.built, self.siblings = self.node.outcome(end.value)
        else:
            self._ask(request)

    def close(self) -> None:
        """Close the coroutine at its await; its ``finally`` blocks run."""
        if self._coroutine is not None:
            self._coroutine.close()

    def _ask(self, request: object) -> None:
        if isinstance(request, tuple) and all(isinstance(node, Expr) for node in request):
            self.awaited = request
            return
        error = AxisError(
            f"{self.node.title} awaits {type(request).__name__}, but a @dynamic function may await only "
            "expressions and both(…): do input and output outside of it, and bind the results"
        )
        self.throw(error)


def close_runs(runs: Iterable[Run], outcome: BaseException | None = None) -> None:
    """Close runs, the last one first, all of them even if a ``finally`` block fails.

    Args:
        outcome: the reason for closing, which remains the outcome; failures meanwhile become notes on it, unless they
            are more than an ordinary failure.
    """
    left = list(runs)
    try:
        _close_last(left, outcome)
    finally:
        while left:  # an interrupt may come in the loop itself
            _close_last(left, outcome)


def _close_last(left: list[Run], outcome: BaseException | None) -> None:
    raised: BaseException | None = None
    while left:
        run = left.pop()
        try:
            run.close()
        except BaseException as failure:
            if outcome is not None and isinstance(failure, Exception):
                outcome.add_note(f"while ending {run.node.describe()}: {failure!r}")
            else:
                raised = raised or failure
    if raised is not None:
        raise raised


def refuse_cycle(node: Node) -> NoReturn:
    """Raise the error of a body that awaits its own value, or returns an expression that depends on it."""
    raise ScopeError(f"{node.describe()}, awaits its own value, which can never be computed")


def sizes_suffice(state: State, node: Node) -> bool:
    """Whether a node reads sizes alone and these are known, so that its operand need not be computed."""
    if not reads_sizes(node):
        return False
    [x] = node.operands
    if (sizes := _sizes_of(state, x)) is not None:
        state.unread[x] = np.broadcast_to(np.float32(0.0), sizes)
    return sizes is not None


def _sizes_of(state: State, root: Node) -> tuple[int, ...] | None:
    """Return the sizes of a value from those of its labels; None if these are not known, or it may be no NumPy array.

    Each of its ancestors is visited once in a computation.
    """
    visited = state.visited
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
    sizes = [size for axis in root.axes if (size := declared_size(axis, state.sizes.known)) is not None]
    return tuple(sizes) if len(sizes) == len(root.axes) else None


def _parts(axis: Label) -> Iterator[Label]:
    """Yield a label and the labels that it is derived from."""
    yield axis
    for part in typing.get_args(axis):
        yield from _parts(part)


def evaluate(
    state: State,
    root: Node,
    runs: dict[Node, Run] | None = None,
    failures: dict[Node, Exception] | None = None,
) -> AnyTensor:
    """Return the value of a node in a computation.

    Args:
        state: the computation.
        root: the node.
        runs: bodies that threads have begun to run.
        failures: the failures of nodes and bodies on threads.
    """
    stack: list[Node | Run] = [root]
    try:
        # The block is a single call: on Python 3.12 and 3.13 no handler sees what a signal raises in a backward jump,
        # of a loop or a comprehension, in its own block.
        _Interpreter(state, stack, runs or {}, failures or {}).proceed(root)
    except BaseException as error:
        close_runs((item for item in stack if isinstance(item, Run)), error)
        raise
    return state.values[root]


def expand(state: State, part: Dynamic[Any]) -> Node:
    """Return the expansion of a dynamic part: its body runs to its end, without computing the returned expression."""
    found = state.expansions.get(part)
    if found is not None:
        return found
    run = Run(part)
    stack: list[Node | Run] = [part, run]
    try:  # as in evaluate
        run.resume(state.values)
        if run.built is None:
            _Interpreter(state, stack, {}, {}).wait(part, run)
    except BaseException as error:
        close_runs((item for item in stack if isinstance(item, Run)), error)
        if stack and isinstance(error, Exception):  # otherwise its nodes are named
            error.add_note(f"while computing {part.describe()}")
        raise
    if run.built is not None and part not in state.expansions:
        _record(state, run)
    return state.expansions[part]


class _Interpreter:
    """One evaluation.

    Attributes:
        stack: nodes that wait for operands, and runs of dynamic parts that wait for values.
        running: the parts whose body or whose expansion is in progress; only dynamic parts can depend on themselves.
    """

    __slots__ = ("failures", "running", "runs", "stack", "state", "tried")

    def __init__(
        self, state: State, stack: list[Node | Run], runs: dict[Node, Run], failures: dict[Node, Exception]
    ) -> None:
        self.state, self.stack, self.runs, self.failures = state, stack, runs, failures
        self.running: set[Node] = {item.node for item in stack if isinstance(item, Run)}
        self.tried: set[tuple[Node, Label]] = set()

    def wait(self, part: Dynamic[Any], run: Run) -> None:
        """Continue a run that awaits values."""
        while self.state.reads(run.awaited):
            run.resume(self.state.values)
            if run.built is not None:
                return
        self.proceed(part, part)

    def proceed(self, root: Node, expanded: Node | None = None) -> None:
        """Run until the stack is empty, or a part is expanded.

        A failure is raised in the innermost run, whose body may handle it.
        """
        state, stack, running, failures = self.state, self.stack, self.running, self.failures
        values = state.values
        while stack:
            top = stack[-1]
            try:
                if isinstance(top, Run):
                    self._advance(top)
                    continue
                if top in values:
                    stack.pop()
                    continue
                if failures and top in failures:
                    raise failures.pop(top)
                if isinstance(top, Dynamic) and top not in state.expansions:
                    begun = [x for x in (top, *top.siblings) if x in self.runs] if self.runs else ()
                    self._enter(begun[0] if begun else top)
                    stack.append(self.runs.pop(begun[0]) if begun else Run(top))
                    continue
                if top is expanded and len(stack) == 1:
                    return
                waiting = [operand for operand in top.operands or state.operands(top) if operand not in values]
                if waiting and not sizes_suffice(state, top) and (failures or not state.reads(waiting)):
                    if isinstance(top, Dynamic):
                        self._enter(top)
                    waiting.reverse()
                    stack.extend(waiting)
                    continue
                stack.pop()
                running.discard(top)
                state.accept(top, state.compute(top))
            except Exception as error:
                if isinstance(top, Run) and stack and stack[-1] is top:  # its body has failed or ended
                    self._end(top, error, is_new=True)
                elif not isinstance(top, (Run, Dynamic)):
                    first = self._before(top, root, error)
                    if first is not None:
                        stack += top, *first
                        continue
                self._fail(error)

    def _before(self, failed: Node, root: Node, error: Exception) -> tuple[Node, ...] | None:
        """Return the nodes to compute before a failed node is tried again, as they may determine the size that it
        lacks; None if the failure is final. It is tried once for each size.

        Raises:
            SizeError: a label has two sizes in the leaves of the expression.
        """
        axis = error.unknown if isinstance(error, SizeError) else None
        if axis is None or (failed, axis) in self.tried:
            return None
        self.tried.add((failed, axis))
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
        waiting = {node for node, _ in self.tried if node not in state.values}
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

    def _enter(self, node: Node) -> None:
        if node in self.running:
            refuse_cycle(node)
        self.running.add(node)

    def _advance(self, run: Run) -> None:
        missing = [node for node in run.awaited if node not in self.state.values]
        if missing:
            self.stack.extend(reversed(missing))
            return
        run.resume(self.state.values)
        self._settle(run)

    def _settle(self, run: Run) -> None:
        """Pop an ended run from the top of the stack; its node is below it."""
        if run.built is not None:
            self.stack.pop()
            self.running.discard(run.node)
            _record(self.state, run)

    def _end(self, run: Run, error: Exception, *, is_new: bool) -> None:
        """Pop a failed run from the top of the stack."""
        close_runs((run,), error)
        self.stack.pop()
        self.running.discard(run.node)
        if is_new:
            error.add_note(f"while computing {run.node.describe()}")

    def _fail(self, failure: Exception) -> None:
        """Unwind the stack to the innermost run that can handle an error."""
        while self.stack:
            top = self.stack[-1]
            if not isinstance(top, Run):
                self.stack.pop()
                self.running.discard(top)
                continue
            try:
                top.throw(failure)
            except Exception as error:
                self._end(top, error, is_new=error is not failure)
                failure = error
                continue
            self._settle(top)
            return
        raise failure


def _record(state: State, run: Run) -> None:
    """Store the expansions of an ended run."""
    assert run.built is not None, "it has ended"
    state.expansions[run.node] = run.built
    for sibling, built in run.siblings.items():
        state.expansions.setdefault(sibling, built)
