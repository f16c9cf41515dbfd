"""How the operators of ONNX are computed: a table by their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from typedtensor.backends import namespace_of
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import OnnxError, TypedTensorError
from typedtensor.onnx.reading.positional import Positional
from typedtensor.ops import AsReal

Handler = Callable[..., Any]
"""``handler(run, node, *operands)``: the result, or a tuple of several; an operand that is left out is None."""

OPERATORS: dict[str, Handler] = {}
"""The operators of ONNX that are computed here, by their names."""

DEFINED = "defined by others"
"""The name in that table of what computes a node whose operator has none of its own."""


@dataclass(frozen=True)
class Node:
    """A node as handlers see it.

    Attributes:
        operator: the name of the operator.
        attributes: by name: numbers, texts, lists of them, arrays.
        version: of the operators, for the file.
        outputs: how many results are wanted.
        alike: which results have elements of the same type as which operand, by their places.
        defined: what an operator that has no handler is by others.
    """

    operator: str
    attributes: Mapping[str, Any]
    version: int
    outputs: int
    alike: Mapping[int, int]
    defined: Body | Definition | None

    def get(self, name: str, default: Any = None) -> Any:
        """An attribute."""
        return self.attributes.get(name, default)

    def only(self, **allowed: Any) -> None:
        """Refuse what attributes ask for beyond what is computed.

        Raises:
            OnnxError: when an attribute has another value.
        """
        for name, value in allowed.items():
            if self.get(name, value) != value:
                raise OnnxError(f"{name} is {self.get(name)!r}: only {value!r} has a counterpart")


@dataclass(frozen=True)
class Definition:
    """A node whose operator ONNX defines by others, in a way that depends on the types of operands.

    Attributes:
        domain: of the operator.
        name: of the operator.
        version: of the operator.
        node: in the form of a file.
        where: the path of the file.
    """

    domain: str
    name: str
    version: int
    node: bytes
    where: str


@dataclass(frozen=True)
class Step:
    """A node of a graph, with the names of what it reads and makes."""

    name: str
    node: Node
    reads: Sequence[str | None]
    makes: Sequence[str]

    def __repr__(self) -> str:
        return f"the node {self.name} ({self.node.operator})"


@dataclass(frozen=True)
class Body:
    """A graph inside a node.

    Attributes:
        inputs: the names of what it takes.
        steps: its nodes, in their order.
        outputs: the names of what it returns.
        constants: arrays by name.
    """

    inputs: Sequence[str]
    steps: Sequence[Step]
    outputs: Sequence[str]
    constants: Mapping[str, Any]


H = TypeVar("H", bound=Handler)


def computes(*names: str) -> Callable[[H], H]:
    """State how operators are computed."""

    def state(function: H) -> H:
        OPERATORS.update(dict.fromkeys(names, function))
        return function

    return state


def position(run: Positional, x: Any, axis: int) -> int:
    """The position of an axis that may be counted from the end."""
    rank = len(x.axes)
    if not -rank <= axis < rank:
        raise OnnxError(f"it names the axis {axis} of {rank}")
    return axis % rank


def axes_of(run: Positional, node: Node, x: Any, given: Any) -> list[int] | None:
    """The axes that an operand or an attribute lists; None for none."""
    listed = run.numbers(given, "list of axes") if given is not None else node.get("axes")
    return None if listed is None else [position(run, x, int(n)) for n in listed]


def label_at(run: Positional, x: Any, axis: int) -> Any:
    """The label of an axis that may be counted from the end."""
    return x.axes[position(run, x, axis)]


def real(operands: Sequence[Any]) -> list[Any]:
    """Operands of which the integers are real numbers, if one is real."""
    some = any(x.tensor_type.kind == "real" for x in operands)
    return [AsReal()(x) if some and x.tensor_type.kind != "real" else x for x in operands]


def computed(run: Positional, steps: Sequence[Step], values: dict[str, Any], outputs: Sequence[str]) -> list[Any]:
    """The outputs of a graph.

    Args:
        run: labels and sizes.
        steps: the nodes in the order in which they run.
        values: what is known by name, to which the results are added.
        outputs: their names.
    """
    run.scope = values
    for step in steps:
        operands = [None if name is None else _read(values, name, step) for name in step.reads]
        try:
            made = OPERATORS.get(step.node.operator, OPERATORS[DEFINED])(run, step.node, *operands)
        except (TypedTensorError, TypeError, ValueError, IndexError, KeyError, ArithmeticError) as error:
            raise OnnxError(f"{step!r} cannot be computed: {error}") from error
        results = [*made] if isinstance(made, tuple) else [made]
        for result, operand in step.node.alike.items():
            if result < len(results):
                results[result] = _in_precision(results[result], operands[operand])
        values.update(zip(step.makes, results, strict=False))
    return [_read(values, name, "the graph") for name in outputs]


def _in_precision(x: Any, like: Any) -> Any:
    """A result in the precision of an operand, where both are known."""
    if not isinstance(x, AnyTensor) or not isinstance(like, AnyTensor) or x.array.dtype == like.array.dtype:
        return x
    xp = namespace_of(x.array)
    if x.tensor_type.kind != like.tensor_type.kind or xp is not namespace_of(like.array):
        return x
    return x.tensor_type.wrap(xp.astype(x.array, like.array.dtype))


def _read(values: Mapping[str, Any], name: str, step: object) -> Any:
    if name not in values:
        raise OnnxError(f"{step!r} reads {name!r}, which no node before it makes")
    return values[name]
