"""Thread pools that compute nodes, and the limit of BLAS's threads meanwhile."""

from __future__ import annotations

import contextvars
import os
import sys
import threading
import weakref
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor
from functools import partial
from queue import SimpleQueue
from typing import Any

from typedtensor.base.exclusive import Exclusive
from typedtensor.base.extras import extra

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
