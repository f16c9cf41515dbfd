"""Failures of memoized computations: the operation and line of the first failure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import Axis, Input, IntTensor, Operand, SizeError, Tensor, given
from typedtensor.backends import Array, Namespace
from typedtensor.nn import Linear
from typedtensor.ops import PolyOp1, cross_entropy
from typedtensor.optim import SGD
from typedtensor.runtime.computation import Computation


class Row(Axis): ...


class Part(Axis, size=3): ...


class Class(Axis, size=3): ...


Use = Callable[[Any, Computation], object]
uses = pytest.mark.parametrize(
    "use",
    [
        lambda task, _: task.loss.value,
        lambda task, computation: computation.gradients(task.loss),
        lambda task, _: task.optimizer.step(task.loss),
    ],
    ids=["value", "gradients", "step"],
)


class Noted(PolyOp1, rule="*A -> *A"):
    """The identity, which counts how often it is computed, and fails when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.times, self.failing = 0, 0

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        self.times += 1
        if self.failing:
            self.failing -= 1
            raise TimeoutError
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy


class Task:
    def __init__(self, noted: Noted | None = None) -> None:
        self.x, self.digits = Input(Tensor[Row, Part]), Input(IntTensor[Row])
        self.model = Linear(Part, Class, seed=0)
        scores = self.model(self.x if noted is None else noted(self.x))
        self.loss = cross_entropy(scores, self.digits, Class).mean(Row)
        self.optimizer = SGD(self.model.parameters, learning_rate=0.1)

    def use(self, use: Use, digits: list[int], **way: Any) -> None:
        x = self.x.bind(Tensor[Row, Part](np.ones((len(digits), 3), np.float32)))
        with given(x, self.digits.bind(IntTensor[Row](digits)), **way) as computation:
            use(self, computation)


@uses
@pytest.mark.parametrize("engine", ["numpy", pytest.param("xla", marks=pytest.mark.slow)])
def test_an_index_beyond_its_axis_is_said_of_the_operation(use: Use, engine: str) -> None:
    if engine == "xla":
        pytest.importorskip("jax")
    task = Task()
    for _ in range(4):
        task.use(use, [0, 1, 2], engine=engine)
    before = task.model.weight.value
    with pytest.raises(
        SizeError, match=r"CrossEntropy\[Class\] was given the index 3 into an axis of size 3"
    ) as raised:
        task.use(use, [0, 3, 2], engine=engine)
    assert any("test_known.py" in note for note in raised.value.__notes__)
    assert task.model.weight.value is before
    task.use(use, [0, 1, 2], engine=engine)


@uses
def test_what_fails_once_came_from_outside_and_is_raised(use: Use) -> None:
    noted = Noted()
    task = Task(noted)
    for _ in range(4):
        task.use(use, [0, 1, 2])
    times, noted.failing = noted.times, 1
    with pytest.raises(TimeoutError):
        task.use(use, [0, 1, 2])
    assert noted.times > times
    task.use(use, [0, 1, 2])


@uses
def test_what_fails_each_time_is_said_of_its_node(use: Use) -> None:
    noted = Noted()
    task = Task(noted)
    for _ in range(4):
        task.use(use, [0, 1, 2])
    noted.failing = 100
    with pytest.raises(TimeoutError) as raised:
        task.use(use, [0, 1, 2])
    assert any("while computing Noted" in note for note in raised.value.__notes__)
