"""Shares inside of a run of machine code: threads meet without Python between them."""

from __future__ import annotations

import ctypes
import gc
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.specialization.running import elementwise, real
from typedtensor.backends.workers import WorkerPool
from typedtensor.backends.writing import add_at
from typedtensor.base.spinning import can_spin
from typedtensor.ir import Program
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.emission.steps import BoundCall, execute
from typedtensor.targets.numpy.native import board
from typedtensor.targets.numpy.native.machine import machine
from typedtensor.targets.numpy.native.sequence import joined
from typedtensor.targets.numpy.plan import Plan

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(not can_spin(), reason="no locks that spin")


class Parts:
    """Calls by functions of C that come back to Python, so that tests see who makes them."""

    def __init__(self) -> None:
        self.kept: list[Any] = []

    def call(self, function: Callable[[], object]) -> BoundCall:
        self.kept.append(ctypes.CFUNCTYPE(None)(function))
        return self.kept[-1], ()


def shared(workers: WorkerPool, *parts: Sequence[BoundCall]) -> BoundCall:
    """A call that threads share."""
    return workers.share, tuple([partial(execute, part) for part in parts])


def as_one(*calls: BoundCall) -> Callable[..., object]:
    """Return the function that makes calls as one run of machine code."""
    [(function, arguments)] = joined(calls)
    assert not arguments
    return function


def sums(count: int) -> tuple[list[np.ndarray[Any, Any]], list[list[BoundCall]]]:
    """Arrays, and for each the calls that add one and double it."""
    arrays = [np.zeros(50) for _ in range(count)]
    return arrays, [[(np.add, (x, 1.0, x)), (np.multiply, (x, 2.0, x))] for x in arrays]


@pytest.mark.parametrize("size", [2, 3, 5])
@pytest.mark.parametrize("alert", [False, True])
def test_each_part_runs_once(size: int, alert: bool) -> None:
    workers = WorkerPool(size)
    arrays, parts = sums(size)
    run = as_one(shared(workers, *parts), *parts[0], shared(workers, *parts[1:]), shared(workers, *parts))
    expected = np.zeros(size)
    for _ in range(300):
        with workers.alert() if alert else threading.Lock():
            run()
        for _ in range(3):
            expected = 2 * (expected + 1)
        np.testing.assert_array_equal(np.array(arrays), np.repeat(expected[:, None], 50, 1))
        for x in arrays:
            x[...] = 0
        expected[...] = 0


def test_parts_run_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board, "PATIENCE", 1 << 40)
    workers, parts, passed = WorkerPool(2), Parts(), list[int]()
    together = threading.Barrier(2, timeout=10)
    meet = [[parts.call(lambda: passed.append(together.wait()))] for _ in range(2)]
    run = as_one(shared(workers, *meet), shared(workers, *meet))
    with workers.alert():
        run()
        run()
    assert sorted(passed) == [0] * 4 + [1] * 4


@pytest.mark.parametrize("looks", [0, 1 << 40])
def test_one_thread_runs_parts_for_which_nobody_comes(looks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Because all threads of the pool are occupied, or have waited long enough."""
    monkeypatch.setattr(board, "HASTE", looks)
    monkeypatch.setattr(board, "PATIENCE", looks)
    workers, parts, names = WorkerPool(2), Parts(), list[str]()
    other = [parts.call(lambda: names.append(threading.current_thread().name))]
    run = as_one(parts.call(lambda: time.sleep(0.02)), shared(workers, other, other))
    if looks:
        workers.share(run)  # the pool is in use
    else:
        with workers.alert():
            run()
    assert names == [threading.current_thread().name] * 2


@pytest.mark.parametrize("place", [0, 1])
def test_what_machine_code_cannot_do_is_done_by_python_in_any_part(place: int) -> None:
    workers = WorkerPool(2)
    arrays, parts = sums(2)
    index, table = np.array([-1, 0]), np.zeros(3)
    parts[place][1:1] = [(add_at, (table, index, np.ones(2)))]
    run = as_one(shared(workers, *parts), (np.add, (table, table, table)))
    for _ in range(20):
        table[...] = 0
        with workers.alert():
            run()
        np.testing.assert_array_equal(table, [2, 0, 2])
    np.testing.assert_array_equal(arrays, [[2.0 * (2**20 - 1)] * 50] * 2)
    index[0] = 7
    with pytest.raises(IndexError), workers.alert():
        run()
    index[0] = 2
    with workers.alert():
        run()  # and it goes on


@pytest.mark.parametrize("error", [IndexError, KeyboardInterrupt])
def test_an_error_waits_for_the_parts_of_others(error: type[BaseException]) -> None:
    workers, parts, ended = WorkerPool(2), Parts(), threading.Event()
    together = threading.Barrier(2, timeout=10)

    def long() -> None:
        together.wait()
        time.sleep(0.1)
        ended.set()

    table = np.zeros(3)
    failing = add_at, (table, np.array([3]), np.ones(1))
    own = [parts.call(together.wait), failing]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board, "PATIENCE", 1 << 22)
        [(run, _)] = joined([shared(workers, own, [parts.call(long)])])
        if error is KeyboardInterrupt:
            patch.setattr("typedtensor.targets.numpy.native.run.bisect_right", _interrupted)
        with pytest.raises(error), workers.alert():
            run()
    assert ended.is_set()


def _interrupted(*_: object) -> int:
    raise KeyboardInterrupt


FORKING = """
import os, threading, warnings
import numpy as np
from tests.native.test_shares import Parts, as_one, shared
from typedtensor.backends.workers import WorkerPool
from typedtensor.targets.numpy.native import board

board.PATIENCE = board.HASTE = 1 << 40
workers, parts, passed = WorkerPool(2), Parts(), []
for process in ("parent", "child"):
    together = threading.Barrier(2, timeout=10)
    if process == "parent":
        run = as_one(shared(workers, *[[parts.call(lambda: passed.append(together.wait()))]] * 2))
    with workers.alert():
        run()
    assert len(passed) == (2 if process == "parent" else 4)
    if process == "parent":
        with warnings.catch_warnings():  # of processes with several threads, from Python 3.12 on
            warnings.simplefilter("ignore", DeprecationWarning)
            child = os.fork()
        if child:
            raise SystemExit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
os._exit(7)
"""


def test_workers_come_in_a_process_that_is_forked() -> None:
    assert subprocess.run([sys.executable, "-c", FORKING], cwd=ROOT, timeout=60, check=False).returncode == 7


def test_a_part_that_python_makes_is_shared_by_python() -> None:
    workers, done = WorkerPool(2), list[int]()
    calls = joined([shared(workers, [(done.append, (1,))], [(done.append, (2,))])])
    execute(calls)
    assert sorted(done) == [1, 2]
    assert calls[0][0] == workers.share


@pytest.mark.parametrize("threads", [2, 3])
def test_plans_share_smaller_work_once_they_are_joined(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost_model, "THREAD_BYTES", 2000)
    monkeypatch.setattr(cost_model, "JOINED_THREAD_BYTES", 100)
    monkeypatch.setattr(cost_model, "SHARED_STEP_BYTES", 1)
    x, y = real("x", 30, 20), real("y", 30)
    large = elementwise("tanh", elementwise("multiply", x, x))
    program = Program((x, y), (large, elementwise("exp", elementwise("add", y, y))))
    arena = Arena()
    arena.workers = WorkerPool(threads)
    plans = [Plan(program, arena=arena), Plan(program, arena=Arena(without=["threads"]))]
    counts = []
    for n in range(cost_model.TILED_AFTER + cost_model.JOINED_AFTER + 4):
        for plan in plans:
            for place, seed in zip(plan.inputs, (n, n + 1), strict=True):
                place[...] = np.random.default_rng(seed).normal(size=place.shape)
            plan.run()
        counts.append(len(plans[0].calls))
        for found, wanted in zip(*[plan.outputs for plan in plans], strict=True):
            np.testing.assert_allclose(found, wanted, rtol=1e-14)
    assert counts[0] > 1
    assert counts[-1] == 1


def test_a_task_of_a_worker_owns_what_it_reads() -> None:
    """An interrupt may leave it behind, and the plan may be dropped then."""
    workers, tasks, x = WorkerPool(2), list[Any](), np.zeros(3)
    by = machine()
    assert by is not None
    made = board.Board(workers, by)
    parts = made.shared([partial(execute, [(np.add, (x, 1.0, x))])] * 2)
    assert parts is not None
    run = made.run(parts)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(workers, "share", lambda *given: tasks.extend(given[1:]))
        run()
    slots = weakref.ref(made._slots)
    del made, parts, run
    gc.collect()
    assert slots() is not None
    tasks.clear()
    gc.collect()
    assert slots() is None
