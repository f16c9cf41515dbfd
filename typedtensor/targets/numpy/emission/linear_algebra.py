"""Functions of matrices, by ``numpy.linalg``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from typedtensor.backends.linear_algebra import of_matrices, packed
from typedtensor.ir import Array, LinearAlgebra
from typedtensor.targets.numpy.emission.steps import Function, Step
from typedtensor.targets.numpy.emission.tables import emits


@emits(LinearAlgebra)
def _linear_algebra(primitive: LinearAlgebra, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return [Step(Function(_computed, primitive.function), out, tuple(arrays))]


def _computed(function: str, out: Array, *arrays: Array) -> None:
    out[...] = packed(of_matrices(np, function, *arrays), arrays[0].ndim - 2)
