"""Steps whose calls are bound for the sides that parameters are on are those of the interpreter, as are all others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Expr, Input, NonFiniteError, Param, Tensor, dynamic, given
from typedtensor.backends.workers import WorkerPool
from typedtensor.ops import tanh
from typedtensor.optim import SGD, Adam, ClipByGlobalNorm, LearningRate, Optimizer
from typedtensor.targets.numpy import buffer_assignment, cost_model
from typedtensor.targets.numpy.bound import prepared
from typedtensor.targets.numpy.bound.sink import BoundSink


class Batch(Axis): ...


class Feature(Axis, size=300): ...


class Hidden(Axis, size=64): ...


Scalar = Expr[Tensor[()]]

MAKERS: dict[str, Callable[[Any], Optimizer]] = {
    "descent": lambda ps: SGD(ps, learning_rate=0.05),
    "scheduled": lambda ps: SGD(ps, learning_rate=lambda step: 0.3 / step),
    "now and then large": lambda ps: SGD(ps, learning_rate=lambda step: 2.0 if step % 5 == 0 else 0.01),
    "momentum": lambda ps: SGD(ps, learning_rate=0.05, momentum=0.9),
    "adam": lambda ps: Adam(ps, learning_rate=0.01),
    "limited": lambda ps: Optimizer(ps, ClipByGlobalNorm(0.1), LearningRate(0.5)),
}


class Session:
    """A layer that is large enough to be read in place, and one of two small ones, which the data choose."""

    def __init__(self, maker: str) -> None:
        draw = np.random.default_rng(0).normal
        self.large = Param(Tensor[Feature, Hidden](draw(size=(300, 64)).astype(np.float32) * 0.1))
        self.small = [Param(Tensor[Hidden](draw(size=64).astype(np.float32))) for _ in range(2)]
        self.x = Input(Tensor[Batch, Feature])

        @dynamic
        async def chosen(x: Expr[Tensor[Batch, Feature]], y: Expr[Tensor[Batch, Hidden]]) -> Scalar:
            weight = self.small[int((await x).numpy()[0, 0] > 0)]
            return (y * weight.expand_like(y)).mean()

        y = tanh(self.x @ self.large)
        self.loss: Scalar = chosen(self.x, y) + (y * y).mean()
        self.optimizer = MAKERS[maker]([self.large, *self.small])

    def data(self, number: int) -> Tensor[Batch, Feature]:
        generator = np.random.default_rng(number)
        array = generator.normal(size=(60 + number % 2, 300)).astype(np.float32)
        array[0, 0] = 1.0 if generator.integers(3) else -1.0
        return Tensor[Batch, Feature](array)

    def step(self, data: Tensor[Batch, Feature], **options: Any) -> float:
        with given(self.x.bind(data), **options):
            self.optimizer.step(self.loss)
            return float(self.loss.value)

    def values(self) -> list[Any]:
        parameters: list[Param[Any]] = [self.large, *self.small]
        return [np.array(p.value.numpy()) for p in parameters]


@pytest.fixture(params=[False, True], ids=["Python", "native"])
def ways(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """In which way steps were made; plans are made at once for where large parameters are, and machine code makes the
    calls of none of them, or soon of all."""
    if request.param:
        monkeypatch.setattr(cost_model, "JOINED_AFTER", 1)
        monkeypatch.setattr(cost_model, "TILED_AFTER", 2)
    monkeypatch.setattr(cost_model, "BOUND_AFTER", 2)
    monkeypatch.setattr(cost_model, "FEW_BYTES", 0)
    found: Counter[str] = Counter()
    for name in ("_run_prepared", "_run_through"):
        method = getattr(BoundSink, name)

        def counting(*arguments: Any, _name: str = name, _method: Callable[..., Any] = method) -> Any:
            made = _method(*arguments)
            found[_name if made is not None else f"{_name} left"] += 1
            return made

        monkeypatch.setattr(BoundSink, name, counting)
    return found


@pytest.mark.parametrize("maker", MAKERS)
def test_steps_are_those_of_the_interpreter(maker: str, ways: Counter[str]) -> None:
    planned, interpreted = Session(maker), Session(maker)
    for number in range(60):
        data = planned.data(number)
        np.testing.assert_allclose(planned.step(data), interpreted.step(data, plan=False), rtol=2e-4, atol=1e-5)
    for one, other in zip(planned.values(), interpreted.values(), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-3, atol=1e-4)
    assert ways["_run_prepared"] > 3


def test_values_that_are_held_stay(ways: Counter[str]) -> None:
    """Memory that somebody sees is not written, so that the calls are bound for other memory, or none."""
    session = Session("descent")
    held, copies = [], []
    for number in range(60):
        session.step(session.data(number))
        if number % 7 == 0:
            held.append(session.large.value)
            copies.append(np.array(session.large.value.numpy()))
    assert ways["_run_prepared"]
    for one, other in zip(held, copies, strict=True):
        np.testing.assert_array_equal(one.numpy(), other)


@pytest.mark.parametrize("number", [np.nan, np.inf, 1e30])
def test_gradients_that_are_not_finite_change_nothing(number: float, ways: Counter[str]) -> None:
    """Also where the factors of a product are finite, and the product is not."""
    session = Session("descent")
    for n in range(60):
        session.step(session.data(n))
    assert ways["_run_prepared"]
    before = session.values()
    array = np.array(session.data(0).numpy())
    array[1, 1] = number
    if np.isfinite(number):  # the loss stays finite, as tanh does
        for row in range(1, 8):
            array[row] = number
    data = Tensor[Batch, Feature](array)
    try:
        session.step(data)
    except NonFiniteError:
        for one, other in zip(session.values(), before, strict=True):
            np.testing.assert_array_equal(one, other)
    else:
        assert np.isfinite(number)
        assert all(np.isfinite(x).all() for x in session.values())
    session.step(session.data(3))


def test_parameters_that_are_assigned_are_read(ways: Counter[str]) -> None:
    planned, interpreted = Session("descent"), Session("descent")
    for number in range(80):
        data = planned.data(number)
        if number % 25 == 24:
            for session in (planned, interpreted):
                session.large.assign(session.large.value * 0.5)
        np.testing.assert_allclose(planned.step(data), interpreted.step(data, plan=False), rtol=2e-4, atol=1e-5)
    assert ways["_run_prepared"]


class Counted(WorkerPool):
    """A pool that counts the parts of updates that it shares."""

    parts = 0

    def share(self, *tasks: Any) -> None:
        self.parts += sum(task.func is prepared._note for task in tasks)
        super().share(*tasks)


@pytest.mark.parametrize("threads", [2, 3])
@pytest.mark.parametrize("maker", ["momentum", "adam"])
def test_threads_share_updates(maker: str, threads: int, ways: Counter[str], monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Counted(threads)
    monkeypatch.setattr(buffer_assignment, "worker_pool", lambda: pool)
    monkeypatch.setattr(cost_model, "THREAD_BYTES", 1024)
    monkeypatch.setattr(cost_model, "UPDATE_BYTES", 5000)
    monkeypatch.setattr(cost_model, "SINK_BYTES", 1 << 30)  # all gradients are whole
    planned, interpreted = Session(maker), Session(maker)
    for number in range(60):
        data = planned.data(number)
        np.testing.assert_allclose(planned.step(data), interpreted.step(data, plan=False), rtol=2e-4, atol=1e-5)
    for one, other in zip(planned.values(), interpreted.values(), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-3, atol=1e-4)
    assert pool.parts >= threads * ways["_run_prepared"] > 0
    before, array = planned.values(), np.array(planned.data(0).numpy())
    array[1, -1] = np.nan
    with pytest.raises(NonFiniteError):
        planned.step(Tensor[Batch, Feature](array))
    for one, other in zip(planned.values(), before, strict=True):
        np.testing.assert_array_equal(one, other)
