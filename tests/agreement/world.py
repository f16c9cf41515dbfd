"""The module that generated programs import: labels with and without sizes, values, stages of pipelines.

The type checker reads this module and the run time imports it, so both know the same labels.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor import AnyTensor, Axis, Concat, Expr, Flat, Tensor
from typedtensor.core.axes import Label, declared_size
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops import PolyOp1
from typedtensor.ops.core.verdict import reach_verdict

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
W = TypeVar("W", bound=Axis)
P = TypeVarTuple("P")

# For generic functions: named unlike the variables of rules, so that messages can be instantiated as text.
One = TypeVar("One", bound=Axis)
Two = TypeVar("Two", bound=Axis)
Some = TypeVarTuple("Some")
More = TypeVarTuple("More")

X = TypeVar("X", bound=AnyTensor)


class Batch(Axis): ...


class Time(Axis): ...


class Token(Axis): ...


class Head(Axis): ...


class Site(Axis): ...


class Trial(Axis): ...


class Epoch(Axis): ...


class Group(Axis): ...


class Row(Axis, size=2): ...


class Column(Axis, size=3): ...


class Pixel(Axis, size=6): ...


class Pair(Axis, size=5): ...


class Half(Axis, Generic[U], size="|U| // 2 + 1"): ...


NotALabel = int

OPEN: tuple[Label, ...] = (Batch, Time, Token, Head, Site, Trial, Epoch, Group)
"""Labels that declare no size."""

SIZED: tuple[Label, ...] = (Row, Column, Pixel, Pair)
"""Labels that declare a size. A pixel is a row and a column merged, a pair is their concatenation."""

DERIVED: dict[Label, int] = {Flat: 2, Concat: 2, Half: 1}
"""Derived labels, with the numbers of labels that they are derived from."""

NAMES: dict[str, Label] = {label.__name__: label for label in (*OPEN, *SIZED, *DERIVED)}
"""All labels by name."""


def size(label: Label) -> int:
    """Return the size of a label in every program; labels that declare none have one element."""
    known = dict.fromkeys(OPEN, 1)
    found = declared_size(label, known)
    assert found is not None
    return found


def made(of: type[X]) -> X:
    """Return a value of a type: ones, or indices that are valid everywhere."""
    assert isinstance(of, TensorType)
    shape = tuple(map(size, of.axes))
    dtype = {"real": np.float32, "int": np.int64, "bool": np.bool_}[of.kind]
    array = np.zeros(shape, dtype) if of.kind == "int" else np.ones(shape, dtype)
    value: X = of(array)
    return value


def _filled(operation: Any, *types: TensorType) -> Any:
    result: Any = reach_verdict(operation, types).result
    return lambda xp, *arrays: made(result).array


filled: Any = _filled
"""The ``ground`` of an operation of which only the rule matters: zeros or ones of the result type."""


class Last(PolyOp1, rule="*A @Row -> *A @Row"):
    ground = filled


class Pool(PolyOp1, rule="*A @Column @Row -> *A @Row"):
    ground = filled


def normalise(x: Expr[Tensor[*Some, Row]]) -> Expr[Tensor[*Some, Row]]:
    """A stage that keeps all axes and requires a certain last one."""
    return Last()(x)


def pool(x: Expr[Tensor[*Some, Column, Row]]) -> Expr[Tensor[*Some, Row]]:
    """A stage that drops an axis."""
    return Pool()(x)
