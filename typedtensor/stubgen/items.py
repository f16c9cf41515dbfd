"""The items of a rule's terms as axes in a stub."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from typedtensor.rules import RunVar
from typedtensor.rules.syntax import AxisVar, Concrete, Derived, Item
from typedtensor.stubgen.spelling import Speller, Word


def spell(items: Sequence[Item], runs: Mapping[str, Word], speller: Speller) -> Word:
    """The axes of a term."""
    word: list[str] = []
    for item in items:
        if isinstance(item, RunVar):
            word.extend(runs[item.name])
        elif isinstance(item, AxisVar):
            word.append(speller.axis(item.name))
        elif isinstance(item, Concrete):
            word.append(item.name)
        elif isinstance(item, Derived):
            word.append(f"{item.name}[{', '.join(spell(item.args, runs, speller))}]")
    return tuple(word)
