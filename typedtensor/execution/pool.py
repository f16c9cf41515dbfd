"""Threads that compute nodes, and the BLAS pools that are kept small meanwhile."""

from __future__ import annotations

import contextvars
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from queue import SimpleQueue
from typing import Any

from typedtensor.errors import MissingExtraError

_POOLS: dict[int, ThreadPoolExecutor] = {}
_LOCK = threading.Lock()


class _Worker(threading.local):
    """Whether a thread is computing a node for a pool; a default is found sooner than that there is none."""

    busy = False


_WORKER = _Worker()


def shared_pool(threads: int) -> ThreadPoolExecutor:
    """The pool of so many threads; it is made once and lives as long as the process."""
    with _LOCK:
        pool = _POOLS.get(threads)
        if pool is None:
            pool = _POOLS[threads] = ThreadPoolExecutor(threads, thread_name_prefix="typedtensor")
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
        self.users = 0
        self.limiter: Any = None
        self.controller: Any = None


_LIMIT = _Limit()


@contextmanager
def small_blas_pools() -> Iterator[None]:
    """Limit the threads of BLAS to one.

    Raises:
        MissingExtraError: when threadpoolctl is not installed.
    """
    try:
        from threadpoolctl import ThreadpoolController
    except ImportError:
        raise MissingExtraError(
            "given(threads=…) limits the threads of BLAS with threadpoolctl: pip install 'typedtensor[threads]'"
        ) from None
    with _LOCK:
        if not _LIMIT.users:
            _LIMIT.controller = _LIMIT.controller or ThreadpoolController()
            _LIMIT.limiter = _LIMIT.controller.limit(limits=1, user_api="blas")
            _LIMIT.limiter.__enter__()
        _LIMIT.users += 1
    try:
        yield
    finally:
        with _LOCK:
            _LIMIT.users -= 1
            if not _LIMIT.users:
                _LIMIT.limiter.__exit__(None, None, None)
