"""Repairs of refused operands: of labels, of kinds, of the axes of one operand, or another operation.

A label is spelt alike, or the only one that matches, or stands in another order; an operand is converted, permuted,
merged, split, expanded, renamed or reduced. Repairs of axes yield attempts that the rule accepts, those for later
operands first: a weight matrix or a bias, which is easier to change, comes after its input.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import combinations, islice, pairwise

from typedtensor.rules.attempts import Attempt, Trials, is_matrix
from typedtensor.rules.matching import Bindings, Undecided, Work, match_word, value_of
from typedtensor.rules.parser import parse_rule
from typedtensor.rules.solver import Refused, unify_kinds
from typedtensor.rules.syntax import (
    KINDS,
    AxisVar,
    Concrete,
    Derived,
    Item,
    NotIn,
    Permutes,
    Rule,
    RunVar,
    Term,
    Within,
    variables,
)
from typedtensor.rules.validation import parameter
from typedtensor.rules.words import Atom, Label, OperandSpec, Reader, Segment, Word, writable

_SPLITS = 13
"""The most ways to split the other operands that are tried: as many as twelve axes have between two runs."""


def targets(attempt: Attempt, number: int, reader: Reader) -> list[Word]:
    """Words for an operand that match its term and the other operands, the most similar to its own first.

    They have its own axes in its own order, as far as the term admits these.
    """
    word = attempt.operands[number].word
    found: dict[Word, None] = {}
    for bound in islice(_bound_by_others(attempt, number, reader), _SPLITS):
        target = _arranged(attempt.rule.operands[number], word, bound, reader)
        if target is not None:
            found.setdefault(target)
    return sorted(found, key=lambda t: abs(len(t) - len(word)) + sum(a != b for a, b in zip(t, word, strict=False)))


def _bound_by_others(attempt: Attempt, number: int, reader: Reader) -> Iterator[Bindings]:
    others = [n for n in range(len(attempt.operands)) if n != number]

    work = Work()

    def extend(bound: Bindings, rest: list[int]) -> Iterator[Bindings]:
        if not rest:
            yield bound
            return
        term, operand = attempt.rule.operands[rest[0]], attempt.operands[rest[0]]
        for extended in match_word(term.items, operand.word, bound, reader, work):
            yield from extend(extended, rest[1:])

    with suppress(Undecided):
        yield from extend({parameter(name): word for name, word in attempt.arguments.items()}, others)


def _arranged(term: Term, word: Word, bound: Bindings, reader: Reader) -> Word | None:
    """Arrange the axes of a word as the term requires, with missing axes added and surplus ones removed."""
    values = [value_of(item, bound, reader) for item in term.items]
    fixed = {atom for value in values for atom in value or ()}
    free = [atom for atom in word if atom not in fixed]
    result: list[Atom] = []
    for place, (item, value) in enumerate(zip(term.items, values, strict=True)):
        if value is not None:
            result.extend(value)
        elif isinstance(item, Derived) or (isinstance(item, AxisVar) and not free):
            return None
        elif isinstance(item, AxisVar):
            result.append(free.pop(0))
        else:
            count = _taken_by_run(term.items[place + 1 :], values[place + 1 :], word, free)
            result.extend(free[:count])
            free = free[count:]
    return tuple(result)


def _taken_by_run(items: tuple[Item, ...], values: list[Word | None], word: Word, free: list[Atom]) -> int:
    """The number of free axes that a run takes: up to the next fixed axis if another run follows, else all."""
    unknown = [item for item, value in zip(items, values, strict=True) if value is None]
    if not any(isinstance(item, RunVar) for item in unknown):
        return max(0, len(free) - len(unknown))
    following = next((atom for value in values if value for atom in value if atom in word), None)
    if following is None:
        return len(free)
    return sum(word.index(atom) < word.index(following) for atom in free)


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
    names = [str(run.plain) for c in attempt.rule.conditions if isinstance(c, Permutes) for run in c.runs]
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


_CONVERSIONS = {
    ("int", "real"): "as_real({})",
    ("bool", "real"): "as_real({})",
    ("bool", "int"): "as_int({})",
    ("int", "bool"): "{}.ne(0)",
}

_UPWARDS = ("bool", "int", "real")
"""Conversions in this direction lose nothing."""


def conversions(attempt: Attempt) -> list[Attempt]:
    """Convert operands to the kinds that the rule requires, for each of its alternatives where that loses nothing."""
    found = [_converted(attempt, way) for way in attempt.rule.ways]
    return [each for each in found if each is not None]


def _converted(attempt: Attempt, way: Rule) -> Attempt | None:
    wanted = _wanted(way, attempt.operands)
    if wanted is None:
        return None
    for number, kind in enumerate(wanted):
        operand = attempt.operands[number]
        if kind in operand.kinds:
            continue
        text = _CONVERSIONS.get((operand.kinds[0], kind))
        if text is None:
            return None
        attempt = attempt.with_operand(number, operand.word, text, (kind,))
    return attempt


def _wanted(rule: Rule, operands: tuple[OperandSpec, ...]) -> list[str] | None:
    """The required kind of each operand."""
    chosen: dict[str, str] = {kind: kind for kind in KINDS}
    excluded = {(c.name, kind) for c in rule.conditions if isinstance(c, NotIn) for kind in c.kinds}
    for variable in {term.kind for term in rule.operands} - set(KINDS):
        group = [o for term, o in zip(rule.operands, operands, strict=True) if term.kind == variable]
        for kind in _UPWARDS:
            if (variable, kind) not in excluded and all(_becomes(operand, kind) for operand in group):
                chosen[variable] = kind
                break
        else:
            return None
    return [chosen[term.kind] for term in rule.operands]


def _becomes(operand: OperandSpec, kind: str) -> bool:
    if kind in operand.kinds:
        return True
    return operand.kinds[0] in _UPWARDS and _UPWARDS.index(operand.kinds[0]) < _UPWARDS.index(kind)


def largest(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """``first.argmax(Digit)``, for scores instead of class indices.

    Matching axes are not sufficient, as any axis could be that of the classes. It must be one that the operation names,
    or both operands are compared and have the other axes.
    """
    if not all(isinstance(unify_kinds(way, attempt.operands), Refused) for way in attempt.rule.ways):
        return
    named = {atom for word in attempt.arguments.values() for atom in word}
    for number, operand in enumerate(attempt.operands if len(attempt.operands) > 1 else ()):
        if operand.kinds != ("real",):
            continue
        for place, label in enumerate(operand.word):
            word = operand.word[:place] + operand.word[place + 1 :]
            compared = attempt.rule.result.kind == "bool" and any(o.word == word for o in attempt.operands)
            if isinstance(label, Label) and label not in word and writable((label,)) and (label in named or compared):
                result = attempt.with_operand(number, word, f"{{}}.argmax({trials.show(label)})", ("int",))
                if trials.accepts(result):
                    yield result


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


_PRODUCT = "*N A, A B -> *N B"
_TRANSPOSE = "t A B -> t B A"
_CONTRACTION = "*A, *B -> *A ^ *B"
_SCALING = "*A?, *A? -> *A"


def other_operation(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    """The operation to write instead of a product with a vector or a number, or of a transpose of more than two
    axes."""
    if attempt.rule == parse_rule(_PRODUCT):
        yield from _product(attempt, trials)
    elif attempt.rule == parse_rule(_TRANSPOSE):
        [operand] = attempt.operands
        if len(operand.word) > 2 and writable(operand.word) and len(set(operand.word)) == len(operand.word):
            order = (*operand.word[:-2], operand.word[-1], operand.word[-2])
            said = f"{attempt.texts[0]}.transpose({trials.show(*order)}), with the axes in the expected order"
            rule = parse_rule("t *A -> t *P where *P permutes *A")
            yield replace(attempt, rule=rule, arguments={"*P": order}, said=said)


def _product(attempt: Attempt, trials: Trials) -> Iterator[Attempt]:
    first, second = attempt.operands
    texts = attempt.texts
    if not first.word or not second.word:
        yield replace(attempt, rule=parse_rule(_SCALING), said=f"{texts[0]} * {texts[1]}")
        return
    shared = [atom for atom in first.word if atom in second.word and not isinstance(atom, Segment)]
    result = replace(attempt, rule=parse_rule(_CONTRACTION), said=f"{texts[0]}.contract({texts[1]})")
    if len(shared) == 1 and len(second.word) == 1 and trials.accepts(result):
        yield result
