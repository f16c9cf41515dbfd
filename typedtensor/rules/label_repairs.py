"""Repairs of an operation's labels: a similar spelling, the only matching label, another order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import combinations

from typedtensor.rules.attempts import Attempt, Trials, is_matrix, writable
from typedtensor.rules.syntax import Permutes, Within, variables
from typedtensor.rules.validation import parameter
from typedtensor.rules.words import Atom, Label, OperandSpec, Reader, Word

_SIMILAR = 0.72
"""Similar: ``Hiden`` and ``Hidden``, ``HiddenIn`` and ``HiddenOut``; not similar: ``Head`` and ``HeadSize``."""


def spelt_alike(one: str, other: str) -> float:
    """The similarity of two names, from 0 to 1; 0 if they are unlikely to be confused."""
    ratio = SequenceMatcher(None, one.lower(), other.lower()).ratio()
    return ratio if ratio >= _SIMILAR else 0.0


def namesakes(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """Detect distinct classes of equal names, which messages cannot distinguish, and treat them as one label."""
    arguments = [atom for word in attempt.arguments.values() for atom in word]
    labels = [*attempt.labels, *dict.fromkeys(a for a in arguments if isinstance(a, Label) and a not in attempt.labels)]
    pairs = [(one, other) for one, other in combinations(labels, 2) if trials.show(one) == trials.show(other)]
    merges = [[pair] for pair in pairs]
    if len(pairs) > 1:
        merges.append(pairs)
    for merged in merges:
        firsts = {other: one for one, other in reversed(merged)}
        operands = tuple(o._replace(word=_with_labels(o.word, firsts)) for o in attempt.operands)
        bound = {name: _with_labels(word, firsts) for name, word in attempt.arguments.items()}
        result = replace(attempt, operands=operands, arguments=bound, said=_same_names(merged, trials))
        if trials.accepts(result):
            yield result


def _with_labels(word: Word, new: Mapping[Label, Label]) -> Word:
    return tuple(new.get(atom, atom) if isinstance(atom, Label) else atom for atom in word)


def _same_names(pairs: Sequence[tuple[Label, Label]], trials: Trials) -> str:
    """A message about labels of equal names; derived labels are omitted if their parameters are named."""
    plain = [pair for pair in pairs if not pair[0].args] or pairs
    named = []
    for one, other in plain:
        homes = _home(one), _home(other)
        where = f" (of {' and '.join(homes)})" if all(homes) and homes[0] != homes[1] else _sizes(one, other)
        named.append(f"{trials.show(one)}{where}")
    return f"two different labels are called {', two '.join(named)}: use one of {'each' if named[1:] else 'them'}"


def _sizes(one: Label, other: Label) -> str:
    """The sizes of two labels of one module, where a notebook or a loop declares a class again with another size."""
    declared = [getattr(label.key, "__declared_size__", None) for label in (one, other)]
    if declared[0] == declared[1]:
        return ""
    said = ["none" if size is None else str(size) for size in declared]
    return f" (with the sizes {' and '.join(said)})"


def _home(label: Label) -> str:
    """The module or class that declares a label."""
    key = label.key
    if not isinstance(key, type):
        return str(key).rpartition(".")[0]
    return f"{key.__module__}.{key.__qualname__}".rpartition(".")[0] if "<" not in key.__qualname__ else key.__module__


def other_labels(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """Replace one label of the operation by one of the operands' labels that is similar or the only match.

    If the operation has several labels, one that is present is kept: the axes may be in another order. If some axes are
    unknown, any of them may be meant, so only similar spelling counts.
    """
    unknown = not all(isinstance(atom, Label) for operand in attempt.operands for atom in operand.word)
    addressed = {v for term in attempt.rule.operands for item in term.items for v in variables(item)}
    addressed |= {run for c in attempt.rule.conditions if isinstance(c, Within) for run in c.runs}
    given = [atom for word in attempt.arguments.values() for atom in word]
    for name, word in attempt.arguments.items():
        absent = [n for n, atom in enumerate(word) if len(given) == 1 or atom not in attempt.labels]
        if parameter(name) not in addressed or len(absent) != 1 or not writable(word):
            continue
        fitting, [place] = [], absent
        for label in attempt.labels:
            if label not in given and writable((label,)):
                result = _with_arguments(attempt, {name: (*word[:place], label, *word[place + 1 :])}, trials)
                result = replace(result, said=f"{trials.show(label)} in place of {trials.show(word[place])}")
                if trials.accepts(result):
                    fitting.append((spelt_alike(trials.show(label), trials.show(word[place])), result))
        fitting.sort(key=lambda pair: -pair[0])
        if fitting and (fitting[0][0] or (len(fitting) == 1 and not unknown)):
            yield fitting[0][1]


def exchanged_labels(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """Exchange two labels of the operation."""
    names = [name for name, word in attempt.arguments.items() if len(word) == 1]
    for one, other in combinations(names, 2):
        first, second = attempt.arguments[one], attempt.arguments[other]
        if first != second and writable(first + second):
            result = _with_arguments(attempt, {one: second, other: first}, trials)
            if trials.accepts(result):
                yield result


def completed_orders(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """Complete an order of axes: missing axes replace absent or repeated ones."""
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
                result = _with_arguments(attempt, {name: order}, trials)
                if trials.accepts(result):
                    yield result


def _with_arguments(attempt: Attempt, changed: Mapping[str, Word], trials: Trials) -> Attempt:
    before = [atom for name in changed for atom in attempt.arguments[name]]
    after = [atom for word in changed.values() for atom in word]
    said = f"{trials.show(*after)} in place of {trials.show(*before)}"
    return replace(attempt, arguments={**attempt.arguments, **changed}, said=said)


def told_apart(pair: Word, operands: Sequence[OperandSpec], summed: Word, reader: Reader) -> str:
    """Return the end of a message about two axes of generic code that may be equal: a declaration that separates them.

    Args:
        pair: the two axes.
        operands: the operands.
        summed: the axis that a product sums over; empty for other operations.
        reader: the reader of the operands' labels.
    """
    ways: list[str] = []
    if summed and len(operands) == 2:
        one, other = operands[0].word, operands[1].word
        if is_matrix(other) and (one[-1] in summed or is_matrix(one)):
            first = "first" if one[-1] in summed else "first.transpose()"
            second = "second" if other[0] in summed else "second.transpose()"
            ways.append(f"{first} @ {second} keeps them apart")
        elif len(summed) == 1 and {*one} & {*other} <= {*summed}:
            ways.append(f"contract_along(first, second, {reader.show(summed)}) keeps them apart")
    if not any(isinstance(atom, Label) for atom in pair):
        first, second = (reader.show((atom,)) for atom in pair)
        ways.append(f'@ruled("… where {first} not in {second}") of the function says that they are two')
    return "".join(f"; {way}" for way in ways)
