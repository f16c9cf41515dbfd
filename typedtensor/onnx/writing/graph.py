"""ONNX graphs under construction: nodes, constants, and sizes that the model computes at run time."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from typedtensor.ir import DType, Number, is_symbolic, place_of, plain
from typedtensor.lowering.expressions import NumberKernel
from typedtensor.onnx.library import library

Given = Callable[["Graph", int], Any]
"""``given(graph, place)``: an open size that other sizes are computed from, as a list of one number."""

_REAL = frozenset({"Div", "Exp", "Log", "Reciprocal", "Sqrt"})
"""ONNX operators of numbers that are real, also of integers."""

_OF_SIZES: Mapping[Any, str] = {
    **{name: name for name in ("Add", "Sub", "Mul", "Neg", "Div", "Exp", "Log", "Sqrt")},
    operator.add: "Add",
    operator.sub: "Sub",
    operator.mul: "Mul",
    operator.neg: "Neg",
    abs: "Abs",
    operator.truediv: "Div",
    "Recip": "Reciprocal",
}
"""The ONNX operator for a function or an operation of numbers that follow from sizes."""


class UnmappedError(Exception):
    """A primitive that ONNX operators cannot express; the message gives the reason."""


STEPS = (
    "in an ONNX file only the first gradient of a while_loop or a recursion reads what it stores in each step, as it "
    "does where the loop is in no other loop, no tree_fold and no branch: there, put the function that has the loop in "
    "checkpoint(function), whose gradient takes the steps again"
)
"""Why :class:`Steps` cannot be written."""


class Steps:
    """What a loop whose number of steps is data stores in each step, which has as many elements as it took steps.

    Another such loop may read it element by element. In the program it has room for more steps, so that no other
    operation computes the same with it.

    Attributes:
        rows: the elements.
    """

    def __init__(self, rows: Any) -> None:
        self.rows = rows


class Graph:
    """The nodes of a graph, or of a body in it. Constants and sizes belong to the outermost graph.

    Args:
        given: reads an open size that other sizes are computed from.
        outer: the graph around a body.

    Attributes:
        nodes: the nodes in execution order.
        constants: arrays that are part of the model.
        narrow: for each broadcast value, its operand before the broadcast.
    """

    def __init__(self, given: Given, outer: Graph | None = None) -> None:
        self.library = library()
        self.root: Graph = outer.root if outer else self
        self.nodes: list[Any] = []
        self.constants: dict[str, Any] = {}
        self.narrow: dict[Any, Any] = {}
        self._given, self._names = given, 0
        self._known: dict[Any, Any] = {}
        self._kept: list[object] = []

    def body(self) -> Graph:
        """The graph of a node's body."""
        return Graph(self._given, self)

    def name(self, kind: str) -> str:
        """A name that is unique in the model: names of parameters contain no colon."""
        self.root._names += 1
        return f"{kind}:{self.root._names}"

    def op(self, kind: str, *operands: Any, **attributes: Any) -> Any:
        """The single result of a new node."""
        return self.ops(kind, operands, 1, attributes)[0]

    def ops(self, kind: str, operands: Sequence[Any], count: int, attributes: Mapping[str, Any]) -> Sequence[Any]:
        """The results of a new node.

        Raises:
            UnmappedError: when an attribute follows from an open size, or an operand is :class:`Steps`.
        """
        if any(isinstance(x, Steps) for x in operands):
            raise UnmappedError(STEPS)
        if any(is_symbolic(n) for x in attributes.values() for n in (x if isinstance(x, list) else [x])):
            raise UnmappedError("its windows depend on a size that is open in the file: give it with sizes=")
        result = [self.library.Value(name=self.name(kind)) for _ in range(count)]
        node = self.library.node(kind, operands, attributes, outputs=result, name=self.name(f"node {kind}"))
        self.nodes.append(node)
        return result

    def constant(self, array: Any, name: str | None = None) -> Any:
        """An array that is part of the model; equal small arrays are stored once."""
        root, array = self.root, np.asarray(array)
        key = (array.dtype.str, array.shape, array.tobytes()) if name is None and array.size < 16 else None
        if key in root._known:
            return root._known[key]
        result = self.library.Value(
            name=name or self.name("constant"),
            type=self.library.TensorType(self.library.DataType.from_numpy(array.dtype)),
            shape=self.library.Shape(array.shape),
        )
        result.const_value = self.library.tensor(np.ascontiguousarray(array).reshape(array.shape), name=result.name)
        root.constants[result.name] = result
        if key is not None:
            root._known[key] = result
        return result

    def number(self, number: Number, dtype: DType) -> Any:
        """A Python number in a precision."""
        if is_symbolic(number):
            return self.cast(self.op("Squeeze", self._following(number)), dtype)
        return self.constant(np.asarray(number, dtype))

    def cast(self, x: Any, dtype: DType) -> Any:
        """A value cast to another precision."""
        return self.op("Cast", x, to=int(self.library.DataType.from_numpy(np.dtype(dtype))))

    def shape(self, sizes: Iterable[int]) -> Any:
        """Sizes as a list of integers."""
        sizes = [*sizes]
        if not any(is_symbolic(n) for n in sizes):
            return self.constant(np.array(sizes, np.int64))
        return self.root.op("Concat", *map(self._following, sizes), axis=0)

    def reshape(self, x: Any, sizes: Iterable[int]) -> Any:
        """A value reshaped."""
        return self.op("Reshape", x, self.shape(sizes), allowzero=1)

    def _following(self, number: Any) -> Any:
        """A number that may depend on open sizes, as a list of one element. The outermost graph computes it."""
        root = self.root
        if not is_symbolic(number):
            return root.constant(np.array([number], np.float64 if isinstance(number, float) else np.int64))
        if id(number) not in root._known:
            place = place_of(number)
            root._known[id(number)] = root._applied(*number.rule) if place is None else root._given(root, place)
            root._kept.append(number)
        return root._known[id(number)]

    def _applied(self, function: Any, operands: Sequence[Any]) -> Any:
        parts = [self._following(x) for x in operands]
        real = any(isinstance(plain(x), float) for x in operands)
        if function in (operator.floordiv, operator.mod) and not real:
            rest = self.op("Mod", *parts)
            return rest if function is operator.mod else self.op("Div", self.op("Sub", parts[0], rest), parts[1])
        name = _OF_SIZES.get(function.operation if isinstance(function, NumberKernel) else function)
        if name is None:
            raise UnmappedError(f"a number is computed from sizes by {function!r}")
        if real or name in _REAL:
            parts = [self.cast(x, np.dtype(np.float64)) for x in parts]
        return self.op(name, *parts)
