"""Plans at first evaluation for expensive expressions: values and refusals equal those of the interpreter."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Const, Expr, Input, IntTensor, Param, SizeError, Tensor, given, scan
from typedtensor.ops import ConcatAlong, embed, exp, take, tanh
from typedtensor.optim import SGD, Adagrad, Adam
from typedtensor.runtime.cache import PLANS
from typedtensor.targets.target import ELEMENTS_AT_ONCE, ELEMENTS_AT_ONCE_HELD, ELEMENTS_HELD


class Row(Axis): ...


class Time(Axis): ...


class Other(Axis): ...


class Both(Axis): ...


class Wide(Axis, size=8): ...


class Entry(Axis, size=10_000): ...


x = Input(Tensor[Row, Wide])
sequence = Input(Tensor[Time, Row])
index = Input(IntTensor[Row])
weight = Param(Tensor[Wide](np.linspace(0.1, 0.8, 8)))
MANY, FEW = ELEMENTS_AT_ONCE // 2, 20


@pytest.fixture(autouse=True)
def forgotten() -> None:
    PLANS.clear()


def bindings(rows: int) -> list[Any]:
    generator = np.random.default_rng(rows)
    return [
        x.bind(Tensor[Row, Wide](generator.normal(size=(rows, 8)))),
        sequence.bind(Tensor[Time, Row](generator.normal(size=(5, rows)))),
        index.bind(IntTensor[Row](generator.integers(0, 8, rows))),
    ]


def elementwise() -> Expr[Tensor[()]]:
    y = x * weight.expand_like(x)
    return (tanh(y) * y + exp(-y * y)).mean()


def scanned() -> Any:
    def step(h: Any, element: Any) -> Any:
        after = tanh(h + element * weight.sum())
        return after, after * after

    last, squares = scan(step, sequence.sum(Time), sequence, Time)
    return last.mean() + (squares * squares).mean()


@pytest.mark.parametrize("make", [elementwise, scanned])
@pytest.mark.parametrize("rows", [FEW, MANY])
def test_what_is_dear_is_planned_at_once(make: Callable[[], Any], rows: int) -> None:
    loss = make()
    at_once = int(rows == MANY)
    with given(*bindings(rows), plan=False) as computation:
        expected, slope = loss.value.numpy(), computation.gradients(loss)[weight].numpy()
    with given(*bindings(rows)) as computation:
        np.testing.assert_allclose(loss.value.numpy(), expected, rtol=1e-10)
        assert computation.counts.planned_values == at_once
        assert [not request.reason for request in computation.requests] == [bool(at_once)]
    with given(*bindings(rows)) as computation:
        np.testing.assert_allclose(computation.gradients(loss)[weight].numpy(), slope, rtol=1e-10)
        assert computation.counts.planned == 1  # gradients are compiled at first sight in any case


@pytest.mark.parametrize("rows", [FEW, MANY])
def test_values_of_several_are_computed_once(rows: int) -> None:
    """By one plan, which gives all of them the first time as well; the first of them, asked for again, is there."""
    loss = elementwise()
    state: dict[str, Any] = {"loss": loss, "parts": [tanh(x) * weight.expand_like(x), scanned()], "x": x}
    expected = bindings(rows)[0].value.numpy()
    made = []
    for _ in range(3):
        with given(*bindings(rows)) as computation:
            found = computation.values(state)
            made.append(computation.counts.planned_values)
            again = loss.value
            assert computation.counts.planned_values == made[-1]
            np.testing.assert_array_equal(again.numpy(), found["loss"].numpy())
            np.testing.assert_array_equal(found["x"].numpy(), expected)
        with given(*bindings(rows), plan=False) as computation:
            for one, other in zip(found["parts"], state["parts"], strict=True):
                np.testing.assert_allclose(one.numpy(), other.value.numpy(), rtol=1e-10)
    assert made == [int(rows == MANY), 1, 1]


def test_a_step_is_planned_at_once() -> None:
    found = []
    for plan in (True, False):
        weight.assign(Tensor[Wide](np.linspace(0.1, 0.8, 8)))
        with given(*bindings(MANY), plan=plan) as computation:
            SGD([weight], learning_rate=0.5).step(elementwise())
            assert computation.counts.planned == plan
        found.append(weight.value.numpy())
    np.testing.assert_allclose(found[0], found[1], rtol=1e-12)


@pytest.mark.parametrize("make", [SGD, Adagrad, partial(Adam, lazy=True)])
def test_a_step_on_a_large_table_writes_the_rows_that_were_read(make: Callable[..., Any]) -> None:
    table = Param(Tensor[Entry, Wide](np.linspace(-1.0, 1.0, Entry.size * Wide.size).reshape(-1, Wide.size)))
    found, numbers = [], [3, 1, Entry.size - 1, 3]
    read = Input(IntTensor[Row])
    rows = embed(read, table)
    start = table.value
    for plan in (True, False):
        table.assign(start)
        optimizer = make([table], learning_rate=0.5)
        for _ in range(3):
            with given(read.bind(IntTensor[Row](numbers)), plan=plan) as computation:
                optimizer.step((rows * rows).mean())
                assert computation.counts.planned == plan
        found.append(table.value.numpy())
    np.testing.assert_allclose(found[0], found[1], rtol=1e-12)
    assert (found[0] != start.numpy()).any(axis=1).nonzero()[0].tolist() == [1, 3, Entry.size - 1]


def test_a_label_of_two_sizes_is_refused_at_once() -> None:
    """As by the interpreter, which says where."""
    other, both = Input(Tensor[Other, Wide]), Input(Tensor[Both, Wide])
    joined = ConcatAlong(Row, Other, Both)(x, other)
    loss = tanh(joined * joined).mean() + tanh(both).mean()
    more = other.bind(Tensor[Other, Wide](np.ones((3, 8))))
    for rows in (MANY + 2, MANY + 3):
        wrong = rows != MANY + 3
        bound = both.bind(Tensor[Both, Wide](np.ones((rows, 8))))
        with given(*bindings(MANY), more, bound) as computation:
            if wrong:
                with pytest.raises(SizeError, match="Both"):
                    _ = loss.value
            else:
                assert np.isfinite(loss.value.item())
                assert computation.counts.planned_values == 1


def test_a_constant_with_another_size_of_a_label_is_refused_at_once() -> None:
    other = Const(Tensor[Row, Wide](np.ones((MANY + 1, 8))))
    with given(*bindings(MANY)), pytest.raises(SizeError, match="Row"):
        _ = exp(tanh(exp(x).expand_like(other))).value


def test_another_size_than_is_declared_is_refused_at_once() -> None:
    renamed = exp(tanh(exp(x).rename(Row, Entry)))
    with given(*bindings(MANY)), pytest.raises(SizeError, match="Entry is declared with size 10000, but has size"):
        _ = renamed.value


def test_an_index_out_of_range_is_refused_at_once() -> None:
    loss = (tanh(x) * take(weight, index, Wide).expand_like(x)).mean()
    wrong = index.bind(IntTensor[Row](np.full(MANY, 8)))
    with given(*bindings(MANY)[:2], wrong), pytest.raises(SizeError, match="from 0 to 7"):
        _ = loss.value
    with given(*bindings(MANY)) as computation:
        assert np.isfinite(loss.value.item())
        assert computation.counts.planned_values == 1


@pytest.mark.parametrize(
    ("count", "at_once"),
    [(ELEMENTS_HELD // ELEMENTS_AT_ONCE // 4, 0), (ELEMENTS_HELD // ELEMENTS_AT_ONCE * 4, 1)],
    ids=["little in all", "much in all"],
)
def test_what_would_keep_much_is_planned_at_once(count: int, at_once: int) -> None:
    """Operations that have too few elements for that each, but keep millions together."""
    rows = (ELEMENTS_AT_ONCE + ELEMENTS_AT_ONCE_HELD) // 16
    y: Any = x
    for number in range(count):
        y = tanh(y * (1 + number / 1000))
    loss = y.mean()
    with given(*bindings(rows), plan=False):
        expected = loss.value.numpy()
    with given(*bindings(rows)) as computation:
        np.testing.assert_allclose(loss.value.numpy(), expected, rtol=1e-10)
        assert computation.counts.planned_values == at_once
