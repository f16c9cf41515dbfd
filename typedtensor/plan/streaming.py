"""Gradients that are computed in parts, each of which is taken before the next is computed.

The gradient for the weight of a layer is a product of matrices that nothing else reads, and often larger than all that
it is made of. In parts that stay in the cache, it is never written to memory, nor read from there.
"""

from __future__ import annotations

import contextvars
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from typedtensor.backends.quiet import quietly
from typedtensor.plan.buffers import Arena
from typedtensor.plan.executor import Plan
from typedtensor.plan.products import MatMul
from typedtensor.plan.values import Array, DType, Instruction, Program, Value, copying, execute, readers_of

SMALLEST = 64 * 1024
"""The bytes of a gradient from which on it is computed in parts."""

LONGEST = 128
"""How many products are added at most for an element of it; if there are more, they take longer than memory does."""

PART = 128 * 1024
"""The bytes of a part."""


@dataclass(frozen=True, slots=True)
class Addition:
    """How gradients become new values, if all that is done is to multiply and add them.

    Attributes:
        factor: what they are multiplied by.
        before: what they are added to.
        after: where the new values are written.
    """

    factor: float
    before: Array
    after: Array


class Taker(Protocol):
    """Takes gradients while they are computed. Positions are among all of them, side by side."""

    def take(self, start: int, stop: int, gradient: Array, finite: bool, /) -> None:
        """Take the gradients between two positions; ``finite`` if they are known to be."""

    def addition(self, start: int, stop: int, /) -> Addition | None:
        """What makes new values of the gradients between two positions, which are then not taken."""

    def check(self, start: int, gradient: Array, /) -> None:
        """Look for what is not finite in gradients from a position on."""


@dataclass(frozen=True, slots=True)
class Streamed:
    """A gradient that is computed in parts: the product of two matrices.

    Attributes:
        product: the gradient.
        start: its position among all gradients, side by side.
    """

    product: Value
    start: int


def streams(program: Program, dtype: DType) -> tuple[Streamed, ...]:
    """The outputs of a program after the first, side by side, that are better computed in parts, of a given dtype."""
    read = readers_of(program.order())
    found: list[Streamed] = []
    start = 0
    for output in program.outputs[1:]:
        if output not in read and program.outputs.count(output) == 1 and output.dtype == dtype and _is_thin(output):
            found.append(Streamed(output, start))
        start += output.size
    return tuple(found)


def _is_thin(value: Value) -> bool:
    if not isinstance(value.primitive, MatMul) or value.size * value.dtype.itemsize < SMALLEST:
        return False
    x1 = value.operands[0]
    assert isinstance(x1, Value)
    return len(value.shape) == 2 and x1.shape[-1] <= LONGEST


class StreamingPlan(Plan):
    """A plan of a loss and its gradients, some of which are computed in parts.

    Args:
        program: gives the loss, then the gradients.
        streamed: those of them that are computed in parts.
        loss: where the loss is to be.
        inputs: where its inputs are, or None for those that get a place of their own.
        arena: where its places are taken from.
        blocks: whether elementwise functions are computed in blocks.
    """

    def __init__(
        self,
        program: Program,
        streamed: Sequence[Streamed],
        loss: Array,
        inputs: Sequence[Array | None],
        arena: Arena,
        *,
        blocks: bool = True,
    ) -> None:
        products = {x.product for x in streamed}
        rest = [x for x in program.outputs[1:] if x not in products]
        dtype = program.outputs[1].dtype
        flat = arena.array("gradients that are not in parts", (sum(x.size for x in rest),), dtype)
        places: list[Array | None] = [loss]
        self._spans: list[tuple[int, int, Array]] = []
        start = used = 0
        for output in program.outputs[1:]:
            if output not in products:
                span = flat[used : used + output.size]
                places.append(span.reshape(output.shape))
                used += output.size
                if self._spans and self._spans[-1][1] == start:
                    first, _, before = self._spans.pop()
                    self._spans.append((first, start + output.size, flat[used - output.size - before.size : used]))
                else:
                    self._spans.append((start, start + output.size, span))
            start += output.size
        factors = [x for product in streamed for x in product.product.operands if isinstance(x, Value)]
        without = Program(program.inputs, (program.outputs[0], *rest, *factors))
        super().__init__(without, [*places, *[None] * len(factors)], inputs, arena=arena, blocks=blocks)
        arrays = dict(zip(factors, self.outputs[len(places) :], strict=True))
        self._products: list[_Product] = []
        for product in streamed:
            x1, x2 = product.product.operands
            assert isinstance(x1, Value)
            assert isinstance(x2, Value)
            if not arrays[x1].flags.c_contiguous:  # thin products of rows that lie apart take twice as long
                rows = arena.array(("rows", len(self.code)), x1.shape, x1.dtype)
                self.code.append(copying(rows, arrays[x1]))
                arrays[x1] = rows
            self._products.append(_Product(product, arrays[x1], arrays[x2], arena))

    def run_for(self, taker: Taker) -> None:
        """Compute the loss and the gradients, and let these be taken."""
        quietly(self._run_for, contextvars.copy_context(), taker)

    def _run_for(self, around: contextvars.Context, taker: Taker) -> None:
        """Run where nothing is said of overflow, but for the taker, which runs in the context around."""
        self.run_inside()
        for start, stop, values in self._spans:
            around.run(taker.take, start, stop, values, _is_finite(values))
        for product in self._products:
            addition = around.run(taker.addition, product.start, product.stop)
            if addition is None:
                for start, stop, values in product.parts(1.0):
                    around.run(taker.take, start, stop, values, _is_finite(values))
                continue
            for start, stop, values in product.parts(addition.factor):
                if not _is_finite(values):
                    around.run(taker.check, start, values / addition.factor)
                part = slice(start - product.start, stop - product.start)
                np.add(addition.before[part], values, addition.after[part])


def _is_finite(values: Array) -> bool:
    """Whether all of them are known to be finite."""
    return math.isfinite(values.dot(values))


class _Product:
    """A gradient, part by part.

    Args:
        streamed: the gradient.
        x1: the first of the matrices whose product it is.
        x2: the second one.
        arena: where places are taken from.

    Attributes:
        start: its position among all gradients.
        stop: where it ends.
    """

    def __init__(self, streamed: Streamed, x1: Array, x2: Array, arena: Arena) -> None:
        value = streamed.product
        self.start, self.stop = streamed.start, streamed.start + value.size
        self._x2, self._scaled = x2, arena.array("a scaled factor", x2.shape, x2.dtype)
        self._parts: list[tuple[list[Instruction], int, int, Array]] = []
        rows, columns = value.shape
        most = max(1, PART // (columns * value.dtype.itemsize))
        count = -(-rows // most)
        for n in range(count):
            first, last = rows * n // count, rows * (n + 1) // count
            out = arena.array("a part of a gradient", (most, columns), np.dtype(value.dtype))[: last - first]
            code = list(value.primitive.emit(out, [x1[first:last], self._scaled]))
            place = self.start + first * columns, self.start + last * columns
            self._parts.append((code, *place, out.reshape(-1)))

    def parts(self, factor: float) -> Iterator[tuple[int, int, Array]]:
        """The parts, multiplied by a factor, with their positions among all gradients."""
        np.multiply(self._x2, factor, self._scaled)  # with any factor: the instructions read it there
        for code, start, stop, values in self._parts:
            execute(code)
            yield start, stop, values
