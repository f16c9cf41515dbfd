"""Kernels on several threads: results have the bits of one thread, whatever else the process does."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import reduce
from typing import Any

import numpy as np
import pytest

from typedtensor.ir import (
    ALL,
    Accumulate,
    AddRows,
    Broadcast,
    Cast,
    Concatenate,
    Elementwise,
    Loop,
    MatMul,
    Permute,
    Program,
    Reduce,
    Reshape,
    Sigmoid,
    Slice,
    SymbolicInt,
    Take,
    TakeAlong,
    TupleElement,
    Value,
    make,
    new_input,
)
from typedtensor.targets import ReferenceTarget
from typedtensor.targets.instances import Instances
from typedtensor.targets.native import table, threads
from typedtensor.targets.native.target import NativeTarget

pytestmark = pytest.mark.skipif(os.name != "posix", reason="threads are those of POSIX")

ROWS, COLUMNS = 130, 150


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Three threads, for kernels of any size."""
    pool = threads._Pool()
    monkeypatch.setattr(threads, "LEAST", 2)
    monkeypatch.setattr(threads, "thread_count", lambda: 3)
    monkeypatch.setattr(table, "POOL", pool)
    yield pool
    pool.end()


def of(name: str, *operands: Any) -> Value:
    return make(Elementwise(name), *operands)


def softmax(x: Value) -> Value:
    column = (*x.shape[:-1], 1)
    powers = of("exp", of("subtract", x, make(Reshape(column), make(Reduce("maximum", (len(x.shape) - 1,)), x))))
    return of("divide", powers, make(Reshape(column), make(Reduce("add", (len(x.shape) - 1,)), powers)))


def programs(dtype: str) -> Iterator[Program]:
    x, y = (new_input(name, (ROWS, COLUMNS), np.dtype(dtype)) for name in "xy")
    row = new_input("row", (COLUMNS,), np.dtype(dtype))
    index = new_input("index", (ROWS,), np.dtype(np.int64))
    turned = make(Permute((1, 0)), x)
    yield Program((x, y, row), (of("multiply", make(Sigmoid(), x), row), of("less", x, y), softmax(of("add", x, y))))
    yield Program((x,), (of("negative", turned), make(Cast(np.dtype(np.int32)), turned), softmax(turned)))
    yield Program((x,), tuple(make(Reduce("add", axes), x) for axes in ((0,), (1,), (0, 1))))
    yield Program((x,), tuple(make(Accumulate("add", axis), part) for axis in (0, 1) for part in (x, turned)))
    yield Program((x, index), (make(Take(), x, index), make(TakeAlong(1), x, index), make(AddRows(9), index, x)))
    yield Program((x, y), (make(Concatenate(1), of("add", x, y), of("subtract", x, y)), make(MatMul(), x, turned)))
    whole = make(Broadcast((4, ROWS, COLUMNS)), x)
    yield Program((x,), (make(Slice((ALL, (None, None, -1))), of("multiply", whole, 2.0)),))
    state, element = (new_input(name, (COLUMNS,), np.dtype(dtype)) for name in ("state", "element"))
    body = Program((state, element), (of("add", of("tanh", state), element),))
    yield Program((row, x), (make(TupleElement(0), make(Loop(body, 1, 1, ROWS), row, x)),))


def arrays_of(program: Program) -> list[Any]:
    random = np.random.default_rng(0)
    return [
        random.integers(0, 9, x.shape) if x.dtype.kind == "i" else random.normal(size=x.shape).astype(x.dtype)
        for x in program.inputs
    ]


def bits(found: Sequence[Any]) -> list[bytes]:
    return [x.tobytes() for x in found]


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_results_have_the_bits_of_one_thread(dtype: str, pool: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for program in programs(dtype):
        arrays = arrays_of(program)
        found = NativeTarget()(program, *arrays)
        with monkeypatch.context() as alone:
            alone.setattr(threads, "thread_count", lambda: 1)
            assert bits(found) == bits(NativeTarget()(program, *arrays))
        near = 1e-5 if dtype == "float32" else 1e-12
        for one, other in zip(found, ReferenceTarget()(program, *arrays), strict=True):
            np.testing.assert_allclose(one, other, near, near)
    assert len(pool._threads) == 2


@pytest.mark.parametrize("least", [2, 200_000])
def test_sizes_follow_from_others(least: int, pool: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shares of symbolic sizes, of which some have no rounds, and kernels that are too small for several threads."""
    monkeypatch.setattr(threads, "LEAST", least)
    size = SymbolicInt.named(500, 0)
    x = new_input("x", (size, 40), np.dtype(np.float32))
    compiled = NativeTarget().compile_by_sizes(Instances(Program((x,), (softmax(of("tanh", x)),))))
    for rows in (500, 501, 1000, 12, 11, 5, 3, 2):
        array = np.random.default_rng(rows).normal(size=(rows, 40)).astype(np.float32)
        y = new_input("y", (rows, 40), np.dtype(np.float32))
        [wanted] = ReferenceTarget()(Program((y,), (softmax(of("tanh", y)),)), array)
        np.testing.assert_allclose(compiled((rows,)).run([array])[0], wanted, 1e-5)


def test_little_work_starts_no_thread(pool: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "LEAST", 1 << 21)
    program = next(programs("float32"))
    NativeTarget()(program, *arrays_of(program))
    assert not pool._threads


def test_programs_of_several_threads_at_once(pool: Any) -> None:
    """One of them has the pool, and the others compute their shares themselves."""
    program = next(programs("float32"))
    arrays, executable = arrays_of(program), NativeTarget().prepare(program)
    wanted = bits(executable.run(arrays))
    with ThreadPoolExecutor(4) as callers:
        for found in callers.map(lambda _: [bits(executable.run(arrays)) for _ in range(50)], range(4)):
            assert all(each == wanted for each in found)


SCRIPT = """
import os, threading
import numpy as np
from typedtensor import Axis, Input, Tensor, given
from typedtensor.ops import sigmoid
class Row(Axis): ...
x = Input(Tensor[Row])
data = x.bind(Tensor[Row](np.linspace(-4, 4, 300_000)))
def work():
    for _ in range(5):
        with given(data):
            value = sigmoid(x).value.numpy()
    return value
found = work().tobytes()
if hasattr(os, "fork"):  # the forked process has threads of its own
    child = os.fork()
    if not child:
        os._exit(work().tobytes() != found)
    assert not os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
threading.Thread(target=lambda: [work() for _ in range(10_000)], daemon=True).start()
assert work().tobytes() == found
print(hash(found))
"""


def test_a_process_that_forks_and_ends_while_others_compute() -> None:
    """Its results do not depend on how many threads there are."""
    found = []
    for count in ("1", "3"):
        environment = {**os.environ, "OMP_NUM_THREADS": count, "PYTHONHASHSEED": "0"}
        # Python 3.12 and later warn of every fork beside threads; what is tested is that this one goes well.
        command = [sys.executable, "-W", "ignore:This process:DeprecationWarning", "-c", SCRIPT]
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
        assert (ran.returncode, ran.stderr) == (0, "")
        found.append(ran.stdout)
    assert found[0] == found[1]


def test_the_number_of_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    for text, count in {"3": 3, "4,2": 4, " 1 ": 1, "": 1, "0": 1, "many": 1}.items():
        monkeypatch.setenv("OMP_NUM_THREADS", text)
        threads.thread_count.cache_clear()
        assert threads.thread_count() == count
    monkeypatch.undo()
    threads.thread_count.cache_clear()


def test_the_rounds_of_a_scan_are_not_divided(pool: Any) -> None:
    x = new_input("x", (4000, 3), np.dtype(np.int64))
    y = reduce(lambda found, _: make(Accumulate("add", 0), found), range(3), x)
    array = np.random.default_rng(0).integers(-9, 9, (4000, 3))
    np.testing.assert_array_equal(NativeTarget()(Program((x,), (y,)), array)[0], array.cumsum(0).cumsum(0).cumsum(0))
