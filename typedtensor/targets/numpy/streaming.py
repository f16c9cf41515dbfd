"""Gradients that are computed in parts, each of which is taken before the next is computed.

The gradient for the weight of a layer is a product of matrices that nothing else reads, and often larger than all that
it is made of. In parts that stay in the cache, it is never written to memory, nor read from there.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from typedtensor.backends.cblas import AddedProduct, Cblas
from typedtensor.backends.memory import data_address
from typedtensor.backends.mkl import mkl
from typedtensor.backends.openblas import openblas
from typedtensor.backends.quiet import quietly
from typedtensor.ir import Array, DType, Instance, MatMul, Program, Value, reads_of, shape_of
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.emission import emit
from typedtensor.targets.numpy.emission.steps import Call, Step, bind, copying, execute
from typedtensor.targets.numpy.gradient_sink import GradientSink, is_finite
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.tables import RowGradient, Shapes, summed


@dataclass(frozen=True, slots=True)
class Streamed:
    """A gradient that is computed in parts: the product of two matrices.

    Attributes:
        product: the gradient.
        start: its position among all gradients, side by side.
    """

    product: Value
    start: int


def streams(program: Program, dtype: DType, stop: int) -> tuple[Streamed, ...]:
    """The gradients of a program that are better computed in parts, of a given dtype.

    Args:
        program: gives the loss, then the gradients, side by side, then further values.
        dtype: the precision of the gradients.
        stop: how many outputs there are without the further values.
    """
    if not isinstance(program, Instance):
        return _streams(program, dtype, stop, shape_of)
    # The program that it follows from has to have some, too: a recipe of that one takes less time than they save.
    alike = all(_streams(program.like, dtype, stop, shapes) for shapes in (shape_of, program.shape_of))
    return streams(program.whole, dtype, stop) if alike else ()


def _streams(program: Program, dtype: DType, stop: int, shapes: Shapes) -> tuple[Streamed, ...]:
    found: list[Streamed] = []
    start = 0
    for output in program.outputs[1:stop]:
        if program.outputs.count(output) == 1 and output.dtype == dtype and _is_thin(output, shapes):
            found.append(Streamed(output, start))
        start += prod(shapes(output))
    read = reads_of(program.order()) if found else {}
    return tuple([x for x in found if x.product not in read])


def _is_thin(value: Value, shapes: Shapes) -> bool:
    shape = shapes(value)
    if not isinstance(value.primitive, MatMul) or prod(shape) * value.dtype.itemsize < cost_model.SINK_BYTES:
        return False
    return len(shape) == 2 and shapes(value.operands[0])[-1] <= cost_model.SINK_TERMS


class StreamingPlan(Plan):
    """A plan of a loss and its gradients, some of which are computed in parts.

    Args:
        program: gives the loss, then the gradients, then further values.
        streamed: those of them that are computed in parts.
        tables: those of which only the rows are computed that are not zero.
        loss: where the loss is to be.
        stop: how many outputs there are without the further values.
        inputs: where its inputs are, or None for those that get a place of their own.
        arena: where its places are taken from.

    Attributes:
        spans: the gradients that are not in parts: where they begin and end among all, and their places.
        products: those that are, except rows of tables.
        copies: lay out what products are computed from that are not added.
        further: the further values.
    """

    def __init__(
        self,
        program: Program,
        streamed: Sequence[Streamed],
        tables: Sequence[RowGradient],
        loss: Array,
        stop: int,
        inputs: Sequence[Array | None],
        arena: Arena,
    ) -> None:
        apart = {*(x.product for x in streamed), *(x.value for x in tables)}
        rest = [x for x in program.outputs[1:stop] if x not in apart]
        dtype = program.outputs[1].dtype
        flat = arena.array("gradients that are not in parts", (sum(x.size for x in rest),), dtype)
        places: list[Array | None] = [loss]
        self.spans: list[tuple[int, int, Array]] = []
        start = used = 0
        for output in program.outputs[1:stop]:
            if output not in apart:
                span = flat[used : used + output.size]
                places.append(span.reshape(output.shape))
                used += output.size
                if self.spans and self.spans[-1][1] == start:
                    first, _, before = self.spans.pop()
                    self.spans.append((first, start + output.size, flat[used - output.size - before.size : used]))
                else:
                    self.spans.append((start, start + output.size, span))
            start += output.size
        factors = [x for product in streamed for x in product.product.operands if isinstance(x, Value)]
        factors += [x for gradient in tables for source in gradient.sources for x in source]
        further = program.outputs[stop:]
        others = *factors, *further
        without = Program(program.inputs, (program.outputs[0], *rest, *others))
        super().__init__(without, [*places, *[None] * len(others)], inputs, arena=arena)
        arrays = dict(zip(factors, self.outputs[len(places) :], strict=False))
        self.further = self.outputs[len(self.outputs) - len(further) :]
        self.products: list[Product] = []
        rows: dict[Value, Array] = {}
        copies: list[Step] = []
        library = _library(arena)
        for product in streamed:
            x1, x2 = product.product.operands
            assert isinstance(x1, Value)
            assert isinstance(x2, Value)
            if not arrays[x1].flags.c_contiguous and x1 not in rows:  # of rows that lie apart they take twice as long
                rows[x1] = arena.array(("rows", len(rows)), x1.shape, x1.dtype)
                copies.append(copying(rows[x1], arrays[x1]))
            added = None if library is None else _Sum.of(product, arrays[x1], arrays[x2], library)
            self.products.append(Product(product, rows.get(x1, arrays[x1]), arrays[x2], arena, added))
        self.copies = bind(copies)

        self._tables = [(x.table, [(arrays[i], arrays[y]) for i, y in x.sources]) for x in tables]

    def run_into(self, sink: GradientSink, *, quiet: bool = False) -> None:
        """Compute the loss and the gradients, and let these be taken; ``quiet`` where NumPy says nothing already."""
        if quiet:
            self._run_into(sink)
        else:
            quietly(self._run_into, sink)

    def _run_into(self, sink: GradientSink) -> None:
        self.run_inside()
        sink.expect([table for table, _ in self._tables])
        for table, sources in self._tables:
            rows, gradients = summed(sources, table.width)
            sink.take_rows(table, rows, gradients, is_finite(gradients.reshape(-1)))
        for start, stop, values in self.spans:
            sink.take(start, stop, values, is_finite(values))
        left: list[tuple[Product, tuple[float, Array, Array] | None]] = []
        for product in self.products:
            addition = sink.addition(product.start, product.stop)
            if addition is None or product.sum is None:
                left.append((product, addition))
            else:
                product.sum.write(*addition, sink)
        if left:
            execute(self.copies)
        for product, addition in left:
            if addition is None:
                for start, stop, values in product.parts(1.0):
                    sink.take(start, stop, values, is_finite(values))
                continue
            factor, before, after = addition
            for start, stop, values in product.parts(factor):
                if not is_finite(values):
                    sink.check(start, values / factor)
                part = slice(start - product.start, stop - product.start)
                np.add(before[part], values, after[part])
        sink.complete = True


def _library(arena: Arena) -> Cblas | None:
    """What adds products to values as it computes them."""
    if arena.crew is not None:  # in threads of its own
        return openblas()
    return (None if "mkl" in arena.without else mkl()) or openblas()


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

    def __init__(self, streamed: Streamed, x1: Array, x2: Array, arena: Arena, added: _Sum | None) -> None:
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


class _Sum:
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
    def of(streamed: Streamed, x1: Array, x2: Array, library: Cblas) -> _Sum | None:
        """That of a gradient, the product of two matrices; None if the library does not take them."""
        rows, columns = streamed.product.shape
        parts: list[tuple[AddedProduct, Array, Array, int, int]] = []
        for first, last in _parts(rows, _most_rows(streamed.product, cost_model.SUM_PART_BYTES)):
            added = library.added(x1[first:last], x2)
            if added is None:
                return None
            parts.append((added, x1[first:last], x2, first * columns, last * columns))
        return _Sum(streamed.start, (x1, x2), parts)

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
