"""Threads that take over tasks."""

from __future__ import annotations

import contextvars
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest

from typedtensor.backends import workers as module
from typedtensor.backends.openblas import ThreadCount, thread_count
from typedtensor.backends.workers import WorkerPool
from typedtensor.base.spinning import can_spin

ROOT = Path(__file__).parents[2]
SETTING = contextvars.ContextVar("SETTING", default=0)


def test_all_tasks_are_done_each_once() -> None:
    workers = WorkerPool(3)
    done: list[int] = []
    for _ in range(50):
        done.clear()
        workers.share(*[lambda n=n: done.append(n) for n in range(7)])
        assert sorted(done) == list(range(7))


def test_tasks_run_at_once() -> None:
    together = threading.Barrier(2, timeout=10)
    WorkerPool(2).share(together.wait, together.wait)  # neither gets on without the other


def test_one_thread_takes_over_what_others_do_not_begin() -> None:
    workers = WorkerPool(2)
    names: list[str] = []
    workers.share(*[lambda: names.append(threading.current_thread().name)] * 5)
    assert len(names) == 5


def test_tasks_run_in_the_context_of_the_caller() -> None:
    token = SETTING.set(7)
    found: list[object] = []
    together = threading.Barrier(2, timeout=10)

    def look() -> None:
        together.wait()
        found.append((SETTING.get(), np.geterr()["over"]))

    try:
        with np.errstate(over="raise"):
            WorkerPool(2).share(look, look)
    finally:
        SETTING.reset(token)
    assert found == [(7, "raise")] * 2


@pytest.mark.parametrize("failing", [0, 1])
def test_what_one_raises_comes_when_all_are_done(failing: int) -> None:
    ended = threading.Event()
    together = threading.Barrier(2, timeout=10)

    def fail() -> None:
        together.wait()
        raise ValueError("no")

    def succeed() -> None:
        together.wait()
        time.sleep(0.05)
        ended.set()

    workers = WorkerPool(2)
    tasks = (fail, succeed) if failing == 0 else (succeed, fail)
    with pytest.raises(ValueError, match="no"):
        workers.share(*tasks)
    assert ended.is_set()
    workers.share(lambda: None, lambda: None)  # and it goes on


def test_a_pool_that_is_busy_leaves_tasks_to_the_caller() -> None:
    workers = WorkerPool(2)
    names: list[str] = []

    def inner() -> None:
        names.append(threading.current_thread().name)

    def outer() -> None:
        before = len(names)
        workers.share(inner, inner)
        assert names[before:] == [threading.current_thread().name] * 2

    workers.share(outer)


FORKING = """
import os, threading, warnings
from typedtensor.backends.workers import WorkerPool

workers = WorkerPool(2)
for process in ("parent", "child"):
    together = threading.Barrier(2, timeout=10)
    workers.share(together.wait, together.wait)
    if process == "parent":
        with warnings.catch_warnings():  # of processes with several threads, from Python 3.12 on
            warnings.simplefilter("ignore", DeprecationWarning)
            child = os.fork()
        if child:
            raise SystemExit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
os._exit(7)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_threads_are_made_again_in_a_process_that_is_forked() -> None:
    assert subprocess.run([sys.executable, "-c", FORKING], cwd=ROOT, timeout=60, check=False).returncode == 7


@pytest.mark.parametrize(
    ("settings", "size"),
    [
        ({"OMP_NUM_THREADS": "3"}, 3),
        ({"OPENBLAS_NUM_THREADS": "2"}, 2),
        ({"OMP_NUM_THREADS": "many", "MKL_NUM_THREADS": "5"}, 5),
        ({"OMP_NUM_THREADS": "1"}, None),
        ({"OMP_NUM_THREADS": "0"}, None),
    ],
)
def test_there_are_as_many_threads_as_blas_is_given(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], size: int | None
) -> None:
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(module, "mkl", object)
    found = module.worker_pool.__wrapped__()
    assert (found and found.size) == size


def test_without_mkl_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "4")
    monkeypatch.setattr(module, "mkl", lambda: None)
    assert module.worker_pool.__wrapped__() is None


@pytest.mark.skipif(sys.platform == "win32", reason="signals come otherwise")
def test_an_interrupt_waits_until_nothing_is_being_done() -> None:
    workers, ended = WorkerPool(2), threading.Event()
    together = threading.Barrier(2, timeout=10)

    def long() -> None:
        together.wait()
        time.sleep(0.3)
        ended.set()

    def interrupted() -> None:
        together.wait()
        signal.raise_signal(signal.SIGINT)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # it is ignored by what runs in the background
    try:
        with pytest.raises(KeyboardInterrupt):
            workers.share(interrupted, long)
    finally:
        signal.signal(signal.SIGINT, before)
    assert ended.is_set()


def test_alert_workers_do_all_tasks_each_once() -> None:
    workers = WorkerPool(3)
    done: list[int] = []
    with workers.alert() as mine:
        assert mine
        for _ in range(200):
            done.clear()
            workers.share(*[lambda n=n: done.append(n) for n in range(7)])
            assert sorted(done) == list(range(7))
    workers.share(*[lambda n=n: done.append(n) for n in range(7)])  # by workers that sleep
    assert sorted(done) == [n for n in range(7) for _ in range(2)]


def test_tasks_of_alert_workers_run_at_once() -> None:
    workers = WorkerPool(2)
    for _ in range(3):
        together = threading.Barrier(2, timeout=10)
        with workers.alert():
            for _ in range(20):
                workers.share(together.wait, together.wait)


@pytest.mark.parametrize("failing", [0, 1])
def test_what_a_task_beside_alert_workers_raises_comes_out(failing: int) -> None:
    workers = WorkerPool(2)

    def fail() -> None:
        raise ValueError("no")

    def succeed() -> None:
        time.sleep(0.01)

    with workers.alert(), pytest.raises(ValueError, match="no"):
        workers.share(*((fail, succeed) if failing == 0 else (succeed, fail)))
    assert not any(seat.alert for seat in workers._seats)


@pytest.mark.parametrize("error", [None, ValueError, KeyboardInterrupt])
def test_workers_rest_after_the_statement_however_it_ends(error: type[BaseException] | None) -> None:
    workers = WorkerPool(3)
    try:
        with workers.alert() as mine:
            assert mine
            assert [seat.alert for seat in workers._seats] == [can_spin()] * 2
            with workers.alert() as inner:
                assert not inner
            assert all(seat.alert == can_spin() for seat in workers._seats)
            if error is not None:
                raise error
    except (ValueError, KeyboardInterrupt):
        pass
    assert [seat.alert for seat in workers._seats] == [False] * 2
    with workers.alert() as mine:
        assert mine


def test_one_thread_alone_keeps_workers_alert() -> None:
    workers, found = WorkerPool(2), list[bool]()

    def look() -> None:
        with workers.alert() as mine:
            found.append(mine)

    with workers.alert():
        other = threading.Thread(target=look)
        other.start()
        other.join()
    look()
    assert found == [False, True]


def test_workers_sleep_while_processors_are_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUSY_STATEMENTS", 3)
    workers, found = WorkerPool(2), list[bool]()
    workers._watch.note(1.0, 0.9)
    assert workers._watch.has_processors() == can_spin()
    with workers.alert():
        time.sleep(0.02)  # as if another program had the processor
    for _ in range(4):
        monkeypatch.setattr(workers._watch, "note", lambda wall, own: None)
        with workers.alert():
            workers.share(lambda: None, lambda: None)
            found.append(workers._seats[0].alert)
    assert found == [False, False, can_spin(), can_spin()]


class Threads:
    """A number of threads that can be set."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.given = ThreadCount(lambda: self.count, lambda count: setattr(self, "count", count))


@pytest.mark.parametrize("count", [1, 4])
def test_blas_has_one_thread_beside_the_workers(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    threads, workers = Threads(count), WorkerPool(2)
    monkeypatch.setattr(module, "thread_count", lambda: threads.given)
    for shared in (True, False):
        with pytest.raises(ValueError, match="no"), workers.alert(shared=shared):
            assert threads.count == 1
            with workers.alert():
                assert threads.count == 1
            assert threads.count == 1
            assert shared or not workers._seats
            raise ValueError("no")
        assert threads.count == count
        workers._seats.clear()


def test_threads_of_numpy_can_be_counted() -> None:
    if (found := thread_count()) is None:
        pytest.skip("NumPy was built with another library")
    before = found.get()
    try:
        found.set(1)
        assert found.get() == 1
    finally:
        found.set(before)
    assert found.get() == before
