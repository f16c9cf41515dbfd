"""How much work a node is, to decide whether a thread is worth its while."""

from __future__ import annotations

import math
from collections.abc import Mapping

from typedtensor.ad.graph import Node
from typedtensor.axes import Label
from typedtensor.expr import App
from typedtensor.tensor import AnyTensor

WORTH_A_THREAD = 200_000
"""Multiplications from which handing a node to another thread gains time (measured by benchmarks/threads.py)."""


def multiplications(node: Node, values: Mapping[Node, AnyTensor]) -> int:
    """The product of the sizes of all labels of a node and its operands.

    That is the number of elements of an elementwise operation, and of multiplications of a contraction.
    """
    if not isinstance(node, App):
        return 0
    sizes: dict[Label, int] = {}
    for operand in node.operands:
        value = values.get(operand)
        if value is not None:
            sizes.update(zip(value.axes, value.shape, strict=True))
    return math.prod(sizes.values())
