"""Families of rules: the common form of the rules of several operations, in the same language.

``*N C *S, O C *K -> *N O *P`` is that of all convolutions. It decides nothing, so its result may have axes that no
operand has, and its operands may split in several ways.
"""

from __future__ import annotations

from collections.abc import Iterator

from typedtensor.rules.matching import Bindings, Work, match_word
from typedtensor.rules.parser import RuleError
from typedtensor.rules.syntax import KINDS, AxisVar, Concrete, Derived, Item, Rule, RunSet, RunVar, Term
from typedtensor.rules.validation import check_arity
from typedtensor.rules.words import Atom, Label, NameReader, Rigid, Segment, Word


def check_family(family: Rule, arity: int | None) -> None:
    """Check the rule of a family.

    Args:
        family: the rule.
        arity: the number of operands of its class; None for any.

    Raises:
        RuleError: when it is no family's rule.
    """
    check_arity(family, arity, "class")
    if family.others:
        raise RuleError("a family has one rule")
    if family.conditions:
        raise RuleError(f"the conditions ({family.conditions[0]}) belong to the rules of its operations")


def check_member(rule: Rule, family: Rule) -> None:
    """Check that a rule is a case of its family's rule.

    >>> from typedtensor.rules.parser import parse_rule
    >>> pools = parse_rule("*N H W -> *N K L")
    >>> check_member(parse_rule("*A U V -> *A Half[U] Half[V]"), pools)
    >>> check_member(parse_rule("*A U V -> *A U"), pools)
    Traceback (most recent call last):
    typedtensor.rules.parser.RuleError: it is not a case of the rule of its family, "*N H W -> *N K L"
    """
    if not all(len(way.operands) == len(family.operands) and any(_matches(way, family)) for way in rule.ways):
        raise RuleError(f'it is not a case of the rule of its family, "{family}"')


def _matches(rule: Rule, family: Rule) -> Iterator[Bindings]:
    matches: list[Bindings] = [{}]
    terms = zip((*family.operands, family.result), (*rule.operands, rule.result), strict=True)
    work = Work()
    for general, special in terms:
        if general.kind in KINDS and not general.bare and special.kind != general.kind:
            return
        word = _word(special)
        matches = [m for so_far in matches for m in match_word(general.items, word, so_far, NameReader(), work)]
    yield from matches


def _word(term: Term) -> Word:
    """The axes of a term, each of which equals only itself."""
    return tuple(map(_atom, term.items))


def _atom(item: Item) -> Atom:
    match item:
        case AxisVar():
            return Rigid(item.name)
        case RunVar() | RunSet():
            return Segment(str(item).rstrip("?"))
        case Concrete():
            return Label(item.name)
        case Derived():
            return Label(item.name, tuple(map(_atom, item.args)))
