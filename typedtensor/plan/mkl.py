"""Products of matrices by MKL, where it is installed: see :mod:`typedtensor.backends.mkl`.

Products that are large take less time than with the BLAS of NumPy's wheels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.backends.crew import crew
from typedtensor.backends.mkl import mkl
from typedtensor.plan.products import MatMul
from typedtensor.plan.rewriting import rewrite_everywhere
from typedtensor.plan.values import Array, Instruction, Operand, Program, Value

LEAST = 1_000_000
"""From how many multiplications on: a call takes longer than NumPy's, which copies no operands of smaller products."""

LEAST_OF_SEVERAL = 250_000
"""The same if there are several threads: from here on, NumPy's BLAS has some of its own, which stay awake for more."""

FEW = {np.dtype(np.float32): (range(16, 256), range(192)), np.dtype(np.float64): (range(64), range(512))}
"""Products of so many rows with so many rows, of more elements each, take longer than with NumPy's BLAS."""


@dataclass(frozen=True)
class MklMatMul(MatMul):
    """The product of two matrices by MKL, or by NumPy where that takes less time, and of parts that are small."""

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        x1, x2 = arrays
        library = mkl() if _is_for_mkl(x1, x2, out) else None
        product = None if library is None else library.product(x1, x2, out)
        return super().emit(out, arrays) if product is None else [(product, ())]

    def __str__(self) -> str:
        return "mkl.matmul"


def use_mkl(program: Program) -> Program:
    """A program with its products made by MKL, if it is there."""
    return program if mkl() is None else rewrite_everywhere(program, lambda: _by_mkl)


def _by_mkl(value: Value) -> Operand | None:
    if type(value.primitive) is not MatMul or len(value.shape) != 2:
        return None
    x1 = value.operands[0]
    assert isinstance(x1, Value)
    if not _is_large(value.size * x1.shape[-1]):
        return None
    return Value(MklMatMul(), value.operands, value.shape, value.dtype)


def _is_large(multiplications: int) -> bool:
    return multiplications >= (LEAST if crew() is None else LEAST_OF_SEVERAL)


def _is_for_mkl(x1: Array, x2: Array, out: Array) -> bool:
    if x1.ndim != 2 or x2.ndim != 2 or not _is_large(out.size * x1.shape[1]):
        return False
    if crew() is not None:
        return True
    first, second = (x1, x2) if out.strides[-1] == out.itemsize else (x2.T, x1.T)
    (rows, terms), columns = first.shape, second.shape[1]
    few, few_columns = FEW.get(out.dtype, ((), ()))
    return second.strides[0] != second.itemsize or rows not in few or columns not in few_columns or columns > terms
