"""Deltas of values: reference-counted buffers that are acquired, accumulated and released; dense ones, and sparse ones.

An operation may pass its delta on unchanged (``x + y`` passes it to both operands). The first delta of a node is
therefore never modified; the second one allocates a buffer for the node, and further ones accumulate into it.

Sparse deltas are the nonzero parts of a value's delta, as gathered rows of a table, or one element along an axis. The
delta of a table of a million rows, of which a sentence reads twenty, consists of twenty rows. It becomes a dense tensor
only on request: by the operation that computed the table, or by the user.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.backends import add_at, namespace_of
from typedtensor.core.expr import App
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType
from typedtensor.core.tuples import Slot, Structured

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


Delta = AnyTensor | PartDelta
"""A dense delta, or the nonzero parts of one."""


@dataclass(init=False)  # class attributes hold the initial counts
class Counts:
    """The counts of a computation's work so far.

    Attributes:
        evaluated: the nodes computed forward.
        visited: the nodes visited backward.
        acquired: the delta buffers acquired.
        released: the delta buffers released.
        peak: the largest number of delta buffers alive at a time.
        dropped: the values released before the computation was closed.
        planned: the gradients computed by a plan; the work inside of a plan is not counted.
        planned_values: the values computed by a plan of their own.
    """

    evaluated: int = 0
    visited: int = 0
    acquired: int = 0
    released: int = 0
    peak: int = 0
    dropped: int = 0
    planned: int = 0
    planned_values: int = 0

    @property
    def live(self) -> int:
        """The number of delta buffers alive."""
        return self.acquired - self.released


class DeltaBuffers:
    """The deltas of a reverse pass, accumulated without aliasing."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self._live_before = counts.live
        self._parts: dict[Node | Slot, tuple[Any, bool]] = {}

    def add(self, node: Node | Slot, delta: Delta) -> None:
        """Add a summand to the delta of a node."""
        found = self._parts.get(node)
        if found is None:
            counts = self.counts
            counts.acquired += 1
            if (live := counts.acquired - counts.released) > counts.peak:
                counts.peak = live
            self._parts[node] = (delta, False)
            return
        total, owned = found
        if isinstance(total, PartDelta) or isinstance(delta, PartDelta):
            self._parts[node] = (add_parts(total, delta, owned=owned), True)
        elif owned and isinstance(total._array, np.ndarray) and total._array.dtype == delta.dtype:
            np.add(total._array, delta._array, out=total._array)
        else:
            self._parts[node] = (total.tensor_type.wrap(total._array + delta._array), True)

    def take(self, node: Node) -> Any:
        """Return the complete delta of a node and release its buffer; a list for a structured node."""
        self.counts.visited += 1
        if isinstance(node, Structured):
            slots = [Slot(node, index) for index in range(len(node.types))]
            return [self._release(slot) if slot in self._parts else None for slot in slots]
        return self._release(node)

    def _release(self, place: Node | Slot) -> Any:
        delta, _ = self._parts.pop(place)
        self.counts.released += 1
        return delta

    def release(self) -> None:
        """Release the remaining buffers after a failure, even one between the allocation of a buffer and its count."""
        self._parts.clear()
        self.counts.released = self.counts.acquired - self._live_before


def as_precise(delta: Delta, value: AnyTensor) -> Delta:
    """Return a gradient in the dtype of the value that it belongs to."""
    if delta.dtype == value.dtype:
        return delta
    whole: AnyTensor = dense(delta)
    result: AnyTensor = whole.tensor_type.wrap(namespace_of(whole._array).astype(whole._array, value.dtype))
    return result
