"""Steps on a loss that is met again are made as one call, and nothing else tells them from others."""

from __future__ import annotations

import copy
import gc
import pickle
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from tests.planning import steps_known
from tests.targets.using import PROCESSOR_TARGETS, using
from typedtensor import Axis, BindingError, Const, Expr, Input, NonFiniteError, Param, SizeError, Tensor, given
from typedtensor.ops import sqrt, tanh
from typedtensor.optim import SGD, Adagrad, Adam, AdamW, ClipByGlobalNorm, LearningRate, Optimizer
from typedtensor.profiling import Profile
from typedtensor.runtime.cache import PLANS


class Batch(Axis): ...


class Feature(Axis): ...


class Hidden(Axis): ...


Scalar = Expr[Tensor[()]]

MAKERS: dict[str, Callable[[Any], Optimizer]] = {
    "descent": lambda ps: SGD(ps, learning_rate=0.05),
    "momentum": lambda ps: SGD(ps, learning_rate=0.05, momentum=0.9),
    "scheduled": lambda ps: SGD(ps, learning_rate=lambda step: 0.1 / step),
    "adagrad": lambda ps: Adagrad(ps, learning_rate=0.05),
    "adam": lambda ps: Adam(ps, learning_rate=0.01),
    "decayed": lambda ps: AdamW(ps, learning_rate=0.01),
    "limited": lambda ps: Optimizer(ps, ClipByGlobalNorm(0.1), LearningRate(0.5)),
}


class Session:
    """A small network, and an optimizer of it."""

    def __init__(self, maker: str = "adam") -> None:
        draw = np.random.default_rng(0).normal
        self.w = Param(Tensor[Feature, Hidden](draw(size=(3, 4))), name="w")
        self.b = Param(Tensor[Hidden](draw(size=4)), name="b")
        self.scale = Param(Tensor[()](np.float64(1.0)), name="scale")
        self.x, self.offset = Input(Tensor[Batch, Feature]), Const(Tensor[Hidden](draw(size=4)))
        hidden = self.x @ self.w
        y = tanh(hidden + (self.b + self.offset).expand_like(hidden)) * self.scale
        self.loss: Scalar = (y * y).mean()
        self.optimizer = MAKERS[maker]([self.w, self.b, self.scale])

    def data(self, number: int, rows: int = 5) -> Tensor[Batch, Feature]:
        return Tensor[Batch, Feature](np.random.default_rng([1, number]).normal(size=(rows, 3)))

    def step(self, number: int, rows: int = 5, **way: Any) -> float:
        with given(self.x.bind(self.data(number, rows)), **way):
            self.optimizer.step(self.loss)
            return float(self.loss.value)

    def numbers(self) -> list[Any]:
        return [p.value.numpy().tolist() for p in (self.w, self.b, self.scale)]


def in_both_ways(planned: Session, interpreted: Session) -> list[tuple[Session, dict[str, Any]]]:
    return [(planned, {}), (interpreted, {"plan": False})]


@pytest.fixture(autouse=True, params=PROCESSOR_TARGETS, ids=lambda target: target.name)
def target(request: pytest.FixtureRequest) -> Iterator[None]:
    """The target of all programs."""
    with using(request.param):
        yield


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each step that was known, whether it was made so."""
    return steps_known(monkeypatch)


@pytest.mark.parametrize("maker", MAKERS)
def test_known_steps_are_those_of_the_interpreter(maker: str, known: list[bool]) -> None:
    planned, interpreted = Session(maker), Session(maker)
    for number in range(12):
        rows = 5 if number % 5 else 2  # as a last batch
        losses = planned.step(number, rows), interpreted.step(number, rows, plan=False)
        np.testing.assert_allclose(*losses, rtol=1e-13)
    assert known.count(True) >= 6
    for one, other in zip(planned.numbers(), interpreted.numbers(), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)
    assert planned.optimizer.steps == interpreted.optimizer.steps == 12


def test_a_computation_keeps_the_values_from_before_a_known_step(known: list[bool]) -> None:
    session = Session()
    for number in range(6):
        before, plain = session.numbers(), session.w.value
        with given(session.x.bind(session.data(number))) as computation:
            session.optimizer.step(session.loss)
            assert (session.w * 1.0).value.numpy().tolist() == before[0]
            assert computation.evaluate(session.b).numpy().tolist() == before[1]
            assert computation.sizes == {Batch: 5, Feature: 3, Hidden: 4}
            assert computation.counts.planned == 1
        assert plain.numpy().tolist() == before[0]
        assert session.w.value.numpy().tolist() != before[0]
        assert session.w.value is session.w.value
    assert known[-1]


def test_values_asked_for_with_a_step_are_outputs_of_the_same_call(known: list[bool]) -> None:
    """Running statistics, which have parameters of their own, are read anew each time."""
    planned, interpreted = Session(), Session()
    found: list[list[Any]] = [[], []]
    running = [Param(Tensor[Hidden](np.ones(4))) for _ in range(2)]
    asked = []
    for session, mean in zip((planned, interpreted), running, strict=True):
        logits = session.x @ session.w
        asked.append((mean * 0.9 + logits.mean(Batch) * 0.1, session.loss, logits, (mean * 2.0).sum()))
    for number in range(16):
        rows = 5 if number % 4 else 2
        ways = in_both_ways(planned, interpreted)
        for (session, way), mean, also, values in zip(ways, running, asked, found, strict=True):
            with given(session.x.bind(session.data(number, rows)), **way) as computation:
                made = session.optimizer.step(session.loss, also=also[:3] if number == 7 else also)
                assert [x.value for x in also[:3]] == [*made[:3]]
                if number > 8 and not way:
                    assert computation.counts.evaluated == 0
            values.extend(x.numpy() for x in made)
            mean.assign(made[0])
    assert known.count(True) >= 6
    for one, other in zip(*found, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)


def test_values_that_are_built_anew_are_those_of_their_own_expressions() -> None:
    """Also where another node has the number that one before it had."""
    session = Session()
    for number in range(12):
        factor, data = 1.0 + number % 2, session.data(number)
        before = session.w.value.numpy()
        with given(session.x.bind(data)):
            [found] = session.optimizer.step(session.loss, also=[(session.x @ session.w).sum() * factor])
        np.testing.assert_allclose(found.numpy(), (data.numpy() @ before).sum() * factor, rtol=1e-12)


def test_values_whose_sizes_do_not_fit_are_refused_each_time() -> None:
    session, other = Session(), Input(Tensor[Hidden])
    also = [(other * other * other * other).sum()]
    for number in range(4):
        before = session.numbers()
        with pytest.raises(SizeError, match="Hidden"):
            with given(session.x.bind(session.data(number)), other.bind(Tensor[Hidden](np.ones(5)))):
                session.optimizer.step(session.loss, also=also)
        assert session.numbers() == before


def test_tensors_and_states_that_somebody_holds_stay(known: list[bool]) -> None:
    session, held = Session(), []
    for number in range(8):
        session.step(number)
        held.append((session.w.value, session.numbers()[0], pickle.dumps(session.optimizer)))
    assert known[-1]
    for n, (tensor, numbers, pickled) in enumerate(held):
        assert tensor.numpy().tolist() == numbers
        loaded = pickle.loads(pickled)
        assert loaded.steps == n + 1
        assert loaded.parameters["w"].value.numpy().tolist() == numbers


def test_a_copy_goes_its_own_way(known: list[bool]) -> None:
    session = Session()
    for number in range(4):
        session.step(number)
    other, shallow = copy.deepcopy(session), copy.copy(session.w)
    before = session.numbers()
    np.testing.assert_allclose(other.step(4), session.step(4), rtol=1e-13)  # the copy's is interpreted
    assert known[-1]
    assert shallow.value.numpy().tolist() == before[0]
    assert other.numbers() != before
    for one, two in zip(other.numbers(), session.numbers(), strict=True):
        np.testing.assert_allclose(one, two, rtol=1e-12)
    assert session.numbers() != before
    session.step(5)
    assert not np.allclose(other.numbers()[0], session.numbers()[0])


def test_what_is_assigned_is_stepped_from(known: list[bool]) -> None:
    planned, interpreted = Session(), Session()
    for number in range(12):
        for session, way in in_both_ways(planned, interpreted):
            session.step(number, **way)
            if number == 5:
                session.b.assign(Tensor[Hidden](np.arange(4.0)))
            if number == 8:
                session.scale.assign(Tensor[()](2.0))
            if number == 9:
                session.b.assign(session.b.value)
    for one, other in zip(planned.numbers(), interpreted.numbers(), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)
    assert known[-1]


def test_two_optimizers_of_one_parameter_take_turns(known: list[bool]) -> None:
    sessions = Session(), Session()
    for session in sessions:
        session.optimizer = Adam([session.w, session.b, session.scale], learning_rate=0.01)
    others = [SGD([session.b, session.scale], learning_rate=0.1) for session in sessions]
    for number in range(10):
        for (session, way), other in zip(in_both_ways(*sessions), others, strict=True):
            session.step(number, **way)
            for _ in range(2):
                with given(session.x.bind(session.data(number)), **way):
                    other.step(session.loss)
    for one, other in zip(sessions[0].numbers(), sessions[1].numbers(), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)


def test_a_second_step_in_a_computation_is_from_the_same_values(known: list[bool]) -> None:
    planned, interpreted = Session("descent"), Session("descent")
    for number in range(6):
        for session, way in in_both_ways(planned, interpreted):
            with given(session.x.bind(session.data(number)), **way):
                session.optimizer.step(session.loss)
                session.optimizer.step(session.loss)
    assert any(known)
    np.testing.assert_allclose(planned.numbers()[0], interpreted.numbers()[0], rtol=1e-12)


def test_steps_after_values_are_known_and_leave_the_values(known: list[bool]) -> None:
    """Also of parameters, which a value has read; but not where one was assigned meanwhile."""
    planned, interpreted, stepped = Session(), Session(), Session()
    for number in range(10):
        found: list[float] = []
        for session, way in in_both_ways(planned, interpreted):
            with given(session.x.bind(session.data(number)), **way):
                value, scale = session.loss.value, session.scale.value
                session.optimizer.step(session.loss)
                assert session.loss.value is value
                assert (session.scale * 1.0).value.item() == scale.item()
                found.append(value.item())
        assert found[0] == pytest.approx(stepped.step(number), rel=1e-12)
        np.testing.assert_allclose(found[0], found[1], rtol=1e-12)
        assert planned.numbers() == stepped.numbers()
    assert known.count(True) >= 12  # of both that are planned
    np.testing.assert_allclose(planned.numbers()[0], interpreted.numbers()[0], rtol=1e-12)
    for session, way in in_both_ways(planned, interpreted):
        with given(session.x.bind(session.data(0)), **way):
            assert session.loss.value.shape == ()
            session.scale.assign(Tensor[()](np.float64(2.0)))
            session.optimizer.step(session.loss)
    np.testing.assert_allclose(planned.numbers()[0], interpreted.numbers()[0], rtol=1e-12)


def test_gradients_asked_for_after_a_known_step_are_those_it_was_made_with(known: list[bool]) -> None:
    session = Session("descent")
    for number in range(6):
        before = session.w.value.numpy()
        with given(session.x.bind(session.data(number))) as computation:
            session.optimizer.step(session.loss)
            gradient = computation.gradients(session.loss)[session.w].numpy()
            logits = (session.x @ session.w).value.numpy()
        np.testing.assert_allclose(session.w.value.numpy(), before - 0.05 * gradient, rtol=1e-13)
        np.testing.assert_allclose(logits, session.data(number).numpy() @ before, rtol=1e-13)
    assert known.count(True) == 5


@pytest.mark.parametrize("way", [{"threads": 2}, {"eager": True}, {"check_finite": True}, {"without": ["fold"]}])
def test_other_ways_to_compute_are_taken(way: dict[str, Any], known: list[bool]) -> None:
    session, other = Session(), Session()
    for number in range(4):
        session.step(number)
        other.step(number)
    assert known.pop()
    known.clear()
    session.step(4, **way)
    assert not any(known)
    other.step(4)
    assert known == [True]
    np.testing.assert_allclose(session.numbers()[0], other.numbers()[0], rtol=1e-13)


def test_observers_and_outer_computations_are_heeded(known: list[bool]) -> None:
    session = Session()
    for number in range(4):
        session.step(number)
    known.clear()
    with given(session.x.bind(session.data(4))) as computation:
        computation.watch(Profile())
        session.optimizer.step(session.loss)
    with given(session.x.bind(session.data(4))), given():
        session.optimizer.step(session.loss)
    with np.errstate(all="raise"), given(session.x.bind(session.data(4))):
        session.optimizer.step(session.loss)
    assert not any(known)
    session.step(4)
    session.step(5)
    assert known[-1]


def test_errors_are_those_of_other_steps(known: list[bool]) -> None:
    session = Session()
    for number in range(4):
        session.step(number)
    before = session.numbers()
    with given(), pytest.raises(BindingError, match="has no value"):
        session.optimizer.step(session.loss)
    with given(session.x.bind(Tensor[Batch, Feature](np.full((5, 3), np.nan)))):
        with pytest.raises(NonFiniteError, match="the loss is not finite"):
            session.optimizer.step(session.loss)
    with pytest.raises(SizeError, match="Feature has size"):
        with given(session.x.bind(Tensor[Batch, Feature](np.ones((5, 2))))):
            session.optimizer.step(session.loss)
    assert session.numbers() == before
    assert session.optimizer.steps == 4
    session.step(4)
    assert known[-1]


def test_a_gradient_that_is_not_finite_is_refused(known: list[bool]) -> None:
    p, x = Param(Tensor[Hidden](np.ones(4))), Input(Tensor[Hidden])
    loss: Scalar = sqrt(x * p).sum()
    optimizer = SGD([p], learning_rate=0.1)
    for _ in range(4):
        with given(x.bind(Tensor[Hidden](np.ones(4)))):
            optimizer.step(loss)
    before = p.value.numpy().tolist()
    with given(x.bind(Tensor[Hidden](np.array([1.0, 1.0, 1.0, 1e300])))):
        optimizer.step(loss)
    with given(x.bind(Tensor[Hidden](np.array([1.0, 0.0, 1.0, 1.0])))), pytest.raises(NonFiniteError):
        optimizer.step(loss)
    assert p.value.numpy().tolist() != before
    assert optimizer.steps == 5


def test_a_schedule_that_fails_is_raised_and_nothing_is_changed() -> None:
    session = Session()

    def rate(step: int) -> float:
        if step == 6:
            raise ArithmeticError("no rate for this step")
        return 0.1

    session.optimizer = SGD([session.w, session.b, session.scale], learning_rate=rate)
    for number in range(5):
        session.step(number)
    before = session.numbers()
    with pytest.raises(ArithmeticError, match="no rate") as caught:
        session.step(5)
    assert caught.value.__notes__[-1].endswith("no parameter was changed")
    assert session.numbers() == before
    assert session.optimizer.steps == 5


def test_other_transformations_are_taken_over(known: list[bool]) -> None:
    planned, interpreted = Session("descent"), Session("descent")
    for number in range(8):
        for session, way in in_both_ways(planned, interpreted):
            if number == 4:
                session.optimizer.transformations = (LearningRate(0.5),)
            session.step(number, **way)
    np.testing.assert_allclose(planned.numbers()[0], interpreted.numbers()[0], rtol=1e-12)
    assert known[-1]


def test_plans_that_are_forgotten_are_not_used(known: list[bool]) -> None:
    session = Session()
    for number in range(4):
        session.step(number)
    PLANS.clear()
    gc.collect()
    known.clear()
    session.step(4)
    assert not any(known)


def test_a_loss_and_a_model_go_when_nobody_holds_them() -> None:
    session = Session()
    for number in range(4):
        session.step(number)
        with given(session.x.bind(session.data(number))):
            session.optimizer.step(session.loss, also=[session.loss * 2.0, session.loss])
    left: list[weakref.ref[Any]] = [weakref.ref(session.loss), weakref.ref(session.w)]
    del session
    assert [ref() for ref in left] == [None, None]


def test_data_of_another_precision_has_a_way_of_its_own(known: list[bool]) -> None:
    session = Session()
    for number in range(4):
        session.step(number)
    known.clear()
    with given(session.x.bind(Tensor[Batch, Feature](session.data(4).numpy().astype(np.float32)))):
        session.optimizer.step(session.loss)
    assert known == [False]
