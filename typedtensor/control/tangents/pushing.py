"""The tangents of a body's outputs as a graph, by the forward pass that also serves expressions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from typedtensor.ad.forward import push_forward
from typedtensor.ad.graph import Node
from typedtensor.control.bodies.body import Body
from typedtensor.control.derivatives.pullback import depending
from typedtensor.control.derivatives.values import BodyAlgebra, Values
from typedtensor.core.expr import Input, new_input


def push_through(body: Body, tangents: Mapping[Node, Any], values: Values) -> dict[int, Any]:
    """Return the tangents of the outputs that depend on some inputs and captured expressions, by the outputs' numbers.

    Args:
        body: the body.
        tangents: the tangents of the inputs and captured expressions.
        values: the values of the body's nodes.
    """
    found = push_forward(body.order, tangents, BodyAlgebra(values))
    return {n: found[x] for n, x in enumerate(body.outputs) if x in found}


def stand_ins(body: Body, numbers: Iterable[int], first: int = 0) -> dict[int, Input[Any]]:
    """Return inputs for the tangents of some operands.

    Args:
        body: the body that has the operands as inputs and captured expressions.
        numbers: the operands.
        first: the number of the operand that is the body's first input.
    """
    sources = (*body.inputs, *body.captured)
    return {n: new_input(sources[n - first].tensor_type) for n in numbers}


def varied_by(body: Body, sources: Iterable[Node]) -> set[int]:
    """The outputs that depend differentiably on some inputs and captured expressions."""
    found = depending(body, sources)
    return {n for n, x in enumerate(body.outputs) if x in found and x.tensor_type.kind == "real"}
