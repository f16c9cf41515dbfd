"""Of a table a step writes the rows that were read, where the others stay as they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.runtime.test_interrupts import Interrupt
from tests.sampling import sample
from typedtensor import Axis, Const, Expr, Input, IntTensor, NonFiniteError, Param, Tensor, given
from typedtensor.ir import Program
from typedtensor.ops import embed
from typedtensor.optim import SGD, Adagrad, Adam, AdamW, LearningRate, Momentum, Optimizer, RMSProp, WeightDecay
from typedtensor.optim.scaling import AdagradScaling, AdamScaling, RMSPropScaling
from typedtensor.optim.transformations import Transformation
from typedtensor.optim.update import ParameterUpdate
from typedtensor.specialization.cache import PLANS
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.buckets import Successor
from typedtensor.targets.numpy.tables import is_still


class Batch(Axis): ...


class Word(Axis): ...


class Feature(Axis): ...


ROWS = 40

MAKERS: dict[str, Callable[[Any], Optimizer]] = {
    "SGD": lambda ps: SGD(ps, learning_rate=0.5),
    "scheduled": lambda ps: SGD(ps, learning_rate=lambda step: 0.5 / step),
    "Adagrad": lambda ps: Adagrad(ps, learning_rate=0.1),
    "lazy Adam": lambda ps: Adam(ps, learning_rate=0.1, lazy=True),
}

DENSE: dict[str, Callable[[Any], Optimizer]] = {
    "momentum": lambda ps: SGD(ps, learning_rate=0.5, momentum=0.9),
    "Adam": lambda ps: Adam(ps, learning_rate=0.1),
    "AdamW": lambda ps: AdamW(ps, learning_rate=0.1),
    "RMSProp": lambda ps: RMSProp(ps, learning_rate=0.1),
}


@pytest.fixture(autouse=True)
def _small_tables_are_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost_model, "SINK_BYTES", 1)
    PLANS.clear()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many rows of a table each step has written."""
    counts: list[int] = []
    write = Successor.write_rows

    def counted(self: Successor, table: Any, rows: Any, gradients: Any) -> None:
        counts.append(len(rows))
        write(self, table, rows, gradients)

    monkeypatch.setattr(Successor, "write_rows", counted)
    return counts


class Session:
    """Two tables, one of which is read twice, and a vector."""

    def __init__(self, make: Callable[[Any], Optimizer]) -> None:
        draw = np.random.default_rng(0).normal
        self.first = Param(Tensor[Word, Feature](draw(size=(ROWS, 3))), name="first")
        self.second = Param(Tensor[Word, Feature](draw(size=(ROWS, 3))), name="second")
        self.w = Param(Tensor[Feature](draw(size=3)), name="w")
        self.x, self.y, self.scale = Input(IntTensor[Batch]), Input(IntTensor[Batch]), Input(Tensor[()])
        a, b, c = embed(self.x, self.first), embed(self.y, self.first), embed(self.y, self.second)
        d = a * b + c + self.w.expand_like(a)
        self.loss: Expr[Tensor[()]] = (d * d).mean() * self.scale
        self.optimizer = make([self.w, self.first, self.second])

    def step(self, number: int, plan: bool = True, scale: float = 1.0) -> None:
        draw = np.random.default_rng([1, number])
        x, y = (IntTensor[Batch](draw.integers(0, ROWS, size=4)) for _ in range(2))
        with given(self.x.bind(x), self.y.bind(y), self.scale.bind(Tensor[()](np.float64(scale))), plan=plan):
            self.optimizer.step(self.loss)

    @property
    def parameters(self) -> tuple[Param[Any], ...]:
        return self.w, self.first, self.second


def same(one: Session, other: Session) -> None:
    for p, q in zip(one.parameters, other.parameters, strict=True):
        np.testing.assert_allclose(p.value.numpy(), q.value.numpy(), rtol=1e-12, atol=1e-14)
    assert one.optimizer.steps == other.optimizer.steps


@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_rows_that_were_read_are_written_and_no_others(make: Callable[[Any], Optimizer], written: list[int]) -> None:
    planned, interpreted = Session(make), Session(make)
    for number in range(12):
        planned.step(number)
        interpreted.step(number, plan=False)
        same(planned, interpreted)
    assert len(written) >= 2 * 8
    assert max(written) <= 8


@pytest.mark.parametrize("make", DENSE.values(), ids=DENSE)
def test_all_rows_are_written_where_they_do_not_stay(make: Callable[[Any], Optimizer], written: list[int]) -> None:
    planned, interpreted = Session(make), Session(make)
    for number in range(6):
        planned.step(number)
        interpreted.step(number, plan=False)
        same(planned, interpreted)
    assert not written


@pytest.mark.parametrize("seed", sample(range(6), one_in=6))
@pytest.mark.parametrize("make", MAKERS.values(), ids=MAKERS)
def test_whatever_happens_between_steps(make: Callable[[Any], Optimizer], seed: int, written: list[int]) -> None:
    draw = np.random.default_rng(seed)
    planned, interpreted = Session(make), Session(make)
    held: list[tuple[Any, Any]] = []
    others = [SGD(s.parameters, learning_rate=0.01, momentum=0.5) for s in (planned, interpreted)]
    for number in range(40):
        event = draw.choice(["nothing", "hold", "let go", "refused", "assign", "other", "plan", "interrupt"])
        if event == "hold":
            held.append((planned.first.value, planned.first.value.numpy().copy()))
        if event == "let go":
            held.clear()
        if event == "refused":
            with pytest.raises(NonFiniteError):
                planned.step(number, scale=np.nan)
        if event == "interrupt":
            try:
                with Interrupt(int(draw.integers(1, 1500))):
                    planned.step(number)
            except KeyboardInterrupt:
                pass
            if planned.optimizer.steps > interpreted.optimizer.steps:
                interpreted.step(number, plan=False)
        if event == "assign":
            for session in (planned, interpreted):
                session.second.assign(Tensor[Word, Feature](np.full((ROWS, 3), 0.5)))
        if event == "other":
            for session, other in zip((planned, interpreted), others, strict=True):
                own, session.optimizer = session.optimizer, other
                session.step(number, plan=session is planned)
                session.optimizer = own
        planned.step(number, plan=event != "plan")
        interpreted.step(number, plan=False)
        same(planned, interpreted)
        for tensor, numbers in held:
            assert (tensor.numpy() == numbers).all()
    assert written


def test_a_table_that_is_also_read_as_a_whole_is_written_as_a_whole(written: list[int]) -> None:
    table, x = Param(Tensor[Word, Feature](np.ones((ROWS, 3)))), Input(IntTensor[Batch])
    loss: Expr[Tensor[()]] = embed(x, table).mean() + (table * table).mean()
    optimizer = SGD([table], learning_rate=0.5)
    for _ in range(4):
        with given(x.bind(IntTensor[Batch]([1, 2]))):
            optimizer.step(loss)
    assert not written
    assert (table.value.numpy()[5:] < 1.0).all()


def test_rows_that_are_read_twice_alike_are_rows(written: list[int]) -> None:
    """Their gradients are one, which is added twice."""

    def steps(plan: bool) -> Any:
        table, x = Param(Tensor[Word, Feature](np.ones((ROWS, 3)))), Input(IntTensor[Batch])
        loss = (embed(x, table) * embed(x, table)).sum()
        optimizer = SGD([table], learning_rate=0.1)
        for number in range(6):
            with given(x.bind(IntTensor[Batch]([number, 7, 7])), plan=plan):
                optimizer.step(loss)
        return table.value.numpy()

    np.testing.assert_allclose(steps(True), steps(False), rtol=1e-12)
    assert len(written) >= 4
    assert max(written) == 2


def test_many_rows_are_written_as_all_are(written: list[int]) -> None:
    table, x = Param(Tensor[Word, Feature](np.ones((ROWS, 3)))), Input(IntTensor[Batch])
    loss: Expr[Tensor[()]] = embed(x, table).mean()
    optimizer = SGD([table], learning_rate=0.5)
    for _ in range(4):
        with given(x.bind(IntTensor[Batch](list(range(20))))):
            optimizer.step(loss)
    assert not written


def test_no_rows_are_read(written: list[int]) -> None:
    table, x = Param(Tensor[Word, Feature](np.ones((ROWS, 3)))), Input(IntTensor[Batch])
    loss: Expr[Tensor[()]] = embed(x, table).sum() + Const(Tensor[()](1.0))
    optimizer = SGD([table], learning_rate=0.5)
    for _ in range(4):
        with given(x.bind(IntTensor[Batch](np.zeros(0, np.int64)))):
            optimizer.step(loss)
    assert set(written) == {0}
    assert (table.value.numpy() == 1.0).all()


@pytest.mark.parametrize(
    ("transformations", "still"),
    [
        ((LearningRate(0.1),), True),
        ((LearningRate(lambda step: 1.0 / step),), True),
        ((AdagradScaling(), LearningRate(0.1)), True),
        ((AdamScaling(lazy=True), LearningRate(0.1)), True),
        ((AdamScaling(), LearningRate(0.1)), False),
        ((RMSPropScaling(), LearningRate(0.1)), False),
        ((Momentum(0.9), LearningRate(0.1)), False),
        ((WeightDecay(0.1), LearningRate(0.1)), False),
    ],
    ids=["descent", "scheduled", "Adagrad", "lazy Adam", "Adam", "RMSProp", "momentum", "decay"],
)
def test_what_stays_is_known(transformations: tuple[Transformation, ...], still: bool) -> None:
    program: Program = ParameterUpdate(transformations).trace([(4,)], np.dtype(np.float64)).program
    assert is_still(program) == still
