"""Data, and parameters, that are arrays of JAX, on the engine that runs there: programs take them as they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import Axis, Input, IntTensor, Param, Tensor, given
from typedtensor.nn import Embedding, Linear
from typedtensor.ops import cross_entropy, tanh
from typedtensor.optim import Adam
from typedtensor.profiling import explain

jax = pytest.importorskip("jax")

XLA: Any = {"engine": "xla"}
Place = Callable[[Any], Any]


class Batch(Axis): ...


class Time(Axis): ...


class Letter(Axis, size=7): ...


class Hidden(Axis, size=4): ...


words, following = Input(IntTensor[Batch, Time]), Input(IntTensor[Batch, Time])
x = Input(Tensor[Batch, Hidden])


def losses(place: Place, sizes: list[tuple[int, int]]) -> tuple[list[float], set[bool]]:
    """Those of steps on mini-batches of sizes, and whether the later ones were planned."""
    into, out = Embedding(Letter, Hidden, seed=0), Linear(Hidden, Letter, seed=1)
    loss = cross_entropy(out(tanh(into(words) * 2.0 + 0.1)), following, Letter).mean()
    optimizer = Adam([*into.parameters.values(), *out.parameters.values()], learning_rate=0.05)
    random = np.random.default_rng(0)
    found, planned = [], []
    for size in sizes:
        data = [IntTensor[Batch, Time](place(random.integers(7, size=size))) for _ in range(2)]
        with given(words.bind(data[0]), following.bind(data[1]), **XLA) as computation:
            optimizer.step(loss)
            found.append(loss.value.item())
            planned.append(not explain(computation).interpreted)
    return found, {*planned[2:]}


@pytest.mark.parametrize(
    "sizes", sample([[(3, 5)] * 4, [(3, 5), (3, 5), (2, 6), (4, 3), (3, 5), (5, 7), (2, 2)], [(3, 5)] * 8], first=1)
)
def test_steps_are_those_on_numbers_of_numpy(sizes: list[tuple[int, int]]) -> None:
    here, planned_here = losses(np.asarray, sizes)
    there, planned_there = losses(jax.numpy.asarray, sizes)
    np.testing.assert_allclose(there, here, rtol=1e-5)
    assert planned_here == planned_there == {True}


def test_values_and_gradients_for_data() -> None:
    rows = np.random.default_rng(1).normal(size=(3, 4)).astype(np.float32)
    weight = Param(Tensor[Hidden](np.arange(4, dtype=np.float32)))
    loss = (tanh(x.contract(weight)) ** 2).sum() * 0.5
    for _ in range(3):
        with given(x.bind(Tensor[Batch, Hidden](jax.numpy.asarray(rows))), **XLA) as computation:
            value, gradient = loss.value.item(), computation.gradients(loss, x)[x]
    y = np.tanh(rows @ np.arange(4))
    assert value == pytest.approx(0.5 * (y * y).sum(), rel=1e-6)
    np.testing.assert_allclose(gradient.numpy(), np.outer(y * (1 - y * y), np.arange(4)), rtol=1e-5, atol=1e-6)
    assert not explain(computation).interpreted


def test_parameters() -> None:
    rows = np.random.default_rng(1).normal(size=(3, 4)).astype(np.float32)
    found = []
    for place in (np.asarray, jax.numpy.asarray):
        weight = Param(Tensor[Hidden](place(np.arange(4, dtype=np.float32))))
        loss = (tanh(x.contract(weight)) ** 2).sum() * 0.5
        optimizer = Adam([weight], learning_rate=0.1)
        for _ in range(6):
            with given(x.bind(Tensor[Batch, Hidden](place(rows))), **XLA) as computation:
                optimizer.step(loss)
        assert not explain(computation).interpreted
        found.append(weight.value.numpy())
    np.testing.assert_allclose(found[0], found[1], rtol=1e-5)
