"""Reductions, scans, sorting and positions of extremes along axes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from typedtensor.ir.elementwise import resolved
from typedtensor.ir.program import Argument, DType, Primitive, Shape, Value, arrays_of, make
from typedtensor.ir.views import AlongAxis


@dataclass(frozen=True)
class Reduce(Primitive):
    """A reduction over axes, by the name of NumPy's binary function."""

    function: str
    axes: tuple[int, ...]
    kept: bool = False

    @property
    def opcode(self) -> str:
        return f"reduce_{self.function}"

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = arrays_of(operands)
        sizes = [1 if n in self.axes else size for n, size in enumerate(x.shape) if self.kept or n not in self.axes]
        return tuple(sizes), resolved(self.function, (x.dtype, x.dtype))

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(Reduce(self.function, tuple(n + 1 for n in self.axes), self.kept), *operands)


@dataclass(frozen=True)
class Accumulate(AlongAxis):
    """An inclusive scan along an axis, by the name of NumPy's binary function.

    See also: ``numpy.ufunc.accumulate``, ``jax.lax.cumsum``.
    """

    function: str
    axis: int

    @property
    def opcode(self) -> str:
        return f"accumulate_{self.function}"

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = arrays_of(operands)
        return x.shape, x.dtype


@dataclass(frozen=True)
class Sort(AlongAxis):
    """The elements along an axis in ascending order, or their original positions. Equal elements keep their order.

    See also: ``numpy.sort``, ``numpy.argsort``.
    """

    axis: int
    positions: bool = False

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = arrays_of(operands)
        return x.shape, np.dtype(np.intp) if self.positions else x.dtype


@dataclass(frozen=True)
class Largest(Primitive):
    """The positions of the largest elements along the last axis, that of the largest first.

    Equal elements keep their order, and NaN is larger than any number.

    See also: ``jax.lax.top_k``.
    """

    count: int

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = arrays_of(operands)
        return (*x.shape[:-1], self.count), np.dtype(np.intp)

    def along(self, operands: Sequence[Argument], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *operands)


@dataclass(frozen=True)
class Arg(AlongAxis):
    """The position of the largest or the smallest element along an axis."""

    largest: bool
    axis: int

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [x] = arrays_of(operands)
        return tuple(size for n, size in enumerate(x.shape) if n != self.axis), np.dtype(np.intp)
