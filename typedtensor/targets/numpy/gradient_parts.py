"""A gradient that is a product of two matrices, computed tile by tile, or added tile by tile to the values."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from typedtensor.backends.cblas import AddedProduct, Cblas
from typedtensor.backends.memory import data_address
from typedtensor.ir import Array, Value
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.emission import emit
from typedtensor.targets.numpy.emission.steps import BoundCall, bind, execute
from typedtensor.targets.numpy.gradient_sink import GradientSink, is_finite


@dataclass(frozen=True, slots=True)
class Streamed:
    """A gradient that is a product of two matrices, to be computed in parts.

    Attributes:
        product: the gradient, a value of the program or of its template.
        shape: its shape.
        start: its position among the elements of all gradients.
    """

    product: Value
    shape: tuple[int, int]
    start: int

    def most_rows(self, most: int) -> int:
        """Return how many of its rows fit into ``most`` bytes, at least one."""
        return max(1, most // (self.shape[1] * self.product.dtype.itemsize))


class Product:
    """The calls that compute a gradient in parts.

    Args:
        streamed: the gradient.
        x1: the first factor.
        x2: the second factor.
        arena: the memory that buffers are allocated in.
        added: adds the product to the values directly, if a BLAS library is available.

    Attributes:
        start: the position of the gradient among all gradients.
        stop: the end of the gradient, exclusive.
        sum: adds the product to the values directly, or None.
    """

    def __init__(self, streamed: Streamed, x1: Array, x2: Array, arena: Arena, added: Sum | None) -> None:
        value = streamed.product
        self.start, self.stop, self.sum = streamed.start, streamed.start + math.prod(streamed.shape), added
        self._x2, self._scaled = x2, arena.array("a scaled factor", x2.shape, x2.dtype)
        self._parts: list[tuple[list[BoundCall], int, int, Array]] = []
        rows, columns = streamed.shape
        most = streamed.most_rows(cost_model.SINK_PART_BYTES)
        for first, last in _parts(rows, most):
            out = arena.array("a part of a gradient", (most, columns), np.dtype(value.dtype))[: last - first]
            calls = bind(emit(value.primitive, out, [x1[first:last], self._scaled]))
            place = self.start + first * columns, self.start + last * columns
            self._parts.append((calls, *place, out.reshape(-1)))

    def scaling(self, factor: float) -> list[BoundCall]:
        """Return the calls that scale the second factor into the buffer that :meth:`calls` reads."""
        return [(np.multiply, (self._x2, factor, self._scaled))]

    def calls(self) -> Sequence[tuple[list[BoundCall], int, int, Array]]:
        """Return for each part its calls, its start and stop among all gradients, and its buffer."""
        return self._parts

    def parts(self, factor: float) -> Iterator[tuple[int, int, Array]]:
        """Compute and yield the parts, scaled by ``factor``, with their start and stop among all gradients."""
        execute(self.scaling(factor))
        for calls, start, stop, values in self._parts:
            execute(calls)
            yield start, stop, values


class Sum:
    """``values + factor * gradient``, part by part: BLAS accumulates to copies of the values while they are cached.

    Args:
        start: the position of the gradient among all gradients.
        factors: the matrices whose product is the gradient.
        parts: for each part the accumulating product, its factors, and its start and stop in the gradient.
    """

    def __init__(
        self,
        start: int,
        factors: tuple[Array, Array],
        parts: Sequence[tuple[AddedProduct, Array, Array, int, int]],
    ) -> None:
        self._start, self._factors, self._parts = start, factors, parts

    @staticmethod
    def of(streamed: Streamed, x1: Array, x2: Array, library: Cblas) -> Sum | None:
        """Return the accumulation of a product of two matrices; None if the library does not support their layouts."""
        rows, columns = streamed.shape
        parts: list[tuple[AddedProduct, Array, Array, int, int]] = []
        for first, last in _parts(rows, streamed.most_rows(cost_model.SUM_PART_BYTES)):
            added = library.added(x1[first:last], x2)
            if added is None:
                return None
            parts.append((added, x1[first:last], x2, first * columns, last * columns))
        return Sum(streamed.start, (x1, x2), parts)

    def write(self, factor: float, before: Array, after: Array, sink: GradientSink) -> None:
        """Write the values after a step; if they are not finite, the sink checks the gradient itself.

        Args:
            factor: the factor of the gradient.
            before: the values before the step.
            after: the contiguous buffer of the values after the step.
            sink: checks the gradient.
        """
        address, size = data_address(after), after.itemsize
        for added, x1, x2, first, last in self._parts:
            part = after[first:last]
            part[...] = before[first:last]
            added(factor, address + first * size)
            if not is_finite(part):
                sink.check(self._start + first, np.matmul(x1, x2).reshape(-1))

    def bound(self, before: Array, after: Array) -> BoundSum:
        """Bind the accumulation to fixed buffers before and after a step."""
        address, size = data_address(after), after.itemsize
        return BoundSum(
            self._factors,
            [
                (after[first:last], before[first:last], added, address + first * size)
                for added, _, _, first, last in self._parts
            ],
        )


class BoundSum:
    """A :class:`Sum` with fixed buffers.

    Args:
        factors: the matrices whose product is the gradient.
        parts: for each part the new values, the old values, the accumulating product, and the address it writes to.
    """

    def __init__(self, factors: tuple[Array, Array], parts: Sequence[tuple[Array, Array, AddedProduct, int]]) -> None:
        self._flat = [flat for x in factors if (flat := _flat(x)) is not None]
        self._parts = parts
        self._most = float(np.finfo(factors[0].dtype).max) / 4

    def write(self, factor: float) -> bool:
        """Write the values after a step; return whether the gradient and the values are known to be finite."""
        known = self._is_bounded()
        for part, before, added, address in self._parts:
            part[...] = before
            added(factor, address)
            if not known and not is_finite(part):
                return False
        return True

    def _is_bounded(self) -> bool:
        """Whether the product is finite: no element exceeds the product of the factors' norms.

        The factors have fewer elements than the product; NaN or infinity in a factor shows in its norm.
        """
        norm = 1.0
        for x in self._flat:
            norm *= math.sqrt(x.dot(x))
        return len(self._flat) > 1 and norm < self._most


def _flat(matrix: Array) -> Array | None:
    """Return a contiguous matrix, or its transpose, as a flat view; None if neither is contiguous."""
    whole = matrix if matrix.flags.c_contiguous else matrix.T
    return whole.reshape(-1) if whole.flags.c_contiguous else None


def _parts(rows: int, most: int) -> list[tuple[int, int]]:
    """Return the bounds of parts of about equal size, at most ``most`` rows each."""
    count = -(-rows // most)
    return [(rows * n // count, rows * (n + 1) // count) for n in range(count)]
