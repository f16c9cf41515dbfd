"""Batch normalization of what a mask allows: ``norm(x, training, where=mask)``."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.nn.against_jax import assert_agrees, drawn, stirred
from typedtensor import Axis, AxisError, BoolTensor, Buffer, Const, Expr, Input, IntTensor, SizeError, Tensor, given
from typedtensor.nn import BatchNorm, Training
from typedtensor.optim import SGD


class Batch(Axis): ...


class Time(Axis): ...


class Feature(Axis, size=3): ...


def training() -> Training:
    return Training(Buffer(IntTensor[()](0)))


def padded(number: int) -> tuple[Any, Any]:
    """Sentences of features, whose padding is NaN, and which elements are there; one sentence is empty."""
    generator = np.random.default_rng(number)
    x = generator.normal(1.0, 2.0, (3 + number % 2, 5, 3))
    there = np.arange(5) < np.array([5, 2, 0, 4][: len(x)])[:, None]
    x[~there] = np.nan
    return x, there


@pytest.mark.parametrize("momentum", [0.1, None])
def test_a_mask_does_what_selecting_the_elements_does(momentum: float | None, way: dict[str, Any]) -> None:
    ours, theirs = (BatchNorm(Feature, momentum=momentum, dtype=np.float64) for _ in range(2))
    first, second = training(), training()
    x, mask, rows = Input(Tensor[Batch, Time, Feature]), Input(BoolTensor[Batch, Time]), Input(Tensor[Batch, Feature])
    y, z = ours(x, first, where=mask), theirs(rows, second)
    for number in range(6):
        data, there = padded(number)
        bound = x.bind(Tensor[Batch, Time, Feature](data)), mask.bind(BoolTensor[Batch, Time](there))
        with given(*bound, **way):
            [found] = SGD(ours.parameters, learning_rate=0.1).step((y * y * y).sum(), also=(y,), updates=first.updates)
        with given(rows.bind(Tensor[Batch, Feature](data[there])), **way):
            [expected] = SGD(theirs.parameters, learning_rate=0.1).step(
                (z * z * z).sum(), also=(z,), updates=second.updates
            )
        np.testing.assert_allclose(found.numpy()[there], expected.numpy(), rtol=1e-9)
        assert not found.numpy()[~there].any()
        for name, value in [*theirs.parameters.items(), *theirs.buffers.items()]:
            own = {**ours.parameters, **ours.buffers}[name].value
            np.testing.assert_allclose(own.numpy(), value.value.numpy(), rtol=1e-9, err_msg=name)
    with given(*bound):
        tested = ours(x, None, where=mask).value.numpy()
    with given(rows.bind(Tensor[Batch, Feature](data[there]))):
        np.testing.assert_allclose(tested[there], theirs(rows, None).value.numpy(), rtol=1e-9)
    assert not tested[~there].any()


@pytest.mark.parametrize("trained", [False, True])
def test_gradients_are_those_of_the_formula(trained: bool) -> None:
    x, layer = drawn(Batch, Feature, Time, sizes=(4, 3, 5)), BatchNorm(Feature, epsilon=1e-3)
    layer.mean.assign(Tensor[Feature]([0.5, -0.5, 0.1]))
    there = padded(1)[1]

    def reference(a: Any) -> Any:
        rows = a["x"].transpose(0, 2, 1)[there]
        mean = rows.mean(0) if trained else layer.mean.value.numpy()
        variance = rows.var(0) if trained else layer.variance.value.numpy()
        y = (a["x"] - mean[:, None]) / (variance[:, None] + 1e-3) ** 0.5
        return (y * a["scale"][:, None] + a["shift"][:, None]) * there[:, None]

    y = layer(x, training() if trained else None, where=Const(BoolTensor[Batch, Time](there)))
    assert_agrees(y, {"x": x, **stirred(layer.parameters)}, reference)


def test_a_mask_that_allows_everything_changes_nothing() -> None:
    x = np.random.default_rng(0).normal(300.0, 50.0, (4, 5, 3)).astype(np.float16)
    norm, data = BatchNorm(Feature, dtype=np.float16), Input(Tensor[Batch, Time, Feature])
    every = Const(BoolTensor[Batch, Time](np.ones((4, 5), bool)))
    with given(data.bind(Tensor[Batch, Time, Feature](x))):
        plain, masked = norm(data, training()).value, norm(data, training(), where=every).value
    assert masked.dtype == np.float16
    np.testing.assert_allclose(masked.numpy(), plain.numpy(), rtol=2e-3, atol=2e-3)


@pytest.mark.parametrize("plan", [False, True])
@pytest.mark.parametrize(("number", "few"), [(0, "no sample"), (1, "one sample")])
def test_too_few_samples_are_refused(number: int, few: str, plan: bool) -> None:
    x, mask, norm = Input(Tensor[Batch, Feature]), Input(BoolTensor[Batch]), BatchNorm(Feature)
    state = training()
    y: Expr[Tensor[Batch, Feature]] = norm(x, state, where=mask)
    there, rows = np.arange(4) < number, Tensor[Batch, Feature](np.ones((4, 3), np.float32))
    for _ in range(3):
        with (
            given(x.bind(rows), mask.bind(BoolTensor[Batch](there)), plan=plan),
            pytest.raises(SizeError, match=f"cannot be trained on {few} that its mask allows"),
        ):
            SGD(norm.parameters, learning_rate=0.1).step(y.sum(), updates=state.updates)
    assert norm.steps.value.item() == 0
    assert not norm.mean.value.numpy().any()


def test_a_mask_has_all_other_axes() -> None:
    x, norm = Input(Tensor[Batch, Time, Feature]), BatchNorm(Feature)
    few, many, integers = (
        Input(BoolTensor[Batch]),
        Input(BoolTensor[Batch, Time, Feature]),
        Input(IntTensor[Batch, Time]),
    )
    masks: list[Any] = [few, many, integers, np.ones((4, 5), bool)]
    for wrong in masks:
        with pytest.raises(
            AxisError, match=r"BatchNorm\(Feature\) of .* needs a mask, a BoolTensor with the axes \(Bat"
        ):
            norm(x, None, where=wrong)
