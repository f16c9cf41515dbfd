"""Repairs of an operation's labels: a similar spelling, the only label that fits, another order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import combinations

from typedtensor.rules.attempts import Attempt, Trials, writable
from typedtensor.rules.syntax import Permutes, variables
from typedtensor.rules.validation import parameter
from typedtensor.rules.words import Atom, Label, Word

_SIMILAR = 0.72
"""Above: ``Hiden`` and ``Hidden``, ``HiddenIn`` and ``HiddenOut``; below: ``Head`` and ``HeadSize``."""


def spelt_alike(one: str, other: str) -> float:
    """How similar two names are, from 0 to 1, where they are similar enough to be confused; else 0."""
    ratio = SequenceMatcher(None, one.lower(), other.lower()).ratio()
    return ratio if ratio >= _SIMILAR else 0.0


def namesakes(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """Two classes of one name are two labels, though every message shows them alike."""
    arguments = [atom for word in attempt.arguments.values() for atom in word]
    labels = [*attempt.labels, *dict.fromkeys(a for a in arguments if isinstance(a, Label) and a not in attempt.labels)]
    for one, other in combinations(labels, 2):
        if trials.show(one) != trials.show(other):
            continue
        operands = tuple(o._replace(word=_with_label(o.word, other, one)) for o in attempt.operands)
        bound = {name: _with_label(word, other, one) for name, word in attempt.arguments.items()}
        said = f"two different labels are called {trials.show(one)}: use one of them"
        made = replace(attempt, operands=operands, arguments=bound, said=said)
        if trials.accepts(made):
            yield made


def _with_label(word: Word, old: Label, new: Label) -> Word:
    return tuple(new if atom == old else atom for atom in word)


def other_labels(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """One label of the operation replaced by one of the operands, if it is spelt alike or the only one that fits.

    One of several that is there is not the wrong one: the axes may be in another order than the operation wants. Of
    axes that are not all known any may be the one that is meant, unless the spelling says otherwise.
    """
    unknown = not all(isinstance(atom, Label) for operand in attempt.operands for atom in operand.word)
    addressed = {v for term in attempt.rule.operands for item in term.items for v in variables(item)}
    for name, word in attempt.arguments.items():
        present = len(attempt.arguments) > 1 and all(atom in attempt.labels for atom in word)
        if parameter(name) not in addressed or present or len(word) != 1 or not writable(word):
            continue
        fitting = []
        for label in attempt.labels:
            if label not in (a for given in attempt.arguments.values() for a in given) and writable((label,)):
                made = _with_arguments(attempt, {name: (label,)}, trials)
                if trials.accepts(made):
                    fitting.append((spelt_alike(trials.show(label), trials.show(*word)), made))
        fitting.sort(key=lambda pair: -pair[0])
        if fitting and (fitting[0][0] or (len(fitting) == 1 and not unknown)):
            yield fitting[0][1]


def exchanged_labels(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """Two labels of the operation in the other order."""
    names = [name for name, word in attempt.arguments.items() if len(word) == 1]
    for one, other in combinations(names, 2):
        first, second = attempt.arguments[one], attempt.arguments[other]
        if first != second and writable(first + second):
            made = _with_arguments(attempt, {one: second, other: first}, trials)
            if trials.accepts(made):
                yield made


def completed_orders(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """An order of axes with those that it lacks, in place of those that are not there or twice."""
    names = [f"*{c.run.name}" for c in attempt.rule.conditions if isinstance(c, Permutes)]
    for name in (name for name in names if name in attempt.arguments):
        given = attempt.arguments[name]
        for operand in attempt.operands:
            kept: list[Atom | None] = [
                a if a in operand.word and a not in given[:place] else None for place, a in enumerate(given)
            ]
            missing = [a for a in operand.word if a not in given]
            if kept.count(None) + len(missing) > 2 or len(given) > len(operand.word):
                continue
            filled = (a if a is not None else missing.pop(0) for a in kept if a is not None or missing)
            order = (*filled, *missing)
            if writable(order) and writable(given):
                made = _with_arguments(attempt, {name: order}, trials)
                if trials.accepts(made):
                    yield made


def _with_arguments(attempt: Attempt, changed: Mapping[str, Word], trials: Trials) -> Attempt:
    before = [atom for name in changed for atom in attempt.arguments[name]]
    after = [atom for word in changed.values() for atom in word]
    said = f"{trials.show(*after)} in place of {trials.show(*before)}"
    return replace(attempt, arguments={**attempt.arguments, **changed}, said=said)
