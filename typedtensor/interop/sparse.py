"""Rows of sparse matrices as tensors of their entries."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np

from typedtensor.core.axes import Axis
from typedtensor.core.tensor import IntTensor, Tensor, tensor_type
from typedtensor.errors import AxisError

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)


def sparse_rows(matrix: Any, rows: type[U], entries: type[V], /) -> tuple[IntTensor[U, V], Tensor[U, V]]:
    """Return the columns and the values of a sparse matrix's entries, row by row.

    Rows with fewer entries than others are filled up with values of zero at column 0. The product of the matrix with a
    weight is then ``(embed(columns, weight) * values.expand_like(...)).sum(Entry)``, without a dense matrix.

    Args:
        matrix: a matrix of SciPy in any format.
        rows: the label of its rows.
        entries: the label of the entries of a row.

    Raises:
        AxisError: when it is no sparse matrix of two axes.

    >>> from scipy.sparse import csr_array
    >>> from typedtensor import Axis
    >>> class Text(Axis): ...
    >>> class Entry(Axis): ...
    >>> columns, values = sparse_rows(csr_array([[0.0, 5.0, 6.0], [7.0, 0.0, 0.0]]), Text, Entry)
    >>> print(columns, values)
    IntTensor[Text=2, Entry=2]([[1, 2],
                                [0, 0]]) Tensor[Text=2, Entry=2]([[5., 6.],
                             [7., 0.]])
    """
    if not hasattr(matrix, "tocsr") or len(matrix.shape) != 2:
        raise AxisError(f"sparse_rows takes a SciPy sparse matrix with two axes, not {type(matrix).__name__}")
    by_row = matrix.tocsr()
    counts = np.diff(by_row.indptr)
    filled = np.arange(int(counts.max(initial=0))) < counts[:, None]
    dtype = by_row.dtype if by_row.dtype.kind == "f" else np.float32
    columns, values = np.zeros(filled.shape, np.int64), np.zeros(filled.shape, dtype)
    columns[filled], values[filled] = by_row.indices, by_row.data
    return tensor_type("int", (rows, entries))(columns), tensor_type("real", (rows, entries))(values)
