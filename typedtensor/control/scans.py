"""``scan`` and ``fold``: steps along an axis, element by element."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple, overload

from typedtensor.base.tracebacks import shortened
from typedtensor.control.steps import Four, Sequence, Step1, Step2, Step3, Step4, Three, Two, scan_over
from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import AnyTensor, BoolTensor, IntTensor, Tensor

S = TypeVar("S")
X = TypeVar("X", bound=AnyTensor)
T = TypeVar("T", bound=Axis)
E = TypeVar("E")
E1 = TypeVar("E1")
E2 = TypeVar("E2")
E3 = TypeVar("E3")
E4 = TypeVar("E4")
Y = TypeVar("Y")
B = TypeVarTuple("B")


@overload
def scan(
    step: Step1[Expr[X], E, Expr[Tensor[*B]]],
    start: Expr[X],
    xs: Sequence[T, E],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[Tensor[T, *B]]]: ...
@overload
def scan(
    step: Step1[Expr[X], E, Expr[IntTensor[*B]]],
    start: Expr[X],
    xs: Sequence[T, E],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[IntTensor[T, *B]]]: ...
@overload
def scan(
    step: Step1[Expr[X], E, Expr[BoolTensor[*B]]],
    start: Expr[X],
    xs: Sequence[T, E],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[BoolTensor[T, *B]]]: ...
@overload
def scan(
    step: Step2[Expr[X], E1, E2, Expr[Tensor[*B]]],
    start: Expr[X],
    xs: Two[T, E1, E2],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[Tensor[T, *B]]]: ...
@overload
def scan(
    step: Step2[Expr[X], E1, E2, Expr[IntTensor[*B]]],
    start: Expr[X],
    xs: Two[T, E1, E2],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[IntTensor[T, *B]]]: ...
@overload
def scan(
    step: Step2[Expr[X], E1, E2, Expr[BoolTensor[*B]]],
    start: Expr[X],
    xs: Two[T, E1, E2],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[BoolTensor[T, *B]]]: ...
@overload
def scan(
    step: Step3[Expr[X], E1, E2, E3, Expr[Tensor[*B]]],
    start: Expr[X],
    xs: Three[T, E1, E2, E3],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[Tensor[T, *B]]]: ...
@overload
def scan(
    step: Step3[Expr[X], E1, E2, E3, Expr[IntTensor[*B]]],
    start: Expr[X],
    xs: Three[T, E1, E2, E3],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[IntTensor[T, *B]]]: ...
@overload
def scan(
    step: Step3[Expr[X], E1, E2, E3, Expr[BoolTensor[*B]]],
    start: Expr[X],
    xs: Three[T, E1, E2, E3],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[BoolTensor[T, *B]]]: ...
@overload
def scan(
    step: Step4[Expr[X], E1, E2, E3, E4, Expr[Tensor[*B]]],
    start: Expr[X],
    xs: Four[T, E1, E2, E3, E4],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[Tensor[T, *B]]]: ...
@overload
def scan(
    step: Step4[Expr[X], E1, E2, E3, E4, Expr[IntTensor[*B]]],
    start: Expr[X],
    xs: Four[T, E1, E2, E3, E4],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[IntTensor[T, *B]]]: ...
@overload
def scan(
    step: Step4[Expr[X], E1, E2, E3, E4, Expr[BoolTensor[*B]]],
    start: Expr[X],
    xs: Four[T, E1, E2, E3, E4],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[BoolTensor[T, *B]]]: ...
@overload
def scan(
    step: Step1[S, E, Expr[Tensor[*B]]], start: S, xs: Sequence[T, E], over: type[T], *, reverse: bool = False
) -> tuple[S, Expr[Tensor[T, *B]]]: ...
@overload
def scan(
    step: Step1[S, E, Expr[IntTensor[*B]]], start: S, xs: Sequence[T, E], over: type[T], *, reverse: bool = False
) -> tuple[S, Expr[IntTensor[T, *B]]]: ...
@overload
def scan(
    step: Step1[S, E, Expr[BoolTensor[*B]]], start: S, xs: Sequence[T, E], over: type[T], *, reverse: bool = False
) -> tuple[S, Expr[BoolTensor[T, *B]]]: ...
@overload
def scan(
    step: Step2[S, E1, E2, Expr[Tensor[*B]]], start: S, xs: Two[T, E1, E2], over: type[T], *, reverse: bool = False
) -> tuple[S, Expr[Tensor[T, *B]]]: ...
@overload
def scan(
    step: Step2[S, E1, E2, Expr[IntTensor[*B]]], start: S, xs: Two[T, E1, E2], over: type[T], *, reverse: bool = False
) -> tuple[S, Expr[IntTensor[T, *B]]]: ...
@overload
def scan(
    step: Step2[S, E1, E2, Expr[BoolTensor[*B]]], start: S, xs: Two[T, E1, E2], over: type[T], *, reverse: bool = False
) -> tuple[S, Expr[BoolTensor[T, *B]]]: ...
@overload
def scan(
    step: Step3[S, E1, E2, E3, Expr[Tensor[*B]]],
    start: S,
    xs: Three[T, E1, E2, E3],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[S, Expr[Tensor[T, *B]]]: ...
@overload
def scan(
    step: Step3[S, E1, E2, E3, Expr[IntTensor[*B]]],
    start: S,
    xs: Three[T, E1, E2, E3],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[S, Expr[IntTensor[T, *B]]]: ...
@overload
def scan(
    step: Step3[S, E1, E2, E3, Expr[BoolTensor[*B]]],
    start: S,
    xs: Three[T, E1, E2, E3],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[S, Expr[BoolTensor[T, *B]]]: ...
@overload
def scan(
    step: Step4[S, E1, E2, E3, E4, Expr[Tensor[*B]]],
    start: S,
    xs: Four[T, E1, E2, E3, E4],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[S, Expr[Tensor[T, *B]]]: ...
@overload
def scan(
    step: Step4[S, E1, E2, E3, E4, Expr[IntTensor[*B]]],
    start: S,
    xs: Four[T, E1, E2, E3, E4],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[S, Expr[IntTensor[T, *B]]]: ...
@overload
def scan(
    step: Step4[S, E1, E2, E3, E4, Expr[BoolTensor[*B]]],
    start: S,
    xs: Four[T, E1, E2, E3, E4],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[S, Expr[BoolTensor[T, *B]]]: ...
@overload
def scan(
    step: Step1[S, E, Y], start: S, xs: Sequence[T, E], over: type[T], *, reverse: bool = False
) -> tuple[S, Any]: ...
@overload
def scan(
    step: Step2[S, E1, E2, Y], start: S, xs: Two[T, E1, E2], over: type[T], *, reverse: bool = False
) -> tuple[S, Any]: ...
@overload
def scan(
    step: Step3[S, E1, E2, E3, Y], start: S, xs: Three[T, E1, E2, E3], over: type[T], *, reverse: bool = False
) -> tuple[S, Any]: ...
@overload
def scan(
    step: Step4[S, E1, E2, E3, E4, Y], start: S, xs: Four[T, E1, E2, E3, E4], over: type[T], *, reverse: bool = False
) -> tuple[S, Any]: ...
@shortened
def scan(step: Any, start: Any, xs: Any, over: Any, *, reverse: bool = False) -> Any:
    """Apply a step to each element along an axis; each step passes a state to the next and returns an output.

    ``state, y = step(state, x)`` for each element ``x``; the outputs ``y`` are stacked, with the axis in front, as is
    each part of an output that is a tuple, list, dict, named tuple or dataclass. The scan is one node, whose step is
    traced once. So the step cannot branch on values (but see :func:`cond`), and expressions in it that depend on
    neither the state nor the element are computed once, outside.

    Args:
        step: from a state and an element to the next state and an output.
        start: the initial state: an expression, or a tuple, list, dict, named tuple or dataclass of states.
        xs: the sequence, whose first axis is ``over``; or a tuple of up to four sequences, of each of which the step
            takes an element.
        over: the axis.
        reverse: whether to go from the last element to the first; an output has the position of its element.

    Returns:
        The final state, and the outputs along the axis.

    Raises:
        AxisError: a sequence does not have the axis as its first; the step changes the structure, the kinds or the axes
            of the state, returns an output that has the axis already, or makes a @dynamic part.
        SizeError: at computation, when there are no elements from which the sizes of the outputs follow.

    See also: ``jax.lax.scan``.

    >>> from typedtensor import Axis, Const, Expr, Tensor, given
    >>> class Time(Axis): ...
    >>> def running(total: Expr[Tensor[()]], x: Expr[Tensor[()]]) -> tuple[Expr[Tensor[()]], Expr[Tensor[()]]]:
    ...     return total + x, total + x
    >>> end, sums = scan(running, Const(Tensor[()](0.0)), Const(Tensor[Time]([1.0, 2.0, 3.0])), Time)
    >>> with given():
    ...     print(end.value, sums.value)
    Tensor[()](6.) Tensor[Time=3]([1., 3., 6.])
    """
    return scan_over("scan", step, start, xs, over, reverse, True)


@overload
def fold(
    step: Callable[[Expr[X], E], Expr[X]], start: Expr[X], xs: Sequence[T, E], over: type[T], *, reverse: bool = False
) -> Expr[X]: ...
@overload
def fold(
    step: Callable[[Expr[X], E1, E2], Expr[X]],
    start: Expr[X],
    xs: Two[T, E1, E2],
    over: type[T],
    *,
    reverse: bool = False,
) -> Expr[X]: ...
@overload
def fold(
    step: Callable[[Expr[X], E1, E2, E3], Expr[X]],
    start: Expr[X],
    xs: Three[T, E1, E2, E3],
    over: type[T],
    *,
    reverse: bool = False,
) -> Expr[X]: ...
@overload
def fold(
    step: Callable[[Expr[X], E1, E2, E3, E4], Expr[X]],
    start: Expr[X],
    xs: Four[T, E1, E2, E3, E4],
    over: type[T],
    *,
    reverse: bool = False,
) -> Expr[X]: ...
@overload
def fold(step: Callable[[S, E], S], start: S, xs: Sequence[T, E], over: type[T], *, reverse: bool = False) -> S: ...
@overload
def fold(
    step: Callable[[S, E1, E2], S], start: S, xs: Two[T, E1, E2], over: type[T], *, reverse: bool = False
) -> S: ...
@overload
def fold(
    step: Callable[[S, E1, E2, E3], S], start: S, xs: Three[T, E1, E2, E3], over: type[T], *, reverse: bool = False
) -> S: ...
@overload
def fold(
    step: Callable[[S, E1, E2, E3, E4], S],
    start: S,
    xs: Four[T, E1, E2, E3, E4],
    over: type[T],
    *,
    reverse: bool = False,
) -> S: ...
@shortened
def fold(step: Any, start: Any, xs: Any, over: Any, *, reverse: bool = False) -> Any:
    """Apply a step to the elements along an axis and return the final state: :func:`scan` without outputs.

    Without elements it is the initial state.

    Args:
        step: from a state and an element to the next state.
        start: the initial state.
        xs: the sequence, whose first axis is ``over``; or a tuple of up to four sequences.
        over: the axis.
        reverse: whether to go from the last element to the first.

    Raises:
        AxisError: as for :func:`scan`.

    See also: ``functools.reduce``, ``jax.lax.scan``.

    >>> from typedtensor import Axis, Const, Expr, Tensor, given
    >>> class Digit(Axis): ...
    >>> def horner(value: Expr[Tensor[()]], digit: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
    ...     return value * 10.0 + digit
    >>> with given():
    ...     print(fold(horner, Const(Tensor[()](0.0)), Const(Tensor[Digit]([1.0, 8.0, 4.0])), Digit).value)
    Tensor[()](184.)
    """
    return scan_over("fold", step, start, xs, over, reverse, False)[0]
