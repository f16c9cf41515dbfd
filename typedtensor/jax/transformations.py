"""Transformations of JAX that know labels."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Literal, TypeVar, TypeVarTuple, overload

from typedtensor.core.axes import Axis, Label, label_name
from typedtensor.core.tensor import AnyTensor, Tensor, tensor_type
from typedtensor.errors import AxisError, GradientError
from typedtensor.interop.signatures import typed
from typedtensor.jax.pytrees import library

F = TypeVar("F", bound=Callable[..., Any])
S = TypeVar("S")
Aux = TypeVar("Aux")
T = TypeVar("T", bound=Axis)
A = TypeVarTuple("A")
B = TypeVarTuple("B")
C = TypeVarTuple("C")
Rest = TypeVarTuple("Rest")


def jit(function: F, /, **options: Any) -> F:
    """Compile a function by JAX; its type stays the same, and tracing checks its annotations.

    Args:
        function: a function of pytrees, such as tensors and modules.
        options: the options of ``jax.jit``.

    See also: ``jax.jit``.
    """
    compiled: F = library().jit(typed(function) if inspect.isroutine(function) else function, **options)
    return compiled


@overload
def value_and_grad(loss: Callable[[S, *Rest], Tensor[()]], /) -> Callable[[S, *Rest], tuple[Tensor[()], S]]: ...
@overload
def value_and_grad(
    loss: Callable[[S, *Rest], tuple[Tensor[()], Aux]], /, *, has_aux: Literal[True]
) -> Callable[[S, *Rest], tuple[tuple[Tensor[()], Aux], S]]: ...
def value_and_grad(loss: Any, /, *, has_aux: bool = False) -> Any:
    """Return a function that computes, by JAX, a loss and its gradient for the first argument.

    Args:
        loss: a function whose first argument is a pytree of tensors or arrays, such as a module.
        has_aux: whether the function returns a pair of the loss and a pytree of auxiliary results, such as metrics.

    Returns:
        A function of the same arguments that returns the result of the loss function and the gradient, which has the
        type of the first argument.

    Raises:
        GradientError: the loss is no ``Tensor[()]``.

    See also: ``jax.value_and_grad``.
    """
    scalar, to_loss = _scalar(loss, has_aux), tensor_type("real", ())
    differentiated = library().value_and_grad(scalar, has_aux=has_aux)

    def both(*arguments: Any) -> Any:
        value, slope = differentiated(*arguments)
        if has_aux:
            return (to_loss.wrap(value[0]), value[1]), slope
        return to_loss.wrap(value), slope

    return both


@overload
def grad(loss: Callable[[S, *Rest], Tensor[()]], /) -> Callable[[S, *Rest], S]: ...
@overload
def grad(
    loss: Callable[[S, *Rest], tuple[Tensor[()], Aux]], /, *, has_aux: Literal[True]
) -> Callable[[S, *Rest], tuple[S, Aux]]: ...
def grad(loss: Any, /, *, has_aux: bool = False) -> Any:
    """Return a function that computes the gradient as :func:`value_and_grad` does; with ``has_aux``, a pair."""
    return library().grad(_scalar(loss, has_aux), has_aux=has_aux)


def _scalar(loss: Callable[..., Any], has_aux: bool) -> Any:
    """Wrap a loss as a function that returns an array, for JAX to differentiate."""

    def scalar(*arguments: Any) -> Any:
        value = loss(*arguments)
        if has_aux and not (isinstance(value, tuple) and len(value) == 2):
            raise GradientError(
                "with has_aux=True the loss must return a pair of a Tensor[()] and auxiliary data, but returned "
                f"{_shown(value)}"
            )
        value, aux = value if has_aux else (value, None)
        if not isinstance(value, Tensor) or value.axes:
            raise GradientError(f"the loss must return a Tensor[()], but returned {_shown(value)}: {_advice(value)}")
        return (value.array, aux) if has_aux else value.array

    return scalar


def _advice(value: object) -> str:
    if isinstance(value, tuple):
        return "pass has_aux=True if it returns a pair of the loss and auxiliary data"
    return "reduce its axes, with .mean(), say"


def _shown(value: object) -> str:
    return str(value.tensor_type) if isinstance(value, AnyTensor) else type(value).__name__


@overload
def vmap(
    function: Callable[[Tensor[*A]], Tensor[*B]], over: type[T], /
) -> Callable[[Tensor[T, *A]], Tensor[T, *B]]: ...
@overload
def vmap(
    function: Callable[[Tensor[*A], Tensor[*B]], Tensor[*C]], over: type[T], /
) -> Callable[[Tensor[T, *A], Tensor[T, *B]], Tensor[T, *C]]: ...
def vmap(function: Any, over: Any, /) -> Any:
    """Vectorize a function over an axis, by JAX.

    Args:
        function: a function of tensors without the axis.
        over: the label of the axis, which is the first axis of each result. Type checkers expect it as the first axis
            of each argument. At run time it may be at any position, and arguments without it are broadcast.

    Raises:
        AxisError: when no argument has the axis, an argument has it twice, or a result has it or is no tensor.

    See also: ``jax.vmap``.
    """

    def mapped(*arguments: Any) -> Any:
        jax = library()
        leaves, structure = jax.tree.flatten(arguments, is_leaf=_is_tensor)
        places = [_place(x, over) for x in leaves]
        if all(place is None for place in places):
            given = ", ".join(str(x.tensor_type) for x in leaves if _is_tensor(x)) or "no tensor"
            raise AxisError(f"vmap over {label_name(over)} needs an argument with this axis, but was given {given}")
        given_results: list[Any] = []

        def each(*arrays: Any) -> Any:
            elements = [
                array
                if not _is_tensor(x)
                else x.tensor_type.wrap(array)
                if place is None
                else _without(x, place, array)
                for x, place, array in zip(leaves, places, arrays, strict=True)
            ]
            results, result = jax.tree.flatten(function(*structure.unflatten(elements)), is_leaf=_is_tensor)
            given_results[:] = [result, [_with(x, over, "vmap") for x in results]]
            return [x.array for x in results]

        arrays = jax.vmap(each, in_axes=tuple(places))(*[x.array if _is_tensor(x) else x for x in leaves])
        result, types = given_results
        return result.unflatten([of.wrap(array) for of, array in zip(types, arrays, strict=True)])

    return mapped


def scan(
    step: Callable[[S, Tensor[*A]], tuple[S, Tensor[*B]]], state: S, xs: Tensor[T, *A], over: type[T], /
) -> tuple[S, Tensor[T, *B]]:
    """Scan along an axis with a carried state, by JAX.

    Args:
        step: a function from the state and the slices at one position of the axis to the next state and the results.
        state: the first state, a pytree.
        xs: a tensor with the axis, or a pytree of such tensors.
        over: the label of the axis, which is the first axis of each result.

    Returns:
        The last state, and the stacked results.

    Raises:
        AxisError: when a tensor lacks the axis, or a result of a step has it or is no tensor.

    See also: ``jax.lax.scan``; :func:`typedtensor.scan` for expressions.
    """
    jax = library()
    leaves, structure = jax.tree.flatten(xs, is_leaf=_is_tensor)
    places = [place for x in leaves if (place := _place(x, over)) is not None]
    if not places or len(places) < len(leaves):
        lacking = ", ".join(str(getattr(x, "tensor_type", type(x).__name__)) for x in leaves) or "nothing"
        raise AxisError(f"scan over {label_name(over)} needs tensors with this axis, but was given {lacking}")
    given_results: list[Any] = []

    def each(carry: Any, arrays: Any) -> Any:
        elements = [_without(x, place, array) for x, place, array in zip(leaves, places, arrays, strict=True)]
        carry, result = step(carry, structure.unflatten(elements))
        results, made = jax.tree.flatten(result, is_leaf=_is_tensor)
        given_results[:] = [made, [_with(x, over, "scan") for x in results]]
        return carry, [x.array for x in results]

    moved = [jax.numpy.moveaxis(x.array, place, 0) for x, place in zip(leaves, places, strict=True)]
    last, arrays = jax.lax.scan(each, state, moved)
    made, types = given_results
    return last, made.unflatten([of.wrap(array) for of, array in zip(types, arrays, strict=True)])


def _is_tensor(value: object) -> bool:
    return isinstance(value, AnyTensor)


def _place(x: Any, over: Label) -> int | None:
    """Return the position of a label in a tensor's axes; None where it does not occur."""
    if not _is_tensor(x) or over not in x.axes:
        return None
    if x.axes.count(over) > 1:
        raise AxisError(f"{x.tensor_type} has the axis {label_name(over)} twice: rename one of them first")
    place: int = x.axes.index(over)
    return place


def _without(x: AnyTensor, place: int, array: Any) -> Any:
    return tensor_type(x.tensor_type.kind, (*x.axes[:place], *x.axes[place + 1 :])).wrap(array)


def _with(x: Any, over: Label, which: str) -> Any:
    if not _is_tensor(x):
        raise AxisError(
            f"the function of {which} over {label_name(over)} must return tensors, but returned {type(x).__name__}"
        )
    if over in x.axes:
        raise AxisError(
            f"the function of {which} over {label_name(over)} returned {x.tensor_type}, which already has this axis"
        )
    return tensor_type(x.tensor_type.kind, (over, *x.axes))
