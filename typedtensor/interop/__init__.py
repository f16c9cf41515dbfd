"""Tensors from and to the tables, labelled arrays and sparse matrices of other libraries."""

from typedtensor.interop.named_arrays import from_haliax, to_haliax
from typedtensor.interop.sparse import sparse_rows
from typedtensor.interop.tables import to_pandas, to_xarray

__all__ = ["from_haliax", "sparse_rows", "to_haliax", "to_pandas", "to_xarray"]
