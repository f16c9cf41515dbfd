"""Expressions that are built anew around the data of each step share plans, of which tensors are inputs."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from tests.runtime.random_graphs import Column, Row, random_case
from tests.sampling import sample
from tests.specialization.running import in_threads, plans_made
from typedtensor import Axis, Const, Expr, IntTensor, Param, SizeError, Tensor, dynamic, given
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, tanh
from typedtensor.optim import SGD
from typedtensor.runtime.cache import PLANS, Query


class Batch(Axis): ...


class Pixel(Axis, size=5): ...


class Digit(Axis, size=3): ...


@pytest.fixture(autouse=True)
def planned(monkeypatch: pytest.MonkeyPatch) -> list[Query]:
    """The requests that a plan was made for."""
    PLANS.clear()
    return plans_made(monkeypatch)


def constants_of(planned: list[Query]) -> list[int]:
    """How many constants each plan takes as inputs."""
    return [sum(isinstance(leaf, Const) for leaf in query.known.leaves) for query in planned]


def same_slopes(loss: Expr[Tensor[()]]) -> int:
    """How often a plan gave the gradients for all parameters, which are those of the interpreter."""
    with given(plan=False) as computation:
        expected = computation.gradients(loss)
    with given() as computation:
        found = computation.gradients(loss)
        assert set(found) == set(expected)
        for parameter in expected:
            np.testing.assert_allclose(found[parameter].numpy(), expected[parameter].numpy(), rtol=1e-12, atol=1e-12)
        return computation.counts.planned


def images(seed: int, batch: int = 4) -> Tensor[Batch, Pixel]:
    return Tensor[Batch, Pixel](np.random.default_rng(seed).normal(size=(batch, 5)))


def digits(seed: int, batch: int = 4) -> IntTensor[Batch]:
    return IntTensor[Batch](np.random.default_rng(seed).integers(0, 3, batch))


MODEL = Linear(Pixel, Digit, seed=0, dtype=np.float64) >> tanh
TABLE = Tensor[Pixel](np.linspace(0.0, 1.0, 5))


def loss_of(seed: int, batch: int = 4) -> Expr[Tensor[()]]:
    """Written as in a library without inputs: the mini-batch stands in the expression."""
    moved = Const(images(seed, batch)) + Const(TABLE).expand(Batch)
    return cross_entropy(moved >> MODEL, digits(seed, batch), Digit).mean()


def test_the_data_of_a_step_are_inputs_of_a_plan(planned: list[Query]) -> None:
    assert [same_slopes(loss_of(n)) for n in range(6)] == [1] * 6
    assert constants_of(planned) == [3]  # the images, the table and the digits


def test_each_size_has_a_plan(planned: list[Query]) -> None:
    for n, batch in enumerate((4, 4, 4, 2, 2, 4, 2)):
        assert same_slopes(loss_of(n, batch)) == 1
    assert constants_of(planned) == [
        3,
        3,
    ]  # the other one follows from a template


def test_training_on_new_arrays(planned: list[Query]) -> None:
    def trained(**way: Any) -> list[Any]:
        model = Linear(Pixel, Digit, seed=1, dtype=np.float64) >> tanh
        optimizer = SGD(model.parameters, learning_rate=0.1)
        for n in range(8):
            with given(**way):
                optimizer.step(cross_entropy(model(Const(images(n))), digits(n), Digit).mean())
        return [parameter.value.numpy() for parameter in model.parameters.values()]

    for one, other in zip(trained(), trained(plan=False), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)
    assert constants_of(planned) == [2]


def test_what_is_kept_takes_its_tensors_as_inputs(planned: list[Query]) -> None:
    losses = [loss_of(n) for n in range(3)]
    assert [same_slopes(loss) for loss in losses] == [1] * 3
    assert [same_slopes(loss) for _ in range(2) for loss in losses] == [1] * 6
    assert constants_of(planned) == [3]


@pytest.mark.parametrize("seed", sample(range(8), one_in=3))
def test_random_graphs_of_constants(seed: int, planned: list[Query]) -> None:
    case = random_case(seed, 40, parameters=4)
    _, *others = case.parameters
    fixed = Const(Tensor[Row, Column](np.random.default_rng(seed).normal(size=(3, 4))))

    def built(number: int) -> Any:
        # The same graph around other constants: what its parameters were replaced by has other values each time.
        replaced: dict[Any, Any] = {others[0]: fixed}
        for n, parameter in enumerate(others[1:]):
            values = np.random.default_rng([seed, number, n]).normal(size=(3, 4))
            replaced[parameter] = Const(Tensor[Row, Column](values))
        return copied(case.loss, replaced)

    assert [same_slopes(built(n)) for n in range(5)] == [1] * 5
    assert constants_of(planned) == [3]


def copied(loss: Any, values: dict[Any, Any]) -> Any:
    """A copy of an expression with some of its nodes replaced."""
    if loss not in values:
        operands = tuple(copied(x, values) for x in loss.operands)
        values[loss] = loss.op(*operands) if operands else loss
    return values[loss]


def test_an_array_that_is_filled_again(planned: list[Query]) -> None:
    weight, array = Param(Tensor[Pixel](np.ones(5))), np.zeros(5)
    for n in range(5):
        array[...] = n
        assert same_slopes((weight * (Const(Tensor[Pixel](array)) * 2.0 + 1.0)).sum()) == 1
    assert constants_of(planned) == [1]


def test_what_is_written_into_an_array_changes_no_constant() -> None:
    """In no way to compute, whether a plan is made before or after."""
    array, weight = np.ones((3, 5)), Param(Tensor[Pixel](np.ones(5)))
    kept = Tensor[Batch, Pixel](array)
    loss = (tanh(weight.expand_like(kept)) * (tanh(kept * 2.0 + 1.0) + 1.0)).sum()
    found = []
    for plan in (False, True, True, False, True):
        with given(plan=plan) as computation:
            found.append((loss.value.item(), *computation.gradients(loss)[weight].numpy()))
        array[...] = array * 0.5 - 3.0
    np.testing.assert_allclose(found, [found[0]] * 5, rtol=1e-15)


def test_scalars_and_arrays_of_numpy_that_are_none(planned: list[Query]) -> None:
    weight = Param(Tensor[()](np.float64(2.0)))
    for n in range(4):
        assert same_slopes((weight * Const(Tensor[()](np.float64(n + 0.5))) >> tanh) * weight) == 1
    assert constants_of(planned) == [1]


def test_a_dynamic_part_that_wraps_a_new_array_each_time(planned: list[Query]) -> None:
    weight, gate = Param(Tensor[Pixel](np.arange(5.0))), Const(Tensor[()](1.0))

    @dynamic
    async def noisy(x: Expr[Tensor[Pixel]], number: int) -> Expr[Tensor[Pixel]]:
        sign = 1.0 if (await gate).item() > 0 else -1.0
        return x * Const(Tensor[Pixel](np.full(5, sign * number)))

    assert [same_slopes(noisy(weight * 0.5, n).sum()) for n in range(1, 6)] == [1] * 5
    assert constants_of(planned) == [1]


def test_two_sizes_of_a_label_stay_an_error() -> None:
    for n in range(4):
        same_slopes(loss_of(n))
    with pytest.raises(SizeError, match="Batch"), given() as computation:
        computation.gradients(cross_entropy(Const(images(0)) >> MODEL, digits(0, 3), Digit).mean())


def test_data_are_let_go_of() -> None:
    for n in range(3):
        same_slopes(loss_of(n))
    batch = images(9)
    array = weakref.ref(batch._array)
    same_slopes(cross_entropy((Const(batch) + Const(TABLE).expand(Batch)) >> MODEL, digits(9), Digit).mean())
    del batch
    gc.collect()
    assert array() is None


def test_threads_have_right_results() -> None:
    failed: list[BaseException] = []

    def work(number: int) -> None:
        try:
            for n in range(20):
                same_slopes(loss_of(100 * number + n))
        except BaseException as error:
            failed.append(error)

    in_threads(work, 6)
    assert not failed
