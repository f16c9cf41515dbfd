"""Matrix products by MKL, where it is installed: see :mod:`typedtensor.backends.mkl`.

MKL computes large products faster than the BLAS of NumPy's wheels.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends.mkl import mkl
from typedtensor.backends.workers import worker_pool
from typedtensor.ir import Argument, Array, DType, MatMul, Value, meaning
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.products import matmul
from typedtensor.targets.numpy.emission.steps import BlasProduct, BlasProducts, Step
from typedtensor.targets.numpy.emission.tables import emits


@dataclass(frozen=True)
class MklMatMul(MatMul, opcode="mkl.matmul"):
    """Matrix products by MKL; by NumPy for layouts in which NumPy is faster, and for small tiles."""

    @property
    def plain(self) -> MatMul:
        return MatMul()


meaning(MklMatMul)(lambda p, x1, x2: np.matmul(x1, x2))


@emits(MklMatMul)
def _emit(p: MklMatMul, out: Array, arrays: Sequence[Any]) -> list[Step]:
    x1, x2 = arrays
    shape, itemsize, count = out.shape, out.itemsize, len(out)
    if len(shape) > 3 or 0 in shape or (len(shape) == 3 and any(x.ndim == 3 and len(x) != count for x in arrays)):
        return matmul(p, out, arrays)
    # All matrices of a stack have the layout of the first.
    rows, columns, terms = shape[-2], shape[-1], x2.shape[-2]
    if out.strides[-1] == itemsize:
        turned = x1.strides[-2] == itemsize, x2.strides[-2] == itemsize
    else:  # the transposed product is that of the transposed factors, exchanged
        rows, columns, turned = columns, rows, (x2.strides[-1] == itemsize, x1.strides[-1] == itemsize)
    large = _is_for_mkl(rows, terms, columns, turned=turned, dtype=out.dtype)
    library = mkl() if large else None
    if library is None or not library.takes(x1, x2, out):
        return matmul(p, out, arrays)
    return [Step((_product if out.ndim == 2 else _products)(library), out, (x1, x2))]


_product, _products = functools.cache(BlasProduct), functools.cache(BlasProducts)


def use_mkl(value: Value) -> Argument | None:
    """Return a large product by MKL, if it is installed; the library is looked up only for such products."""
    if not _is_large_product(value) or mkl() is None:
        return None
    return Value(MklMatMul(), value.operands, value.shape, value.dtype)


def _is_large_product(value: Value) -> bool:
    """Whether a value is a large matrix product, or a stack of large ones."""
    if type(value.primitive) is not MatMul or not 2 <= len(value.shape) <= 3:
        return False
    x1, x2 = value.operands
    assert isinstance(x1, Value)
    assert isinstance(x2, Value)
    repeated = any(len(x.shape) == 3 and x.shape[0] != value.shape[0] for x in (x1, x2))
    return not repeated and _is_large(math.prod(value.shape[-2:]) * x1.shape[-1])


def _is_large(multiplications: int) -> bool:
    return multiplications >= (
        cost_model.MKL_MULTIPLICATIONS if worker_pool() is None else cost_model.MKL_MULTIPLICATIONS_SHARED
    )


def _is_for_mkl(rows: int, terms: int, columns: int, *, turned: tuple[bool, bool], dtype: DType) -> bool:
    """Whether MKL is faster for a row-major product.

    Args:
        rows: the rows of the product.
        terms: the length of the contracted axis.
        columns: the columns of the product.
        turned: whether each factor is column-major.
        dtype: the dtype.
    """
    if not _is_large(rows * columns * terms) or columns < cost_model.MKL_COLUMNS[False]:
        return False
    few, few_columns = cost_model.MKL_SLOW.get(dtype, ((), ()))
    slow = columns < cost_model.MKL_COLUMNS[turned[0]] or (
        turned[1] and rows in few and columns in few_columns and columns <= terms
    )
    return not slow or worker_pool() is not None
