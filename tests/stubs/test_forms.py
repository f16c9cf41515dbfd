"""Signatures written out for a rule, compared with the results of the rule."""

from __future__ import annotations

import re

import pytest

from typedtensor.core.axes import U
from typedtensor.ops import PolyOp, PolyOp1, PolyOp2, operations
from typedtensor.rules import Accepted, Atom, Label, OperandSpec, Refused, Rigid, Segment, apply_rule
from typedtensor.rules.words import NameReader
from typedtensor.stubgen import spelling
from typedtensor.stubgen.forms import Form, TensorForm, forms


class Take(PolyOp2, rule="t V, int *A -> t *A; t V E, int *A -> t *A E"): ...


class Ends(PolyOp1[U], rule="t U *B -> t *B; t *A U -> t *A"): ...


OPERATIONS = [*operations(), Take, Ends]


def atom(text: str) -> Atom:
    """An axis as a stub writes it, as the matcher reads it."""
    if text.startswith("*"):
        return Segment(text[1:])
    if derived := re.fullmatch(r"(\w+)\[(.*)\]", text):
        return Label(derived[1], tuple(map(atom, derived[2].split(", "))))
    return Rigid(text)


def operand(value: TensorForm) -> OperandSpec:
    return OperandSpec((value.kind,), tuple(map(atom, value.word or ())))


def applied(operation: type[PolyOp], form: Form, chosen: tuple[TensorForm, ...]) -> Accepted | Refused:
    rule = operation.parsed_rule
    given = {name: tuple(map(atom, form.given.get(name, (name,)))) for name in operation.parameters}
    return apply_rule(rule, list(map(operand, chosen)), given, NameReader())


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.__name__)
def test_every_form_is_the_verdict_of_the_rule(operation: type[PolyOp]) -> None:
    exact = 0
    for form in forms(operation.parsed_rule, spelling.Speller(operation.parameters)):
        if form.result.word == spelling.UNKNOWN:
            continue
        outcome = applied(operation, form, tuple(values[0] for values in form.operands))
        if isinstance(outcome, Accepted):
            exact += 1
            assert outcome.word == tuple(map(atom, form.result.word or ())), form
            assert outcome.kind == form.result.kind, form
        else:
            # A condition that a stub cannot say, or a long permutation: the result is exact if the rule applies.
            assert form.given or "cannot be decided" in outcome.reason, (form, outcome)
    assert exact or operation.parsed_rule.conditions
