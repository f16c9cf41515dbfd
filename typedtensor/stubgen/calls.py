"""Overloads of calls, for operations and for functions made of them."""

from __future__ import annotations

import ast
import copy
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from typedtensor.rules import Term
from typedtensor.stubgen.forms import Form, forms
from typedtensor.stubgen.layouts import LONGEST_PERMUTATION
from typedtensor.stubgen.overloads import overloaded, signatures
from typedtensor.stubgen.source import Function, Operation, parameters_of
from typedtensor.stubgen.spelling import UNKNOWN, Speller, Word


def call_definitions(operation: Operation, speller: Speller) -> list[str]:
    """The overloads of ``__call__`` of an operation whose class binds the labels."""
    definitions = []
    for form in forms(operation.rule, speller):
        receiver = _receiver(operation, form.given)
        for signature in signatures(form):
            operands = _named(signature.operands)
            definitions.append(f"def __call__({', '.join([receiver, *operands])}, /) -> {signature.result}: ...")
    return overloaded(definitions)


def constructor_definitions(operation: Operation, speller: Speller) -> list[str]:
    """The overloads of ``__new__`` that convert labels to type arguments: for any number of labels, or unknown labels.

    ``__init__`` stays that of the source. An operation with an unknown label that has a position in operands is not
    overloaded: each call would match the first overload.
    """
    if operation.variadic:
        return _of_any_number(operation, speller)
    given = [form.given for form in forms(operation.rule, speller, operation.parameters) if form.given]
    if not given:
        return []
    unknown = [f"def __new__({_constructor_parameters(operation, labels, speller)}) -> Any: ..." for labels in given]
    taken, result = _constructor_parameters(operation, {}, speller), ", ".join(operation.parameters)
    return overloaded([*unknown, f"def __new__({taken}) -> {operation.name}[{result}]: ..."])


def _of_any_number(operation: Operation, speller: Speller) -> list[str]:
    lone = [parameter.removeprefix("*") for parameter in operation.parameters]
    if len(lone) != 1 or operation.constructor is None:
        return []
    definitions = []
    words = [speller.fixed(lone[0], length) for length in range(1, LONGEST_PERMUTATION + 1)]
    for labels in [*words, (*speller.fixed(lone[0], LONGEST_PERMUTATION + 1), *UNKNOWN)]:
        result = f"{operation.name}[{', '.join(labels)}]"
        definitions.append(f"def __new__({', '.join(['cls', *labels_taken(labels)])}) -> {result}: ...")
    return overloaded(definitions)


def _constructor_parameters(operation: Operation, given: Mapping[str, Word], speller: Speller) -> str:
    """The constructor's parameters as written, with the class instead of ``self``."""
    if operation.constructor is None:
        return ", ".join(["cls", *label_parameters(operation, given, speller), "/"])
    arguments = copy.deepcopy(operation.constructor)
    [first, *others] = [*arguments.posonlyargs, *arguments.args]
    first.arg = "cls"
    for parameter in (*others, *arguments.kwonlyargs):
        if parameter.annotation is not None:
            parameter.annotation = _Renamed(operation, given, speller).visit(parameter.annotation)
    arguments.defaults = [ast.Constant(...) for _ in arguments.defaults]
    arguments.kw_defaults = [default and ast.Constant(...) for default in arguments.kw_defaults]
    return ast.unparse(arguments)


def function_definitions(function: Function, speller: Speller) -> list[str]:
    """The overloads of a function of operands and constructor arguments."""
    operation, masked = function.operation, function.masked
    definitions = []
    for form in _forms(operation, speller):
        last = _taken_last(operation, form.given, speller, NO_MASK if masked else ())
        for signature in signatures(form):
            taken = ["self", *_named(signature.operands), *last]
            definitions.append(f"def __call__({', '.join(taken)}) -> {signature.result}: ...")
    for form in _forms(masked, speller) if masked else ():
        for signature in signatures(form):
            *operands, mask = signature.operands
            taken = ["self", *_named(operands), *_taken_last(operation, form.given, speller, mask_taken(mask))]
            definitions.append(f"def __call__({', '.join(taken)}) -> {signature.result}: ...")
    return overloaded(definitions)


def _taken_last(operation: Operation, given: Mapping[str, Word], speller: Speller, mask: Sequence[str]) -> list[str]:
    """The parameters of a function after its operands: positional labels, options also by name, a mask."""
    taken, count = label_parameters(operation, given, speller), len(operation.parameters)
    if operation.variadic:
        return ["/", *taken] if taken and taken[0].startswith("*") else [*taken, "/"]
    named = [*_only_by_name(operation), *mask[1:]]
    return [*taken[:count], "/", *taken[count:], *(["*", *named] if named else [])]


def _only_by_name(operation: Operation) -> list[str]:
    """The keyword-only options of a constructor."""
    if operation.constructor is None:
        return []
    options = zip(operation.constructor.kwonlyargs, operation.constructor.kw_defaults, strict=True)
    return [f"{o.arg}: {annotation_of(o)}{'' if default is None else ' = ...'}" for o, default in options]


NO_MASK: Final = ("*", "where: None = ...")
"""The last parameters of a call without a mask."""


def mask_taken(of: str) -> tuple[str, str]:
    """The last parameters of a call with a mask of a type."""
    return ("*", f"where: {of}")


def _forms(operation: Operation, speller: Speller) -> list[Form]:
    every = [form for form in forms(operation.rule, speller, operation.parameters) if not form.plain_only]
    return [_of_any_labels(operation, form) if operation.variadic and not form.given else form for form in every]


def _of_any_labels(operation: Operation, form: Form) -> Form:
    """A form whose labels occur in no operand alone, so that the axes of the result are unknown."""
    return replace(form, given={operation.parameters[0]: UNKNOWN}, result=replace(form.result, word=UNKNOWN))


def label_parameters(operation: Operation, given: Mapping[str, Word], speller: Speller) -> list[str]:
    """The parameters of an operation's constructor with unbound labels."""
    if operation.variadic:
        return [taken for word in given.values() for taken in labels_taken(word) if taken != "/"]
    if operation.constructor is None:
        return [f"axis{n}: type[{label_of(p, given, speller)}]" for n, p in enumerate(operation.parameters)]
    taken = []
    for parameter, default in parameters_of(operation.constructor):
        written = ast.parse(annotation_of(parameter), mode="eval")
        annotation = ast.unparse(_Renamed(operation, given, speller).visit(written))
        taken.append(f"{parameter.arg}: {annotation}{'' if default is None else ' = ...'}")
    return taken


def label_of(parameter: str, given: Mapping[str, Word], speller: Speller) -> str:
    """The name of an unbound label parameter."""
    [label] = given.get(parameter) or (speller.axis(parameter),)
    return label


def labels_taken(labels: Sequence[str], sized: bool = False) -> list[str]:
    """The positional parameters for labels; any labels if the axes are unknown.

    Args:
        sized: whether sized axes are accepted, too.
    """
    taken: list[str] = []
    for number, label in enumerate(labels):
        name, label = ("*axes", "Axis") if label.startswith("*") else (f"axis{number}", label)
        taken += ["/"] * (name == "*axes")
        taken.append(f"{name}: type[{label}]{f' | {label}' if sized else ''}")
    return taken if labels[-1].startswith("*") else [*taken, "/"]


def keeps_type(operation: Operation) -> bool:
    """Whether the only operand and the result have the same type, in each alternative of the rule."""
    ways = operation.rule.ways
    return all(len(way.operands) == 1 and _unwritten(way.operands[0]) == _unwritten(way.result) for way in ways)


def _unwritten(term: Term) -> tuple[object, ...]:
    return term.kind, term.items


def annotation_of(parameter: ast.arg) -> str:
    """The annotation of a parameter as written."""
    return ast.unparse(parameter.annotation) if parameter.annotation is not None else "object"


class _Renamed(ast.NodeTransformer):
    """Replaces the parameters of a class by type variables of a function."""

    def __init__(self, operation: Operation, given: Mapping[str, Word], speller: Speller) -> None:
        self._names, self._given, self._speller = operation.parameters, given, speller

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(label_of(node.id, self._given, self._speller)) if node.id in self._names else node


def _receiver(operation: Operation, given: Mapping[str, Word]) -> str:
    if not given:
        return "self"
    arguments = [label for parameter in operation.parameters for label in given.get(parameter, (parameter,))]
    return f"self: {operation.name}[{', '.join(arguments)}]"


def _named(operands: Sequence[str]) -> list[str]:
    names = ["x"] if len(operands) == 1 else [f"x{number}" for number in range(1, len(operands) + 1)]
    return [f"{name}: {of}" for name, of in zip(names, operands, strict=True)]
