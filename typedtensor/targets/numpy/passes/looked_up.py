"""What is computed of rows that are looked up is computed of the rows of the table, where these are fewer.

So the products of a recurrent layer with embeddings of letters are those of the alphabet, however long the text is.
"""

from __future__ import annotations

from typedtensor.ir import Argument, Broadcast, Elementwise, MatMul, Reshape, Take, Value, make
from typedtensor.passes.algebraic_simplifier import simplified
from typedtensor.targets.numpy import cost_model

_BY_ROWS = frozenset(map(Elementwise, ("add", "subtract", "multiply", "divide")))
"""What is done with one row and all that are looked up."""


def of_table(value: Value) -> Argument | None:
    """A product of rows looked up with a matrix, or a sum or multiple with one row, as rows of that of the table."""
    kind = type(value.primitive)
    if kind is MatMul:
        return _product(value)
    return _beside_row(value) if kind is Elementwise and value.primitive in _BY_ROWS and value.shape else None


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
    """What a value does to other operands, which give a table, and rows of that in its place."""
    return simplified(Reshape(value.shape), make(Take(), make(value.primitive, *operands), index))


def looked_up(x: Argument) -> tuple[Value, Value] | None:
    """The table and the indices of rows that are looked up, if there are several times as many as in the table."""
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
    """A row that an operand repeats, with as many elements as those of a value."""
    if not isinstance(x, Value) or x.dtype != value.dtype or not isinstance(x.primitive, Broadcast):
        return None
    [row] = x.operands
    return row if isinstance(row, Value) and row.shape == value.shape[-1:] else None
