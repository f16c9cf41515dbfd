"""Gather and scatter primitives, whose indices are data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from typedtensor.ir.elementwise import Unary
from typedtensor.ir.program import Argument, DType, Primitive, Shape, Value, arrays_of, make
from typedtensor.ir.views import AlongAxis


@dataclass(frozen=True)
class Take(Primitive):
    """The rows of the first operand at the indices in the second. See ``numpy.take``."""

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        table, index = arrays_of(operands)
        return (*index.shape, *table.shape[1:]), table.dtype

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands) if mapped == [False, True] else None


@dataclass(frozen=True)
class TakeAlong(AlongAxis):
    """The elements of the first operand along an axis at the indices in the second, which lacks that axis."""

    axis: int

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x, index = arrays_of(operands)
        return index.shape, x.dtype


@dataclass(frozen=True)
class AddAlong(AlongAxis):
    """The first operand with ``factor`` times the third added along an axis at the indices in the second."""

    axis: int
    factor: int

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        x = operands[0]
        assert isinstance(x, Value)
        return x.shape, x.dtype


@dataclass(frozen=True)
class AddRows(Primitive):
    """A matrix of zeros, to which the rows of the second operand are added at the indices in the first.

    See also: ``numpy.add.at``, ``jax.ops.segment_sum``.
    """

    rows: int

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        index, values = arrays_of(operands)
        return (self.rows, *values.shape[len(index.shape) :]), values.dtype


@dataclass(frozen=True)
class MaxRows(Primitive):
    """The elementwise maximum of the rows of the second operand for each index in the first.

    A row of the result without any operand row is minus infinity, or the least integer.

    See also: ``numpy.maximum.at``, ``jax.ops.segment_max``.
    """

    rows: int

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        index, values = arrays_of(operands)
        return (self.rows, *values.shape[len(index.shape) :]), values.dtype


@dataclass(frozen=True)
class LastEqual(Primitive):
    """For each of the indices from 0 to a size, which have one axis, the position of the last equal one."""

    size: int

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [index] = arrays_of(operands)
        return index.shape, np.dtype(np.intp)


@dataclass(frozen=True)
class CheckRange(Unary):
    """The operand, with a check at run time that its indices are from 0 to a size."""

    size: int
