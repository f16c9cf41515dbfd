"""Sparse gradients: of a table of which few rows were read, the gradients of these rows alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple

import numpy as np

from typedtensor.backends.writing import sums_by_row
from typedtensor.ir import (
    AddRows,
    Argument,
    Array,
    DType,
    Elementwise,
    Full,
    Program,
    Shape,
    Value,
    Where,
    form_of,
    function_of,
    reads_of,
)
from typedtensor.targets.numpy import cost_model

Shapes = Callable[[Argument], Shape]
"""Returns the shape of a value, or, for a value of a template, the shape in an instance."""


class Table(NamedTuple):
    """A matrix within a flat array.

    Attributes:
        start: the position of its first element.
        rows: the number of rows.
        width: the number of columns.
    """

    start: int
    rows: int
    width: int

    def of(self, numbers: Array) -> Array:
        """Return the matrix as a view of a flat array."""
        return numbers[self.start : self.start + self.rows * self.width].reshape(self.rows, self.width)


@dataclass(frozen=True, slots=True)
class RowGradient:
    """A gradient that is zero except in some rows.

    Attributes:
        value: the gradient, a value of the program or of its template.
        table: its position among all gradients.
        sources: pairs of row indices and the summands of these rows.
    """

    value: Value
    table: Table
    sources: Sequence[tuple[Value, Value]]


def row_gradients(program: Program, dtype: DType, stop: int | None = None) -> tuple[RowGradient, ...]:
    """Return the gradients of a program, its outputs from 1 to ``stop``, that are zero except in few rows."""
    program, shapes = form_of(program)
    read: Mapping[Argument, int] | None = None
    found: list[RowGradient] = []
    start = 0
    for output in program.outputs[1:stop]:
        sources, shape = None, shapes(output)
        if _may_be_rows(output, prod(shape), dtype) and program.outputs.count(output) == 1:
            read = reads_of(program.order()) if read is None else read
            sources = _sources(output, read, shapes)
        if sources is not None:
            rows, *columns = shape
            if sum(prod(shapes(index)) for index, _ in sources) <= rows * cost_model.READ_ROWS:
                found.append(RowGradient(output, Table(start, rows, prod(columns)), sources))
        start += prod(shape)
    return tuple(found)


def _may_be_rows(value: Value, size: int, dtype: DType) -> bool:
    """Whether a value is large and a sum of scattered rows."""
    large = value.dtype == dtype and size * dtype.itemsize >= cost_model.SINK_BYTES
    return large and (isinstance(value.primitive, AddRows) or function_of(value) == "add")


def _sources(value: Value, read: Mapping[Argument, int], shapes: Shapes) -> list[tuple[Value, Value]] | None:
    """Return the scatters that a value is the sum of; None if it has other summands, or other readers."""
    if value in read:
        return None
    sources: list[tuple[Value, Value]] = []
    waiting, terms = [value], Counter[Value]()
    while waiting:
        x = waiting.pop()
        operands = [y for y in x.operands if isinstance(y, Value)]
        if isinstance(x.primitive, AddRows):
            terms[x] += 1
            index, values = operands
            sources.append((index, values))
        elif x is not value and read[x] > 1:
            return None
        elif function_of(x) == "add" and len(operands) == 2 and {*map(shapes, operands)} == {shapes(x)}:
            waiting += operands
        else:
            return None
    # A value added twice is read twice. Any other reader would need the whole gradient.
    return sources if all(read.get(x, 0) <= count for x, count in terms.items()) else None


def summed(sources: Sequence[tuple[Array, Array]], width: int) -> tuple[Array, Array]:
    """Return the distinct rows of all sources, and the sum of the summands of each."""
    index = np.concatenate([index.reshape(-1) for index, _ in sources])
    values = np.concatenate([values.reshape(-1, width) for _, values in sources])
    return sums_by_row(index, values)


_ZERO = "zero"


def is_still(program: Program) -> bool:
    """Whether an update keeps values and states where the gradient is zero.

    Args:
        program: the update, from gradients, values, states and scalars to values and states.
    """
    gradient, *rest = program.inputs
    known: dict[Value, object] = {gradient: _ZERO}

    def meaning(x: Argument) -> object:
        return known.get(x, x) if isinstance(x, Value) else (_ZERO if x == 0 else x)

    for value in program.order():
        if value not in known:
            found = _result(value, [meaning(x) for x in value.operands])
            if found is not None:
                known[value] = found
    return all(known.get(x, x) is before for x, before in zip(program.outputs, rest, strict=False))


def _result(value: Value, operands: Sequence[object]) -> object | None:
    """Return a value's meaning where the gradient is zero: zero, a truth value, or one of the inputs; else None."""
    if isinstance(value.primitive, Where):
        condition, chosen, other = operands
        return {True: chosen, False: other}.get(condition) if isinstance(condition, bool) else None
    if isinstance(value.primitive, Full):
        return _ZERO if value.primitive.number == 0 else None
    if not isinstance(value.primitive, Elementwise):
        return None
    first, *others = operands
    match value.primitive.function:
        case "multiply" if _ZERO in operands:
            return _ZERO
        case "add" if _ZERO in operands:
            return others[0] if first is _ZERO else first
        case "subtract" if others[0] is _ZERO:
            return first
        case "divide" if first is _ZERO:
            return _ZERO
        case "negative" | "sqrt" | "absolute" if first is _ZERO:
            return _ZERO
        case "not_equal" | "equal" if first is others[0] is _ZERO:
            return value.primitive.function == "equal"
    return None
