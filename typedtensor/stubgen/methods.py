"""The operators and methods of tensors and expressions, expanded from the rules of their operations."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from typedtensor.methods import METHODS, Method
from typedtensor.stubgen.calls import NO_MASK, annotation_of, label_of, labels_taken, mask_taken
from typedtensor.stubgen.forms import Form, TensorForm, forms
from typedtensor.stubgen.overloads import overloaded, plain, sides, symbolic
from typedtensor.stubgen.overloads import spell as spell_value
from typedtensor.stubgen.repeated import at_least_three, several
from typedtensor.stubgen.source import Operation, parameters_of
from typedtensor.stubgen.spelling import UNKNOWN, Speller, Word, expression, tensor

_OWN_RUN: Final[Word] = ("*S",)
"""The axes that the tensor classes are generic in."""


@dataclass(frozen=True, slots=True)
class Receiver:
    """The class that has the methods: a tensor class by its kind, or the expressions."""

    kind: str | None

    def takes(self, value: TensorForm) -> bool:
        return not value.is_number and self.kind in (None, value.kind)

    def spell(self, value: TensorForm) -> str:
        return spell_value(value) if self.kind else expression(spell_value(value))

    def variants(self, others: Sequence[Sequence[TensorForm]], result: TensorForm) -> Iterator[tuple[list[str], str]]:
        """The types of the other operands, and that of the result."""
        made = spell_value(result)
        if self.kind is None:
            for types in product(*map(sides, others)):
                yield list(types), expression(made)
            return
        if others:
            yield list(map(symbolic, others)), expression(made)
        yield list(map(plain, others)), made


def method_definitions(
    receiver: Receiver, declared: Mapping[str, ast.arguments], operations: Mapping[str, Operation], speller: Speller
) -> list[str]:
    """All methods of a class.

    Args:
        receiver: the class.
        declared: the parameters of each method in the source.
        operations: the operations of the methods.
        speller: names variables.
    """
    lines: list[str] = []
    for name, method in METHODS.items():
        found = list(_method(name, method, receiver, declared[name], operations, speller))
        lines.extend(overloaded(found or [_impossible(name, declared[name])]))
    return lines


def _method(
    name: str,
    method: Method,
    receiver: Receiver,
    declared: ast.arguments,
    operations: Mapping[str, Operation],
    speller: Speller,
) -> Iterator[str]:
    operation = operations[method.operation]
    if declared.vararg is None or method.chained is not None:
        all_forms = forms(operation.rule, speller, operation.parameters)
        yield from _definitions(name, method, receiver, all_forms, declared, operation, speller)
        if method.masked is not None:
            yield from _masked(name, receiver, declared, operation, operations[method.masked], speller)
        if declared.vararg is not None and method.chained is not None:
            sized = "| Axis" in annotation_of(declared.vararg)
            for form in at_least_three(operation, speller):
                yield from _labelled(name, receiver, form, ["Axis"] * (method.chained + 1), sized, more=True)
        return
    if method.masked_total is not None and method.total is not None:
        for form in forms(operations[method.total].rule, speller):
            yield from _labelled(name, receiver, form, [], masked=True)
    elif method.total is not None:
        total = operations[method.total]
        yield from _definitions(name, method, receiver, forms(total.rule, speller), declared, total, speller)
    sized = "| Axis" in annotation_of(declared.vararg)
    for form in forms(operation.rule, speller, operation.parameters):
        if form.plain_only:
            continue
        labels = [label for word in form.given.values() for label in word]
        labels = labels or [speller.axis(operation.parameters[0])]
        yield from _labelled(name, receiver, form, labels, sized, masked=method.masked is not None)
    if method.each or method.several is not None:  # the axes are the same
        masked = method.masked_several is not None
        for applied, form in several(operation, speller):
            yield from _labelled(name, receiver, form, applied, sized, masked=masked)
        for form in at_least_three(operation, speller):
            yield from _labelled(name, receiver, form, ["Axis"] * 3, sized, more=True, masked=masked)


_MASK: Final = tensor("bool", UNKNOWN)
"""A mask with any axes: overloads cannot state the required ones."""


def _labelled(
    name: str,
    receiver: Receiver,
    form: Form,
    labels: Sequence[str],
    sized: bool = False,
    more: bool = False,
    masked: bool = False,
) -> Iterator[str]:
    """A method of labels only, and of a mask if there is a masked form."""
    taken = labels_taken([*labels, *UNKNOWN] if more else labels, sized) if labels else []
    either = _MASK if receiver.kind else f"{_MASK} | {expression(_MASK)}"
    only_by_name = 1 if more else 0  # parameters after *axes are keyword-only anyway
    mask = mask_taken(f"{either} | None = ...")[only_by_name:] if masked else ()
    for value in filter(receiver.takes, form.operands[0]):
        [(_, result)], given = receiver.variants([], form.result), [f"self: {receiver.spell(value)}", *taken]
        yield f"def {name}({', '.join([*given, *mask])}) -> {result}: ..."
        if masked and receiver.kind:
            made = expression(spell_value(form.result))
            yield f"def {name}({', '.join([*given, *mask_taken(expression(_MASK))[only_by_name:]])}) -> {made}: ..."


def _definitions(
    name: str,
    method: Method,
    receiver: Receiver,
    all_forms: Sequence[Form],
    declared: ast.arguments,
    operation: Operation,
    speller: Speller,
) -> Iterator[str]:
    place = 1 if method.reflected else 0
    for form in all_forms:
        others = [values for number, values in enumerate(form.operands) if number != place]
        if method.reflected:  # tensors to the left of the operator apply it themselves
            others = [tuple(value for value in values if value.is_number) for values in others]
        if form.plain_only or not all(others):
            continue
        for value in filter(receiver.takes, form.operands[place]):
            variants = receiver.variants(others, form.result)
            if method.reflected:
                result = spell_value(form.result)
                variants = iter([(list(map(plain, others)), result if receiver.kind else expression(result))])
            for types, result in variants:
                parameters = _parameters(declared, types, operation, form.given, speller)
                parameters += NO_MASK if method.masked is not None else ()
                if receiver.kind == form.result.kind and not parameters and value.word == form.result.word:
                    # Without a type of self: with one, ty does not solve the protocol behind abs().
                    yield f"def {name}(self) -> {tensor(form.result.kind, _OWN_RUN)}: ..."
                else:
                    yield f"def {name}({', '.join([f'self: {receiver.spell(value)}', *parameters])}) -> {result}: ..."


def _masked(
    name: str, receiver: Receiver, declared: ast.arguments, operation: Operation, masked: Operation, speller: Speller
) -> Iterator[str]:
    """A method with a mask."""
    for form in forms(masked.rule, speller, masked.parameters):
        for value in filter(receiver.takes, form.operands[0]):
            for [mask], result in receiver.variants(form.operands[1:], form.result):
                labels = _parameters(declared, [], operation, form.given, speller)
                taken = [f"self: {receiver.spell(value)}", *labels, *mask_taken(mask)]
                yield f"def {name}({', '.join(taken)}) -> {result}: ..."


def _parameters(
    declared: ast.arguments, types: Sequence[str], operation: Operation, given: Mapping[str, Word], speller: Speller
) -> list[str]:
    """The parameters of a method: operands, then labels, then options as declared."""
    taken: list[str] = []
    labels = iter(operation.parameters)
    for number, (parameter, default) in enumerate(parameters_of(declared)):
        if number < len(types):
            annotation = types[number]
        elif (label := next(labels, None)) is not None:
            name = label_of(label, given, speller)
            annotation = f"type[{name}] | {name}" if "|" in annotation_of(parameter) else f"type[{name}]"
        else:
            annotation = annotation_of(parameter)
        taken.append(f"{parameter.arg}: {annotation}{'' if default is None else ' = ...'}")
        if number + 2 == len(declared.posonlyargs):
            taken.append("/")
    return taken


def _impossible(name: str, declared: ast.arguments) -> str:
    """A method whose operation does not accept this kind: no argument is valid."""
    taken = [f"{parameter.arg}: Never" for parameter, _ in parameters_of(declared)]
    taken += [f"*{declared.vararg.arg}: Never"] if declared.vararg else []
    return f"def {name}({', '.join(['self: Never', *taken])}) -> Never: ..."
