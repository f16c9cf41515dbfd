"""Nodes with several results: a structured node has a bundle of values, and a part of it is one of them.

A :class:`Structured` node is what an operation with bodies makes (a scan, a branch, a call). Users hold its parts,
:class:`Part` nodes, each an ordinary expression.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from typedtensor.axes import Label
from typedtensor.expr import App, Expr
from typedtensor.operand import Operand
from typedtensor.origin import Origin
from typedtensor.tensor import AnyTensor
from typedtensor.tensor_type import TensorType

Y = TypeVar("Y", bound=AnyTensor)

_INTERNED: dict[tuple[TensorType, ...], BundleType] = {}


class BundleType:
    """The types of several values. One object for each combination, so that types are compared by identity.

    Attributes:
        parts: the type of each value.
    """

    __slots__ = ("parts",)

    kind = "bundle"
    axes: tuple[Label, ...] = ()
    parts: tuple[TensorType, ...]

    def __new__(cls, parts: tuple[TensorType, ...]) -> BundleType:
        found = _INTERNED.get(parts)
        if found is None:
            made = super().__new__(cls)
            made.parts = parts
            found = _INTERNED.setdefault(parts, made)
        return found

    @property
    def tensor(self) -> type[Bundle]:
        """The class of the values."""
        return Bundle

    def wrap(self, arrays: Sequence[Any]) -> Bundle:
        """A bundle of arrays that are known to fit."""
        return Bundle(self, tuple([of.wrap(array) for of, array in zip(self.parts, arrays, strict=True)]))

    def __reduce__(self) -> Any:
        return BundleType, (self.parts,)

    def __repr__(self) -> str:
        return f"Bundle[{', '.join(map(repr, self.parts))}]"


class Bundle:
    """Several values.

    Attributes:
        tensor_type: their types.
        results: the values.
    """

    __slots__ = ("results", "tensor_type")

    axes: tuple[Label, ...] = ()
    shape: tuple[int, ...] = ()

    def __init__(self, tensor_type: BundleType, results: tuple[Any, ...]) -> None:
        self.tensor_type, self.results = tensor_type, results

    @property
    def _array(self) -> tuple[Any, ...]:
        return tuple(result._array for result in self.results)

    @property
    def array(self) -> tuple[Any, ...]:
        """The arrays of the values."""
        return self._array

    def __repr__(self) -> str:
        return f"Bundle({', '.join(map(repr, self.results))})"


class Structured(App[Any]):
    """An operation with bodies, applied to expressions. Its value is a bundle, of which users see the parts.

    Its ``op`` gives the gradients of all operands at once: ``op.gradients(deltas, results, operands, wanted)``.
    """

    __slots__ = ()

    def __init__(
        self,
        op: Any,
        operands: tuple[Expr[Any], ...],
        tensor_type: BundleType,
        kernel: Callable[..., tuple[Any, ...]],
        origin: Origin,
    ) -> None:
        of: Any = tensor_type
        super().__init__(op, operands, of, kernel, (), origin)

    @property
    def types(self) -> tuple[TensorType, ...]:
        """The types of the results."""
        of: Any = self.tensor_type
        parts: tuple[TensorType, ...] = of.parts
        return parts

    @property
    def results(self) -> tuple[Part[Any], ...]:
        """A node for each of the results."""
        return tuple(Part(self, index) for index in range(len(self.types)))

    def __repr__(self) -> str:
        return f"{self.op}: {self.tensor_type}"


class Part(App[Y]):
    """One of the results of a structured node.

    Attributes:
        index: which one.
    """

    __slots__ = ("index",)

    def __init__(self, node: Structured, index: int) -> None:
        of = node.types[index]
        known = {axis for operand in node.operands for axis in operand.axes} | node.op.private
        introduced = tuple((axis, n) for n, axis in enumerate(of.axes) if axis not in known)
        super().__init__(PART, (node,), of, _refuse, introduced, node.origin)
        self.index = index

    @property
    def node(self) -> Structured:
        """The structured node."""
        node: Any = self.operands[0]
        structured: Structured = node
        return structured

    def __repr__(self) -> str:
        return f"{self.node.op.title}[{self.index}]: {self.tensor_type}"


class Slot(NamedTuple):
    """Where the delta of a part goes: the structured node, and which of its results it is for."""

    node: Structured
    number: int


def receiver(node: Expr[Any], source: Expr[Any]) -> Any:
    """What a delta of ``source`` is delivered to by its consumer ``node``: itself, or one of its results."""
    return Slot(node.node, node.index) if isinstance(node, Part) else source


class _Part:
    """The operation of parts: nothing is computed, one value is picked."""

    title = "Part"
    builtin = True

    def passes_gradient(self, number: int) -> bool:
        """Whether a gradient flows to the structured node."""
        return True

    def gradient(self, number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Operand:
        """The delta as it is: the pass delivers it to the result that the part is."""
        return dy

    def __repr__(self) -> str:
        return "Part"


PART = _Part()


def _refuse(*arrays: Any) -> Any:
    raise TypeError("a part is picked from the value of its structured node, and has no kernel")
