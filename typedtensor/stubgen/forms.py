"""Forms of a rule: the types of operands and result, for each layout, kind and mixture with scalars."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import NamedTuple

from typedtensor.rules import KINDS, Rule, RunVar, Term, is_reduction
from typedtensor.rules.syntax import NotIn, Permutes, variables
from typedtensor.stubgen.layouts import Layout, layouts
from typedtensor.stubgen.spelling import NUMBERS, UNKNOWN, Speller, Word, expression, tensor


@dataclass(frozen=True, slots=True)
class TensorForm:
    """A tensor, or a Python number if there are no axes."""

    kind: str
    word: Word | None

    @property
    def is_number(self) -> bool:
        """Whether it is a Python number."""
        return self.word is None

    def __str__(self) -> str:
        return NUMBERS[self.kind] if self.word is None else tensor(self.kind, self.word)


Values = tuple[TensorForm, ...]
"""The possible types of an operand."""


@dataclass(frozen=True, slots=True)
class Form:
    """One way to apply an operation to tensors: the possible types of each operand, and the type of the result.

    Attributes:
        operands: the possible types of each operand.
        result: the type of the result.
        given: the axes of a variadic parameter, if the form depends on them.
        plain_only: whether another form covers expressions.
    """

    operands: tuple[Values, ...]
    result: TensorForm
    given: Mapping[str, Word] = field(default_factory=dict)
    plain_only: bool = False

    def signatures(self) -> Iterator[Signature]:
        """The types of operands and result: all tensors, then with an expression, by the place of the first one."""
        yield Signature([plain(values) for values in self.operands], str(self.result))
        for first in range(0 if self.plain_only else len(self.operands)):
            before, [own, *_] = self.operands[:first], self.operands[first:]
            if symbolic(own):
                given = [*map(plain, before), symbolic(own)]
                for types in product(*map(self._sides, range(first + 1, len(self.operands)))):
                    yield Signature([*given, *types], expression(str(self.result)), symbolic=first + 1)

    def _sides(self, number: int) -> list[str]:
        """Expressions, and tensors and numbers: as one union, unless it has new axes, which ty does not solve there."""
        values = self.operands[number]
        sides = list(filter(None, [symbolic(values), plain(values)]))
        known = {axis for values in self.operands[:number] for value in values for axis in value.word or ()}
        words = [word for value in values if len(word := value.word or ()) > 1 and "*" in "".join(word)]
        return sides if any({*word} - known - {"Any", *UNKNOWN} for word in words) else [" | ".join(sides)]


class Signature(NamedTuple):
    """The types of operands and result; the number of the first operand that is an expression, or 0."""

    operands: list[str]
    result: str
    symbolic: int = 0


def plain(values: Values) -> str:
    """Tensors and numbers."""
    return " | ".join(dict.fromkeys(map(str, values)))


def symbolic(values: Values) -> str:
    """Expressions."""
    return " | ".join(dict.fromkeys(expression(str(value)) for value in values if not value.is_number))


def forms(rule: Rule, speller: Speller, guarded: bool = False) -> list[Form]:
    """The forms of a rule, in the order in which a checker should try them.

    The forms of the first alternative come first, since a checker takes the first matching overload. If an alternative
    has conditions, which a stub cannot express, and others follow it, the axes of its result are unknown.

    Args:
        rule: the rule.
        speller: names variables.
        guarded: whether forms come first that an axis of type ``Any`` fits, which would fit any label.
    """
    result = [
        replace(form, result=TensorForm(form.result.kind, UNKNOWN))
        if way.conditions and way is not rule.ways[-1]
        else form
        for way in rule.ways
        for form in _of_way(way, speller, guarded)
    ]
    first: dict[object, Form] = {}
    for form in result:
        first.setdefault((form.operands, form.plain_only, tuple(form.given.items())), form)
    return list(first.values())


def _of_way(rule: Rule, speller: Speller, guarded: bool) -> Iterator[Form]:
    """The forms of one alternative."""
    for kinds, layout in product(_kinds(rule), layouts(rule, speller, guarded)):
        yield from _forms(rule, layout, kinds)
    permuted = any(isinstance(condition, Permutes) for condition in rule.conditions)
    if not permuted and all(_is_lone_run(term) for term in rule.operands):
        # For a checker a Python int is a float, and a bool an int: narrow kinds come first.
        yield from (_of_numbers(rule, kinds, speller) for kinds in reversed(list(_kinds(rule))))


def _kinds(rule: Rule) -> Iterator[dict[str, tuple[str, ...]]]:
    """The kinds of each kind variable: one by one, or all together if nothing else depends on the variable."""
    written = [term.kind for term in (*rule.operands, rule.result)]
    names = [kind for kind in dict.fromkeys(written) if kind not in KINDS]
    free = [name for name in names if written.count(name) == 1]
    tied = [name for name in names if name not in free]
    excluded = {c.name: c.kinds for c in rule.conditions if isinstance(c, NotIn)}
    allowed = {name: tuple(kind for kind in KINDS if kind not in excluded.get(name, ())) for name in names}
    fixed: dict[str, tuple[str, ...]] = {kind: (kind,) for kind in KINDS}
    for chosen in product(*(allowed[name] for name in tied)):
        yield fixed | {name: allowed[name] for name in free} | {n: (k,) for n, k in zip(tied, chosen, strict=True)}


def _forms(rule: Rule, layout: Layout, kinds: Mapping[str, tuple[str, ...]]) -> Iterator[Form]:
    [result_kind] = kinds[rule.result.kind]
    result = TensorForm(result_kind, layout.result)
    optional = [number for number, term in enumerate(rule.operands) if _is_optional(term)]
    carried = not optional or any(not _is_optional(term) for term in rule.operands)
    # At least one operand has the axes; those before it are scalars, those after it may be.
    for carrier in [None] if carried else optional:
        operands = []
        for number, (term, words) in enumerate(zip(rule.operands, layout.operands, strict=True)):
            full = tuple(TensorForm(kind, word) for kind in kinds[term.kind] for word in words)
            scalar = _scalars(kinds[term.kind])
            if number not in optional or number == carrier:
                operands.append(full)
            else:
                operands.append(scalar if carrier is not None and number < carrier else full + scalar)
        yield Form(tuple(operands), result, layout.given)


def _scalars(kinds: Sequence[str]) -> Values:
    return tuple(value for kind in kinds for value in (TensorForm(kind, ()), TensorForm(kind, None)))


def _of_numbers(rule: Rule, kinds: Mapping[str, tuple[str, ...]], speller: Speller) -> Form:
    """Operands without axes, for which Python numbers are accepted."""
    operands = tuple(_scalars(kinds[term.kind]) for term in rule.operands)
    [result_kind] = kinds[rule.result.kind]
    nothing = {v.name: () for item in rule.result.items for v in variables(item) if isinstance(v, RunVar)}
    given = layouts(rule, speller)[0].given if is_reduction(rule) else {}
    return Form(operands, TensorForm(result_kind, speller.term(rule.result.items, nothing)), given, plain_only=True)


def _is_optional(term: Term) -> bool:
    return len(term.items) == 1 and isinstance(term.items[0], RunVar) and term.items[0].optional


def _is_lone_run(term: Term) -> bool:
    return len(term.items) == 1 and isinstance(term.items[0], RunVar)
