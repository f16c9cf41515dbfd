"""Choices, and loops whose steps are known only when they run, by plans: as the interpreter computes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.control.test_forward_once import Counted
from typedtensor import (
    Axis,
    Expr,
    Input,
    Param,
    Tensor,
    batched,
    call,
    cond,
    fold,
    given,
    map_over,
    scan,
    while_loop,
)
from typedtensor.ad import gradient
from typedtensor.ops import log, sin, tanh
from typedtensor.optim import SGD
from typedtensor.profiling import explain
from typedtensor.runtime.policy import SMALL


class Time(Axis): ...


class Left(Axis): ...


x, v, xs = Input(Tensor[()]), Input(Tensor[Left]), Input(Tensor[Time, Left])
w = Param(Tensor[Left](np.array([0.3, -0.2, 0.5])))


def grown(x: Any, below: float = 9.0) -> Any:
    """A loop of as many steps as it takes: 12 where it starts at 1."""
    return while_loop(lambda z: z * z < below, lambda z: z * 1.1 + tanh(z) * 0.01, x)


def halved(y: Any) -> Any:
    return while_loop(lambda z: (z * z).sum() > 0.1, lambda z: tanh(z * w) * 0.3 + z * 0.5, y)


def either(e: Expr[Tensor[Left]]) -> Expr[Tensor[Left]]:
    return cond(e.sum() > 0.0, lambda y: y * w, lambda y: tanh(y), e)


FORMS: dict[str, Callable[[], Any]] = {
    "a choice": lambda: cond(x > 1.0, lambda z: log(z) * w, lambda z: sin(z) * v, x),
    "a choice between numbers": lambda: cond(x > 1.0, lambda z: 2.0 * z, lambda z: 0.0 * z + 1.0, x) * w * v,
    "a choice of operands": lambda: cond(x > 1.0, lambda z: (z[1], z[0]), lambda z: z, (v, w))[0] * w * 2.0,
    "a choice in a choice": lambda: cond(
        x > 1.0, lambda z: cond(x > 2.0, lambda y: y * y, lambda y: sin(y), z * w), lambda z: z * tanh(z), v
    ),
    "a loop over a number": lambda: grown(x) * w * v,
    "a loop over a vector": lambda: halved(v * x),
    "a loop over several": lambda: while_loop(
        lambda z: z[1] < 5.0, lambda z: (tanh(z[0] * w) + z[0], z[1] + x), (v, x)
    )[0],
    "a loop in a loop": lambda: while_loop(lambda z: (z * z).sum() < 50.0, lambda z: z * grown(x, 4.0) + w, v * x),
    "a choice in a loop": lambda: while_loop(
        lambda z: (z * z).sum() < 50.0, lambda z: cond(z.sum() > x, lambda y: y * 1.5, lambda y: y * 1.2 + w, z), v
    ),
    "a loop in a choice": lambda: cond(x > 1.0, lambda z: halved(z) * z, lambda z: halved(halved(z * w)), v),
    "a loop in a fold": lambda: fold(lambda h, e: halved(h + e * x), v, xs, Time),
    "a loop in a map": lambda: map_over(lambda e: halved(e) * w, xs, Time).sum(Time),
    "a choice in a scan": lambda: scan(
        lambda h, e: (cond(e.sum() > x, lambda y: tanh(y + e), lambda y: y * w, h), h * e), v, xs, Time
    )[1].sum(Time),
    "a choice for each": lambda: batched(either, Time)(xs).sum(Time),
    "a fold in a loop": lambda: while_loop(
        lambda z: z[1] < 3.0, lambda z: (fold(lambda h, e: tanh(h * e) + h, z[0], xs, Time), z[1] + 1.0), (v, x)
    )[0],
    "a fold in a choice": lambda: cond(x > 1.0, lambda z: fold(lambda h, e: tanh(h * e), z, xs, Time), lambda z: z, v),
    "loops in a call": lambda: call(lambda z: halved(z) * halved(z + w))(v),
}

POINTS = ((0.3, (0.5, 0.6, -0.4)), (1.5, (3.0, -0.1, 0.2)), (2.5, (0.0, 0.0, 0.01)))


def bound(point: tuple[float, tuple[float, ...]]) -> list[Any]:
    number, elements = point
    sequence = np.sin(np.arange(12.0)).reshape(4, 3)
    return [
        x.bind(Tensor[()](np.float64(number))),
        v.bind(Tensor[Left](np.array(elements))),
        xs.bind(Tensor[Time, Left](sequence)),
    ]


@pytest.mark.parametrize("name", FORMS)
def test_values_and_derivatives_are_those_of_the_interpreter(name: str) -> None:
    y = FORMS[name]() + w * 0.1
    loss = (y * y).sum()
    slope = gradient(loss, v)
    second = gradient((slope * slope).sum() + x * 0.0, w)
    for repeated in range(2):
        for point in POINTS:
            data = bound(point)
            with given(*data, plan=False) as computation:
                gradients = computation.gradients(loss, w, v, x)
                expected = [gradients[w], gradients[v], gradients[x], y.value, second.value]
            with given(*data) as computation:
                gradients = computation.gradients(loss, w, v, x)
                found = [gradients[w], gradients[v], gradients[x]]
            with given(*data) as values:
                found += [y.value, second.value]
            for one, other in zip(found, expected, strict=True):
                np.testing.assert_allclose(one.numpy(), other.numpy(), rtol=1e-9, atol=1e-9)
            if repeated:
                assert computation.counts.planned == 1
                assert {request.reason for request in explain(values).interpreted} <= {SMALL}  # of zeros


def test_loops_take_more_steps_than_there_was_room_for() -> None:
    """As many as the data say, each time others: a plan with more room takes the place of one with too little."""
    start, last = Input(Tensor[()]), Input(Tensor[()])
    begun = start, start * 0.0
    loss = while_loop(lambda z: z[1] < last, lambda z: (sin(z[0]) + z[0] * w.sum(), z[1] + 1.0), begun)[0]
    planned = []
    for steps in (3, 0, 2, 1000, 1000, 1200, 5):
        data = [start.bind(Tensor[()](np.float64(0.5))), last.bind(Tensor[()](np.float64(steps)))]
        with given(*data, plan=False) as computation:
            expected = computation.gradients(loss, start)[start].numpy()
        with given(*data) as computation:
            np.testing.assert_allclose(computation.gradients(loss, start)[start].numpy(), expected, rtol=1e-9)
            planned.append(computation.counts.planned)
        for _ in range(2):  # a value alone keeps nothing
            with given(*data) as computation:
                assert np.isfinite(loss.value.numpy())
        assert computation.counts.planned_values == 1
    assert planned == [1] * 7


def test_steps_of_an_optimizer_that_find_too_little_room() -> None:
    parameters = [Param(Tensor[()](np.float64(0.5))) for _ in range(2)]
    last = Input(Tensor[()])
    for p, plan in zip(parameters, (True, False), strict=True):
        [end, _, _] = while_loop(lambda z: z[1] < last, lambda z: (sin(z[0]) + z[2], z[1] + 1.0, z[2]), (p, p * 0.0, p))
        loss, optimizer = end * end, SGD([p], learning_rate=0.01)
        for steps in (3, 4, 5, 100, 101, 7):
            with given(last.bind(Tensor[()](np.float64(steps))), plan=plan):
                optimizer.step(loss)
    np.testing.assert_allclose(parameters[0].value.numpy(), parameters[1].value.numpy(), rtol=1e-12)


@pytest.mark.parametrize("plan", [False, True])
def test_a_branch_that_is_not_taken_is_not_computed(plan: bool) -> None:
    taken, other = Counted(), Counted()
    loss = fold(lambda h, e: cond(x > 1.0, lambda z: taken(z) * w, lambda z: other(z) + z, h + e), v, xs, Time).sum()
    for number, expected in ((1.5, (4, 0)), (0.5, (0, 4))) * 3:
        taken.count = other.count = 0
        with given(*bound((number, (0.1, 0.2, 0.3))), plan=plan) as computation:
            assert computation.gradients(loss, w)[w].shape == (3,)
        assert (taken.count, other.count) == expected
    assert computation.counts.planned == plan
