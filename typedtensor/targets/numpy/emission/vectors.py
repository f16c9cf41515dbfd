"""Elementwise functions by MKL's vector library, where it is installed: see :mod:`typedtensor.backends.mkl`."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends.mkl import FUNCTIONS, VectorFunctions, vector_functions
from typedtensor.ir import Array
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.added_products import GeneratedSum
from typedtensor.targets.numpy.emission.elementwise import SpecialFunction
from typedtensor.targets.numpy.emission.stacks import BlasStacks
from typedtensor.targets.numpy.emission.steps import (
    Axes,
    BlasProduct,
    BlasProducts,
    BoundCall,
    Operation,
    Step,
    Ufunc,
    along_slowest,
)


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
    """Return steps with functions of large arrays by MKL, if it is installed and saves more than loading it takes."""
    found = {n: function for n, step in enumerate(code) if (function := _function_of_many(step)) is not None}
    library = vector_functions() if found and _pays(code, found) else None
    result = list(code)
    if library is not None:
        for n, plain in found.items():
            _, out, [x] = code[n]
            if isinstance(x, np.ndarray) and library.takes(plain.function, x, out):
                result[n] = Step(_vectors(plain, library), out, (x,))
    return result


def _function_of_many(step: Step) -> Ufunc | SpecialFunction | None:
    """A function of one operand with many elements, which the library has for some precision."""
    operation, out, inputs = step
    if len(inputs) != 1 or not isinstance(operation, (Ufunc, SpecialFunction)) or operation.function not in FUNCTIONS:
        return None
    return operation if out.size >= cost_model.VECTOR_LEAST else None


def _pays(code: Sequence[Step], found: Mapping[int, Ufunc | SpecialFunction]) -> bool:
    """Whether functions are worth the library: it is loaded for products anyway, or they have many elements."""
    if any(isinstance(step.operation, (BlasProduct, BlasProducts, BlasStacks, GeneratedSum)) for step in code):
        return True
    special = any(isinstance(plain, SpecialFunction) for plain in found.values())
    return special or sum(code[n].out.size for n in found) >= cost_model.VECTOR_TOTAL


_vectors = functools.cache(Vectors)
