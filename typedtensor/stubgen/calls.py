"""What is added to the class of an operation, and to a function made of one: their calls, written out."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from typedtensor.rules import Term
from typedtensor.stubgen.forms import forms
from typedtensor.stubgen.overloads import overloaded, signatures
from typedtensor.stubgen.source import Operation, parameters_of
from typedtensor.stubgen.spelling import Speller, Word


def call_definitions(operation: Operation, speller: Speller) -> list[str]:
    """The overloads of ``__call__`` of an operation, whose class binds the labels."""
    definitions = []
    for form in forms(operation.rule, speller):
        receiver = _receiver(operation, form.given)
        for signature in signatures(form):
            operands = _named(signature.operands)
            definitions.append(f"def __call__({', '.join([receiver, *operands])}, /) -> {signature.result}: ...")
    return overloaded(definitions)


def constructor_definitions(operation: Operation, speller: Speller) -> list[str]:
    """For an operation that takes any number of labels: how they become its type arguments.

    ``__new__``, not ``__init__``, so that the constructor stays the one that the source has.
    """
    lone = [parameter.removeprefix("*") for parameter in operation.parameters]
    if not operation.variadic or len(lone) != 1 or operation.constructor is None:
        return []
    definitions = []
    for length in range(1, 6):
        labels = speller.fixed(lone[0], length)
        taken = [f"axis{number}: type[{label}]" for number, label in enumerate(labels)]
        made = f"{operation.name}[{', '.join(labels)}]"
        definitions.append(f"def __new__(cls, {', '.join(taken)}, /) -> {made}: ...")
    return overloaded(definitions)


def function_definitions(operation: Operation, speller: Speller) -> list[str]:
    """The overloads of a function that takes the operands of an operation, then what its constructor takes."""
    definitions = []
    for form in forms(operation.rule, speller):
        if form.plain_only:
            continue
        labels = label_parameters(operation, form.given, speller)
        for signature in signatures(form):
            taken = ", ".join(["self", *_named(signature.operands), *labels])
            definitions.append(f"def __call__({taken}, /) -> {signature.result}: ...")
    return overloaded(definitions)


def label_parameters(operation: Operation, given: Mapping[str, Word], speller: Speller) -> list[str]:
    """The parameters of an operation's constructor, where its labels are not bound yet."""
    if operation.variadic:
        labels = [label for word in given.values() for label in word]
        return [f"axis{number}: type[{label}]" for number, label in enumerate(labels)]
    if operation.constructor is None:
        return [f"axis{n}: type[{speller.axis(p)}]" for n, p in enumerate(operation.parameters)]
    taken = []
    for parameter, default in parameters_of(operation.constructor):
        annotation = ast.unparse(_Renamed(operation, speller).visit(ast.parse(annotation_of(parameter), mode="eval")))
        taken.append(f"{parameter.arg}: {annotation}{'' if default is None else ' = ...'}")
    return taken


def keeps_type(operation: Operation) -> bool:
    """Whether the one operand and the result are of the same type."""
    [operand, *others], result = operation.rule.operands, operation.rule.result
    return not others and _unwritten(operand) == _unwritten(result)


def _unwritten(term: Term) -> tuple[object, ...]:
    return term.kind, term.items


def annotation_of(parameter: ast.arg) -> str:
    """The annotation of a parameter as it is written."""
    return ast.unparse(parameter.annotation) if parameter.annotation is not None else "object"


class _Renamed(ast.NodeTransformer):
    """The parameters of a class become variables of a function."""

    def __init__(self, operation: Operation, speller: Speller) -> None:
        self._names, self._speller = operation.parameters, speller

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self._speller.axis(node.id)) if node.id in self._names else node


def _receiver(operation: Operation, given: Mapping[str, Word]) -> str:
    if not given:
        return "self"
    arguments = [label for parameter in operation.parameters for label in given.get(parameter, (parameter,))]
    return f"self: {operation.name}[{', '.join(arguments)}]"


def _named(operands: tuple[str, ...]) -> list[str]:
    names = ["x"] if len(operands) == 1 else [f"x{number}" for number in range(1, len(operands) + 1)]
    return [f"{name}: {of}" for name, of in zip(names, operands, strict=True)]
