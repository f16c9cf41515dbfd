"""Computations and optimizers run on any target: they speak to what all targets have in common."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import numpy as np
import pytest

from tests.specialization.test_trees import forest, lstm, trees, words
from tests.targets.using import using
from tests.test_floors import imports_of, modules, name_of
from typedtensor import Axis, BindingError, Expr, Input, IntTensor, Param, SizeError, Tensor, given, scan
from typedtensor.ir import Program
from typedtensor.nn import (
    Conv2D,
    Dropout,
    Embedding,
    GRUCell,
    LayerNorm,
    Linear,
    MultiHeadAttention,
    Recurrent,
    SelfAttention,
)
from typedtensor.ops import MaxPool2D, relu, tanh
from typedtensor.optim import SGD, Adam, LearningRate
from typedtensor.optim.update import ParameterUpdate
from typedtensor.passes.pipeline import FUSING, LAST, PASSES
from typedtensor.profiling import explain
from typedtensor.runtime import bodies
from typedtensor.runtime.engines import EngineName
from typedtensor.targets import ReferenceTarget, Target
from typedtensor.targets.numpy.target import NumPyTarget
from typedtensor.targets.xla import XlaTarget


class Batch(Axis, size=5): ...


class Time(Axis, size=4): ...


class Feature(Axis, size=6): ...


class Hidden(Axis, size=3): ...


class Head(Axis, size=2): ...


class Word(Axis, size=9): ...


class Height(Axis, size=6): ...


class Width(Axis, size=6): ...


class Two(Axis, size=2): ...


rows = Input(Tensor[Batch, Feature])
sequence = Input(Tensor[Time, Batch, Feature])
images = Input(Tensor[Batch, Feature, Height, Width])
numbers = Input(IntTensor[Time])
count = Input(IntTensor[()])

Model = tuple[Expr[Any], tuple[Any, ...]]
"""An output, and the parts with parameters."""


def perceptron() -> Model:
    first, second = Linear(Feature, Hidden, seed=1, dtype=float), Linear(Hidden, Word, seed=2, dtype=float)
    return second(tanh(first(rows))), (first, second)


def recurrent() -> Model:
    model = Recurrent(GRUCell(Feature, Hidden, seed=1, dtype=float), Time)
    return model(sequence), (model,)


def convolutional() -> Model:
    model = Conv2D(Feature, Hidden, Two, Two, seed=1, dtype=float)
    return MaxPool2D(Two, Two)(relu(model(images))), (model,)


def attention() -> Model:
    table, norm = Embedding(Word, Feature, seed=3, dtype=float), LayerNorm(Feature, dtype=float)
    model = SelfAttention(MultiHeadAttention(Feature, Head, Hidden, bias=False, seed=1, dtype=float), Time)
    return model(norm(table(numbers))), (table, norm, model)


def dropout() -> Model:
    model = Linear(Feature, Hidden, seed=1, dtype=float)
    return Dropout(0.5, seed=2)(model(rows), count), (model,)


def tree() -> Model:
    loss, parameters = lstm(every=False)
    return loss, parameters


MODELS: dict[str, Callable[[], Model]] = {
    f.__name__: f for f in (perceptron, recurrent, convolutional, attention, dropout, tree)
}


def values(step: int) -> list[Any]:
    """What the inputs are in a step."""
    draw = np.random.default_rng(step).normal
    return [
        rows.bind(Tensor[Batch, Feature](draw(size=(5, 6)))),
        sequence.bind(Tensor[Time, Batch, Feature](draw(size=(4, 5, 6)))),
        images.bind(Tensor[Batch, Feature, Height, Width](draw(size=(5, 6, 6, 6)))),
        numbers.bind(IntTensor[Time](np.random.default_rng(step).integers(9, size=4))),
        count.bind(IntTensor[()](step)),
        words.bind(words.tensor_type(draw(size=(9, 3)))),
        *trees.bind(forest(1, 9)),
    ]


def trained(
    model: str, make_optimizer: Callable[..., Any], target: Target, steps: int = 5
) -> list[np.ndarray[Any, Any]]:
    """Losses, gradients and parameters of some steps on a target, all of them planned."""
    with using(target):
        output, parts = MODELS[model]()
        loss: Any = (output * output).sum()
        parameters = [
            p for part in parts for p in (part.parameters.values() if hasattr(part, "parameters") else [part])
        ]
        optimizer = make_optimizer(parameters, learning_rate=0.01)
        found: list[Any] = []
        for step in range(steps):
            with given(*values(step)) as computation:
                gradients = computation.gradients(loss) if step % 2 else None
                optimizer.step(loss)
                found.append(loss.value)
                found.extend(gradients[p] for p in parameters if gradients is not None)
                assert computation.counts.planned == 1
        return [x.numpy().copy() for x in (*found, *(p.value for p in parameters))]


def assert_trains_alike(model: str, make_optimizer: Callable[..., Any], target: Target, steps: int = 5) -> None:
    expected = trained(model, make_optimizer, NumPyTarget(), steps)
    for one, other in zip(trained(model, make_optimizer, target, steps), expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("make_optimizer", [SGD, Adam])
@pytest.mark.parametrize("model", MODELS)
def test_training_by_the_reference_interpreter(model: str, make_optimizer: Any) -> None:
    assert_trains_alike(model, make_optimizer, ReferenceTarget())


@pytest.mark.slow
@pytest.mark.parametrize("model", MODELS)
def test_training_by_xla(model: str) -> None:
    pytest.importorskip("jax")
    assert_trains_alike(model, Adam, XlaTarget(), steps=20)


@pytest.mark.parametrize("target", [NumPyTarget(), ReferenceTarget()], ids=["numpy", "reference"])
def test_bodies_on_tensors_run_on_the_target(target: Target, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "PAYS", 0)
    weight = Tensor[Feature](np.linspace(-1, 1, 6))
    xs = Tensor[Time, Feature](np.random.default_rng(0).normal(size=(4, 6)))
    ran: list[int] = []
    looped: Any = scan  # of tensors

    class Counting(type(target)):  # type: ignore[misc]
        def compile(self, *arguments: Any, **options: Any) -> Any:
            ran.append(1)
            return super().compile(*arguments, **options)

    with using(Counting()):
        for _ in range(3):
            end, states = looped(lambda s, x: (tanh(s * weight + x), s), Tensor[Feature](np.zeros(6)), xs, over=Time)
    state, before = np.zeros(6), []
    for x in xs.numpy():
        before.append(state)
        state = np.tanh(state * weight.numpy() + x)
    np.testing.assert_allclose(end.numpy(), state, rtol=1e-12)
    np.testing.assert_allclose(states.numpy(), before, rtol=1e-12)
    assert ran


def test_an_index_out_of_range_is_said_by_the_interpreter() -> None:
    with using(ReferenceTarget()):
        table = Embedding(Word, Feature, seed=3, dtype=float)
        loss = table(numbers).sum()
        for number in (1, 2, 8):
            with given(numbers.bind(IntTensor[Time](np.full(4, number)))) as computation:
                computation.gradients(loss)
        with given(numbers.bind(IntTensor[Time](np.full(4, 9)))) as computation:
            with pytest.raises(SizeError, match="index 9 into Word"):
                computation.gradients(loss)


def test_the_passes_that_can_be_left_out_are_those_of_the_target() -> None:
    with using(ReferenceTarget()), pytest.raises(BindingError, match="names of rewrites"):
        given(without=["split"])


@pytest.mark.parametrize(("engine", "passes"), [("native", FUSING), ("numpy", PASSES)])
def test_passes_are_left_out(engine: EngineName, passes: Collection[str]) -> None:
    """Also those of the bodies of regions."""
    output, (model,) = recurrent()
    loss = (output * output).sum()
    expected: list[Any] = []
    for without in ((), tuple(passes)):
        for _ in range(2):
            with given(*values(0), engine=engine, without=without) as computation:
                gradients = computation.gradients(loss)
                found = [gradients[p].numpy() for p in model.parameters.values()]
                assert bool(explain(loss, plan=True).rewritings) == (not without)
        for one, other in zip(found, expected or found, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-12)
        expected = found
    with pytest.raises(BindingError, match=f"names of rewrites, {', '.join((*passes, *LAST))}, not 'mkl'"):
        given(engine=engine, without=["mkl"])


def test_a_plan_explained_is_that_of_the_target() -> None:
    output, _ = perceptron()
    loss = (output * output).sum()
    with using(ReferenceTarget()):
        plain = explain(loss, plan=True)
    assert not plain.rewritings
    assert plain.instructions > explain(loss, plan=True).instructions > 0


def test_one_file_chooses_the_target() -> None:
    """All other rooms know targets by what they have in common."""
    rooms = ("runtime", "profiling", "optim", "nn", "lowering", "passes", "ir", "control")
    found = {
        name_of(path)
        for path in modules()
        if name_of(path).split(".")[1:2] and name_of(path).split(".")[1] in rooms
        for imported in imports_of(path)
        if imported.target.startswith(("typedtensor.targets.numpy", "typedtensor.targets.xla"))
    }
    assert found == {"typedtensor.runtime.engines"}


def test_an_update_by_itself_is_prepared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[Program] = []
    before = ReferenceTarget.prepare

    def prepare(self: ReferenceTarget, program: Program, *rest: Any) -> Any:
        prepared.append(program)
        return before(self, program, *rest)

    monkeypatch.setattr(ReferenceTarget, "prepare", prepare)
    update = ParameterUpdate((LearningRate(0.5),))
    p = Param(Tensor[Hidden](np.zeros(3)))
    store = ReferenceTarget().store(update.trace)
    for number in range(3):
        step = store.begin((p,), number + 1, lambda p: update.flat(update.start(p.value._array)))
        assert step is not None
        step.take_all(np.ones(3))
        [(_, value), *_] = step.assignments
        assert value.numpy().tolist() == [-0.5] * 3
    assert len(prepared) == 1
