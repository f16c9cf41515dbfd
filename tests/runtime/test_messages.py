"""Reports of failures: the error, and the node with its axes and the line of its construction."""

from __future__ import annotations

import asyncio
import re
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, AxisError, Expr, Input, NonFiniteError, Operand, Param, SizeError, Tensor, dynamic, given
from typedtensor.backends import Array, Namespace
from typedtensor.core.scope import CURRENT
from typedtensor.ops import PolyOp1, log, sqrt
from typedtensor.optim import SGD, LearningRate, Optimizer, State, Transformation
from typedtensor.profiling import NodeHook

pytestmark = pytest.mark.usefixtures("everything_on_threads")

ways = pytest.mark.parametrize("way", [{}, {"eager": True}, {"threads": 2}, {"plan": False}], ids=str)
HERE = Path(__file__).name


class Row(Axis): ...


class Column(Axis): ...


Matrix = Expr[Tensor[Row, Column]]


class Mine(PolyOp1, rule="*A -> *A"):
    """The identity, or what functions make of its operand and of its delta."""

    def __init__(
        self, forward: Callable[[Any], Any] | None = None, backward: Callable[[Any], Any] | None = None
    ) -> None:
        super().__init__()
        self._forward, self._backward = forward, backward

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x if self._forward is None else self._forward(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy if self._backward is None else self._backward(dy)


def weight(number: float = 1.0) -> Param[Tensor[Row, Column]]:
    return Param(Tensor[Row, Column](np.full((2, 3), number)), name="weight")


def fail(error: BaseException) -> Callable[[Any], Any]:
    """A function that raises an error."""

    def function(_: Any) -> Any:
        raise error

    return function


@contextmanager
def seen(kind: type[BaseException], *parts: str) -> Iterator[pytest.ExceptionInfo[BaseException]]:
    """Expects an error, in whose last lines, as they are printed, each part is found."""
    with pytest.raises(kind) as caught:
        yield caught
    text = "".join(traceback.format_exception_only(caught.value))
    for part in parts:
        assert re.search(part, text), f"{part!r} is not in\n{text}"
    assert CURRENT.get() is None


def line(offset: int = 0) -> str:
    """A place in this file, as messages name it."""
    return f"{HERE}:{sys._getframe(1).f_lineno + offset}\\b"


def train(loss: Callable[[Matrix], Expr[Tensor[()]]], w: Param[Any], **way: Any) -> None:
    """A step that fails: nothing is left of it."""
    before = w.value
    optimizer = SGD([w], learning_rate=0.1)
    with given(**way) as computation:
        try:
            optimizer.step(loss(w))
        finally:
            assert computation.counts.live == 0
            assert w.value is before
            assert optimizer.steps == 0


@ways
@pytest.mark.parametrize("cause", [ValueError("cause"), MemoryError("cause"), ZeroDivisionError("cause")], ids=repr)
def test_an_operation_of_a_user(way: dict[str, Any], cause: Exception) -> None:
    def forward(w: Matrix) -> Expr[Tensor[()]]:
        return Mine(fail(cause))(w).sum()

    with seen(type(cause), "cause", r"while computing Mine\(\): Tensor\[Row, Column\], made at .*" + line(-2)):
        train(forward, weight(), **way)

    def backward(w: Matrix) -> Expr[Tensor[()]]:
        return Mine(backward=fail(cause))(w).sum()

    del cause.__notes__
    with seen(type(cause), "cause", r"while differentiating Mine\(\): Tensor\[Row, Column\], made at .*" + line(-3)):
        train(backward, weight(), **way)


@ways
def test_a_coroutine(way: dict[str, Any]) -> None:
    @dynamic
    async def body(x: Matrix) -> Matrix:
        await x
        try:
            raise ValueError("the cause")
        except ValueError as cause:
            raise RuntimeError("the error") from cause

    made = r"while computing .*body\(\): Tensor\[Row, Column\], made at .*"
    with seen(RuntimeError, "the error", made + line(1)) as caught:
        train(lambda w: body(w).sum(), weight(), **way)
    assert isinstance(caught.value.__cause__, ValueError)


@ways
@pytest.mark.parametrize(
    ("forward", "kind", "message"),
    [
        (lambda x: x.sum(0), AxisError, r"Mine.forward returned real elements of shape \(3,\), but its rule"),
        (lambda x: x > 0, AxisError, r"Mine.forward returned bool elements of shape \(2, 3\), but its rule"),
        (lambda x: x[:1], SizeError, r"Mine.forward returned size 1 for Row, but operand 1 has the size 2"),
        (lambda x: None, AxisError, r"Mine.forward returned NoneType, not an array"),
        (lambda x: [1.0], AxisError, r"Mine.forward returned list, not an array"),
    ],
)
def test_an_operation_that_gives_something_else(
    way: dict[str, Any], forward: Callable[[Any], Any], kind: type[Exception], message: str
) -> None:
    with seen(kind, message, r"while computing Mine\(\): Tensor\[Row, Column\], made at .*" + line(1)):
        train(lambda w: Mine(forward)(w).sum(), weight(), **way)


@ways
@pytest.mark.parametrize(
    ("backward", "kind", "message"),
    [
        (
            lambda dy: dy.sum(Row),
            AxisError,
            r"the gradient of Mine for operand 1 is Tensor\[Column\], but the operand is",
        ),
        (
            lambda dy: Tensor[Row, Column](np.ones((2, 1))),
            SizeError,
            r"has the shape \(2, 1\), but the operand has \(2, 3",
        ),
        (lambda dy: None, AxisError, r"the gradient of Mine for operand 1 is NoneType, but"),
    ],
)
def test_a_gradient_that_is_something_else(
    way: dict[str, Any], backward: Callable[[Any], Any], kind: type[Exception], message: str
) -> None:
    with seen(kind, message, r"while differentiating Mine\(\): Tensor\[Row, Column\], made at .*" + line(1)):
        train(lambda w: Mine(backward=backward)(w).sum(), weight(), **way)


@pytest.mark.parametrize("way", [{}, {"eager": True}, {"threads": 2}], ids=str)
def test_the_first_value_and_the_first_gradient_that_is_not_finite(way: dict[str, Any]) -> None:
    w = weight()
    with (
        seen(NonFiniteError, r"Log\(\): Tensor\[Row, Column\] is the first value that is NaN", line(3)),
        given(**way, check_finite=True),
    ):
        _ = ((w - 2.0) >> log).sum().value
    with (
        seen(
            NonFiniteError, r"the gradient of Sqrt\(\): Tensor\[Row, Column\] for its operand 1 is the first", line(4)
        ),
        given(**way, check_finite=True) as computation,
    ):
        computation.gradients(((w - 1.0) >> sqrt).sum())
    x = Input(Tensor[Row, Column], name="x")
    with (
        seen(NonFiniteError, r"the value that Input\(x: .* is given is NaN or infinite", "while computing x, made at"),
        given(x.bind(Tensor[Row, Column](np.full((2, 3), np.nan))), **way, check_finite=True),
    ):
        _ = (x * 2.0).value


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_a_step_that_would_destroy_the_parameters() -> None:
    with seen(
        NonFiniteError, r"the gradient of the loss for weight is not finite .* Sum\(\): Tensor\[\(\)\], made at .*:"
    ):
        train(lambda w: ((w - 1.0) >> sqrt).sum(), weight())


class Broken(Transformation):
    """Fails."""

    def apply(self, xp: Namespace, update: Array, value: Array, state: State, step: int) -> tuple[Array, State]:
        raise ValueError("the cause")


@pytest.mark.parametrize("steps", [0, 2])
def test_an_optimizer(steps: int) -> None:
    w = weight()
    loss = (w * w).sum()
    for _ in range(steps):
        with given():
            SGD([w], learning_rate=0.1).step(loss)
    before = w.value
    optimizer = Optimizer([w], LearningRate(0.1), Broken())
    with (
        seen(ValueError, "the cause", r"while making a step on Sum\(\): Tensor\[\(\)\], made at .*" + line(-7)),
        given(),
    ):
        optimizer.step(loss)
    assert w.value is before
    assert optimizer.steps == 0


@pytest.mark.parametrize("way", [{}, {"threads": 2}], ids=str)
@pytest.mark.parametrize("direction", ["value", "delta"])
def test_a_hook(way: dict[str, Any], direction: str) -> None:
    w = weight()

    def step() -> None:
        with given(**way) as computation:
            product = w * 2.0
            hook: dict[str, Any] = {direction: fail(ValueError("the cause"))}
            computation.watch(NodeHook(product, **hook))
            SGD([w], learning_rate=0.1).step((product * product).sum())

    made = r"while NodeHook watched Mul\(\): Tensor\[Row, Column\], made at .*" + line(-5)
    with seen(ValueError, "the cause", made):
        step()


@ways
def test_sizes_say_where_each_was_seen(way: dict[str, Any]) -> None:
    x = Input(Tensor[Row, Column], name="x")
    with (
        seen(SizeError, "Row has size 2 in weight, made at", "but size 4 in x, made at .*, bound at"),
        given(x.bind(Tensor[Row, Column](np.ones((4, 3)))), **way),
    ):
        _ = (x + weight()).value


@ways
def test_an_interrupt_is_not_dressed_up(way: dict[str, Any]) -> None:
    with pytest.raises(KeyboardInterrupt) as caught:
        train(lambda w: Mine(fail(KeyboardInterrupt()))(w).sum(), weight(), **way)
    assert not hasattr(caught.value, "__notes__")


def test_cancellation_of_a_task_that_has_a_computation_open() -> None:
    released: list[str] = []
    w = weight()
    before = w.value

    async def training() -> None:
        with given() as computation:
            computation.on_close(lambda: released.append("closed"))
            loss = (w * w).sum()
            assert loss.value.item() == 6.0
            await asyncio.sleep(60)
            SGD([w], learning_rate=0.1).step(loss)

    async def application() -> None:
        task = asyncio.create_task(training())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert CURRENT.get() is None

    asyncio.run(application())
    assert released == ["closed"]
    assert w.value is before


@ways
def test_cancellation_within_a_step(way: dict[str, Any]) -> None:
    """A task is cancelled where it awaits, but an executor's shutdown or a signal handler may raise it anywhere."""
    with pytest.raises(asyncio.CancelledError):
        train(lambda w: Mine(fail(asyncio.CancelledError()))(w).sum(), weight(), **way)
