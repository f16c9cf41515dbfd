"""Block-diagonal Jacobians, for functions that mix nothing along a label."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple, overload

from typedtensor.core.axes import Axis, Label, U, V, W, label_name, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.errors import AxisError
from typedtensor.ops import ExpandLike, Rename, Sum, ZerosLike
from typedtensor.transforms.directions import along_directions
from typedtensor.transforms.matrices import apart, count, permuted, require_different, single_point
from typedtensor.transforms.points import Point
from typedtensor.transforms.separation import require_separate

T = TypeVar("T", bound=Axis)
B = TypeVarTuple("B")


@overload
def block_jacobian(
    f: Callable[[Expr[Tensor[T]]], Expr[Tensor[T, *B]]], x: Expr[Tensor[T]], over: type[T]
) -> Expr[Tensor[T, *B]]: ...
@overload
def block_jacobian(
    f: Callable[[Expr[Tensor[T, U]]], Expr[Tensor[T, *B]]], x: Expr[Tensor[T, U]], over: type[T]
) -> Expr[Tensor[T, *B, U]]: ...
@overload
def block_jacobian(
    f: Callable[[Expr[Tensor[T, U, V]]], Expr[Tensor[T, *B]]], x: Expr[Tensor[T, U, V]], over: type[T]
) -> Expr[Tensor[T, *B, U, V]]: ...
@overload
def block_jacobian(
    f: Callable[[Expr[Tensor[T, U, V, W]]], Expr[Tensor[T, *B]]], x: Expr[Tensor[T, U, V, W]], over: type[T]
) -> Expr[Tensor[T, *B, U, V, W]]: ...
@overload
def block_jacobian(f: Callable[[Tensor[T]], Tensor[T, *B]], x: Tensor[T], over: type[T]) -> Tensor[T, *B]: ...
@overload
def block_jacobian(f: Callable[[Tensor[T, U]], Tensor[T, *B]], x: Tensor[T, U], over: type[T]) -> Tensor[T, *B, U]: ...
@overload
def block_jacobian(
    f: Callable[[Tensor[T, U, V]], Tensor[T, *B]], x: Tensor[T, U, V], over: type[T]
) -> Tensor[T, *B, U, V]: ...
@overload
def block_jacobian(
    f: Callable[[Tensor[T, U, V, W]], Tensor[T, *B]], x: Tensor[T, U, V, W], over: type[T]
) -> Tensor[T, *B, U, V, W]: ...
def block_jacobian(f: Any, x: Any, over: Any) -> Any:
    """The blocks of a Jacobian, if each element of ``f(x)`` along an axis depends on that of ``x`` alone.

    ``block_jacobian(f, x, T)[t, b, a]`` is ``∂f(x)[t, b] / ∂x[t, a]``; all other derivatives are 0. It takes one pass
    for each element of the smaller side of a block, for any length of the axis. The rules of the operations show,
    before anything is computed, that nothing mixes elements along the axis.

    Args:
        f: from an expression to an expression, or from a tensor to a tensor.
        x: the point, of at most four axes.
        over: the first axis of ``x`` and of ``f(x)``.

    Returns:
        A tensor with that axis, the other axes of the result, then those of ``x``. If both have a label ``U``, it is
        ``Dual[U]`` for the elements of ``x``.

    Raises:
        AxisError: an operation may mix elements along the axis; or as for :func:`jacobian`.
        GradientError: as for :func:`jacobian`.

    See also: :func:`sparse_jacobian`, for other patterns; ``jax.vmap`` of ``jax.jacobian``.

    >>> class Row(Axis): ...
    >>> block_jacobian(lambda x: x * x, Tensor[Row]([1.0, 2.0]), Row)
    Tensor[Row=2]([2., 4.])
    """
    title = "block_jacobian"
    point, [x], [y] = single_point(title, f, x)
    over = label_of(over)
    for what, axes in (("the point", x.axes), ("the result", y.axes)):
        if axes[:1] != (over,):
            raise AxisError(
                f"{title} makes blocks along the first axis, which must be {label_name(over)}, but {what} has "
                f"({', '.join(map(label_name, axes))}): move it to the front with .transpose({label_name(over)}, "
                "…)"
            )
    with point.building():
        require_different(title, x)
        require_different(title, y)
        require_separate(title, [y], [x], over)
        return point.like_leaf(_blocks(point, x, y, over))


def _blocks(point: Point, x: Any, y: Any, over: Label) -> Any:
    ends, starts = y.axes[1:], x.axes[1:]
    names = {axis: apart(axis, (*x.axes, *y.axes)) if axis in ends else axis for axis in starts}

    def named(found: Any) -> Any:
        for axis, name in names.items():
            found = found if axis is name else Rename(axis, name)(found)
        return found

    if count(starts, ends) <= count(ends, starts):
        blocks = along_directions(_one(x, over), names, lambda along: point.pushed([_everywhere(along, x)])[0])
    else:
        same: dict[Label, Label] = {axis: axis for axis in ends}
        blocks = along_directions(_one(y, over), same, lambda along: named(point.pulled([_everywhere(along, y)])[0]))
    return permuted(blocks, (over, *ends, *names.values()))


def _one(of: Any, over: Label) -> Any:
    """Zeros in the shape of one element along an axis."""
    return ZerosLike()(Sum(over)(of))


def _everywhere(direction: Any, like: Any) -> Any:
    """A direction repeated for each element along an axis."""
    return ExpandLike()(direction, like)
