"""Tensors from and to the tables, labelled arrays and sparse matrices of other libraries."""

from typedtensor.interop.sparse import sparse_rows
from typedtensor.interop.tables import to_pandas, to_xarray

__all__ = ["sparse_rows", "to_pandas", "to_xarray"]
