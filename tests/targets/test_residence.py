"""Parameters and states stay on XLA's device between steps; what somebody has seen stays as it was."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from typedtensor import (
    Axis,
    Expr,
    Input,
    IntTensor,
    Module,
    Param,
    SizeError,
    Tensor,
    fold,
    given,
    use_engine,
    while_loop,
)
from typedtensor.io import load, save
from typedtensor.ops import take, tanh
from typedtensor.optim import Adam
from typedtensor.profiling import explain
from typedtensor.specialization import engines
from typedtensor.specialization.cache import PLANS
from typedtensor.targets.xla.executable import Compiled
from typedtensor.targets.xla.residence import Selection
from typedtensor.targets.xla.step import UNRECORDED, DeviceBound, WholeStep

jax = pytest.importorskip("jax")


class Batch(Axis, size=5): ...


class Feature(Axis, size=3): ...


class Time(Axis): ...


x = Input(Tensor[Batch, Feature])
ROWS = np.random.default_rng(0).normal(size=(5, 3))


@pytest.fixture(autouse=True)
def by_xla(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "TARGET", engines.TARGET)
    use_engine("xla")


class Model(Module):
    def __init__(self) -> None:
        self.weight = Param(Tensor[Feature](np.ones(3)))
        self.scale = Param(Tensor[()](np.ones(())))

    def __call__(self, x: Expr[Tensor[Batch, Feature]]) -> Expr[Tensor[Batch]]:
        return tanh(x.contract(self.weight)) * self.scale


def training() -> tuple[Model, Adam, Any]:
    model = Model()
    optimizer = Adam(model.parameters, learning_rate=0.1)
    return model, optimizer, (model(x) ** 2).mean()


def steps(optimizer: Adam, loss: Any, count: int) -> Iterator[float]:
    for number in range(count):
        with given(x.bind(Tensor[Batch, Feature](ROWS + number))):
            optimizer.step(loss)
            yield float(loss.value.numpy())


def test_losses_that_are_built_anew_have_their_parameters_on_the_device(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[object] = []
    run = DeviceBound.run

    def counted(self: DeviceBound, *arguments: Any) -> Any:
        ran.append(self)
        return run(self, *arguments)

    monkeypatch.setattr(DeviceBound, "run", counted)
    (model, optimizer, _), (_, other, loss) = training(), training()
    anew = [next(steps(optimizer, (model(x) ** 2).mean(), 1)) for _ in range(8)]
    assert len(ran) == 5
    kept = [next(steps(other, loss, 1)) for _ in range(8)]
    np.testing.assert_allclose(anew, kept, rtol=1e-12)


def test_what_was_seen_stays_and_the_rest_is_written_over(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[int] = []
    made: list[int] = []
    run, memory = DeviceBound.run, Selection.memory

    def counted(self: DeviceBound, *arguments: Any) -> Any:
        ran.append(1)
        return run(self, *arguments)

    def noted(self: Selection, numbers: Any, present: Any, make: Any) -> Any:
        def counting() -> Any:
            made.append(1)
            return make()

        return memory(self, numbers, present, counting)

    monkeypatch.setattr(DeviceBound, "run", counted)
    monkeypatch.setattr(Selection, "memory", noted)
    monkeypatch.setattr("typedtensor.targets.xla.step.WRITTEN_OVER", 0)
    model, optimizer, loss = training()
    seen: list[tuple[Any, Any]] = []
    arrays: list[Any] = []
    for number, _ in enumerate(steps(optimizer, loss, 9)):
        if number >= 3:
            arrays.append(optimizer._store.all[0].present._value.arrays)  # type: ignore[union-attr]
        if number < 5:
            seen.append((model.weight.value, model.weight.value.numpy().copy()))
    assert len(ran) == 6  # one is interpreted, one makes the program, one shows that it comes again
    if jax.default_backend() == "cpu":  # accelerators have pools
        assert len(made) == 1  # there are two memories, by turns
        assert [x[0].is_deleted() for x in arrays] == [True] * 4 + [False] * 2
    assert all((tensor.numpy() == before).all() for tensor, before in seen)
    with given(x.bind(Tensor[Batch, Feature](ROWS))) as held:
        optimizer.step(loss)
        for _ in steps(optimizer, loss, 3):
            pass
        before = held.evaluate(model.weight).numpy().copy()
        assert (held.evaluate(model.weight).numpy() == before).all()
    assert (model.weight.value.numpy() != before).any()


@pytest.mark.parametrize("recorded", [0, 1000])
def test_small_steps_on_an_accelerator_have_a_program_for_each_memory(
    recorded: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is handed to the compiler there, run on a processor."""
    made: list[WholeStep] = []
    options: list[Any] = []
    begin, compiled = WholeStep.__init__, Compiled.__init__

    def noted(self: WholeStep, *arguments: Any) -> None:
        begin(self, *arguments)
        made.append(self)

    def with_options(self: Compiled, *arguments: Any, **given: Any) -> None:
        compiled(self, *arguments, **given)
        if given.get("reports"):
            options.append(given["options"])

    ran: list[Compiled] = []
    step = Compiled.step

    def with_program(self: Compiled, *arguments: Any) -> Any:
        ran.append(self)
        return step(self, *arguments)

    (_, optimizer, loss), (_, other, same) = training(), training()
    expected = [*steps(other, same, 12)]
    monkeypatch.setattr(jax, "default_backend", lambda: "gpu")
    monkeypatch.setattr("typedtensor.targets.xla.step.STEADY", 2)
    monkeypatch.setattr("typedtensor.targets.xla.step.WRITTEN_OVER", 0)
    monkeypatch.setattr("typedtensor.targets.xla.step.RECORDED", recorded)
    monkeypatch.setattr(WholeStep, "__init__", noted)
    monkeypatch.setattr(Compiled, "__init__", with_options)
    monkeypatch.setattr(Compiled, "step", with_program)
    np.testing.assert_allclose([*steps(optimizer, loss, 12)], expected, rtol=1e-12)
    outputs = made[0].executable.program.outputs
    assert [len(x.written) for x in made] == [len(outputs) - 2 if recorded else 0]
    assert options == ([None, None] if recorded else [UNRECORDED])
    changes = [one is not other for one, other in pairwise(ran)]
    assert len(changes) > 6
    assert changes[3:] == [bool(recorded)] * len(changes[3:])


def test_what_is_large_is_compiled_when_it_is_first_met(monkeypatch: pytest.MonkeyPatch) -> None:
    (_, optimizer, loss), (_, other, same) = training(), training()
    expected = [*steps(other, same, 3)]
    monkeypatch.setattr("typedtensor.targets.xla.target.ELEMENTS_AT_ONCE", 0)
    PLANS.clear()
    found = []
    for number in range(3):
        with given(x.bind(Tensor[Batch, Feature](ROWS + number))) as computation:
            optimizer.step(loss)
            found.append(loss.value.item())
        assert not explain(computation).interpreted
    np.testing.assert_allclose(found, expected, rtol=1e-9)


@pytest.mark.slow
def test_models_on_the_device_are_copied_pickled_and_saved(tmp_path: Path) -> None:
    model, optimizer, loss = training()
    for _ in steps(optimizer, loss, 4):
        pass
    save(tmp_path / "a.safetensors", model, optimizer=optimizer)
    others = [copy.deepcopy((model, optimizer)), pickle.loads(pickle.dumps((model, optimizer)))]
    read, _, _ = training()
    fresh = Adam(read.parameters, learning_rate=0.1)
    load(tmp_path / "a.safetensors", read, optimizer=fresh)
    others.append((read, fresh))
    expected = [*steps(optimizer, loss, 3)]
    for other, its in others:
        np.testing.assert_allclose([*steps(its, (other(x) ** 2).mean(), 3)], expected, rtol=1e-12)
        np.testing.assert_allclose(other.weight.value.numpy(), model.weight.value.numpy(), rtol=1e-12)
    model.weight.assign(Tensor[Feature](np.zeros(3)))
    with given(x.bind(Tensor[Batch, Feature](ROWS))):
        optimizer.step(loss)
        assert loss.value.numpy() == 0.0


def test_ranges_and_rooms_are_outputs_of_the_program() -> None:
    table, numbers = Param(Tensor[Feature](np.arange(3.0))), Input(IntTensor[Time])
    start = Input(Tensor[()])
    looked_up = fold(lambda s, n: tanh(s + take(table, n, Feature)), start, numbers, Time)
    for number in (0, 1, 2, 3):
        with given(
            numbers.bind(IntTensor[Time]([2, number, 1])), start.bind(Tensor[()](np.float64(0.0)))
        ) as computation:
            if number < 3:
                computation.gradients(looked_up)
            else:
                with pytest.raises(SizeError, match="the index 3 into an axis of size 3"):
                    computation.gradients(looked_up)
    doubled = while_loop(lambda s: s < 1000.0, lambda s: s * table.sum() * 0.34 + 0.1, start)
    for first in (900.0, 800.0, 1.0):
        with given(start.bind(Tensor[()](np.float64(first)))) as computation:
            found = computation.gradients(doubled)[table].numpy()
        with given(start.bind(Tensor[()](np.float64(first))), engine="numpy") as computation:
            np.testing.assert_allclose(found, computation.gradients(doubled)[table].numpy(), rtol=1e-12)
