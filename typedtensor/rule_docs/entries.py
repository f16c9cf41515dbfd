"""Entries of the rule documentation."""

from __future__ import annotations

import inspect
from dataclasses import dataclass

import typedtensor.ops
from typedtensor.core.mesh_axes import MeshAxis
from typedtensor.methods import METHODS
from typedtensor.ops import Labelled, PolyOp
from typedtensor.rule_docs.examples import Example, accepted, refused
from typedtensor.rules import is_reduction


@dataclass(frozen=True)
class Entry:
    """An operation.

    Attributes:
        name: the name of its class.
        module: the module that defines it.
        parameters: the labels of its constructor, by their names in the rule.
        rule: its rule.
        summary: the first paragraph of its docstring, on one line.
        spellings: other notations: methods, operators, functions.
        accepted: examples that the rule accepts.
        refused: examples that it refuses.
    """

    name: str
    module: str
    parameters: tuple[str, ...]
    rule: str
    summary: str
    spellings: tuple[str, ...]
    accepted: tuple[Example, ...]
    refused: tuple[Example, ...]


def entry(operation: type[PolyOp]) -> Entry:
    """The entry of an operation that has a rule."""
    rule, parameters = operation.parsed_rule, operation.parameters
    variables = getattr(operation, "__parameters__", ())
    mesh = [p.__name__ for p in variables if getattr(p, "__bound__", None) is MeshAxis]  # runs have no bound
    return Entry(
        operation.__name__,
        operation.__module__,
        parameters,
        operation.rule,
        summary(operation),
        tuple(spellings(operation)),
        tuple(accepted(rule, parameters, mesh=mesh)),
        tuple(refused(rule, parameters, mesh=mesh)),
    )


def summary(described: object) -> str:
    """The first paragraph of the docstring, on one line, without what it is like elsewhere."""
    first = (inspect.getdoc(described) or "").partition("\n\n")[0]
    return " ".join(first.partition("See also:")[0].split())


_OPERATORS = {
    "__add__": "x + y",
    "__sub__": "x - y",
    "__mul__": "x * y",
    "__truediv__": "x / y",
    "__pow__": "x ** y",
    "__mod__": "x % y",
    "__floordiv__": "x // y",
    "__matmul__": "x @ y",
    "__neg__": "-x",
    "__abs__": "abs(x)",
    "__lt__": "x < y",
    "__le__": "x <= y",
    "__gt__": "x > y",
    "__ge__": "x >= y",
    "__and__": "x & y",
    "__or__": "x | y",
    "__xor__": "x ^ y",
    "__invert__": "~x",
}


def spellings(operation: type[PolyOp]) -> list[str]:
    """The other notations of an operation: methods, operators, functions."""
    found = [text for name, text in _OPERATORS.items() if METHODS[name].operation == operation.__name__]
    others = ["y", "z"][: len(operation.parsed_rule.operands) - 1]
    labels = [[], ["U"]] if is_reduction(operation.parsed_rule) else [[*operation.parameters]]
    if operation.__module__.startswith("typedtensor."):
        for name, method in METHODS.items():
            if not name.startswith("_") and operation.__name__ in (method.operation, method.total):
                found += [f"x.{name}({', '.join([*others, *word])})" for word in labels]
            if operation.__name__ == method.masked:
                found += [f"x.{name}({', '.join([*word, 'where=y'])})" for word in labels]
    for name in vars(typedtensor.ops)["__all__"]:  # former names are there, but not public
        value = getattr(typedtensor.ops, name)
        if applied_by(value) is operation:
            given = operation.parameters if isinstance(value, Labelled) else ()
            found.append(f"{name}({', '.join(['x', *others, *given])})")
    return found


def applied_by(function: object) -> type[PolyOp] | None:
    """The operation that a function only applies, such as ``relu`` or ``softmax``; else None."""
    if isinstance(function, Labelled):
        applied: type[PolyOp] = function.operation
        return applied
    return type(function) if isinstance(function, PolyOp) else None
