"""A function of each element along an axis."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple, overload

from typedtensor.base.tracebacks import shortened
from typedtensor.control.steps import Four, Sequence, Three, Two, scan_over
from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor

T = TypeVar("T", bound=Axis)
E = TypeVar("E")
E1 = TypeVar("E1")
E2 = TypeVar("E2")
E3 = TypeVar("E3")
E4 = TypeVar("E4")
Y = TypeVar("Y")
B = TypeVarTuple("B")


@overload
def map_over(function: Callable[[E], Expr[Tensor[*B]]], xs: Sequence[T, E], over: type[T]) -> Expr[Tensor[T, *B]]: ...
@overload
def map_over(
    function: Callable[[E], Expr[IntTensor[*B]]], xs: Sequence[T, E], over: type[T]
) -> Expr[IntTensor[T, *B]]: ...
@overload
def map_over(
    function: Callable[[E], Expr[BoolTensor[*B]]], xs: Sequence[T, E], over: type[T]
) -> Expr[BoolTensor[T, *B]]: ...
@overload
def map_over(
    function: Callable[[E1, E2], Expr[Tensor[*B]]], xs: Two[T, E1, E2], over: type[T]
) -> Expr[Tensor[T, *B]]: ...
@overload
def map_over(
    function: Callable[[E1, E2], Expr[IntTensor[*B]]], xs: Two[T, E1, E2], over: type[T]
) -> Expr[IntTensor[T, *B]]: ...
@overload
def map_over(
    function: Callable[[E1, E2], Expr[BoolTensor[*B]]], xs: Two[T, E1, E2], over: type[T]
) -> Expr[BoolTensor[T, *B]]: ...
@overload
def map_over(
    function: Callable[[E1, E2, E3], Expr[Tensor[*B]]], xs: Three[T, E1, E2, E3], over: type[T]
) -> Expr[Tensor[T, *B]]: ...
@overload
def map_over(
    function: Callable[[E1, E2, E3], Expr[IntTensor[*B]]], xs: Three[T, E1, E2, E3], over: type[T]
) -> Expr[IntTensor[T, *B]]: ...
@overload
def map_over(
    function: Callable[[E1, E2, E3], Expr[BoolTensor[*B]]], xs: Three[T, E1, E2, E3], over: type[T]
) -> Expr[BoolTensor[T, *B]]: ...
@overload
def map_over(
    function: Callable[[E1, E2, E3, E4], Expr[Tensor[*B]]], xs: Four[T, E1, E2, E3, E4], over: type[T]
) -> Expr[Tensor[T, *B]]: ...
@overload
def map_over(
    function: Callable[[E1, E2, E3, E4], Expr[IntTensor[*B]]], xs: Four[T, E1, E2, E3, E4], over: type[T]
) -> Expr[IntTensor[T, *B]]: ...
@overload
def map_over(
    function: Callable[[E1, E2, E3, E4], Expr[BoolTensor[*B]]], xs: Four[T, E1, E2, E3, E4], over: type[T]
) -> Expr[BoolTensor[T, *B]]: ...
@overload
def map_over(function: Callable[[E], Y], xs: Sequence[T, E], over: type[T]) -> Any: ...
@overload
def map_over(function: Callable[[E1, E2], Y], xs: Two[T, E1, E2], over: type[T]) -> Any: ...
@overload
def map_over(function: Callable[[E1, E2, E3], Y], xs: Three[T, E1, E2, E3], over: type[T]) -> Any: ...
@overload
def map_over(function: Callable[[E1, E2, E3, E4], Y], xs: Four[T, E1, E2, E3, E4], over: type[T]) -> Any: ...
@shortened
def map_over(function: Any, xs: Any, over: Any) -> Any:
    """Apply a function to each element along an axis and stack the results, or their parts, along it.

    Args:
        function: from an element to a result.
        xs: the sequence, whose first axis is ``over``; or a tuple of up to four, for a function of as many arguments.
        over: the axis.

    Raises:
        AxisError: as for :func:`scan`.

    See also: ``jax.lax.map``, ``jax.vmap``.

    >>> from typedtensor import Axis, Const, Tensor, given
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> rows = Const(Tensor[Row, Column]([[1.0, 2.0], [3.0, 4.0]]))
    >>> with given():
    ...     print(map_over(lambda row: row * row.sum(Column).expand_like(row), rows, Row).value)
    Tensor[Row=2, Column=2]([[ 3.,  6.],
                             [21., 28.]])
    """
    return scan_over("map_over", lambda _, *elements: ((), function(*elements)), (), xs, over, False, True, function)[1]
