"""How much work a node is, to decide whether a thread is worth its while."""

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
from typedtensor.ops.adjoint.products import SumOuter
from typedtensor.ops.library.products import MatMul

WORTH_A_THREAD = 500_000
"""Work from which handing a node to another thread gains time (measured by benchmarks/threads.py)."""

PRODUCTS_AN_ELEMENT = 32
"""How many multiplications of a contraction take the time of one element of an elementwise operation: BLAS makes many
at once from what is in the cache, where the others wait for memory (measured by the same)."""


def work(node: Node, values: Mapping[Node, AnyTensor]) -> int:
    """The work of a node, in elements of elementwise operations.

    It is the product of the sizes of all labels of its operands. For an elementwise operation that is the number of
    elements, and for a contraction that of multiplications, of which many are the work of one element.
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
    """The labels over all of which a contraction multiplies; nothing if the node is none.

    A label is summed over if two operands have it and the result has not. In a product of matrices one label may stand
    for two axes, as in a square one, and counts twice.
    """
    if isinstance(node.op, (MatMul, SumOuter)):
        x1, x2 = node.operands
        return [*x1.axes, x2.axes[-1]]
    axes = [set(x.axes) for number, x in enumerate(node.operands) if number not in node.op.shape_only]
    summed = any(x & y - set(node.axes) for x, y in combinations(axes, 2))
    return list(set().union(*axes)) if summed else None
