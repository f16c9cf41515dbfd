"""Elementwise primitives."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from typedtensor.ir.program import Argument, DType, Primitive, Shape, Value, arrays_of, make, shape_of
from typedtensor.ir.sizes import plain
from typedtensor.ir.views import Reshape, broadcast_shapes


@dataclass(frozen=True)
class Elementwise(Primitive):
    """An elementwise function, by the name of NumPy's universal function."""

    function: str
    elementwise: ClassVar[bool] = True

    @property
    def opcode(self) -> str:
        return self.function

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        kinds = tuple([x.dtype if isinstance(x, Value) else type(plain(x)) for x in operands])
        return broadcast(operands), resolved(self.function, kinds)

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *aligned(operands, mapped))


def function_of(value: Value) -> str | None:
    """Return the elementwise function that a value is computed by; None for other primitives.

    Comparing the name takes a tenth of the time of comparing primitives.
    """
    primitive = value.primitive
    return primitive.function if type(primitive) is Elementwise else None


@dataclass(frozen=True)
class Where(Primitive):
    """The second operand where the first is true, else the third."""

    elementwise: ClassVar[bool] = True

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        _, chosen, other = operands
        kinds = tuple(x.dtype if isinstance(x, Value) else type(plain(x)) for x in (chosen, other))
        return broadcast(operands), resolved("add", kinds)

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *aligned(operands, mapped))


@dataclass(frozen=True)
class Cast(Primitive):
    """The elements converted to another dtype."""

    dtype: DType
    elementwise: ClassVar[bool] = True

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        return broadcast(operands), self.dtype

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, operands[0])


class Unary(Primitive, abstract=True):
    """The base of primitives whose result has the shape and the dtype of their one operand, batched or not."""

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = arrays_of(operands)
        return x.shape, x.dtype

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands)


@dataclass(frozen=True)
class Sigmoid(Unary):
    """``1 / (1 + e⁻ˣ)``, where an overflowing exponential yields 0 as it should."""

    elementwise: ClassVar[bool] = True


@dataclass(frozen=True)
class Special(Unary):
    """A special function, by its name in :mod:`typedtensor.backends.special`."""

    function: str
    order: int = 0
    elementwise: ClassVar[bool] = True

    @property
    def opcode(self) -> str:
        return self.function


def broadcast(operands: Sequence[Argument]) -> Shape:
    """The common shape of operands."""
    shapes = {shape for x in operands if (shape := shape_of(x))}
    if len(shapes) < 2:
        return shapes.pop() if shapes else ()
    return broadcast_shapes(*shapes)


def aligned(operands: Sequence[Argument], mapped: Sequence[bool]) -> list[Argument]:
    """Reshape the mapped operands to equal rank behind their new first axis, so that they broadcast as before."""
    rank = max(len(shape_of(x)) - int(m) for x, m in zip(operands, mapped, strict=True))
    return [
        make(Reshape((x.shape[0], *(1,) * (rank + 1 - len(x.shape)), *x.shape[1:])), x)
        if m and isinstance(x, Value) and len(x.shape) <= rank
        else x
        for x, m in zip(operands, mapped, strict=True)
    ]


def resolved(function: str, kinds: tuple[Any, ...]) -> DType:
    """The dtype of a function's result. The type of a Python number stands for the number."""
    return signature(function, kinds)[len(kinds)]


@functools.cache
def signature(function: str, kinds: tuple[Any, ...]) -> tuple[DType, ...]:
    """The dtypes that a function's operands are converted to, and those of its results, as for :func:`resolved`."""
    # A Python bool has one dtype only, so it does not adapt to the other operands.
    every = all(isinstance(kind, type) for kind in kinds)
    kinds = tuple(_dtype(kind) if every or kind is bool else kind for kind in kinds)
    ufunc: np.ufunc = getattr(np, function)
    return ufunc.resolve_dtypes((*kinds, *(None,) * ufunc.nout))


def _dtype(kind: Any) -> DType:
    result: DType = np.dtype({float: np.float32, int: np.int64, bool: np.bool_}.get(kind, kind))
    return result
