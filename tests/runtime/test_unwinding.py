"""Propagation of failures through bodies: context, order of exits, and concurrent failures."""

from __future__ import annotations

import threading
import time
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import numpy as np
import pytest

from tests.runtime.faults import Faults, Injected, Point, Probe
from typedtensor import AnyTensor, Expr, Operand, Param, ScopeError, Tensor, both, dynamic, given
from typedtensor.backends import Array, Namespace
from typedtensor.core.scope import current_scope
from typedtensor.ops import PolyOp1

pytest.importorskip("threadpoolctl")
pytestmark = pytest.mark.usefixtures("everything_on_threads")

X = TypeVar("X", bound=AnyTensor)
Scalar = Expr[Tensor[()]]

on_threads = pytest.mark.parametrize("threads", [None, 2])


def scalar(number: float = 1.0) -> Param[Tensor[()]]:
    return Param(Tensor[()](np.array(number)))


class Slow(PolyOp1, rule="*A -> *A"):
    """The identity, which takes its time and then may fail."""

    def __init__(self, *, fails: bool = False) -> None:
        super().__init__()
        self.fails = fails

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        time.sleep(0.1)
        if self.fails:
            raise Injected("late")
        return x


class Late(Probe):
    """Slow but the first time."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        if self.faults.passed["forward"]:
            time.sleep(0.2)
        return super().forward(xp, x)


def test_a_body_that_asks_again_for_what_has_failed_while_its_other_operand_is_computed() -> None:
    faults = Faults()
    faults.arm(Point("forward", 0))

    @dynamic
    async def retry(x: Scalar) -> Scalar:
        total: Scalar = Slow()(x) + Late(faults)(x)
        for _ in range(2):
            with suppress(Injected):
                await total
        return total

    with given(threads=2):
        assert retry(scalar()).value.item() == 2.0


def test_a_failure_that_nobody_waits_for_any_more() -> None:
    faults = Faults()
    faults.arm(Point("forward", 0))

    @dynamic
    async def go_on(x: Scalar) -> Scalar:
        with suppress(Injected):
            await both(Probe(faults)(x), Slow(fails=True)(x))
        slow: Scalar = Late(faults)(x)
        return slow if (await slow).item() else x

    with given(threads=2):
        assert go_on(scalar()).value.item() == 1.0


@on_threads
def test_a_failure_passes_through_thousands_of_waiting_bodies(threads: int | None) -> None:
    ended: list[int] = []

    @dynamic
    async def deep(x: Expr[X], depth: int) -> Expr[X]:
        try:
            if not depth:
                raise Injected("bottom")
            await deep(x, depth - 1)
        finally:
            ended.append(depth)
        return x

    with given(threads=threads), pytest.raises(Injected, match="bottom") as caught:
        _ = deep(scalar(), 3000).value
    assert ended == list(range(3001))
    assert len(caught.value.__notes__) == 1


@on_threads
def test_interrupted_bodies_end_innermost_first_even_if_one_fails_to(threads: int | None) -> None:
    ended: list[str] = []

    @dynamic
    async def interrupted(x: Expr[X]) -> Expr[X]:
        raise KeyboardInterrupt

    @dynamic
    async def nested(x: Expr[X], names: list[str]) -> Expr[X]:
        try:
            await (nested(x, names[1:]) if names[1:] else interrupted(x))
        finally:
            ended.append(names[0])
            if names[0] == "middle":
                raise Injected("it does not end well")
        return x

    with given(threads=threads), pytest.raises(KeyboardInterrupt) as caught:
        _ = nested(scalar(), ["outer", "middle", "inner"]).value
    assert ended == ["inner", "middle", "outer"]
    [note] = caught.value.__notes__
    assert "while ending" in note
    assert "Injected('it does not end well')" in note


@on_threads
@pytest.mark.parametrize("indirectly", [False, True])
def test_a_body_that_returns_what_depends_on_itself(threads: int | None, indirectly: bool) -> None:
    cycle: list[Scalar] = []

    @dynamic
    async def again() -> Scalar:
        return cycle[0] + 1.0 if indirectly else cycle[0]

    @dynamic
    async def cautious(x: Scalar) -> Scalar:
        try:
            await cycle[0]
        except ScopeError:
            return x
        raise AssertionError

    cycle.append(again())
    with given(threads=threads), pytest.raises(ScopeError, match="awaits its own value, which can never be computed"):
        _ = (cycle[0] * 2.0).value
    if threads is None:
        with given():
            assert cautious(scalar(3.0)).value.item() == 3.0


@on_threads
def test_a_dynamic_part_that_is_used_many_times_runs_once(threads: int | None) -> None:
    runs: list[int] = []

    @dynamic
    async def part(x: Expr[X]) -> Expr[X]:
        runs.append(1)
        await x
        return x

    x = scalar()
    once = part(x)
    total = (once + once) * once + part(once) * (once + x)
    with given(threads=threads) as computation:
        assert computation.gradients(total)[x].item() == 4 + 4
    assert len(runs) == 2


class Differentiating(PolyOp1, rule="*A -> *A"):
    """Asks for gradients in the computation that it is part of."""

    def __init__(self, loss: Scalar, parameter: Param[Tensor[()]]) -> None:
        super().__init__()
        self.loss, self.parameter = loss, parameter

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x + current_scope("a gradient").gradients(self.loss)[self.parameter].numpy()

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        current_scope("a gradient").gradients(self.loss)
        return dy


@on_threads
def test_gradients_within_operations_of_the_same_computation(threads: int | None) -> None:
    p = scalar(3.0)
    inner = p * p
    total = sum((Differentiating(inner, p)(p * float(n)) for n in range(4)), p * 1.0)
    with given(threads=threads) as computation:
        assert total.value.item() == 3 * 7 + 4 * 6
        assert computation.gradients(total)[p].item() == 7
        assert computation.counts.live == 0


def test_an_executor_that_runs_nothing_is_an_error_and_no_deadlock() -> None:
    x = scalar()
    total = x * 2.0 + x * 3.0
    pool = ThreadPoolExecutor(1)
    pool.shutdown()
    with (
        given(executor=pool),
        pytest.raises(RuntimeError, match="cannot schedule new futures after shutdown") as caught,
    ):
        _ = total.value
    assert "shut it down after the computation" in "".join(caught.value.__notes__)
    blocked = threading.Event()
    with ThreadPoolExecutor(1) as pool:
        pool.submit(blocked.wait)
        threading.Timer(0.1, partial(pool.shutdown, wait=False, cancel_futures=True)).start()
        threading.Timer(0.2, blocked.set).start()
        with given(executor=pool), pytest.raises(RuntimeError, match="the executor did not run a task: CancelledError"):
            _ = total.value


class Unable(Executor):
    """Takes tasks that it cannot run, as a pool of processes does with what it cannot send them."""

    def submit(self, function: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(TypeError("cannot pickle it"))
        return future


def test_an_executor_that_cannot_run_a_task_is_an_error_and_no_deadlock() -> None:
    x = scalar()
    with (
        given(executor=Unable()),
        pytest.raises(
            RuntimeError, match="did not run a task: .*cannot pickle it.*takes a thread pool of this process"
        ) as caught,
    ):
        _ = (x * 2.0 + x * 3.0).value
    assert isinstance(caught.value.__cause__, TypeError)
