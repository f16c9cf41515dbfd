"""Labels for the tests of rules, as text.

``Hidden`` is a label, ``Flat[H, W]`` a derived one, ``~T`` a rigid type variable, ``*S`` a segment of unknown axes.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from typedtensor.rules import Accepted, Atom, Label, OperandSpec, Refused, Rigid, Segment, Word, apply_rule, parse_rule


@dataclass(frozen=True)
class World:
    """Labels as their names; some have sizes."""

    sizes: Mapping[str, int] = field(default_factory=dict)

    def label(self, name: str) -> Hashable:
        return name

    def size(self, atom: Atom) -> int | None:
        return self.sizes.get(show_atom(atom))

    def apart(self, first: Atom, second: Atom) -> bool:
        return False

    def show(self, word: Word) -> str:
        return ", ".join(map(show_atom, word)) or "no axes"


def show_atom(atom: Atom) -> str:
    match atom:
        case Label(key, ()):
            return str(key)
        case Label(key, args):
            return f"{key}[{', '.join(map(show_atom, args))}]"
        case Rigid(key):
            return str(key)
        case Segment(key):
            return f"*{key}"


def atom(text: str) -> Atom:
    if text.startswith("~"):
        return Rigid(text[1:])
    if text.startswith("*"):
        return Segment(text[1:])
    name, bracket, args = text.partition("[")
    return Label(name, tuple(map(atom, args.removesuffix("]").split(",")))) if bracket else Label(name)


def word(text: str) -> Word:
    """Parse axes separated by spaces; derived labels contain none: ``Flat[H,W]``."""
    return tuple(map(atom, text.split()))


def operand(text: str) -> OperandSpec:
    """Parse ``int Batch``, ``Batch Hidden`` (real), ``int|real`` (a Python int), ``?T Batch`` (unknown kind)."""
    kind, _, axes = text.partition(" ")
    if kind.startswith("?") or kind.split("|")[0] in ("real", "int", "bool"):
        return OperandSpec(tuple(kind.split("|")), word(axes))
    return OperandSpec(("real",), word(text))


def outcome(rule: str, *operands: str, sizes: Mapping[str, int] | None = None, **arguments: str) -> Accepted | Refused:
    """Apply a rule to operands. An argument ``P_="A B"`` is for the variadic parameter ``*P``."""
    bound = {f"*{n[:-1]}" if n.endswith("_") else n: word(text) for n, text in arguments.items()}
    return apply_rule(parse_rule(rule), [operand(o) for o in operands], bound, World(sizes or {}))


def gives(rule: str, *operands: str, sizes: Mapping[str, int] | None = None, **arguments: str) -> str:
    """Return the result of a rule that accepts its operands, as text."""
    found = outcome(rule, *operands, sizes=sizes, **arguments)
    assert isinstance(found, Accepted), found
    return f"{found.kind} {World().show(found.word) if found.word else '()'}"


def refuses(rule: str, *operands: str, sizes: Mapping[str, int] | None = None, **arguments: str) -> str:
    """Return why a rule refuses its operands."""
    found = outcome(rule, *operands, sizes=sizes, **arguments)
    assert isinstance(found, Refused), found
    return found.reason
