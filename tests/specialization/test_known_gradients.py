"""Gradients of a loss that is kept: from the second plan's run on they are computed without planning."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from tests.specialization.running import first_arguments
from typedtensor import Axis, BindingError, Expr, GradientError, Input, Param, SizeError, Tensor, given
from typedtensor.ops import tanh
from typedtensor.optim import SGD
from typedtensor.profiling import Profile
from typedtensor.runtime.cache import PLANS
from typedtensor.runtime.structure import Description


class Row(Axis): ...


class Column(Axis, size=3): ...


class Out(Axis, size=2): ...


class Model:
    """A small network, with a parameter that it does not use."""

    def __init__(self) -> None:
        generator = np.random.default_rng(5)
        self.x = Input(Tensor[Row, Column])
        self.w, self.v = (Param(Tensor[Column, Out](generator.normal(size=(3, 2)))) for _ in range(2))
        self.unused = Param(Tensor[Out](np.ones(2)))
        self.hidden: Expr[Tensor[Row, Out]] = tanh(self.x @ self.w) * tanh(self.x @ self.v)
        self.loss = (self.hidden * self.hidden).mean()

    def data(self, rows: int) -> Any:
        return self.x.bind(Tensor[Row, Column](np.random.default_rng(rows).normal(size=(rows, 3))))

    def asked(self) -> list[tuple[Any, ...]]:
        return [(), (self.w,), (self.v, self.w), (self.w, self.x), (self.hidden, self.w), (self.w, self.unused)]


@pytest.fixture
def planned(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """The expressions that were looked at node by node."""
    PLANS.clear()
    yield first_arguments(monkeypatch, Description, "add")
    PLANS.clear()


def found(model: Model, rows: int, asked: tuple[Any, ...], **options: Any) -> list[Any]:
    with given(model.data(rows), **options) as computation:
        gradients = computation.gradients(model.loss, *asked)
        arrays = [gradients[x].numpy() for x in asked or (model.w, model.v)]
        return [*arrays, model.loss.value.numpy()]


def test_they_are_those_of_the_interpreter(planned: list[Any]) -> None:
    model = Model()
    for asked in model.asked():
        for time in range(4):
            planned.clear()
            for rows in (4, 1, 4, 7):
                for one, other in zip(found(model, rows, asked), found(model, rows, asked, plan=False), strict=True):
                    np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-15)
            model.w.assign(Tensor[Column, Out](np.full((3, 2), 0.1 * time)))
        assert not planned


def test_other_things_that_are_asked_for(planned: list[Any]) -> None:
    model = Model()
    for _ in range(4):
        found(model, 4, ())
    planned.clear()
    for _ in range(3):
        with given(model.data(4)) as computation:
            gradients = computation.gradients(model.loss)
            hidden = model.hidden.value.numpy()  # the next time it is computed with the gradients
            assert computation.counts.planned == 1
            np.testing.assert_allclose(model.loss.value.numpy(), (hidden * hidden).mean())
            assert computation.gradients(model.loss) is gradients
        first = computation.requests[0]
        assert (first.kind, first.planned) == ("gradients", True)
    assert len(planned) == 1  # the value on the way


@pytest.mark.parametrize("beside", [False, True])
def test_after_a_value(planned: list[Any], beside: bool) -> None:
    model = Model()
    expected = found(model, 4, (), plan=False)
    for _ in range(5):
        planned.clear()
        before = model.w.value
        with given(model.data(4)) as computation:
            value = (model.hidden if beside else model.loss).value
            model.w.assign(Tensor[Column, Out](np.zeros((3, 2))))  # what was seen stays so
            gradients = computation.gradients(model.loss)
            for one, other in zip([gradients[model.w], gradients[model.v], model.loss.value], expected, strict=True):
                np.testing.assert_allclose(one.numpy(), other, rtol=1e-12)
            assert model.hidden.value is value if beside else model.loss.value is value
            assert computation.gradients(model.loss) is gradients
        assert [x.kind for x in computation.requests] == ["value", "gradients"]
        model.w.assign(before)
    assert planned == []
    with given(model.data(4)) as computation:  # who watches from then on sees each node
        assert (model.hidden if beside else model.loss).value is not None
        computation.watch(profile := Profile())
        computation.gradients(model.loss)
    assert profile.costs()


def test_of_many_losses_after_a_value(planned: list[Any]) -> None:
    model = Model()
    losses = [model.loss * float(n) for n in range(1, 5)]
    for _ in range(5):
        with given(model.data(4)) as computation:
            value = model.loss.value.numpy()
            for n, loss in enumerate(losses, 1):
                array = computation.gradients(loss)[model.w].numpy()
                np.testing.assert_allclose(array, n * found(model, 4, ())[0], rtol=1e-12)
                assert np.isclose(loss.value.numpy(), n * value)
        assert [x.kind for x in computation.requests] == ["value", *["gradients"] * 4]


def test_a_step_after_them_takes_them(planned: list[Any]) -> None:
    one, other = Model(), Model()
    for model, together in ((one, True), (other, False)):
        optimizer = SGD([model.w, model.v], learning_rate=0.1)
        for _ in range(5):
            with given(model.data(4)) as computation:
                if together:
                    computation.gradients(model.loss)
                optimizer.step(model.loss)
    np.testing.assert_allclose(one.w.value.numpy(), other.w.value.numpy(), rtol=1e-12)


def test_what_is_not_as_it_was(planned: list[Any]) -> None:
    model = Model()
    for _ in range(4):
        found(model, 4, ())
    with given() as computation, pytest.raises(BindingError, match="has no value"):
        computation.gradients(model.loss)
    with given(model.data(4)), given() as inner:  # what is bound outside
        assert np.allclose(inner.gradients(model.loss)[model.w].numpy(), found(model, 4, ())[0])
    size = Input(Tensor[Row])
    with pytest.raises(SizeError, match="Row"), given(size.bind(Tensor[Row](np.ones(3))), model.data(4)) as computation:
        computation.gradients(model.loss)
    with given(model.data(4)) as computation:
        with pytest.raises(GradientError):
            computation.gradients(model.hidden)  # type: ignore[arg-type]  # mypy says that it is no scalar
        computation.gradients(model.loss)
    single = model.x.bind(Tensor[Row, Column](np.ones((4, 3), np.float32)))
    with given(single) as computation:
        assert computation.gradients(model.loss, model.x)[model.x].dtype == np.float32
    with np.errstate(over="raise"), given(model.data(4)) as computation:
        assert computation.gradients(model.loss)[model.w].array.any()


def test_on_two_threads(planned: list[Any]) -> None:
    model = Model()
    expected = {rows: found(model, rows, (), plan=False) for rows in (2, 5)}
    with ThreadPoolExecutor(2) as pool:
        for rows, each in pool.map(lambda n: (n, found(model, n, ())), [2, 5] * 40):
            for one, other in zip(each, expected[rows], strict=True):
                np.testing.assert_allclose(one, other, rtol=1e-12)


def test_nothing_is_kept_alive(planned: list[Any]) -> None:
    model = Model()
    for _ in range(4):
        for asked in [*model.asked(), (model.loss, model.w)]:
            found(model, 4, asked)
    held = weakref.ref(model.loss)
    del model, asked
    gc.collect()
    assert held() is None
