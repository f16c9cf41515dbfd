"""Runs of several calls: failures in the middle, what is between them, and plans of whole models."""

from __future__ import annotations

import functools
import gc
import subprocess
import sys
import threading
import weakref
from typing import Any

import numpy as np
import pytest

from tests.native.memory import Memory
from typedtensor import Axis, Input, Param, Tensor, given
from typedtensor.backends.writing import add_at
from typedtensor.ops import tanh
from typedtensor.optim import SGD
from typedtensor.specialization.cache import PLANS
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import BoundCall, execute
from typedtensor.targets.numpy.native import machine as machines
from typedtensor.targets.numpy.native import sequence
from typedtensor.targets.numpy.native.run import Run
from typedtensor.targets.numpy.native.sequence import joined

pytest.importorskip("llvmlite")


def calls() -> tuple[list[BoundCall], Any, Any]:
    memory, values = Memory(), np.random.default_rng(0)
    x, table, index = memory.take((3,), "d", values), memory.take((5,), "d", values), memory.take((3,), np.intp, values)
    x[...], table[...], index[...] = 1.0, 0.0, (0, 1, 2)
    return [(np.add, (x, x, x)), (add_at, (table, index, x)), (np.multiply, (x, 3.0, x))], table, (x, index)


def test_a_run_is_one_call() -> None:
    made, table, (x, _) = calls()
    found = joined(made)
    assert len(found) == 1
    execute(found)
    assert table.tolist() == [2, 2, 2, 0, 0]
    assert x.tolist() == [6, 6, 6]


def test_python_makes_a_call_that_machine_code_refuses_and_the_run_goes_on() -> None:
    made, table, (x, index) = calls()
    found = joined(made)
    index[2] = -1
    execute(found)
    assert table.tolist() == [2, 2, 0, 0, 2]
    assert x.tolist() == [6, 6, 6]


def test_an_index_out_of_range_raises_the_error_of_python_and_ends_the_run() -> None:
    made, table, (x, index) = calls()
    found = joined(made)
    index[2] = 7
    with pytest.raises(IndexError) as error:
        execute(found)
    assert x.tolist() == [2, 2, 2]
    with pytest.raises(IndexError) as expected:
        add_at(np.zeros(5), index, x)
    assert str(error.value) == str(expected.value)
    assert table.tolist()[3:] == [0, 0]


def test_calls_of_python_stay_between_runs() -> None:
    seen: list[float] = []
    made, _, (x, _) = calls()
    found = joined([*made, (lambda: seen.append(x[0]), ()), *made])
    assert [isinstance(function, Run) for function, _ in found] == [True, False, True]
    execute(found)
    assert seen == [6]
    assert x.tolist() == [36, 36, 36]


def test_runs_that_are_dropped_free_what_they_refer_to() -> None:
    made, table, _ = calls()
    found, there = joined(made), weakref.ref(table.base if table.base is not None else table)
    del made, table, _
    gc.collect()
    assert there() is not None
    execute(found)
    del found
    gc.collect()
    assert there() is None


def test_without_llvm_python_makes_the_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "llvmlite.binding", None)
    monkeypatch.setattr(sequence, "machine", machines.machine.__wrapped__)
    made, *_ = calls()
    assert joined(made) == made


def test_llvm_that_cannot_compile_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(llvm: object) -> None:
        raise RuntimeError("no such processor")

    monkeypatch.setattr(machines, "Machine", fails)
    monkeypatch.setattr(sequence, "machine", functools.cache(machines.machine.__wrapped__))
    made, *_ = calls()
    with pytest.warns(RuntimeWarning, match="no such processor.*pip install --force-reinstall llvmlite"):
        assert joined(made) == made
    assert joined(made) == made


class Row(Axis): ...


class Part(Axis, size=3): ...


def trained(steps: int, without: tuple[str, ...] = ()) -> list[bytes]:
    """The losses and the parameters after steps of different sizes in turns."""
    PLANS.clear()
    weight = Param(Tensor[Part](np.array([1.0, 2.0, 3.0])))
    x = Input(Tensor[Row, Part])
    y = x * 1.0
    for _ in range(12):
        y = tanh(y * weight.expand_like(x))
    loss = y.sum()
    optimizer = SGD([weight], learning_rate=0.01, momentum=0.9)
    result = []
    for n in range(steps):
        values = np.random.default_rng(n).normal(size=(2 + n % 2, 3))
        with given(x.bind(Tensor[Row, Part](values)), without=without):
            (value,) = optimizer.step(loss, also=(loss,))
            result.append(value.numpy().tobytes())
    return [*result, weight.value.numpy().tobytes()]


@pytest.mark.parametrize("after", [1, 2, 5])
def test_training_is_the_same_to_the_last_bit(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    runs: list[int] = []
    call = Run.__call__

    def counted(self: Run) -> None:
        runs.append(1)
        call(self)

    monkeypatch.setattr(Run, "__call__", counted)
    monkeypatch.setattr(cost_model, "JOINED_AFTER", after)
    expected = trained(24, ("native",))
    assert not runs
    assert trained(24) == expected
    assert runs


def test_threads_run_machine_code_at_once() -> None:
    results: list[Any] = [None] * 4

    def work(n: int) -> None:
        made, table, (x, _) = calls()
        found = joined(made)
        for _ in range(300):
            x[...], table[...] = n, 0.0
            execute(found)
        results[n] = table.tolist()

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [[2.0 * n] * 3 + [0.0, 0.0] for n in range(4)]


@pytest.mark.skipif(not hasattr(sys, "getswitchinterval") or sys.platform != "linux", reason="needs fork")
def test_a_forked_process_runs_machine_code() -> None:
    program = """
import os
import numpy as np
from typedtensor.targets.numpy.emission.steps import execute
from typedtensor.targets.numpy.native.sequence import joined
x = np.ones(3)
calls = [(np.add, (x, x, x)), (np.multiply, (x, x, x))]
found = joined(calls)
child = os.fork()
execute(found)
execute(joined([*calls, (np.copyto, (x, x)), (x.fill, (1.5,)), (x.fill, (0,))]))
assert x.tolist() == [0.0] * 3
if child:
    assert os.waitpid(child, 0)[1] == 0
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
