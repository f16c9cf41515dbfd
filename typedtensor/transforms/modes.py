"""Reverse and forward mode as functions of functions: value_and_grad, vjp, jvp, linearize, hvp."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from typedtensor.ad.graph import require_scalar
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.errors import AxisError
from typedtensor.transforms.points import Point

S = TypeVar("S")
R = TypeVar("R")
Loss = TypeVar("Loss", Expr[Tensor[()]], Tensor[()])
"""A loss."""


def value_and_grad(f: Callable[[S], Loss], x: S) -> tuple[Loss, S]:
    """``f(x)`` and its gradient there.

    Expressions that ``f`` reads besides its argument are constant, even ``x`` itself.

    Args:
        f: from a pytree to a real scalar.
        x: an expression, or a tuple, list, dict, named tuple or dataclass of expressions; or tensors instead of
            expressions, for a function of tensors.

    Raises:
        AxisError: a leaf is something else, or there are tensors as well as expressions.
        GradientError: the result is no real scalar, a leaf of ``x`` is not real, or an operation on the path has no
            gradient.

    See also: ``jax.value_and_grad``; :func:`~typedtensor.gradient`, of an expression that is there already.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> value_and_grad(lambda x: (x * x).sum(), Tensor[Row]([1.0, 2.0]))
    (Tensor[()](5.), Tensor[Row=2]([2., 4.]))
    """
    point, y = scalar_point("value_and_grad", f, x)
    return point.with_value(point.structure, point.slope(y))


def vjp(f: Callable[[S], R], x: S) -> tuple[R, Callable[[R], S]]:
    """``f(x)``, and the pullback from a delta of it to that of ``x``: the product with the Jacobian from the left.

    Args:
        f: from a pytree to a pytree.
        x: as for :func:`value_and_grad`.

    Returns:
        The result, and a function from a pytree like the result to one like ``x``. Leaves of a delta that are not real
        are ignored. For tensors, each call of the function computes ``f`` again.

    Raises:
        AxisError: as for :func:`value_and_grad`; of the function, when the delta is not like the result.
        GradientError: as for :func:`value_and_grad`.

    See also: ``jax.vjp``, ``torch.func.vjp``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> y, pull = vjp(lambda x: x * x, Tensor[Row]([1.0, 2.0]))
    >>> pull(Tensor[Row]([1.0, -1.0]))
    Tensor[Row=2]([ 2., -4.])
    """
    point = Point("vjp", f, x)
    return point.value, lambda dy: point.like_point(point.pulled(point.deltas(dy)))


def jvp(f: Callable[[S], R], x: S, dx: S) -> tuple[R, R]:
    """``f(x)`` and its tangent in the direction ``dx``: the product with the Jacobian from the right.

    The tangent of a leaf that is not real is zero.

    Args:
        f: from a pytree to a pytree.
        x: as for :func:`value_and_grad`.
        dx: a pytree like ``x``.

    Raises:
        AxisError: as for :func:`value_and_grad`, or ``dx`` differs in structure from ``x``.
        GradientError: as for :func:`value_and_grad`.

    See also: ``jax.jvp``, ``torch.func.jvp``; Pearlmutter (1994).

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> jvp(lambda x: (x * x).sum(), Tensor[Row]([1.0, 2.0]), Tensor[Row]([1.0, 1.0]))
    (Tensor[()](5.), Tensor[()](6.))
    """
    point = Point("jvp", f, x)
    return point.with_value(point.result, point.pushed(point.tangents(dx)))


def linearize(f: Callable[[S], R], x: S) -> tuple[R, Callable[[S], R]]:
    """``f(x)``, and the linear function from a tangent of ``x`` to that of the result.

    Args:
        f: from a pytree to a pytree.
        x: as for :func:`value_and_grad`.

    Raises:
        AxisError: as for :func:`value_and_grad`; of the function, when the tangent differs in structure from ``x``.
        GradientError: as for :func:`value_and_grad`.

    See also: :func:`jvp`, for one tangent; ``jax.linearize``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> y, push = linearize(lambda x: x * x, Tensor[Row]([1.0, 2.0]))
    >>> push(Tensor[Row]([1.0, -1.0]))
    Tensor[Row=2]([ 2., -4.])
    """
    point = Point("linearize", f, x)
    return point.value, lambda dx: point.like_result(point.pushed(point.tangents(dx)))


def hvp(f: Callable[[S], Loss], x: S, dx: S) -> S:
    """The product of the Hessian of ``f`` at ``x`` with ``dx``: the gradient of a :func:`jvp`.

    It takes a few gradients, whatever the size of the Hessian.

    Args:
        f: from a state to a real scalar.
        x: as for :func:`value_and_grad`.
        dx: a state like ``x``.

    Raises:
        AxisError: as for :func:`jvp`.
        GradientError: as for :func:`value_and_grad`.

    See also: ``torch.func.hessian``, Pearlmutter (1994).

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> hvp(lambda x: (x * x * x).sum(), Tensor[Row]([1.0, 2.0]), Tensor[Row]([1.0, 1.0]))
    Tensor[Row=2]([ 6., 12.])
    """
    point, _ = scalar_point("hvp", f, x)
    [tangent] = point.pushed(point.tangents(dx))
    product: S = point.like_point(point.slope(tangent))
    return product


def scalar_point(title: str, f: Callable[[Any], object], x: object) -> tuple[Point, Expr[Any]]:
    """A point, and the real scalar that a function has there."""
    point = Point(title, f, x)
    if point.result.kind is not None:
        raise AxisError(
            f"{title} needs a function that returns one real scalar, Tensor[()], but this one returns "
            f"{point.result}: return only the loss, or use vjp"
        )
    [y] = point.outputs
    require_scalar(y)
    return point, y
