"""Parameters and states stay on XLA's device between steps; what somebody has seen stays as it was."""

from __future__ import annotations

import copy
import pickle
import threading
import weakref
from collections.abc import Iterator
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
    NonFiniteError,
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
from typedtensor.runtime import engines
from typedtensor.runtime.cache import PLANS
from typedtensor.targets.xla.executable import Compiled
from typedtensor.targets.xla.in_place import InPlaceStep, _together
from typedtensor.targets.xla.step import WholeStep

jax = pytest.importorskip("jax")


class Batch(Axis, size=5): ...


class Feature(Axis, size=3): ...


class Time(Axis): ...


x = Input(Tensor[Batch, Feature])
ROWS = np.random.default_rng(0).normal(size=(5, 3))


@pytest.fixture(autouse=True)
def by_xla(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "_TARGET", None)
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
    follow = WholeStep.follow

    def counted(self: WholeStep, *arguments: Any) -> Any:
        ran.append(self)
        return follow(self, *arguments)

    monkeypatch.setattr(WholeStep, "follow", counted)
    (model, optimizer, _), (_, other, loss) = training(), training()
    anew = [next(steps(optimizer, (model(x) ** 2).mean(), 1)) for _ in range(8)]
    assert len(ran) == 7  # one makes the program
    kept = [next(steps(other, loss, 1)) for _ in range(8)]
    np.testing.assert_allclose(anew, kept, rtol=1e-12)


def test_what_was_seen_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[int] = []
    follow = WholeStep.follow

    def counted(self: WholeStep, *arguments: Any) -> Any:
        ran.append(1)
        return follow(self, *arguments)

    monkeypatch.setattr(WholeStep, "follow", counted)
    model, optimizer, loss = training()
    seen: list[tuple[Any, Any]] = []
    for number, _ in enumerate(steps(optimizer, loss, 9)):
        if number < 5:
            seen.append((model.weight.value, model.weight.value.numpy().copy()))
    assert len(ran) == 8  # one makes the program
    assert all((tensor.numpy() == before).all() for tensor, before in seen)
    with given(x.bind(Tensor[Batch, Feature](ROWS))) as held:
        optimizer.step(loss)
        for _ in steps(optimizer, loss, 3):
            pass
        before = held.evaluate(model.weight).numpy().copy()
        assert (held.evaluate(model.weight).numpy() == before).all()
    assert (model.weight.value.numpy() != before).any()


def on_an_accelerator(monkeypatch: pytest.MonkeyPatch) -> list[InPlaceStep]:
    """Make the engine treat the processor as an accelerator; return the steps that it makes."""
    made: list[InPlaceStep] = []
    begin = InPlaceStep.__init__

    def noted(self: InPlaceStep, *arguments: Any) -> None:
        begin(self, *arguments)
        made.append(self)

    monkeypatch.setattr(jax, "default_backend", lambda: "gpu")
    monkeypatch.setattr(InPlaceStep, "__init__", noted)
    return made


def present(optimizer: Adam) -> list[Any]:
    """The device arrays of an optimizer's parameters."""
    store: Any = optimizer._store
    return [y for resident in store.residents.values() for y in resident.arrays]


def test_a_step_on_an_accelerator_overwrites_the_parameters(monkeypatch: pytest.MonkeyPatch) -> None:
    (_, optimizer, loss), (_, other, same) = training(), training()
    expected = [*steps(other, same, 12)]
    made = on_an_accelerator(monkeypatch)
    found, arrays = list[float](), list[list[Any]]()
    for value in steps(optimizer, loss, 12):
        found.append(value)
        if len(found) >= 5:
            arrays.append(present(optimizer))
    np.testing.assert_allclose(found, expected, rtol=1e-12)
    assert len(made) == 1
    assert all(x.is_deleted() for earlier in arrays[:-1] for x in earlier)
    assert len({x.unsafe_buffer_pointer() for x in arrays[-1]}) == 6
    pointers = [x.unsafe_buffer_pointer() for x in arrays[-1]]
    next(steps(optimizer, loss, 1))
    assert [x.unsafe_buffer_pointer() for x in present(optimizer)] == pointers


def test_a_step_on_an_accelerator_copies_what_it_overwrites_once(monkeypatch: pytest.MonkeyPatch) -> None:
    [step] = _made_by_training(monkeypatch)
    kinds = [jax.ShapeDtypeStruct(y.shape, y.dtype) for y in step.program.inputs]
    carried, others = [[kinds[n] for n in numbers] for numbers in (step._carried, step._others)]
    with jax.enable_x64(True):
        numbers = jax.ShapeDtypeStruct((len(kinds) - len(carried) - len(others),), step._dtype)
        main = step._run.lower(carried, others, numbers).compile().as_text().partition("\nENTRY")[2]
    assert "concatenate" in main
    assert main.count(" copy(") < len(carried)


def test_a_step_on_an_accelerator_drops_what_it_overwrote_while_the_device_computes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    [step] = _made_by_training(monkeypatch)
    _, optimizer, loss = training()
    for _ in steps(optimizer, loss, 5):
        pass
    arrays, left, outcome = [weakref.ref(y) for y in present(optimizer)], list[Any](), InPlaceStep._outcome

    def noted(self: InPlaceStep, result: Any) -> Any:
        left.append([y() for y in arrays if y() is not None])
        return outcome(self, result)

    monkeypatch.setattr(InPlaceStep, "_outcome", noted)
    next(steps(optimizer, loss, 1))
    assert left == [[]]
    assert step


def test_copies_of_many_arrays_are_few() -> None:
    kinds = [np.zeros((n, 1000), np.float32) for n in range(40)] + [np.zeros(3)] + [np.zeros((20, 1 << 18), np.int32)]
    assert [len(x) for x in _together(kinds)] == [39, 1, 1]
    assert [len(x) for x in _together([np.zeros(1 << 18)] * 40)] == [16, 16, 8]


def test_the_program_of_a_step_on_an_accelerator_runs_on_arrays(monkeypatch: pytest.MonkeyPatch) -> None:
    [step] = _made_by_training(monkeypatch)
    draw = np.random.default_rng(0)
    arrays = [draw.uniform(1.0, 2.0, size=y.shape).astype(y.dtype) for y in step.program.inputs]
    for found, expected in zip(step.run(arrays), Compiled(jax, step.program).run(arrays), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-12)


def _made_by_training(monkeypatch: pytest.MonkeyPatch) -> list[InPlaceStep]:
    made = on_an_accelerator(monkeypatch)
    _, optimizer, loss = training()
    for _ in steps(optimizer, loss, 4):
        pass
    return made


def test_what_was_seen_of_overwritten_parameters_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    made = on_an_accelerator(monkeypatch)
    model, optimizer, loss = training()
    for _ in steps(optimizer, loss, 6):
        pass
    assert made
    seen, shown = model.weight.value, model.weight.value.numpy().copy()
    with given(x.bind(Tensor[Batch, Feature](ROWS))) as computation:
        held = computation.evaluate(model.scale)  # deferred
        scale = copy.deepcopy(model.scale.value).numpy()
        optimizer.step(loss)
        for _ in steps(optimizer, loss, 3):
            pass
        np.testing.assert_array_equal(computation.evaluate(model.weight).numpy(), shown)
    np.testing.assert_array_equal(held.numpy(), scale)
    np.testing.assert_array_equal(seen.numpy(), shown)
    assert (model.weight.value.numpy() != shown).all()


def test_a_refused_step_on_an_accelerator_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    (model, optimizer, loss), (_, other, same) = training(), training()
    expected = [*steps(other, same, 8)]
    made = on_an_accelerator(monkeypatch)
    found = [*steps(optimizer, loss, 6)]
    assert made
    store = optimizer._store
    assert store is not None
    before = store.states()
    values = {name: p.value.numpy().copy() for name, p in model.parameters.items()}
    with given(x.bind(Tensor[Batch, Feature](ROWS * np.inf))), pytest.raises(NonFiniteError):
        optimizer.step(loss)
    for name, p in model.parameters.items():
        np.testing.assert_array_equal(p.value.numpy(), values[name])
        for one, another in zip(store.states()[p], before[p], strict=True):
            np.testing.assert_array_equal(one, another)
    for number in (6, 7):
        with given(x.bind(Tensor[Batch, Feature](ROWS + number))):
            optimizer.step(loss)
            found.append(loss.value.item())
    np.testing.assert_allclose(found, expected, rtol=1e-12)


def test_an_interrupt_of_a_step_on_an_accelerator_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    made = on_an_accelerator(monkeypatch)
    model, optimizer, loss = training()
    for _ in steps(optimizer, loss, 6):
        pass
    values = {name: p.value.numpy().copy() for name, p in model.parameters.items()}
    arrays, [step] = present(optimizer), made

    def interrupted(result: Any) -> Any:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(step, "_outcome", interrupted)
        next(steps(optimizer, loss, 1))
    assert all(x.is_deleted() for x in arrays)
    for name, p in model.parameters.items():
        np.testing.assert_array_equal(p.value.numpy(), values[name])
    assert optimizer.steps == 6


def test_a_program_reads_a_parameter_anew_that_another_step_overwrote(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread may overwrite it between the moment when it is read and the launch."""
    on_an_accelerator(monkeypatch)
    begun, run = list[Any](), Compiled._compiled_on

    def slowly(self: Compiled, given: Any) -> Any:
        if not begun:
            begun.extend(x for x in given if hasattr(x, "is_deleted"))
            thread = threading.Thread(target=lambda: [*steps(optimizer, loss, 1)])
            thread.start()
            thread.join()
        return run(self, given)

    found = []
    for overwrites in (False, True):
        model, optimizer, loss = training()
        outputs = model(x) * 2.0 + 1.0
        for _ in range(6):
            with given(x.bind(Tensor[Batch, Feature](ROWS))):
                optimizer.step(loss)
            with given(x.bind(Tensor[Batch, Feature](ROWS))) as computation:
                computation.evaluate(outputs)
        with given(x.bind(Tensor[Batch, Feature](ROWS))):
            optimizer.step(loss)
        with given(x.bind(Tensor[Batch, Feature](ROWS))) as computation, monkeypatch.context() as patch:
            if overwrites:
                patch.setattr(Compiled, "_compiled_on", slowly)
            found.append(computation.evaluate(outputs).numpy())
    assert begun
    assert all(x.is_deleted() for x in begun)
    np.testing.assert_allclose(found[1], found[0], rtol=1e-12)


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
