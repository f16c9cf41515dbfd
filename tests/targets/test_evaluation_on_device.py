"""Values and gradients between steps read parameters where XLA's device has them, and move none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from tests.targets.fetching import noted_fetches
from typedtensor import Axis, Expr, Input, Mesh, MeshAxis, Module, Param, Tensor, compiled, given, use_engine
from typedtensor.ops import tanh
from typedtensor.optim import SGD, Adam
from typedtensor.runtime import engines
from typedtensor.targets.xla.executable import Compiled

pytest.importorskip("jax")


class Batch(Axis): ...


class Feature(Axis, size=3): ...


class Data(MeshAxis, size=1): ...


x = Input(Tensor[Batch, Feature])
ROWS = np.random.default_rng(0).normal(size=(5, 3))


class Model(Module):
    def __init__(self) -> None:
        self.weight = Param(Tensor[Feature](np.linspace(0.5, 1.5, 3)))
        self.scale = Param(Tensor[()](np.ones(())))

    def __call__(self, x: Expr[Tensor[Batch, Feature]]) -> Expr[Tensor[Batch]]:
        scaled = tanh(x.contract(self.weight)) * self.scale
        return reduce(lambda y, _: tanh(y * self.scale) + 0.1, range(16), scaled)


class Moved:
    """How many values of parameters came from the device, and how many went there."""

    def __init__(self, fetched: list[Any]) -> None:
        self.fetched, self.sent = fetched, 0

    def take(self) -> tuple[int, int]:
        """They, and none from now on."""
        found = len(self.fetched), self.sent
        self.fetched.clear()
        self.sent = 0
        return found


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> Iterator[Moved]:
    monkeypatch.setattr(engines, "_TARGET", None)
    use_engine("xla")
    launch = Compiled._start

    def launched(self: Compiled, arrays: Any) -> Any:
        shapes = [(3,), ()]  # of parameters; those of data, and the numbers of an update, are others
        count.sent += sum(isinstance(x, np.ndarray) and x.shape in shapes for x in arrays)
        return launch(self, arrays)

    monkeypatch.setattr(Compiled, "_start", launched)
    with noted_fetches() as fetched:
        count = Moved(fetched)
        yield count


def bound(number: int = 0) -> Any:
    return x.bind(Tensor[Batch, Feature](ROWS + 0.1 * number))


def stepped(optimizer: Any, loss: Expr[Any], count: int = 4, **options: Any) -> None:
    for number in range(count):
        with given(bound(number), **options):
            optimizer.step(loss)


def expected(model: Model, ask: Callable[[Any], Any]) -> Any:
    """What a computation on NumPy gives for a copy of the parameters."""
    with given(bound(), plan=False) as computation:
        return ask(computation)


def value(loss: Expr[Any]) -> Callable[[Any], Any]:
    return lambda computation: computation.evaluate(loss).numpy()


def gradients(model: Model, loss: Expr[Any]) -> Callable[[Any], Any]:
    return lambda computation: computation.gradients(loss)[model.weight].numpy()


@pytest.mark.parametrize("on", sample([None, Mesh(Data, place={Batch: Data})], first=1), ids=["device", "mesh"])
def test_values_and_gradients_between_steps_move_no_parameters(moved: Moved, on: Mesh | None) -> None:
    options: dict[str, Any] = {} if on is None else {"on": on}
    model = Model()
    output = model(x)
    loss = (output**2).mean()
    optimizer = Adam(model.parameters, learning_rate=0.01)
    for ask in (value(output), gradients(model, loss)):  # the first time they are interpreted
        with given(bound(), **options) as computation:
            ask(computation)
    stepped(optimizer, loss, **options)
    moved.take()
    found = []
    for _ in range(3):
        stepped(optimizer, loss, 1, **options)
        for ask in (value(output), gradients(model, loss)):
            with given(bound(), **options) as computation:
                found.append(ask(computation))
            assert moved.take() == (0, 0)
    with given(bound(), **options) as computation:  # what is asked for first does not matter
        found += [gradients(model, loss)(computation), value(output)(computation)]
        assert moved.take() == (0, 0)
        optimizer.step(loss)
    assert moved.take() == (0, 2)  # gradients that were handed out
    with given(bound(), **options) as computation:
        found.append(value(output)(computation))
        before = computation.evaluate(model.weight)
        assert type(before) is Tensor
        assert moved.take() == (1, 0)
        np.testing.assert_allclose(found[-1], expected(model, value(output)), rtol=1e-12)
        optimizer.step(loss)
        assert computation.evaluate(model.weight) is before
        assert (model.weight.value.numpy() != before.numpy()).all()


def test_models_on_tensors_move_no_parameters(moved: Moved) -> None:
    model = Model()
    loss = (model(x) ** 2).mean()
    optimizer = Adam(model.parameters, learning_rate=0.01)
    predict, rows = compiled(model, Tensor[Batch, Feature]), Tensor[Batch, Feature](ROWS)
    for _ in range(3):
        predict(rows)
    stepped(optimizer, loss)
    moved.take()
    for _ in range(3):
        stepped(optimizer, loss, 1)
        found = predict(rows)
        assert moved.take() == (0, 0)
    np.testing.assert_allclose(found.numpy(), expected(model, value(model(x))), rtol=1e-12)


def test_what_a_computation_has_read_stays_as_it_was(moved: Moved) -> None:
    """Two memories are written by turns, and a computation keeps one of them that it has read."""
    model = Model()
    output = model(x)
    loss = (output**2).mean()
    optimizer = Adam(model.parameters, learning_rate=0.01)
    for _ in range(2):
        with given(bound()):
            output.value  # noqa: B018  # the first time it is interpreted
    stepped(optimizer, loss)
    with given(bound()) as held:
        before = output.value.numpy()
        moved.take()
        stepped(optimizer, loss, 5)
        assert moved.take() == (0, 0)
        doubled = (model(x) * 2.0).value.numpy()  # of the parameters that it has read
        np.testing.assert_allclose(doubled, 2 * before, rtol=1e-12)
        weight = held.evaluate(model.weight).numpy()
        assert (weight != model.weight.value.numpy()).all()
    with given(bound()):
        assert (output.value.numpy() != before).any()


def test_parameters_of_another_optimizer_are_read_where_they_are(moved: Moved) -> None:
    model = Model()
    loss = (model(x) ** 2).mean()
    weights, scales = Adam([model.weight], learning_rate=0.01), SGD([model.scale], learning_rate=0.01)
    for _ in range(6):
        stepped(weights, loss, 1)
        stepped(scales, loss, 1)
    moved.take()
    for _ in range(2):
        stepped(weights, loss, 1)
        stepped(scales, loss, 1)
        assert moved.take() == (0, 0)
    with given(bound()) as computation:
        found = gradients(model, loss)(computation)
        np.testing.assert_allclose(found, expected(model, gradients(model, loss)), rtol=1e-10)


def test_parameters_of_one_engine_are_read_by_another(moved: Moved) -> None:
    """A mesh of more devices, or NumPy, is given copies; what was read once is not fetched again."""
    model = Model()
    output = model(x)
    loss = (output**2).mean()
    optimizer = Adam(model.parameters, learning_rate=0.01)
    stepped(optimizer, loss)
    moved.take()
    for name in ("numpy", "xla", "numpy"):
        found = []
        for _ in range(3):
            with given(bound(), engine=name):
                found.append(output.value.numpy())
        np.testing.assert_allclose(found, [expected(model, value(output))] * 3, rtol=1e-12)
    assert moved.take()[0] == 2
    assert model.weight.value is model.weight.value
