"""Steps on parameters by the targets that compile a step as one program."""

from __future__ import annotations

import contextlib
import gc
import tracemalloc
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Const, Input, IntTensor, Operand, Param, Tensor, fold, given
from typedtensor.backends import Array, Namespace
from typedtensor.errors import NonFiniteError, ScopeError
from typedtensor.ir import Program, function_of
from typedtensor.ops import PolyOp1, cross_entropy, embed, sqrt, tanh
from typedtensor.optim import LAMB, SGD, Adam, AdamScaling, AdamW, ClipByGlobalNorm, LearningRate, Optimizer, RMSProp
from typedtensor.runtime.engines import EngineName
from typedtensor.targets.numpy.target import NumPyTarget

ENGINES: list[EngineName] = ["native", "numpy"]


class Batch(Axis): ...


class Row(Axis, size=3): ...


class Column(Axis, size=2): ...


class Word(Axis, size=5): ...


def trained(engine: EngineName | None, make_optimizer: Callable[[Any], Any], steps: int = 7) -> list[Any]:
    """The losses of some steps, then the parameters; by the interpreter without an engine."""
    random = np.random.default_rng(0)
    weight = Param(Tensor[Row, Column](random.normal(size=(3, 2))))
    table = Param(Tensor[Word, Row](random.normal(size=(5, 3))))
    words, target = Input(IntTensor[Batch]), Input(IntTensor[Batch])
    loss = cross_entropy(tanh(embed(words, table)) @ weight, target, Column).mean()
    optimizer, losses = make_optimizer([weight, table]), []
    for size in (4, 4, 6, 4, 6, 6, 5)[:steps]:
        bound = words.bind(IntTensor[Batch](random.integers(0, 5, size)))
        with given(
            bound, target.bind(IntTensor[Batch](random.integers(0, 2, size))), engine=engine, plan=engine is not None
        ):
            optimizer.step(loss)
            losses.append(float(loss.value))
    return [losses, weight.value.numpy(), table.value.numpy()]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("make_optimizer", [Adam, partial(SGD, learning_rate=0.1), partial(AdamW, decay=0.1)])
def test_training_is_that_of_the_interpreter(make_optimizer: Callable[[Any], Any], engine: EngineName) -> None:
    for found, expected in zip(trained(engine, make_optimizer), trained(None, make_optimizer), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-10)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_step_is_applied_whole_or_not_at_all(engine: EngineName) -> None:
    table, scale = Param(Tensor[Word, Row](np.ones((5, 3)))), Param(Tensor[()](np.float64(2.0)))
    words, factor = Input(IntTensor[Batch]), Input(Tensor[()])
    loss = (embed(words, table) * (scale * factor).expand_like(embed(words, table))).sum()
    optimizer = Adam([table, scale], learning_rate=0.1)

    def step(indices: list[int], number: float) -> None:
        with given(words.bind(IntTensor[Batch](indices)), factor.bind(Tensor[()](number)), engine=engine):
            optimizer.step(loss)

    for _ in range(4):
        step([0, 1], 1.0)
    held, before = table.value, (table.value.numpy().copy(), scale.value.numpy().copy())
    for indices, number in (([0, 5], 1.0), ([0, 1], np.inf), ([0, 1], np.nan)):
        with pytest.raises(Exception, match="5|finite"):
            step(indices, number)
        assert np.array_equal(table.value.numpy(), before[0])
        assert np.array_equal(scale.value.numpy(), before[1])
    step([0, 1], 1.0)
    assert not np.array_equal(table.value.numpy(), before[0])
    assert np.array_equal(held.numpy(), before[0])


@pytest.mark.parametrize("engine", ENGINES)
def test_losses_of_some_parameters_keep_the_states_of_others(engine: EngineName) -> None:
    """Losses of several structures, each built anew for each step."""

    def trained(engine: EngineName | None) -> list[Any]:
        random = np.random.default_rng(0)
        layers = [Param(Tensor[Row, Row](random.normal(size=(3, 3)))) for _ in range(3)]
        x, optimizer = Input(Tensor[Batch, Row]), Adam(layers, learning_rate=0.1)
        for left_out in (0, 1, 2, *(n // 4 % 3 for n in range(36))):
            y: Any = x
            for n, layer in enumerate(layers):
                if n != left_out:
                    y = tanh(y @ layer)
            with given(x.bind(Tensor[Batch, Row](random.normal(size=(4, 3)))), engine=engine, plan=engine is not None):
                optimizer.step((y * y).sum())
        return [layer.value.numpy() for layer in layers]

    for found, expected in zip(trained(engine), trained(None), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-9)


class Empty(Axis, size=0): ...


def clipped(parameters: Any) -> Optimizer:
    return Optimizer(parameters, ClipByGlobalNorm(0.5), AdamScaling(), LearningRate(0.1))


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
@pytest.mark.parametrize("make_optimizer", [Adam, AdamW, LAMB, partial(SGD, learning_rate=0.1), clipped])
def test_parameters_that_step_together_step_as_alone(
    make_optimizer: Callable[[Any], Any], dtype: Any, engine: EngineName
) -> None:
    """Parameters of several shapes, steps on different ones of them, and values that were assigned in between."""

    def trained(**way: Any) -> list[Any]:
        random = np.random.default_rng(0)
        table = Param(Tensor[Word, Row](random.normal(size=(5, 3)).astype(dtype)))
        scale = Param(Tensor[()](np.ones((), dtype)))
        weight = Param(Tensor[Row, Column](random.normal(size=(3, 2)).astype(dtype)))
        bias, empty = Param(Tensor[Column](np.ones(2, dtype))), Param(Tensor[Empty, Column](np.ones((0, 2), dtype)))
        y: Any = tanh(table @ weight + bias.expand_like(table @ weight))
        losses = [(y * y).sum() * scale + (empty * empty).sum(), (table * table).sum() + (bias * bias).sum()]
        parameters: list[Param[Any]] = [table, scale, weight, bias, empty]
        optimizer = make_optimizer(parameters)
        for n in (0, 0, 0, 1, 0, 1, 1, 0, 0):
            with given(**way):
                optimizer.step(losses[n])
            if n:
                scale.assign(Tensor[()](np.asarray(0.5, dtype)))
        return [p.value.numpy() for p in parameters]

    for found, expected in zip(trained(engine=engine), trained(plan=False), strict=True):
        np.testing.assert_allclose(found, expected, rtol={2: 1e-2, 4: 1e-4, 8: 1e-9}[dtype().itemsize])


@pytest.mark.parametrize(("make_optimizer", "roots"), [(Adam, 1), (clipped, 3)])
def test_parameters_that_are_updated_alike_are_updated_as_one_vector(
    make_optimizer: Callable[[Any], Any], roots: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[Program] = []
    legalize = NumPyTarget.legalize

    def noted(target: NumPyTarget, program: Program) -> Program:
        prepared.append(program)
        return legalize(target, program)

    monkeypatch.setattr(NumPyTarget, "legalize", noted)
    parameters = [Param(Tensor[Row](np.arange(1.0, 4.0))) for _ in range(3)]
    loss: Any = sum([(p * p).sum() for p in parameters])
    optimizer = make_optimizer(parameters)
    for _ in range(3):
        with given(engine="numpy"):
            optimizer.step(loss)
    found = [x for x in prepared[-1].order() if function_of(x) == "sqrt" and x.shape]
    assert len(found) == roots


@pytest.mark.parametrize("engine", ENGINES)
def test_an_error_names_the_parameter_whose_gradient_is_not_finite(engine: EngineName) -> None:
    names = ("first", "second", "third")
    parameters = [Param(Tensor[Row](np.ones(3)), name=name) for name in names]
    factors = [Input(Tensor[Row]) for _ in names]
    loss: Any = sum([sqrt(p * x).sum() for p, x in zip(parameters, factors, strict=True)])
    optimizer = Adam(parameters)
    for bad in (None, None, *names, None, *names):
        bound = [x.bind(Tensor[Row]([1.0, 0.0 if n == bad else 1.0, 1.0])) for n, x in zip(names, factors, strict=True)]
        with given(*bound, engine=engine):
            if bad is None:
                optimizer.step(loss)
            else:
                with pytest.raises(NonFiniteError, match=f"the gradient of the loss for {bad}"):
                    optimizer.step(loss)


@pytest.mark.parametrize("engine", ENGINES)
def test_updates_that_are_not_finite_where_nothing_lies_are_made(engine: EngineName) -> None:
    """Between parameters, whose memory is in parts, an update divides zero by zero."""
    parameters = [Param(Tensor[Row](np.ones(3))) for _ in range(2)]
    loss, optimizer = (parameters[0] * parameters[1]).sum(), RMSProp(parameters, epsilon=0.0)
    for _ in range(4):
        with given(engine=engine):
            optimizer.step(loss)
    assert (parameters[0].value.numpy() < 1).all()


class Raising(PolyOp1, rule="*A -> *A"):
    """Twice the operand, or an error."""

    raised: BaseException | None = None

    def forward(self, xp: Namespace, x: Array) -> Array:
        if Raising.raised is not None:
            raise Raising.raised
        return x * 2

    def backward(self, delta: Operand, result: Operand, x: Operand) -> Operand:
        return delta * 2.0


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("error", [StopIteration("it ends"), KeyboardInterrupt(), ZeroDivisionError("zero")])
def test_what_a_users_function_raises_in_a_loop_is_raised_and_nothing_is_committed(
    error: BaseException, engine: EngineName, monkeypatch: pytest.MonkeyPatch
) -> None:
    weight, rows = Param(Tensor[Row](np.ones(3))), Input(Tensor[Batch, Row])
    start = Const(Tensor[Row](np.zeros(3)))
    loss = fold(lambda state, row: tanh(Raising()(state * weight) + row), start, rows, Batch).sum()
    optimizer = Adam([weight], learning_rate=0.1)

    def step() -> None:
        with given(rows.bind(Tensor[Batch, Row](np.ones((4, 3)))), engine=engine):
            optimizer.step(loss)

    for _ in range(4):
        step()
    before = weight.value.numpy().copy()
    monkeypatch.setattr(Raising, "raised", error)
    with pytest.raises(type(error)) as found:
        step()
    assert found.value is error
    assert np.array_equal(weight.value.numpy(), before)
    monkeypatch.undo()
    step()
    assert not np.array_equal(weight.value.numpy(), before)


@pytest.mark.parametrize("engine", ENGINES)
def test_threads_evaluate_at_the_same_time(engine: EngineName) -> None:
    weight, rows = Param(Tensor[Row, Column](np.ones((3, 2)))), Input(Tensor[Batch, Row])
    value = tanh(rows @ weight).sum(Column)
    data = [Tensor[Batch, Row](np.full((200, 3), 0.1 * number)) for number in range(4)]

    def evaluated(x: Tensor[Batch, Row]) -> Any:
        with given(rows.bind(x), engine=engine):
            return value.value.numpy().copy()

    expected = [evaluated(x) for x in data for _ in range(3)][::3]
    with ThreadPoolExecutor(4) as pool:
        for found, wanted in zip(pool.map(evaluated, data * 50), expected * 50, strict=True):
            np.testing.assert_array_equal(found, wanted)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_step_keeps_nothing_that_it_was_given(engine: EngineName) -> None:
    """Neither its data, nor values of parameters that were assigned between steps, nor the values before."""
    weight = Param(Tensor[Row, Column](np.ones((3, 2))))
    x = Input(Tensor[Batch, Row])
    loss, optimizer = tanh(x @ weight).sum(), Adam([weight])

    def step() -> weakref.ref[Any]:
        data = np.ones((4, 3))
        with given(x.bind(Tensor[Batch, Row](data)), engine=engine):
            optimizer.step(loss)
        return weakref.ref(data)

    for _ in range(4):
        step()
    assigned = np.full((3, 2), 2.0)
    weight.assign(Tensor[Row, Column](assigned))
    refs = [weakref.ref(assigned), *(step() for _ in range(3))]
    held = [weight.value]
    for _ in range(5):
        step()
        held.append(weight.value)
    numbers = [x.numpy().sum() for x in held]
    del assigned
    step()
    gc.collect()
    assert [ref for ref in refs if ref() is not None] == []
    assert [x.numpy().sum() for x in held] == numbers == sorted(numbers, reverse=True)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_step_inside_of_a_step_takes_nothing_from_it(engine: EngineName) -> None:
    """A user's function makes a step of the same optimizer while another one computes."""
    weight, inside = Param(Tensor[Row](np.ones(3))), [False]

    class Stepping(PolyOp1, rule="*A -> *A"):
        def forward(self, xp: Any, x: Any, /) -> Any:
            if inside[0] and float(x) == 3.0:
                inside[0] = False
                step(7.0)
            return np.asarray(x) * 1.0

        def backward(self, dy: Any, y: Any, x: Any, /) -> Any:
            return dy

    factor = Input(Tensor[()])
    loss, optimizer = (weight.sum() * factor) * Stepping()(factor), SGD([weight], learning_rate=0.0)
    losses: list[float] = []

    def step(number: float) -> None:
        with given(factor.bind(Tensor[()](np.float64(number))), engine=engine):
            optimizer.step(loss)
            losses.append(loss.value.item())

    for _ in range(4):
        step(2.0)
    inside[0] = True
    with contextlib.suppress(ScopeError):  # another step has begun, so the outer one changes nothing
        step(3.0)
    step(2.0)
    assert losses[:4] == [12.0] * 4
    assert losses[4:] in ([147.0, 12.0], [147.0, 27.0, 12.0])


def test_sizes_that_come_once_keep_no_memory() -> None:
    image, weight = Input(Tensor[Batch, Word]), Param(Tensor[Word](np.ones(5, np.float32)))
    loss, optimizer, before = (sqrt(tanh(image * weight.expand_like(image))) ** 2.0).mean(), Adam([weight]), 0
    tracemalloc.start()
    try:
        for size in range(100_000, 100_020):
            with given(image.bind(Tensor[Batch, Word](np.ones((size, 5), np.float32))), engine="numpy"):
                optimizer.step(loss)
            gc.collect()
            before = before or (size == 100_005) * tracemalloc.get_traced_memory()[0]
        assert tracemalloc.get_traced_memory()[0] - before < 4_000_000
    finally:
        tracemalloc.stop()
