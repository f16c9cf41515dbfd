"""``scan``, ``fold``, ``map_over`` and ``batched``: steps along an axis; and ``while_loop``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, TypeVarTuple, overload

from typedtensor.base.tracebacks import shortened
from typedtensor.control.application import launch
from typedtensor.control.bodies.tracing import trace_tree
from typedtensor.control.conditional import require_predicate
from typedtensor.control.function_names import name_of
from typedtensor.control.operations.loops import While
from typedtensor.control.steps import Four, Sequence, Step1, Step2, Step3, Step4, Three, Two, map_states, scan_over
from typedtensor.core.axes import T, label_name, label_of
from typedtensor.core.expr import Expr, new_input
from typedtensor.core.module import Module
from typedtensor.core.pytree import flatten, require_same
from typedtensor.core.tensor import AnyTensor, BoolTensor, IntTensor, Tensor

S = TypeVar("S")
X = TypeVar("X", bound=AnyTensor)
E = TypeVar("E")
E1 = TypeVar("E1")
E2 = TypeVar("E2")
E3 = TypeVar("E3")
E4 = TypeVar("E4")
Y = TypeVar("Y")
A = TypeVarTuple("A")
B = TypeVarTuple("B")
F_co = TypeVar("F_co", bound=Callable[..., Any], covariant=True)


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
    return map_states(function, xs, over).stacked


class Batched(Module, Generic[F_co]):
    """A function of each element along an axis; made by :func:`batched`. Its parameters are those of the function."""

    def __init__(self, function: Callable[..., Any], axis: Any) -> None:
        self.function, self.axis = function, label_of(axis)

    @property
    def __call__(self) -> F_co:
        """The function of tensors with the axis in front."""
        return self._run  # type: ignore[return-value]  # its exact type is that of batched

    def _run(self, *xs: Any) -> Any:
        return map_states(self.function, xs[0] if len(xs) == 1 else xs, self.axis).stacked

    def fields(self) -> list[tuple[str, object]]:
        """The fields of the function, if it is a module."""
        return self.function.fields() if isinstance(self.function, Module) else []

    def __repr__(self) -> str:
        return f"batched({name_of(self.function)}, {label_name(self.axis)})"


@overload
def batched(
    function: Callable[[Expr[Tensor[*A]]], Expr[Tensor[*B]]], axis: type[T]
) -> Batched[Callable[[Expr[Tensor[T, *A]]], Expr[Tensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E], Expr[Tensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E]], Expr[Tensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E], Expr[IntTensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E]], Expr[IntTensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E], Expr[BoolTensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E]], Expr[BoolTensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E1, E2], Expr[Tensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2]], Expr[Tensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E1, E2], Expr[IntTensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2]], Expr[IntTensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E1, E2], Expr[BoolTensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2]], Expr[BoolTensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E1, E2, E3], Expr[Tensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2], Sequence[T, E3]], Expr[Tensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E1, E2, E3], Expr[IntTensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2], Sequence[T, E3]], Expr[IntTensor[T, *B]]]]: ...
@overload
def batched(
    function: Callable[[E1, E2, E3], Expr[BoolTensor[*B]]], axis: type[T]
) -> Batched[Callable[[Sequence[T, E1], Sequence[T, E2], Sequence[T, E3]], Expr[BoolTensor[T, *B]]]]: ...
def batched(function: Any, axis: Any) -> Any:
    """Vectorise a function of one example over a batch: its arguments and results get the axis of the batch in front.

    Args:
        function: from an example, in up to three tensors of any kinds, to a result. If it is a module, the result has
            its parameters.
        axis: the axis of the examples.

    See also: :func:`map_over`, ``jax.vmap``.

    >>> from typedtensor import Axis, Const, Expr, IntTensor, Tensor, given
    >>> from typedtensor.ops import as_real
    >>> class Batch(Axis): ...
    >>> class Hidden(Axis): ...
    >>> def norm(x: Expr[Tensor[Hidden]]) -> Expr[Tensor[()]]:
    ...     return (x * x).sum()
    >>> with given():
    ...     print(batched(norm, Batch)(Const(Tensor[Batch, Hidden]([[3.0, 4.0], [0.0, 1.0]]))).value)
    Tensor[Batch=2]([25.,  1.])
    >>> def inner(x: Expr[Tensor[Hidden]], y: Expr[IntTensor[Hidden]]) -> Expr[Tensor[()]]:
    ...     return (x * as_real(y)).sum()
    >>> x, y = Tensor[Batch, Hidden]([[3.0, 4.0], [0.0, 1.0]]), IntTensor[Batch, Hidden]([[1, 1], [5, 6]])
    >>> with given():
    ...     print(batched(inner, Batch)(Const(x), Const(y)).value)
    Tensor[Batch=2]([7., 6.])
    """
    return Batched(function, axis)


@overload
def while_loop(
    condition: Callable[[Expr[X]], Expr[BoolTensor[()]]], body: Callable[[Expr[X]], Expr[X]], start: Expr[X]
) -> Expr[X]: ...
@overload
def while_loop(condition: Callable[[S], Expr[BoolTensor[()]]], body: Callable[[S], S], start: S) -> S: ...
@shortened
def while_loop(condition: Any, body: Any, start: Any) -> Any:
    """Apply ``body`` repeatedly, from ``start`` on, while a condition holds; return the first state for which it fails.

    The states are recorded, so gradients exist for any number of steps.

    Args:
        condition: from a state to a bool.
        body: from a state to the next one.
        start: the initial state: an expression, or a tuple, list, dict, named tuple or dataclass of states.

    Raises:
        AxisError: the condition returns no bool without axes, or the body changes the structure, the kinds or the axes
            of the state.

    See also: ``jax.lax.while_loop``, which has no reverse mode.

    >>> from typedtensor import Axis, Const, Tensor, given
    >>> with given():
    ...     print(while_loop(lambda x: x < 100.0, lambda x: x * 3.0, Const(Tensor[()](2.0))).value)
    Tensor[()](162.)
    """
    leaves, structure = flatten(start, "the start of while_loop")
    inputs = [new_input(of) for of in structure.types]
    name = name_of(body)

    def go_on(state: Any) -> Any:
        holds = condition(state)
        require_predicate(holds, f"the result of the condition of while_loop, {name_of(condition)},")
        return holds

    what = f"the state that the body of while_loop, {name}, returns"
    goes_on, _ = trace_tree(go_on, [structure], name_of(condition), "the predicate", inputs=inputs)
    step, after = trace_tree(body, [structure], name, what, like=structure, inputs=inputs)
    require_same(after, structure, what, "the state it starts with")
    loop = While(goes_on, step)
    return structure.rebuild(launch(loop, leaves)[: len(leaves)])
