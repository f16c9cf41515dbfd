"""Repairs of one operand's axes: permuted, merged, split, expanded, renamed, reduced.

Every function yields attempts that the rule accepts, those for later operands first: a weight matrix or a bias, which
is easier to change, comes after its input.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from typedtensor.rules.attempts import Attempt, Trials, is_matrix, writable
from typedtensor.rules.label_repairs import spelt_alike
from typedtensor.rules.syntax import Concrete, Derived, variables
from typedtensor.rules.targets import targets
from typedtensor.rules.words import Atom, Label, OperandSpec, Word

Repair = Callable[[Attempt, Trials], Iterator[Attempt]]


def permuted(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """``second.transpose()``, ``second.transpose(Batch, Time, Hidden)``."""
    for number in reversed(range(len(attempt.operands))):
        word = attempt.operands[number].word
        wanted = [word[::-1]] if is_matrix(word) else targets(attempt, number, trials.reader)
        for target in wanted:
            if target == word or not _same(target, word) or not (is_matrix(word) or writable(word)):
                continue
            arguments = "" if is_matrix(word) else trials.show(*target)
            result = attempt.with_operand(number, target, f"{{}}.transpose({arguments})")
            if trials.accepts(result):
                yield result
                break
        if len(set(attempt.rule.operands)) == 1 and len(attempt.operands) > 1:
            return  # for two operands, either repair suffices


def _same(one: Word, other: Word) -> bool:
    return len(set(one)) == len(one) == len(other) and set(one) == set(other)


def regrouped(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """``first.flatten(Height, Width)``, ``first.split(Embedding, Head, Size)`` and their inverses."""
    for number in reversed(range(len(attempt.operands))):
        if any(isinstance(i, Derived) and any(variables(i)) for i in attempt.rule.operands[number].items):
            continue  # the operation itself takes such labels apart
        word = attempt.operands[number].word
        for missing in _missing(attempt, number, trials):
            for made_of, into, text in _regroupings(word, missing, trials):
                place = next((n for n in range(len(word)) if word[n : n + len(made_of)] == made_of), None)
                if place is not None and writable((*made_of, *into)):
                    target = word[:place] + into + word[place + len(made_of) :]
                    result = attempt.with_operand(number, target, f"{{}}.{text}")
                    if len(set(target)) == len(target) and trials.accepts(result):
                        yield result
                        break


def _regroupings(word: Word, missing: Word, trials: Trials) -> Iterator[tuple[Word, Word, str]]:
    """Yield the axes to merge or split for one of the missing axes, the result, and the source text."""
    for label in missing:
        if (pair := _flat(label, trials)) is not None:
            yield pair, (label,), f"flatten({trials.show(*pair)})"
        for one, other in pairwise(word):
            if _is_product(label, one, other, trials):
                yield (one, other), (label,), f"merge({trials.show(one, other, label)})"
    for atom in word:
        pair = _flat(atom, trials)
        if pair is not None and any(label in missing for label in pair):
            yield (atom,), pair, f"unflatten({trials.show(*pair)})"
        for one, other in pairwise(missing):
            if _is_product(atom, one, other, trials):
                yield (atom,), (one, other), f"split({trials.show(atom, one, other)})"


def _flat(atom: Atom, trials: Trials) -> tuple[Atom, Atom] | None:
    """The two labels of ``Flat[U, V]``; None for other labels."""
    if isinstance(atom, Label) and len(atom.args) == 2 and trials.show(atom).startswith("Flat["):
        return (atom.args[0], atom.args[1])
    return None


def _is_product(whole: Atom, one: Atom, other: Atom, trials: Trials) -> bool:
    sizes = [trials.size(atom) for atom in (whole, one, other)]
    return None not in sizes and sizes[0] == (sizes[1] or 0) * (sizes[2] or 0)


def _missing(attempt: Attempt, number: int, trials: Trials) -> list[Word]:
    """The axes that an operand lacks, for each target that the term and the other operands determine."""
    word = attempt.operands[number].word
    found = (tuple(a for a in target if a not in word) for target in targets(attempt, number, trials.reader))
    return list(dict.fromkeys(missing for missing in found if missing))


def repeated(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """``second.expand_like(first)``, unless the rule then sums over the repeated axes, or acts along an axis."""
    for number in reversed(range(len(attempt.operands))) if not attempt.arguments else ():
        operand = attempt.operands[number]
        for other, like in enumerate(attempt.operands):
            missing = set(like.word) - set(operand.word)
            if other == number or not missing or not set(operand.word) < set(like.word):
                continue
            # Numbers have no methods, and only a number or a tensor without axes is repeated along all axes.
            text = f"{{}}.expand_like({attempt.texts[other]})"
            if not operand.word:
                text = f"ExpandLike()({{}}, {attempt.texts[other]})"
            result = attempt.with_operand(number, like.word, text)
            distinct = len(set(like.word)) == len(like.word) and len(set(operand.word)) == len(operand.word)
            if distinct and (outcome := trials.accepts(result)) and missing <= set(outcome.word):
                yield result
                break


def renamed(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """``second.rename(Out, Hidden)``, if one label differs and sizes and neighbours do not contradict.

    Labels with different known sizes are different axes. So are labels that share no neighbours, unless their spelling
    is similar.
    """
    for number in reversed(range(len(attempt.operands))):
        operand = attempt.operands[number]
        around = {atom for n, o in enumerate(attempt.operands) if n != number for atom in o.word}
        concrete = {
            Label(trials.reader.label(item.name))
            for item in attempt.rule.operands[number].items
            if isinstance(item, Concrete)
        }
        for missing in _missing(attempt, number, trials):
            for place, new in ((place, new) for place in range(len(operand.word)) for new in missing):
                old, rest = operand.word[place], operand.word[:place] + operand.word[place + 1 :]
                if old in rest or not writable((old, new)) or trials.size(old) != trials.size(new):
                    continue
                common = new in around and any(atom in around for atom in rest)
                alike = (new in around or new in concrete) and spelt_alike(trials.show(old), trials.show(new))
                if common or alike:
                    target = (*operand.word[:place], new, *operand.word[place + 1 :])
                    result = attempt.with_operand(number, target, f"{{}}.rename({trials.show(old, new)})")
                    outcome = trials.accepts(result)
                    if outcome and len(set(outcome.word)) == len(outcome.word):
                        yield result
                        return


def squeezed(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """``first.sum(One)``, for an axis of known size 1."""
    for number, extra, target in _reduced(attempt, trials):
        operand = attempt.operands[number]
        if all(trials.size(atom) == 1 for atom in extra) and operand.kinds != ("bool",):
            yield attempt.with_operand(number, target, f"{{}}.sum({trials.show(*extra)})")
            return


def reduced(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """``first.mean(Time)``, for a single operand, or for scores with an axis that the class indices lack."""
    if len({term.kind for term in attempt.rule.operands}) == 1 and len(attempt.operands) > 1:
        return
    for number, extra, target in _reduced(attempt, trials):
        for method in _reductions(attempt.operands[number]):
            yield attempt.with_operand(number, target, f"{{}}.{method}({trials.show(*extra)})")
        return


def _reduced(attempt: Attempt, trials: Trials) -> Iterator[tuple[int, Word, Word]]:
    for number in reversed(range(len(attempt.operands))):
        operand = attempt.operands[number]
        for target in targets(attempt, number, trials.reader):
            extra = tuple(atom for atom in operand.word if atom not in target)
            kept = tuple(atom for atom in operand.word if atom in target)
            fits = 0 < len(extra) <= 2 and kept == target and writable(extra) and len(set(extra)) == len(extra)
            if fits and trials.accepts(attempt.with_operand(number, target, "{}")):
                yield number, extra, target


def _reductions(operand: OperandSpec) -> tuple[str, ...]:
    if "real" in operand.kinds:
        return ("mean", "sum")
    return ("sum",) if "int" in operand.kinds else ()
