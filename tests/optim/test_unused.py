"""The warning, by name and once, for a parameter that the loss does not depend on."""

from __future__ import annotations

import pickle
import warnings

import pytest

from typedtensor import Expr, Param, Tensor, cond, dynamic, given
from typedtensor.errors import UnusedParameterWarning
from typedtensor.optim import SGD, Optimizer

Scalar = Tensor[()]


def parameters(count: int) -> list[Param[Scalar]]:
    return [Param(Tensor[()](float(n)), name=f"p{n}") for n in range(count)]


def step(optimizer: Optimizer, loss: Expr[Scalar], times: int = 1) -> None:
    for _ in range(times):
        with given():
            optimizer.step(loss)


def test_the_second_step_says_which() -> None:
    one, two, three = parameters(3)
    optimizer, loss = SGD({"one": one, "two": two, "three": three}, learning_rate=0.1), one * one
    step(optimizer, loss)
    with pytest.warns(UnusedParameterWarning, match="does not depend on two, three, so") as caught:
        step(optimizer, loss)
    assert caught[0].filename == __file__
    step(optimizer, loss, times=3)


def test_so_it_does_of_losses_that_are_made_anew() -> None:
    one, two = parameters(2)
    optimizer = SGD([one, two], learning_rate=0.1)
    step(optimizer, one * one)
    with pytest.warns(UnusedParameterWarning, match="does not depend on p1, so the optimizer does not change it"):
        step(optimizer, one * one)


def test_many_are_counted() -> None:
    first, *rest = parameters(9)
    optimizer, loss = SGD([first, *rest], learning_rate=0.1), first * first
    step(optimizer, loss)
    with pytest.warns(UnusedParameterWarning, match="on p1, p2, p3, p4, p5 and 3 more, so"):
        step(optimizer, loss)


def test_losses_by_turns_may_use_them_later() -> None:
    one, two = parameters(2)
    optimizer = SGD([one, two], learning_rate=0.1)
    for loss in (one * one, two * two) * 3:
        step(optimizer, loss)


def test_a_part_that_is_skipped_sometimes_may_use_them_later() -> None:
    one, two = parameters(2)

    @dynamic
    async def gated(x: Expr[Scalar]) -> Expr[Scalar]:
        return x * two if (await x).item() < 0 else x

    step(SGD([one, two], learning_rate=0.1), gated(one + 1.0) * one, times=4)


def test_what_a_body_captures_is_used() -> None:
    one, two = parameters(2)
    loss = cond(one > 0.5, lambda x: x * two, lambda x: x, one + 1.0)
    step(SGD([one, two], learning_rate=0.1), loss * loss, times=3)


def test_an_error_leaves_the_step_undone() -> None:
    one, two = parameters(2)
    optimizer, loss = SGD([one, two], learning_rate=0.1), one + 0.0
    step(optimizer, loss)
    before = one.value.item()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UnusedParameterWarning):
            step(optimizer, loss)
    assert one.value.item() == before


def test_optimizers_are_pickled_between_the_steps() -> None:
    one, two = parameters(2)
    optimizer = SGD([one, two], learning_rate=0.1)
    step(optimizer, one * one)
    copied: Optimizer = pickle.loads(pickle.dumps(optimizer))
    used = copied.parameters["p0"]
    step(copied, used * used)
