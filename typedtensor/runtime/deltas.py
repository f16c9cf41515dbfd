"""Deltas of values: reference-counted buffers that are acquired, accumulated and released.

An operation may pass its delta on unchanged (``x + y`` passes it to both operands). The first delta of a node is
therefore never modified; the second one allocates a buffer for the node, and further ones accumulate into it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node
from typedtensor.backends import namespace_of
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tuples import Slot, Structured
from typedtensor.runtime.part_delta import PartDelta, add_parts, dense

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
