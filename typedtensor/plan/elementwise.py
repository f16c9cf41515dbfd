"""Primitives that compute each element from those at the same place."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.plan.values import Array, DType, Instruction, Operand, Primitive, Shape, Value, copying, make, shape_of
from typedtensor.plan.views import Reshape


@dataclass(frozen=True)
class Elementwise(Primitive):
    """A universal function of NumPy."""

    function: np.ufunc

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        kinds = tuple(x.dtype if isinstance(x, Value) else type(x) for x in operands)
        return broadcast(operands), resolved(self.function, kinds)

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        first = next((x.dtype for x in arrays if isinstance(x, np.ndarray)), None)
        arrays = [_as_array(x, first) for x in arrays]
        if self.function in (np.maximum, np.minimum):
            return [(functools.partial(self.function, out=out), tuple(arrays))]  # by position it is deprecated
        return [(self.function, (*arrays, out))]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *aligned(operands, mapped))

    def __str__(self) -> str:
        return self.function.__name__


@dataclass(frozen=True)
class Where(Primitive):
    """The second operand where the first is true, else the third."""

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        _, chosen, other = operands
        kinds = tuple(x.dtype if isinstance(x, Value) else type(x) for x in (chosen, other))
        return broadcast(operands), resolved(np.add, kinds)

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        condition, chosen, other = arrays
        zero = [type(x) in (int, float) and x == 0 for x in (chosen, other)]
        if out.dtype.kind == "f" and any(zero) and isinstance(condition, np.ndarray) and condition.shape == out.shape:
            kept = chosen if zero[1] else other
            if isinstance(kept, np.ndarray) and kept.dtype == out.dtype:
                return _masked(out, condition, kept, inverted=zero[0])
        return [copying(out, other), (_put_where, (out, condition, chosen))]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, *aligned(operands, mapped))

    def __str__(self) -> str:
        return "where"


@dataclass(frozen=True)
class Cast(Primitive):
    """The elements in another precision, or of another kind."""

    dtype: DType

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        return broadcast(operands), self.dtype

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        return [(_copy_unsafe, (out, arrays[0]))]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, operands[0])

    def __str__(self) -> str:
        return f"as {self.dtype}"


@dataclass(frozen=True)
class Sigmoid(Primitive):
    """``1 / (1 + e⁻ˣ)``, in which an exponential that overflows gives the right 0."""

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [x] = operands
        assert isinstance(x, Value)
        return x.shape, x.dtype

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        return [
            (np.negative, (arrays[0], out)),
            (np.exp, (out, out)),
            (np.add, (out, np.asarray(1, out.dtype), out)),
            (np.reciprocal, (out, out)),
        ]

    def along(self, operands: Sequence[Operand], mapped: Sequence[bool], length: int) -> Value | None:
        return make(self, operands[0])

    def __str__(self) -> str:
        return "sigmoid"


def broadcast(operands: Sequence[Operand]) -> Shape:
    """The common shape of operands."""
    return np.broadcast_shapes(*map(shape_of, operands))


def aligned(operands: Sequence[Operand], mapped: Sequence[bool]) -> list[Operand]:
    """Operands whose axes behind the new first one are as many, so that they broadcast as before."""
    rank = max(len(shape_of(x)) - int(m) for x, m in zip(operands, mapped, strict=True))
    return [
        make(Reshape((x.shape[0], *(1,) * (rank + 1 - len(x.shape)), *x.shape[1:])), x)
        if m and isinstance(x, Value) and len(x.shape) <= rank
        else x
        for x, m in zip(operands, mapped, strict=True)
    ]


@functools.cache
def resolved(function: np.ufunc, kinds: tuple[Any, ...]) -> DType:
    """The dtype of a result; the type of a Python number stands for the number."""
    # Truth values are of one precision, so that they take none from what they meet.
    every = all(isinstance(kind, type) for kind in kinds)
    kinds = tuple(_dtype(kind) if every or kind is bool else kind for kind in kinds)
    made: DType = function.resolve_dtypes((*kinds, *(None,) * function.nout))[function.nin]
    return made


def _dtype(kind: Any) -> DType:
    made: DType = np.dtype({float: np.float32, int: np.int64, bool: np.bool_}.get(kind, kind))
    return made


def _as_array(x: Any, like: DType | None) -> Any:
    """A number as an array of the precision of what it meets, if it takes that; NumPy is faster with arrays."""
    takes = like is not None and (like.kind == "f" or (like.kind in "iu" and type(x) is int))
    return np.asarray(x, like) if takes and type(x) in (int, float) else x


def _masked(out: Array, condition: Array, kept: Array, *, inverted: bool) -> list[Instruction]:
    """An array where a condition holds, or where it does not, else 0: its bits and those of a mask.

    It is several times faster than writing under a mask; and unlike a product it keeps to 0 beside infinities.
    """
    bits = np.dtype(f"i{out.itemsize}")
    mask = np.empty_like(condition, dtype=bits)
    truth = condition.view(np.int8)
    made = (np.subtract, (truth, np.asarray(1, np.int8), mask)) if inverted else (np.negative, (truth, mask))
    return [made, (np.bitwise_and, (kept.view(bits), mask, out.view(bits)))]


def _put_where(out: Array, condition: Array, values: Any) -> None:
    np.copyto(out, values, where=condition)


def _copy_unsafe(out: Array, values: Any) -> None:
    np.copyto(out, values, casting="unsafe")
