"""Lowering of array primitives to ``jax.numpy`` and ``jax.lax``."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.backends import library_of
from typedtensor.backends.gathering import accumulate
from typedtensor.backends.random import drawn_by_words, folded_by_words
from typedtensor.backends.writing import place
from typedtensor.ir import (
    ALL,
    Accumulate,
    AddAlong,
    AddRows,
    Assemble,
    Call,
    CheckRange,
    Elementwise,
    FoldIn,
    ForeignCall,
    Key,
    Largest,
    MatMul,
    RandomUniform,
    Reduce,
    Shape,
    Sigmoid,
    Sort,
    Value,
    subscript,
)
from typedtensor.ir.views import positions_at, shape_at
from typedtensor.targets.xla.lowering.table import Checked, lowers

MOST_PADDED = 4
"""The largest number of parts that are assembled by padding and adding, which XLA fuses with their surroundings."""

lowers(Sigmoid)(lambda jax, p, v, x: jax.nn.sigmoid(x))
lowers(Accumulate)(lambda jax, p, v, x: accumulate(library_of(jax.numpy), p.function, x, p.axis))
lowers(Sort)(lambda jax, p, v, x: (jax.numpy.argsort if p.positions else jax.numpy.sort)(x, axis=p.axis, stable=True))
lowers(Largest)(lambda jax, p, v, x: jax.numpy.argsort(x, axis=-1, stable=True, descending=True)[..., : p.count])
lowers(MatMul)(lambda jax, p, v, x, y: jax.numpy.matmul(x, y))
lowers(AddRows)(lambda jax, p, v, index, x: jax.numpy.zeros(v.shape, v.dtype).at[index].add(x))
lowers(Call, ForeignCall)(lambda jax, p, v, *x: _called(jax, v, lambda *arrays: p.kernel(np, *arrays), *x))

_REDUCTIONS = {
    "add": "sum",
    "multiply": "prod",
    "maximum": "max",
    "minimum": "min",
    "logical_or": "any",
    "logical_and": "all",
}


def _in_precision(operands: Sequence[Any], value: Value) -> list[Any]:
    """Return the operands; numbers without an array beside them adopt the result's dtype."""
    alone = not any(hasattr(x, "dtype") for x in operands)
    return [np.asarray(x, value.dtype) if alone else x for x in operands]


def _words(jax: Any, x: Any) -> Any:
    """Return integers as unsigned words, negative ones modulo 2⁶⁴."""
    return jax.numpy.asarray(x, np.int64).astype(np.uint64)


@lowers(RandomUniform)
def _uniform(jax: Any, p: RandomUniform, v: Value, key: Any) -> Any:
    return drawn_by_words(jax.numpy, _words(jax, key), p.shape, p.dtype, _repeat(jax))


@lowers(FoldIn)
def _fold_in(jax: Any, p: FoldIn, v: Value, key: Any, number: Any) -> Any:
    return folded_by_words(jax.numpy, _words(jax, key), _words(jax, number), _repeat(jax))


def _repeat(jax: Any) -> Any:
    """Return the loop primitive: XLA would fuse unrolled rounds, recompute them at each use, and compile minutes."""
    return lambda times, function, words: jax.lax.fori_loop(0, times, lambda _, words: function(words), words)


def _called(jax: Any, value: Value, function: Callable[..., Any], *arrays: Any) -> Any:
    """Return the result of a NumPy function, called back from XLA.

    The result is passed as bytes: on the thread of callbacks, JAX would narrow double to single precision.
    """
    width = value.dtype.itemsize
    like = jax.ShapeDtypeStruct((*value.shape, width), np.uint8)

    def call(*x: Any) -> Any:
        found = np.asarray(function(*map(np.asarray, x)), value.dtype, order="C")
        return found.reshape(*value.shape, 1).view(np.uint8)

    found = jax.pure_callback(call, like, *arrays)
    if width == 1:
        return found[..., 0]
    return jax.lax.bitcast_convert_type(found, value.dtype)


@lowers(Elementwise)
def _elementwise(jax: Any, p: Elementwise, v: Value, *arrays: Any) -> Any:
    x = _in_precision(arrays, v)
    result = getattr(jax.numpy, p.function)(*x)
    if p.function in ("floor_divide", "remainder") and v.dtype.kind in "iu":
        return jax.numpy.where(x[1] == 0, 0, result)  # as NumPy does
    return result


@lowers(Reduce)
def _reduce(jax: Any, p: Reduce, v: Value, x: Any) -> Any:
    return getattr(jax.numpy, _REDUCTIONS[p.function])(x, axis=p.axes, keepdims=p.kept)


@lowers(Assemble)
def _assemble(jax: Any, p: Assemble, v: Value, *parts: Any) -> Any:
    places = [_places(key, p.shape) for key in p.keys]
    if (axis := _following_along(p, places)) is not None:
        whole = [
            jax.numpy.broadcast_to(jax.numpy.asarray(x, v.dtype), shape_at(key, v.shape)).reshape([*map(len, at)])
            for x, key, at in zip(parts, p.keys, places, strict=True)
        ]
        order = sorted(range(len(places)), key=lambda n: places[n][axis].start)
        return jax.numpy.concatenate([whole[n] for n in order], axis)
    if len(parts) > MOST_PADDED:  # each would be evaluated for each element
        result = jax.numpy.zeros(v.shape, v.dtype)
        for key, part in zip(p.keys, parts, strict=True):
            result = result.at[subscript(key)].set(part)
        return result
    numpy = jax.numpy
    placed = [
        place(numpy, v.shape, subscript(key), numpy.asarray(x, v.dtype)) for key, x in zip(p.keys, parts, strict=True)
    ]
    return functools.reduce(numpy.logical_or if v.dtype == bool else numpy.add, placed)


def _places(key: Key, shape: Shape) -> list[range]:
    """Return the positions of a key along each axis."""
    return [
        positions_at(part, size) for part, size in zip((*key, *[ALL] * (len(shape) - len(key))), shape, strict=True)
    ]


def _following_along(p: Assemble, places: Sequence[Sequence[range]]) -> int | None:
    """Return the axis along which operands are adjacent, without gaps; None if there is none."""
    parted = {n for at in places for n, (x, size) in enumerate(zip(at, p.shape, strict=True)) if x != range(size)}
    if len(parted) != 1 or not p.is_full:
        return None
    [axis] = parted
    dense = all(at[axis] == range(at[axis].start, at[axis].start + len(at[axis])) for at in places)
    return axis if dense else None


@lowers(AddAlong)
def _add_along(jax: Any, p: AddAlong, v: Value, x: Any, index: Any, values: Any) -> Any:
    # A comparison: a scatter would gather all indices on every device of a mesh.
    at = jax.lax.broadcasted_iota(index.dtype, v.shape, p.axis) == jax.numpy.expand_dims(index, p.axis)
    added = jax.numpy.broadcast_to(p.factor * jax.numpy.asarray(values, v.dtype), index.shape)
    return x + jax.numpy.where(at, jax.numpy.expand_dims(added, p.axis), 0)


@lowers(CheckRange)
def _check(jax: Any, p: CheckRange, v: Value, index: Any) -> Checked:
    beyond = ((index < 0) | (index >= p.size)).any()
    return Checked(jax.numpy.clip(index, 0, max(p.size - 1, 0)), (beyond.astype(np.int64)[None],))
