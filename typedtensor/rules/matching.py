"""One-sided matching of words against the terms of a rule.

Operands have no variables of the rule, so this is matching, not unification. It goes from left to right and yields
every consistent set of bindings. A caller that requires a unique match asks for a second one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from typedtensor.rules.syntax import AxisVar, Concrete, Derived, Item, Rule, RunSet, RunVar
from typedtensor.rules.words import Atom, Label, Reader, Segment, Word

Bindings = Mapping[AxisVar | RunVar, Word]
"""The bindings of a rule's variables; an axis is a word of one atom."""


class Undecided(Exception):
    """The rule cannot be decided, because some axes are unknown; the message names them.

    Args:
        pair: two axes that may be one, if those are the reason.
    """

    def __init__(self, message: str, pair: Word = ()) -> None:
        super().__init__(message)
        self.pair = pair


class Work:
    """The budget of a match.

    Runs with one label between them (``*A @Batch *B @Batch *C``) match a word that repeats it in exponentially many
    ways. Without repetition a match takes fewer steps than items times axes.
    """

    LIMIT = 10_000

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = self.left = limit

    def step(self) -> None:
        """Count one step of a match.

        Raises:
            Undecided: when the limit is exceeded.
        """
        self.left -= 1
        if self.left < 0:
            raise Undecided(
                f"is not matched in {self.limit:,} steps, as its runs of axes can be cut in too many ways where labels "
                "repeat: have fewer runs in an operand, or fewer axes of one label"
            )


def match_word(items: tuple[Item, ...], word: Word, bound: Bindings, reader: Reader, work: Work) -> Iterator[Bindings]:
    """Yield all bindings under which ``word`` has the form ``items``, given some bindings.

    Raises:
        Undecided: when the budget is exceeded.
    """
    work.step()
    if not items:
        if not word:
            yield bound
        return
    item, rest = items[0], items[1:]
    if isinstance(item, RunVar):
        yield from _match_run(item, rest, word, bound, reader, work)
    elif word and (extended := match_atom(item, word[0], bound, reader)) is not None:
        yield from match_word(rest, word[1:], extended, reader, work)


def _match_run(
    run: RunVar, rest: tuple[Item, ...], word: Word, bound: Bindings, reader: Reader, work: Work
) -> Iterator[Bindings]:
    variable = run.plain
    known = bound.get(variable)
    if run.optional and not (known == () and not word):
        # A scalar: the run is absent here and stays unbound for the other operands.
        yield from match_word(rest, word, bound, reader, work)
        shortest = 1
    else:
        shortest = 0
    if known is not None:
        if len(known) >= shortest and word[: len(known)] == known:
            yield from match_word(rest, word[len(known) :], bound, reader, work)
        return
    for length in range(shortest, len(word) + 1) if rest else [len(word)] if len(word) >= shortest else []:
        yield from match_word(rest, word[length:], {**bound, variable: word[:length]}, reader, work)


def match_atom(item: Item, atom: Atom, bound: Bindings, reader: Reader) -> Bindings | None:
    """The bindings under which one axis has the form ``item``, or None."""
    if isinstance(atom, Segment):
        return None
    if isinstance(item, AxisVar):
        known = bound.get(item)
        if known is None:
            return {**bound, item: (atom,)}
        return bound if known == (atom,) else None
    if isinstance(item, Concrete):
        return bound if atom == Label(reader.label(item.name)) else None
    if isinstance(item, Derived) and isinstance(atom, Label):
        if atom.key != reader.label(item.name) or len(atom.args) != len(item.args):
            return None
        for part, arg in zip(item.args, atom.args, strict=True):
            extended = match_atom(part, arg, bound, reader)
            if extended is None:
                return None
            bound = extended
        return bound
    return None


def value_of(item: Item, bound: Bindings, reader: Reader) -> Word | None:
    """The axes that an item is bound to, if all are known; not for sets of runs."""
    if isinstance(item, Concrete):
        return (Label(reader.label(item.name)),)
    if isinstance(item, AxisVar):
        return bound.get(item)
    if isinstance(item, RunVar):
        return bound.get(item.plain)
    if isinstance(item, RunSet):
        return None
    parts = [value_of(arg, bound, reader) for arg in item.args]
    known = [part for part in parts if part is not None]
    if len(known) < len(parts):
        return None
    return (Label(reader.label(item.name), tuple(atom for part in known for atom in part)),)


def substitute(items: tuple[Item, ...], bound: Bindings, reader: Reader, operands: Sequence[Word] = ()) -> Word:
    """The word that items are bound to. An unbound optional run is empty.

    Args:
        operands: the words from which sets are computed. None of them has an axis twice, so the axes of one operand are
            distinct, known or not.

    Raises:
        Undecided: when a set of labels depends on unknown axes.
    """
    word: list[Atom] = []
    for item in items:
        if isinstance(item, RunVar):
            word.extend(bound.get(item.plain, ()))
        elif isinstance(item, AxisVar):
            word.extend(bound[item])
        elif isinstance(item, Concrete):
            word.append(Label(reader.label(item.name)))
        elif isinstance(item, Derived):
            word.append(Label(reader.label(item.name), substitute(item.args, bound, reader)))
        else:
            word.extend(_evaluate_set(item, bound, reader, operands))
    return tuple(word)


def _evaluate_set(runs: RunSet, bound: Bindings, reader: Reader, operands: Sequence[Word]) -> Word:
    """``^``, ``|`` and ``-`` on runs as ordered sets: remaining axes of the first, then additional ones of the
    second."""
    left = (
        _evaluate_set(runs.left, bound, reader, operands)
        if isinstance(runs.left, RunSet)
        else bound.get(runs.left.plain, ())
    )
    right = bound.get(runs.right.plain, ())
    for word in (left, right):
        for atom in word:
            if word.count(atom) > 1:
                raise Undecided(f"needs every axis at most once in ({reader.show(word)}) for {runs}")
    _check_decided(left, right, runs, reader, operands)
    if runs.operator == "-":
        return tuple(a for a in left if a not in right)
    if runs.operator == "|":
        return left + tuple(a for a in right if a not in left)
    return tuple(a for a in left if a not in right) + tuple(a for a in right if a not in left)


def _check_decided(left: Word, right: Word, runs: RunSet, reader: Reader, operands: Sequence[Word]) -> None:
    """Check that a set does not depend on unknown axes.

    Unknown axes may have any label that only the other side names and that never occurs beside them. So may a type
    variable: a caller of the generic function may bind it to that label.
    """
    for one, other in ((left, right), (right, left)):
        for atom in (a for a in one if isinstance(a, Segment) and a not in other):
            beside = {a for word in operands if atom in word for a in word}
            alone = [a for a in other if a not in one and a not in beside and not reader.apart(atom, a)]
            if alone:
                raise Undecided(
                    f"needs {runs}, which cannot be decided: {reader.show((atom,))} stands for unknown axes, "
                    f"which may include {reader.show(tuple(alone))}"
                )
    # Conditions have no operands here; the run time checks them, so no result depends on the choice.
    for first, second in product(left, right) if operands else ():
        together = any(first in word and second in word for word in operands)
        if first in right or second in left or together or reader.apart(first, second):
            continue
        if _may_be_one(first, second):
            pair = f"{reader.show((first,))} and {reader.show((second,))}"
            raise Undecided(f"needs {runs}, which cannot be decided: {pair} may be one axis", (first, second))


def _may_be_one(first: Atom, second: Atom) -> bool:
    """Whether two different axes are equal for some bindings of the type variables."""
    if isinstance(first, Label) and isinstance(second, Label):
        alike = first.key == second.key and len(first.args) == len(second.args)
        return alike and all(a == b or _may_be_one(a, b) for a, b in zip(first.args, second.args, strict=True))
    if isinstance(first, Segment) or isinstance(second, Segment):
        return False
    return not (_occurs(first, second) or _occurs(second, first))


def _occurs(inner: Atom, outer: Atom) -> bool:
    """Whether a label derives from an axis, and so can never be that axis."""
    return isinstance(outer, Label) and any(inner == arg or _occurs(inner, arg) for arg in outer.args)


class ItemAxes(NamedTuple):
    """The axes of an operand that an item of its term matches: those from ``start`` up to ``stop``."""

    item: Item
    start: int
    stop: int


def places_of(rule: Rule, words: Sequence[Word], bound: Bindings) -> tuple[tuple[ItemAxes, ...], ...]:
    """The positions of the items of each operand.

    Args:
        rule: the rule.
        words: the axes of operands that it accepts.
        bound: the bindings of its variables.
    """
    return tuple(_places(term.items, word, 0, bound) or () for term, word in zip(rule.operands, words, strict=True))


def _places(items: tuple[Item, ...], word: Word, start: int, bound: Bindings) -> tuple[ItemAxes, ...] | None:
    """The positions of items that match the axes from ``start`` to the end, or None."""
    if not items:
        return () if start == len(word) else None
    item = items[0]
    for length in _lengths(item, bound):
        rest = _places(items[1:], word, start + length, bound)
        if rest is not None:
            return (ItemAxes(item, start, start + length), *rest)
    return None


def _lengths(item: Item, bound: Bindings) -> tuple[int, ...]:
    if not isinstance(item, RunVar):
        return (1,)
    length = len(bound.get(item.plain, ()))
    return (length, 0) if item.optional else (length,)


def new_axes(rule: Rule, bound: Bindings, reader: Reader) -> Iterator[int]:
    """The positions in the result of axes whose sizes no operand determines: their items occur in none.

    An operand may have the same label nevertheless: ``W`` of ``t *A U *B, t *A V *B -> t *A W *B`` may be ``U``.
    """
    if not rule.new:
        return
    start = 0
    for item in rule.result.items:
        stop = start + len(substitute((item,), bound, reader))
        if item in rule.new:
            yield from range(start, stop)
        start = stop
