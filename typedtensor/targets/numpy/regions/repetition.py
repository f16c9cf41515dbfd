"""The code of a loop's steps, derived from the code of one step: the same operations on shifted views.

Writing a step takes a millisecond, shifting one a few microseconds. Shifting the first step to the second and comparing
it with the second as written shows whether every operand shifts with the step, or stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import Array
from typedtensor.targets.numpy.emission.steps import Function, Operation, Step
from typedtensor.targets.numpy.tile_dependence import bounds


class Moving:
    """Arrays of which each step of a loop reads or writes the next element along the first axis.

    Args:
        arrays: the arrays.
        fixed: the arrays that all steps read.
    """

    def __init__(self, arrays: Sequence[Array], fixed: Sequence[Any]) -> None:
        self._spans = [(*bounds(x), x.strides[0]) for x in arrays if x.size]
        read = [bounds(x) for x in fixed if isinstance(x, np.ndarray) and x.size]
        self._mixed = any(low < end and start < high for low, high, _ in self._spans for start, end in read)

    def repeated(self, first: Sequence[Step], second: Sequence[Step], steps: range) -> Iterator[list[Step]] | None:
        """Return the code of all steps from the third on; None if the second step is not the first one shifted.

        Args:
            first: the code of the first step.
            second: the code of the second one.
            steps: the positions of all steps.
        """
        if self._mixed or len(first) != len(second):
            return None
        if not all(self._follows(one, other, steps.step) for one, other in zip(first, second, strict=True)):
            return None
        return self._moved(second, steps[1], steps[2:])

    def _stride(self, array: Array) -> int | None:
        """Return the distance in bytes between an array's views in consecutive steps; None if unknown."""
        low, high = bounds(array) if array.size else (0, 0)
        found = {stride for start, end, stride in self._spans if start < high and low < end}
        return 0 if not found else found.pop() if len(found) == 1 else None

    def _follows(self, one: Step, other: Step, distance: int) -> bool:
        """Whether ``other`` is ``one``, shifted by ``distance`` positions."""
        if not _alike(one.operation, other.operation) or len(one.inputs) != len(other.inputs):
            return False
        pairs = zip((one.out, *one.inputs), (other.out, *other.inputs), strict=True)
        return all(self._corresponds(x, y, distance) for x, y in pairs)

    def _corresponds(self, x: Any, y: Any, distance: int) -> bool:
        if isinstance(x, tuple) and isinstance(y, tuple):
            return len(x) == len(y) and all(map(lambda a, b: self._corresponds(a, b, distance), x, y))
        if not isinstance(x, np.ndarray):
            return isinstance(x, (int, float, np.generic, type(None))) and type(x) is type(y) and bool(x == y)
        if not isinstance(y, np.ndarray) or (x.shape, x.strides, x.dtype) != (y.shape, y.strides, y.dtype):
            return False
        stride, far = self._stride(x), self._stride(y)
        if stride is None or stride != far:
            return False
        return stride == 0 or data_address(y) - data_address(x) == stride * distance

    def _moved(self, code: Sequence[Step], at: int, steps: range) -> Iterator[list[Step]]:
        """Yield code shifted from position ``at`` to each of ``steps``."""
        views: dict[int, list[Array]] = {}

        def column(x: Any) -> Sequence[Any]:
            if isinstance(x, tuple) and x:
                return [*zip(*map(column, x), strict=True)]
            if not isinstance(x, np.ndarray) or not (stride := self._stride(x)):
                return [x] * len(steps)
            if id(x) not in views:
                views[id(x)] = _along(x, stride * steps.step, stride * (steps.start - at), len(steps))
            return views[id(x)]

        columns = [(operation, column(out), [column(x) for x in inputs]) for operation, out, inputs in code]
        for n in range(len(steps)):
            yield [Step(operation, out[n], tuple([x[n] for x in inputs])) for operation, out, inputs in columns]


def _along(x: Array, stride: int, offset: int, count: int) -> list[Array]:
    """Return ``count`` views like ``x``, at equal distances in its memory."""
    place = dict(x.__array_interface__)
    place["data"] = (data_address(x) + offset, False)
    place["shape"], place["strides"] = (count, *x.shape), (stride, *x.strides)
    every = np.asarray(_Memory(place, x))
    return [every[n, ...] for n in range(count)]


class _Memory:
    """An array interface, with the owner of the memory."""

    def __init__(self, place: dict[str, Any], owner: Array) -> None:
        self.__array_interface__, self.owner = place, owner


def _alike(one: Operation, other: Operation) -> bool:
    """Whether operations are equal and hold no arrays that would have to shift."""
    if isinstance(one, Function) and isinstance(other, Function):
        parameters = (*one.parameters, *other.parameters)
        plain = all(isinstance(x, (int, float, str, tuple, np.dtype, type(None))) for x in parameters)
        return plain and one.function == other.function and one.parameters == other.parameters
    return one == other
