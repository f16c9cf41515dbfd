"""A step along an axis as a node: the shared base of scan, fold and map_over."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from inspect import signature
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar, TypeVarTuple

from typedtensor.control.application import launch, require_sequences
from typedtensor.control.bodies.tracing import rebuilt, trace
from typedtensor.control.element_updates import ElementUpdates
from typedtensor.control.function_names import name_of, takes
from typedtensor.control.operations.loops import Scan
from typedtensor.core.axes import Axis, Label, T, label_name, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.operand import Operand
from typedtensor.core.pytree import PyTreeDef, flatten, flatten_like
from typedtensor.core.tensor import Tensor
from typedtensor.errors import AxisError

S = TypeVar("S")
T_contra = TypeVar("T_contra", bound=Axis, contravariant=True)
E_co = TypeVar("E_co", covariant=True)
E = TypeVar("E")
E1 = TypeVar("E1")
E2 = TypeVar("E2")
E3 = TypeVar("E3")
E4 = TypeVar("E4")
Y = TypeVar("Y")
B = TypeVarTuple("B")


class Sequence(Protocol[T_contra, E_co]):
    """An expression of any kind with the first axis T, by the type of its elements.

    ``Expr[Tensor[Time, Hidden]]`` is a ``Sequence[Time, Expr[Tensor[Hidden]]]``.
    """

    def __element__(self, over: type[T_contra], /) -> E_co: ...


Step1: TypeAlias = Callable[[S, E], tuple[S, Y]]
Step2: TypeAlias = Callable[[S, E1, E2], tuple[S, Y]]
Step3: TypeAlias = Callable[[S, E1, E2, E3], tuple[S, Y]]
Step4: TypeAlias = Callable[[S, E1, E2, E3, E4], tuple[S, Y]]
Two: TypeAlias = tuple[Sequence[T, E1], Sequence[T, E2]]
Three: TypeAlias = tuple[Sequence[T, E1], Sequence[T, E2], Sequence[T, E3]]
Four: TypeAlias = tuple[Sequence[T, E1], Sequence[T, E2], Sequence[T, E3], Sequence[T, E4]]


class Along(Generic[T, S]):
    """Pytrees along an axis, which map_over, scan and fold accept.

    Attributes:
        axis: the axis.
    """

    axis: Label

    if TYPE_CHECKING:

        def __element__(self, over: type[T], /) -> S: ...

    @property
    @abstractmethod
    def stacked(self) -> Any:
        """A pytree whose leaves have the axis in front."""

    def map(self, function: Callable[[S], Expr[Tensor[*B]]], /) -> Expr[Tensor[T, *B]]:
        """Apply a function to each element and stack the results along the axis."""
        if not callable(function):
            raise AxisError(
                f"map takes a function of an element, as in xs.map(lambda x: …), and was given {function!r}"
            )
        result: Expr[Tensor[T, *B]] = map_states(function, self, self.axis).stacked
        return result


class States(Along[T, S]):
    """States along an axis, as :func:`~typedtensor.tree_fold` returns them.

    Args:
        stacked: a state whose leaves have the axis in front.
        axis: the axis.
    """

    def __init__(self, stacked: Any, axis: Label) -> None:
        self._stacked, self.axis = stacked, axis

    @property
    def stacked(self) -> Any:
        """A state whose leaves have the axis in front."""
        return self._stacked

    def stack(self: States[T, Expr[Tensor[*B]]]) -> Expr[Tensor[T, *B]]:
        """Return the states along the axis, if a state is one expression."""
        result: Expr[Tensor[T, *B]] = self.stacked
        return result

    def __repr__(self) -> str:
        return f"States({flatten(self.stacked, 'states')[1]})"


def map_states(function: Callable[[Any], Any], xs: Any, over: Any) -> States[Any, Any]:
    """Apply a function from elements to states to each element along an axis."""

    def step(_: Any, *elements: Any) -> Any:
        return (), function(*elements)

    _, stacked = scan_over("map_over", step, (), xs, over, False, True, function)
    return States(stacked, label_of(over))


def scan_over(
    title: str, step: Any, start: Any, xs: Any, over: Any, reverse: bool, has_output: bool, function: Any = None
) -> tuple[Any, Any]:
    """Return the final state and the stacked outputs of a step, ``()`` if it has none.

    A step may register updates of elements of buffers.

    Args:
        title: the loop, for messages.
        step: from a state and elements of the sequences to a state, and to an output if it has one.
        has_output: whether it has an output.
        function: the function that messages name instead of the step.
    """
    label, name = label_of(over), name_of(function or step)
    given_sequences = [
        flatten(x.stacked if isinstance(x, Along) else x, f"the sequences of {title}")
        for x in (xs if isinstance(xs, tuple) else (xs,))
    ]
    sequences = tuple(leaf for leaves, _ in given_sequences for leaf in leaves)
    require_sequences(sequences, label, title, alone=isinstance(xs, Operand))
    elements = [structure.of_elements() for _, structure in given_sequences]
    leaves, structure = flatten(start, f"the start of {title}")
    shapes: list[PyTreeDef] = []
    updates: list[ElementUpdates] = []

    def body(*arguments: Any) -> list[Any]:
        state, *parts = rebuilt([structure, *elements], arguments)
        updates.append(ElementUpdates(arguments[len(leaves) :], sequences))
        with updates[0].registered:
            result = _applied(title, function or step, step, state, parts)
        if has_output and (not isinstance(result, tuple) or len(result) != 2):
            raise AxisError(
                f"the step of {title}, {name}, must return a pair, (state, output), but returned {_shown(result)}"
            )
        result, output = result if has_output else (result, ())
        what = f"the state that the step of {title}, {name}, returns"
        after = flatten_like(result, structure, what, "the state it starts with")
        outputs, shape = flatten(output, f"the output of {name}")
        for of in shape.types:
            if label in of.axes:
                raise AxisError(
                    f"{name} returns {of} for each element along {label_name(label)}, so the result would have "
                    f"the axis {label_name(label)} twice: rename or reduce it inside the step"
                )
        shapes.append(shape)
        return [*after, *outputs, *updates[0].outputs]

    traced = trace(body, [of for part in (structure, *elements) for of in part.types], name)
    [updated], [shape] = updates, shapes
    result = launch(
        Scan(traced, label, len(leaves), len(sequences), reverse=reverse, title=title),
        [*leaves, *updated.begin(sequences)],
    )
    stop = len(traced.outputs) - len(updated.outputs)
    updated.end(sequences, result[stop : len(traced.outputs)])
    return structure.rebuild(result[: len(leaves)]), shape.rebuild(result[len(leaves) : stop])


def _applied(title: str, function: Any, step: Any, state: Any, elements: list[Any]) -> Any:
    """Call a step; an error says when its function takes another number of elements."""
    try:
        return step(state, *elements)
    except TypeError:
        taken = elements if function is not step else [state, *elements]
        if takes(function, *taken):
            raise
    many = f"the {len(elements)} elements" if len(elements) > 1 else "the element"
    what = many if function is not step else f"the state and {many}"
    each = " (one of each sequence)" if len(elements) > 1 else ""
    parameters = ", ".join(signature(function).parameters)
    raise AxisError(f"{title} passes {what}{each} to {name_of(function)}, which takes ({parameters})")


def _shown(value: object) -> str:
    return str(value.tensor_type) if isinstance(value, Operand) else repr(value)
