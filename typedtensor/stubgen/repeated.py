"""Methods with several labels, which apply their operation along one after the other: ``x.sum(Batch, Hidden)``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from typedtensor.rules import Accepted, Atom, NameReader, OperandSpec, Rigid, Segment, Word, apply_rule
from typedtensor.stubgen.forms import Form, TensorForm, forms
from typedtensor.stubgen.source import Operation
from typedtensor.stubgen.spelling import UNKNOWN, Speller

_PLACES = 4
"""Labels are expanded at so many leading positions."""


def several(operation: Operation, speller: Speller) -> Iterator[tuple[tuple[str, ...], Form]]:
    """The application of an operation along two and along three labels; the solver of rules computes the results.

    Two labels are tried in both orders, three in the order of the axes: six orders would be too many overloads.
    """
    kinds = list(dict.fromkeys(form.result.kind for form in forms(operation.rule, speller)))
    for count in (2, 3):
        labels = tuple(speller.axis(name) for name in "UVW"[:count])
        for kind in kinds:
            yield labels, Form(((TensorForm(kind, speller.guard()),),), TensorForm(kind, UNKNOWN))
        for word in _words(labels, speller):
            for kind in kinds:
                if (result := _applied(operation, OperandSpec((kind,), word), labels)) is not None:
                    yield labels, Form(((TensorForm(kind, _spell(word)),),), result)


def _applied(operation: Operation, operand: OperandSpec, labels: Sequence[str]) -> TensorForm | None:
    """The result of an operation with one label that is applied along several, or None."""
    [parameter] = operation.parameters
    verdict: Accepted | None = None
    for label in labels:
        once = apply_rule(operation.rule, [operand], {parameter: (Rigid(label),)}, NameReader())
        if not isinstance(once, Accepted):
            return None
        verdict, operand = once, OperandSpec((once.kind,), once.word)
    return None if verdict is None else TensorForm(verdict.kind, _spell(verdict.word))


def at_least_three(operation: Operation, speller: Speller) -> Iterator[Form]:
    """The form of an application along three labels and more: only the kind is known."""
    for kind in dict.fromkeys(form.result.kind for form in forms(operation.rule, speller)):
        yield Form(((TensorForm(kind, speller.run("B")),),), TensorForm(kind, UNKNOWN))


def _words(labels: Sequence[str], speller: Speller) -> Iterator[Word]:
    [run] = speller.run("B")
    rest = Segment(run)
    yield (rest,)
    orders = [labels, labels[::-1]] if len(labels) == 2 else [labels]
    for last in range(len(labels) - 1, _PLACES):
        for before in combinations(range(last), len(labels) - 1):
            for order in orders:
                axes: list[Atom] = [Rigid(speller.axis(f"A{number}")) for number in range(last + 1)]
                for place, label in zip((*before, last), order, strict=True):
                    axes[place] = Rigid(label)
                yield (*axes, rest)


def _spell(word: Word) -> tuple[str, ...]:
    return tuple(str(atom.key) for atom in word)
