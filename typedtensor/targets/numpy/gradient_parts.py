"""A gradient that is a product of two matrices, computed part by part, or added part by part to values."""

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
from typedtensor.targets.numpy.emission.steps import Call, bind, execute
from typedtensor.targets.numpy.gradient_sink import GradientSink, is_finite


@dataclass(frozen=True, slots=True)
class Streamed:
    """A gradient that is computed in parts: the product of two matrices.

    Attributes:
        product: the gradient.
        start: its position among all gradients, side by side.
    """

    product: Value
    start: int


class Product:
    """A gradient, part by part.

    Args:
        streamed: the gradient.
        x1: the first of the matrices whose product it is.
        x2: the second one.
        arena: where places are taken from.
        added: adds it to values, if there is a library that does.

    Attributes:
        start: its position among all gradients.
        stop: where it ends.
        sum: what adds it to values, or none.
    """

    def __init__(self, streamed: Streamed, x1: Array, x2: Array, arena: Arena, added: Sum | None) -> None:
        value = streamed.product
        self.start, self.stop, self.sum = streamed.start, streamed.start + value.size, added
        self._x2, self._scaled = x2, arena.array("a scaled factor", x2.shape, x2.dtype)
        self._parts: list[tuple[list[Call], int, int, Array]] = []
        rows, columns = value.shape
        most = _most_rows(value, cost_model.SINK_PART_BYTES)
        for first, last in _parts(rows, most):
            out = arena.array("a part of a gradient", (most, columns), np.dtype(value.dtype))[: last - first]
            calls = bind(emit(value.primitive, out, [x1[first:last], self._scaled]))
            place = self.start + first * columns, self.start + last * columns
            self._parts.append((calls, *place, out.reshape(-1)))

    def scaling(self, factor: float) -> list[Call]:
        """What multiplies the parts by a factor, before they are computed: with any, as their calls read it there."""
        return [(np.multiply, (self._x2, factor, self._scaled))]

    def calls(self) -> Sequence[tuple[list[Call], int, int, Array]]:
        """What computes each part, its positions among all gradients, and its place."""
        return self._parts

    def parts(self, factor: float) -> Iterator[tuple[int, int, Array]]:
        """The parts, multiplied by a factor, with their positions among all gradients."""
        execute(self.scaling(factor))
        for calls, start, stop, values in self._parts:
            execute(calls)
            yield start, stop, values


class Sum:
    """Values with a multiple of a gradient added, part by part: copies, which BLAS adds to while they are in the cache.

    Args:
        start: the position of the gradient among all gradients.
        factors: the matrices whose product it is.
        parts: what adds each part, its factors, and where it begins and ends in the gradient.
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
        """That of a gradient, the product of two matrices; None if the library does not take them."""
        rows, columns = streamed.product.shape
        parts: list[tuple[AddedProduct, Array, Array, int, int]] = []
        for first, last in _parts(rows, _most_rows(streamed.product, cost_model.SUM_PART_BYTES)):
            added = library.added(x1[first:last], x2)
            if added is None:
                return None
            parts.append((added, x1[first:last], x2, first * columns, last * columns))
        return Sum(streamed.start, (x1, x2), parts)

    def write(self, factor: float, before: Array, after: Array, sink: GradientSink) -> None:
        """Write the values after a step; the sink looks for what is not finite in the gradient if they are not.

        Args:
            factor: what the gradient is multiplied by.
            before: the values.
            after: where those with it are written, side by side.
            sink: takes the gradient.
        """
        address, size = data_address(after), after.itemsize
        for added, x1, x2, first, last in self._parts:
            part = after[first:last]
            part[...] = before[first:last]
            added(factor, address + first * size)
            if not is_finite(part):
                sink.check(self._start + first, np.matmul(x1, x2).reshape(-1))

    def bound(self, before: Array, after: Array) -> BoundSum:
        """The same for values that are always at the same place, and are always written to the same place."""
        address, size = data_address(after), after.itemsize
        return BoundSum(
            self._factors,
            [
                (after[first:last], before[first:last], added, address + first * size)
                for added, _, _, first, last in self._parts
            ],
        )


class BoundSum:
    """Values with a multiple of a gradient added, at a fixed place.

    Args:
        factors: the matrices whose product the gradient is.
        parts: where each part is written, what it was before, what adds its gradient, and its address.
    """

    def __init__(self, factors: tuple[Array, Array], parts: Sequence[tuple[Array, Array, AddedProduct, int]]) -> None:
        self._flat = [flat for x in factors if (flat := _flat(x)) is not None]
        self._parts = parts
        self._most = float(np.finfo(factors[0].dtype).max) / 4

    def write(self, factor: float) -> bool:
        """Write the values after a step; says whether the gradient, and they, are known to be finite."""
        known = self._is_bounded()
        for part, before, added, address in self._parts:
            part[...] = before
            added(factor, address)
            if not known and not is_finite(part):
                return False
        return True

    def _is_bounded(self) -> bool:
        """Whether each element of the product is finite, as it is no more than the norms of the factors multiplied.

        These have fewer elements than the product, and NaN or infinite ones make them so.
        """
        norm = 1.0
        for x in self._flat:
            norm *= math.sqrt(x.dot(x))
        return len(self._flat) > 1 and norm < self._most


def _flat(matrix: Array) -> Array | None:
    """All elements of a matrix one after the other, without a copy."""
    whole = matrix if matrix.flags.c_contiguous else matrix.T
    return whole.reshape(-1) if whole.flags.c_contiguous else None


def _most_rows(value: Value, most: int) -> int:
    """How many rows of a value have no more than so many bytes, at least one."""
    return max(1, most // (value.shape[1] * value.dtype.itemsize))


def _parts(rows: int, most: int) -> list[tuple[int, int]]:
    """Where parts of at most so many rows begin and end, that are about as large as each other."""
    count = -(-rows // most)
    return [(rows * n // count, rows * (n + 1) // count) for n in range(count)]
