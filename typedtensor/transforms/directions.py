"""A function applied to each unit direction of a tensor."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from typedtensor.control import map_over
from typedtensor.core.axes import Axis, Label, U
from typedtensor.core.expr import Expr
from typedtensor.ops import CausalMask, ExpandLike, Outer, Permute, Rename, Sum, Where, ZerosLike


class Direction(Axis, Generic[U], size="|U|"):
    """The directions along the axis ``U``, one for each of its elements."""


def along_directions(
    of: Expr[Any], names: Mapping[Label, Label], function: Callable[[Expr[Any]], Expr[Any]]
) -> Expr[Any]:
    """Apply a function to each unit direction of a tensor, and stack the results along new first axes.

    Args:
        of: the tensor, with distinct labels.
        names: the labels of its axes in the result.
        function: from a direction to a result without these axes.
    """
    like = ZerosLike()(of)

    def along(axes: Sequence[Label], direction: Expr[Any]) -> Expr[Any]:
        if not axes:
            return function(direction)
        axis, *rest = axes
        zeros: Any = like
        for other in of.axes:
            if other is not axis:
                zeros = Sum(other)(zeros)

        def chosen(row: Expr[Any]) -> Expr[Any]:
            here = Where()(row, ExpandLike()(1.0, zeros), zeros)
            moved: Any = ExpandLike()(here, like)
            return along(rest, direction * moved)

        over = derived(Direction, axis)
        result: Any = map_over(chosen, _identity(zeros, axis, over), over)
        renamed: Expr[Any] = Rename(over, names[axis])(result)
        return renamed

    return along(of.axes, ExpandLike()(1.0, like))


def derived(label: Any, axis: Label) -> Any:
    """Derive a label from one that is known at run time only."""
    return label[axis]


def _identity(zeros: Any, axis: Label, over: Label) -> Any:
    """The identity matrix as truth values, for the directions along an axis."""
    square: Any = Outer()(Rename(axis, over)(zeros), zeros)
    above: Any = CausalMask(axis, over)(Permute(axis, over)(square))
    below: Any = CausalMask(over, axis)(square)
    return below & Permute(over, axis)(above)
