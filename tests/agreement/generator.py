"""Random programs: ``case(seed, number)`` is deterministic."""

from __future__ import annotations

import random

from tests.agreement.case import Builder, Case
from tests.agreement.generic_functions import generic_function
from tests.agreement.pipelines import pipeline
from tests.agreement.random_rules import Declared, random_rule
from tests.agreement.types import random_label, text
from tests.agreement.world import NAMES
from tests.agreement.writing import LIBRARY

PREAMBLE = (
    "from typedtensor import *",
    "from typedtensor.nn import Linear",
    "from typedtensor.ops import *",
    "from tests.agreement.world import *",
)

_CONSTRUCTORS = {
    ("U", 1): "Along1",
    ("U", 2): "Along2",
    ("U", 3): "Along3",
    ("UV", 1): "Between1",
    ("UV", 2): "Between2",
    ("UVW", 1): "Among1",
    ("UVW", 2): "Among2",
}
"""Bases whose constructors name their labels."""


def case(seed: int, number: int) -> Case:
    """Return one case of a run."""
    rng = random.Random(f"{seed}:{number}")
    name, suffix = f"{seed}:{number}", str(number)
    draw = rng.random()
    if draw < 0.15:
        return generic_function(rng, name, suffix)
    if draw < 0.27:
        return pipeline(rng, name, suffix)
    if draw < 0.33:
        return Case(name, tuple(_declaration(random_rule(rng, well_formed=False), f"Op{suffix}", rng)))
    return _statements(rng, name, suffix)


def _statements(rng: random.Random, name: str, suffix: str) -> Case:
    """Add a chain of applications, the last of which is often wrong, in a function or in the module."""
    local = rng.random() < 0.4
    builder = Builder(rng, suffix, parameters=[] if local else None)
    length = rng.choice((1, 1, 2, 3))
    wrong = rng.random() < 0.55
    for number in range(length):
        accepted = not (wrong and number == length - 1)
        while not (_user(builder, accepted) if rng.random() < 0.3 else _library(builder, accepted)):
            pass
    if rng.random() < 0.15:
        _over_several(builder)
    if builder.parameters is None:
        return Case(name, tuple(builder.lines))
    declared = ", ".join(text for text, _ in builder.parameters)
    passed = ", ".join(f"{'Input' if v.symbolic else 'made'}({v.type})" for _, v in builder.parameters)
    body = [f"    {line}" for line in builder.lines]
    return Case(name, (f"def case{suffix}({declared}) -> None:", *body, f"case{suffix}({passed})"))


def _over_several(builder: Builder) -> None:
    """Add a call of a method with any number of labels."""
    rng, name = builder.rng, builder.name()
    known = [v for v in builder.variables if len(v.type.word) > 1]
    if not known:
        return
    variable = rng.choice(known)
    method = rng.choice(("sum", "mean", "max", "expand", "transpose"))
    labels = list(rng.sample(variable.type.word, rng.choice((2, len(variable.type.word)))))
    if rng.random() < 0.4:
        labels[rng.randrange(len(labels))] = random_label(rng)
    builder.lines.append(f"{name} = reveal_type({variable.expression}.{method}({', '.join(map(text, labels))}))")


def _library(builder: Builder, accepted: bool) -> bool:
    operation = builder.rng.choice(LIBRARY)
    return builder.apply(
        operation.__name__, operation.parsed_rule, operation.parameters, operation.names, accepted=accepted
    )


def _user(builder: Builder, accepted: bool) -> bool:
    declared = random_rule(builder.rng, well_formed=True)
    assert declared.rule is not None
    name, before = builder.name("Op"), len(builder.lines)
    builder.lines.extend(_declaration(declared, name, builder.rng))
    done = builder.apply(name, declared.rule, declared.parameters, NAMES, accepted=accepted, user=True)
    if not done:
        del builder.lines[before:]
    return done


def _declaration(declared: Declared, name: str, rng: random.Random) -> list[str]:
    base, draw, labels = f"PolyOp{declared.arity}", rng.random(), "".join(declared.parameters)
    if draw < 0.1:
        base = "PolyOpN"
    elif draw < 0.5 and (labels, declared.arity) in _CONSTRUCTORS:
        base = _CONSTRUCTORS[labels, declared.arity]
    subscript = f"[{', '.join(declared.parameters)}]" if declared.parameters else ""
    return [f'class {name}({base}{subscript}, rule="{declared.text}"): ground = filled']
