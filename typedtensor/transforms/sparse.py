"""Jacobians of a known sparse pattern, by colouring: columns without a common row share a colour, and one product finds
all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any, overload

import numpy as np
import numpy.typing as npt

from typedtensor.backends import Array, Namespace, readable
from typedtensor.control import map_over
from typedtensor.core.axes import Axis, K, U, V, label_name
from typedtensor.core.expr import Const, Expr
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import IntTensor, Tensor
from typedtensor.errors import AxisError, GradientError, SizeError
from typedtensor.ops import (
    Abs,
    CumSum,
    Equal,
    ExpandLike,
    PolyOp3,
    ScatterAdd,
    Sin,
    StopGradient,
    Take,
    TakeAlong,
    Where,
    ZerosLike,
)
from typedtensor.transforms.matrices import single_point

Places = npt.NDArray[np.int64]


def colours(lines: Places, others: Places) -> tuple[Places, Places]:
    """Colour the lines of a sparse matrix along one axis, so that lines of one colour share no position along the
    other.

    The first available colour is taken, for lines with many entries first. There are at most as many colours as lines
    in the largest set of a line and its neighbours.

    Args:
        lines: the line of each entry.
        others: the position of each entry in its line.

    Returns:
        The lines with entries, and the colour of each of them.

    Source: Curtis, Powell and Reid (1974); Welsh and Powell (1967).

    >>> colours(np.array([0, 0, 1, 1, 2]), np.array([0, 1, 1, 2, 2]))
    (array([0, 1, 2]), array([0, 1, 0]))
    """
    found, first, counts = np.unique(
        lines[order := np.argsort(lines, kind="stable")], return_index=True, return_counts=True
    )
    sorted_others: list[int] = others[order].tolist()
    met: dict[int, int] = {}  # the colours at each position, as bits
    chosen = np.zeros(len(found), np.int64)
    for line in np.argsort(-counts, kind="stable").tolist():
        places = sorted_others[first[line] : first[line] + counts[line]]
        taken = reduce(or_, [met.get(place, 0) for place in places], 0)
        free = ~taken & (taken + 1)  # the lowest bit that is not set
        chosen[line] = free.bit_length() - 1
        for place in places:
            met[place] = met.get(place, 0) | free
    return found, chosen


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
        """The entries, with a check against the product of the whole matrix with a direction that there are no others.

        The direction has distinct elements of both signs. A repeated entry occurs repeatedly.
        """
        [over], [along] = entries.axes, self.of.axes
        index: Any = CumSum(along)(ExpandLike()(1.0, self.of))
        direction = Sin()(index * index * 0.7 + index)
        found = StopGradient()(self.product(direction))
        places = np.stack([self.columns.numpy(), self.rows.numpy()])
        once = np.zeros(places.shape[1])
        once[np.unique(places, axis=1, return_index=True)[1]] = 1.0  # the first of repeated entries
        factors = Take(along)(direction, self.columns)
        parts: Any = StopGradient()(entries) * factors * Const(entries.tensor_type(once))
        zeros: Any = ZerosLike()(found)
        [axis] = found.axes
        add: Any = ScatterAdd(axis, over)
        scale = add(zeros, self.rows, Abs()(parts)) + Abs()(found)
        return Complete(axis, self.what)(entries, found - add(zeros, self.rows, parts), scale)
