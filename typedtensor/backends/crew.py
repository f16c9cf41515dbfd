"""Threads that take over a share of what is computed from large arrays.

They sleep until there is work, and wake up in a hundredth of a millisecond, on virtual machines in up to a third; who
hands work over does meanwhile what nobody has begun. NumPy lets others run while it computes with an array of some
size, and so does MKL. There are none without MKL: the threads of NumPy's BLAS stay awake for a while after each
product, on the processors that these would need.
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


class Crew:
    """Some threads.

    Args:
        size: how many, with the one that calls.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self._use = Exclusive()
        self._process = 0
        self._inbox: SimpleQueue[_Job] = SimpleQueue()
        self._jobs: list[_Job] = []

    def share(self, *tasks: Task) -> None:
        """Do tasks, at once if the threads are free, in the present context.

        None is still done when it returns, or raises what one of them has raised.
        """
        with self._use.attempt() as mine:
            if mine:
                self._share(tasks)
            else:  # another plan uses them
                for task in tasks:
                    task()

    def settle(self) -> None:
        """Wait until nothing is done any more of what an interrupt has kept :meth:`share` from waiting for."""
        if self._jobs:
            with self._use.turn():
                _end(self._jobs)
                self._jobs = []

    def _share(self, tasks: Sequence[Task]) -> None:
        if self._process != os.getpid():  # threads do not come along into a process that is forked
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
                job.do()  # unless a thread does it
        finally:
            _end(jobs)
        self._jobs = []
        for job in jobs:
            if job.error is not None:
                raise job.error


class _Job:
    """A task that is done by whoever comes first."""

    __slots__ = ("_begun", "_context", "_task", "_use", "error")

    def __init__(self, task: Task) -> None:
        self._task, self._context = task, contextvars.copy_context()
        self._use, self._begun = Exclusive(), False
        self.error: BaseException | None = None

    def do(self) -> None:
        """Do it, if nobody does or has done it."""
        with self._use.attempt() as mine:
            if mine and not self._begun:
                self._begun = True
                try:
                    self._context.run(self._task)
                except BaseException as error:
                    self.error = error

    def end(self) -> None:
        """Wait until it is done, or let nobody begin."""
        with self._use.turn():
            self._begun = True


def _work(inbox: SimpleQueue[_Job]) -> None:
    while True:
        inbox.get().do()


def _end(jobs: Sequence[_Job]) -> None:
    """See to it that nobody does any of some jobs; an interrupt waits until then."""
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
def crew() -> Crew | None:
    """The threads of this process, as many as BLAS is given, or as there are processors; None if that is one."""
    size = _allowed()
    return None if size == 1 or mkl() is None else Crew(size)


def _allowed() -> int:
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        setting = os.environ.get(name, "")
        if setting.isdecimal():
            return max(int(setting), 1)
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
