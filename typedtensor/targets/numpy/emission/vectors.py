"""Functions of many numbers by MKL, where it is installed: see :mod:`typedtensor.backends.mkl`."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends.mkl import VectorFunctions, vector_functions
from typedtensor.ir import Array
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import Call, Step, Ufunc


@dataclass(frozen=True, slots=True)
class Vectors(Ufunc):
    """A function of elements, by a library where they lie without gaps, as all parts of what does are."""

    library: VectorFunctions

    def call(self, out: Array, inputs: tuple[Any, ...]) -> Call:
        [x] = inputs
        if self.library.takes(self.function, x, out):
            return self.library.call(self.function, x, out)
        return self.function, (x, out)


def by_vectors(code: Sequence[Step]) -> list[Step]:
    """Steps with functions of many elements by MKL, if it is there."""
    library = None
    made = list(code)
    for n, (operation, out, inputs) in enumerate(code):
        if type(operation) is not Ufunc or out.size < cost_model.VECTOR_LEAST or len(inputs) != 1:
            continue
        library = library or vector_functions()
        if library is None:
            break
        [x] = inputs
        if isinstance(x, np.ndarray) and library.takes(operation.function, x, out):
            made[n] = Step(_vectors(operation.function, library), out, inputs)
    return made


_vectors = functools.cache(Vectors)
