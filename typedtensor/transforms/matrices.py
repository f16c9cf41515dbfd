"""Jacobians and Hessians as tensors, from products with unit directions."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar, TypeVarTuple, overload

from typedtensor.control import map_over
from typedtensor.core.axes import Axis, Dual, K, Label, T, U, V, W, declared_size, label_name, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.scope import CURRENT
from typedtensor.core.tensor import Tensor
from typedtensor.errors import AxisError
from typedtensor.ops import CausalMask, ExpandLike, Outer, Permute, Rename, Sum, Where, ZerosLike
from typedtensor.transforms.modes import Loss, scalar_point
from typedtensor.transforms.points import Point
from typedtensor.transforms.separation import require_separate

B = TypeVarTuple("B")
S = TypeVar("S")


@overload
def jacobian(f: Callable[[Expr[Tensor[()]]], Expr[Tensor[*B]]], x: Expr[Tensor[()]]) -> Expr[Tensor[*B]]: ...
@overload
def jacobian(f: Callable[[Expr[Tensor[U]]], Expr[Tensor[*B]]], x: Expr[Tensor[U]]) -> Expr[Tensor[*B, U]]: ...
@overload
def jacobian(f: Callable[[Expr[Tensor[U, V]]], Expr[Tensor[*B]]], x: Expr[Tensor[U, V]]) -> Expr[Tensor[*B, U, V]]: ...
@overload
def jacobian(
    f: Callable[[Expr[Tensor[U, V, W]]], Expr[Tensor[*B]]], x: Expr[Tensor[U, V, W]]
) -> Expr[Tensor[*B, U, V, W]]: ...
@overload
def jacobian(
    f: Callable[[Expr[Tensor[U, V, W, K]]], Expr[Tensor[*B]]], x: Expr[Tensor[U, V, W, K]]
) -> Expr[Tensor[*B, U, V, W, K]]: ...
@overload
def jacobian(f: Callable[[Tensor[()]], Tensor[*B]], x: Tensor[()]) -> Tensor[*B]: ...
@overload
def jacobian(f: Callable[[Tensor[U]], Tensor[*B]], x: Tensor[U]) -> Tensor[*B, U]: ...
@overload
def jacobian(f: Callable[[Tensor[U, V]], Tensor[*B]], x: Tensor[U, V]) -> Tensor[*B, U, V]: ...
@overload
def jacobian(f: Callable[[Tensor[U, V, W]], Tensor[*B]], x: Tensor[U, V, W]) -> Tensor[*B, U, V, W]: ...
@overload
def jacobian(f: Callable[[Tensor[U, V, W, K]], Tensor[*B]], x: Tensor[U, V, W, K]) -> Tensor[*B, U, V, W, K]: ...
def jacobian(f: Any, x: Any) -> Any:
    """The derivatives of all elements of ``f(x)`` for all elements of ``x``.

    Its axes are those of the result, then those of ``x``. If both have a label ``U``, it is ``Dual[U]`` for the
    elements of ``x``. It takes one pass of reverse or forward mode for each element of the smaller of the two. Sizes
    that are unknown when it is made count as large.

    Args:
        f: from an expression to an expression, or from a tensor to a tensor.
        x: the point, of at most four axes.

    Raises:
        AxisError: ``x`` or ``f(x)`` is no expression or tensor, or has a label twice.
        GradientError: one of them is not real, or there is no gradient on the way.

    See also: ``jax.jacobian``, ``torch.func.jacrev``.

    >>> from typedtensor import Axis
    >>> class Row(Axis): ...
    >>> jacobian(lambda x: x * x, Tensor[Row]([1.0, 2.0]))
    Tensor[Row=2, Dual[Row]=2]([[2., 0.],
                                [0., 4.]])
    """
    return _jacobian("jacobian", f, x)


@overload
def hessian(f: Callable[[Expr[Tensor[()]]], Expr[Tensor[()]]], x: Expr[Tensor[()]]) -> Expr[Tensor[()]]: ...
@overload
def hessian(f: Callable[[Expr[Tensor[U]]], Expr[Tensor[()]]], x: Expr[Tensor[U]]) -> Expr[Tensor[U, Dual[U]]]: ...
@overload
def hessian(
    f: Callable[[Expr[Tensor[U, V]]], Expr[Tensor[()]]], x: Expr[Tensor[U, V]]
) -> Expr[Tensor[U, V, Dual[U], Dual[V]]]: ...
@overload
def hessian(
    f: Callable[[Expr[Tensor[U, V, W]]], Expr[Tensor[()]]], x: Expr[Tensor[U, V, W]]
) -> Expr[Tensor[U, V, W, Dual[U], Dual[V], Dual[W]]]: ...
@overload
def hessian(
    f: Callable[[Expr[Tensor[U, V, W, K]]], Expr[Tensor[()]]], x: Expr[Tensor[U, V, W, K]]
) -> Expr[Tensor[U, V, W, K, Dual[U], Dual[V], Dual[W], Dual[K]]]: ...
@overload
def hessian(f: Callable[[Tensor[()]], Tensor[()]], x: Tensor[()]) -> Tensor[()]: ...
@overload
def hessian(f: Callable[[Tensor[U]], Tensor[()]], x: Tensor[U]) -> Tensor[U, Dual[U]]: ...
@overload
def hessian(f: Callable[[Tensor[U, V]], Tensor[()]], x: Tensor[U, V]) -> Tensor[U, V, Dual[U], Dual[V]]: ...
@overload
def hessian(
    f: Callable[[Tensor[U, V, W]], Tensor[()]], x: Tensor[U, V, W]
) -> Tensor[U, V, W, Dual[U], Dual[V], Dual[W]]: ...
@overload
def hessian(
    f: Callable[[Tensor[U, V, W, K]], Tensor[()]], x: Tensor[U, V, W, K]
) -> Tensor[U, V, W, K, Dual[U], Dual[V], Dual[W], Dual[K]]: ...
def hessian(f: Any, x: Any) -> Any:
    """The second derivatives of ``f`` at ``x``, for each pair of elements: the axes of ``x``, then their duals.

    Args:
        f: from an expression or a tensor to a real scalar.
        x: the point, of at most four axes.

    Raises:
        AxisError: as for :func:`jacobian`.
        GradientError: the result is no real scalar, or as for :func:`jacobian`.

    See also: ``jax.hessian``; :func:`hvp`, which makes no matrix; :func:`diagonal_hessian`.

    >>> from typedtensor import Axis
    >>> class Row(Axis): ...
    >>> hessian(lambda x: (x * x * x).sum(), Tensor[Row]([1.0, 2.0]))
    Tensor[Row=2, Dual[Row]=2]([[ 6.,  0.],
                                [ 0., 12.]])
    """
    return _jacobian("hessian", lambda z: _slope("hessian", f, z), x)


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
    return _jacobian("block_jacobian", f, x, label_of(over))


def diagonal_hessian(f: Callable[[S], Loss], x: S) -> S:
    """The second derivative of ``f`` in each element of ``x``: the diagonal of the Hessian, in the structure of ``x``.

    It takes the time of a Hessian, and the memory of one of its rows.

    Args:
        f: from a state to a real scalar.
        x: as for :func:`value_and_grad`.

    Raises:
        AxisError: as for :func:`value_and_grad`, or a label is twice in a tensor.
        GradientError: as for :func:`value_and_grad`.

    See also: :func:`hessian`.

    >>> from typedtensor import Axis
    >>> class Row(Axis): ...
    >>> diagonal_hessian(lambda x: (x * x * x).sum(), Tensor[Row]([1.0, 2.0]))
    Tensor[Row=2]([ 6., 12.])
    """
    point = Point("diagonal_hessian", lambda z: _slope("diagonal_hessian", f, z), x)
    zeros: list[Any] = [ZerosLike()(leaf) for leaf in point.inputs]

    def curvature(number: int) -> Callable[[Expr[Any]], Expr[Any]]:
        def along(direction: Expr[Any]) -> Expr[Any]:
            moved = point.pushed([*zeros[:number], direction, *zeros[number + 1 :]])[number]
            total: Expr[Any] = (direction * moved).sum()
            return total

        return along

    with point.building():
        result = []
        for number, leaf in enumerate(point.inputs):
            require_different("diagonal_hessian", leaf)
            result.append(along_directions(leaf, {axis: axis for axis in leaf.axes}, curvature(number)))
    diagonal: S = point.like_point(result)
    return diagonal


def _slope(title: str, f: Callable[[Any], object], x: object) -> Any:
    point, y = scalar_point(title, f, x)
    return point.like_point(point.slope(y))


def _jacobian(title: str, f: Callable[[Any], object], x: object, over: Label | None = None) -> Any:
    """The derivatives of elements of ``f(x)`` for those of ``x``; for those at one position along a label, if given."""
    point, [x], [y] = single_point(title, f, x)
    shared = () if over is None else (over,)
    for what, axes in (("the point", x.axes), ("the result", y.axes)):
        if axes[: len(shared)] != shared:
            raise AxisError(
                f"{title} makes blocks along the first axis, which must be {label_name(over)}, but {what} has "
                f"({', '.join(map(label_name, axes))}): move it to the front with .transpose({label_name(over)}, "
                "…)"
            )
    ends, starts = y.axes[len(shared) :], x.axes[len(shared) :]
    names = {axis: apart(axis, (*x.axes, *y.axes)) if axis in ends else axis for axis in starts}

    def directions(of: Any, names: Mapping[Label, Label], product: Callable[[Any], Any]) -> Any:
        """The products with the unit directions of a tensor, which are repeated along a shared axis."""
        if over is None:
            return along_directions(of, names, product)
        return along_directions(Sum(over)(of), names, lambda along: product(ExpandLike()(along, of)))

    def row(direction: Any) -> Any:
        [found] = point.pulled([direction])
        for axis, name in names.items():
            found = found if axis is name else Rename(axis, name)(found)
        return found

    with point.building():
        require_different(title, x)
        require_different(title, y)
        if over is not None:
            require_separate(title, [y], [x], over)
        if count(starts, ends) <= count(ends, starts):
            result = directions(x, names, lambda direction: point.pushed([direction])[0])
        else:
            result = directions(y, {axis: axis for axis in ends}, row)
        axes = (*shared, *ends, *names.values())
        permute: Any = Permute(*axes)
        return point.like_leaf(result if result.axes == axes else permute(result))


def single_point(title: str, f: Callable[[Any], object], x: object) -> tuple[Point, list[Expr[Any]], list[Expr[Any]]]:
    """A point and a result of one tensor each: the point, the inputs and the outputs."""
    point = Point(title, f, x)
    for structure, what in ((point.structure, "the point"), (point.result, "the result")):
        if structure.kind is not None:
            raise AxisError(
                f"{title} differentiates one tensor with respect to one tensor, but {what} is {structure}: take "
                "one part of it at a time, or use products with vjp and jvp"
            )
    return point, point.inputs, point.outputs


def apart(label: Label, taken: Sequence[Label]) -> Label:
    """A label derived from another one that differs from some others."""
    while label in taken:
        label = derived(Dual, label)
    return label


def count(axes: Sequence[Label], others: Sequence[Label]) -> float:
    """The number of elements along the axes that another tensor lacks; infinite if unknown."""
    scope = CURRENT.get()
    known = scope.sizes if scope is not None else {}
    sizes = [declared_size(axis, known) for axis in axes if axis not in others]
    return math.prod([math.inf if size is None else size for size in sizes])


def require_different(title: str, x: Expr[Any]) -> None:
    """Require that the labels of a tensor are distinct.

    Raises:
        AxisError: when a label is repeated."""
    for axis in x.axes:
        if x.axes.count(axis) > 1:
            raise AxisError(
                f"{title} tells axes apart by their labels, but {x.tensor_type} has {label_name(axis)} twice: "
                f"make it with another label for one of them, such as Dual[{label_name(axis)}]"
            )


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
