"""Values with one axis moved to the end: the form of each primitive on such operands."""

from __future__ import annotations

from collections.abc import Sequence

from typedtensor.ir import (
    Argument,
    Assemble,
    Key,
    MatMul,
    Permute,
    Primitive,
    Reduce,
    Reshape,
    Shape,
    Slice,
    Value,
    make,
    shape_of,
)
from typedtensor.passes.algebraic_simplifier import simplified
from typedtensor.targets.numpy.passes.copy_insertion import Compact

ALL = (None, None, None)


def sizes_with_axis_last(shape: Shape, at: int) -> Shape:
    """Return sizes with that of one axis moved to the end."""
    return (*shape[:at], *shape[at + 1 :], *shape[at : at + 1])


def move_axis_last(x: Value, at: int) -> Value:
    """Return a view of a value with an axis moved to the end."""
    return _permuted(x, sizes_with_axis_last(tuple(range(len(x.shape))), at))


def move_last_axis(x: Value, at: int) -> Value:
    """Return a view of a value with its last axis moved back."""
    last = len(x.shape) - 1
    return _permuted(x, (*range(at), last, *range(at, last)))


def _permuted(x: Value, order: tuple[int, ...]) -> Value:
    result = simplified(Permute(order), x)
    assert isinstance(result, Value)
    return result


def with_axis_last(value: Value, at: int, operands: Sequence[Argument], are_turned: Sequence[bool]) -> Value | None:
    """Return a value with an axis last, computed from operands that have it last; None if there is no such form.

    Args:
        value: the value; at least one of its operands has the axis last.
        at: the original position of the axis.
        operands: the new operands.
        are_turned: whether each operand has the axis last.
    """
    given: Primitive = value.primitive
    primitive: Primitive | None = given
    shape = sizes_with_axis_last(value.shape, at)
    first = value.operands[0]
    if given.elementwise:
        rank = len(value.shape)
        if any(t and len(shape_of(x)) != rank for x, t in zip(operands, are_turned, strict=True)):
            return None
        operands = [x if t else _beside(x, rank, at) for x, t in zip(operands, are_turned, strict=True)]
    elif isinstance(primitive, MatMul):
        return _product(value, at, operands, are_turned)
    elif not all(are_turned):
        return None
    elif isinstance(primitive, Slice):
        key = _key(primitive.key, at)
        primitive = None if key is None else Slice(key)
    elif isinstance(primitive, Reshape):
        same = len(value.shape) > at and value.shape[: at + 1] == shape_of(first)[: at + 1]
        primitive = Reshape(shape) if same else None
    elif isinstance(primitive, Assemble):
        keys = [_key(key, at) for key in primitive.keys]
        primitive = Assemble(shape, tuple(k for k in keys if k is not None)) if None not in keys else None
    elif isinstance(primitive, Reduce) and all(n > at for n in primitive.axes):
        primitive = Reduce(primitive.function, tuple(n - 1 for n in primitive.axes), primitive.kept)
    else:
        return None
    return None if primitive is None else Value(primitive, tuple(operands), shape, value.dtype)


def _beside(x: Argument, rank: int, at: int) -> Argument:
    """Return an operand that broadcasts with operands that have the axis last; a missing axis gets size 1.

    An operand that is read again at each position of the axes before is copied into that order.
    """
    if not isinstance(x, Value) or not x.shape:
        return x
    here = at - (rank - len(x.shape))
    if here < 0:
        return make(Reshape((*x.shape, 1)), x)
    return make(Compact(), move_axis_last(x, here)) if here < at else move_axis_last(x, here)


def _product(value: Value, at: int, operands: Sequence[Argument], are_turned: Sequence[bool]) -> Value | None:
    """Return a transposed matrix product: the product of the transposed factors, exchanged."""
    x1, x2 = operands
    if at or len(value.shape) != 2 or list(are_turned) != [True, False] or len(shape_of(x2)) != 2:
        return None
    assert isinstance(x2, Value)
    return Value(value.primitive, (move_axis_last(x2, 0), x1), sizes_with_axis_last(value.shape, 0), value.dtype)


def _key(key: Key, at: int) -> Key | None:
    """Return a key without the axis, if the key takes the whole axis, else None."""
    if not all(isinstance(part, tuple) for part in key[: at + 1]) or not all(isinstance(p, (tuple, int)) for p in key):
        return None
    if len(key) > at and key[at] != ALL:
        return None
    return (*key[:at], *key[at + 1 :])
