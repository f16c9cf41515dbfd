"""The generator's tensor types: a kind and a word, and their text."""

from __future__ import annotations

import random
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.agreement import world
from typedtensor.core.axes import Label as AxisLabel
from typedtensor.core.axes import declared_size, label_name
from typedtensor.errors import SizeError
from typedtensor.ops.core.verdict import to_atom, to_label
from typedtensor.rules import Accepted, Atom, Label, OperandSpec, Refused, Rigid, Rule, Segment, Word, apply_rule

CLASSES = {"real": "Tensor", "int": "IntTensor", "bool": "BoolTensor"}


@dataclass(frozen=True, slots=True)
class Type:
    """The type of a tensor; in a generic function its axes may be type variables."""

    kind: str
    word: Word

    def __str__(self) -> str:
        return f"{CLASSES[self.kind]}[{', '.join(map(text, self.word)) or '()'}]"


class Reader:
    """A reader of the world's labels by name, and of type variables."""

    def __init__(self, names: Mapping[str, AxisLabel] = world.NAMES) -> None:
        self.names = names

    def label(self, name: str) -> Hashable:
        label: Hashable = self.names[name]
        return label

    def size(self, atom: Atom) -> int | None:
        return declared_size(to_label(atom)) if is_closed(atom) else None

    def apart(self, first: Atom, second: Atom) -> bool:
        return False

    def show(self, word: Word) -> str:
        return ", ".join(map(text, word))


def is_closed(atom: Atom) -> bool:
    """Whether the type has no type variable."""
    return isinstance(atom, Label) and all(map(is_closed, atom.args))


def has_elements(atom: Atom) -> bool:
    """Whether an axis has a valid size in every program; windows may be longer than their axes."""
    try:
        return not is_closed(atom) or world.size(to_label(atom)) > 0
    except SizeError:
        return False


def text(atom: Atom) -> str:
    """Return the text of an axis in programs."""
    if isinstance(atom, Segment):
        return f"*{atom.key}"
    if isinstance(atom, Rigid):
        return str(atom.key)
    origin: Any = atom.key
    return f"{label_name(origin)}[{', '.join(map(text, atom.args))}]" if atom.args else label_name(origin)


def predict(
    rule: Rule, types: list[Type], arguments: Mapping[str, Word], names: Mapping[str, AxisLabel] = world.NAMES
) -> Accepted | Refused:
    """Predict the result of the rule. It only steers the generator towards both verdicts."""
    operands = [OperandSpec((t.kind,), t.word) for t in types]
    try:
        return apply_rule(rule, operands, arguments, Reader(names))
    except SizeError as why:
        return Refused(str(why))


def random_label(rng: random.Random, variables: tuple[Atom, ...] = (), depth: int = 0) -> Atom:
    """Draw a label: plain, sized, derived, or a type variable in scope."""
    draw = rng.random()
    if variables and draw < 0.5:
        return rng.choice(variables)
    if draw < 0.12 and depth < 2:
        name, count = rng.choice(list(world.DERIVED.items()))
        return Label(name, tuple(random_label(rng, variables, depth + 1) for _ in range(count)))
    return to_atom(rng.choice(world.OPEN[:4] if rng.random() < 0.5 else world.SIZED))


def random_word(rng: random.Random, variables: tuple[Atom, ...] = (), most: int = 2) -> Word:
    """Draw a run of labels, rarely with a repeated one."""
    word: list[Atom] = []
    for _ in range(rng.randint(0, most)):
        label = random_label(rng, variables)
        if label not in word or rng.random() < 0.15:
            word.append(label)
    return tuple(word)
