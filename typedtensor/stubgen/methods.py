"""The operators and methods of tensors and expressions, expanded from the rules of their operations."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final, NamedTuple

from typedtensor.methods import METHODS, Method
from typedtensor.rules import KINDS, Accepted, Atom, NameReader, OperandSpec, Rigid, Segment, apply_rule
from typedtensor.stubgen.calls import (
    MASK,
    keeps_type,
    label_type,
    labels_taken,
    of_kinds,
    overloaded,
    parameter,
    with_mask,
)
from typedtensor.stubgen.forms import Form, TensorForm, forms
from typedtensor.stubgen.layouts import at_least
from typedtensor.stubgen.source import Operation, parameters_of, summary
from typedtensor.stubgen.spelling import UNKNOWN, Speller, Word, expression, tensor

_OWN_RUN: Final[Word] = ("*S",)
"""The axes that the tensor classes are generic in."""

_SEVERAL: Final = {
    "U V": ["*B", "U V *B", "U A0 V *B", "U *B V", "A0 U V *B", "A0 U *B V", "*B U V"],
    "V U": ["U V *B", "U A0 V *B", "U *B V", "A0 U V *B", "A0 U *B V", "*B U V"],
    "U V W": ["*B", "U V W *B", "U A0 V W *B", "A0 U V W *B", "*B U V W"],
}
"""The positions of several labels."""

_LONGEST: Final = 4
"""The most axes of which these are all positions of two labels."""


class Case(NamedTuple):
    """One way to call a method: a form of an operation, and the parameters after its operands."""

    form: Form
    labels: list[str]


@dataclass(frozen=True, slots=True)
class Receiver:
    """The class that has the methods: a tensor class by its kind, or the expressions."""

    kind: str | None

    def signatures(self, form: Form, reflected: bool) -> Iterator[tuple[str, list[str], str]]:
        """The types of the receiver, of the other operands and of the result."""
        place = 1 if reflected else 0
        others = [values for number, values in enumerate(form.operands) if number != place]
        if reflected:  # tensors to the left of the operator apply it themselves
            others = [tuple(value for value in values if value.is_number) for values in others]
        if form.plain_only or not all(others):
            return
        for kind in [self.kind] if self.kind else KINDS:
            own = tuple(value for value in form.operands[place] if not value.is_number and value.kind == kind)
            for signature in replace(form, operands=(own, *others)).signatures() if own else ():
                if (signature.symbolic == 1) == (self.kind is None):
                    yield signature.operands[0], signature.operands[1:], signature.result


def method_definitions(
    receiver: Receiver, declared: Mapping[str, ast.FunctionDef], operations: Mapping[str, Operation], speller: Speller
) -> list[str]:
    """All methods of a class.

    Args:
        receiver: the class.
        declared: each method in the source.
        operations: the operations of the methods.
        speller: names variables.
    """
    lines: list[str] = []
    for name, method in METHODS.items():
        arguments, operation = declared[name].args, operations[method.operation]
        found = list(_definitions(name, method, receiver, arguments, operations, speller))
        documentation = summary(declared[name]) or operation.documentation
        lines.extend(overloaded(found or [_impossible(name, arguments)], documentation))
    return lines


def _definitions(
    name: str,
    method: Method,
    receiver: Receiver,
    declared: ast.arguments,
    operations: Mapping[str, Operation],
    speller: Speller,
) -> Iterator[str]:
    """The overloads of a method, or none if its operation does not accept this kind."""
    masked = method.masked is not None
    operation = operations[method.operation]
    if receiver.kind is None and keeps_type(operation) and not operation.parameters:
        yield _keeping(name, declared, operation, speller)
        return
    named = zip(declared.kwonlyargs, declared.kw_defaults, strict=True)
    options = [parameter(*each) for each in named if each[0].arg != "where"]
    for form, labels in _cases(method, declared, operations, speller):
        for own, others, result in receiver.signatures(form, method.reflected):
            taken = [*_operands(declared, others), *labels]
            if receiver.kind == form.result.kind and not taken and own == result:
                # Without a type of self: with one, ty does not solve the protocol behind abs().
                yield f"def {name}(self) -> {tensor(form.result.kind, _OWN_RUN)}"
            else:
                mask = _only_by_name(taken, [*options, *(with_mask(receiver.kind is None) if masked else [])])
                yield f"def {name}({', '.join([f'self: {own}', *taken, *mask])}) -> {result}"
    if masked and receiver.kind is not None:  # a mask that is an expression: one overload for all labels
        taken = [*(["*axes: type[Axis]"] if declared.vararg else ["axis: type[Axis]", "*"]), *options]
        for kind, result in of_kinds(operation, speller):
            if kind == receiver.kind:
                parameters = [f"self: {tensor(kind, speller.run('A'))}", *taken, f"where: {expression(MASK)}"]
                yield f"def {name}({', '.join(parameters)}) -> {expression(result)}"


def _keeping(name: str, declared: ast.arguments, operation: Operation, speller: Speller) -> str:
    """A method of expressions of several kinds; ty does not solve the protocol behind ``abs`` by overloads."""
    kinds = dict.fromkeys(form.result.kind for form in forms(operation.rule, speller))
    kept = speller.other("".join(map(str.title, kinds)), " | ".join(tensor(kind, UNKNOWN) for kind in kinds))
    parameters = [f"self: {expression(kept)}", *_parameters(declared, 1, operation, speller)]
    return f"def {name}({', '.join(parameters)}) -> {expression(kept)}"


def _only_by_name(taken: Sequence[str], mask: Sequence[str]) -> list[str]:
    return [*([] if any(parameter.startswith("*") for parameter in taken) else ["*"]), *mask] if mask else []


def _cases(
    method: Method, declared: ast.arguments, operations: Mapping[str, Operation], speller: Speller
) -> Iterator[Case]:
    operation = operations[method.operation]
    sized = declared.vararg is not None and "| Axis" in parameter(declared.vararg, None)
    if method.total is not None:
        yield from (Case(form, []) for form in forms(operations[method.total].rule, speller))
    for form in forms(operation.rule, speller, guarded=True):
        if declared.vararg is None or method.chained is not None:
            yield Case(form, _parameters(declared, len(form.operands), operation, speller))
        else:
            [label] = operation.parameters
            given = form.given.get(label)
            if not method.reduces or given is None or len(given) < 2:
                yield Case(form, labels_taken((speller.axis(label),) if given is None else given, sized))
    if method.each or method.reduces:
        yield from _along_several(operation, sized, speller)
        for form in _unknown(operation, at_least(_LONGEST + 1)):
            yield Case(form, labels_taken(["Axis", "Axis"], sized))
    if method.each or method.reduces or method.chained is not None:
        labels = ["Axis"] * (3 if method.chained is None else method.chained + 1)
        for form in _unknown(operation, speller.run("B")):
            yield Case(form, labels_taken([*labels, *UNKNOWN], sized))


def _along_several(operation: Operation, sized: bool, speller: Speller) -> Iterator[Case]:
    """An operation along two and three labels: two in both orders, three in that of the axes."""
    [along], kinds = operation.parameters, {form.result.kind: None for form in forms(operation.rule, speller)}
    for order, words in _SEVERAL.items():
        labels = tuple(map(speller.axis, order.split()))
        for text, kind in product(words, kinds):
            word = tuple(_atom(name, speller) for name in text.split())
            if (result := _applied(operation, along, OperandSpec((kind,), word), labels)) is not None:
                yield Case(Form(((TensorForm(kind, _spelled(word)),),), result), labels_taken(labels, sized))


def _atom(name: str, speller: Speller) -> Atom:
    return Segment(*speller.run(name[1:])) if name.startswith("*") else Rigid(speller.axis(name))


def _applied(operation: Operation, along: str, operand: OperandSpec, labels: Sequence[str]) -> TensorForm | None:
    """The result of an operation along several labels, or of one for each of them, or None."""
    atoms = tuple(map(Rigid, labels))
    for given in [atoms] if along.startswith("*") else [(atom,) for atom in atoms]:
        once = apply_rule(operation.rule, [operand], {along: given}, NameReader())
        if not isinstance(once, Accepted):
            return None
        operand = OperandSpec((once.kind,), once.word)
    return TensorForm(operand.kinds[0], _spelled(operand.word))


def _spelled(word: Sequence[Atom]) -> Word:
    return tuple(str(atom.key) for atom in word)


def _unknown(operation: Operation, word: Word) -> Iterator[Form]:
    """The form of an application along several labels of which only the kind is known."""
    for kind in dict.fromkeys(form.result.kind for form in forms(operation.rule, Speller())):
        yield Form(((TensorForm(kind, word),),), TensorForm(kind, UNKNOWN))


def _operands(declared: ast.arguments, types: Sequence[str]) -> list[str]:
    """The parameters for operands, and a slash if nothing else is positional."""
    own = parameters_of(declared)[: len(types)]
    taken = [parameter(each, None, of=of) for (each, _), of in zip(own, types, strict=True)]
    return [*taken, "/"] if taken and len(declared.posonlyargs) == len(taken) + 1 else taken


def _parameters(declared: ast.arguments, operands: int, operation: Operation, speller: Speller) -> list[str]:
    """The parameters of a method after its operands: labels, then options as declared."""
    labels, taken = iter(operation.parameters), []
    for declared_one, default in parameters_of(declared)[operands - 1 :]:
        label = next(labels, None)
        of = label_type(speller.axis(label), "|" in parameter(declared_one, None)) if label is not None else ""
        taken.append(parameter(declared_one, default, of=of))
    return taken


def _impossible(name: str, declared: ast.arguments) -> str:
    """A method whose operation does not accept this kind: no argument is valid."""
    taken = [parameter(each, None, of="Never") for each, _ in parameters_of(declared)]
    taken += [f"*{declared.vararg.arg}: Never"] if declared.vararg else []
    return f"def {name}({', '.join(['self: Never', *taken])}) -> Never"
