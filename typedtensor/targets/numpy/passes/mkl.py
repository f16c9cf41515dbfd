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

from typedtensor.backends.cblas import Cblas
from typedtensor.backends.mkl import mkl
from typedtensor.backends.workers import worker_pool
from typedtensor.ir import Argument, Array, DType, MatMul, Primitive, Shape, Value, meaning
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.added_products import BlasSum, BlasTaps
from typedtensor.targets.numpy.emission.products import matmul
from typedtensor.targets.numpy.emission.stacks import BlasStacks
from typedtensor.targets.numpy.emission.steps import BlasProduct, BlasProducts, Step, zeros
from typedtensor.targets.numpy.emission.tables import emits
from typedtensor.targets.numpy.passes.sums_of_products import (
    SumOfProducts,
    TapProducts,
    sum_of_all,
    sum_of_products,
    sum_of_taps,
    tap_products,
)


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
    if 0 in out.shape or 0 in x1.shape:
        return matmul(p, out, arrays)
    lead = out.shape[:-2]
    if len(lead) <= 1 and (x1.ndim == 2 or x1.shape[:-2] == lead) and (x2.ndim == 2 or x2.shape[:-2] == lead):
        library = _library(x1, x2, out)
        if library is not None:
            return [Step((_product if out.ndim == 2 else _products)(library), out, (x1, x2))]
    if out.shape[-1] == 1 or out.strides[-1] != out.itemsize:  # the transposed products are in rows
        x1, x2, out = x2.swapaxes(-1, -2), x1.swapaxes(-1, -2), out.swapaxes(-1, -2)
    library = mkl() if _is_for_stacks(x1, x2, out) else None
    if library is None or not library.takes_stacks(x1, x2, out):
        return matmul(p, out, [x1, x2])
    return [Step(_stacks(library), out, (x1, x2))]


@dataclass(frozen=True)
class MklSumOfProducts(SumOfProducts, opcode="mkl.sum_of_products"):
    """A sum of matrix products by MKL, each of which is added to those before."""


meaning(MklSumOfProducts)(sum_of_all)


@emits(MklSumOfProducts)
def _emit_sum(p: MklSumOfProducts, out: Array, arrays: Sequence[Any]) -> list[Step]:
    x1, x2 = arrays
    library = _library(x1, x2, out) if x1.size and x2.size and out.flags.c_contiguous else None
    return sum_of_products(p, out, arrays) if library is None else [Step(_sum(library), out, (x1, x2))]


@dataclass(frozen=True)
class MklTapProducts(TapProducts, opcode="mkl.tap_products"):
    """Sums of products with planes by MKL, each of which is added to those before."""


meaning(MklTapProducts)(sum_of_taps)


@emits(MklTapProducts)
def _emit_taps(p: MklTapProducts, out: Array, arrays: Sequence[Any]) -> list[Step]:
    x1, x2 = arrays
    library = _library(x1, x2, out) if 0 not in (*x1.shape, *x2.shape) and out.flags.c_contiguous else None
    if library is None:
        return tap_products(p, out, arrays)
    return [
        Step(BlasTaps(library, under), place, (x1, x2)) if under else zeros(place)
        for place, under in zip(out, map(p.under, range(p.count)), strict=True)
    ]


def _library(x1: Array, x2: Array, out: Array) -> Cblas | None:
    """Return MKL, if it takes matrices of such layouts, or stacks of them, and is faster than NumPy."""
    (rows, columns), terms, itemsize = out.shape[-2:], x2.shape[-2], out.itemsize
    # All matrices of a stack have the layout of the first.
    if out.strides[-1] == itemsize:
        turned = x1.strides[-2] == itemsize, x2.strides[-2] == itemsize
    else:  # the transposed product is that of the transposed factors, exchanged
        rows, columns, turned = columns, rows, (x2.strides[-1] == itemsize, x1.strides[-1] == itemsize)
    library = mkl() if _is_for_mkl(rows, terms, columns, turned=turned, dtype=out.dtype) else None
    return None if library is None or not library.takes(x1, x2, out) else library


_product, _products, _sum = (functools.cache(made) for made in (BlasProduct, BlasProducts, BlasSum))
_stacks = functools.cache(BlasStacks)


def _is_for_stacks(x1: Array, x2: Array, out: Array) -> bool:
    """Whether one call of MKL is faster than NumPy for a stack of row-major products."""
    (rows, terms), columns = x1.shape[-2:], out.shape[-1]
    if not _is_large_stack(out.shape, terms, out.dtype):
        return False
    size, (most, least) = out.itemsize, cost_model.STACK_TERMS
    by_columns = x2.strides[-2] == size != x2.strides[-1]
    if rows == 1:
        return columns >= cost_model.MKL_COLUMNS[False] and (by_columns or terms <= most)
    turned = x1.strides[-2] == size != x1.strides[-1]
    return by_columns and terms >= least and columns >= cost_model.MKL_COLUMNS[turned]


def _is_large_stack(shape: Shape, terms: int, dtype: DType) -> bool:
    """Whether a stack has enough products for one call of MKL, in float32."""
    count = math.prod(shape[:-2])
    if len(shape) < 3 or dtype != np.float32 or count < cost_model.STACK_LEAST:
        return False
    return count * math.prod(shape[-2:]) * terms >= cost_model.STACK_MULTIPLICATIONS


def use_mkl(value: Value) -> Argument | None:
    """Return a large product by MKL, if it is installed; the library is looked up only for such products."""
    if not _is_large_product(value) or mkl() is None:
        return None
    given = value.primitive
    result: Primitive = MklMatMul()
    if isinstance(given, SumOfProducts):
        result = MklSumOfProducts()
    elif isinstance(given, TapProducts):
        result = MklTapProducts(given.count, given.taps)
    return Value(result, value.operands, value.shape, value.dtype)


def _is_large_product(value: Value) -> bool:
    """Whether a value is a large matrix product, or a stack of large ones."""
    kind = type(value.primitive)
    if kind not in (MatMul, SumOfProducts, TapProducts):
        return False
    x1, x2 = value.operands
    assert isinstance(x1, Value)
    assert isinstance(x2, Value)
    if kind is MatMul:
        lead = value.shape[:-2]
        if _is_large_stack(value.shape, x1.shape[-1], value.dtype):
            return True
        if not 2 <= len(value.shape) <= 3 or any(x.shape[:-2] not in ((), lead) for x in (x1, x2)):
            return False
    return _is_large(math.prod(value.shape[-2:]) * x1.shape[-1])


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
