"""Algebraic simplification that preserves the numerics: a result changes by rounding at most.

The sign of a zero counts, except where it is a sum with zeros that nobody wrote, around elements that are placed in an
array.
"""

from __future__ import annotations

from collections.abc import Callable
from math import copysign
from typing import Any

from typedtensor.backends.writing import slice_bounds
from typedtensor.ir import (
    ALL,
    AddAlong,
    Argument,
    Assemble,
    Broadcast,
    Cast,
    Concatenate,
    Elementwise,
    Key,
    MatMul,
    Permute,
    Primitive,
    Reduce,
    Reshape,
    Shape,
    Slice,
    Value,
    are_disjoint,
    arrays_of,
    is_symbolic,
    make,
)
from typedtensor.ir.views import positions_at, same_shape
from typedtensor.passes.constant_folding import full_number

_NEUTRAL: dict[str, tuple[float | None, float]] = {
    "add": (-0.0, -0.0),
    "subtract": (None, 0.0),
    "multiply": (1.0, 1.0),
    "divide": (None, 1.0),
    "power": (None, 1.0),
}
"""The neutral element of each function as its first and as its second operand; None if there is no such number. Adding
0 is no neutral operation: it makes 0 of -0."""

_POWERS = {2.0: "square", 0.5: "sqrt", -1.0: "reciprocal"}
"""What powers with a number as the exponent are, for which NumPy has the same table."""

_SIGNS = {"add": 1, "subtract": -1}
"""The sign of the second operand."""


def simplify(value: Value) -> Argument | None:
    """Remove operations without effect, and merge nested views and sums."""
    rule = _RULES.get(type(value.primitive))
    return None if rule is None else rule(value)


def _elementwise(value: Value) -> Argument | None:
    assert isinstance(value.primitive, Elementwise)
    function = value.primitive.function
    if function not in _NEUTRAL:
        return None
    found = _neutral(value)
    if found is None and function == "power":
        return _power(value)
    if found is None and function in _SIGNS:
        found = _along(value, _SIGNS[function])
        if found is None and function == "add":
            found = _assembled(value)
    return found


def _like_operand(value: Value) -> Value | None:
    """Return the operand of a cast or view whose shape and dtype equal the result's."""
    [x] = value.operands
    return x if isinstance(x, Value) and x.dtype == value.dtype and same_shape(x.shape, value.shape) else None


def _joined(value: Value) -> Argument | None:
    """Merge a view of a view of the same kind, whose attributes alone define the result, or remove a view without
    effect."""
    if (x := _like_operand(value)) is not None:
        return x
    inner = value.operands[0]
    alike = isinstance(inner, Value) and type(inner.primitive) is type(value.primitive)
    return simplified(value.primitive, inner.operands[0]) if alike and isinstance(inner, Value) else None


def _permuted(value: Value) -> Argument | None:
    primitive, [x] = value.primitive, value.operands
    assert isinstance(primitive, Permute)
    if not isinstance(x, Value):
        return None
    if primitive.order == tuple(range(len(x.shape))):
        return x
    inner = x.primitive
    if isinstance(inner, Permute):
        return simplified(Permute(tuple(inner.order[n] for n in primitive.order)), x.operands[0])
    return None


def simplified(primitive: object, *operands: Argument) -> Argument:
    """Apply a primitive to operands and simplify the result."""
    result = make(primitive, *operands)  # type: ignore[arg-type]
    simpler = simplify(result)
    return result if simpler is None else simpler


def _neutral(value: Value) -> Argument | None:
    assert isinstance(value.primitive, Elementwise)
    for here, neutral in enumerate(_NEUTRAL[value.primitive.function]):
        x, number = value.operands[1 - here], full_number(value.operands[here])
        if number is None or neutral is None or number != neutral or not isinstance(x, Value):
            continue
        is_neutral = value.dtype.kind != "f" or copysign(1.0, number) == copysign(1.0, neutral)
        if is_neutral and x.dtype == value.dtype and same_shape(x.shape, value.shape):
            return x
    return None


def _power(value: Value) -> Argument | None:
    x, exponent = value.operands[0], full_number(value.operands[1])
    if not isinstance(x, Value) or x.dtype != value.dtype or value.dtype.kind != "f" or exponent not in _POWERS:
        return None
    return make(Elementwise(_POWERS[exponent]), x) if same_shape(x.shape, value.shape) else None


def _along(value: Value, factor: int) -> Argument | None:
    """Turn ``x ± add_along(zeros, index, values)`` into one ``AddAlong`` on ``x``, which updates the indexed elements
    only."""
    x, other = value.operands
    if not (isinstance(x, Value) and isinstance(other, Value) and isinstance(other.primitive, AddAlong)):
        return None
    zeros, index, values = other.operands
    if (
        full_number(zeros) != 0
        or x.dtype != value.dtype
        or not same_shape(x.shape, value.shape)
        or other.shape != value.shape
    ):
        return None
    return make(AddAlong(other.primitive.axis, factor * other.primitive.factor), x, index, values)


def _assembled(value: Value) -> Argument | None:
    """Merge a sum of arrays that are placed at disjoint keys into one ``Assemble``."""
    parts: list[Argument] = []
    keys: list[Key] = []
    for x in value.operands:
        if not isinstance(x, Value) or x.dtype != value.dtype or not same_shape(x.shape, value.shape):
            return None
        if not isinstance(x.primitive, Assemble):
            return None
        if not all(are_disjoint(one, other, value.shape) for one in keys for other in x.primitive.keys):
            return None
        keys.extend(x.primitive.keys)
        parts.extend(x.operands)
    return make(Assemble(value.shape, tuple(keys)), *parts)


def _around(value: Value) -> Argument | None:
    """Turn a concatenation with zeros into an array of zeros with the other parts: all zeros are written at once."""
    assert isinstance(value.primitive, Concatenate)
    pairs = [*zip(value.operands, value.primitive.keys(value.operands), strict=True)]
    others = [(x, key) for x, key in pairs if not _is_zero(x)]
    if len(others) in (0, len(pairs)) or any(not isinstance(x, Value) or x.dtype != value.dtype for x, _ in others):
        return None
    return simplified(Assemble(value.shape, tuple(key for _, key in others)), *(x for x, _ in others))


def _is_zero(x: Argument) -> bool:
    number = full_number(x)
    return number == 0 and copysign(1.0, number) == 1


def _nested(value: Value) -> Argument | None:
    """Merge an array of zeros with a part that is one itself, at a key of slices without steps."""
    assert isinstance(value.primitive, Assemble)
    if len(value.operands) != 1:
        return None
    [x], [key] = value.operands, value.primitive.keys
    if not isinstance(x, Value) or not isinstance(x.primitive, Assemble) or x.dtype != value.dtype:
        return None
    keys = [_within(key, value.shape, inner, x.shape) for inner in x.primitive.keys]
    return make(Assemble(value.shape, tuple(keys)), *x.operands) if all(keys) else None


def _within(key: Key, shape: Shape, inner: Key, inner_shape: Shape) -> Key:
    """The key of what lies at a key in a part that lies at another one; () unless the parts of both are ranges."""
    if len(shape) != len(inner_shape):  # a part of the outer key is an index
        return ()
    whole, part = ((*of, *(ALL,) * (len(shape) - len(of))) for of in (key, inner))
    found: list[Any] = []
    for outer, own, size, inner_size in zip(whole, part, shape, inner_shape, strict=True):
        if not (isinstance(outer, tuple) and isinstance(own, tuple) and outer[2] is None and own[2] is None):
            return ()
        start, stop, _ = slice_bounds(slice(*own), inner_size)
        first, _, _ = slice_bounds(slice(*outer), size)
        found.append(outer if own == ALL else (first + start, first + stop, None))
    return tuple(found)


def _sliced(value: Value) -> Argument | None:
    """Simplify a slice of a broadcast that indexes only new axes, or a slice that reads one part of a concatenation."""
    primitive, [x] = value.primitive, value.operands
    assert isinstance(primitive, Slice)
    if isinstance(x, Value) and isinstance(x.primitive, Concatenate):
        return _of_part(primitive.key, x, x.primitive)
    if not isinstance(x, Value) or not isinstance(x.primitive, Broadcast):
        return None
    [source] = arrays_of(x.operands)
    new = len(x.shape) - len(source.shape)
    if len(primitive.key) > new or not all(isinstance(part, int) for part in primitive.key):
        return None
    return simplified(Broadcast(value.shape), source)


def _of_part(key: Key, x: Value, joined: Concatenate) -> Argument | None:
    """Return a slice of a concatenation as a slice of the one part that holds all its elements; None if there is no
    such part."""
    axis = joined.axis
    if axis >= len(key) or is_symbolic(x.shape[axis]):
        return None
    places = positions_at(key[axis], x.shape[axis])
    if not places or places.step < 1:
        return None
    for part, (*_, (start, stop, _)) in zip(x.operands, joined.keys(x.operands), strict=True):
        if not (start <= places[0] and places[-1] < stop and isinstance(part, Value) and part.dtype == x.dtype):
            continue
        own = places[0] - start
        if isinstance(key[axis], tuple):
            step = None if places.step == 1 else places.step
            own = ALL if len(places) == stop - start else (own, places[-1] + 1 - start, step)
        parts = (*key[:axis], own, *key[axis + 1 :])
        return part if all(x == ALL for x in parts) else simplified(Slice(parts), part)
    return None


def _reduced(value: Value) -> Argument | None:
    primitive, [x] = value.primitive, value.operands
    assert isinstance(primitive, Reduce)
    if not isinstance(x, Value):
        return None
    inner = x.primitive
    if not primitive.axes:
        return x if x.dtype == value.dtype else None
    if primitive.kept:
        return simplified(Reshape(value.shape), simplified(Reduce(primitive.function, primitive.axes), x))
    if isinstance(inner, Reduce) and inner.function == primitive.function and not inner.kept:
        [source] = arrays_of(x.operands)
        left = [n for n in range(len(source.shape)) if n not in inner.axes]
        axes = tuple(sorted((*inner.axes, *(left[n] for n in primitive.axes))))
        return simplified(Reduce(primitive.function, axes), source)
    if isinstance(inner, Reshape) and primitive.axes == tuple(range(len(x.shape))):
        [source] = arrays_of(x.operands)
        return simplified(Reduce(primitive.function, tuple(range(len(source.shape)))), source)
    if isinstance(inner, MatMul) and primitive.function == "add" and primitive.axes == (0,) and len(x.shape) == 3:
        return _sum_of_products(x)
    return None


def _sum_of_products(x: Value) -> Argument | None:
    """Turn a sum of a batch of matrix products into one product of longer matrices."""
    a, b = x.operands
    if not (isinstance(a, Value) and isinstance(b, Value) and len(a.shape) == len(b.shape) == 3):
        return None
    count, rows, inner = a.shape
    if b.shape[0] != count or a.primitive.overlaps:  # copying an overlapping view takes several times its memory
        return None
    left = simplified(Reshape((rows, count * inner)), simplified(Permute((1, 0, 2)), a))
    right = simplified(Reshape((count * inner, b.shape[2])), b)
    return make(MatMul(), left, right)


_RULES: dict[type[Primitive], Callable[[Value], Argument | None]] = {
    Assemble: _nested,
    Concatenate: _around,
    Elementwise: _elementwise,
    Cast: _like_operand,
    Reshape: _joined,
    Broadcast: _joined,
    Permute: _permuted,
    Slice: _sliced,
    Reduce: _reduced,
}
"""The simplification of each type of primitive."""
