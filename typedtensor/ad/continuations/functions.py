"""Derivatives of the library's own programs in direct style: value_and_grad, vjp, jvp, hvp."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, overload

from typedtensor.ad.continuations.cell import Cell, in_precision_of, ones_like, zeros_like
from typedtensor.ad.continuations.live import Forward, Live, Reverse, as_expression, current_level, value_of
from typedtensor.ad.graph import require_real, require_scalar
from typedtensor.core.expr import Expr
from typedtensor.core.pytree import Collection, PyTree, PyTreeDef, expressions_in, flatten, flatten_like
from typedtensor.core.tensor import AnyTensor, Tensor
from typedtensor.errors import AxisError, ContinuationError, SizeError

X = TypeVar("X", bound=AnyTensor)
Y = TypeVar("Y", bound=AnyTensor)
S = TypeVar("S", bound=Collection)  # excludes expressions: a class derived from Expr would match neither overload
R = TypeVar("R", bound=PyTree)
Scalar = Expr[Tensor[()]]


@overload
def vjp(f: Callable[[Expr[X]], Expr[Y]], x: Expr[X], /) -> tuple[Expr[Y], Callable[[Expr[Y]], Expr[X]]]: ...
@overload
def vjp(f: Callable[[Expr[X]], Expr[Y]], x: X, /) -> tuple[Y, Callable[[Y], X]]: ...
@overload
def vjp(f: Callable[[Expr[X]], R], x: Expr[X], /) -> tuple[R, Callable[[R], Expr[X]]]: ...
@overload
def vjp(f: Callable[[S], R], x: S, /) -> tuple[R, Callable[[R], S]]: ...
def vjp(f: Any, x: Any, /) -> Any:
    """Return the value of a function and its pullback, which can be called once.

    ``f`` runs at once, in direct style: ``y.value`` is known in it, and ``if`` and ``while`` may depend on it.
    Expressions made before run by the same rules, ``@dynamic`` parts too.

    Args:
        f: from expressions to a pytree of expressions.
        x: a tensor, an expression or a pytree of expressions: inputs of the open computation, parameters, constants. A
            parameter in it that ``f`` uses by itself, as modules do, counts as well.

    Returns:
        The value, of the same kind as ``x``: a tensor, or expressions with known values. And a function from deltas of
        the value to those of ``x``, whose second call raises :class:`ContinuationError`.

    Raises:
        GradientError: a part of ``x`` is not real, or an operation on the path has no gradient.
        SizeError: at the call of the pullback, when a delta has other sizes than the result.

    See also: ``jax.vjp``.

    >>> from typedtensor import Axis, Expr, Tensor
    >>> class Row(Axis): ...
    >>> def halved(x: Expr[Tensor[Row]]) -> Expr[Tensor[Row]]:
    ...     while (x * x).sum().value.item() > 1.0:
    ...         x = x / 2.0
    ...     return x
    >>> y, back = vjp(halved, Tensor[Row]([3.0, 4.0]))
    >>> back(Tensor[Row]([1.0, 0.0]))
    Tensor[Row=2]([0.125, 0.   ])
    """
    leaves, structure, give = _given(x)
    level = Reverse(current_level())
    lives = [level.watch(leaf, _outside(leaf)) for leaf in leaves]
    with level.active():
        result, shape = flatten(f(structure.rebuild(lives)), "the result of the function")
        lifted = [level.lift(y) for y in result]
    values = shape.rebuild([give(y) for y in level.values(lifted)])
    gone: list[bool] = []

    def back(deltas: Any) -> Any:
        if gone:
            raise ContinuationError(
                "the operations of this vjp can be resumed only once, and an earlier call has resumed them: call "
                "vjp again"
            )
        found = flatten_like(deltas, shape, "the delta", "the result of the function", "both")
        added = [_outside(delta) for delta in found]
        for delta, y in zip(added, level.values(lifted), strict=True):
            _require_sizes(delta, y, "the delta of the result")
        gone.append(True)
        with level.active():
            for y, delta in zip(lifted, added, strict=True):
                if type(y) is Live and y.level is level:
                    y.cell.add(delta)
            level.back()
            level.is_open = False
            return structure.rebuild([give(_complete(z.cell)) for z in lives])

    return values, back


@overload
def value_and_grad(f: Callable[[Expr[X]], Scalar], x: Expr[X], /) -> tuple[Scalar, Expr[X]]: ...
@overload
def value_and_grad(f: Callable[[Expr[X]], Scalar], x: X, /) -> tuple[Tensor[()], X]: ...
@overload
def value_and_grad(f: Callable[[S], Scalar], x: S, /) -> tuple[Scalar, S]: ...
def value_and_grad(f: Any, x: Any, /) -> Any:
    """Return the value of a scalar function and its gradient, without graph or tape.

    Args:
        f: from expressions to a real scalar.
        x: as for :func:`vjp`.

    Raises:
        GradientError: ``f`` returns no real scalar; as for :func:`vjp`.

    See also: ``jax.value_and_grad``; Wang et al. (2018), Figure 4.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> value_and_grad(lambda x: (x * x * x).sum(), Tensor[Row]([1.0, 2.0]))
    (Tensor[()](9.), Tensor[Row=2]([ 3., 12.]))
    """

    def scalar(x: Any) -> Any:
        loss = f(x)
        if not isinstance(loss, (Expr, AnyTensor)):
            raise AxisError(f"the function must return a real scalar, Expr[Tensor[()]], but returned {loss!r}")
        require_scalar(as_expression(loss))
        return loss

    found: tuple[Any, Any] = vjp(scalar, x)
    value, back = found
    return value, back(ones_like(_outside(value)))


@overload
def jvp(f: Callable[[Expr[X]], Expr[Y]], x: Expr[X], dx: Expr[X], /) -> tuple[Expr[Y], Expr[Y]]: ...
@overload
def jvp(f: Callable[[Expr[X]], Expr[Y]], x: X, dx: X, /) -> tuple[Y, Y]: ...
@overload
def jvp(f: Callable[[Expr[X]], R], x: Expr[X], dx: Expr[X], /) -> tuple[R, R]: ...
@overload
def jvp(f: Callable[[S], R], x: S, dx: S, /) -> tuple[R, R]: ...
def jvp(f: Any, x: Any, dx: Any, /) -> Any:
    """Return the value of a function and its derivative along a direction, by dual numbers.

    Args:
        f: from expressions to a pytree of real expressions.
        x: as for :func:`vjp`.
        dx: the direction, with the structure of ``x``.

    Raises:
        AxisError: the direction has another structure.
        SizeError: the direction has other sizes.

    See also: ``jax.jvp``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> jvp(lambda x: x * x, Tensor[Row]([1.0, 2.0]), Tensor[Row]([1.0, 10.0]))
    (Tensor[Row=2]([1., 4.]), Tensor[Row=2]([ 2., 40.]))
    """
    leaves, structure, give = _given(x)
    directions = flatten_like(dx, structure, "the direction", "the value that it belongs to", "both")
    level = Forward(current_level())
    lives = [level.watch(leaf, _outside(leaf), _outside(d)) for leaf, d in zip(leaves, directions, strict=True)]
    for live in lives:
        _require_sizes(live.cell.d, live.cell.x, "the direction")
    with level.active():
        result, shape = flatten(f(structure.rebuild(lives)), "the result of the function")
        lifted = [level.lift(y) for y in result]
        tangents = [y.cell.d if type(y) is Live and y.level is level else None for y in lifted]
        level.is_open = False
        values = level.values(lifted)
        tangents = [d if d is not None else zeros_like(y) for d, y in zip(tangents, values, strict=True)]
    return shape.rebuild([give(y) for y in values]), shape.rebuild([give(d) for d in tangents])


@overload
def hvp(f: Callable[[Expr[X]], Scalar], x: Expr[X], dx: Expr[X], /) -> Expr[X]: ...
@overload
def hvp(f: Callable[[Expr[X]], Scalar], x: X, dx: X, /) -> X: ...
@overload
def hvp(f: Callable[[S], Scalar], x: S, dx: S, /) -> S: ...
def hvp(f: Any, x: Any, dx: Any, /) -> Any:
    """Return the product of the Hessian of a scalar function with a direction: reverse mode on dual numbers.

    Args:
        f: from expressions to a real scalar.
        x: as for :func:`vjp`.
        dx: the direction, with the structure of ``x``.

    See also: Wang et al. (2018), section 2.4; Pearlmutter (1994).

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> hvp(lambda x: (x * x * x).sum(), Tensor[Row]([1.0, 2.0]), Tensor[Row]([1.0, 0.5]))
    Tensor[Row=2]([6., 6.])
    """

    def slope(x: Any) -> Any:
        return value_and_grad(f, x)[1]

    found: tuple[Any, Any] = jvp(slope, x, dx)
    return found[1]


def _outside(x: Any) -> Any:
    """The value of a differentiated argument outside a new level."""
    if isinstance(x, AnyTensor):
        return x
    level = current_level() or Reverse(None)
    with level.active():
        return level.lift(x)


def _require_sizes(delta: Any, x: Any, what: str) -> None:
    """Require that a delta has the sizes of its value.

    Raises:
        SizeError: when it has not."""
    found, expected = (value_of(value).shape for value in (delta, x))
    if found != expected:
        raise SizeError(
            f"{what} has the shape {found}, but belongs to {x.tensor_type} of shape {expected}: give it the same sizes"
        )


def _complete(cell: Cell[Any]) -> Any:
    """The complete delta of a differentiated argument."""
    return zeros_like(cell.x) if cell.d is None else in_precision_of(cell.d, cell.x)


def _given(x: Any) -> tuple[list[Any], PyTreeDef, Callable[[Any], Any]]:
    """Return the leaves of a differentiated argument, its structure, and the conversion of results."""
    leaves, structure = (flatten if isinstance(x, AnyTensor) else expressions_in)(x, "the point of a derivative")
    for leaf in leaves:
        require_real(as_expression(leaf))
    return leaves, structure, _itself if isinstance(x, AnyTensor) else as_expression


def _itself(value: Any) -> Any:
    return value
