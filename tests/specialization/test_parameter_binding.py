"""Plans read parameters where optimizers put them, and what was seen there before stays what it was."""

from __future__ import annotations

import gc
import threading
import weakref
from typing import Any

import numpy as np
import pytest

from tests.specialization.test_trees import Feature, Word, forest, simple, trees, words
from typedtensor import Axis, Expr, Input, Param, Tensor, given
from typedtensor.backends.memory import Memory, memory_of
from typedtensor.ops import tanh
from typedtensor.optim import SGD, AdamW, Optimizer
from typedtensor.specialization.cache import PLANS
from typedtensor.targets.borrowed import Lent
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.parameter_binding import ParameterBinding
from typedtensor.targets.numpy.plan import Plan


class Row(Axis): ...


class Column(Axis): ...


class Rows(Axis): ...


class Many(Axis, size=160): ...


class More(Axis, size=160): ...


@pytest.fixture(autouse=True)
def _everything_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost_model, "BOUND_BYTES", 1)
    monkeypatch.setattr(cost_model, "BOUND_AFTER", 2)
    monkeypatch.setattr(cost_model, "FEW_BYTES", 0)
    PLANS.clear()


class Session:
    def __init__(self, make: Any = AdamW) -> None:
        generator = np.random.default_rng(0)
        self.w = Param(Tensor[Row, Column](generator.normal(size=(3, 4))), name="w")
        self.b = Param(Tensor[Row](generator.normal(size=3)), name="b")
        self.x = Input(Tensor[Column])
        y = (self.w.contract(self.x) + self.b) >> tanh
        self.loss: Expr[Tensor[()]] = (y * y).sum()
        self.optimizer: Optimizer = make([self.w, self.b], learning_rate=0.05)

    def step(self, number: int, *, plan: bool = True) -> float:
        values = Tensor[Column](np.random.default_rng([1, number]).normal(size=4))
        with given(self.x.bind(values), plan=plan):
            self.optimizer.step(self.loss)
            return float(self.loss.value)

    @property
    def places(self) -> set[int]:
        return {p.value.numpy().__array_interface__["data"][0] for p in (self.w, self.b)}


@pytest.mark.parametrize("make", [SGD, AdamW])
def test_steps_where_the_parameters_lie_are_those_of_the_interpreter(make: Any) -> None:
    planned, interpreted = Session(make), Session(make)
    for n in range(12):
        if n == 7:
            for session in (planned, interpreted):
                session.b.assign(Tensor[Row](np.full(3, 0.25)))
        assert planned.step(n) == pytest.approx(interpreted.step(n, plan=False), rel=1e-12)
        np.testing.assert_allclose(planned.w.value.numpy(), interpreted.w.value.numpy(), rtol=1e-11)
        np.testing.assert_allclose(planned.b.value.numpy(), interpreted.b.value.numpy(), rtol=1e-11)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """For each plan that is made, the number of its inputs that are copied."""
    made: list[int] = []

    def count(program: Any, outputs: Any, inputs: Any, **options: Any) -> Any:
        made.append(sum(x is None for x in inputs))
        return Plan(program, outputs, inputs, **options)

    monkeypatch.setattr("typedtensor.targets.numpy.step_plan.Plan", count)
    return made


def test_a_plan_is_made_ready_for_the_two_memories_of_an_optimizer(made: list[int]) -> None:
    session = Session()
    places = []
    for n in range(12):
        session.step(n)
        places.append(frozenset(session.places))
    assert len(set(places[2:])) == 2
    assert places[-1] == places[-3] != places[-2]
    # One that copies its three inputs, and one for each memory, which copies what is no parameter.
    assert sorted(made) == [1, 1, 3]


def test_models_in_turns_are_read_in_place(made: list[int]) -> None:
    sessions, lone = [Session() for _ in range(6)], Session()
    for n in range(16):
        lone.step(n, plan=False)
        for session in sessions:
            session.step(n)
    for session in sessions:
        np.testing.assert_allclose(session.w.value.numpy(), lone.w.value.numpy(), rtol=1e-11)
    assert sorted(made) == [1] * 12 + [3]


def test_places_that_are_not_met_again_make_room(made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost_model, "BOUND_PLACES", 2)
    first, second = Session(), Session()
    for n in range(8):
        first.step(n)
    assert sorted(made) == [1, 1, 3]
    for n in range(cost_model.BOUND_UNUSED // 3):
        second.step(n)
    assert sorted(made) == [1, 1, 3]
    for n in range(cost_model.BOUND_UNUSED):
        second.step(n)
    assert sorted(made) == [1, 1, 1, 1, 3]


def test_what_somebody_keeps_is_not_written_over() -> None:
    session = Session()
    kept: list[Any] = []
    copies: list[Any] = []
    for n in range(20):
        session.step(n)
        if n % 3 == 0:  # a tensor, an array, a part of one, and a buffer
            tensor = session.w.value
            kept += [tensor, tensor.numpy(), tensor.numpy()[1:, ::2], np.frombuffer(tensor.numpy()[1:])]
            copies += [np.array(x) for x in kept[-4:]]
            del tensor
    for one, other in zip(kept, copies, strict=True):
        np.testing.assert_array_equal(np.asarray(one), other)


def test_values_of_a_computation_stay_while_it_is_open() -> None:
    session = Session()
    for n in range(4):
        session.step(n)
    with given(session.x.bind(Tensor[Column](np.ones(4)))):
        before = np.array(session.w.value.numpy())
        seen = (session.w * 1.0).value
        session.optimizer.step(session.loss)
        session.optimizer.step(session.loss)
        session.optimizer.step(session.loss)
        np.testing.assert_array_equal((session.w * 1.0).value.numpy(), before)
        np.testing.assert_array_equal(seen.numpy(), before)


def test_the_places_of_an_optimizer_that_is_gone_are_forgotten() -> None:
    session = Session()
    for n in range(8):
        session.step(n)
    memory = memory_of(session.w.value._array)
    assert memory is not None
    gone = weakref.ref(memory)
    kept = session.w.value.numpy()
    copy = kept.copy()
    del session, memory
    gc.collect()
    assert gone() is None
    np.testing.assert_array_equal(kept, copy)


def test_gradients_that_somebody_keeps_are_not_written_over() -> None:
    session = Session()
    found = []
    for n in range(6):
        with given(session.x.bind(Tensor[Column](np.full(4, n + 1.0)))) as computation:
            gradients = computation.gradients(session.loss)
            session.optimizer.step(session.loss)
            part = gradients[session.b] if n % 2 else None
        found.append((gradients, part))
    values = [np.array(gradients[session.w].numpy()) for gradients, _ in found]
    assert len({x.tobytes() for x in values}) == 6
    for (gradients, part), value in zip(found, values, strict=True):
        np.testing.assert_array_equal(gradients[session.w].numpy(), value)
        if part is not None:
            np.testing.assert_array_equal(gradients[session.b].numpy(), part.numpy())


def test_gradients_are_those_of_their_own_computation() -> None:
    session = Session()
    inputs = [Tensor[Column](np.full(4, n + 1.0)) for n in range(6)]
    kept = []
    for x in inputs:
        with given(session.x.bind(x)) as computation:
            kept.append(computation.gradients(session.loss))
    for x, gradients in zip(inputs, kept, strict=True):
        with given(session.x.bind(x), plan=False) as computation:
            expected = computation.gradients(session.loss)
            np.testing.assert_allclose(gradients[session.w].numpy(), expected[session.w].numpy(), rtol=1e-12)


def test_what_is_borrowed_is_not_written_over() -> None:
    array = np.arange(3.0)
    lent = Lent(array)
    with lent.borrowed():
        assert lent.array is array
        assert not lent.give_back()
    assert lent.give_back()
    array[...] = 7.0
    with lent.borrowed():
        np.testing.assert_array_equal(lent.array, [0.0, 1.0, 2.0])
    assert lent.copy() is lent.copy()


def test_a_step_in_one_thread_while_another_computes_with_the_same_plan() -> None:
    """The gradients that an optimizer reads are not those that another thread finds meanwhile."""
    sessions = [Session(SGD), Session(SGD)]
    expected = Session(SGD)

    def train(session: Session) -> None:
        for n in range(200):
            session.step(n)

    threads = [threading.Thread(target=train, args=(session,)) for session in sessions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for n in range(200):
        expected.step(n, plan=False)
    for session in sessions:
        np.testing.assert_allclose(session.w.value.numpy(), expected.w.value.numpy(), rtol=1e-9)


def test_memory_is_free_when_no_view_of_it_is_left() -> None:
    memory = Memory(6, np.dtype(np.float64))
    array = memory.lend()
    assert array.ctypes.data % 64 == 0
    assert memory_of(array.reshape(2, 3).T) is memory
    views: list[Any] = [array[1:], np.asarray(array.view()), np.broadcast_to(array[0], 3), np.frombuffer(array)]
    del array
    while views:
        assert not memory.is_free
        views.pop()
    assert memory.is_free
    assert memory_of(np.zeros(3)) is None


def test_what_optimizers_of_trees_leave_behind() -> None:
    """What the plans of an arena share does not keep the memories of optimizers that are gone."""
    left: list[weakref.ref[Any]] = []
    grown = forest(1, 5, 3)
    values = Tensor[Word, Feature](np.random.default_rng(2).normal(size=(grown.elements, 3)))
    for _ in range(3):
        loss, parameters = simple()
        optimizer, checked = SGD(parameters, learning_rate=0.01), []
        for _ in range(8):
            with given(words.bind(values), *trees.bind(grown)) as scope:
                optimizer.step(loss)
                checked.append(scope.counts.planned)
        assert sum(checked) >= 7
        memory = memory_of(parameters[0].value._array)
        assert memory is not None
        left.append(weakref.ref(memory._block))
        del loss, parameters, optimizer, memory, scope
    gc.collect()
    assert [ref() for ref in left] == [None] * 3


@pytest.mark.parametrize("steps", [False, True])
def test_large_inputs_are_copied_once_while_they_stay(steps: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is filled again, in a new tensor, is copied again; so is what plans for other sizes lay over it."""
    random = np.random.default_rng(0)
    frozen = Param(Tensor[Many, More](random.normal(size=(160, 160))))
    head = Param(Tensor[More, Many](random.normal(size=(160, 160))))
    x = Input(Tensor[Rows, Many])
    y = tanh(tanh(x @ frozen) * 2.0) @ head
    optimizer = SGD([head], learning_rate=1e-3)
    copies: list[object] = []
    original = ParameterBinding._copy

    def counting(self: Any, place: Any, address: int, array: Any, holder: Any) -> None:
        before = self._held.get(address)
        original(self, place, address, array, holder)
        copies.extend([holder] if self._held[address] is not before else [])

    monkeypatch.setattr(ParameterBinding, "_copy", counting)
    filled = np.empty((64, 160))
    for time, rows in enumerate([64, 64, 64, 100, 100, 100, 64, 64, 64]):
        if time == 4:
            frozen.assign(Tensor[Many, More](frozen.value.numpy() * 0.5))
        data = filled if rows == 64 else np.empty((rows, 160))
        data[...] = random.normal(size=(rows, 160))
        copies.clear()
        before = head.value
        with given(x.bind(Tensor[Rows, Many](data))):
            found = optimizer.step((y * y).mean(), (y,))[0] if steps else y.value
        after, value = head.value, frozen.value
        head.assign(before)
        with given(x.bind(Tensor[Rows, Many](data)), plan=False):
            np.testing.assert_allclose(found.numpy(), y.value.numpy(), rtol=1e-10)
        head.assign(after)
        if time in (2, 8):
            assert not any(holder is value for holder in copies)
