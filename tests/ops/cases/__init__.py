"""What is known about each operation: operands with a reference, and operands that it refuses. One family a file."""

from __future__ import annotations

from tests.ops.cases import (
    arithmetic,
    arranging,
    axes,
    contraction,
    convolution,
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
)
from tests.ops.cases.case import Case, Refusal

FAMILIES = (
    arithmetic,
    arranging,
    axes,
    contraction,
    convolution,
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
)

CASES: list[Case] = [case for family in FAMILIES for case in family.CASES]
REFUSALS: list[Refusal] = [refusal for family in FAMILIES for refusal in family.REFUSALS]

__all__ = ["CASES", "REFUSALS", "Case", "Refusal"]
