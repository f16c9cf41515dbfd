"""A pool of worker threads for work on large arrays.

Idle workers sleep; waking one takes about 10 µs, up to 300 µs on virtual machines, and the calling thread runs the
tasks that no worker has started. While a plan keeps the pool alert, idle workers spin instead, outside of the
interpreter lock, and begin a task in a few microseconds. NumPy and MKL release the interpreter lock while they compute
on large arrays. Without MKL there is no pool: the threads of NumPy's BLAS spin for a while after each product, on the
processors that the workers would need.
"""

from __future__ import annotations

import contextvars
import functools
import os
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from time import perf_counter, thread_time

from typedtensor.backends.mkl import mkl
from typedtensor.backends.openblas import thread_count
from typedtensor.base.ending import Statement, at_end
from typedtensor.base.exclusive import Exclusive, LockStatement, Turn
from typedtensor.base.spinning import Signal, can_spin

Task = Callable[[], object]

BUSY, BUSY_SECONDS, BUSY_STATEMENTS = 1.25, 2e-4, 100
"""Spinning pays if the calling thread loses its processor for less than a quarter of its time and 0.2 ms. Otherwise the
workers sleep in this number of statements: beside eight other programs on two processors, a step takes twice as long
with workers that spin (196 ms in place of 90)."""


class WorkerPool:
    """Worker threads that run tasks beside the calling thread.

    Args:
        size: the number of threads, the calling one included.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self._use = Exclusive()
        self._process = 0
        self._seats: list[_Seat] = []
        self._jobs: list[_Job] = []
        self._watch = _Watch()

    @property
    def is_alert(self) -> bool:
        """Whether idle workers spin."""
        return any(seat.alert for seat in self._seats)

    def alert(self, *, shared: bool = True) -> Alert:
        """Return a statement during which NumPy's BLAS has one thread, and idle workers spin if steps are shared."""
        return Alert(self._watch, self._ready_seats() if shared else ())

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

    def _ready_seats(self) -> Sequence[_Seat]:
        if self._process != os.getpid():  # a forked process has no threads of its parent
            self._seats = [_Seat() for _ in range(self.size - 1)]
            for seat in self._seats:
                threading.Thread(target=seat.work, name="typedtensor", daemon=True).start()
            self._process = os.getpid()
        return self._seats

    def _share(self, tasks: Sequence[Task]) -> None:
        seats = self._ready_seats()
        _end(self._jobs)
        self._jobs = jobs = [_Job(task) for task in tasks[1:]]
        try:
            for seat, job in zip(seats, jobs, strict=False):
                seat.give(job)
            tasks[0]()
            for job in jobs:
                job.run()  # unless a worker has started it
            for seat, job in zip(seats, jobs, strict=False):
                seat.watch(job)
        finally:
            _end(jobs)
        self._jobs = []
        for job in jobs:
            if job.error is not None:
                raise job.error


class _Job:
    """A task that the first thread to claim it runs."""

    __slots__ = ("_begun", "_context", "_task", "_use", "ended", "error")

    def __init__(self, task: Task) -> None:
        self._task, self._context = task, contextvars.copy_context()
        self._use, self._begun, self.ended = Exclusive(), False, False
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
        if mine:
            self.ended = True

    def end(self) -> None:
        """Wait until the task has ended; a task that has not begun never will."""
        with self._use.turn():
            self._begun = True


class _Seat:
    """The place of a worker, where it finds its jobs.

    Attributes:
        alert: whether the worker spins when it has no job.
    """

    def __init__(self) -> None:
        self.alert = False
        self._job: _Job | None = None
        self._inbox: SimpleQueue[None] = SimpleQueue()
        self._given, self._done = Signal(), Signal()

    def give(self, job: _Job) -> None:
        """Offer a job. A worker that is just falling asleep may miss it, and leave it to the caller."""
        self._job = job
        if self.alert:
            self._given.send()
        else:
            self._inbox.put(None)

    def watch(self, job: _Job) -> None:
        """Spin until a job that a worker has begun has ended, if the worker is alert."""
        while self.alert and not job.ended:
            self._done.wait()

    def wake(self) -> None:
        """Make the worker alert."""
        self.alert = True
        self._inbox.put(None)

    def rest(self) -> None:
        """Let the worker sleep when it has no job."""
        self.alert = False
        self._given.send()

    def work(self) -> None:
        """Run jobs for ever."""
        while True:
            self._inbox.get()
            self._work()
            while self.alert:
                self._given.wait()
                self._work()

    def _work(self) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.run()
            self._done.send()


class Alert(LockStatement):
    """A ``with`` statement during which workers spin when they have no job, and NumPy's BLAS has one thread.

    Inside of another one, and beside one of another thread, it changes nothing. It ends by an interrupt, too. If the
    calling thread lost its processor for a while, the workers sleep in the next statements.

    Args:
        watch: decides whether workers spin.
        seats: the seats of the workers that may spin.
    """

    __slots__ = ("_begun", "_end", "_seats", "_threads", "_watch")

    def __init__(self, watch: _Watch, seats: Sequence[_Seat]) -> None:
        super().__init__(watch.turns, False)
        self._watch, self._seats, self._threads = watch, seats, 1
        self._end: Statement | None = None

    def __enter__(self) -> bool:
        mine = super().__enter__()
        if mine:
            self._end = at_end(self.statement, self._rest)
            if self._end is not None:
                self._begin()
        return mine

    def _begin(self) -> None:
        if (count := thread_count()) is not None and (threads := count.get()) > 1:
            self._threads = threads
            count.set(1)
        if not self._watch.has_processors():
            self._seats = ()
        for seat in self._seats:
            seat.wake()
        self._begun = perf_counter(), thread_time()

    def _rest(self, _: object) -> None:
        for seat in self._seats:
            seat.rest()
        if self._seats:
            wall, own = self._begun
            self._watch.note(perf_counter() - wall, thread_time() - own)
        if self._threads > 1 and (count := thread_count()) is not None:
            count.set(self._threads)


class _Watch:
    """Decides whether workers may spin: only where no other program needs the processors.

    Attributes:
        turns: the turns of the lock of :class:`Alert`.
    """

    def __init__(self) -> None:
        self.turns: list[Turn] = []
        self._left = 0

    def has_processors(self) -> bool:
        """Whether there were processors for all threads lately."""
        if not can_spin():
            return False
        self._left -= self._left > 0
        return not self._left

    def note(self, wall: float, own: float) -> None:
        """Note the time of a statement whose thread never slept, and its processor time."""
        if wall > BUSY * own + BUSY_SECONDS:
            self._left = BUSY_STATEMENTS


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
