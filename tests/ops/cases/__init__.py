"""What is known about each operation: operands with a reference, and operands that it refuses. One family a file."""

from __future__ import annotations

from tests.ops.cases import (
    arithmetic,
    arranging,
    axes,
    contraction,
    elementwise,
    functions,
    gathering,
    linear_algebra,
    logic,
    losses,
    masked_softmax,
    normalization,
    ordering,
    parts,
    products,
    random,
    reducing,
    reductions,
    selection,
    softmax,
)
from tests.ops.cases.case import Case, Refusal
from tests.ops.cases.images import convolution, named_convolution, pooling, windows

FAMILIES = (
    arithmetic,
    arranging,
    axes,
    contraction,
    convolution,
    named_convolution,
    elementwise,
    functions,
    gathering,
    linear_algebra,
    logic,
    losses,
    masked_softmax,
    normalization,
    ordering,
    parts,
    pooling,
    products,
    random,
    reducing,
    reductions,
    selection,
    softmax,
    windows,
)

CASES: list[Case] = [case for family in FAMILIES for case in family.CASES]
REFUSALS: list[Refusal] = [refusal for family in FAMILIES for refusal in family.REFUSALS]

__all__ = ["CASES", "REFUSALS", "Case", "Refusal"]
