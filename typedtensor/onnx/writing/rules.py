"""The table of rules that write primitives as ONNX nodes, by primitive type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.ir import Primitive, Program, Table, Value, new_input
from typedtensor.lowering.namespace import NAMESPACE
from typedtensor.lowering.tracing import Traced
from typedtensor.onnx.writing.graph import Graph, UnmappedError

Rule = Callable[..., Any]
"""``rule(graph, primitive, value, *operands)``: the result. Numbers are passed unchanged."""

RULES = Table[Rule]("ONNX", "writes")

writes = RULES.register
"""Register the rule for some types of primitives."""


class PrimitiveError(UnmappedError):
    """A value of a program that cannot be written.

    Attributes:
        value: the value.
    """

    def __init__(self, value: Value, why: str) -> None:
        super().__init__(why)
        self.value = value


def written(graph: Graph, program: Program, inputs: Sequence[Any]) -> list[Any]:
    """The outputs of a program, whose nodes are added to a graph.

    Raises:
        PrimitiveError: when ONNX has no operators for a value.
    """
    known: dict[Value, Any] = dict(zip(program.inputs, inputs, strict=True))
    for value in program.order():
        if value not in known:
            operands = [known[x] if isinstance(x, Value) else x for x in value.operands]
            rule = RULES.get(type(value.primitive))
            try:
                if rule is None:
                    raise UnmappedError(f"ONNX has no operators for {value.primitive}")
                known[value] = rule(graph, value.primitive, value, *operands)
            except PrimitiveError:
                raise
            except UnmappedError as error:
                raise PrimitiveError(value, str(error)) from None
    return [known[x] for x in program.outputs]


def composed(*kinds: type[Primitive]) -> Callable[[Callable[..., Any]], None]:
    """Register the definition of some primitives by others: ``function(xp, primitive, value, *arrays)``."""

    def state(function: Callable[..., Any]) -> None:
        def rule(graph: Graph, p: Any, v: Value, *operands: Any) -> Any:
            return made_of(graph, v, operands, lambda xp, *arrays: function(xp, p, v, *arrays))

        writes(*kinds)(rule)

    return state


def made_of(graph: Graph, value: Value, operands: Sequence[Any], function: Callable[..., Any]) -> Any:
    """A value, written through its definition by other primitives."""
    arrays = [x for x in value.operands if isinstance(x, Value)]
    inputs = {x: new_input("x", x.shape, x.dtype) for x in arrays}
    result = function(NAMESPACE, *(Traced(inputs[x]) if isinstance(x, Value) else x for x in value.operands))
    given = {x: node for x, node in zip(value.operands, operands, strict=True) if isinstance(x, Value)}
    program = Program(tuple(inputs.values()), (result.value,))
    return written(graph, program, [given[x] for x in inputs])[0]


def in_precision(graph: Graph, x: Any, operand: Any, dtype: np.dtype[Any]) -> Any:
    """An operand cast to a precision."""
    if isinstance(operand, Value):
        return x if operand.dtype == dtype else graph.cast(x, dtype)
    return graph.number(x, dtype)


def in_one_precision(graph: Graph, v: Value, operands: Sequence[Any]) -> list[Any]:
    """Operands cast to the precision of the result."""
    return [in_precision(graph, *each, v.dtype) for each in zip(operands, v.operands, strict=True)]


def typed_value(graph: Graph, name: str, shape: Sequence[int], dtype: np.dtype[Any]) -> Any:
    """An input of a body. Its type leaves symbolic sizes out."""
    return typed(graph, graph.library.Value(name=graph.name(name)), shape, dtype)


def typed(graph: Graph, value: Any, shape: Sequence[int], dtype: np.dtype[Any]) -> Any:
    """A value with its type."""
    ir = graph.library
    value.type = ir.TensorType(ir.DataType.from_numpy(np.dtype(dtype)))
    value.shape = ir.Shape([None if type(n) is not int else n for n in shape])
    return value


def body_graph(graph: Graph, inputs: Sequence[Any], outputs: Sequence[Any], types: Sequence[Any]) -> Any:
    """The body of a node, with results that are all different values."""
    result = [typed(graph, graph.op("Identity", x), *kind) for x, kind in zip(outputs, types, strict=True)]
    return graph.library.Graph(inputs, result, nodes=graph.nodes, name=graph.name("body"))


def extreme(dtype: np.dtype[Any], *, least: bool) -> float:
    """Return a number that is never larger, or never smaller, than an element."""
    if dtype.kind == "f":
        return -np.inf if least else np.inf
    return int(np.iinfo(dtype).min if least else np.iinfo(dtype).max)
