"""The table from primitives to calls of NumPy's functions."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Protocol

import numpy as np

from typedtensor.backends.gathering import accumulate_into
from typedtensor.backends.random import drawn
from typedtensor.backends.reducing import all_finite
from typedtensor.backends.special import special
from typedtensor.backends.writing import add_at, least, max_at
from typedtensor.ir import (
    ALL,
    Accumulate,
    AddAlong,
    AddRows,
    Arg,
    Array,
    Assemble,
    Broadcast,
    Cast,
    CheckRange,
    Concatenate,
    DType,
    Elementwise,
    MatMul,
    MaxRows,
    Permute,
    Primitive,
    RandomUniform,
    Reduce,
    Reshape,
    Shape,
    Sigmoid,
    Slice,
    Special,
    Take,
    TakeAlong,
    Value,
    Where,
    function_of,
)
from typedtensor.passes.convolutions.windows import Columns, Compact, Overlap, Spread
from typedtensor.passes.placed_sums import PlacedSum
from typedtensor.targets.memory import Buffer, Place, contiguous
from typedtensor.targets.parts import is_full, keys_of, overlapped, write_columns, write_spread, write_sum


class Out(ABC):
    """What rules write calls to."""

    @abstractmethod
    def add(self, function: Callable[..., object], *arguments: Any) -> None:
        """Append a call on arrays in places, and on other arguments as they are."""

    @abstractmethod
    def new(self, shape: Shape, dtype: DType, order: tuple[int, ...] | None = None) -> Place:
        """Return memory for an intermediate value, with the axes in an order; by default in that of C."""

    @abstractmethod
    def compact(self, x: Place) -> Place:
        """Return a copy in C order that is made before the loop around; the array itself if the loop computes it."""

    def put(self, target: Place, source: Any) -> None:
        """Append a copy, unless the values lie there."""
        if not (isinstance(source, Place) and target.is_same(source)):
            self.add(np.ndarray.__setitem__, target, ..., source)

    def add_to(self, target: Place, source: Any) -> None:
        """Append the addition of values to those that are there."""
        self.add(np.add, target, source, target)

    def fill(self, target: Place, number: float) -> None:
        """Append the filling of a place with a number."""
        if target.size:
            self.add(np.ndarray.fill, target, number)


class Rule(Protocol):
    """Appends the calls that compute a primitive of operands, which are places and numbers."""

    def __call__(self, code: Out, primitive: Any, out: Place, operands: Sequence[Any], /) -> None:
        """Append them."""


class View(Protocol):
    """Returns where the elements of the result lie among those of the operand; None if they have to be copied."""

    def __call__(self, code: Out, primitive: Any, x: Place, /) -> Place | None:
        """Return the place."""


RULES: dict[type[Primitive], Rule] = {}
"""How primitives are computed; others are computed as the reference interpreter does."""

VIEWS: dict[type[Primitive], View] = {}
"""The primitives that need no calls."""


def _rule(*kinds: type[Primitive]) -> Callable[[Rule], Rule]:
    def add(rule: Rule) -> Rule:
        RULES.update(dict.fromkeys(kinds, rule))
        return rule

    return add


# Views

VIEWS[Permute] = lambda code, p, x: x.permuted(p.order)
VIEWS[Broadcast] = lambda code, p, x: x.broadcast(p.shape)
VIEWS[Slice] = lambda code, p, x: x.sliced(p.key)
VIEWS[Reshape] = lambda code, p, x: x.reshaped(p.shape)
VIEWS[Compact] = lambda code, p, x: dense(code, x)


@_rule(Reshape)
def _reshape(code: Out, p: Reshape, out: Place, operands: Sequence[Any]) -> None:
    [x] = operands
    there = out.reshaped(x.shape)
    if there is None:
        there = code.new(x.shape, x.dtype)
        code.put(there, x)
        code.put(out, _viewed(there, p.shape))
    else:
        code.put(there, x)


# Element by element


def _as_array(x: Any, operands: Sequence[Any]) -> Any:
    """Return a number as an array of the type of an operand, if it adopts that; NumPy is faster with arrays."""
    like = next((y.dtype for y in operands if isinstance(y, Place)), None)
    if isinstance(x, Place) or like is None or type(x) not in (int, float):
        return x
    return np.asarray(x, like) if like.kind == "f" or (like.kind in "iu" and type(x) is int) else x


@_rule(Elementwise)
def _elementwise(code: Out, p: Elementwise, out: Place, operands: Sequence[Any]) -> None:
    if p.function in _SIDE_BY_SIDE and not _lies_side_by_side(out):
        result = code.new(out.shape, out.dtype, out.order)
        _elementwise(code, p, result, operands)
        code.put(out, result)
        return
    function, compares = _BY_NAME.get(p.function) or getattr(np, p.function), p.function in _BY_NAME
    arrays = [_as_array(x, operands) for x in operands]
    _add_by_elements(code, function, *[_laid_out(code, x, out, numbers=compares) for x in arrays], out)


_SIDE_BY_SIDE = frozenset({"isfinite", "isinf", "isnan", "signbit"})
"""The functions whose results NumPy writes to wrong places, unless elements lie side by side (NumPy 2.4)."""


def _lies_side_by_side(x: Place) -> bool:
    steps = [abs(step) for step, size in zip(x.strides, x.shape, strict=True) if size != 1]
    return not steps or not x.size or min(steps) == x.dtype.itemsize


def _add_by_elements(code: Out, function: Callable[..., object], *operands: Any) -> None:
    """Append a call, with the axes of all arrays in the order of the result in memory: NumPy takes less time to begin
    with arrays in C order."""
    out = operands[-1]
    order = out.order
    if order != tuple(range(len(order))):
        operands = tuple([_permuted(x, out.shape, order) for x in operands])
    code.add(function, *operands)


def _permuted(x: Any, shape: Shape, order: tuple[int, ...]) -> Any:
    if isinstance(x, Place):
        return x.broadcast(shape).permuted(order) if x.shape else x
    return x.transpose(order) if isinstance(x, np.ndarray) and x.ndim == len(order) else x


_BLOCK_BYTES = 1 << 15
"""The largest block of a repeated operand: it stays in the cache of the first level."""


def _laid_out(code: Out, x: Any, out: Place, *, numbers: bool) -> Any:
    """Return an operand that is repeated along fast axes as a block that is repeated along slow axes alone.

    NumPy begins anew for each element that is repeated, which takes as long as a function of some hundred elements.

    Args:
        code: receives the calls.
        x: the operand.
        out: the result.
        numbers: whether the function takes longer for a number than for a block of it.
    """
    if not isinstance(x, Place) and not (numbers and isinstance(x, np.ndarray) and x.dtype == out.dtype):
        return x
    order = out.order
    strides = x.broadcast(out.shape).strides if isinstance(x, Place) else (0,) * len(order)
    slow = next((n for n, axis in enumerate(order) if strides[axis] and out.shape[axis] > 1), len(order))
    if not isinstance(x, Place):
        while slow and math.prod(out.shape[n] for n in order[slow - 1 :]) * x.itemsize <= _BLOCK_BYTES:
            slow -= 1
    shape = tuple([size if n in order[slow:] else 1 for n, size in enumerate(out.shape)])
    if not isinstance(x, Place):
        return _repeated(x.item(), shape, x.dtype, order)
    count = math.prod(shape)
    few = count * x.dtype.itemsize <= _BLOCK_BYTES and 0 < 4 * count <= out.size
    if not few or all(strides[n] or out.shape[n] == 1 for n in order[slow:]):
        return x
    block = code.new(shape, x.dtype, order)
    code.put(block, x.broadcast(out.shape).sliced(tuple((0, size, None) for size in shape)))
    return block.broadcast(out.shape)


def _repeated(number: float, shape: Shape, dtype: DType, order: tuple[int, ...] | None = None) -> Place:
    """Return an array whose elements are a number: ``_BLOCK_BYTES`` or ``_MOST`` elements at most."""
    block = _block(number, dtype)
    return Place(Buffer(block.nbytes, block), 0, shape, contiguous(shape, dtype.itemsize, order), dtype)


@lru_cache(maxsize=64)
def _block(number: float, dtype: DType) -> Array:
    return np.full(max(_MOST, _BLOCK_BYTES // dtype.itemsize), number, dtype)


def _maximum(x: Any, y: Any, out: Array) -> None:
    np.maximum(x, y, out=out)


def _minimum(x: Any, y: Any, out: Array) -> None:
    np.minimum(x, y, out=out)


_BY_NAME: dict[str, Callable[..., object]] = {"maximum": _maximum, "minimum": _minimum}
"""The functions that take an output by name only."""


_BITS = {size: np.dtype(f"i{size}") for size in (1, 2, 4, 8)}
"""Integers by size in bytes, for bitwise operations on other types of the same size."""


@_rule(Where)
def _where(code: Out, p: Where, out: Place, operands: Sequence[Any]) -> None:
    """Choose by masks of bits, in a fraction of the time of masked copies."""
    condition, *choices = operands
    chosen, other = (x if isinstance(x, Place) else np.asarray(x, out.dtype) for x in choices)
    if isinstance(chosen, Place) and isinstance(other, Place) and chosen == other:
        code.put(out, chosen)  # the result may lie where both are
        return
    if not isinstance(condition, Place) or {chosen.dtype, other.dtype} != {out.dtype}:
        code.add(_choose, out, *operands)
        return
    bits = _BITS[out.dtype.itemsize]
    # An axis along which the condition is repeated needs a mask of one element.
    single = condition.sliced(tuple((0, 1, None) if stride == 0 else ALL for stride in condition.strides))
    chosen, other, result = (_as_bits(x, bits) for x in (chosen, other, out))
    mask = code.new(single.shape, bits, single.order)
    # A mask of what is chosen, or of the rest, if that spares a step or the result lies where the other choice does.
    inverted = _is_zero(choices[0]) or (not _is_zero(choices[1]) and isinstance(other, Place) and other == result)
    truth = single._replace(dtype=np.dtype(np.int8))
    if inverted:
        _add_by_elements(code, np.subtract, truth, np.asarray(1, np.int8), mask)
    else:
        _add_by_elements(code, np.negative, truth, mask)
    if any(map(_is_zero, choices)):
        _add_by_elements(code, np.bitwise_and, other if inverted else chosen, mask, result)
        return
    _add_by_elements(code, np.bitwise_xor, chosen, other, result)
    _add_by_elements(code, np.bitwise_and, result, mask, result)
    _add_by_elements(code, np.bitwise_xor, result, chosen if inverted else other, result)


def _as_bits(x: Any, bits: DType) -> Any:
    return x._replace(dtype=bits) if isinstance(x, Place) else x.view(bits)


def _is_zero(x: Any) -> bool:
    """Whether all bits of a number are zero."""
    return not isinstance(x, Place) and x == 0 and math.copysign(1.0, x) > 0


def _choose(out: Array, condition: Any, chosen: Any, other: Any) -> None:
    out[...] = np.where(condition, chosen, other)


@_rule(Sigmoid)
def _sigmoid(code: Out, p: Sigmoid, out: Place, operands: Sequence[Any]) -> None:
    _add_by_elements(code, np.negative, operands[0], out)
    _add_by_elements(code, np.exp, out, out)
    _add_by_elements(code, np.add, out, np.asarray(1, out.dtype), out)
    _add_by_elements(code, np.reciprocal, out, out)


RULES[Cast] = lambda code, p, out, operands: code.add(np.copyto, out, operands[0], "unsafe")
RULES[Special] = lambda code, p, out, operands: code.add(_in_pieces, p.function, p.order, out, *operands)


_PIECE_BYTES = 1 << 16
"""The bytes of which a special function is computed at a time: what it needs in between stays in the cache."""


def _in_pieces(function: str, order: int, out: Array, x: Array) -> None:
    count = _PIECE_BYTES // x.itemsize
    if x.size <= count or not (x.flags.c_contiguous and out.flags.c_contiguous):
        out[...] = special(np, function, x, order)
        return
    flat, found = x.reshape(-1), out.reshape(-1)
    for start in range(0, x.size, count):
        piece = slice(start, start + count)
        found[piece] = special(np, function, flat[piece], order)


# Reductions


@_rule(Reduce)
def _reduce(code: Out, p: Reduce, out: Place, operands: Sequence[Any]) -> None:
    [x] = operands
    if p.function == "add" and x.dtype == out.dtype and x.dtype in _BLAS and not p.kept and x.size:
        _sum(code, x, p.axes, out)
        return
    code.add(getattr(np, p.function).reduce, x, p.axes, None, out, p.kept)


_BLAS = (np.dtype(np.float32), np.dtype(np.float64))
"""The precisions of BLAS."""

_MOST = 8192
"""The most terms of a sum that are added one after the other; NumPy adds in pairs, so that errors stay smaller."""


def _sum(code: Out, x: Place, axes: tuple[int, ...], out: Place) -> None:
    """Add up by a product with ones, several times faster, where the axes lie side by side in memory."""
    order = x.order
    whole, summed = x.permuted(order), [n in axes for n in order]
    kept = [n for n in order if n not in axes]
    result = out.permuted(tuple(sorted(kept).index(n) for n in kept))
    if not any(summed) or not (whole.is_contiguous and result.is_contiguous):
        code.add(np.add.reduce, x, axes, None, out)
        return
    last = len(summed) - summed[::-1].index(True)
    first = last - [*summed[:last][::-1], False].index(False)
    outer, count, inner = (math.prod(whole.shape[a:b]) for a, b in ((0, first), (first, last), (last, None)))
    if count > _MOST:
        code.add(np.add.reduce, x, axes, None, out)
        return
    rest = tuple(n for n in range(first) if summed[n])
    there = code.new(whole.shape[:first] + whole.shape[last:], x.dtype) if rest else result
    ones = _repeated(1, (1, count), x.dtype)
    if inner == 1:
        code.add(np.ndarray.dot, _viewed(whole, (outer, count)), ones.without(0), _viewed(there, (outer,)))
    elif outer == 1:
        code.add(np.ndarray.dot, ones, _viewed(whole, (count, inner)), _viewed(there, (1, inner)))
    else:
        code.add(np.matmul, ones, _viewed(whole, (outer, count, inner)), _viewed(there, (outer, 1, inner)))
    if rest:
        code.add(np.add.reduce, there, rest, None, result)


def _viewed(x: Place, shape: Shape) -> Place:
    """An array in C order with another shape."""
    found = x.reshaped(shape)
    assert found is not None
    return found


def fused(value: Value) -> Value | None:
    """Return the operand of a reduction that one call computes together with it; None for other values."""
    p = value.primitive
    if not isinstance(p, Reduce) or p.kept:
        return None
    [x] = value.operands
    assert isinstance(x, Value)
    if p.function == "logical_and" and function_of(x) == "isfinite" and len(p.axes) == len(x.shape):
        return x
    sums = p.function == "add" and function_of(x) == "multiply" and p.axes == (len(x.shape) - 1,)
    alike = sums and all(isinstance(y, Value) and (y.shape, y.dtype) == (x.shape, x.dtype) for y in x.operands)
    return x if alike and x.dtype in _BLAS and x.shape[-1] <= _MOST else None


def add_fused(code: Out, p: Reduce, out: Place, operands: Sequence[Any]) -> None:
    """Append the call of such a reduction, with the operands of its operand."""
    if p.function == "logical_and":
        code.add(_all_finite, *operands, out)
        return
    x1, x2 = operands
    if x1.strides[-1] == x2.strides[-1] == out.dtype.itemsize:
        code.add(np.vecdot, x1, x2, out)
        return
    products = code.new(x1.shape, x1.dtype, x1.order)
    code.add(np.multiply, x1, x2, products)
    _sum(code, products, p.axes, out)


def _all_finite(x: Array, out: Array) -> None:
    out[...] = all_finite(x)


RULES[Accumulate] = lambda code, p, out, operands: code.add(accumulate_into, p.function, operands[0], p.axis, out)
RULES[Arg] = lambda code, p, out, operands: code.add(
    np.ndarray.argmax if p.largest else np.ndarray.argmin, operands[0], p.axis, out
)


# Products


@_rule(MatMul)
def _product(code: Out, p: MatMul, out: Place, operands: Sequence[Any]) -> None:
    x, y = operands
    if math.prod(out.shape[:-2]) == 1:  # one matrix, whatever axes there are
        x, y, out = (each.sliced((0,) * (len(each.shape) - 2)) for each in (x, y, out))
    x, y = (_matrices(code, each) for each in (x, y))
    if y.strides[-1] != y.dtype.itemsize:  # a product takes up to twice the time then
        y = code.compact(y)
    # The same call of BLAS with less around it; but it takes 0 times NaN for 0 in a factor of a single element.
    whole = len(out.shape) == 2 and out.is_contiguous and x.dtype == y.dtype == out.dtype and x.size > 1 and y.size > 1
    if whole and (slices := _slices(x, y)):
        left, right = slices
        each = code.new((left.shape[0], *out.shape), out.dtype)
        code.add(np.matmul, left, right, each)
        code.add(np.add.reduce, each, 0, None, out)
        return
    code.add(np.ndarray.dot if whole else np.matmul, x, y, out)


_IN_PLACE = 800_000
"""The most multiplications of a product for which OpenBLAS reads the factors where they are."""

_FEW_ROWS = 64
"""The most rows for which the copies of the factors of a larger product take longer than its sum in slices."""


def _slices(x: Place, y: Place) -> tuple[Place, Place] | None:
    """Return the slices of two factors whose products add up to theirs; None if the product is faster whole."""
    (rows, terms), columns = x.shape, y.shape[1]
    if rows > _FEW_ROWS or terms < 8 * rows or rows * columns * terms <= _IN_PLACE:
        return None
    for count in range(2, terms // rows + 1):
        length = terms // count
        if length * count == terms and rows * columns * length <= _IN_PLACE:
            left, right = x.reshaped((rows, count, length)), y.reshaped((count, length, columns))
            return None if left is None or right is None else (left.permuted((1, 0, 2)), right)
    return None


def _matrices(code: Out, x: Place) -> Place:
    """Matrices whose rows or columns are contiguous: a copy, if they are not."""
    size, (rows, columns), (down, across) = x.dtype.itemsize, x.shape[-2:], x.strides[-2:]
    if (across == size and down >= columns * size) or (down == size and across >= rows * size) or x.size < 2:
        return x
    if (rows == 1 and across == size) or (columns == 1 and down == size):
        return x
    copied = code.new(x.shape, x.dtype)
    code.put(copied, x)
    return copied


# Gathers and scatters


RULES[Take] = lambda code, p, out, operands: code.add(np.ndarray.take, *operands, 0, out, "clip")


@_rule(TakeAlong)
def _take_along(code: Out, p: TakeAlong, out: Place, operands: Sequence[Any]) -> None:
    x, index = operands
    flat, places = _positions(code, dense(code, x), p.axis, index)
    code.add(np.ndarray.take, flat, places, None, out, "clip")


@_rule(AddAlong)
def _add_along(code: Out, p: AddAlong, out: Place, operands: Sequence[Any]) -> None:
    x, index, values = operands
    whole = out if out.is_contiguous else code.new(out.shape, out.dtype)
    code.put(whole, x)
    flat, places = _positions(code, whole, p.axis, index)
    there = code.new(index.shape, out.dtype)
    code.add(np.ndarray.take, flat, places, None, there, "clip")
    code.add(np.add if p.factor > 0 else np.subtract, there, _as_array(values, [out]), there)
    code.add(_write_at, flat, places, there)
    code.put(out, whole)


def _write_at(out: Array, places: Array, values: Array) -> None:
    out[places] = values


def dense(code: Out, x: Place) -> Place:
    """Return an array in C order, a copy if need be."""
    if x.is_contiguous:
        return x
    copied = code.new(x.shape, x.dtype)
    code.put(copied, x)
    return copied


def _positions(code: Out, x: Place, axis: int, index: Place) -> tuple[Place, Place]:
    """Return an array in C order as a vector, and there the positions of elements at indices along an axis."""
    flat = _viewed(x, (x.size,))
    steps = contiguous(x.shape, 1)
    places = code.new(index.shape, np.dtype(np.intp))
    code.add(np.multiply, index, np.asarray(steps[axis]), places)
    code.add(np.add, places, _starts(index.shape, steps[:axis] + steps[axis + 1 :]), places)
    return flat, places


def _starts(shape: Shape, steps: tuple[int, ...]) -> Array:
    """The sum of steps along all axes."""
    start = np.zeros(shape, np.intp)
    for n, step in enumerate(steps):
        start += (np.arange(shape[n]) * step).reshape(-1, *(1,) * (len(shape) - n - 1))
    return start


@_rule(AddRows, MaxRows)
def _scatter_rows(code: Out, p: AddRows | MaxRows, out: Place, operands: Sequence[Any]) -> None:
    code.fill(out, 0 if isinstance(p, AddRows) else least(out.dtype))
    code.add(add_at if isinstance(p, AddRows) else max_at, out, *operands)


def _check_range(code: Out, p: CheckRange, x: Place) -> Place:
    """Check indices, and go on with them as they are."""
    if x.size:
        # As an unsigned number, a negative index exceeds any size.
        places = x._replace(dtype=np.dtype(f"u{x.dtype.itemsize}"))
        largest = code.new((), places.dtype)
        code.add(np.maximum.reduce, places, None, None, largest)
        code.add(_require_below, p.size, largest)
    return x


VIEWS[CheckRange] = _check_range


def _require_below(size: int, largest: Array) -> None:
    if largest.item() >= size:
        raise IndexError(f"an index is not from 0 to {size - 1}")


# Parts of arrays


@_rule(Assemble, Concatenate)
def _assemble(code: Out, p: Assemble | Concatenate, out: Place, operands: Sequence[Any]) -> None:
    if not is_full(p):
        code.fill(out, 0)
    for key, x in zip(keys_of(p, operands), operands, strict=True):
        code.put(out.sliced(key), x)


# Random numbers


@_rule(RandomUniform)
def _uniform(code: Out, p: RandomUniform, out: Place, operands: Sequence[Any]) -> None:
    whole = out if out.is_contiguous else code.new(out.shape, out.dtype)
    code.add(drawn, operands[0], whole)
    code.put(out, whole)


# Windows


def _overlap(code: Out, p: Overlap, x: Place) -> Place:
    found = overlapped(p, x)
    if found is None:
        lead, last = p.lead, len(x.shape) - 1
        copied = code.new(x.shape, x.dtype, (*range(lead), *range(lead + 2, last), lead, lead + 1, last))
        code.put(copied, x)
        found = overlapped(p, copied)
        assert found is not None
    return found


VIEWS[Overlap] = _overlap


RULES[PlacedSum] = lambda code, p, out, operands: write_sum(code, p, operands, out)
RULES[Columns] = lambda code, p, out, operands: write_columns(code, p, operands[0], out)
RULES[Spread] = lambda code, p, out, operands: write_spread(code, p, operands[0], out)
