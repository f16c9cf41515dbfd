"""Threads that compute nodes, and the BLAS pools that are kept small meanwhile."""

from __future__ import annotations

import contextvars
import threading
import weakref
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor
from functools import partial
from queue import SimpleQueue
from typing import Any

from typedtensor.base.exclusive import Exclusive
from typedtensor.errors import MissingExtraError

_POOLS: dict[int, ThreadPoolExecutor] = {}


class _Worker(threading.local):
    """Whether a thread is computing a node for a pool; a default is found sooner than that there is none."""

    busy = False


_WORKER = _Worker()


def shared_pool(threads: int) -> ThreadPoolExecutor:
    """The pool of so many threads; it is made once and lives as long as the process."""
    pool = _POOLS.get(threads)
    if pool is None:  # it has no threads before it is handed something
        pool = _POOLS.setdefault(threads, ThreadPoolExecutor(threads, thread_name_prefix="typedtensor"))
    return pool


def in_worker() -> bool:
    """Whether this thread is computing a node for a pool. It must not wait for another task of the pool."""
    return _WORKER.busy


class Tasks:
    """Calls on an executor, whose outcomes are collected by the thread that made them.

    Every task that was started has ended when :meth:`drain` returns, so that nothing of a computation goes on
    after it.
    """

    def __init__(self, executor: Executor) -> None:
        self._executor = executor
        self._outcomes: SimpleQueue[tuple[Any, Any, BaseException | None]] = SimpleQueue()
        self.running = 0

    def start(self, key: Any, function: Callable[[], Any]) -> None:
        """Run a function in the present context, on a thread of the executor."""
        context = contextvars.copy_context()
        try:
            future = self._executor.submit(context.run, self._run, key, function)
        except RuntimeError as error:
            error.add_note("while the pool of given(executor=…) was handed a node: shut it down after the computation")
            raise
        self.running += 1
        future.add_done_callback(partial(self._lost, key))

    def _lost(self, key: Any, future: Future[Any]) -> None:
        """Report a task that an executor could not run at all, or has cancelled, so that nobody waits for it."""
        error = CancelledError() if future.cancelled() else future.exception()
        if error is not None:
            failure = RuntimeError(
                f"the executor did not run a task: {error!r}; given(executor=…) takes a pool of threads of this "
                "process, as ThreadPoolExecutor(2), that is not shut down meanwhile"
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
        """The key of a task that has ended, its result, and its failure; waits for one."""
        outcome = self._outcomes.get()
        self.running -= 1
        return outcome

    def drain(self) -> None:
        """Wait until every task has ended."""
        while self.running:
            self.collect()


class _Limit:
    """One thread for BLAS while any computation uses threads of its own; the pools are the process's."""

    def __init__(self) -> None:
        self._use = Exclusive()
        self._users: weakref.WeakSet[object] = weakref.WeakSet()
        self._controller: Any = None
        self._before: Any = None

    def begin(self, user: object) -> None:
        """Keep BLAS to one thread until this user has no need for it any more.

        Raises:
            MissingExtraError: when threadpoolctl is not installed.
        """
        try:
            from threadpoolctl import ThreadpoolController
        except ImportError:
            raise MissingExtraError(
                "given(threads=…) limits the threads of BLAS with threadpoolctl: pip install 'typedtensor[threads]'"
            ) from None
        with self._use.turn():
            self._users.add(user)
            if self._before is None:
                self._controller = self._controller or ThreadpoolController()
                self._before = self._controller.limit(limits=None)  # it limits nothing, and knows what there was
            self._controller.limit(limits=1, user_api="blas")

    def end(self, user: object) -> None:
        """The user has no need for it; it may be told so again."""
        with self._use.turn():
            self._users.discard(user)
            if self._before is not None and not self._users:
                self._before.restore_original_limits()
                self._before = None


SMALL_BLAS_POOLS = _Limit()
"""The limit of this process."""
