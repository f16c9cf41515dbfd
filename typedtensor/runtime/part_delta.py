"""Sparse deltas: the nonzero parts of a value's delta, as gathered rows of a table, or one element along an axis.

The delta of a table of a million rows, of which a sentence reads twenty, consists of twenty rows. It becomes a dense
tensor only on request: by the operation that computed the table, or by the user.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from typedtensor.backends import add_at
from typedtensor.core.expr import App
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType

_Part = tuple[Any, Any]
"""A key, either a subscript or an array of row numbers, and the array that is added there."""


class PartDelta:
    """The sparse delta of a value: it has the value's type and shape, but no array.

    Attributes:
        tensor_type: the type of the value.
        shape: the shape of the value.
        dtype: the dtype of the delta.
        elements: the number of elements of all parts.
    """

    __slots__ = ("_parts", "dtype", "elements", "shape", "tensor_type")

    def __init__(self, tensor_type: TensorType, shape: tuple[int, ...], dtype: Any, parts: list[_Part]) -> None:
        self.tensor_type, self.shape, self.dtype, self._parts = tensor_type, shape, dtype, parts
        self.elements: int = sum(part.size for _, part in parts)

    @staticmethod
    def of(node: App[Any], number: int, dy: Any, operands: tuple[Any, ...]) -> PartDelta | None:
        """Return the sparse delta that an application passes to an operand; None if it reads the whole operand."""
        key = node.op.sparse_slice(number, operands)
        if key is None:
            return None
        taken, delta = operands[number]._array, dy._array
        if type(taken) is not np.ndarray or not isinstance(delta, (np.ndarray, np.generic)):
            return None
        return PartDelta(operands[number].tensor_type, taken.shape, delta.dtype, [(key, delta)])

    def is_worth_it(self, other: PartDelta) -> bool:
        """Whether the parts of two deltas together have fewer elements than the value."""
        return self.dtype == other.dtype and self.elements + other.elements <= math.prod(self.shape)

    def joined(self, other: PartDelta) -> PartDelta:
        """Return the sum of two deltas."""
        return PartDelta(self.tensor_type, self.shape, self.dtype, [*self._parts, *other._parts])

    def extend(self, other: PartDelta) -> None:
        """Add another delta to this one."""
        self._parts += other._parts
        self.elements += other.elements

    def add_to(self, array: np.ndarray[Any, Any]) -> None:
        """Add the parts to an array, in their order."""
        for key, part in self._parts:
            add_at(array, key, part)

    def is_finite(self) -> bool:
        """Whether no element is NaN or infinite."""
        return all(bool(np.isfinite(part).all()) for _, part in self._parts)

    def dense(self, dtype: Any = None) -> AnyTensor:
        """Return the dense delta."""
        array = np.zeros(self.shape, dtype or self.dtype)
        self.add_to(array)
        result: AnyTensor = self.tensor_type.wrap(array)
        return result


def dense(delta: Any) -> Any:
    """Return a delta as a dense tensor."""
    return delta.dense() if isinstance(delta, PartDelta) else delta


def add_parts(total: Any, delta: Any, *, owned: bool) -> Any:
    """Return the sum of two deltas, at least one of them sparse: a new one, or ``total`` modified if it is owned."""
    if isinstance(total, PartDelta) and isinstance(delta, PartDelta) and total.is_worth_it(delta):
        if not owned:
            return total.joined(delta)
        total.extend(delta)
        return total
    array = dense(total)._array
    if not isinstance(total, PartDelta) and not owned:
        array = np.array(array)
    if isinstance(delta, PartDelta) and np.result_type(delta.dtype, array.dtype) == array.dtype:
        delta.add_to(array)
    else:
        array = array + dense(delta)._array
    return delta.tensor_type.wrap(array)
