"""Matrix products of reshaped operands become contractions of the original axes.

A mesh shards arrays along axes. An axis that was merged into another has no sharding of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import NamedTuple

from typedtensor.ir import Argument, Contract, MatMul, Permute, Reshape, Shape, Value, make


class _Matrix(NamedTuple):
    """A matrix as an array whose axes are merged.

    Attributes:
        array: the array.
        rows: the axes that are merged into the rows.
        columns: the axes that are merged into the columns.
    """

    array: Value
    rows: tuple[int, ...]
    columns: tuple[int, ...]


def contract(value: Value) -> Argument | None:
    """Turn a matrix product of reshaped arrays into a contraction, reshaped to the product's shape."""
    if not isinstance(value.primitive, MatMul):
        return None
    x, y = value.operands
    if not isinstance(x, Value) or not isinstance(y, Value) or not len(x.shape) == len(y.shape) == 2:
        return None
    first, second = _matrix(x), _matrix(y)
    if len(first.rows) == len(first.columns) == len(second.rows) == len(second.columns) == 1:
        return None
    summed = [first.array.shape[n] for n in first.columns], [second.array.shape[n] for n in second.rows]
    if summed[0] != summed[1]:
        first = first if len(first.columns) == 1 else _merged(first, first.columns)
        second = second if len(second.rows) == 1 else _merged(second, second.rows)
    result = make(Contract(first.columns, second.rows), first.array, second.array)
    # A contraction keeps the order of the first array's axes, which is the order of the matrix's rows.
    return make(Reshape(value.shape), result)


def _matrix(value: Value) -> _Matrix:
    """Look through transpositions and reshapes for the array that a matrix was made of."""
    primitive = value.primitive
    source = value.operands[0] if value.operands else None
    if isinstance(source, Value) and isinstance(primitive, Permute) and primitive.order == (1, 0):
        array, rows, columns = _matrix(source)
        return _Matrix(array, columns, rows)
    if isinstance(source, Value) and isinstance(primitive, Reshape) and value.size:
        for count in range(1, len(source.shape)):
            if prod(source.shape[:count]) == value.shape[0]:
                return _Matrix(source, tuple(range(count)), tuple(range(count, len(source.shape))))
    return _Matrix(value, (0,), (1,))


def _merged(matrix: _Matrix, axes: Sequence[int]) -> _Matrix:
    """The matrix with neighbouring axes merged."""
    array, rows, columns = matrix
    start, stop = axes[0], axes[-1] + 1
    shape: Shape = (*array.shape[:start], prod(array.shape[start:stop]), *array.shape[stop:])

    def moved(of: tuple[int, ...]) -> tuple[int, ...]:
        return (start,) if start in of else tuple(n if n < start else n - len(axes) + 1 for n in of)

    return _Matrix(make(Reshape(shape), array), moved(rows), moved(columns))
