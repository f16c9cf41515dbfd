"""The forward interpreter: each node once, operands first, without recursion."""

from __future__ import annotations

from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.core.tensor import AnyTensor
from typedtensor.coroutines import Dynamic
from typedtensor.runtime.finding import SizeSearch, sizes_suffice
from typedtensor.runtime.runs import Run, close_runs, refuse_cycle
from typedtensor.runtime.state import State


def evaluate(state: State, root: Node) -> AnyTensor:
    """Return the value of a node in a computation."""
    _go(state, root)
    return state.values[root]


def expand(state: State, part: Dynamic[Any]) -> Node:
    """Return the expansion of a dynamic part: its body runs to its end, without computing the returned expression."""
    found = state.expansions.get(part)
    if found is not None:
        return found
    run = Run(part)
    stack: list[Node | Run] = [part, run]
    try:  # as in _go
        run.resume(state.values)
        if run.built is None:
            _wait(state, part, run, stack)
    except BaseException as error:
        close_runs((item for item in stack if isinstance(item, Run)), error)
        if stack and isinstance(error, Exception):  # the interpreter leaves none behind, and has named its nodes
            error.add_note(f"while computing {part.describe()}")
        raise
    if run.built is not None and part not in state.expansions:
        _record(state, run)
    return state.expansions[part]


def _go(state: State, root: Node) -> None:
    """Compute a node.

    The stack holds nodes that wait for operands, and runs of dynamic parts that wait for values.
    """
    stack: list[Node | Run] = [root]
    try:
        # The block is a single call: on Python 3.12 and 3.13 no handler sees what a signal raises in a backward jump,
        # of a loop or a comprehension, in its own block.
        _proceed(state, root, None, stack)
    except BaseException as error:
        close_runs((item for item in stack if isinstance(item, Run)), error)
        raise


def _proceed(state: State, root: Node, expanded: Node | None, stack: list[Node | Run]) -> None:
    """Run until the stack is empty.

    A failure is raised in the innermost run, whose body may handle it. Only dynamic parts can depend on themselves:
    ``running`` holds the parts whose body or whose expansion is in progress.
    """
    values = state.values
    running: set[Node] = {item.node for item in stack if isinstance(item, Run)}
    search: SizeSearch | None = None
    while stack:
        top = stack[-1]
        try:
            if isinstance(top, Run):
                _advance(state, top, stack, running)
                continue
            if top in values:
                stack.pop()
                continue
            if isinstance(top, Dynamic) and top not in state.expansions:
                _enter(top, running)
                stack.append(Run(top))
                continue
            if top is expanded and len(stack) == 1:
                return
            waiting = [operand for operand in top.operands or state.operands(top) if operand not in values]
            if waiting and not sizes_suffice(state, top):
                if isinstance(top, Dynamic):
                    _enter(top, running)
                waiting.reverse()
                stack.extend(waiting)
                continue
            stack.pop()
            running.discard(top)
            state.accept(top, state.compute(top))
        except Exception as error:
            if isinstance(top, Run) and stack and stack[-1] is top:  # its body has failed or ended
                close_runs((top,), error)
                stack.pop()
                running.discard(top.node)
                error.add_note(f"while computing {top.node.describe()}")
            elif not isinstance(top, Run):
                search = search or SizeSearch(state)
                first = search.before(top, root, error)
                if first is not None:
                    stack += top, *first
                    continue
            _fail(state, error, stack, running)


def _wait(state: State, part: Dynamic[Any], run: Run, stack: list[Node | Run]) -> None:
    """Continue a run that awaits values; the interpreter continues where values are to be computed."""
    while state.reads(run.awaited):
        run.resume(state.values)
        if run.built is not None:
            return
    _proceed(state, part, part, stack)


def _enter(node: Node, running: set[Node]) -> None:
    if node in running:
        refuse_cycle(node)
    running.add(node)


def _advance(state: State, run: Run, stack: list[Node | Run], running: set[Node]) -> None:
    missing = [node for node in run.awaited if node not in state.values]
    if missing:
        stack.extend(reversed(missing))
        return
    run.resume(state.values)
    _settle(state, run, stack, running)


def _settle(state: State, run: Run, stack: list[Node | Run], running: set[Node]) -> None:
    """Pop an ended run from the top of the stack; its node is below it."""
    if run.built is not None:
        stack.pop()
        running.discard(run.node)
        _record(state, run)


def _record(state: State, run: Run) -> None:
    """Store the expansions of an ended run."""
    assert run.built is not None, "it has ended"
    state.expansions[run.node] = run.built
    for sibling, built in run.siblings.items():
        state.expansions.setdefault(sibling, built)


def _fail(state: State, error: Exception, stack: list[Node | Run], running: set[Node]) -> None:
    """Unwind the stack to the innermost run that can handle an error."""
    failure = error
    while stack:
        top = stack[-1]
        if not isinstance(top, Run):
            stack.pop()
            running.discard(top)
            continue
        try:
            top.throw(failure)
        except Exception as next_failure:
            close_runs((top,), next_failure)
            stack.pop()
            running.discard(top.node)
            if next_failure is not failure:
                next_failure.add_note(f"while computing {top.node.describe()}")
            failure = next_failure
            continue
        _settle(state, top, stack, running)
        return
    raise failure
