"""Gradients computed in parts, each consumed by the optimizer's update before the next one is computed.

The gradient of a layer's weight is a product of matrices that no other instruction reads, and often larger than both
factors. Computed in parts that fit into the cache, it never goes through main memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np

from typedtensor.backends.cblas import Cblas
from typedtensor.backends.mkl import mkl
from typedtensor.backends.openblas import openblas
from typedtensor.backends.quiet import quietly
from typedtensor.ir import Array, DType, MatMul, Program, Value, form_of, reads_of
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.emission.steps import Step, bind, copying, execute
from typedtensor.targets.numpy.gradient_parts import Product, Streamed, Sum
from typedtensor.targets.numpy.gradient_sink import GradientSink, is_finite
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.tables import RowGradient, Shapes, summed


def streams(program: Program, dtype: DType, stop: int) -> tuple[Streamed, ...]:
    """Return the gradients of a program that are faster in parts.

    Args:
        program: returns the loss, the gradients, and further values.
        dtype: the dtype of the gradients.
        stop: the number of outputs before the further values.
    """
    program, shapes = form_of(program)
    found: list[Streamed] = []
    start = 0
    for output in program.outputs[1:stop]:
        shape = shapes(output)
        if program.outputs.count(output) == 1 and output.dtype == dtype and _is_thin(output, shapes):
            rows, columns = shape
            found.append(Streamed(output, (rows, columns), start))
        start += prod(shape)
    read = reads_of(program.order()) if found else {}
    return tuple([x for x in found if x.product not in read])


def _is_thin(value: Value, shapes: Shapes) -> bool:
    shape = shapes(value)
    if not isinstance(value.primitive, MatMul) or prod(shape) * value.dtype.itemsize < cost_model.SINK_BYTES:
        return False
    return len(shape) == 2 and shapes(value.operands[0])[-1] <= cost_model.SINK_TERMS


class StreamingPlan(Plan):
    """A plan of a loss and its gradients that computes some gradients in parts.

    Args:
        program: returns the loss, the gradients, and further values.
        streamed: the gradients computed in parts.
        tables: the gradients of which only the nonzero rows are computed.
        loss: the buffer of the loss.
        stop: the number of outputs before the further values.
        inputs: the buffers of the inputs, or None where the plan allocates one.
        arena: the memory that buffers are allocated in.

    Attributes:
        spans: for each gradient computed whole, its start and stop among all gradients, and its buffer.
        products: the gradients computed in parts, except rows of tables.
        copies: calls that make factors contiguous, for products that are not accumulated into values.
        tables: the gradients of which rows are computed: their places, and the buffers of row indices and summands.
        further: the buffers of the further values.
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
        form, shapes = form_of(program)
        outputs, dtype = form.outputs, form.outputs[1].dtype
        apart = {*(x.product for x in streamed), *(x.value for x in tables)}
        sizes = {x: prod(shapes(x)) for x in outputs[1:stop]}
        rest = [x for x in outputs[1:stop] if x not in apart]
        flat = arena.array("gradients that are not in parts", (sum(sizes[x] for x in rest),), dtype)
        places: list[Array | None] = [loss]
        self.spans: list[tuple[int, int, Array]] = []
        start = used = 0
        for output in outputs[1:stop]:
            size = sizes[output]
            if output not in apart:
                span = flat[used : used + size]
                places.append(span.reshape(shapes(output)))
                used += size
                if self.spans and self.spans[-1][1] == start:
                    first, _, before = self.spans.pop()
                    self.spans.append((first, start + size, flat[used - size - before.size : used]))
                else:
                    self.spans.append((start, start + size, span))
            start += size
        factors = [x for product in streamed for x in product.product.operands if isinstance(x, Value)]
        factors += [x for gradient in tables for source in gradient.sources for x in source]
        further = outputs[stop:]
        others = *factors, *further
        without = arena.analyses.part(program, (outputs[0], *rest, *others))
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
            if not arrays[x1].flags.c_contiguous and x1 not in rows:  # products of strided rows take twice as long
                rows[x1] = arena.array(("rows", len(rows)), arrays[x1].shape, x1.dtype)
                copies.append(copying(rows[x1], arrays[x1]))
            added = None if library is None else Sum.of(product, arrays[x1], arrays[x2], library)
            self.products.append(Product(product, rows.get(x1, arrays[x1]), arrays[x2], arena, added))
        self.copies = bind(copies)

        self.tables = [(x.table, [(arrays[i], arrays[y]) for i, y in x.sources]) for x in tables]

    def run_into(self, sink: GradientSink, *, quiet: bool = False) -> None:
        """Compute the loss and feed the gradients to ``sink``; ``quiet`` if errors of NumPy are ignored already."""
        if quiet:
            self._run_into(sink)
        else:
            quietly(self._run_into, sink)

    def _run_into(self, sink: GradientSink) -> None:
        self.run_inside()
        sink.expect([table for table, _ in self.tables])
        for table, sources in self.tables:
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
    """Return the BLAS library that accumulates products into values, if there is one."""
    if arena.workers is not None:  # the library would start threads of its own
        return openblas()
    return (None if "mkl" in arena.without else mkl()) or openblas()
