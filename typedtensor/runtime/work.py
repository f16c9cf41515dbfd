"""The work of a node, which decides whether a thread pays."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import combinations
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.core.axes import Label
from typedtensor.core.expr import App
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tuples import Projection, Structured
from typedtensor.ops.library.products import MatMul, SumOuter

WORTH_A_THREAD = 500_000
"""The least work for which submitting a node to another thread pays (measured by benchmarks/threads.py)."""

PRODUCTS_AN_ELEMENT = 32
"""The multiplications of a contraction in the time of one element of an elementwise operation: BLAS computes in the
cache, elementwise operations wait for memory (measured by benchmarks/threads.py)."""


def work(node: Node, values: Mapping[Node, AnyTensor]) -> int:
    """Return the work of a node, in elements of elementwise operations.

    The product of the sizes of all labels of the operands is the number of elements of an elementwise operation, and
    the number of multiplications of a contraction, which is divided by :data:`PRODUCTS_AN_ELEMENT`.
    """
    if not isinstance(node, App):
        return 0
    sizes: dict[Label, int] = {}
    largest = 0
    for operand in node.operands:
        value = values.get(operand)
        if value is not None:
            sizes.update(zip(value.axes, value.shape, strict=True))
            largest = max(largest, math.prod(value.shape))
    labels = None if isinstance(node, (Structured, Projection)) else contracted(node)
    if labels is None:
        return math.prod(sizes.values())
    return max(largest, math.prod([sizes.get(axis, 1) for axis in labels]) // PRODUCTS_AN_ELEMENT)


def contracted(node: App[Any]) -> list[Label] | None:
    """Return the labels of all loops of a contraction; None if the node is not a contraction.

    A contraction sums over labels that two operands have and the result has not. A label that stands for two axes, as
    in a square matrix, counts twice.
    """
    if isinstance(node.op, (MatMul, SumOuter)):
        x1, x2 = node.operands
        return [*x1.axes, x2.axes[-1]]
    axes = [set(x.axes) for number, x in enumerate(node.operands) if number not in node.op.shape_only]
    summed = any(x & y - set(node.axes) for x, y in combinations(axes, 2))
    return list(set().union(*axes)) if summed else None
