"""The check that a sparsity pattern includes all entries of a Jacobian, by a product with both."""

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
"""The number of rows or columns that a message names."""


class Complete(PolyOp3[V], rule="*K, V, V -> *K"):
    """The entries ``x1`` of a matrix, with a check that it has no others.

    Args:
        axis: the label V of the rows or columns of the matrix.
        what: "rows" or "columns", for messages.

    Raises:
        GradientError: when an element of ``x2``, the difference between the products with the matrix and with the
            entries, is not small compared with that of ``x3``.
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
                f"the pattern given to sparse_jacobian lacks entries of the Jacobian in the {places} along "
                f"{label_name(self.label('V'))}, which distort other entries: add them to the pattern, or pass "
                "checked=False if it is an approximation"
            )
        return x1

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return dy


def complete(entries: Any, direction: Any, found: Any, mine: Any, others: Any, what: str) -> Any:
    """Check the entries of a Jacobian or of its transpose against its product with a direction, and return them.

    Args:
        entries: the entries; a repeated entry occurs repeatedly.
        direction: the direction.
        found: the product.
        mine: for each entry, the index of its factor in the direction.
        others: for each entry, the index of its term in the product.
        what: the name of the product's elements.
    """
    [over], [along], [axis] = entries.axes, direction.axes, found.axes
    places = np.stack([mine.numpy(), others.numpy()])
    once = np.zeros(places.shape[1])
    once[np.unique(places, axis=1, return_index=True)[1]] = 1.0  # the first of repeated entries
    parts: Any = StopGradient()(entries) * Take(along)(direction, mine) * Const(entries.tensor_type(once))
    zeros: Any = ZerosLike()(found)
    add: Any = ScatterAdd(axis, over)
    found = StopGradient()(found)
    scale = add(zeros, others, Abs()(parts)) + Abs()(found)
    return Complete(axis, what)(entries, found - add(zeros, others, parts), scale)


def direction_like(x: Any) -> Any:
    """A vector with distinct elements of both signs, in the shape of another vector."""
    [axis] = x.axes
    places: Any = CumSum(axis)(ExpandLike()(1.0, x))
    return Sin()(places * places * 0.7 + places)
