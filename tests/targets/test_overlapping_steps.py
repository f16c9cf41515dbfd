"""Steps on other sets of parameters each time, as of networks that depend on values: none moves from the device."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.targets.fetching import noted_fetches
from typedtensor import Axis, Expr, Input, Module, NonFiniteError, Param, Tensor, dynamic, given, use_engine
from typedtensor.nn import Linear
from typedtensor.ops import sqrt, tanh
from typedtensor.optim import SGD, Adam
from typedtensor.runtime import engines
from typedtensor.targets.xla.executable import Compiled
from typedtensor.targets.xla.step import WholeStep
from typedtensor.targets.xla.store import DeviceStore

jax = pytest.importorskip("jax")


class Batch(Axis, size=4): ...


class Feature(Axis, size=3): ...


class Hidden(Axis, size=5): ...


x = Input(Tensor[Batch, Feature])
choice = Input(Tensor[()])
EXPERTS = 4
ROWS = np.random.default_rng(0).normal(size=(4, 3))


@pytest.fixture(autouse=True)
def by_xla(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "_TARGET", None)
    use_engine("xla")


class Experts(Module):
    """A layer that all rows go through, and experts of which one is chosen."""

    def __init__(self) -> None:
        self.shared = Linear(Feature, Hidden, seed=0, dtype=float)
        self.experts = [Linear(Hidden, Feature, seed=n, dtype=float) for n in range(EXPERTS)]

    @dynamic
    async def chosen(self, hidden: Expr[Tensor[Batch, Hidden]], number: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
        made = hidden >> self.experts[int((await number).item())]
        return (made * made).mean()

    def loss(self) -> Expr[Tensor[()]]:
        return self.chosen(tanh(x >> self.shared), choice)


class Trained:
    """A model with its optimizer; a step is on the shared layer and on one expert."""

    def __init__(self, make: Callable[..., Any] = Adam) -> None:
        self.model = Experts()
        self.optimizer = make(self.model.parameters, learning_rate=0.05)
        self.loss = self.model.loss()

    def step(self, number: int, scale: float = 1.0) -> float:
        with given(x.bind(Tensor[Batch, Feature](ROWS * scale)), choice.bind(Tensor[()](float(number % EXPERTS)))):
            self.optimizer.step(self.loss)
            return float(self.loss.value.numpy())

    def values(self) -> dict[str, Any]:
        return {name: p.value.numpy() for name, p in self.model.parameters.items()}


@pytest.fixture
def launched(monkeypatch: pytest.MonkeyPatch) -> list[Compiled]:
    """The programs that are launched."""
    found: list[Compiled] = []
    launch = Compiled._start

    def noting(self: Compiled, *arguments: Any) -> Any:
        found.append(self)
        return launch(self, *arguments)

    monkeypatch.setattr(Compiled, "_start", noting)
    return found


def same(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert one.keys() == other.keys()
    for name, array in one.items():
        np.testing.assert_allclose(array, other[name], rtol=1e-9, atol=1e-12, err_msg=name)


def by_numpy(count: int, **options: Any) -> tuple[list[float], dict[str, Any]]:
    use_engine("numpy")
    trained = Trained(**options)
    losses = [trained.step(n) for n in range(count)]
    use_engine("xla")
    return losses, trained.values()


@pytest.mark.skipif(jax.default_backend() != "cpu", reason="steps write over the parameters on an accelerator")
@pytest.mark.parametrize("make", [Adam, SGD])
def test_no_parameter_moves(make: Any, launched: list[Compiled], monkeypatch: pytest.MonkeyPatch) -> None:
    bound: list[int] = []
    follow = WholeStep.follow

    def counted(self: WholeStep, *arguments: Any) -> Any:
        bound.append(1)
        return follow(self, *arguments)

    monkeypatch.setattr(WholeStep, "follow", counted)
    trained = Trained(make)
    losses = [trained.step(n) for n in range(4 * EXPERTS)]
    store = trained.optimizer._store
    assert store.residents.keys() == {*trained.model.parameters.values()}
    assert len({*map(id, launched)}) == 1  # experts that are alike have one program
    bound.clear()
    with noted_fetches() as fetched:
        losses += [trained.step(n) for n in range(2 * EXPERTS)]
    assert not fetched
    assert trained.optimizer._store is store
    assert len(bound) == 2 * EXPERTS
    expected, values = by_numpy(6 * EXPERTS, make=make)
    np.testing.assert_allclose(losses, expected, rtol=1e-9)
    same(trained.values(), values)


def test_what_is_seen_of_a_set_stays_while_others_are_changed() -> None:
    trained = Trained()
    for n in range(2 * EXPERTS):
        trained.step(n)
    weight = trained.model.shared.weight
    alone = Adam({"weight": weight}, learning_rate=0.05)
    with given(x.bind(Tensor[Batch, Feature](ROWS)), choice.bind(Tensor[()](0.0))) as computation:
        held = computation.evaluate(weight)  # deferred
        trained.optimizer.step(trained.loss)
    before = held.numpy().copy()
    seen = weight.value
    shown = seen.numpy().copy()
    for n in range(3 * EXPERTS):  # their versions share arrays with that one, until they write their own
        trained.step(n)
        with given(x.bind(Tensor[Batch, Feature](ROWS))):
            alone.step((x @ weight).mean())
    np.testing.assert_array_equal(held.numpy(), before)
    np.testing.assert_array_equal(seen.numpy(), shown)
    assert (weight.value.numpy() != shown).any()


def test_some_of_the_parameters_stay_where_they_are() -> None:
    """Versions of which only a part goes on are held by who holds the whole, so that nothing is written over."""
    trained = Trained()
    both = (trained.model.experts[0].weight * trained.model.experts[0].weight).sum()
    for n in (0, 0, 0, 0):
        trained.step(n)
    expert = trained.model.experts[0].weight
    with given() as computation:
        held = computation.evaluate(expert)
        with noted_fetches() as fetched:
            trained.optimizer.step(both)
            for _ in range(5):
                trained.step(0)
    assert not fetched
    copy = Trained()
    for n in (0, 0, 0, 0):
        copy.step(n)
    np.testing.assert_allclose(held.numpy(), copy.model.experts[0].weight.value.numpy(), rtol=1e-12)


def test_values_are_assigned_and_saved_between() -> None:
    trained, (_, expected) = Trained(), by_numpy(3 * EXPERTS)
    for n in range(3 * EXPERTS):
        trained.step(n)
    zero = Tensor[Hidden, Feature](np.zeros((5, 3)))
    trained.model.experts[1].weight.assign(zero)
    model, optimizer = pickle.loads(pickle.dumps((trained.model, trained.optimizer)))
    trained.step(2)
    assert (trained.model.experts[1].weight.value.numpy() == 0.0).all()
    trained.step(1)
    trained.step(1)
    other = Trained()
    other.model, other.optimizer, other.loss = model, optimizer, model.loss()
    for n in (2, 1, 1):
        other.step(n)
    same(trained.values(), other.values())
    kept = {name for name in expected if name.startswith(("experts.0", "experts.3"))}
    same({n: trained.values()[n] for n in kept}, {n: expected[n] for n in kept})
    steps = trained.optimizer.state.remembered
    assert {*steps} == {*trained.model.parameters}


def test_a_step_that_fails_changes_no_set() -> None:
    trained = Trained()
    for n in range(3 * EXPERTS):
        trained.step(n)
    before = {name: array.copy() for name, array in trained.values().items()}
    for number in range(EXPERTS):
        with pytest.raises(NonFiniteError):
            trained.step(number, scale=np.inf)
    same(trained.values(), before)
    losses = [trained.step(n) for n in range(2 * EXPERTS)]
    found, _ = by_numpy(5 * EXPERTS)
    np.testing.assert_allclose(losses, found[3 * EXPERTS :], rtol=1e-9)


@pytest.mark.parametrize("bad", ["first", "second"])
def test_a_refused_step_names_the_parameter(bad: str) -> None:
    scales = {name: Input(Tensor[()]) for name in ("first", "second")}
    parameters = {name: Param(Tensor[Batch, Feature](np.ones((4, 3)))) for name in scales}
    loss = sqrt(parameters["first"] * scales["first"]).sum() + sqrt(parameters["second"] * scales["second"]).sum()
    optimizer = SGD(parameters, learning_rate=0.01)

    def step(**values: float) -> None:
        with given(*[scale.bind(Tensor[()](values.get(name, 1.0))) for name, scale in scales.items()]):
            optimizer.step(loss)

    for _ in range(6):
        step()
    kept = {name: p.value.numpy().copy() for name, p in parameters.items()}
    with pytest.raises(NonFiniteError, match=bad):
        step(**{bad: 0.0})
    same({name: p.value.numpy() for name, p in parameters.items()}, kept)


def test_engines_take_turns() -> None:
    trained = Trained()
    losses: list[float] = []
    for n in range(6 * EXPERTS):
        use_engine("xla" if n % 6 < 3 else "numpy")
        losses.append(trained.step(n))
    use_engine("xla")
    expected, values = by_numpy(6 * EXPERTS)
    np.testing.assert_allclose(losses, expected, rtol=1e-9)
    same(trained.values(), values)


def test_an_interrupt_leaves_all_parameters_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    trained = Trained()
    for n in range(3 * EXPERTS):
        trained.step(n)
    before = {name: array.copy() for name, array in trained.values().items()}
    made: list[Any] = []

    class Stubborn:
        """A place that is interrupted when its value is to be another."""

        def __init__(self, of: Any) -> None:
            self._of, self.times = of, 0
            made.append(self)

        @property
        def _value(self) -> Any:
            return self._of._value

        @_value.setter
        def _value(self, value: Any) -> None:
            self.times += 1
            if self.times == 1:
                raise KeyboardInterrupt
            self._of._value = value

    becomes = DeviceStore.becomes

    def stubbornly(self: DeviceStore, *arguments: Any, **options: Any) -> Any:
        *others, (store, value) = becomes(self, *arguments, **options)
        return [*others, (Stubborn(store), value)]

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(DeviceStore, "becomes", stubbornly)
        trained.step(1)
    assert [x.times for x in made] == [2]  # it was put back
    same(trained.values(), before)
    assert trained.optimizer.steps == 3 * EXPERTS
    trained.step(1)
    assert any((trained.values()[name] != array).any() for name, array in before.items())


def test_a_parameter_is_where_another_optimizer_left_it() -> None:
    weight = Param(Tensor[Feature](np.ones(3)))
    loss = (tanh(x.contract(weight)) ** 2).mean()
    first, second = SGD([weight], learning_rate=0.1), SGD([weight], learning_rate=0.1)
    for _ in range(3):
        for optimizer in (first, second):
            for _ in range(3):
                with given(x.bind(Tensor[Batch, Feature](ROWS))):
                    optimizer.step(loss)
    use_engine("numpy")
    other = Param(Tensor[Feature](np.ones(3)))
    alone = SGD([other], learning_rate=0.1)
    for _ in range(18):
        with given(x.bind(Tensor[Batch, Feature](ROWS))):
            alone.step((tanh(x.contract(other)) ** 2).mean())
    np.testing.assert_allclose(weight.value.numpy(), other.value.numpy(), rtol=1e-12)
