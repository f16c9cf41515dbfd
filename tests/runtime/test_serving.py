"""Compiled functions of tensors."""

from __future__ import annotations

import copy
import pickle
import signal
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, cast

import numpy as np
import pytest

from typedtensor import (
    Axis,
    AxisError,
    BindingError,
    BoolTensor,
    Const,
    Expr,
    Input,
    IntTensor,
    Operand,
    Param,
    SizeError,
    Tensor,
    compiled,
    dynamic,
    given,
    plain,
)
from typedtensor.backends import Array, Namespace
from typedtensor.nn import Embedding, GRUCell, Linear, LSTMCell, LSTMState
from typedtensor.ops import PolyOp1, exp, relu, softmax, tanh
from typedtensor.optim import SGD
from typedtensor.runtime.cache import Entry
from typedtensor.runtime.engines import target_of
from typedtensor.targets.bound import WritingExecutable
from typedtensor.targets.native.llvm import Machine

Engine = Literal["native", "numpy"]


class Batch(Axis): ...


class Time(Axis): ...


class Word(Axis, size=7): ...


class Pixel(Axis, size=5): ...


class Hidden(Axis, size=4): ...


@pytest.fixture(params=["native", "numpy"])
def engine(request: pytest.FixtureRequest) -> Engine:
    name: Engine = request.param
    return name


def network(seed: int = 0) -> Any:
    return Linear(Pixel, Hidden, seed=seed) >> relu >> Linear(Hidden, Pixel, seed=seed + 1) >> tanh


def rows(count: int, dtype: Any = np.float32) -> Tensor[Batch, Pixel]:
    return Tensor[Batch, Pixel](np.random.default_rng(count).normal(size=(count, 5)).astype(dtype))


def same(found: Any, expected: Any) -> None:
    assert found.tensor_type is expected.tensor_type
    assert found.dtype == expected.dtype
    np.testing.assert_allclose(found.numpy(), expected.numpy(), rtol=1e-5, atol=1e-6)


def at_once(function: Any, *arguments: Any) -> Any:
    with given(plan=False):
        return plain(function)(*arguments)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_any_size_and_precision(engine: Engine, dtype: Any) -> None:
    model = network()
    predict = compiled(model, Tensor[Batch, Pixel], engine=engine)
    for count in (1, 3, 4, 5, 1, 0, 9, 3):
        same(predict(rows(count, dtype)), at_once(model, rows(count, dtype)))


def test_the_code_of_the_model_runs_once(engine: Engine) -> None:
    model, runs = network(), []

    def counted(x: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Pixel]]:
        runs.append(x)
        result: Expr[Tensor[Batch, Pixel]] = model(x)
        return result

    predict = compiled(counted, Tensor[Batch, Pixel], engine=engine)
    for count in (2, 3, 4):
        predict(rows(count))
    assert len(runs) == 1


def test_a_new_size_compiles_no_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    predict = compiled(network(), Tensor[Batch, Pixel], engine="native")
    for count in (3, 4):
        predict(rows(count))

    def refuse(*_: object) -> None:
        raise AssertionError("a kernel is compiled")

    monkeypatch.setattr(Machine, "addresses", refuse)
    same(predict(rows(5)), at_once(predict_of(predict), rows(5)))


def predict_of(function: Any) -> Any:
    """The model that a compiled function was made of."""
    return function.__reduce__()[1][0]


def test_calls_read_the_present_parameters(engine: Engine) -> None:
    model = network()
    predict = compiled(model, Tensor[Batch, Pixel], engine=engine)
    optimizer = SGD(model.parameters, learning_rate=0.01)
    x = Input(Tensor[Batch, Pixel])
    loss = (model(x) * model(x)).sum()
    kept = []
    for _ in range(6):
        with given(x.bind(rows(3)), engine=engine):
            optimizer.step(loss)
        found = predict(rows(3))
        same(found, at_once(model, rows(3)))
        kept.append((found, found.numpy().copy()))
    for tensor, numbers in kept:
        np.testing.assert_array_equal(tensor.numpy(), numbers)
    model.parameters["0.weight"].assign(Tensor[Pixel, Hidden](np.ones((5, 4))), dtype=np.float64)
    same(predict(rows(3)), at_once(model, rows(3)))


def test_what_parameters_alone_decide_is_computed_once_for_their_values(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs, weight = [], Param(Tensor[Pixel](np.arange(5.0)))
    run = WritingExecutable.run

    def noting(self: WritingExecutable, arrays: Any) -> Any:
        runs.append(self)
        return run(self, arrays)

    monkeypatch.setattr(WritingExecutable, "run", noting)

    def scaled(x: Expr[Tensor[Pixel]]) -> Expr[Tensor[Pixel]]:
        return x * exp(weight)

    predict, x = compiled(scaled, Tensor[Pixel], engine=engine), Tensor[Pixel](np.ones(5))
    for count, value in enumerate((np.arange(5.0), np.ones(5)), 1):
        weight.assign(Tensor[Pixel](value))
        for _ in range(3):
            np.testing.assert_allclose(predict(x).numpy(), np.exp(value), rtol=1e-6)
        assert len(runs) == count


def test_results_of_later_calls_leave_earlier_ones(engine: Engine) -> None:
    predict = compiled(network(), Tensor[Batch, Pixel], engine=engine)
    first = predict(rows(40_000))
    numbers = first.numpy().copy()
    predict(Tensor[Batch, Pixel](np.zeros((40_000, 5), np.float32)))
    np.testing.assert_array_equal(first.numpy(), numbers)


def test_states_of_cells(engine: Engine) -> None:
    cell, gated = LSTMCell(Pixel, Hidden, seed=0), GRUCell(Pixel, Hidden, seed=1)
    zeros = Tensor[Batch, Hidden](np.zeros((2, 4), np.float32))
    state = expected = LSTMState(zeros, zeros)
    step = compiled(cell, Tensor[Batch, Pixel], state, engine=engine)
    for _ in range(4):
        state, expected = step(rows(2), state), at_once(cell, rows(2), expected)
        same(state.hidden, expected.hidden)
        same(state.cell, expected.cell)
    same(
        compiled(gated, Tensor[Batch, Pixel], Tensor[Batch, Hidden], engine=engine)(rows(2), zeros),
        at_once(gated, rows(2), zeros),
    )


class Pair(NamedTuple):
    x: Any
    y: Any


@dataclass
class Weighed:
    pair: Pair
    weight: Any


def test_structures_of_arguments_and_results(engine: Engine) -> None:
    bias = Param(Tensor[Pixel](np.ones(5, np.float32)))

    def function(of: Any, named: Any) -> Any:
        total = of.pair.x + named["bias"].expand_like(of.pair.x)
        return {
            "total": total,
            "again": (total, of.pair.x),
            "state": Weighed(Pair(total.sum(), bias), Const(Tensor[()](2.0))),
        }

    x, y, weight = rows(3), Tensor[Pixel](np.arange(5.0)), Tensor[()](1.0)
    state, named = Weighed(Pair(x, y), weight), {"bias": y}
    run = compiled(function, state, named, engine=engine)
    for _ in range(2):
        found = run(state, {"bias": y})
        same(found["total"], x + y.expand_like(x))
        assert found["again"][0] is found["total"] or found["again"][0].numpy().shape == (3, 5)
        assert found["again"][1] is x
        same(found["state"].pair.x, (x + y.expand_like(x)).sum())
        assert found["state"].pair.y is bias.value
        assert found["state"].weight.item() == 2.0
    with pytest.raises(AxisError, match="the function was compiled for"):
        run(Pair(x, y), named)


def test_kinds_and_several_arguments(engine: Engine) -> None:
    table = Embedding(Word, Hidden, seed=0)

    def function(words: Expr[IntTensor[Time]], mask: Expr[BoolTensor[Time]], scale: Expr[Tensor[()]]) -> Any:
        x = table(words)
        return softmax(x, Hidden) * scale.expand_like(x), mask

    run = compiled(function, IntTensor[Time], BoolTensor[Time], Tensor[()], engine=engine)
    for count in (1, 2, 5):
        words, mask = IntTensor[Time](np.arange(count)), BoolTensor[Time](np.arange(count) % 2 == 0)
        found, other = run(words, mask, Tensor[()](2.0))
        same(found, at_once(function, words, mask, Tensor[()](2.0))[0])
        assert other is mask
    with pytest.raises(SizeError, match="was given the index 9 into Word of size 7"):
        run(IntTensor[Time]([9]), BoolTensor[Time]([True]), Tensor[()](2.0))


def test_arrays_in_any_order_and_of_other_libraries(engine: Engine) -> None:
    model = network()
    predict = compiled(model, Tensor[Batch, Pixel], engine=engine)
    x = rows(6)
    same(predict(Tensor[Batch, Pixel](np.asfortranarray(x.numpy()))), predict(x))
    same(predict(Tensor[Batch, Pixel](np.repeat(x.numpy(), 2, axis=0)[::2])), predict(x))

    def twice(x: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
        return x * 2.0

    scalar = compiled(twice, Tensor[()], engine=engine)
    assert scalar(Tensor[()](3.0)).item() == 6.0


def test_programs_for_declared_sizes_and_examples_are_made_beforehand(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = network()
    declared, example = compiled(model, Tensor[Pixel], engine=engine), compiled(model, rows(3), engine=engine)

    def refuse(*_: object) -> None:
        raise AssertionError("a program is compiled")

    for method in ("compile", "compile_by_sizes"):
        monkeypatch.setattr(type(target_of(engine)), method, refuse)
    assert declared(Tensor[Pixel](np.ones(5, np.float32))).shape == (5,)
    assert example(rows(3)).shape == (3, 5)


def test_errors_of_arguments(engine: Engine) -> None:
    predict: Any = compiled(network(), Tensor[Batch, Pixel], engine=engine)
    with pytest.raises(BindingError, match=r"takes Tensor\[Batch, Pixel\], but was given Tensor\[Hidden\]"):
        predict(Tensor[Hidden](np.ones(4)))
    with pytest.raises(BindingError, match=r"takes a tensor, not a value of type ndarray: wrap it"):
        predict(np.ones((3, 5)))
    with pytest.raises(BindingError, match=r"compiled for 1 argument, .*, but was given 2"):
        predict(rows(1), rows(1))
    with pytest.raises(BindingError, match="takes a tensor"):
        predict(Const(rows(1)))


def test_errors_of_sizes(engine: Engine) -> None:
    def product(x: Expr[Tensor[Batch, Pixel]], y: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Pixel]]:
        return x * y

    run = compiled(product, Tensor[Batch, Pixel], Tensor[Batch, Pixel], engine=engine)
    with pytest.raises(SizeError, match=r"Batch has size 1 in .*, but size 3 in "):
        run(rows(3), rows(1))
    same(run(rows(3), rows(3)), rows(3) * rows(3))


def test_errors_of_functions(engine: Engine) -> None:
    weight, unknown = Input(Tensor[Pixel], name="weight"), cast(Engine, "none")

    def weighed(x: Expr[Tensor[Pixel]]) -> Expr[Tensor[Pixel]]:
        return x * weight

    def numbered(x: Expr[Tensor[Pixel]]) -> Any:
        return x, 3

    with pytest.raises(BindingError, match="depends on weight, made at .*: make it one of the arguments"):
        compiled(weighed, Tensor[Pixel], engine=engine)
    with pytest.raises(AxisError, match="the result of a compiled function must consist of"):
        compiled(numbered, Tensor[Pixel], engine=engine)
    with pytest.raises(BindingError, match="there is no engine"):
        compiled(network(), Tensor[Pixel], engine=unknown)


class Counted(PolyOp1, rule="*A -> *A"):
    """The identity, which counts how often it is computed."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        self.calls += 1
        return x * 1.0

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy


def test_own_operations_run_once_a_call(engine: Engine) -> None:
    counted, model = Counted(), network()

    def counting(x: Expr[Tensor[Batch, Pixel]]) -> Any:
        return model(counted(x))

    predict = compiled(counting, Tensor[Batch, Pixel], engine=engine)
    for n in range(4):
        same(predict(rows(3)), at_once(model, rows(3)))
        assert counted.calls == n + 1


def test_dynamic_parts_follow_the_values(engine: Engine) -> None:
    @dynamic
    async def larger(x: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Pixel]]:
        total = await x.sum()
        return x if total.item() > 0 else -x

    predict = compiled(larger, Tensor[Batch, Pixel], engine=engine)
    for sign in (1.0, -1.0, 1.0):
        x = Tensor[Batch, Pixel](sign * np.ones((2, 5), np.float32))
        np.testing.assert_array_equal(predict(x).numpy(), np.ones((2, 5)))


def test_threads(engine: Engine) -> None:
    model = network()
    predict = compiled(model, Tensor[Batch, Pixel], engine=engine)
    inputs = [rows(1 + n % 5) for n in range(200)]
    expected = [at_once(model, x) for x in inputs]
    with ThreadPoolExecutor(4) as pool:
        for found, other in zip(pool.map(predict, inputs), expected, strict=True):
            same(found, other)


def test_within_computations_and_plain_models(engine: Engine) -> None:
    model = network()
    with given(eager=True):
        predict = compiled(model, Tensor[Batch, Pixel], engine=engine)
        same(predict(rows(2)), at_once(model, rows(2)))
    with given() as computation:
        predict(rows(3))
        assert not computation.sizes
    with np.errstate(all="raise"):
        same(predict(rows(2)), at_once(model, rows(2)))


def test_pickles_and_copies(engine: Engine) -> None:
    model = Linear(Pixel, Hidden, seed=0)
    predict = compiled(model, Tensor[Batch, Pixel], engine=engine)
    expected = predict(rows(3))
    again, other = pickle.loads(pickle.dumps(predict)), copy.deepcopy(predict)
    model.weight.assign(Tensor[Pixel, Hidden](np.zeros((5, 4))))
    for found in (again, other):
        same(found(rows(3)), expected)
    assert not np.array_equal(predict(rows(3)).numpy(), expected.numpy())


def test_a_program_that_an_interrupt_left_unmade_is_made_by_the_next_call(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = network()
    predict: Any = compiled(model, Tensor[Batch, Pixel], engine=engine)
    with monkeypatch.context() as patch:
        patch.setattr(Entry, "make_at_once", lambda *_: signal.raise_signal(signal.SIGINT))
        with pytest.raises(KeyboardInterrupt):
            predict(rows(3))
    same(predict(rows(3)), at_once(model, rows(3)))
    assert [entry.plan is not None for entry in predict._plans.entries.values()] == [True]
