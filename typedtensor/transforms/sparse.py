"""Jacobians of a known sparse pattern, by colouring."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, overload

import numpy as np

from typedtensor.control import map_over
from typedtensor.core.axes import Axis
from typedtensor.core.expr import Const, Expr
from typedtensor.core.tensor import IntTensor, Tensor
from typedtensor.errors import AxisError, SizeError
from typedtensor.ops import Equal, ExpandLike, ScatterAdd, Take, TakeAlong, Where, ZerosLike
from typedtensor.transforms.colouring import Places, colours
from typedtensor.transforms.matrices import single_point
from typedtensor.transforms.patterns import complete, direction_like

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
K = TypeVar("K", bound=Axis)


class Colour(Axis):
    """Sets of rows or columns that one pass finds."""


class Filled(Axis):
    """Rows or columns with entries."""


@overload
def sparse_jacobian(
    f: Callable[[Expr[Tensor[U]]], Expr[Tensor[V]]],
    x: Expr[Tensor[U]],
    rows: IntTensor[K],
    columns: IntTensor[K],
    *,
    checked: bool = True,
) -> Expr[Tensor[K]]: ...
@overload
def sparse_jacobian(
    f: Callable[[Tensor[U]], Tensor[V]],
    x: Tensor[U],
    rows: IntTensor[K],
    columns: IntTensor[K],
    *,
    checked: bool = True,
) -> Tensor[K]: ...
def sparse_jacobian(f: Any, x: Any, rows: Any, columns: Any, *, checked: bool = True) -> Any:
    """The entries of a Jacobian with a known sparsity pattern.

    One pass of forward mode finds columns without a common row, or one of reverse mode rows without a common column,
    whichever takes fewer passes: three for a tridiagonal matrix of any size.

    Args:
        f: from a vector to a vector, expressions or tensors.
        x: the point.
        rows: for each entry, the index of the differentiated element of ``f(x)``.
        columns: for each entry, the index of the element of ``x``.
        checked: whether one more pass checks, each time, that there are no other entries. Without the check, missing
            entries are added to others.

    Returns:
        The derivatives, along the axis of ``rows`` and ``columns``, in which an entry may be repeated.

    Raises:
        AxisError: ``x`` or ``f(x)`` is no vector, or the indices are not integers along one axis.
        SizeError: the numbers of rows and columns differ, or an index is out of range.
        GradientError: as for :func:`jacobian`; when the entries are computed, and there are others.

    Source: Curtis, Powell and Reid, On the estimation of sparse Jacobian matrices (1974).

    See also: :func:`block_jacobian`, which needs no pattern.

    >>> class Row(Axis): ...
    >>> class Entry(Axis): ...
    >>> places = IntTensor[Entry]([0, 1, 2])
    >>> sparse_jacobian(lambda x: x * x, Tensor[Row]([1.0, 2.0, 3.0]), places, places)
    Tensor[Entry=3]([2., 4., 6.])
    """
    title = "sparse_jacobian"
    down, across = _places(title, "rows", rows), _places(title, "columns", columns)
    if rows.axes != columns.axes:
        raise AxisError(
            f"{title} takes rows and columns along the same axis, not {rows.tensor_type} and {columns.tensor_type}"
        )
    if len(down) != len(across):
        raise SizeError(f"{title} takes one row and one column for each entry, not {len(down)} and {len(across)}")
    point, [x], [y] = single_point(title, f, x)
    for what, of in (("the point", x), ("the result", y)):
        if len(of.axes) != 1:
            raise AxisError(f"{title} differentiates vectors, but {what} is {of.tensor_type}: merge its axes first")
    forward, backward = colours(across, down), colours(down, across)
    with point.building():
        if forward[1].max(initial=0) <= backward[1].max(initial=0):
            matrix = _Matrix(x, lambda along: point.pushed([along])[0], across, columns, rows, "row")
            result = matrix.entries(*forward)
        else:
            matrix = _Matrix(y, lambda along: point.pulled([along])[0], down, rows, columns, "column")
            result = matrix.entries(*backward)
        result = matrix.complete(result) if checked else result
    return point.like_leaf(result)


def _places(title: str, what: str, places: Any) -> Places:
    if not isinstance(places, IntTensor) or len(places.axes) != 1:
        given = getattr(places, "tensor_type", type(places).__name__)
        given = f"an expression of {given}: give its tensor" if isinstance(places, Expr) else given
        raise AxisError(f"{title} takes {what} as an IntTensor of one axis, known in advance, not {given}")
    return np.asarray(places.numpy(), np.int64)


@dataclass(frozen=True)
class _Matrix:
    """A Jacobian or its transpose.

    Attributes:
        of: a vector whose elements are its columns.
        product: multiplies it with a direction.
        mine: the column of each entry.
        columns, rows: the column and row of each entry, as tensors.
        what: the name of the rows of a transpose.
    """

    of: Any
    product: Callable[[Any], Any]
    mine: Places
    columns: Any
    rows: Any
    what: str

    def entries(self, lines: Places, colour: Places) -> Any:
        """Compute the entries from products with sums of columns of one colour.

        Args:
            lines: the columns with entries.
            colour: their colours.
        """
        zeros: Any = ZerosLike()(self.of)
        [axis] = self.of.axes
        where, kinds = Const(IntTensor[Filled](lines)), Const(IntTensor[Filled](colour))
        nothing: Any = ZerosLike()(Take(axis)(self.of, where))

        def along(number: Any) -> Any:
            one: Any = Where()(Equal()(kinds, ExpandLike()(number, kinds)), ExpandLike()(1.0, nothing), nothing)
            found = self.product(ScatterAdd(axis, Filled)(zeros, where, one))
            return Take(found.axes[0])(found, self.rows)

        numbers = Const(IntTensor[Colour](np.arange(colour.max(initial=-1) + 1)))
        found = map_over(along, numbers, Colour)
        which = self.rows.tensor_type(colour[np.searchsorted(lines, self.mine)])
        return TakeAlong(Colour)(found, Const(which))

    def complete(self, entries: Any) -> Any:
        """The entries, with a check that there are no others."""
        direction = direction_like(self.of)
        return complete(entries, direction, self.product(direction), self.columns, self.rows, self.what)
