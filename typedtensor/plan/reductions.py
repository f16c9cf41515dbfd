"""Primitives that bring the elements along axes together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.plan.elementwise import resolved
from typedtensor.plan.values import Array, DType, Instruction, Operand, Primitive, Shape, Value, make


@dataclass(frozen=True)
class Reduce(Primitive):
    """A universal function of two operands between all the elements along axes."""

    function: np.ufunc
    axes: tuple[int, ...]
    kept: bool = False

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        sizes = [1 if n in self.axes else size for n, size in enumerate(x.shape) if self.kept or n not in self.axes]
        return tuple(sizes), resolved(self.function, (x.dtype, x.dtype))

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        [x] = arrays
        if self.function is np.add and out.dtype.kind == "f" and x.dtype == out.dtype and not self.kept:
            code = _by_products(x, self.axes, out)
            if code:
                return code
        return [(self.function.reduce, (x, self.axes, None, out, self.kept))]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(Reduce(self.function, tuple(n + 1 for n in self.axes), self.kept), *operands)

    def __str__(self) -> str:
        return f"{self.function.__name__} along {list(self.axes)}"


def _by_products(x: Array, axes: tuple[int, ...], out: Array) -> list[Instruction]:
    """Sums as products with ones, which are several times faster, and add in as good an order; none where they are not.

    The array is seen as a stack of matrices in the order of memory, ``outer × summed × inner``.
    """
    order = sorted(range(x.ndim), key=lambda n: -abs(x.strides[n]))
    dense, left = x.transpose(order), [n for n in order if n not in axes]
    rank = sorted(left)
    if not (dense.flags.c_contiguous and out.transpose([rank.index(n) for n in left]).flags.c_contiguous):
        return []
    summed = [n in axes for n in order]
    first = summed.index(True) if any(summed) else 0
    last = x.ndim - summed[::-1].index(True) if any(summed) else 0
    if not all(summed[first:last]):
        return _in_two_steps(dense, summed, out.transpose([rank.index(n) for n in left]))
    outer, inner = math.prod(dense.shape[:first]), math.prod(dense.shape[last:])
    count = math.prod(dense.shape[first:last])
    if inner == 1 and outer > 1 and _FEW <= count <= _MANY:
        return [(dense.reshape(outer, count).dot, (np.ones(count, x.dtype), _flat(out)))]
    if inner >= _FEW and count >= (_LONG if outer == 1 else _FEW):
        ones, stack = np.ones((1, count), x.dtype), dense.reshape(outer, count, inner)
        return [(np.matmul, (ones, stack[0] if outer == 1 else stack, _stacked(out, outer, inner)))]
    return []


def _in_two_steps(dense: Array, summed: Sequence[bool], out: Array) -> list[Instruction]:
    """The sum along the fastest axes, then along others; if the fastest are summed and are many."""
    trailing = summed[::-1].index(False)
    kept = dense.shape[: dense.ndim - trailing]
    outer, count = math.prod(kept), math.prod(dense.shape[dense.ndim - trailing :])
    if not (trailing and outer > 1 and _LONG <= count <= _MANY):
        return []
    partial = np.empty(kept, dense.dtype)
    rest = tuple(n for n in range(len(kept)) if summed[n])
    return [
        (dense.reshape(outer, count).dot, (np.ones(count, dense.dtype), partial.reshape(outer))),
        (np.add.reduce, (partial, rest, None, out)),
    ]


def _flat(out: Array) -> Array:
    order = sorted(range(out.ndim), key=lambda n: -abs(out.strides[n]))
    return out.transpose(order).reshape(-1, copy=False)


def _stacked(out: Array, outer: int, inner: int) -> Array:
    flat = _flat(out)
    return flat.reshape(1, inner) if outer == 1 else flat.reshape(outer, 1, inner)


_FEW, _LONG, _MANY = 8, 32, 8192
"""How many elements are summed at least, for a whole array at least, and at most: rounding grows with their number."""


@dataclass(frozen=True)
class Arg(Primitive):
    """The position of the largest or the smallest element along an axis."""

    largest: bool
    axis: int

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return tuple(size for n, size in enumerate(x.shape) if n != self.axis), np.dtype(np.intp)

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        return [(np.argmax if self.largest else np.argmin, (arrays[0], self.axis, out))]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(Arg(self.largest, self.axis + 1), *operands)

    def __str__(self) -> str:
        return f"arg{'max' if self.largest else 'min'} along {self.axis}"
