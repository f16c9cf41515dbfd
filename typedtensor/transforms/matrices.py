"""Jacobians and Hessians as tensors."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, TypeVarTuple, overload

from typedtensor.core.axes import Dual, K, Label, U, V, W, declared_size, label_name
from typedtensor.core.expr import Expr
from typedtensor.core.scope import CURRENT
from typedtensor.core.tensor import Tensor
from typedtensor.errors import AxisError
from typedtensor.ops import Permute, Rename, ZerosLike
from typedtensor.transforms.directions import along_directions, derived
from typedtensor.transforms.modes import Loss, scalar_point
from typedtensor.transforms.points import Point

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


def _jacobian(title: str, f: Callable[[Any], object], x: object) -> Any:
    point, [x], [y] = single_point(title, f, x)
    with point.building():
        require_different(title, x)
        require_different(title, y)
        names = {axis: apart(axis, (*x.axes, *y.axes)) if axis in y.axes else axis for axis in x.axes}
        if count(x.axes, y.axes) <= count(y.axes, x.axes):
            result = along_directions(x, names, lambda direction: point.pushed([direction])[0])
            result = permuted(result, (*y.axes, *names.values()))
        else:

            def row(direction: Expr[Any]) -> Expr[Any]:
                [found] = point.pulled([direction])
                for axis, name in names.items():
                    found = found if axis is name else Rename(axis, name)(found)
                row_of_x: Expr[Any] = found
                return row_of_x

            result = along_directions(y, {axis: axis for axis in y.axes}, row)
    return point.like_leaf(result)


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


def permuted(x: Any, axes: Sequence[Label]) -> Any:
    """A tensor with its axes permuted."""
    permute: Any = Permute(*axes)
    return permute(x)


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
