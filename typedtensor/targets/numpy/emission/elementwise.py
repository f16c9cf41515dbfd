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
from typedtensor.targets.numpy.emission.steps import Call, Function, Operation, Step, copying, elementwise
from typedtensor.targets.numpy.emission.tables import emits
from typedtensor.targets.numpy.emission.temporaries import temporary


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
    return [copying(out, other), Step(Function(_put_where), out, (condition, chosen))]


@emits(Cast)
def _cast(primitive: Cast, out: Array, arrays: Sequence[Any]) -> list[Step]:
    return [Step(Function(_copy_unsafe), out, tuple(arrays))]


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
    """A special function of elements, which takes several passes over a few of them at a time."""

    function: str
    order: int = 0

    def call(self, out: Array, inputs: tuple[Any, ...]) -> Call:
        return _in_pieces, (self.function, self.order, out, *inputs)


_PIECE_BYTES = 1 << 16
"""A special function is computed for so many bytes at a time: what is made on the way stays in the cache."""


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
    """A number as an array of the precision of what it meets, if it takes that; NumPy is faster with arrays."""
    takes = like is not None and (like.kind == "f" or (like.kind in "iu" and type(x) is int))
    return np.asarray(x, like) if takes and type(x) in (int, float) else x


def _repeated(x: Any, out: Array) -> Any:
    """A number as often as it fits the axes that are fastest in memory; comparing with one takes twice as long."""
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
"""Whole numbers of as many bytes as floats have."""


def _masked(out: Array, condition: Array, kept: Array, *, inverted: bool) -> list[Step]:
    """An array where a condition holds, or where it does not, else 0: its bits and those of a mask.

    It is several times faster than writing under a mask; and unlike a product it keeps to 0 beside infinities.
    """
    bits, single = _BITS[out.itemsize], _single(condition)
    apart = single.shape != out.shape or np.may_share_memory(out, kept)
    mask = _mask(single, out) if apart else out.view(bits)
    made = _bits(mask, single, inverted=inverted)
    return [made, elementwise(np.bitwise_and, out.view(bits), kept.view(bits), mask)]


def _chosen(out: Array, condition: Array, operands: Sequence[Array]) -> list[Step]:
    """The first operand where a condition holds, else the second: one with the bits in which they differ, or without.

    The output may be one of them: it is the other one that is read again.
    """
    bits, single = _BITS[out.itemsize], _single(condition)
    mask, made = _mask(single, out), out.view(bits)
    first, second = (x.view(bits) for x in operands)
    if second.ndim == 0 and 2 * single.size <= out.size:  # the bits of a number are as many as those of the mask
        others = _mask(single, out)
        return [
            _bits(mask, single, inverted=False),
            _bits(others, single, inverted=True),
            elementwise(np.bitwise_and, others, others, second),
            elementwise(np.bitwise_and, made, first, mask),
            elementwise(np.bitwise_or, made, made, others),
        ]
    inverted = np.may_share_memory(out, second)
    return [
        _bits(mask, single, inverted=inverted),
        elementwise(np.bitwise_xor, made, first, second),
        elementwise(np.bitwise_and, made, made, mask),
        elementwise(np.bitwise_xor, made, made, first if inverted else second),
    ]


def _single(condition: Array) -> Array:
    """A condition with one element where it is the same along an axis, as what attention hides is for all heads."""
    return condition[(*(slice(None if stride else 1) for stride in condition.strides), ...)]


def _mask(condition: Array, out: Array) -> Array:
    """Memory for the bits of a condition, whose axes lie in the order of those of what they are chosen for."""
    order = sorted(range(out.ndim), key=lambda n: -abs(out.strides[n]))
    made = temporary([condition.shape[n] for n in order], _BITS[out.itemsize])
    return made.transpose([order.index(n) for n in range(out.ndim)])


def _bits(mask: Array, condition: Array, *, inverted: bool) -> Step:
    """All bits where a condition holds, or where it does not, else none."""
    truth = condition.view(np.int8)
    return (
        elementwise(np.subtract, mask, truth, np.asarray(1, np.int8))
        if inverted
        else elementwise(np.negative, mask, truth)
    )


def _put_where(out: Array, condition: Array, values: Any) -> None:
    np.copyto(out, values, where=condition)


def _copy_unsafe(out: Array, values: Any) -> None:
    np.copyto(out, values, casting="unsafe")
