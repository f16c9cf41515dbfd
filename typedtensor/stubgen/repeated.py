"""Methods with several labels, which apply their operation to one after the other: ``x.sum(Batch, Hidden)``."""

from __future__ import annotations

from collections.abc import Iterator

from typedtensor.rules import Accepted, Atom, OperandSpec, Rigid, Segment, Word, apply_rule
from typedtensor.stubgen.forms import Form, TensorForm, forms
from typedtensor.stubgen.source import Operation
from typedtensor.stubgen.spelling import UNKNOWN, Speller

_PLACES = 4
"""Two labels are written out among so many first axes."""


class _Reader:
    """Labels have no sizes here, and none is known by name."""

    def label(self, name: str) -> str:
        return name

    def size(self, atom: Atom) -> None:
        return None

    def apart(self, first: Atom, second: Atom) -> bool:
        return False

    def show(self, word: Word) -> str:
        return ", ".join(str(atom.key) for atom in word)


def twice(operation: Operation, speller: Speller) -> Iterator[Form]:
    """An operation with one label applied for U, then for V; the matcher of rules says what it gives."""
    u, v = Rigid(speller.axis("U")), Rigid(speller.axis("V"))
    [parameter] = operation.parameters
    kinds = [form.result.kind for form in forms(operation.rule, speller)]
    for kind in dict.fromkeys(kinds):
        yield Form(((TensorForm(kind, speller.guard()),),), TensorForm(kind, UNKNOWN))
    for word in _words(u, v, speller):
        for kind in dict.fromkeys(kinds):
            once = apply_rule(operation.rule, [OperandSpec((kind,), word)], {parameter: (u,)}, _Reader())
            if not isinstance(once, Accepted):
                continue
            again = apply_rule(operation.rule, [OperandSpec((once.kind,), once.word)], {parameter: (v,)}, _Reader())
            if isinstance(again, Accepted):
                yield Form(((TensorForm(kind, _spell(word)),),), TensorForm(again.kind, _spell(again.word)))


def at_least_three(operation: Operation, speller: Speller) -> Iterator[Form]:
    """What is known when an operation is applied for three labels and more: the kind."""
    for kind in dict.fromkeys(form.result.kind for form in forms(operation.rule, speller)):
        yield Form(((TensorForm(kind, speller.run("B")),),), TensorForm(kind, UNKNOWN))


def _words(u: Rigid, v: Rigid, speller: Speller) -> Iterator[Word]:
    [run] = speller.run("B")
    rest = Segment(run)
    yield (rest,)
    for last in range(1, _PLACES):
        for first in range(last):
            for one, other in ((u, v), (v, u)):
                axes: list[Atom] = [Rigid(speller.axis(f"A{number}")) for number in range(last + 1)]
                axes[first], axes[last] = one, other
                yield (*axes, rest)


def _spell(word: Word) -> tuple[str, ...]:
    return tuple(str(atom.key) for atom in word)
