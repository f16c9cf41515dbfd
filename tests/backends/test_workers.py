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
from typedtensor.backends.workers import WorkerPool

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
