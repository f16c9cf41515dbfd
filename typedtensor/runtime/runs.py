"""Runs of dynamic parts' bodies: coroutines that await values and return an expression."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Mapping
from typing import Any, NoReturn

from typedtensor.ad.graph import Node
from typedtensor.core.expr import Expr
from typedtensor.core.scope import REPLAY, REPLAYS
from typedtensor.coroutines import NO_SIBLINGS, Dynamic
from typedtensor.errors import AxisError, ScopeError


class Run:
    """A run of a body.

    Attributes:
        node: the dynamic part of the body.
        awaited: the nodes whose values the body awaits.
        built: the expansion of the node, once the body has returned.
        siblings: the expansions of the other leaves of its state.
    """

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
