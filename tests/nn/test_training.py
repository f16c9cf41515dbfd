"""Buffers, updates, and layers in their two forms: in training and in evaluation."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import numpy as np
import pytest

from tests.nn.against_jax import assert_agrees, drawn, stirred
from tests.sampling import sample
from tests.targets.using import using
from typedtensor import (
    Axis,
    AxisError,
    BoolTensor,
    Buffer,
    Expr,
    Input,
    IntTensor,
    Module,
    NonFiniteError,
    Param,
    ScopeError,
    SizeError,
    Tensor,
    call,
    commit,
    given,
    plain,
)
from typedtensor.nn import BatchNorm, Conv1DInto, Dropout, Linear, Training
from typedtensor.ops import relu, sqrt, tanh
from typedtensor.optim import SGD, Adam, Optimizer, Transformation
from typedtensor.targets import ReferenceTarget
from typedtensor.targets.xla import XlaTarget


class Batch(Axis): ...


class Row(Axis): ...


class Channel(Axis, size=3): ...


class Feature(Axis, size=4): ...


class Half(Axis): ...


class Two(Axis, size=2): ...


class Reversed(Transformation):
    """A step that has no program."""

    def apply(self, xp: Any, update: Any, value: Any, state: Any, step: Any) -> tuple[Any, Any]:
        return -update, state


def images(number: int, dtype: Any = np.float64) -> Any:
    sizes = (2 + number % 3, 3, 4)
    return np.random.default_rng(number).normal(1.0, 2.0, sizes).astype(dtype)


@pytest.mark.parametrize("momentum", [0.1, None])
@pytest.mark.parametrize("way", sample(["plan", "interpreter", "reference", "xla"], first=3))
def test_batch_norm_is_that_of_pytorch(momentum: float | None, way: str) -> None:
    if way == "xla":
        pytest.importorskip("jax")
    targets: dict[str, Any] = {"reference": ReferenceTarget, "xla": XlaTarget}
    x, rate = Input(Tensor[Batch, Channel, Row]), 0.05
    norm = BatchNorm(Channel, momentum=momentum, dtype=np.float64)
    training = Training(Buffer(IntTensor[()](0)))
    y = norm(x, training)
    loss, optimizer = (y * y * y).mean(), SGD(norm.parameters, learning_rate=rate)
    mean, variance, scale, shift = np.zeros(3), np.ones(3), np.ones(3), np.zeros(3)
    with using(targets[way]()) if way in targets else nullcontext():
        for number in range(8):
            data = images(number)
            with given(x.bind(Tensor[Batch, Channel, Row](data)), plan=way != "interpreter"):
                [found] = optimizer.step(loss, also=(y,), updates=training.updates)
            # ``torch.nn.BatchNorm1d``: what is divided by is biased, what is kept is not.
            m, v, n = data.mean((0, 2)), data.var((0, 2)), data.shape[0] * data.shape[2]
            z = (data - m[:, None]) / np.sqrt(v + 1e-5)[:, None]
            expected = z * scale[:, None] + shift[:, None]
            np.testing.assert_allclose(found.numpy(), expected, rtol=1e-9)
            part = momentum or 1.0 / (number + 1)
            mean, variance = mean + part * (m - mean), variance + part * (v * n / (n - 1) - variance)
            slope = 3 * expected**2 / expected.size
            scale, shift = scale - rate * (slope * z).sum((0, 2)), shift - rate * slope.sum((0, 2))
            np.testing.assert_allclose(norm.mean.value.numpy(), mean, rtol=1e-9)
            np.testing.assert_allclose(norm.variance.value.numpy(), variance, rtol=1e-9)
        z = (data - mean[:, None]) / np.sqrt(variance + 1e-5)[:, None]
        with given(x.bind(Tensor[Batch, Channel, Row](data))):
            tested = norm(x, None).value.numpy()
    np.testing.assert_allclose(tested, z * scale[:, None] + shift[:, None], rtol=1e-9)
    assert norm.steps.value.item() == training.step.value.item() == 8


@pytest.mark.parametrize("trained", [False, True])
def test_batch_norm_has_the_gradients_of_its_formula(trained: bool) -> None:
    x, layer = drawn(Batch, Channel, Row, sizes=(3, 3, 4)), BatchNorm(Channel, epsilon=1e-3)
    layer.mean.assign(Tensor[Channel]([0.5, -0.5, 0.1]))

    def reference(a: Any) -> Any:
        mean = a["x"].mean((0, 2)) if trained else layer.mean.value.numpy()
        variance = a["x"].var((0, 2)) if trained else layer.variance.value.numpy()
        y = (a["x"] - mean[:, None]) / (variance[:, None] + 1e-3) ** 0.5
        return y * a["scale"][:, None] + a["shift"][:, None]

    training = Training(Buffer(IntTensor[()](0))) if trained else None
    assert_agrees(layer(x, training), {"x": x, **stirred(layer.parameters)}, reference)


def test_forms_of_a_model_in_training_and_in_evaluation() -> None:
    class Model(Module):
        def __init__(self) -> None:
            self.linear = Linear(Feature, Channel, seed=0)
            self.norm, self.dropout = BatchNorm(Channel), Dropout(0.5, seed=3)

        def __call__(self, x: Expr[Tensor[Batch, Feature]], training: Training | None) -> Expr[Tensor[Batch, Channel]]:
            return x >> self.linear >> self.norm.at(training) >> relu >> self.dropout.at(training)

    x, model = Input(Tensor[Batch, Feature]), Model()
    assert list(model.buffers) == ["norm.mean", "norm.variance", "norm.steps"]
    assert not set(model.buffers.values()) & set(model.parameters.values())
    training = Training(Buffer(IntTensor[()](0)))
    trained, tested = model(x, training), model(x, None)
    optimizer, outputs = Adam(model.parameters), []
    data = Tensor[Batch, Feature](np.random.default_rng(0).normal(size=(5, 4)).astype(np.float32))
    for _ in range(4):
        with given(x.bind(data)):
            [output] = optimizer.step((trained * trained).sum(), (trained,), updates=training.updates)
            outputs.append(output.numpy() > 0.0)
    assert any((outputs[0] != other).any() for other in outputs[1:])  # other masks at other steps
    with given(x.bind(data)):
        value = tested.value.numpy()

    def evaluated(x: Expr[Tensor[Batch, Feature]]) -> Expr[Tensor[Batch, Channel]]:
        return model(x, None)

    np.testing.assert_allclose(plain(evaluated)(data).numpy(), value, rtol=1e-5)
    # Copies have the state, and keep it when the model starts anew.
    copies = copy.deepcopy(model.norm), pickle.loads(pickle.dumps(model.norm))
    model.initialize(1)
    assert not model.norm.mean.value.numpy().any()
    assert model.norm.steps.value.item() == 0
    for norm in copies:
        assert norm.mean.value.numpy().any()
        assert norm.steps.value.item() == 4
        norm.initialize(1)
        assert norm.variance.value.numpy().tolist() == [1.0, 1.0, 1.0]


def test_a_layer_that_is_applied_twice_changes_its_buffers_twice() -> None:
    norm, training = BatchNorm(Channel, dtype=np.float64), Training(Buffer(IntTensor[()](0)))
    one, other = Input(Tensor[Batch, Channel]), Input(Tensor[Batch, Channel])
    loss = (norm(one, training) * norm(other, training)).sum()
    first, second = np.arange(6.0).reshape(2, 3), np.ones((2, 3))
    for _ in range(3):
        norm.mean.reset()
        with given(one.bind(Tensor[Batch, Channel](first)), other.bind(Tensor[Batch, Channel](second))):
            SGD(norm.parameters, learning_rate=0.1).step(loss, updates=training.updates)
        np.testing.assert_allclose(norm.mean.value.numpy(), 0.9 * (0.1 * first.mean(0)) + 0.1 * second.mean(0))


@pytest.mark.parametrize("plan", [False, True])
@pytest.mark.parametrize("make", [lambda p: SGD(p, learning_rate=0.1), lambda p: Optimizer(p, Reversed())])
def test_a_step_changes_parameters_and_buffers_or_neither(make: Callable[[Any], Optimizer], plan: bool) -> None:
    x, p = Input(Tensor[Row]), Param(Tensor[()](1.0))
    seen, total = Buffer(IntTensor[()](0)), Buffer(Tensor[()](0.0))
    loss, optimizer = (sqrt(x) * p).sum(), make([p])
    updates = [seen.becomes(seen + 1), total.becomes(total + x.sum())]

    def state() -> list[float]:
        return [p.value.item(), seen.value.item(), total.value.item(), optimizer.steps]

    for number in range(1, 5):
        with given(x.bind(Tensor[Row]([1.0, 1.0])), plan=plan):
            optimizer.step(loss, updates=updates)
            assert (seen.value.item(), total.value.item()) == (number, 2.0 * number)
        before = state()
        with np.errstate(all="ignore"), given(x.bind(Tensor[Row]([-1.0, 1.0])), plan=plan):
            with pytest.raises(NonFiniteError):
                optimizer.step(loss, updates=updates)
        assert state() == before
    # The values of a computation stay those from before its step.
    with given(x.bind(Tensor[Row]([1.0])), plan=plan) as computation:
        read = computation.values((seen, total + 0.0))
        optimizer.step(loss, updates=updates)
        assert [y.item() for y in computation.values((seen, total + 0.0))] == [y.item() for y in read] == [4, 8.0]
    assert (seen.value.item(), total.value.item()) == (5, 9.0)


def test_an_interrupted_step_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    p, count, second = Param(Tensor[()](1.0)), Buffer(IntTensor[()](0)), Buffer(IntTensor[()](0))
    optimizer = SGD([p], learning_rate=0.1)

    class Interrupting:
        @property
        def _value(self) -> Any:
            return None

        @_value.setter
        def _value(self, value: Any) -> None:
            if value is not None:
                raise KeyboardInterrupt

    def fails(updates: Any, evaluate: Any) -> Any:
        return [(count, evaluate(count + 1)), (Interrupting(), 1), (second, evaluate(second + 1))]

    for module in ("typedtensor.optim.optimizer", "typedtensor.core.variables"):
        monkeypatch.setattr(f"{module}.assignments", fails)
    with given():
        with pytest.raises(KeyboardInterrupt):
            optimizer.step(p * p)
        with pytest.raises(KeyboardInterrupt):
            commit(count.becomes(count + 1))
    assert (p.value.item(), count.value.item(), second.value.item(), optimizer.steps) == (1.0, 0, 0, 0)


def test_a_commit_replaces_all_or_none() -> None:
    x, rows = Input(Tensor[Row]), Buffer(Tensor[Row]([1.0, 2.0]), name="rows")
    flag, half = Buffer(BoolTensor[()](False)), Buffer(Tensor[()](np.float16(1.0)))
    for number in range(1, 4):
        with given(x.bind(Tensor[Row]([1.0, 1.0]))):
            commit(rows.becomes(rows + x), flag.becomes(~flag), half.becomes(half + 1.0))
        assert rows.value.numpy().tolist() == [1.0 + number, 2.0 + number]
        assert (flag.value.item(), half.value.item()) == (number % 2 == 1, 1.0 + number)
    assert half.value.dtype == np.float16
    other = Input(Tensor[Row])
    with given(other.bind(Tensor[Row]([1.0]))), pytest.raises(AxisError, match=r"shape \(2,\)"):
        commit(flag.becomes(~flag), rows.becomes(other))
    assert flag.value.item()
    with pytest.raises(ScopeError, match="a commit of updates"):
        commit(flag.becomes(~flag))


def test_updates_that_cannot_be_are_refused() -> None:
    count, total = Buffer(IntTensor[()](0), name="count"), Buffer(Tensor[()](0.0))
    untyped: Any = count
    expected = r"count, made at .*, holds IntTensor\[\(\)\] and cannot become Tensor\[Row\]"
    with pytest.raises(AxisError, match=expected):
        untyped.becomes(Input(Tensor[Row]))
    with given(), pytest.raises(AxisError, match=r"count, made at .* has two updates in one step, made at .* and at"):
        commit(count.becomes(count + 1), count.becomes(count + 2))
    p = Param(Tensor[()](1.0))
    with given(), pytest.raises(AxisError, match="expected an update of a buffer"):
        SGD([p], learning_rate=0.1).step(p * p, updates=[untyped])
    with pytest.raises(AxisError, match="an optimizer changes parameters, but 0 is Buffer"):
        SGD([untyped], learning_rate=0.1)
    training = Training(count)
    with pytest.raises(AxisError, match=r"training.update takes a buffer, .* its element, not Param"):
        training.update(p, lambda x: x + 1.0)

    norm = BatchNorm(Channel)

    @call
    def body(x: Expr[Tensor[Batch, Channel]]) -> Expr[Tensor[Batch, Channel]]:
        return norm(x, training)

    with pytest.raises(AxisError, match="cannot be updated in the body of a loop, a branch or a call"):
        body(Input(Tensor[Batch, Channel]))
    assert [update.buffer for update in training.updates] == [count]
    with pytest.raises(AxisError, match="after the updates of this Training were read"):
        training.update(total, lambda x: x + 1.0)
    with pytest.raises(AxisError, match=r"BatchNorm\(Channel\) needs the axis Channel once in its operand"):
        BatchNorm(Channel)(Input(Tensor[Batch, Feature]), None)  # type: ignore[axes]
    with pytest.raises(AxisError, match="has no other axis to average over"):
        BatchNorm(Channel)(Input(Tensor[Channel]), Training(count))
    with pytest.raises(SizeError, match="momentum of batch normalization must be from 0 to 1"):
        BatchNorm(Channel, momentum=1.5)


def test_one_element_has_no_variance_to_train_on() -> None:
    norm, training = BatchNorm(Channel, affine=False), Training(Buffer(IntTensor[()](0)))
    x, p = Input(Tensor[Batch, Channel]), Param(Tensor[()](1.0))
    loss = (norm(x, training) * p).sum()
    for rows in (3, 1, 2, 1, 1, 4):
        before = norm.mean.value
        with given(x.bind(Tensor[Batch, Channel](np.ones((rows, 3), np.float32)))):
            if rows > 1:
                SGD([p], learning_rate=0.1).step(loss, updates=training.updates)
                continue
            with pytest.raises(SizeError, match=r"trained on one sample along Batch, which has no variance: .*whole=T"):
                SGD([p], learning_rate=0.1).step(loss, updates=training.updates)
            assert norm.mean.value is before
    evaluated = norm(x, None)
    with given(x.bind(Tensor[Batch, Channel](np.ones((1, 3))))):
        assert evaluated.value.shape == (1, 3)


@pytest.mark.parametrize("engine", ["numpy", pytest.param("xla", marks=pytest.mark.slow)])
def test_one_element_is_refused_whichever_sizes_there_are_plans_for(engine: Any) -> None:
    """Also where a size that follows from others becomes one, and plans for other sizes follow from each other."""
    if engine == "xla":
        pytest.importorskip("jax")
    norm, training = BatchNorm(Channel, affine=False), Training(Buffer(IntTensor[()](0)))
    x, p = Input(Tensor[Batch, Channel, Row]), Param(Tensor[()](1.0))
    half = Conv1DInto(Channel, Channel, Two, Half, stride=2, seed=0)
    loss = (tanh(norm(half(x), training) * 2.0) * p).sum()
    optimizer, planned = SGD([p], learning_rate=0.1), 0
    for rows, length in [(1, 8), (1, 12), (1, 2), (1, 10), (1, 3), (1, 4), (2, 2), (1, 2), (3, 9), (4, 7), (1, 3)]:
        with given(
            x.bind(Tensor[Batch, Channel, Row](np.ones((rows, 3, length), np.float32))), engine=engine
        ) as computation:
            if rows * (length // 2) > 1:
                optimizer.step(loss, updates=training.updates)
                planned += computation.counts.planned
                continue
            with pytest.raises(SizeError, match="trained on one sample along Batch, Half, which has no variance"):
                optimizer.step(loss, updates=training.updates)
    assert planned > 2 or engine == "xla"


def test_a_layer_that_is_not_told_whether_it_is_in_training() -> None:
    norm: Any = BatchNorm(Feature)
    for apply in (norm, lambda x: x >> norm):
        with pytest.raises(AxisError, match=r"differs in training and in evaluation: write layer\(x, training\) with"):
            apply(Input(Tensor[Batch, Feature]))
