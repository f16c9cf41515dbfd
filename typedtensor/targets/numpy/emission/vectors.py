"""Elementwise functions by MKL's vector library, where it is installed: see :mod:`typedtensor.backends.mkl`."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends.mkl import VectorFunctions, vector_functions
from typedtensor.ir import Array
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.elementwise import SpecialFunction
from typedtensor.targets.numpy.emission.steps import Axes, BoundCall, Operation, Step, Ufunc, along_slowest


@dataclass(frozen=True, slots=True)
class Vectors(Operation):
    """An elementwise function by a vector library, for contiguous arrays, whose tiles are contiguous as well.

    Attributes:
        plain: the operation without the library.
        library: the library.
    """

    plain: Ufunc | SpecialFunction
    library: VectorFunctions

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        [x] = inputs
        if self.library.takes(self.plain.function, x, out):
            return self.library.call(self.plain.function, x, out)
        return self.plain.call(out, inputs)

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        return along_slowest(out, inputs)


def by_vectors(code: Sequence[Step]) -> list[Step]:
    """Return steps with functions of large arrays by MKL, if it is installed."""
    library = None
    result = list(code)
    for n, (operation, out, inputs) in enumerate(code):
        if len(inputs) != 1 or not isinstance(operation, (Ufunc, SpecialFunction)):
            continue
        if out.size < cost_model.VECTOR_LEAST:
            continue
        library = library or vector_functions()
        if library is None:
            break
        [x] = inputs
        if isinstance(x, np.ndarray) and library.takes(operation.function, x, out):
            result[n] = Step(_vectors(operation, library), out, inputs)
    return result


_vectors = functools.cache(Vectors)
