"""From typed expressions to an array program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node, topological_order
from typedtensor.backends import PYTHON_SCALARS
from typedtensor.bundles import Part as PartNode
from typedtensor.bundles import Structured
from typedtensor.expr import App, Const
from typedtensor.ops.application import run
from typedtensor.plan.calls import Call, ForeignCall
from typedtensor.plan.namespace import NAMESPACE
from typedtensor.plan.placing import Full
from typedtensor.plan.structure import Unplannable
from typedtensor.plan.tracing import Traced
from typedtensor.plan.values import Number, Operand, Program, Value, constant, given, make

Lowered = Traced | Number


class Lowering:
    """Expressions that are being lowered into one program.

    Attributes:
        values: what expressions became; a structured node became a tuple.
        loops: by a structured node that became a loop or went over trees, where the values of its body are kept.
    """

    def __init__(self, values: Mapping[Node, Lowered], outer: Lowering | None = None) -> None:
        self.values: dict[Node, Any] = dict(values)
        self.loops: dict[Node, Any] = {} if outer is None else outer.loops

    def lower(self, root: Node) -> Lowered:
        """Lower an expression, and what it is computed from as far as that has not been done."""
        values = self.values
        for node in topological_order(root, lambda node: () if node in values else node.operands):
            if node in values:
                continue
            if isinstance(node, Const):
                array = node.value._array
                values[node] = array if type(array) in PYTHON_SCALARS else Traced(constant(np.asarray(array)))
            elif isinstance(node, PartNode):
                values[node] = values[node.node][node.index]
            elif isinstance(node, Structured):
                lower = STRUCTURED.get(type(node.op).__name__)
                if lower is None:
                    raise Unplannable(f"{node!r} is interpreted")
                values[node] = lower(self, node)
            elif isinstance(node, App):
                values[node] = _apply(node, [values[x] for x in node.operands])
            else:
                raise Unplannable(f"{node!r} depends on values")
        made: Lowered = values[root]
        return made


STRUCTURED: dict[str, Any] = {}
"""What lowers structured nodes, by the class of their operation."""


def lower(roots: Sequence[Node], leaves: Mapping[Node, Any]) -> Program:
    """The program that computes the values of expressions.

    Args:
        roots: the expressions.
        leaves: the inputs and parameters, in the order of the program's inputs, with arrays of their shapes and dtypes.

    Raises:
        Unplannable: when there is none.
    """
    inputs: dict[Node, Value] = {}
    for leaf, array in leaves.items():
        if type(array) in PYTHON_SCALARS:
            raise Unplannable(f"{leaf!r} is a Python number, which takes the precision of what it meets")
        inputs[leaf] = given(getattr(leaf, "name", None) or leaf.describe(), array.shape, array.dtype)
    lowering = Lowering({leaf: Traced(value) for leaf, value in inputs.items()})
    outputs = [as_value(lowering.lower(root)) for root in roots]
    return Program(tuple(inputs.values()), tuple(outputs))


def as_value(x: Lowered, dtype: Any = None) -> Value:
    """What an expression became, as a value; a number that meets nothing has a precision of its own, or the given."""
    if isinstance(x, Traced):
        return x.value
    array = np.asarray(x, dtype=dtype or (np.float32 if isinstance(x, float) else None))
    return make(Full(x, (), array.dtype))


def as_operand(x: Lowered) -> Operand:
    """What an expression became, as an operand."""
    return x.value if isinstance(x, Traced) else x


def _apply(node: App[Any], arguments: list[Lowered]) -> Lowered:
    if not any(isinstance(x, Traced) for x in arguments):
        number: Number = run(node.kernel, arguments)
        return number if type(number) in PYTHON_SCALARS else Traced(constant(np.asarray(number)))
    if not node.op.builtin:
        return _call(node, arguments)  # it may do more than to compute
    try:
        made = node.kernel(NAMESPACE, *arguments)
    except Exception:  # whatever a kernel cannot do with an array without elements, it does when it is called
        return _call(node, arguments)
    return made if isinstance(made, Traced) or type(made) in PYTHON_SCALARS else _call(node, arguments)


def _call(node: App[Any], arguments: list[Lowered]) -> Traced:
    """The kernel as a function that is called; what its result looks like is seen on zeros."""
    zeros = [np.zeros(x.shape, x.dtype) if isinstance(x, Traced) else x for x in arguments]
    try:
        with np.errstate(all="ignore"):
            made = np.asarray(run(node.kernel, zeros))
    except Exception as error:
        raise Unplannable(f"{node!r} is not to be looked into: {error!r}") from error
    call = Call if node.op.builtin else ForeignCall
    return Traced(make(call(node.kernel, node.op.title, made.shape, made.dtype), *map(as_operand, arguments)))
