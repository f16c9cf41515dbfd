"""ONNX graphs under construction: nodes, constants, and sizes that the model computes at run time."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from typedtensor.ir import DType, Number, SymbolicFloat, SymbolicInt, plain
from typedtensor.onnx.library import library

Given = Callable[["Graph", int], Any]
"""``given(graph, place)``: an open size that other sizes are computed from, as a list of one number."""

_OF_SIZES: Mapping[Any, str] = {operator.add: "Add", operator.sub: "Sub", operator.mul: "Mul", operator.neg: "Neg"}


class UnmappedError(Exception):
    """A primitive that ONNX operators cannot express; the message gives the reason."""


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
        """The results of a new node."""
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
        if isinstance(number, (SymbolicInt, SymbolicFloat)):
            return self.cast(self.op("Squeeze", self._following(number)), dtype)
        return self.constant(np.asarray(number, dtype))

    def cast(self, x: Any, dtype: DType) -> Any:
        """A value cast to another precision."""
        return self.op("Cast", x, to=int(self.library.DataType.from_numpy(np.dtype(dtype))))

    def shape(self, sizes: Iterable[int]) -> Any:
        """Sizes as a list of integers."""
        sizes = [*sizes]
        if not any(isinstance(n, SymbolicInt) for n in sizes):
            return self.constant(np.array(sizes, np.int64))
        return self.root.op("Concat", *map(self._following, sizes), axis=0)

    def reshape(self, x: Any, sizes: Iterable[int]) -> Any:
        """A value reshaped."""
        return self.op("Reshape", x, self.shape(sizes), allowzero=1)

    def _following(self, number: Any) -> Any:
        """A number that may depend on open sizes, as a list of one element. The outermost graph computes it."""
        root = self.root
        if not isinstance(number, (SymbolicInt, SymbolicFloat)):
            return root.constant(np.array([number], np.float64 if isinstance(number, float) else np.int64))
        if id(number) not in root._known:
            function, operands = number.rule
            root._known[id(number)] = root._applied(function, operands)
            root._kept.append(number)
        return root._known[id(number)]

    def _applied(self, function: Any, operands: Sequence[Any]) -> Any:
        if function.__name__ == "_given":
            return self._given(self, operands[0])
        parts = [self._following(x) for x in operands]
        real = any(isinstance(plain(x), float) for x in operands)
        if function in (operator.floordiv, operator.mod) and not real:
            return self.op("Div" if function is operator.floordiv else "Mod", *parts)  # of sizes, which are positive
        if function is operator.truediv or (real and function in _OF_SIZES):
            parts = [self.cast(x, np.dtype(np.float64)) for x in parts]
            return self.op(_OF_SIZES.get(function, "Div"), *parts)
        if function not in _OF_SIZES:
            raise UnmappedError(f"a number is computed from sizes by {function!r}")
        return self.op(_OF_SIZES[function], *parts)
