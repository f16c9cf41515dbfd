"""What would make a stage of a pipeline take what it is given: its type, read as a rule of one operand."""

from __future__ import annotations

from mypy.types import Type, get_proper_type

from typedtensor.mypy_plugin.labels import GradualError, StaticReader, UnknownAxesError, to_word
from typedtensor.mypy_plugin.lookups import instance_of
from typedtensor.mypy_plugin.messages import Site
from typedtensor.mypy_plugin.names import KINDS
from typedtensor.mypy_plugin.operands import ForeignError, read
from typedtensor.rules import Atom, Label, Operand, Rule, RunVar, Segment, Term
from typedtensor.rules.syntax import AxisVar, Concrete, Derived, Item


def hint(wanted: Type, given: Type, site: Site) -> str:
    """How a message ends that a stage takes one tensor and is given another; empty if nothing is known to help."""
    tensors = [(kind, tensor) for name, kind in KINDS.items() if (tensor := instance_of(get_proper_type(wanted), name))]
    names: dict[str, str] = {}
    try:
        reading = read(given, site.api.options)
        terms = [Term(kind, tuple(_item(a, names) for a in to_word(t.args)), bare=False) for kind, t in tensors]
    except (ForeignError, GradualError, UnknownAxesError):
        return ""
    if not terms or reading.word is None:
        return ""
    # Loaded by the first mistake, as most runs have none.
    from typedtensor.rules.suggesting import advice, suggestions

    rule = Rule("", (terms[0],), terms[0])
    found = suggestions(rule, [Operand(reading.kinds, reading.word)], {}, StaticReader(names, site), alone="given")
    return advice(found)


def _item(atom: Atom, names: dict[str, str]) -> Item:
    """An axis of the declared type as an item of a rule; labels are known by their full names."""
    if isinstance(atom, Segment):
        return RunVar(f"R{atom.key}")
    if not isinstance(atom, Label):
        return AxisVar(f"U{atom.key}")
    name = str(atom.key)
    names[name] = name
    return Derived(name, tuple(_item(arg, names) for arg in atom.args)) if atom.args else Concrete(name)
