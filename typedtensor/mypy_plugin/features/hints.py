"""Suggestions for a stage that refuses its operand: the parameter's type is read as a rule of one operand."""

from __future__ import annotations

from mypy.types import Type, get_proper_type

from typedtensor.mypy_plugin.base.lookups import instance_of
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import KINDS
from typedtensor.mypy_plugin.types.labels import GradualError, StaticReader, UnknownAxesError, show, to_word
from typedtensor.mypy_plugin.types.operands import ForeignError, read
from typedtensor.rules import Atom, Label, OperandSpec, Rule, RunVar, Segment, Term, Word
from typedtensor.rules.syntax import AxisVar, Concrete, Derived, Item


def hint(wanted: Type, given: Type, site: Site) -> str:
    """Return the suggestion at the end of a message that a stage refuses a tensor; empty if there is none."""
    tensors = [(kind, tensor) for name, kind in KINDS.items() if (tensor := instance_of(get_proper_type(wanted), name))]
    names: dict[str, str] = {}
    try:
        reading = read(given, site)
        terms = [Term(kind, tuple(_item(a, names) for a in to_word(t.args)), bare=False) for kind, t in tensors]
    except (ForeignError, GradualError, UnknownAxesError):
        return ""
    if not terms or reading.word is None:
        return ""
    # Imported at the first mistake, as most runs have none.
    from typedtensor.rules.suggesting import advice, suggestions

    rule = Rule("", (terms[0],), terms[0])
    found = suggestions(rule, [OperandSpec(reading.kinds, reading.word)], {}, StaticReader(names, site), alone="given")
    return advice([each for each in found if each.said or _is_meant(reading.word, each.operands[0].word)])


def _is_meant(before: Word, after: Word) -> bool:
    """Whether a change of axes is a likely repair: no mere reduction, no label replaced by one spelt differently."""
    from typedtensor.rules.label_repairs import spelt_alike

    lost, result = set(before) - set(after), set(after) - set(before)
    if len(before) != len(after) or not lost:
        return not lost or bool(result)
    return all(
        spelt_alike(show((one,)), show((other,))) for one, other in zip(before, after, strict=True) if one != other
    )


def _item(atom: Atom, names: dict[str, str]) -> Item:
    """Return an axis of the declared type as an item of a rule, with labels by full name."""
    if isinstance(atom, Segment):
        return RunVar(f"R{atom.key}")
    if not isinstance(atom, Label):
        return AxisVar(f"U{atom.key}")
    name = str(atom.key)
    names[name] = name
    return Derived(name, tuple(_item(arg, names) for arg in atom.args)) if atom.args else Concrete(name)
