"""A pool of worker threads for work on large arrays.

Idle workers sleep; waking one takes about 10 µs, up to 300 µs on virtual machines, and the calling thread runs the
tasks that no worker has started. NumPy and MKL release the interpreter lock while they compute on large arrays. Without
MKL there is no pool: the threads of NumPy's BLAS spin for a while after each product, on the processors that the
workers would need.
"""

from __future__ import annotations

import contextvars
import functools
import os
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue

from typedtensor.backends.mkl import mkl
from typedtensor.base.exclusive import Exclusive

Task = Callable[[], object]


class WorkerPool:
    """Worker threads that run tasks beside the calling thread.

    Args:
        size: the number of threads, the calling one included.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self._use = Exclusive()
        self._process = 0
        self._inbox: SimpleQueue[_Job] = SimpleQueue()
        self._jobs: list[_Job] = []

    def share(self, *tasks: Task) -> None:
        """Run tasks in copies of the calling thread's context, in parallel if the pool is idle, else one by one.

        No task runs any more when the method returns or raises; it raises the exception of the first task that failed.
        """
        with self._use.attempt() as mine:
            if mine:
                self._share(tasks)
            else:  # another plan uses the pool
                for task in tasks:
                    task()

    def settle(self) -> None:
        """Wait for the tasks of a :meth:`share` that an interrupt left early."""
        if self._jobs:
            with self._use.turn():
                _end(self._jobs)
                self._jobs = []

    def _share(self, tasks: Sequence[Task]) -> None:
        if self._process != os.getpid():  # a forked process has no threads of its parent
            self._inbox = SimpleQueue()
            for _ in range(self.size - 1):
                threading.Thread(target=_work, args=(self._inbox,), name="typedtensor", daemon=True).start()
            self._process = os.getpid()
        _end(self._jobs)
        self._jobs = jobs = [_Job(task) for task in tasks[1:]]
        try:
            for job in jobs:
                self._inbox.put(job)
            tasks[0]()
            for job in jobs:
                job.run()  # unless a worker has started it
        finally:
            _end(jobs)
        self._jobs = []
        for job in jobs:
            if job.error is not None:
                raise job.error


class _Job:
    """A task that the first thread to claim it runs."""

    __slots__ = ("_begun", "_context", "_task", "_use", "error")

    def __init__(self, task: Task) -> None:
        self._task, self._context = task, contextvars.copy_context()
        self._use, self._begun = Exclusive(), False
        self.error: BaseException | None = None

    def run(self) -> None:
        """Run the task, unless a thread runs or has run it."""
        with self._use.attempt() as mine:
            if mine and not self._begun:
                self._begun = True
                try:
                    self._context.run(self._task)
                except BaseException as error:
                    self.error = error

    def end(self) -> None:
        """Wait until the task has ended; a task that has not begun never will."""
        with self._use.turn():
            self._begun = True


def _work(inbox: SimpleQueue[_Job]) -> None:
    while True:
        inbox.get().run()


def _end(jobs: Sequence[_Job]) -> None:
    """End jobs; an interrupt is raised after all have ended."""
    interrupt: BaseException | None = None
    for job in jobs:
        while True:
            try:
                job.end()
                break
            except KeyboardInterrupt as error:
                interrupt = error
    if interrupt is not None:
        raise interrupt


@functools.cache
def worker_pool() -> WorkerPool | None:
    """The pool of this process: as many threads as BLAS may use, or as there are processors; None for one thread."""
    size = _allowed()
    return None if size == 1 or mkl() is None else WorkerPool(size)


def _allowed() -> int:
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        setting = os.environ.get(name, "")
        if setting.isdecimal():
            return max(int(setting), 1)
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
