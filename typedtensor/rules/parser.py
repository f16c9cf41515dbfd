"""The parser of rules.

::

    rules  = rule {";" rule} ;
    rule   = term {"," term} "->" result ["where" cond {"," cond}] ;
    term   = [kind] {item} ;
    kind   = "real" | "int" | "bool" | lowercase-name ;    (* real if absent; another name is a kind variable *)
    item   = "*" NAME ["?"] | NAME | "@" NAME | NAME "[" item {"," item} "]" ;
    result = [kind] axes ;
    axes   = {item | runs} ;
    runs   = "*" NAME ("^" | "|" | "-") "*" NAME {("^" | "|" | "-") "*" NAME} | "*" NAME "/" "*" NAME ;
    cond   = simple {"or" simple} ;
    simple = NAME ["not"] "in" axes | lowercase-name "not in" kind {kind}
           | size ("=" | "!=" | "<" | "<=" | ">" | ">=") size
           | "*" NAME ("permutes" | "as many as") axes | "*" NAME {"*" NAME} "within" axes ;
    size   = product {("+" | "-") product} ;
    product = factor {("*" | "//" | "%") factor} ;
    factor = "|" NAME "|" | INT | "(" size ")" ;

Readers of a syntax tree recurse, so ``DEEPEST`` bounds its depth. ``MOST_ITEMS`` and ``LARGEST`` bound terms and
numbers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from typedtensor.rules.syntax import (
    AsMany,
    AxisVar,
    Comparison,
    Concrete,
    Condition,
    Derived,
    Either,
    Item,
    Member,
    NotIn,
    Permutes,
    Rule,
    RunSet,
    RunVar,
    SimpleCondition,
    Size,
    SizeOf,
    SizeOp,
    Term,
    Within,
)


class RuleError(ValueError):
    """A rule is ill-formed: its text does not parse, or its parts do not fit together."""


DEEPEST = 50
"""Brackets and operators in one size, one item or one set of runs."""

MOST_ITEMS = 64
"""Items in a term: arrays have at most 64 axes. So many conditions and rules stand side by side as well."""

LARGEST = 2**63 - 1
"""The largest number: the size of an axis is a machine word."""

_TOKEN = re.compile(
    r"\s*(?:(->|//|[<>!]=|not\s+in\b|as\s+many\s+as\b|[A-Za-z_][A-Za-z0-9_]*|\d+|[*@,;\[\]()|=<>%+\-^?/])|(\S))"
)
_RELATIONS: dict[str, type[Within | Permutes | AsMany]] = {each.words: each for each in (Permutes, AsMany, Within)}
_KEYWORDS = ("where", "not in", "in", "or", *_RELATIONS)
_COMPARISONS = ("=", "!=", "<", "<=", ">", ">=")
_END = "the end"


def _tokens(text: str) -> list[str]:
    tokens = []
    # Without the strip, trailing spaces would be scanned from each of them.
    for good, bad in _TOKEN.findall(text.rstrip()):
        if bad:
            raise RuleError(f"unexpected {bad!r}")
        tokens.append(" ".join(good.split()))  # keywords of several words may have several spaces
    return [*tokens, _END]


def _is_name(token: str) -> bool:
    return (token[0].isalpha() or token[0] == "_") and token not in _KEYWORDS and token != _END


class _Parser:
    """Recursive descent: one method per production of the grammar above."""

    def __init__(self, text: str) -> None:
        self.tokens = _tokens(text)
        self.position = 0
        self.depth = 0

    @property
    def next(self) -> str:
        return self.tokens[self.position]

    def take(self, *expected: str) -> str:
        token = self.next
        if expected and token not in expected:
            raise RuleError(f"expected {' or '.join(map(repr, expected))} but found {_quoted(token)}")
        self.position += 1
        return token

    def name(self, what: str) -> str:
        token = self.next
        if not _is_name(token) or not token.lstrip("_")[:1].isupper():
            raise RuleError(f"expected {what} (a name with a capital) but found {_quoted(token)}")
        return self.take()

    def deeper(self, what: str) -> str:
        """Take a bracket or an operator, which opens a deeper level of the tree."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise RuleError(f"{what} has more than {DEEPEST} brackets and operators: write it in fewer")
        return self.take()

    def at_kind(self) -> bool:
        return _is_name(self.next) and self.next.lstrip("_")[:1].islower()

    def at_item(self) -> bool:
        return self.next in ("*", "@") or (_is_name(self.next) and not self.at_kind())

    def run(self) -> RunVar:
        self.take("*")
        name = self.name("a run of axes after '*'")
        if self.next == "?":
            self.take()
            return RunVar(name, optional=True)
        return RunVar(name)

    def item(self) -> Item:
        if self.next == "*":
            return self.run()
        if self.next == "@":
            self.take()
            return Concrete(self.name("a label after '@'"))
        name = self.name("an axis")
        if self.next != "[":
            return AxisVar(name)
        self.deeper(f"the label {name}[…]")
        args = [self.item()]
        while self.next == ",":
            self.take()
            args.append(self.item())
        self.take("]")
        return Derived(name, tuple(args))

    def term(self, *, sets: bool = False) -> Term:
        bare = not self.at_kind()
        kind = "real" if bare else self.take()
        return Term(kind, self.items(sets=sets), bare)

    def items(self, *, sets: bool = True) -> tuple[Item, ...]:
        items: list[Item] = []
        while self.at_item():
            self.depth = 0
            item = self.item()
            while sets and self.next in ("^", "|", "-", "/") and isinstance(item, (RunVar, RunSet)):
                item = RunSet(self.deeper("a set of runs"), item, self.run())
            items.append(item)
            _check_number(items)
        return tuple(items)

    def size(self) -> Size:
        left = self.product()
        while self.next in ("+", "-"):
            left = SizeOp(self.deeper("a size"), left, self.product())
        return left

    def product(self) -> Size:
        left = self.factor()
        while self.next in ("*", "//", "%"):
            left = SizeOp(self.deeper("a size"), left, self.factor())
        return left

    def factor(self) -> Size:
        if self.next == "(":
            self.deeper("a size")
            size = self.size()
            self.take(")")
            return size
        if self.next == "|":
            return self.bars()
        if self.next.isdigit():
            return _number(self.take())
        raise RuleError(f"expected a size (|U|, a number or brackets) but found {_quoted(self.next)}")

    def bars(self) -> SizeOf:
        self.take("|")
        name = self.name("an axis between '|' bars")
        self.take("|")
        return SizeOf(name)

    def condition(self) -> Condition:
        options = [self.simple()]
        while self.next == "or":
            self.take()
            options.append(self.simple())
            _check_number(options, "conditions are joined by 'or'")
        return options[0] if len(options) == 1 else Either(tuple(options))

    def simple(self) -> SimpleCondition:
        if self.next in ("|", "(") or self.next.isdigit():
            self.depth = 0
            left, operator = self.size(), self.take(*_COMPARISONS)
            self.depth = 0
            return Comparison(left, operator, self.size())
        if self.next == "*":
            runs = [self.run()]
            while self.next == "*":
                runs.append(self.run())
            relation = self.take(*(_RELATIONS if len(runs) == 1 else [Within.words]))
            return _RELATIONS[relation](tuple(runs), self.some_items(relation))
        if self.at_kind():
            kind = self.take()
            self.take("not in")
            kinds = []
            while self.at_kind():
                kinds.append(self.take())
            if not kinds:
                raise RuleError(f"expected a kind after 'not in' but found {_quoted(self.next)}")
            return NotIn(kind, kinds=tuple(kinds))
        name = self.name("a condition")
        relation = self.take("not in", "in")
        return (NotIn if relation == "not in" else Member)(name, self.some_items(relation))

    def some_items(self, after: str) -> tuple[Item, ...]:
        items = self.items()
        if not items:
            raise RuleError(f"expected axes after {after!r} but found {_quoted(self.next)}")
        return items

    def rules(self, text: str) -> Rule:
        ways = [self.rule(text)]
        while self.next == ";":
            self.take()
            ways.append(self.rule(text))
            _check_number(ways, "rules are tried in order")
        self.end()
        first, *others = ways
        return Rule(text, first.operands, first.result, first.conditions, tuple(others)) if others else first

    def rule(self, text: str) -> Rule:
        operands = [self.term()]
        while self.next == ",":
            self.take()
            operands.append(self.term())
        self.take("->")
        result = self.term(sets=True)
        conditions: list[Condition] = []
        if self.next == "where":
            self.take()
            conditions.append(self.condition())
            while self.next == ",":
                self.take()
                conditions.append(self.condition())
        return Rule(text, tuple(operands), result, tuple(conditions))

    def end(self) -> None:
        if self.next != _END:
            raise RuleError(f"unexpected {_quoted(self.next)}")


def _check_number(
    items: Sequence[object], what: str = "axes and runs of axes stand side by side: arrays have no more axes"
) -> None:
    if len(items) > MOST_ITEMS:
        raise RuleError(f"more than {MOST_ITEMS} {what}")


def _number(digits: str) -> int:
    # Python refuses to convert some thousands of digits.
    significant = digits.lstrip("0")
    if len(significant) > len(str(LARGEST)) or int(significant or "0") > LARGEST:
        raise RuleError(f"the number {_short(digits)} is too large for a size: the largest is 2**63 - 1")
    return int(significant or "0")


def _quoted(token: str) -> str:
    return token if token == _END else repr(_short(token))


def _short(token: str) -> str:
    return token if len(token) <= 40 else f"{token[:40]}…"


@lru_cache(maxsize=4096)
def parse_rule(text: str) -> Rule:
    """Parse a rule.

    >>> rule = parse_rule("*N A, A B -> *N B")
    >>> [str(term) for term in rule.operands], str(rule.result)
    (['*N A', 'A B'], '*N B')
    >>> parse_rule("*A, *B")
    Traceback (most recent call last):
    typedtensor.rules.parser.RuleError: expected '->' but found the end
    """
    return _Parser(text).rules(text)


@lru_cache(maxsize=4096)
def parse_size(text: str) -> Size:
    """Parse the size of a derived label, an expression over its parameters.

    >>> str(parse_size("|H| - |K| + 1"))
    '|H| - |K| + 1'
    """
    parser = _Parser(text)
    size = parser.size()
    parser.end()
    return size
