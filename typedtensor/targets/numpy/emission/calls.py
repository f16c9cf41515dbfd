"""Calls of kernels and of NumPy's generators."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.backends.random import drawn
from typedtensor.ir import Array, Call, ForeignCall, RandomUniform
from typedtensor.targets.numpy.emission.steps import Function, Step
from typedtensor.targets.numpy.emission.tables import emits


@emits(RandomUniform)
def _uniform(primitive: RandomUniform, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return [Step(Function(_draw, primitive.seed), out, tuple(arrays))]


def _draw(seed: int, out: Array, step: Array) -> None:
    drawn(seed, step, out)


@emits(Call, ForeignCall)
def _kernel(primitive: Call, out: Array, arrays: Sequence[Any]) -> list[Step]:
    """The kernel makes an array of its own, which is copied."""
    return [Step(Function(_call, primitive.kernel), out, tuple(arrays))]


def _call(kernel: Callable[..., Any], out: Array, *arrays: Any) -> None:
    np.copyto(out, kernel(np, *arrays))
