"""Whether a pattern has all entries of a Jacobian: a product with it is that with its entries."""

# mypy: no-warn-return-any

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.backends import Array, Namespace, readable
from typedtensor.core.axes import V, label_name
from typedtensor.core.expr import Const
from typedtensor.core.operand import Operand
from typedtensor.errors import GradientError
from typedtensor.ops import Abs, CumSum, ExpandLike, PolyOp3, ScatterAdd, Sin, StopGradient, Take, ZerosLike

SHOWN = 5
"""How many rows or columns a message names."""


class Complete(PolyOp3[V], rule="*K, V, V -> *K"):
    """The entries ``x1`` of a matrix, if they are all that it has.

    Args:
        axis: the label V, along which there are rows of the matrix, or columns.
        what: which of them.

    Raises:
        GradientError: when an element of ``x2``, the difference between products with the matrix and with the entries,
            is not small beside that of ``x3``.
    """

    detached = frozenset({1, 2})

    def __init__(self, axis: type[V], /, what: str) -> None:
        super().__init__(axis)
        self.what = what

    def forward(self, xp: Namespace, x1: Array, x2: Array, x3: Array, /) -> Array:
        difference, scale = readable(x2), readable(x3)
        if difference is None or scale is None:  # a tracer of JAX has no elements yet
            return x1
        wrong = np.flatnonzero(np.abs(difference) > np.finfo(scale.dtype).eps ** (1 / 3) * scale)
        if wrong.size:
            more = f" and {wrong.size - SHOWN} more" if wrong.size > SHOWN else ""
            places = f"{self.what}{'s' * (wrong.size > 1)} {', '.join(map(str, wrong[:SHOWN]))}{more}"
            raise GradientError(
                f"the Jacobian has more entries than sparse_jacobian was given the places of, in the {places} along "
                f"{label_name(self.label('V'))}, and they were added to others: name these places too, or pass "
                "checked=False if the pattern is an approximation"
            )
        return x1

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return dy


def complete(entries: Any, direction: Any, found: Any, mine: Any, others: Any, what: str) -> Any:
    """The entries of a Jacobian or of its transpose, which are compared with its product along a direction.

    Args:
        entries: the entries; where one is named twice, both are there.
        direction: the direction.
        found: the product.
        mine: for each entry, which element of the direction it is multiplied by.
        others: for each entry, which element of the product it is a part of.
        what: what the elements of the product are.
    """
    [over], [along], [axis] = entries.axes, direction.axes, found.axes
    places = np.stack([mine.numpy(), others.numpy()])
    once = np.zeros(places.shape[1])
    once[np.unique(places, axis=1, return_index=True)[1]] = 1.0  # the first of those that are named twice
    parts: Any = StopGradient()(entries) * Take(along)(direction, mine) * Const(entries.tensor_type(once))
    zeros: Any = ZerosLike()(found)
    add: Any = ScatterAdd(axis, over)
    found = StopGradient()(found)
    scale = add(zeros, others, Abs()(parts)) + Abs()(found)
    return Complete(axis, what)(entries, found - add(zeros, others, parts), scale)


def direction_like(x: Any) -> Any:
    """Elements of both signs like those of a vector, of which no two are alike."""
    [axis] = x.axes
    places: Any = CumSum(axis)(ExpandLike()(1.0, x))
    return Sin()(places * places * 0.7 + places)
