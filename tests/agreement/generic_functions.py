"""Functions generic in axes and runs of axes, with calls that pass labels."""

from __future__ import annotations

import random
import re

from tests.agreement.case import Builder, Case, Generic
from tests.agreement.types import Type, is_closed, random_label, text
from tests.agreement.world import OPEN
from tests.agreement.writing import LIBRARY
from typedtensor.ops.core.verdict import to_atom
from typedtensor.rules import Atom, Label, Rigid, Segment, Word

_AXES: tuple[Atom, ...] = (Rigid("One"), Rigid("Two"))
_RUNS: tuple[Atom, ...] = (Segment("Some"), Segment("More"))


def generic_function(rng: random.Random, name: str, suffix: str) -> Case:
    """Draw a function whose body applies one or two operations to tensors with unknown axes."""
    while True:
        scope = (*_AXES[: rng.choice((1, 2))], *_RUNS[: rng.choice((0, 1, 1, 2))])
        builder = Builder(rng, suffix, scope, parameters=[])
        wrong = rng.random() < 0.5
        length = rng.choice((1, 1, 2))
        for number in range(length):
            while not _library(builder, accepted=not (wrong and number == length - 1)):
                pass
        if builder.parameters:
            return _called(builder, scope, name)


def _library(builder: Builder, accepted: bool) -> bool:
    operation = builder.rng.choice(LIBRARY)
    return builder.apply(
        operation.__name__, operation.parsed_rule, operation.parameters, operation.names, accepted=accepted
    )


def _called(builder: Builder, scope: tuple[Atom, ...], name: str) -> Case:
    rng, parameters = builder.rng, builder.parameters or []
    apart = rng.random() < 0.7
    bound = _instance(rng, scope, apart)
    body = " ".join([*builder.lines, *(declared for declared, _ in parameters)])
    axes = [a for a in scope if isinstance(a, Rigid) and re.search(rf"\b{str(a.key).lower()}\b", body)]
    declared = [*(text for text, _ in parameters), *(f"{str(a.key).lower()}: type[{a.key}]" for a in axes)]
    passed = [f"{'Input' if v.symbolic else 'made'}({_substituted(v.type, bound)})" for _, v in parameters]
    passed += [text(bound[a][0]) for a in axes]
    last = builder.variables[-1]
    returned, result = "None", []
    if last.expression == f"x{builder.suffix}_{len(builder.lines) - 1 + len(parameters)}" and _nameable(last.type):
        returned, result = (f"Expr[{last.type}]" if last.symbolic else str(last.type)), [last.expression]
    lines = [*builder.lines, *(f"return {x}" for x in result)]
    function = f"generic{builder.suffix}"
    texts = {text(a): ", ".join(map(text, word)) for a, word in bound.items()}
    call = f"{function}({', '.join(passed)})"
    return Case(
        name,
        (
            f"def {function}({', '.join(declared)}) -> {returned}:",
            *(f"    {line}" for line in lines),
            f"reveal_type({call})" if result else call,
        ),
        Generic((1, len(lines)), texts, apart),
    )


def _nameable(of: Type) -> bool:
    return sum(isinstance(atom, Segment) for atom in of.word) <= 1


def _instance(rng: random.Random, scope: tuple[Atom, ...], apart: bool) -> dict[Atom, Word]:
    """Draw the arguments of type variables; for distinct ones, labels that no body mentions."""
    spare = [to_atom(label) for label in OPEN[4:]]
    rng.shuffle(spare)
    bound: dict[Atom, Word] = {}
    for atom in scope:
        count = 1 if isinstance(atom, Rigid) else rng.choice((0, 1, 1))
        bound[atom] = tuple(spare.pop() if apart else random_label(rng) for _ in range(count))
    return bound


def _substituted(of: Type, bound: dict[Atom, Word]) -> Type:
    return Type(of.kind, tuple(a for atom in of.word for a in _expanded(atom, bound)))


def _expanded(atom: Atom, bound: dict[Atom, Word]) -> Word:
    if atom in bound:
        return bound[atom]
    if isinstance(atom, Label) and not is_closed(atom):
        return (Label(atom.key, tuple(a for arg in atom.args for a in _expanded(arg, bound))),)
    return (atom,)
