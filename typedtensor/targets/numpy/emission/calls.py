"""Calls of kernels and of NumPy's generators."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.backends.random import drawn, folded
from typedtensor.ir import Array, Call, FoldIn, ForeignCall, RandomUniform
from typedtensor.targets.numpy.emission.steps import Function, Step
from typedtensor.targets.numpy.emission.tables import emits


@emits(RandomUniform)
def _uniform(primitive: RandomUniform, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return [Step(Function(_draw), out, tuple(arrays))]


def _draw(out: Array, key: Array) -> None:
    drawn(key, out)


@emits(FoldIn)
def _fold_in(primitive: FoldIn, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return [Step(Function(_fold), out, tuple(arrays))]


def _fold(out: Array, key: Array, number: Array) -> None:
    np.copyto(out, folded(key, number))


@emits(Call, ForeignCall)
def _kernel(primitive: Call, out: Array, arrays: Sequence[Any]) -> list[Step]:
    """The kernel returns an array of its own, which is copied into the output."""
    return [Step(Function(_call, primitive.kernel), out, tuple(arrays))]


def _call(kernel: Callable[..., Any], out: Array, *arrays: Any) -> None:
    np.copyto(out, kernel(np, *arrays))
