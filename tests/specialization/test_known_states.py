"""Values of several expressions that are kept: from the third time on they are computed without planning."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.specialization.running import first_arguments
from typedtensor import Axis, BindingError, Const, Expr, Input, Param, SizeError, Tensor, given, value_and_grad
from typedtensor.ops import tanh
from typedtensor.runtime.cache import PLANS
from typedtensor.runtime.structure import Description


class Row(Axis): ...


class Column(Axis, size=3): ...


class Model:
    """Some expressions of an input and a parameter."""

    def __init__(self) -> None:
        self.x, self.w = Input(Tensor[Row, Column]), Param(Tensor[Column](np.array([0.5, -1.0, 2.0])))
        self.first: Expr[Tensor[Row]] = tanh(self.x.dot(self.w, Column))
        self.second = tanh(self.first * 2.0) * self.first
        self.third = (self.second * self.second).sum()
        self.fourth = tanh(self.second + 1.0)

    def data(self, rows: int) -> Any:
        return self.x.bind(Tensor[Row, Column](np.random.default_rng(rows).normal(size=(rows, 3))))

    def states(self) -> list[Any]:
        return [
            (self.third, self.second),
            (self.second, self.third),
            {"a": self.third, "b": [self.second, self.fourth]},
            (self.third, self.third, self.w, self.x),
            value_and_grad(lambda w: tanh(self.x.dot(w * w, Column)).sum(), self.w),
        ]


@pytest.fixture
def planned(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """The expressions that were looked at node by node."""
    PLANS.clear()
    yield first_arguments(monkeypatch, Description, "add")
    PLANS.clear()


def arrays(state: Any) -> list[Any]:
    if isinstance(state, dict):
        return [array for x in state.values() for array in arrays(x)]
    return [array for x in state for array in arrays(x)] if isinstance(state, (tuple, list)) else [state.numpy()]


def found(model: Model, rows: int, state: Any, **options: Any) -> list[Any]:
    with given(model.data(rows), **options) as computation:
        return arrays(computation.values(state))


def test_they_are_those_of_the_interpreter(planned: list[Any]) -> None:
    model = Model()
    for state in model.states():
        for time in range(5):
            planned.clear()
            for rows in (4, 1, 4, 7):
                for one, other in zip(found(model, rows, state), found(model, rows, state, plan=False), strict=True):
                    np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-15)
            model.w.assign(Tensor[Column](np.full(3, 0.1 * time)))
        assert not planned, state


def test_they_stay_as_they_were_handed_out(planned: list[Any]) -> None:
    model = Model()
    state = (model.third, model.second, model.fourth)
    kept, copies = [], []
    for rows in (4, 4, 4, 4, 7, 4):
        kept.append(found(model, rows, state))
        copies.append([array.copy() for array in kept[-1]])
    for handed, copied in zip(kept, copies, strict=True):
        for one, other in zip(handed, copied, strict=True):
            np.testing.assert_array_equal(one, other)


def test_other_things_that_are_asked_for(planned: list[Any]) -> None:
    model = Model()
    state = (model.third, model.second)
    for _ in range(4):
        found(model, 4, state)
    for _ in range(3):
        with given(model.data(4)) as computation:
            third, second = computation.values(state)
            assert computation.values(state)[0] is third
            assert model.second.value is second
            assert computation.counts.planned_values == 1
            first = model.first.value.numpy()  # the next time it is computed with them
            np.testing.assert_allclose(np.tanh(2.0 * first) * first, second.numpy(), rtol=1e-12)
        request = computation.requests[0]
        assert (request.kind, request.planned) == ("value", True)
    assert found(model, 4, (model.third, model.fourth))[1].shape == (4,)  # begins alike, and is another state


def test_what_is_not_as_it_was(planned: list[Any]) -> None:
    model = Model()
    state = (model.third, model.second)
    for _ in range(4):
        found(model, 4, state)
    with given() as computation, pytest.raises(BindingError, match="has no value"):
        computation.values(state)
    with given(model.data(4)), given() as inner:  # what is bound outside
        assert np.allclose(inner.values(state)[1].numpy(), found(model, 4, state)[1])
    rows = Input(Tensor[Row])
    with pytest.raises(SizeError, match="Row"), given(rows.bind(Tensor[Row](np.ones(3))), model.data(4)) as computation:
        computation.values(state)
    with np.errstate(under="raise"), given(model.data(4)) as computation:
        assert computation.values(state)[0].item() >= 0.0


def test_nothing_is_kept_alive_and_nothing_else_is_taken_for_it(planned: list[Any]) -> None:
    model = Model()
    for state in model.states():
        for _ in range(4):
            found(model, 4, state)
    first = model.third
    # The second of a state goes, and another expression may have its number.
    for number in range(20):
        other = tanh(model.second * float(number))
        for _ in range(4):
            _, found_here = found(model, 4, (first, other))
        np.testing.assert_allclose(found_here, np.tanh(found(model, 4, (first, model.second))[1] * number), rtol=1e-12)
        del other
    held = weakref.ref(first)
    del model, state, first
    gc.collect()
    assert held() is None


def test_constants_and_leaves_in_front(planned: list[Any]) -> None:
    model = Model()
    ones = Const(Tensor[Column](np.ones(3)))
    for state in ((model.w, model.third), (ones, model.third), (model.third, ones)):
        for _ in range(4):
            for one, other in zip(found(model, 4, state), found(model, 4, state, plan=False), strict=True):
                np.testing.assert_allclose(one, other, rtol=1e-12)
