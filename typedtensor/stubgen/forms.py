"""Forms of a rule: the types of operands and result, for each layout, kind and mixture with scalars."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product

from typedtensor.rules import KINDS, Rule, RunVar, Term
from typedtensor.rules.syntax import NotIn, Permutes, variables
from typedtensor.stubgen.items import spell
from typedtensor.stubgen.layouts import Layout, layouts
from typedtensor.stubgen.spelling import UNKNOWN, Speller, Word


@dataclass(frozen=True, slots=True)
class TensorForm:
    """A tensor, or a Python number if there are no axes."""

    kind: str
    word: Word | None

    @property
    def is_number(self) -> bool:
        """Whether it is a Python number."""
        return self.word is None


@dataclass(frozen=True, slots=True)
class Form:
    """One way to apply an operation to tensors: the possible types of each operand, and the type of the result.

    Attributes:
        operands: the possible types of each operand.
        result: the type of the result.
        given: the axes of a variadic parameter, if the form depends on them.
        plain_only: whether another form covers expressions.
        alike: whether another form covers tensors before expressions.
    """

    operands: tuple[tuple[TensorForm, ...], ...]
    result: TensorForm
    given: Mapping[str, Word] = field(default_factory=dict)
    plain_only: bool = False
    alike: bool = False


def forms(rule: Rule, speller: Speller, labels: Sequence[str] = ()) -> list[Form]:
    """The forms of a rule, in the order in which a checker should try them.

    The forms of the first alternative come first, since a checker takes the first matching overload. If an alternative
    has conditions, which a stub cannot express, and others follow it, the axes of its result are unknown.

    Args:
        rule: the rule.
        speller: names variables.
        labels: the parameters of the operation, if one of them may be ``Any``.
    """
    result = [
        replace(form, result=TensorForm(form.result.kind, UNKNOWN))
        if way.conditions and way is not rule.ways[-1]
        else form
        for way in rule.ways
        for form in _of_way(way, speller, labels)
    ]
    # Forms for a label that is Any come first: Any also matches the precise forms, whose axes would be a guess.
    result.sort(key=lambda form: not (rule.others and form.given and form.result.word == UNKNOWN))
    first: dict[object, Form] = {}
    for form in result:
        first.setdefault((form.operands, form.plain_only, tuple(form.given.items())), form)
    return list(first.values())


def _of_way(rule: Rule, speller: Speller, labels: Sequence[str]) -> list[Form]:
    """The forms of one alternative."""
    result: list[Form] = []
    for layout in layouts(rule, speller, labels):
        for kinds in _kinds(rule):
            result.extend(_forms(rule, layout, kinds))
    permuted = any(isinstance(condition, Permutes) for condition in rule.conditions)
    if not permuted and all(_is_lone_run(term) for term in rule.operands):
        # For a checker a Python int is a float, and a bool an int: narrow kinds come first.
        result.extend(_of_numbers(rule, kinds, speller) for kinds in reversed(list(_kinds(rule))))
    return result


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
        for number, (term, word) in enumerate(zip(rule.operands, layout.operands, strict=True)):
            full = tuple(TensorForm(kind, word) for kind in kinds[term.kind])
            scalar = tuple(
                value for kind in kinds[term.kind] for value in (TensorForm(kind, ()), TensorForm(kind, None))
            )
            if number not in optional or number == carrier:
                operands.append(full)
            else:
                operands.append(scalar if carrier is not None and number < carrier else full + scalar)
        yield Form(tuple(operands), result, layout.given, alike=layout.alike)


def _of_numbers(rule: Rule, kinds: Mapping[str, tuple[str, ...]], speller: Speller) -> Form:
    """Operands without axes, for which Python numbers are accepted."""
    operands = tuple(
        tuple(value for kind in kinds[term.kind] for value in (TensorForm(kind, ()), TensorForm(kind, None)))
        for term in rule.operands
    )
    [result_kind] = kinds[rule.result.kind]
    nothing = {v.name: () for item in rule.result.items for v in variables(item) if isinstance(v, RunVar)}
    return Form(operands, TensorForm(result_kind, spell(rule.result.items, nothing, speller)), plain_only=True)


def _is_optional(term: Term) -> bool:
    return len(term.items) == 1 and isinstance(term.items[0], RunVar) and term.items[0].optional


def _is_lone_run(term: Term) -> bool:
    return len(term.items) == 1 and isinstance(term.items[0], RunVar)
