"""Functions over an axis, one element after the other: scan, fold and map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple, overload

from typedtensor.axes import Axis, label_name, label_of
from typedtensor.errors import AxisError
from typedtensor.expr import Expr
from typedtensor.operand import Operand
from typedtensor.structured.launching import element_type, launch, require_sequences
from typedtensor.structured.loops import Scan
from typedtensor.structured.naming import name_of
from typedtensor.structured.state import Structure, flatten, require_same
from typedtensor.structured.tracing import trace
from typedtensor.tensor import IntTensor, Tensor

S = TypeVar("S")
T = TypeVar("T", bound=Axis)
A = TypeVarTuple("A")
B = TypeVarTuple("B")


def scan(
    step: Callable[[S, Expr[Tensor[*A]]], tuple[S, Expr[Tensor[*B]]]],
    start: S,
    xs: Expr[Tensor[T, *A]],
    over: type[T],
    *,
    reverse: bool = False,
) -> tuple[S, Expr[Tensor[T, *B]]]:
    return _scan("scan", step, start, xs, over, reverse, True)


def fold(
    step: Callable[[S, Expr[Tensor[*A]]], S],
    start: S,
    xs: Expr[Tensor[T, *A]],
    over: type[T],
    *,
    reverse: bool = False,
) -> S:
    return _scan("fold", step, start, xs, over, reverse, False)[0]


def map_over(
    function: Callable[[Expr[Tensor[*A]]], Expr[Tensor[*B]]], xs: Expr[Tensor[T, *A]], over: type[T]
) -> Expr[Tensor[T, *B]]:
    return _scan("map_over", lambda _, *elements: ((), function(*elements)), (), xs, over, False, True, function)[1]


def _scan(
    title: str, step: Any, start: Any, xs: Any, over: Any, reverse: bool, gives: bool, function: Any = None
) -> tuple[Any, Any]:
    label, name = label_of(over), name_of(function or step)
    sequences = require_sequences(xs, label, title)
    leaves, structure = flatten(start, f"the start of {title}")
    given: list[Structure] = []

    def body(*arguments: Any) -> list[Any]:
        state = structure.rebuild(arguments[: len(leaves)])
        made = step(state, *arguments[len(leaves) :])
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
        given.append(shape)
        return [*after, *outputs]

    traced = trace(body, [*structure.types, *map(element_type, sequences)], name)
    made = launch(
        Scan(traced, label, len(leaves), len(sequences), reverse=reverse, title=title), [*leaves, *sequences]
    )
    end = structure.rebuild(made[: len(leaves)])
    if not gives:
        return end, None
    [shape] = given
    return end, shape.rebuild(made[len(leaves) : len(traced.outputs)])


def _shown(value: object) -> str:
    return str(value.tensor_type) if isinstance(value, Operand) else repr(value)  # type: ignore[attr-defined]
