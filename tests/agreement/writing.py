"""The forms of an operation's application in a program: call, operator, method, function, stage."""

from __future__ import annotations

import inspect
import random
from collections.abc import Mapping, Sequence

from tests.agreement import world
from tests.agreement.types import is_closed, text
from typedtensor import ops
from typedtensor.core.axes import declared_size
from typedtensor.errors import SizeError
from typedtensor.methods import METHODS
from typedtensor.ops import Labelled, PolyOp, operations
from typedtensor.ops.core.verdict import to_label
from typedtensor.rules import Atom, Rigid, Word

LIBRARY: tuple[type[PolyOp], ...] = tuple(x for x in operations() if "M" not in x.parameters)
"""The drawn operations. Those of mesh axes have separate cases, since programs here have no such labels."""

_INFIX = {
    "__add__": "+",
    "__sub__": "-",
    "__mul__": "*",
    "__truediv__": "/",
    "__pow__": "**",
    "__matmul__": "@",
    "__lt__": "<",
    "__le__": "<=",
    "__gt__": ">",
    "__ge__": ">=",
    "__and__": "&",
    "__or__": "|",
}
_PREFIX = {"__neg__": "-", "__invert__": "~", "__abs__": "abs"}
_EXAMPLES = {"int": "0", "bool": "True", "float": "0.5", "Sizes": "(1, 1)"}
"""Arguments for constructor parameters that are no labels, by annotation."""


def _functions() -> dict[str, str]:
    found = {}
    for name in vars(ops)["__all__"]:
        value = getattr(ops, name)
        operation = getattr(value, "operation", value)
        if isinstance(value, (PolyOp, Labelled)):
            found[(operation if isinstance(operation, type) else type(operation)).__name__] = name
    return found


_FUNCTIONS = _functions()


def _options(operation: type[PolyOp]) -> tuple[list[str], list[str]]:
    """Return the constructor's parameters after the labels: required and optional ones."""
    parameters = list(inspect.signature(operation.__init__).parameters.values())[1:]
    if any(p.kind is p.VAR_POSITIONAL for p in parameters):
        return [], []
    rest = parameters[len(operation.parameters) :]
    needed = [_example(p) for p in rest if p.default is p.empty]
    spare = [_example(p) for p in rest if p.default is not p.empty and p.annotation in _EXAMPLES]
    return needed, spare[:1]


def _example(parameter: inspect.Parameter) -> str:
    """Return an argument; windows and strides are at least 1."""
    found = _EXAMPLES[str(parameter.annotation)]
    return "1" if found == "0" and parameter.name in ("window", "stride", "dilation") else found


def _sized(operation: type[PolyOp]) -> set[int]:
    """Return the positions of labels that the constructor also takes with a size: ``axis: type[U] | U``."""
    parameters = list(inspect.signature(operation.__init__).parameters.values())[1:]
    return {n for n, p in enumerate(parameters) if str(p.annotation).startswith("type[") and "|" in str(p.annotation)}


_SIZED = {operation.__name__: _sized(operation) for operation in LIBRARY}
_OPTIONS = {operation.__name__: _options(operation) for operation in LIBRARY}


def takes_labels_alone(operation: type[PolyOp]) -> bool:
    """Whether the constructor of an operation needs only labels."""
    return not _OPTIONS[operation.__name__][0]


def _methods() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, method in METHODS.items():
        if not method.reflected:
            found.setdefault(method.operation, []).append(name)
            if method.total is not None:
                found.setdefault(method.total, []).append(name)
    return found


_METHODS = _methods()


def written(
    rng: random.Random,
    operation: str,
    operands: Sequence[str],
    arguments: Mapping[str, Word],
    *,
    user: bool,
    counted: bool = True,
) -> str:
    """Return the application as an expression, in one of the operation's forms.

    Args:
        rng: the source of randomness.
        operation: the name of its class.
        operands: the texts of its operands; one that starts with a capital or a digit is no tensor.
        arguments: the labels by parameters.
        user: whether the program declares the operation, so that only the class exists.
        counted: whether the numbers of operands and labels are right.
    """
    labels = [_label(rng, operation, n, a) for n, a in enumerate(a for word in arguments.values() for a in word)]
    if not user:
        needed, spare = _OPTIONS[operation]
        labels += [*needed, *(spare if rng.random() < 0.3 else [])]
    if not counted:
        operands, labels = _miscounted(rng, operands, labels)
    ways = ["call"]
    if len(operands) == 1 and is_variable(operands[0]):
        ways.append("stage")
    if not user and operation in _FUNCTIONS:
        ways += ["function"] * 2
    if counted and not user and operation in _METHODS and any(map(is_variable, operands)):
        ways += ["method"] * 3
    match rng.choice(ways):
        case "stage":
            return f"({operands[0]} >> {operation}({', '.join(labels)}))"
        case "function":
            return f"{_FUNCTIONS[operation]}({', '.join([*operands, *labels])})"
        case "method":
            return _method(rng.choice(_METHODS[operation]), operands, labels)
        case _:
            return f"{operation}({', '.join(labels)})({', '.join(operands)})"


def _miscounted(rng: random.Random, operands: Sequence[str], labels: list[str]) -> tuple[Sequence[str], list[str]]:
    match rng.randrange(4):
        case 0 if len(operands) > 1:
            return operands[:-1], labels
        case 1:
            return [*operands, operands[-1]], labels
        case 2 if labels:
            return operands, labels[:-1]
        case _:
            return operands, [*labels, "Batch"]


def is_variable(operand: str) -> bool:
    """Whether an operand is a tensor or an expression, and no literal."""
    return operand[0].islower() or operand[0] == "("


def _method(name: str, operands: Sequence[str], labels: Sequence[str]) -> str:
    if name in _INFIX:
        return f"({operands[0]} {_INFIX[name]} {operands[1]})"
    if name in _PREFIX:
        return f"({_PREFIX[name]}({operands[0]}))"
    if not is_variable(operands[0]):
        return f"{METHODS[name].operation}({', '.join(labels)})({', '.join(operands)})"
    return f"{operands[0]}.{name}({', '.join([*operands[1:], *labels])})"


def _label(rng: random.Random, operation: str, place: int, atom: Atom) -> str:
    if isinstance(atom, Rigid):
        return str(atom.key).lower()  # the parameter `one: type[One]`
    written = text(atom)
    if place not in _SIZED.get(operation, ()) or not is_closed(atom):
        return written
    label = to_label(atom)
    try:
        declared = declared_size(label)
    except SizeError:
        return written  # a window longer than its axis
    if declared is None or rng.random() < 0.3:
        wrong = declared is not None and rng.random() < 0.1
        return f"{written}({world.size(label) + wrong})"
    return written
