"""Functions over an axis, one element after the other: scan, fold and map."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, TypeVarTuple, overload

from typedtensor.axes import Axis, Label, label_name, label_of
from typedtensor.errors import AxisError
from typedtensor.expr import Expr
from typedtensor.module import Module
from typedtensor.operand import Operand
from typedtensor.structured.launching import element_type, launch, require_sequences
from typedtensor.structured.loops import Scan
from typedtensor.structured.naming import name_of
from typedtensor.structured.state import Structure, flatten, require_same
from typedtensor.structured.tracing import trace
from typedtensor.tensor import AnyTensor, IntTensor, Tensor

S = TypeVar("S")
X = TypeVar("X", bound=AnyTensor)
T = TypeVar("T", bound=Axis)
T_contra = TypeVar("T_contra", bound=Axis, contravariant=True)
E = TypeVar("E")
E1 = TypeVar("E1")
E2 = TypeVar("E2")
E3 = TypeVar("E3")
E_co = TypeVar("E_co", covariant=True)
A = TypeVarTuple("A")
B = TypeVarTuple("B")
F_co = TypeVar("F_co", bound=Callable[..., Any], covariant=True)


class Sequence(Protocol[T_contra, E_co]):
    """An expression of any kind with the first axis T, by the type of its elements.

    ``Expr[Tensor[Time, Hidden]]`` is a ``Sequence[Time, Expr[Tensor[Hidden]]]``.
    """

    def __element__(self, over: type[T_contra], /) -> E_co: ...


@overload
def scan(
    step: Callable[[Expr[X], E], tuple[Expr[X], Expr[Tensor[*B]]]],
    start: Expr[X],
    xs: Sequence[T, E],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[Tensor[T, *B]]]: ...
@overload
def scan(
    step: Callable[[Expr[X], E], tuple[Expr[X], Expr[IntTensor[*B]]]],
    start: Expr[X],
    xs: Sequence[T, E],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[IntTensor[T, *B]]]: ...
@overload
def scan(
    step: Callable[[Expr[X], E1, E2], tuple[Expr[X], Expr[Tensor[*B]]]],
    start: Expr[X],
    xs: tuple[Sequence[T, E1], Sequence[T, E2]],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[Tensor[T, *B]]]: ...
@overload
def scan(
    step: Callable[[Expr[X], E1, E2, E3], tuple[Expr[X], Expr[Tensor[*B]]]],
    start: Expr[X],
    xs: tuple[Sequence[T, E1], Sequence[T, E2], Sequence[T, E3]],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[Expr[X], Expr[Tensor[T, *B]]]: ...
@overload
def scan(
    step: Callable[[S, E], tuple[S, Expr[Tensor[*B]]]],
    start: S,
    xs: Sequence[T, E],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[S, Expr[Tensor[T, *B]]]: ...
@overload
def scan(
    step: Callable[[S, E], tuple[S, Expr[IntTensor[*B]]]],
    start: S,
    xs: Sequence[T, E],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[S, Expr[IntTensor[T, *B]]]: ...
@overload
def scan(
    step: Callable[[S, E1, E2], tuple[S, Expr[Tensor[*B]]]],
    start: S,
    xs: tuple[Sequence[T, E1], Sequence[T, E2]],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[S, Expr[Tensor[T, *B]]]: ...
@overload
def scan(
    step: Callable[[S, E1, E2, E3], tuple[S, Expr[Tensor[*B]]]],
    start: S,
    xs: tuple[Sequence[T, E1], Sequence[T, E2], Sequence[T, E3]],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[S, Expr[Tensor[T, *B]]]: ...
def scan(step: Any, start: Any, xs: Any, over: Any, *, reverse: bool = False) -> Any:
    """A step applied to the elements along an axis, with a state that goes from each to the next.

    ``state, y = step(state, x)`` for each element ``x``; the outputs ``y`` are stacked, with the axis in front. It is
    one node, whose step is traced once: the step decides nothing by values (but see :func:`cond`), and what in it
    does not depend on the state or the element is computed once, outside.

    Args:
        step: from a state and an element to the next state and an output.
        start: the state before the first element: an expression, or a tuple, list, named tuple or dataclass of states.
        xs: what is gone over, whose first axis is ``over``; or a tuple of two or three such, with which the step has
            as many elements as arguments.
        over: the axis.
        reverse: whether to go from the last element to the first; the outputs stay where their elements are.

    Returns:
        The last state, and the outputs along the axis.

    Raises:
        AxisError: a sequence does not have the axis as its first; the step changes the structure, the kinds or the
            axes of the state, gives an output that has the axis already, or makes a @dynamic part.
        SizeError: when it is computed, and there are no elements to find the sizes of the outputs with.

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
    return _scan("scan", step, start, xs, over, reverse, True)


@overload
def fold(
    step: Callable[[Expr[X], E], Expr[X]], start: Expr[X], xs: Sequence[T, E], over: type[T], *, reverse: bool = False
) -> Expr[X]: ...
@overload
def fold(
    step: Callable[[Expr[X], E1, E2], Expr[X]],
    start: Expr[X],
    xs: tuple[Sequence[T, E1], Sequence[T, E2]],
    over: type[T],
    *,
    reverse: bool = False,
) -> Expr[X]: ...
@overload
def fold(
    step: Callable[[Expr[X], E1, E2, E3], Expr[X]],
    start: Expr[X],
    xs: tuple[Sequence[T, E1], Sequence[T, E2], Sequence[T, E3]],
    over: type[T],
    *,
    reverse: bool = False,
) -> Expr[X]: ...
@overload
def fold(step: Callable[[S, E], S], start: S, xs: Sequence[T, E], over: type[T], *, reverse: bool = False) -> S: ...
@overload
def fold(
    step: Callable[[S, E1, E2], S],
    start: S,
    xs: tuple[Sequence[T, E1], Sequence[T, E2]],
    over: type[T],
    *,
    reverse: bool = False,
) -> S: ...
@overload
def fold(
    step: Callable[[S, E1, E2, E3], S],
    start: S,
    xs: tuple[Sequence[T, E1], Sequence[T, E2], Sequence[T, E3]],
    over: type[T],
    *,
    reverse: bool = False,
) -> S: ...
def fold(step: Any, start: Any, xs: Any, over: Any, *, reverse: bool = False) -> Any:
    """The last state of a step applied to the elements along an axis: :func:`scan` without outputs.

    Over no elements it is the start.

    Args:
        step: from a state and an element to the next state.
        start: the state before the first element.
        xs: what is gone over, whose first axis is ``over``; or a tuple of two or three such.
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
    return _scan("fold", step, start, xs, over, reverse, False)[0]


@overload
def map_over(function: Callable[[E], Expr[Tensor[*B]]], xs: Sequence[T, E], over: type[T]) -> Expr[Tensor[T, *B]]: ...
@overload
def map_over(
    function: Callable[[E], Expr[IntTensor[*B]]], xs: Sequence[T, E], over: type[T]
) -> Expr[IntTensor[T, *B]]: ...
@overload
def map_over(
    function: Callable[[E1, E2], Expr[Tensor[*B]]], xs: tuple[Sequence[T, E1], Sequence[T, E2]], over: type[T]
) -> Expr[Tensor[T, *B]]: ...
def map_over(function: Any, xs: Any, over: Any) -> Any:
    """A function of each element along an axis, the results stacked along it.

    Args:
        function: from an element to a result.
        xs: what is gone over, whose first axis is ``over``; or a tuple of two such, for a function of two elements.
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
    return _scan("map_over", lambda _, *elements: ((), function(*elements)), (), xs, over, False, True, function)[1]


class Batched(Module, Generic[F_co]):
    """A function of each element along an axis; made by :func:`batched`. Its parameters are those of the function."""

    def __init__(self, function: Callable[..., Any], axis: Any) -> None:
        self.function, self.axis = function, label_of(axis)

    @property
    def __call__(self) -> F_co:
        """The function with the axis in front."""
        return self._run  # type: ignore[return-value]  # its exact type is that of batched

    def _run(self, x: Any, /) -> Any:
        return map_over(self.function, x, self.axis)

    def fields(self) -> list[tuple[str, object]]:
        """Those of the function, if it is a module."""
        return self.function.fields() if isinstance(self.function, Module) else []

    def __repr__(self) -> str:
        return f"batched({name_of(self.function)}, {label_name(self.axis)})"


def batched(
    function: Callable[[Expr[Tensor[*A]]], Expr[Tensor[*B]]], axis: type[T]
) -> Batched[Callable[[Expr[Tensor[T, *A]]], Expr[Tensor[T, *B]]]]:
    """A function of one example as a function of a batch: the axis is added in front.

    Args:
        function: from an example to a result; a module, whose parameters the result has.
        axis: the axis of the examples.

    See also: :func:`map_over`, ``jax.vmap``.

    >>> from typedtensor import Axis, Const, Expr, Tensor, given
    >>> class Batch(Axis): ...
    >>> class Hidden(Axis): ...
    >>> def norm(x: Expr[Tensor[Hidden]]) -> Expr[Tensor[()]]:
    ...     return (x * x).sum()
    >>> with given():
    ...     print(batched(norm, Batch)(Const(Tensor[Batch, Hidden]([[3.0, 4.0], [0.0, 1.0]]))).value)
    Tensor[Batch=2]([25.,  1.])
    """
    return Batched(function, axis)


class States(Generic[T, S]):
    """States along an axis, as :func:`~typedtensor.tree_fold` gives them; map_over, scan and fold go over them.

    Attributes:
        stacked: the state whose leaves have the axis in front.
    """

    def __init__(self, stacked: Any, axis: Label) -> None:
        self.stacked, self.axis = stacked, axis

    if TYPE_CHECKING:

        def __element__(self, over: type[T], /) -> S: ...

    def map(self, function: Callable[[S], Expr[Tensor[*B]]], /) -> Expr[Tensor[T, *B]]:
        """A function of each state, the results along the axis."""
        made: Expr[Tensor[T, *B]] = map_states(function, self, self.axis).stacked
        return made

    def stack(self: States[T, Expr[Tensor[*B]]]) -> Expr[Tensor[T, *B]]:
        """The states along the axis, where a state is one expression."""
        made: Expr[Tensor[T, *B]] = self.stacked
        return made

    def __repr__(self) -> str:
        return f"States({flatten(self.stacked, 'states')[1]})"


def map_states(function: Callable[[Any], Any], xs: Any, over: Any) -> States[Any, Any]:
    """A function from an element to a state, of each element along an axis."""
    made = _scan("map_over", lambda _, *elements: ((), function(*elements)), (), xs, over, False, True, function)[1]
    return States(made, label_of(over))


def _scan(
    title: str, step: Any, start: Any, xs: Any, over: Any, reverse: bool, gives: bool, function: Any = None
) -> tuple[Any, Any]:
    label, name = label_of(over), name_of(function or step)
    given_sequences = [
        flatten(x.stacked if isinstance(x, States) else x, f"what {title} goes over")
        for x in (xs if isinstance(xs, tuple) else (xs,))
    ]
    sequences = require_sequences(
        tuple(leaf for leaves, _ in given_sequences for leaf in leaves) if isinstance(xs, (tuple, States)) else xs,
        label,
        title,
    )
    elements = [structure.of_elements() for _, structure in given_sequences]
    leaves, structure = flatten(start, f"the start of {title}")
    shapes: list[Structure] = []

    def body(*arguments: Any) -> list[Any]:
        state = structure.rebuild(arguments[: len(leaves)])
        made = step(state, *_rebuild(elements, arguments[len(leaves) :]))
        if gives:
            if not isinstance(made, tuple) or len(made) != 2:
                raise AxisError(
                    f"the step of {title}, {name}, is to give a pair, (state, output), but gave {_shown(made)}"
                )
            made, output = made
        after, found = flatten(made, f"the state that {name} gives")
        require_same(found, structure, f"the state that the step of {title}, {name}, gives", "the state it starts with")
        if not gives:
            return after
        outputs, shape = flatten(output, f"the output of {name}")
        for of in shape.types:
            if label in of.axes:
                raise AxisError(
                    f"{name} gives {of} for each element along {label_name(label)}, so {label_name(label)} would be "
                    "there twice: rename it inside the step, or reduce it"
                )
        shapes.append(shape)
        return [*after, *outputs]

    traced = trace(body, [*structure.types, *map(element_type, sequences)], name)
    made = launch(Scan(traced, label, len(leaves), len(sequences), reverse=reverse, title=title), [*leaves, *sequences])
    end = structure.rebuild(made[: len(leaves)])
    if not gives:
        return end, None
    [shape] = shapes
    return end, shape.rebuild(made[len(leaves) : len(traced.outputs)])


def _rebuild(structures: list[Structure], leaves: Any) -> list[Any]:
    made = []
    for structure in structures:
        made.append(structure.rebuild(leaves[: len(structure.types)]))
        leaves = leaves[len(structure.types) :]
    return made


def _shown(value: object) -> str:
    return str(value.tensor_type) if isinstance(value, Operand) else repr(value)  # type: ignore[attr-defined]
