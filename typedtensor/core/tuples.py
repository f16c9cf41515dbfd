"""Nodes with several results: the value of a structured node is a tuple, and a projection is one element of it.

An operation with bodies (a scan, a branch, a call) makes a :class:`Structured` node. Users get its :class:`Projection`
nodes, which are ordinary expressions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar
from weakref import ref

from typedtensor.base.lasting import Keeper, newest
from typedtensor.base.origin import Origin
from typedtensor.core.axes import Label
from typedtensor.core.expr import App, Expr
from typedtensor.core.operand import Operand
from typedtensor.core.scope import MODE, note_node
from typedtensor.core.tensor import AnyTensor
from typedtensor.core.tensor_type import TensorType

Y = TypeVar("Y", bound=AnyTensor)


class TupleType:
    """The type of a tuple of values. Types are interned, and compared by identity.

    Attributes:
        elements: the type of each value.
        keeper: the owner of cache entries for the type.
    """

    __slots__ = ("elements", "keeper")

    kind = "tuple"
    axes: tuple[Label, ...] = ()
    elements: tuple[TensorType, ...]
    keeper: Keeper

    def __new__(cls, elements: tuple[TensorType, ...]) -> TupleType:
        keeper = newest(of.keeper for of in elements)
        found: TupleType | None = keeper.known.get(elements)
        if found is None:
            result = super().__new__(cls)
            result.elements, result.keeper = elements, keeper
            found = keeper.known.setdefault(elements, result)
        return found

    @property
    def tensor(self) -> type[TupleValue]:
        """The class of the values."""
        return TupleValue

    def wrap(self, arrays: Sequence[Any]) -> TupleValue:
        """Return a tuple of arrays that are known to fit."""
        return TupleValue(self, tuple([of.wrap(array) for of, array in zip(self.elements, arrays, strict=True)]))

    def __reduce__(self) -> Any:
        return TupleType, (self.elements,)

    def __repr__(self) -> str:
        return f"tuple[{', '.join(map(repr, self.elements))}]"


class TupleValue:
    """A tuple of values.

    Attributes:
        tensor_type: their types.
        results: the values.
    """

    __slots__ = ("results", "tensor_type")

    axes: tuple[Label, ...] = ()
    shape: tuple[int, ...] = ()

    def __init__(self, tensor_type: TupleType, results: tuple[Any, ...]) -> None:
        self.tensor_type, self.results = tensor_type, results

    @property
    def _array(self) -> tuple[Any, ...]:
        return tuple(result._array for result in self.results)

    @property
    def array(self) -> tuple[Any, ...]:
        """The arrays of the values."""
        return self._array

    def __repr__(self) -> str:
        return f"TupleValue({', '.join(map(repr, self.results))})"


class Structured(App[Any]):
    """An application of an operation with bodies. Its value is a tuple, of which users see projections.

    Its ``op`` returns the gradients of all operands at once: ``op.gradients(deltas, results, operands, wanted)``. The
    residuals of the bodies are further results of ``op.keeping``, which only gradients compute.
    """

    __slots__ = ("_kept",)

    def __init__(
        self,
        op: Any,
        operands: tuple[Expr[Any], ...],
        tensor_type: TupleType,
        kernel: Callable[..., tuple[Any, ...]],
        origin: Origin,
    ) -> None:
        of: Any = tensor_type
        super().__init__(op, operands, of, kernel, (), origin)
        self._kept: Callable[[], Structured | None] | None = None

    def __getstate__(self) -> dict[str, Any]:
        return {**super().__getstate__(), "_kept": None}

    @property
    def kept(self) -> Structured | None:
        """The result of :meth:`keeping`, as long as a gradient refers to it."""
        result = self._kept and self._kept()
        return (
            result if result is not None and result.operands is self.operands else None
        )  # a copy may have other operands

    def keeping(self) -> Structured:
        """Return the node whose operation also returns residuals; the node itself if there are none."""
        op = self.op.keeping
        if op is self.op:
            return self
        result = self.kept
        if result is None:
            result = Structured(op, self.operands, op.tuple_type, op.compute, self.origin)
            self._kept = ref(result)
        note_node(result, MODE.get())
        return result

    def below(self) -> tuple[Expr[Any], ...]:
        """The operands, and the nodes of the bodies."""
        inside = (x for body in self.op.bodies for x in (*body.inputs, *body.captured, *body.order))
        return (*super().below(), *inside)

    @property
    def types(self) -> tuple[TensorType, ...]:
        """The types of the results."""
        of: Any = self.tensor_type
        elements: tuple[TensorType, ...] = of.elements
        return elements

    @property
    def results(self) -> tuple[Projection[Any], ...]:
        """A node for each of the results."""
        return tuple(Projection(self, index) for index in range(len(self.types)))

    def __repr__(self) -> str:
        return f"{self.op}: {self.tensor_type}"


class Projection(App[Y]):
    """One of the results of a structured node.

    Attributes:
        index: its position in the tuple.
    """

    __slots__ = ("index",)
    _form = "part"

    def __init__(self, node: Structured, index: int) -> None:
        of = node.types[index]
        fresh_axes: tuple[tuple[Label, int], ...] = ()
        if of.axes and index < node.op.shown:  # gradients have thousands of results and operands
            known = {axis for operand in node.operands for axis in operand.axes} | node.op.private
            fresh_axes = tuple((axis, n) for n, axis in enumerate(of.axes) if axis not in known)
        super().__init__(PROJECTION, (node,), of, _refuse, fresh_axes, node.origin)
        self.index = index

    @property
    def node(self) -> Structured:
        """The structured node."""
        node: Any = self.operands[0]
        structured: Structured = node
        return structured

    def of(self, results: Sequence[Any], /) -> Y:
        """Select this result of the structured node."""
        result: Y = results[self.index]
        return result

    def __repr__(self) -> str:
        return f"{self.node.op.title}[{self.index}]: {self.tensor_type}"


class Slot(NamedTuple):
    """The destination of a projection's delta: the structured node, and the index of the result."""

    node: Structured
    number: int


def receiver(node: Expr[Any], source: Expr[Any]) -> Any:
    """The destination of a delta of ``source`` from its consumer ``node``: the source, or one of its results."""
    return Slot(node.node, node.index) if isinstance(node, Projection) else source


class _Project:
    """The operation of projections, which selects a value and computes nothing."""

    title = "Projection"
    builtin = True

    def passes_gradient(self, number: int) -> bool:
        """Whether a gradient flows to the structured node."""
        return True

    def gradient(self, number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Operand:
        """The delta itself: the backward pass delivers it to the projected result."""
        return dy

    def kernel_for(self, types: tuple[Any, ...]) -> Callable[..., Any]:
        """Return a kernel that raises: a projection is selected, not computed."""
        return _refuse

    def __reduce__(self) -> str:
        return "PROJECTION"

    def __repr__(self) -> str:
        return "Projection"


PROJECTION = _Project()


def _refuse(*arrays: Any) -> Any:
    raise TypeError("a projection is picked from the value of its structured node, and has no kernel")
