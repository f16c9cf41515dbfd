"""Overloads of calls, for operations and for functions made of them."""

from __future__ import annotations

import ast
import copy
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from typedtensor.rules import Term, is_reduction
from typedtensor.rules.syntax import variables
from typedtensor.stubgen.forms import Form, forms
from typedtensor.stubgen.layouts import LONGEST_PERMUTATION, layouts
from typedtensor.stubgen.source import Function, Operation, Ruled, parameters_of, summary
from typedtensor.stubgen.spelling import TENSORS, UNKNOWN, Speller, Word, expression, tensor

MASK: Final = tensor("bool", UNKNOWN)
"""A mask with any axes: overloads cannot state the required ones."""


def overloaded(definitions: Sequence[str], documentation: str) -> list[str]:
    """Definitions of one name, marked as overloads if there are several.

    Each is documented: for one that is not, pyright searches all sources that it knows.
    """
    body = f'"""{documentation}"""' if documentation else "..."
    unique = [f"{definition}: {body}" for definition in dict.fromkeys(definitions)]
    return unique if len(unique) < 2 else [f"@overload\n{definition}" for definition in unique]


def call_definitions(operation: Operation, speller: Speller) -> list[str]:
    """The overloads of ``__call__`` of an operation whose class binds the labels; of a reduction, but along one label.

    Not every checker compares the labels of ``self`` in ``x >> operation``: unknown axes come before those of no label.
    """
    found = [form for form in forms(operation.rule, speller) if not _is_along_one(operation, form)]
    if not is_reduction(operation.rule):
        return _calls(operation, found, speller)
    [name] = operation.parameters
    some = {name: (*speller.fixed(name[1:], 1), *UNKNOWN)}
    found = [replace(form, given=some) if form.given[name] else form for form in found]
    return _calls(operation, sorted(found, key=lambda form: not form.given[name]), speller)


def calls_along_one(operation: Operation, speller: Speller) -> list[str]:
    """The overloads of ``__call__`` of a reduction along one label, whose class binds this label."""
    found = [replace(form, given={}) for form in forms(operation.rule, speller) if _is_along_one(operation, form)]
    return _calls(operation, found, speller)


def along_one(operation: Operation) -> str:
    """The name of a reduction's class along one label."""
    return f"_{operation.name}Along"


def _is_along_one(operation: Operation, form: Form) -> bool:
    return is_reduction(operation.rule) and len(form.given[operation.parameters[0]]) == 1


def _calls(operation: Operation, found: Sequence[Form], speller: Speller) -> list[str]:
    definitions = []
    for form in found:
        arguments = [label for name in operation.parameters for label in form.given.get(name, (name,))]
        receiver = f"self: {operation.name}[{', '.join(arguments) or '()'}]" if form.given else "self"
        for operands, result, _ in form.signatures():
            definitions.append(f"def __call__({', '.join([receiver, *_named(operands)])}, /) -> {result}")
    return overloaded(definitions, operation.documentation)


def constructor_definitions(operation: Operation, speller: Speller) -> list[str]:
    """The overloads of ``__new__``: they convert any number of labels to type arguments, and see a label that is Any.

    Nothing is known of an operation with such a label, whose calls would match the first overload.
    """
    definitions = []
    if operation.variadic:
        [name] = operation.parameters
        words = [(speller.guard(), *UNKNOWN)]
        words += [()] if is_reduction(operation.rule) else []
        words += [speller.fixed(name[1:], length) for length in range(1, LONGEST_PERMUTATION + 1)]
        words.append((*speller.fixed(name[1:], LONGEST_PERMUTATION + 1), *UNKNOWN))
        for labels in words:
            made = along_one(operation) if is_reduction(operation.rule) and len(labels) == 1 else operation.name
            result = f"{made}[{', '.join(labels) or '()'}]" if labels != words[0] else "Any"
            taken = _options(operation, labels, speller, [])
            definitions.append(f"def __new__({', '.join(['cls', *taken])}) -> {result}")
    elif searched := _searched(operation, speller):
        for label in searched:
            taken = _parameters(operation, {label: speller.guard()}, [])
            definitions.append(f"def __new__({', '.join(['cls', *taken])}) -> Any")
        result = f"{operation.name}[{', '.join(operation.parameters)}]"
        definitions.append(f"def __new__({', '.join(['cls', *_parameters(operation, {}, [])])}) -> {result}")
    return overloaded(definitions, operation.documentation)


def _searched(operation: Operation, speller: Speller) -> list[str]:
    """The labels whose position in the operands decides the result."""
    items = [item for term in operation.rule.operands for item in term.items]
    found = {v.name for item in items for v in variables(item)} if len(layouts(operation.rule, speller)) > 1 else ()
    return [label for label in operation.parameters if label in found]


def function_definitions(name: str, function: Function, speller: Speller) -> list[str]:
    """The overloads of a function of operands and constructor arguments."""
    operation, definitions = function.operation, []
    for form in forms(operation.rule, speller):
        labels = form.given.get(operation.parameters[0], UNKNOWN) if operation.variadic else ()
        for operands, result, symbolic in form.signatures() if not form.plain_only else ():
            options = _options(operation, labels, speller, with_mask(symbolic > 0) if function.masked else [])
            returned = result if not operation.variadic or form.given else _unknown(form, symbolic)
            definitions.append(f"def {name}({', '.join([*_named(operands), *options])}) -> {returned}")
    if function.masked is not None:
        for kind, result in of_kinds(operation, speller):
            taken = [
                f"x: {tensor(kind, speller.run('A'))}",
                *_options(operation, (), speller, [f"where: {expression(MASK)}"]),
            ]
            definitions.append(f"def {name}({', '.join(taken)}) -> {expression(result)}")
    return overloaded(definitions, operation.documentation)


def ruled_definitions(function: Ruled, speller: Speller) -> list[str]:
    """The overloads of a function with a rule: those of its parameters that are operands have the types of a form."""
    definitions, names = [], {label: speller.axis(label) for label in function.labels}
    gives_list = ast.unparse(function.definition.returns or ast.Name("")).startswith("Sequence[")
    for form in forms(function.rule, speller):
        for operands, result, _ in form.signatures() if not form.plain_only else ():
            arguments, types = (
                copy.deepcopy(function.definition.args),
                dict(zip(function.operands, operands, strict=True)),
            )
            for taken in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
                if taken.arg in types:
                    of = types[taken.arg]
                    taken.annotation = ast.Name(f"Sequence[{of}]" if taken.arg in function.listed else of)
                elif taken.annotation is not None:
                    taken.annotation = _Renamed(names).visit(taken.annotation)
            result = f"Sequence[{result}]" if gives_list else result
            definitions.append(f"def {function.definition.name}({ast.unparse(arguments)}) -> {result}")
    return overloaded(definitions, summary(function.definition))


_MOST_SEQUENCES = 4
"""The most sequences of one scan."""

_RESULTS = {"scan": "tuple[{state}, Expr[Any]]", "fold": "{state}"}
"""What a step and the whole return, by the function."""


def loop_definitions(name: str, speller: Speller) -> list[str]:
    """The overloads of a loop for sequences of one class, and for several real ones; none for other functions.

    Not every checker solves the protocol of sequences, which is overloaded by kind: these name the sequences by their
    classes. They come last, so that other checkers do not reach them.
    """
    if name not in _RESULTS:
        return []
    elements = [(_element(kind, 1, speller), _sequence(kind, 1, speller)) for kind in TENSORS]
    elements.append(("E", "Along[T, E]"))
    for count in range(2, _MOST_SEQUENCES + 1):
        numbers = range(1, count + 1)
        taken = ", ".join(_sequence("real", number, speller) for number in numbers)
        elements.append((", ".join(_element("real", number, speller) for number in numbers), f"tuple[{taken}]"))
    definitions = [
        f"def {name}(step: Callable[[{state}, {element}], {result}], start: {state}, xs: {sequence}, over: type[T], *, "
        f"reverse: bool = False) -> {result}"
        for state in ("Expr[X]", "S")
        for result in [_RESULTS[name].format(state=state)]
        for element, sequence in elements
    ]
    return overloaded(definitions, "Apply a step along an axis, element by element.")


def _element(kind: str, number: int, speller: Speller) -> str:
    return expression(tensor(kind, speller.run(f"A{number}")))


def _sequence(kind: str, number: int, speller: Speller) -> str:
    return expression(tensor(kind, ("T", *speller.run(f"A{number}"))))


def with_mask(symbolic: bool) -> list[str]:
    """The parameter of a mask that may be left out."""
    return [f"where: {f'{MASK} | {expression(MASK)}' if symbolic else MASK} | None = None"]


def of_kinds(operation: Operation, speller: Speller) -> list[tuple[str, str]]:
    """The kinds of the operand, each with the result for any axes."""
    found = {}
    for form in forms(operation.rule, speller):
        word = speller.run("A") if keeps_type(operation) else UNKNOWN
        for value in form.operands[0]:
            found[value.kind] = tensor(form.result.kind, word)
    return list(found.items())


def _unknown(form: Form, symbolic: int) -> str:
    unknown = tensor(form.result.kind, UNKNOWN)
    return expression(unknown) if symbolic else unknown


def _options(operation: Operation, labels: Word, speller: Speller, mask: Sequence[str]) -> list[str]:
    """The parameters of a function after its operands: positional labels, options also by name, a mask."""
    if not operation.variadic:
        return _parameters(operation, {name: speller.axis(name) for name in operation.parameters}, mask)
    taken, named = labels_taken(labels), _named_options(operation, {}, mask)
    return [*taken, *(["*"] if named and not "".join(taken[-1:]).startswith("*") else []), *named]


def _parameters(operation: Operation, names: Mapping[str, str], mask: Sequence[str]) -> list[str]:
    """The parameters of a constructor, with other names of labels."""
    taken = [parameter(*each, names) for each in parameters_of(operation.constructor)]
    named, count = _named_options(operation, names, mask), len(operation.parameters)
    return [*taken[:count], "/", *taken[count:], *(["*", *named] if named else [])]


def _named_options(operation: Operation, names: Mapping[str, str], mask: Sequence[str]) -> list[str]:
    options = zip(operation.constructor.kwonlyargs, operation.constructor.kw_defaults, strict=True)
    return [*(parameter(*each, names) for each in options), *mask]


def labels_taken(labels: Sequence[str], sized: bool = False) -> list[str]:
    """The positional parameters for labels; any labels if the axes are unknown.

    Args:
        sized: whether sized axes are accepted, too.
    """
    fixed = [label for label in labels if not label.startswith("*")]
    numbers = [""] if len(labels) == len(fixed) == 1 else range(1, len(fixed) + 1)
    taken = [f"axis{n}: {label_type(label, sized)}" for n, label in zip(numbers, fixed, strict=True)]
    taken += ["/"] * bool(fixed)
    return taken if len(fixed) == len(labels) else [*taken, f"*axes: {label_type('Axis', sized)}"]


def label_type(label: str, sized: bool) -> str:
    """The type of a parameter for a label."""
    return f"type[{label}] | {label}" if sized else f"type[{label}]"


def keeps_type(operation: Operation) -> bool:
    """Whether the only operand and the result have the same type, in each alternative of the rule."""
    ways = operation.rule.ways
    return all(len(way.operands) == 1 and _unwritten(way.operands[0]) == _unwritten(way.result) for way in ways)


def _unwritten(term: Term) -> tuple[object, ...]:
    return term.kind, term.items


class _Renamed(ast.NodeTransformer):
    """Replaces the parameters of a class by type variables of a function."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names

    def visit_Name(self, node: ast.Name) -> ast.Name:
        return ast.Name(self._names.get(node.id, node.id))


def parameter(
    written: ast.arg, default: ast.expr | None, names: Mapping[str, str] = MappingProxyType({}), of: str = ""
) -> str:
    """A parameter as it is written, with other names of labels, or with another annotation."""
    own = ast.unparse(_Renamed(names).visit(copy.deepcopy(written.annotation))) if written.annotation else "object"
    return f"{written.arg}: {of or own}{'' if default is None else f' = {ast.unparse(default)}'}"


def _named(operands: Sequence[str]) -> list[str]:
    names = ["x"] if len(operands) == 1 else [f"x{number}" for number in range(1, len(operands) + 1)]
    return [f"{name}: {of}" for name, of in zip(names, operands, strict=True)]
