"""Computation ahead of a gather: a function of gathered rows is computed of the table's rows, where these are fewer.

A recurrent layer over embedded letters then multiplies the rows of the alphabet, however long the text is.
"""

from __future__ import annotations

from typedtensor.ir import Argument, Broadcast, MatMul, Reshape, Take, Value, function_of, make
from typedtensor.passes.algebraic_simplifier import simplified
from typedtensor.targets.numpy import cost_model

_BY_ROWS = frozenset({"add", "subtract", "multiply", "divide"})
"""Elementwise functions of one row and all gathered rows that commute with the gather."""


def of_table(value: Value) -> Argument | None:
    """Return a product or a row-wise sum or multiple of gathered rows as a gather of computed rows, or None."""
    if type(value.primitive) is MatMul:
        return _product(value)
    return _beside_row(value) if function_of(value) in _BY_ROWS and value.shape else None


def _product(value: Value) -> Argument | None:
    rows, matrix = value.operands
    if not isinstance(matrix, Value) or len(value.shape) != 2 or len(matrix.shape) != 2:
        return None
    found = looked_up(rows)
    return None if found is None else _again(value, (found[0], matrix), found[1])


def _beside_row(value: Value) -> Argument | None:
    for place, x in enumerate(value.operands):
        row = _row(value.operands[1 - place], value)
        if row is None or (found := looked_up(x)) is None:
            continue
        table, index = found
        repeated = make(Broadcast(table.shape), row)
        return _again(value, (repeated, table) if place else (table, repeated), index)
    return None


def _again(value: Value, operands: tuple[Value, Value], index: Value) -> Argument:
    """Return a value's primitive applied to other operands, a table, and the gather of the table's rows."""
    return simplified(Reshape(value.shape), make(Take(), make(value.primitive, *operands), index))


def looked_up(x: Argument) -> tuple[Value, Value] | None:
    """Return the table and the indices of a gather that has several times as many rows as the table."""
    if not isinstance(x, Value) or not x.shape:
        return None
    rows = x
    if isinstance(x.primitive, Reshape):
        [inner] = x.operands
        if not isinstance(inner, Value) or not inner.shape or inner.shape[-1] != x.shape[-1]:
            return None
        rows = inner
    if not isinstance(rows.primitive, Take):
        return None
    table, index = rows.operands
    assert isinstance(table, Value)
    assert isinstance(index, Value)
    enough = cost_model.LOOKED_UP_TIMES * table.shape[0] <= index.size
    return (table, index) if enough and len(table.shape) == 2 else None


def _row(x: Argument, value: Value) -> Value | None:
    """Return the row that an operand broadcasts to the rows of a value, or None."""
    if not isinstance(x, Value) or type(x.primitive) is not Broadcast or x.dtype != value.dtype:
        return None
    [row] = x.operands
    return row if isinstance(row, Value) and row.shape == value.shape[-1:] else None
