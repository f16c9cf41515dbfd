"""A run of the body of a dynamic part: a coroutine that asks for values and returns an expression."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Mapping
from typing import Any, NoReturn

from typedtensor.ad.graph import Node
from typedtensor.core.expr import Expr
from typedtensor.core.scope import REPLAY, REPLAYS
from typedtensor.coroutines import Dynamic
from typedtensor.errors import AxisError, ScopeError


class Run:
    """A body at work.

    Attributes:
        node: the dynamic part whose body it is.
        awaited: the nodes whose values it asks for next.
        built: what the node turned out to be, once the body has returned.
        siblings: what the nodes of the other leaves of its state turned out to be.
    """

    __slots__ = ("_coroutine", "_path", "awaited", "built", "node", "siblings")

    def __init__(self, node: Dynamic[Any]) -> None:
        self.node = node
        self.awaited: tuple[Node, ...] = ()
        self.built: Node | None = None
        self.siblings: Mapping[Dynamic[Any], Node] = {}
        self._coroutine: Coroutine[Any, Any, Any] | None = None
        self._path = node.path()

    def resume(self, values: Mapping[Node, Any]) -> None:
        """Go on with the values of the awaited nodes, up to the next request or the end."""
        answer = None
        if self._coroutine is None:
            self._coroutine = self.node.start()
        else:
            answer = tuple(values[node] for node in self.awaited)
        path = self._path
        if path is None and not REPLAYS:
            self._send(answer)
            return
        before = REPLAY.get()
        try:  # what an interrupt leaves out costs nodes, which are made anew
            REPLAYS.append(path)
            REPLAY.set(path)
            self._send(answer)
        finally:
            REPLAY.set(before)
            if REPLAYS:
                REPLAYS.pop()

    def _send(self, answer: Any) -> None:
        assert self._coroutine is not None, "it was started"
        try:
            request = self._coroutine.send(answer)
        except StopIteration as end:
            self._end(end.value)
        else:
            self._ask(request)

    def throw(self, error: Exception) -> None:
        """Go on with the failure of an awaited node, which the body may handle."""
        assert self._coroutine is not None, "what has not been started awaits nothing"
        try:
            request = self._coroutine.throw(error)
        except StopIteration as end:
            self._end(end.value)
        else:
            self._ask(request)

    def close(self) -> None:
        """End the run where it stands; its ``finally`` blocks are executed."""
        if self._coroutine is not None:
            self._coroutine.close()

    def _end(self, returned: object) -> None:
        self.built, self.siblings = self.node.outcome(returned)

    def _ask(self, request: object) -> None:
        if isinstance(request, tuple) and all(isinstance(node, Expr) for node in request):
            self.awaited = request
            return
        error = AxisError(
            f"{self.node.title} awaits {type(request).__name__}, but a @dynamic function awaits expressions and "
            "both(…) only: do input and output outside, and bind what it gives"
        )
        self.throw(error)


def close_runs(runs: Iterable[Run], outcome: BaseException | None = None) -> None:
    """End runs where they stand, the last first, all of them even if the ``finally`` block of one fails.

    Args:
        outcome: why they are ended. It stays the outcome, and what fails meanwhile becomes a note on it, unless it
            is more than an ordinary failure.
    """
    left = list(runs)
    try:
        _close_last(left, outcome)
    finally:
        while left:  # an interrupt came in the loop itself
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
    """Raise the error for a body that asks for its own value, or returns what is computed from it."""
    raise ScopeError(f"{node.describe()}, awaits its own value, which can never be computed")
