"""From typed expressions to an array program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node, topological_order
from typedtensor.backends import PYTHON_SCALARS
from typedtensor.expr import App, Const
from typedtensor.ops.application import run
from typedtensor.plan.calls import Call
from typedtensor.plan.namespace import NAMESPACE
from typedtensor.plan.placing import Full
from typedtensor.plan.tracing import Traced
from typedtensor.plan.values import Number, Program, Value, constant, given, make


class Unplannable(Exception):
    """An expression that no array program says; it is interpreted."""


Lowered = Traced | Number


def lower(roots: Sequence[Node], leaves: Mapping[Node, Any]) -> Program:
    """The program that computes the values of expressions.

    Args:
        roots: the expressions.
        leaves: the inputs and parameters, in the order of the program's inputs, with arrays of their shapes and dtypes.

    Raises:
        Unplannable: when there is none.
    """
    lowered: dict[Node, Lowered] = {}
    inputs: list[Value] = []
    for leaf, array in leaves.items():
        if type(array) in PYTHON_SCALARS:
            raise Unplannable(f"{leaf!r} is a Python number, which takes the precision of what it meets")
        inputs.append(given(leaf.describe(), array.shape, array.dtype))
        lowered[leaf] = Traced(inputs[-1])
    for root in roots:
        lower_onto(root, lowered)
    return Program(tuple(inputs), tuple(_as_value(lowered[root]) for root in roots))


def lower_onto(root: Node, lowered: dict[Node, Lowered]) -> None:
    """Lower what an expression is computed from, as far as it is not lowered yet, and the expression itself."""
    for node in topological_order(root, lambda node: () if node in lowered else node.operands):
        if node in lowered:
            continue
        if isinstance(node, Const):
            array = node.value._array
            lowered[node] = array if type(array) in PYTHON_SCALARS else Traced(constant(np.asarray(array)))
        elif isinstance(node, App):
            lowered[node] = _apply(node, [lowered[x] for x in node.operands])
        else:
            raise Unplannable(f"{node!r} depends on values")


def _apply(node: App[Any], arguments: list[Lowered]) -> Lowered:
    if not any(isinstance(x, Traced) for x in arguments):
        number: Number = run(node.kernel, arguments)
        return number if type(number) in PYTHON_SCALARS else Traced(constant(np.asarray(number)))
    try:
        made = node.kernel(NAMESPACE, *arguments)
    except Exception:  # whatever a kernel cannot do with an array without elements, it does when it is called
        return _call(node, arguments)
    return made if isinstance(made, Traced) or type(made) in PYTHON_SCALARS else _call(node, arguments)


def _call(node: App[Any], arguments: list[Lowered]) -> Traced:
    """The kernel as a function that is called; what its result looks like is seen on zeros."""
    zeros = [np.zeros(x.shape, x.dtype) if isinstance(x, Traced) else x for x in arguments]
    try:
        made = np.asarray(run(node.kernel, zeros))
    except Exception as error:
        raise Unplannable(f"{node!r} is not to be looked into: {error!r}") from error
    operands = [x.value if isinstance(x, Traced) else x for x in arguments]
    return Traced(make(Call(node.kernel, repr(node.op), made.shape, made.dtype), *operands))


def _as_value(x: Lowered) -> Value:
    if isinstance(x, Traced):
        return x.value
    array = np.asarray(x, dtype=np.float32 if isinstance(x, float) else None)
    return make(Full(x, (), array.dtype))
