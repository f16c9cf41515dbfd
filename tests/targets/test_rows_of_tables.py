"""Steps on tables of which few rows are read, by the targets that compile a step as one program."""

from __future__ import annotations

import gc
import pickle
import tracemalloc
import weakref
from collections.abc import Callable, Iterator
from threading import Thread
from time import process_time
from typing import Any

import numpy as np
import pytest

from tests.runtime.test_interrupts import Interrupt
from tests.sampling import sample
from tests.targets.using import using
from typedtensor import Axis, Expr, Input, IntTensor, NonFiniteError, Param, SizeError, Tensor, fold, given
from typedtensor.ad.symbolic import gradients_found
from typedtensor.lowering.expressions import lower
from typedtensor.lowering.updates import row_gradients
from typedtensor.ops import embed, tanh
from typedtensor.optim import (
    SGD,
    Adagrad,
    Adam,
    AdamW,
    ClipByGlobalNorm,
    L1Penalty,
    LearningRate,
    Momentum,
    Optimizer,
    RMSProp,
    WeightDecay,
)
from typedtensor.optim.scaling import AdagradScaling, AdamScaling, RMSPropScaling
from typedtensor.optim.transformations import Transformation
from typedtensor.optim.update import ParameterUpdate
from typedtensor.targets import ReferenceTarget, Target
from typedtensor.targets.native.target import NativeTarget
from typedtensor.targets.numpy.target import NumPyTarget


class Batch(Axis): ...


class Entry(Axis): ...


class Feature(Axis): ...


ROWS = 4_000

STILL: dict[str, Callable[[Any], Optimizer]] = {
    "SGD": lambda ps: SGD(ps, learning_rate=0.5),
    "scheduled": lambda ps: SGD(ps, learning_rate=lambda step: 0.5 / step),
    "Adagrad": lambda ps: Adagrad(ps, learning_rate=0.1),
    "lazy Adam": lambda ps: Adam(ps, learning_rate=0.1, lazy=True),
}
"""Optimizers that leave a row without gradient as it is."""

MOVING: dict[str, Callable[[Any], Optimizer]] = {
    "momentum": lambda ps: SGD(ps, learning_rate=0.5, momentum=0.9),
    "Adam": lambda ps: Adam(ps, learning_rate=0.1),
    "AdamW": lambda ps: AdamW(ps, learning_rate=0.1),
    "RMSProp": lambda ps: RMSProp(ps, learning_rate=0.1),
}


@pytest.fixture(params=[ReferenceTarget, NativeTarget, NumPyTarget], ids=["reference", "native", "numpy"])
def _target(request: pytest.FixtureRequest) -> Iterator[None]:
    """Plans run on a target that compiles a step as one program."""
    make: Callable[[], Target] = request.param
    with using(make()):
        yield


on_each_target = pytest.mark.usefixtures("_target")

EVENTS = (
    *("none", "hold", "hold", "let go", "refused", "range", "assign", "other", "plan"),
    *("interrupt", "interrupt", "apart", "twice", "again", "size"),
)
"""What may happen between steps."""


class Session:
    """Two tables, one of which is read twice, and a vector."""

    def __init__(self, make: Callable[[Any], Optimizer], dtype: Any = np.float64) -> None:
        draw = np.random.default_rng(0)
        self.first, self.second = (
            Param(Tensor[Entry, Feature](draw.normal(size=(ROWS, 5)).astype(dtype))) for _ in range(2)
        )
        self.w = Param(Tensor[Feature](draw.normal(size=5).astype(dtype)))
        self.x, self.y, self.scale = Input(IntTensor[Batch]), Input(IntTensor[Batch]), Input(Tensor[()])
        a, b, c = embed(self.x, self.first), embed(self.y, self.first), embed(self.y, self.second)
        d = a * b + c + self.w.expand_like(a)
        self.loss: Expr[Tensor[()]] = (d * d).sum() * self.scale * 0.01
        self.optimizer, self.dtype = make([self.w, self.first, self.second]), dtype

    def given(self, number: int, plan: bool = True, scale: float = 1.0, size: int = 4) -> Any:
        draw = np.random.default_rng([1, number])
        x, y = (IntTensor[Batch](draw.integers(0, 12, size=size) * 300) for _ in range(2))
        scale_ = self.scale.bind(Tensor[()](self.dtype(scale)))
        return given(self.x.bind(x), self.y.bind(y), scale_, plan=plan)

    def step(self, number: int, plan: bool = True, scale: float = 1.0, size: int = 4) -> None:
        with self.given(number, plan, scale, size):
            self.optimizer.step(self.loss)

    @property
    def values(self) -> list[Any]:
        return [p.value.numpy() for p in (self.w, self.first, self.second)]


def assert_alike(one: Session, other: Session) -> None:
    tolerance = 1e-10 if one.dtype is np.float64 else 1e-4
    for x, y in zip(one.values, other.values, strict=True):
        np.testing.assert_allclose(x, y, rtol=tolerance, atol=tolerance)
    assert one.optimizer.steps == other.optimizer.steps
    for name, states in one.optimizer.state.remembered.items():
        for key, x in states.items():
            np.testing.assert_allclose(x, other.optimizer.state.remembered[name][key], rtol=tolerance, atol=tolerance)


@on_each_target
@pytest.mark.parametrize("dtype", sample([np.float32, np.float64], first=1))
@pytest.mark.parametrize("name", sample([*STILL, *MOVING], one_in=3))
def test_tables_are_those_of_the_interpreter(name: str, dtype: Any) -> None:
    """With repeated rows, other numbers of rows, and none."""
    make = (STILL | MOVING)[name]
    planned, interpreted = Session(make, dtype), Session(make, dtype)
    for number, size in enumerate([4, 4, 4, 30, 30, 4, 0, 0, 1, 1, 30, 4]):
        planned.step(number, size=size)
        interpreted.step(number, plan=False, size=size)
    assert_alike(planned, interpreted)


@on_each_target
@pytest.mark.parametrize("make", STILL.values(), ids=STILL)
def test_few_rows_of_a_long_table_take_as_long_as_those_of_a_short_one(make: Callable[[Any], Optimizer]) -> None:
    def least_time(rows: int) -> float:
        table, x = Param(Tensor[Entry, Feature](np.ones((rows, 2), np.float32))), Input(IntTensor[Batch])
        loss, optimizer, times = embed(x, table).sum(), make([table]), list[float]()
        for number in range(12):
            with given(x.bind(IntTensor[Batch]([1, 5, 2, number]))):
                start = process_time()
                optimizer.step(loss)
                times.append(process_time() - start)
        return min(times)

    assert least_time(1_000_000) < 8 * least_time(10_000)


@on_each_target
@pytest.mark.parametrize("seed", sample(range(6), one_in=6))
@pytest.mark.parametrize("name", sample(STILL, one_in=4))
def test_whatever_happens_between_steps(name: str, seed: int) -> None:
    make = STILL[name]
    draw = np.random.default_rng(seed)
    planned, interpreted = Session(make), Session(make)
    sessions = planned, interpreted
    seconds = [SGD([s.first, s.second], learning_rate=0.01, momentum=0.5) for s in sessions]
    held: list[tuple[Any, Any]] = []

    for number in range(40):
        event = str(draw.choice(EVENTS))
        before = [x.copy() for x in planned.values]
        if event == "hold":
            part = planned.first.value.numpy()[1:, 2:]
            held.append((part, part.copy()))
        if event == "let go":
            held.clear()
        if event == "refused":
            with pytest.raises(NonFiniteError):
                planned.step(number, scale=float(draw.choice([np.nan, np.inf])))
        if event == "range":
            out = IntTensor[Batch]([0, int(draw.choice([ROWS, -1]))])
            scale = planned.scale.bind(Tensor[()](np.float64(1.0)))
            with pytest.raises(SizeError), given(planned.x.bind(out), planned.y.bind(out), scale):
                planned.optimizer.step(planned.loss)
        if event in ("refused", "range"):
            for x, y in zip(planned.values, before, strict=True):
                np.testing.assert_array_equal(x, y)
        if event == "interrupt":
            try:
                with Interrupt(int(draw.integers(1, 900))):
                    planned.step(number)
            except KeyboardInterrupt:
                pass
            if planned.optimizer.steps > interpreted.optimizer.steps:
                interpreted.step(number, plan=False)
        if event == "assign":
            for session in sessions:
                session.second.assign(Tensor[Entry, Feature](np.full((ROWS, 5), 0.5)))
        if event == "other":
            for session, second in zip(sessions, seconds, strict=True):
                with session.given(number, plan=session is planned):
                    second.step(session.loss)
        if event == "apart":
            for session in sessions:
                with session.given(number, plan=session is planned) as computation:
                    gradients = computation.gradients(session.loss)
                session.optimizer.apply(gradients)
        if event == "twice":
            for session in sessions:
                with session.given(number, plan=session is planned):
                    session.optimizer.step(session.loss)
                    session.optimizer.step(session.loss)
        if event == "again":
            for session in sessions:
                again = make([session.w, session.first, session.second])
                again.state = pickle.loads(pickle.dumps(session.optimizer.state))
                session.optimizer = again
        planned.step(number, plan=event != "plan", size=40 if event == "size" else 4)
        interpreted.step(number, plan=False, size=40 if event == "size" else 4)
        assert_alike(planned, interpreted)
        for array, numbers in held:
            np.testing.assert_array_equal(array, numbers)


@pytest.mark.parametrize(
    ("transformations", "still"),
    [
        ((LearningRate(0.1),), True),
        ((LearningRate(lambda step: 1.0 / step),), True),
        ((AdagradScaling(), LearningRate(0.1)), True),
        ((AdagradScaling(initial=0.1), LearningRate(0.1)), True),
        ((AdamScaling(lazy=True), LearningRate(0.1)), True),
        ((AdamScaling(lazy=True, amsgrad=True), LearningRate(0.1)), True),
        ((AdamScaling(), LearningRate(0.1)), False),
        ((RMSPropScaling(), LearningRate(0.1)), False),
        ((Momentum(0.9), LearningRate(0.1)), False),
        ((WeightDecay(0.1), LearningRate(0.1)), False),
        ((L1Penalty(0.1), LearningRate(0.1)), False),
        ((ClipByGlobalNorm(1.0), LearningRate(0.1)), False),
    ],
    ids=str,
)
@pytest.mark.parametrize("size", [4, ROWS // 2])
def test_steps_that_update_rows_alone(transformations: tuple[Transformation, ...], still: bool, size: int) -> None:
    """Those of few rows, where the update keeps the others."""
    table, x = Param(Tensor[Entry, Feature](np.ones((ROWS, 5)))), Input(IntTensor[Batch])
    loss = embed(x, table).sum()
    gradient = gradients_found(loss, [table])[table]
    program = lower((loss, gradient), {table: np.ones((ROWS, 5)), x: np.zeros(size, np.int64)})
    update = ParameterUpdate(transformations).trace([(ROWS, 5)], np.dtype(np.float64))
    assert bool(row_gradients(program, update, 1)) == (still and size == 4)


@on_each_target
def test_a_computation_keeps_the_rows_that_it_began_with() -> None:
    session = Session(STILL["Adagrad"])
    for number in range(8):
        before = session.first.value.numpy().copy()
        with session.given(number) as computation:
            session.optimizer.step(session.loss)
            np.testing.assert_array_equal(computation.evaluate(session.first).numpy(), before)
        assert not np.array_equal(session.first.value.numpy(), before)


@on_each_target
@pytest.mark.parametrize("hold", sample([True, False], first=1))
def test_steps_of_other_sizes_keep_no_memory(hold: bool) -> None:
    """Those that each had a turn, as programs for their sizes are kept; also where values were held for a while."""
    session, held = Session(STILL["Adagrad"]), list[Any]()

    def steps() -> None:
        for size in range(4, 24):
            if hold:
                held[:] = [*held, session.first.value][-3:]
            session.step(size, size=size)
        held.clear()

    for _ in range(3):
        steps()
    tracemalloc.start()
    try:
        for _ in range(2):
            steps()
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 12 * session.values[1].nbytes  # two blocks of two tables, with a state each, take eight


@on_each_target
def test_values_that_are_held_keep_no_states() -> None:
    session = Session(STILL["lazy Adam"])
    for number in range(6):
        session.step(number)
    tracemalloc.start()
    try:
        held = []
        for number in range(10):
            held.append(session.first.value)
            session.step(number)
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 20 * held[0].numpy().nbytes


@on_each_target
def test_a_model_that_is_deleted_frees_its_tables() -> None:
    """At once: the parameters and their memory do not refer to each other."""
    session = Session(STILL["Adagrad"])
    for number in range(6):
        session.step(number)
    table = weakref.ref(session.first)
    gc.disable()
    try:
        del session
        assert table() is None
    finally:
        gc.enable()


@on_each_target
def test_an_update_of_a_row_that_is_not_finite_changes_nothing() -> None:
    rate = 0.5
    session = Session(lambda ps: SGD(ps, learning_rate=lambda step: rate))
    for number in range(5):
        session.step(number)
    before, rate = [x.copy() for x in session.values], 1e300
    with pytest.raises(NonFiniteError, match=r"the update of \S+ is not finite"):
        session.step(5, scale=1e12)
    for x, y in zip(session.values, before, strict=True):
        np.testing.assert_array_equal(x, y)
    rate = 0.5
    session.step(5)
    assert session.optimizer.steps == 6


@on_each_target
def test_models_in_turns_and_in_threads() -> None:
    """Each with tables of its own; the interpreter trains them one after the other."""
    alone, turns, threads = ([Session(make) for make in STILL.values()] for _ in range(3))
    for session in alone:
        for number in range(8):
            session.step(number, plan=False)

    def train(session: Session) -> None:
        for number in range(8):
            session.step(number)

    for number in range(8):
        for session in turns:
            session.step(number)
    running = [Thread(target=train, args=(session,)) for session in threads]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    for expected, *found in zip(alone, turns, threads, strict=True):
        for session in found:
            assert_alike(session, expected)


@on_each_target
def test_a_table_that_is_also_read_as_a_whole_changes_as_a_whole() -> None:
    def steps(plan: bool) -> Any:
        table, x = Param(Tensor[Entry, Feature](np.ones((ROWS, 5)))), Input(IntTensor[Batch])
        loss: Expr[Tensor[()]] = embed(x, table).mean() + (table * table).mean()
        optimizer = SGD([table], learning_rate=0.5)
        for _ in range(4):
            with given(x.bind(IntTensor[Batch]([1, 2])), plan=plan):
                optimizer.step(loss)
        return table.value.numpy()

    np.testing.assert_allclose(steps(True), steps(False), rtol=1e-12)
    assert (steps(True) < 1.0).all()


Reads = Callable[[Any, Any, Any], Expr[Any]]

READS: dict[str, Reads] = {
    "one index": lambda x, y, table: embed(x.max(Batch), table),
    "a loop": lambda x, y, table: fold(
        lambda state, row: tanh(state + row), embed(y, table).mean(Batch), embed(x, table), Batch
    ),
    "three times": lambda x, y, table: embed(x, table) * embed(y, table) + embed(x, table),
    "a product with all": lambda x, y, table: embed(x, table).contract(table),
}


@on_each_target
@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
@pytest.mark.parametrize("read", READS.values(), ids=READS)
def test_other_reads_of_tables(read: Reads, dtype: Any) -> None:
    def steps(plan: bool) -> Any:
        draw = np.random.default_rng(0)
        table = Param(Tensor[Entry, Feature](draw.normal(size=(ROWS, 5)).astype(dtype)))
        x, y = Input(IntTensor[Batch]), Input(IntTensor[Batch])
        rows = read(x, y, table)
        loss, optimizer = (rows * rows).mean(), Adagrad([table], learning_rate=0.1)
        for _ in range(5):
            indices = [IntTensor[Batch](draw.integers(0, 7, 4) * 500) for _ in range(2)]
            with given(x.bind(indices[0]), y.bind(indices[1]), plan=plan):
                optimizer.step(loss)
        return table.value.numpy().astype(float)

    tolerance = {np.float16: 1e-2, np.float32: 1e-4, np.float64: 1e-10}[dtype]
    np.testing.assert_allclose(steps(True), steps(False), rtol=tolerance, atol=tolerance)


@on_each_target
def test_rows_that_are_read_twice_alike() -> None:
    """Their gradients are one, which is added twice."""

    def steps(plan: bool) -> Any:
        table, x = Param(Tensor[Entry, Feature](np.ones((ROWS, 5)))), Input(IntTensor[Batch])
        loss = (embed(x, table) * embed(x, table)).sum()
        optimizer = SGD([table], learning_rate=0.1)
        for number in range(6):
            with given(x.bind(IntTensor[Batch]([number, 7, 7])), plan=plan):
                optimizer.step(loss)
        return table.value.numpy()

    np.testing.assert_allclose(steps(True), steps(False), rtol=1e-12)
