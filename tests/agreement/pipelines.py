"""Programs that apply and compose with ``>>``."""

from __future__ import annotations

import random

from tests.agreement.case import Builder, Case
from tests.agreement.types import Type, random_label, random_word, text
from tests.agreement.world import NAMES
from typedtensor.ops.core.verdict import to_atom
from typedtensor.rules import Atom

_FUNCTIONS = ("relu", "tanh", "exp", "square", "as_int", "as_real", "stop_gradient", "normalise", "pool")


def pipeline(rng: random.Random, name: str, suffix: str) -> Case:
    """One operand through two to four stages, grouped at random."""
    builder = Builder(rng, suffix)
    row, column = to_atom(NAMES["Row"]), to_atom(NAMES["Column"])
    word = random_word(rng, most=3)
    word += tuple(a for a in rng.choice(((), (row,), (column, row))) if a not in word)
    kind = rng.choice(("real", "real", "real", "real", "int", "bool"))
    operand = builder.operand(Type(kind, word))
    stages = [_stage(rng, word) for _ in range(rng.randint(1, 3))]
    builder.lines.append(f"{builder.name()} = reveal_type({_grouped(rng, operand, stages)})")
    return Case(name, tuple(builder.lines))


def _stage(rng: random.Random, word: tuple[Atom, ...]) -> str:
    def label() -> str:
        return text(rng.choice(word) if word and rng.random() < 0.8 else random_label(rng))

    draw = rng.random()
    if draw < 0.45:
        return rng.choice(_FUNCTIONS)
    if draw < 0.85:
        operation = rng.choice(("Sum", "Mean", "Softmax", "ArgMax", "Max"))
        return f"{operation}({label()})"
    if draw < 0.93:
        return f"Rename({label()}, {text(random_label(rng))})"
    last = text(word[-1]) if word else "Row"
    return f"Linear({last}(size({last})), {rng.choice(('Row', 'Column', 'Head(1)'))})"


def _grouped(rng: random.Random, operand: str, stages: list[str]) -> str:
    if len(stages) == 1:
        return f"{operand} >> {stages[0]}" if rng.random() < 0.7 else f"{stages[0]}({operand})"
    match rng.randrange(3):
        case 0:
            return " >> ".join([operand, *stages])
        case 1:
            return f"{operand} >> ({_composed(rng, stages)})"
        case _:
            return f"({_composed(rng, stages)})({operand})"


def _composed(rng: random.Random, stages: list[str]) -> str:
    if len(stages) > 2 and rng.random() < 0.5:
        return f"{stages[0]} >> ({' >> '.join(stages[1:])})"
    return " >> ".join(stages)
