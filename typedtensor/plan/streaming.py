"""Gradients that are computed in parts, each of which is taken before the next is computed.

The gradient for the weight of a layer is a product of matrices that nothing else reads, and often larger than all that
it is made of. In parts that stay in the cache, it is never written to memory, nor read from there.
"""

from __future__ import annotations

import contextvars
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from typedtensor.backends.quiet import quietly
from typedtensor.plan.buffers import Arena
from typedtensor.plan.executor import Plan
from typedtensor.plan.products import MatMul
from typedtensor.plan.values import Array, DType, Instruction, Program, Value, copying, execute

SMALLEST = 64 * 1024
"""The bytes of a gradient from which on it is computed in parts."""

LONGEST = 128
"""How many products are added at most for an element of it; if there are more, they take longer than memory does."""

PART = 128 * 1024
"""The bytes of a part."""

Take = Callable[[int, int, Array, bool], None]
"""Takes the gradients from one position on to another; and whether they are known to be finite."""


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
    read = {x for value in program.order() for x in value.operands}
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
        self._parts: list[_Part] = []
        for product in streamed:
            x1, x2 = product.product.operands
            assert isinstance(x1, Value)
            assert isinstance(x2, Value)
            if not arrays[x1].flags.c_contiguous:  # thin products of rows that lie apart take twice as long
                rows = arena.array(("rows", len(self.code)), x1.shape, x1.dtype)
                self.code.append(copying(rows, arrays[x1]))
                arrays[x1] = rows
            self._parts += _parts(product, arrays[x1], arrays[x2], arena)

    def run_for(self, take: Take) -> None:
        """Compute the loss and the gradients, and let these be taken."""
        quietly(self._run_for, contextvars.copy_context(), take)

    def _run_for(self, around: contextvars.Context, take: Take) -> None:
        """Run where nothing is said of overflow, but for ``take``, which runs in the context around."""
        self.run_inside()
        for start, stop, values in self._spans:
            around.run(take, start, stop, values, math.isfinite(values.dot(values)))
        for code, start, stop, values in self._parts:
            execute(code)
            around.run(take, start, stop, values, math.isfinite(values.dot(values)))


_Part = tuple[list[Instruction], int, int, Array]
"""What computes some gradients, their positions, and where they are then."""


def _parts(streamed: Streamed, x1: Array, x2: Array, arena: Arena) -> list[_Part]:
    product = streamed.product
    rows, columns = product.shape
    most = max(1, PART // (columns * product.dtype.itemsize))
    count = -(-rows // most)
    found: list[_Part] = []
    for n in range(count):
        first, last = rows * n // count, rows * (n + 1) // count
        out = arena.array("a part of a gradient", (most, columns), np.dtype(product.dtype))[: last - first]
        start, stop = streamed.start + first * columns, streamed.start + last * columns
        found.append((list(product.primitive.emit(out, [x1[first:last], x2])), start, stop, out.reshape(-1)))
    return found
