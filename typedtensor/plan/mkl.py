"""Products of matrices by MKL, where it is installed: see :mod:`typedtensor.backends.mkl`.

Products that are large take less time than with the BLAS of NumPy's wheels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from typedtensor.backends.crew import crew
from typedtensor.backends.mkl import mkl
from typedtensor.plan.products import MatMul
from typedtensor.plan.rewriting import rewrite_everywhere
from typedtensor.plan.values import Array, Instruction, Operand, Program, Value

LEAST = 1_000_000
"""From how many multiplications on: a call takes longer than NumPy's, which copies no operands of smaller products."""

LEAST_OF_SEVERAL = 250_000
"""The same if there are several threads: from here on, NumPy's BLAS has some of its own, which stay awake for more."""


@dataclass(frozen=True)
class MklMatMul(MatMul):
    """The product of two matrices by MKL; by NumPy of those that are small, parts of others, and of stacks."""

    def emit(self, out: Array, arrays: Sequence[Any]) -> list[Instruction]:
        x1, x2 = arrays
        library = mkl() if x1.ndim == x2.ndim == 2 and _is_large(out.size * x1.shape[1]) else None
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
