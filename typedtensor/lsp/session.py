"""Scheduling of checks: soon after an edit, one at a time, in a dedicated thread."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from typedtensor.inspection import Report
from typedtensor.lsp.engine import Engine, Outcome

_LOG = logging.getLogger(__name__)

R = TypeVar("R")

DELAY = 0.03
"""Seconds that a check waits for further edits. The next check handles all edits that arrive during this one."""

IDLE = 20.0
"""Seconds without an edit after which the cache is written."""

_STACK = 64 * 1024 * 1024
"""Bytes of the thread's stack: mypy recurses deeply, and some systems give threads small stacks."""


class Session:
    """A queue of edits and requests for an engine.

    Args:
        engine: the engine. From now on only the session's thread uses it, except for closing it.
        publish: called with the outcome of each check during which no edit arrived.
    """

    def __init__(self, engine: Engine, publish: Callable[[Outcome], Awaitable[None]]) -> None:
        self._engine, self._publish = engine, publish
        self._edits: list[Callable[[Engine], None]] = []
        self._running: asyncio.Task[None] | None = None
        self._idle: asyncio.TimerHandle | None = None
        before = threading.stack_size(_STACK)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="mypy")
        self._thread.submit(int).result()
        threading.stack_size(before)

    def edit(self, change: Callable[[Engine], None]) -> None:
        """Queue an edit, and schedule a check."""
        self._edits.append(change)
        self._wake()
        if self._running is None or self._running.done():
            self._running = asyncio.ensure_future(self._run())

    async def ask(self, question: Callable[[Engine], R]) -> R:
        """Run a request on the engine after it has checked all edits."""
        while self._running is not None and not self._running.done():
            await asyncio.wait([self._running])
        return await asyncio.get_running_loop().run_in_executor(self._thread, question, self._engine)

    def close(self) -> None:
        """Close the engine; the thread ends after its current task."""
        self._wake()
        self._engine.close()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _run(self) -> None:
        while self._edits:
            await asyncio.sleep(DELAY)
            edits, self._edits = self._edits, []
            outcome = await asyncio.get_running_loop().run_in_executor(self._thread, self._check, edits)
            if not self._edits:
                await self._publish(outcome)
        self._idle = asyncio.get_running_loop().call_later(IDLE, self._rest)

    def _rest(self) -> None:
        self._thread.submit(self._engine.rest)

    def _wake(self) -> None:
        if self._idle is not None:
            self._idle.cancel()

    def _check(self, edits: list[Callable[[Engine], None]]) -> Outcome:
        try:
            for change in edits:
                change(self._engine)
            return self._engine.check()
        except (Exception, SystemExit) as error:
            # A failure inside mypy must not end the server: the next edit is checked again. mypy prints its internal
            # errors and raises SystemExit.
            _LOG.exception("the check failed")
            said = f"typedtensor: {type(error).__name__}: {error}"
            return Outcome([Report(None, 1, None, 1, None, "error", said, None)], complete=False)
