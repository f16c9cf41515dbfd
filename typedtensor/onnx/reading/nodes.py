"""The table of handlers for ONNX operators, by operator name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from typedtensor.backends import namespace_of
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import OnnxError
from typedtensor.lowering.failures import own_failure
from typedtensor.onnx.reading.positional import Positional
from typedtensor.ops import AsReal

Handler = Callable[..., Any]
"""``handler(run, node, *operands)``: the result, or a tuple of several results; an omitted operand is None."""

OPERATORS: dict[str, Handler] = {}
"""The handlers of the supported operators, by operator name."""

DEFINED = "defined by others"
"""The table's key for the handler of operators that have no handler of their own."""


@dataclass(frozen=True)
class Node:
    """A node as handlers read it.

    Attributes:
        operator: the name of the operator.
        attributes: numbers, texts, lists of them and arrays, by name.
        version: the version of the operators, for the file.
        outputs: the number of results that are used.
        alike: the results that have the element type of an operand, as positions of results and operands.
        defined: the definition by other operators, for an operator without a handler.
    """

    operator: str
    attributes: Mapping[str, Any]
    version: int
    outputs: int
    alike: Mapping[int, int]
    defined: Body | Definition | None

    def get(self, name: str, default: Any = None) -> Any:
        """The value of an attribute."""
        return self.attributes.get(name, default)

    def only(self, **allowed: Any) -> None:
        """Reject attribute values that are not supported.

        Raises:
            OnnxError: when an attribute has another value.
        """
        for name, value in allowed.items():
            if self.get(name, value) != value:
                raise OnnxError(f"{name} is {self.get(name)!r}: only {value!r} has a counterpart")


@dataclass(frozen=True)
class Definition:
    """A node, as a protocol buffer, whose operator ONNX defines by others, depending on the types of the operands."""

    domain: str
    name: str
    version: int
    node: bytes
    where: str


@dataclass(frozen=True)
class Step:
    """A node of a graph, with the names of its operands and results."""

    name: str
    node: Node
    reads: Sequence[str | None]
    makes: Sequence[str]

    def __repr__(self) -> str:
        return f"the node {self.name} ({self.node.operator})"


@dataclass(frozen=True)
class Body:
    """A graph in an attribute of a node, or a function, whose values have names."""

    inputs: Sequence[str]
    steps: Sequence[Step]
    outputs: Sequence[str]
    constants: Mapping[str, Any]


H = TypeVar("H", bound=Handler)
R = TypeVar("R")


def computes(*names: str) -> Callable[[H], H]:
    """Register the handler of some operators."""

    def state(function: H) -> H:
        OPERATORS.update(dict.fromkeys(names, function))
        return function

    return state


def position(run: Positional, x: Any, axis: int) -> int:
    """The index of an axis; a negative one counts from the end."""
    rank = len(x.axes)
    if not -rank <= axis < rank:
        raise OnnxError(f"it names the axis {axis} of {rank}")
    return axis % rank


def axes_of(run: Positional, node: Node, x: Any, given: Any) -> list[int] | None:
    """The axes that an operand or an attribute lists; None if there is neither."""
    listed = run.numbers(given, "list of axes") if given is not None else node.get("axes")
    return None if listed is None else [position(run, x, int(n)) for n in listed]


def real(operands: Sequence[Any]) -> list[Any]:
    """Operands with integers converted to real numbers if one operand is real."""
    some = any(x.tensor_type.kind == "real" for x in operands)
    return [AsReal()(x) if some and x.tensor_type.kind != "real" else x for x in operands]


def attempted(do: Callable[[], R]) -> R | Exception:
    """Return what a function makes of a file's contents, or its failure, of whatever type.

    An exception that a second call does not raise comes from elsewhere, such as a time limit, and is raised.
    """
    try:
        return own_failure(do, OnnxError)
    except (OnnxError, MemoryError) as error:  # a file may ask for more memory than there is
        return error


def computed(run: Positional, steps: Sequence[Step], values: dict[str, Any], outputs: Sequence[str]) -> list[Any]:
    """The outputs of a graph, whose results are added to the known values by name."""
    run.scope = values
    for step in steps:
        operands = [None if name is None else _read(values, name, step) for name in step.reads]
        results = attempted(partial(_results, run, step.node, operands))
        if isinstance(results, Exception):
            raise OnnxError(f"{step!r} cannot be computed: {str(results) or type(results).__name__}") from results
        values.update(zip(step.makes, results, strict=False))
    return [_read(values, name, "the graph") for name in outputs]


def _results(run: Positional, node: Node, operands: Sequence[Any]) -> list[Any]:
    """The results of a node."""
    made = OPERATORS.get(node.operator, OPERATORS[DEFINED])(run, node, *operands)
    results = [*made] if isinstance(made, tuple) else [made]
    for result, operand in node.alike.items():
        if result < len(results):
            results[result] = _in_precision(results[result], operands[operand])
    return results


def _in_precision(x: Any, like: Any) -> Any:
    """A result in the precision of an operand, where both precisions are known."""
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
