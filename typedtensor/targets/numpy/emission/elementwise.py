"""Elementwise primitives as universal functions."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends.special import special
from typedtensor.ir import Array, Cast, DType, Elementwise, Sigmoid, Special, Where
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.steps import BoundCall, Function, Operation, Step, copying, elementwise
from typedtensor.targets.numpy.emission.tables import emits
from typedtensor.targets.numpy.emission.temporaries import slowest_first, temporary


@emits(Elementwise)
def _elementwise(primitive: Elementwise, out: Array, arrays: Sequence[Any]) -> list[Step]:
    function: np.ufunc = getattr(np, primitive.function)
    for x in arrays:
        if not isinstance(x, np.ndarray):
            first = next((x.dtype for x in arrays if isinstance(x, np.ndarray)), None)
            arrays = [_as_array(x, first) for x in arrays]
            break
    if function is np.maximum or function is np.minimum:
        arrays = [_repeated(x, out) for x in arrays]
    return [elementwise(function, out, *arrays)]


@emits(Where)
def _where(primitive: Where, out: Array, arrays: Sequence[Any]) -> list[Step]:
    condition, chosen, other = arrays
    zero = [type(x) in (int, float) and x == 0 for x in (chosen, other)]
    if out.dtype.kind == "f" and any(zero) and isinstance(condition, np.ndarray) and condition.shape == out.shape:
        kept = chosen if zero[1] else other
        if isinstance(kept, np.ndarray) and kept.dtype == out.dtype:
            return _masked(out, condition, kept, inverted=zero[0])
    if out.size >= cost_model.CHOSEN_LEAST and isinstance(condition, np.ndarray) and condition.shape == out.shape:
        operands = [_as_array(x, out.dtype) for x in (chosen, other)]
        alike = out.itemsize <= 8 and all(isinstance(x, np.ndarray) and x.dtype == out.dtype for x in operands)
        if alike and not all(np.may_share_memory(out, x) for x in operands):
            return _chosen(out, condition, operands)
    return [copying(out, other), Step(Function(put_where), out, (condition, chosen))]


@emits(Cast)
def _cast(primitive: Cast, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return [Step(Function(copy_unsafe), out, tuple(arrays))]


@emits(Sigmoid)
def _sigmoid(primitive: Sigmoid, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return [
        elementwise(np.negative, out, arrays[0]),
        elementwise(np.exp, out, out),
        elementwise(np.add, out, out, np.asarray(1, out.dtype)),
        elementwise(np.reciprocal, out, out),
    ]


@emits(Special)
def _special(primitive: Special, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return [Step(SpecialFunction(primitive.function, primitive.order), out, tuple(arrays))]


@dataclass(frozen=True, slots=True)
class SpecialFunction(Operation):
    """An elementwise special function, computed in several passes over one piece of the elements at a time."""

    function: str
    order: int = 0

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        return _in_pieces, (self.function, self.order, out, *inputs)


_PIECE_BYTES = 1 << 16
"""The size of such a piece in bytes: intermediate results stay in the cache."""


def _in_pieces(function: str, order: int, out: Array, x: Array) -> None:
    count = _PIECE_BYTES // x.itemsize
    if x.size <= count or not (x.flags.c_contiguous and out.flags.c_contiguous):
        out[...] = special(np, function, x, order)
        return
    flat, found = x.reshape(-1), out.reshape(-1)
    for start in range(0, x.size, count):
        piece = slice(start, start + count)
        found[piece] = special(np, function, flat[piece], order)


def _as_array(x: Any, like: DType | None) -> Any:
    """Return a number as an array of the other operand's dtype, if it adopts that; NumPy is faster with arrays."""
    takes = like is not None and (like.kind == "f" or (like.kind in "iu" and type(x) is int))
    return np.asarray(x, like) if takes and type(x) in (int, float) else x


def _repeated(x: Any, out: Array) -> Any:
    """Return a number repeated along the fastest axes of the output; NumPy compares with a scalar in twice the time."""
    if not isinstance(x, np.ndarray) or x.shape or x.dtype != out.dtype or out.nbytes < cost_model.REPEATED_LEAST_BYTES:
        return x
    order = sorted(range(out.ndim), key=lambda n: -abs(out.strides[n]))
    first, count = out.ndim, 1
    while first and count * out.shape[order[first - 1]] * out.itemsize <= cost_model.REPEATED_BYTES:
        first -= 1
        count *= out.shape[order[first]]
    if first == out.ndim:
        return x
    shape = [1 if n < first else out.shape[axis] for n, axis in enumerate(order)]
    return _numbers(x.tobytes(), x.dtype, count).reshape(shape).transpose([order.index(n) for n in range(out.ndim)])


@functools.lru_cache(64)
def _numbers(number: bytes, dtype: DType, count: int) -> Array:
    return np.frombuffer(number * count, dtype)


_BITS = {size: np.dtype(f"i{size}") for size in (1, 2, 4, 8)}
"""Integers by size in bytes, for bitwise operations on floats of the same size."""


def _masked(out: Array, condition: Array, kept: Array, *, inverted: bool) -> list[Step]:
    """Return steps for ``kept`` where a condition holds (fails, if ``inverted``), else 0: a bitwise and with a mask.

    Several times faster than a masked write; unlike a product, it gives 0 where an excluded element is infinite.
    """
    bits, single = _BITS[out.itemsize], _single(condition)
    apart = single.shape != out.shape or np.may_share_memory(out, kept)
    mask = _mask(single, out) if apart else out.view(bits)
    result = _bits(mask, single, inverted=inverted)
    return [result, elementwise(np.bitwise_and, out.view(bits), kept.view(bits), mask)]


def _chosen(out: Array, condition: Array, operands: Sequence[Array]) -> list[Step]:
    """Return steps for the first operand where a condition holds, else the second: ``y ^ ((x ^ y) & mask)``.

    The output may alias one operand: the steps read the other one last.
    """
    bits, single = _BITS[out.itemsize], _single(condition)
    mask, result = _mask(single, out), out.view(bits)
    first, second = (x.view(bits) for x in operands)
    if second.ndim == 0 and 2 * single.size <= out.size:  # the number's bits are masked in the mask's own size
        others = _mask(single, out)
        return [
            _bits(mask, single, inverted=False),
            _bits(others, single, inverted=True),
            elementwise(np.bitwise_and, others, others, second),
            elementwise(np.bitwise_and, result, first, mask),
            elementwise(np.bitwise_or, result, result, others),
        ]
    inverted = np.may_share_memory(out, second)
    return [
        _bits(mask, single, inverted=inverted),
        elementwise(np.bitwise_xor, result, first, second),
        elementwise(np.bitwise_and, result, result, mask),
        elementwise(np.bitwise_xor, result, result, first if inverted else second),
    ]


_EVERY, _FIRST = slice(None), slice(1)


def _single(condition: Array) -> Array:
    """Return a condition with one element along axes that it is broadcast along, as a mask of attention over heads."""
    strides = condition.strides
    if 0 not in strides:
        return condition
    return condition[(*[_EVERY if stride else _FIRST for stride in strides], ...)]


def _mask(condition: Array, out: Array) -> Array:
    """Return memory for a mask of bits, in the layout of the output."""
    bits = _BITS[out.itemsize]
    if out.flags.c_contiguous:
        return temporary(condition.shape, bits)
    order, inverse = slowest_first(out.strides)
    return temporary([condition.shape[n] for n in order], bits).transpose(inverse)


def _bits(mask: Array, condition: Array, *, inverted: bool) -> Step:
    """Return the step that sets all bits of a mask where a condition holds (fails, if ``inverted``), else none."""
    truth = condition.view(np.int8)
    return (
        elementwise(np.subtract, mask, truth, np.asarray(1, np.int8))
        if inverted
        else elementwise(np.negative, mask, truth)
    )


def put_where(out: Array, condition: Array, values: Any) -> None:
    """Write values where a condition holds."""
    np.copyto(out, values, where=condition)


def copy_unsafe(out: Array, values: Any) -> None:
    """Write values of any dtype, converted."""
    np.copyto(out, values, casting="unsafe")
