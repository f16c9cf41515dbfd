"""One parameter, from ``optimizer.step`` to a kernel, goes where the page about the architecture says."""

from __future__ import annotations

import numpy as np

from tests.walks import entered, met, named
from typedtensor import Axis, Input, IntTensor, Param, Tensor, given
from typedtensor.ops import cross_entropy
from typedtensor.optim import Adam
from typedtensor.runtime.cache import PLANS


class Batch(Axis): ...


class Pixel(Axis, size=64): ...


class Class(Axis, size=10): ...


AGAIN = {
    "optim/optimizer.py",
    "runtime/computation.py",
    "runtime/steps.py",
    "targets/bound.py",
    "targets/native/table.py",
}
"""What a step meets that is known, beside what has no part of a parameter."""


def test_a_parameter_goes_from_a_step_to_a_kernel_as_the_page_says() -> None:
    PLANS.clear()
    x, y = Input(Tensor[Batch, Pixel]), Input(IntTensor[Batch])
    w, b = Param(Tensor[Pixel, Class](np.ones((64, 10)))), Param(Tensor[Class](np.zeros(10)))
    scores = x @ w
    loss = cross_entropy(scores + b.expand_like(scores), y, Class).mean()
    optimizer = Adam([w, b], learning_rate=0.01)
    data = x.bind(Tensor[Batch, Pixel](np.ones((32, 64)))), y.bind(IntTensor[Batch](np.arange(32) % 10))
    steps: list[list[str]] = []
    for _ in range(4):
        with given(*data), met() as files:
            optimizer.step(loss)
        steps.append(files)
    walk = named("One parameter")
    assert [file for file in steps[0] if file in walk] == walk
    assert walk
    assert set(steps[3]) >= AGAIN
    assert len(steps[3]) < 25


def test_a_second_step_enters_few_functions_and_a_steady_one_fewer() -> None:
    PLANS.clear()
    x, y = Input(Tensor[Batch, Pixel]), Input(IntTensor[Batch])
    w, b = Param(Tensor[Pixel, Class](np.ones((64, 10)))), Param(Tensor[Class](np.zeros(10)))
    scores = x @ w
    loss = cross_entropy(scores + b.expand_like(scores), y, Class).mean()
    optimizer = Adam([w, b], learning_rate=0.01)
    images, digits = Tensor[Batch, Pixel](np.ones((32, 64))), IntTensor[Batch](np.arange(32) % 10)
    steps: list[dict[tuple[str, int], None]] = []
    for _ in range(6):
        with entered() as functions, given(x.bind(images), y.bind(digits)):
            optimizer.step(loss)
        steps.append(functions)
    assert len(steps[1]) <= 250
    assert len({file for file, _ in steps[1]}) <= 60
    assert len(steps[5]) <= 60
