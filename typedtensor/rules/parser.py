"""From the text of a rule to its syntax tree.

::

    rule   = term {"," term} "->" result ["where" cond {"," cond}] ;
    term   = [kind] {item} ;
    kind   = "real" | "int" | "bool" | lowercase-name ;    (* real if absent; another name is a kind variable *)
    item   = "*" NAME ["?"] | NAME | "@" NAME | NAME "[" item {"," item} "]" ;
    result = [kind] axes ;
    axes   = {item | runs} ;
    runs   = "*" NAME ("^" | "|" | "-") "*" NAME {("^" | "|" | "-") "*" NAME} ;
    cond   = NAME "not in" axes | lowercase-name "not in" kind {kind}
           | "|" NAME "|" "=" size | "*" NAME ("permutes" | "within") axes ;
    size   = product {("+" | "-") product} ;
    product = factor {("*" | "//") factor} ;
    factor = "|" NAME "|" | INT | "(" size ")" ;
"""

from __future__ import annotations

import re
from functools import cache

from typedtensor.rules.syntax import (
    AxisVar,
    Concrete,
    Condition,
    Derived,
    Item,
    NotIn,
    Permutes,
    Rule,
    RunSet,
    RunVar,
    Size,
    SizeEquation,
    SizeOf,
    SizeOp,
    Term,
    Within,
)


class RuleError(ValueError):
    """A rule is ill-formed: its text does not parse, or its parts do not fit together."""


_TOKEN = re.compile(r"\s*(?:(->|//|not\s+in\b|[A-Za-z_][A-Za-z0-9_]*|\d+|[*@,\[\]()|=+\-^?])|(\S))")
_KEYWORDS = ("where", "not in", "permutes", "within")
_END = "the end"


def _tokens(text: str) -> list[str]:
    tokens = []
    for good, bad in _TOKEN.findall(text):
        if bad:
            raise RuleError(f"unexpected {bad!r}")
        tokens.append(re.sub(r"\s+", " ", good))
    return [*tokens, _END]


def _is_name(token: str) -> bool:
    return (token[0].isalpha() or token[0] == "_") and token not in _KEYWORDS and token != _END


class _Parser:
    """Recursive descent: a method per production of the grammar above."""

    def __init__(self, text: str) -> None:
        self.tokens = _tokens(text)
        self.position = 0

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
        self.take("[")
        args = [self.item()]
        while self.next == ",":
            self.take()
            args.append(self.item())
        self.take("]")
        return Derived(name, tuple(args))

    def items(self) -> tuple[Item, ...]:
        items = []
        while self.at_item():
            items.append(self.item())
        return tuple(items)

    def term(self) -> Term:
        bare = not self.at_kind()
        kind = "real" if bare else self.take()
        return Term(kind, self.items(), bare)

    def result(self) -> Term:
        bare = not self.at_kind()
        kind = "real" if bare else self.take()
        return Term(kind, self.items_and_sets(), bare)

    def items_and_sets(self) -> tuple[Item, ...]:
        items: list[Item] = []
        while self.at_item():
            item = self.item()
            while self.next in ("^", "|", "-") and isinstance(item, (RunVar, RunSet)):
                item = RunSet(self.take(), item, self.run())
            items.append(item)
        return tuple(items)

    def size(self) -> Size:
        left = self.product()
        while self.next in ("+", "-"):
            left = SizeOp(self.take(), left, self.product())
        return left

    def product(self) -> Size:
        left = self.factor()
        while self.next in ("*", "//"):
            left = SizeOp(self.take(), left, self.factor())
        return left

    def factor(self) -> Size:
        if self.next == "(":
            self.take()
            size = self.size()
            self.take(")")
            return size
        if self.next == "|":
            return self.bars()
        if self.next.isdigit():
            return int(self.take())
        raise RuleError(f"expected a size (|U|, a number or brackets) but found {_quoted(self.next)}")

    def bars(self) -> SizeOf:
        self.take("|")
        name = self.name("an axis between '|' bars")
        self.take("|")
        return SizeOf(name)

    def condition(self) -> Condition:
        if self.next == "|":
            left = self.bars()
            self.take("=")
            return SizeEquation(left, self.size())
        if self.next == "*":
            run = self.run()
            relation = self.take("permutes", "within")
            return (Permutes if relation == "permutes" else Within)(run, self.some_items(relation))
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
        self.take("not in")
        return NotIn(name, self.some_items("not in"))

    def some_items(self, after: str) -> tuple[Item, ...]:
        items = self.items_and_sets()
        if not items:
            raise RuleError(f"expected axes after {after!r} but found {_quoted(self.next)}")
        return items

    def rule(self, text: str) -> Rule:
        operands = [self.term()]
        while self.next == ",":
            self.take()
            operands.append(self.term())
        self.take("->")
        result = self.result()
        conditions: list[Condition] = []
        if self.next == "where":
            self.take()
            conditions.append(self.condition())
            while self.next == ",":
                self.take()
                conditions.append(self.condition())
        self.end()
        return Rule(text, tuple(operands), result, tuple(conditions))

    def end(self) -> None:
        if self.next != _END:
            raise RuleError(f"unexpected {_quoted(self.next)}")


def _quoted(token: str) -> str:
    return token if token == _END else repr(token)


@cache
def parse_rule(text: str) -> Rule:
    """Parse a rule.

    >>> rule = parse_rule("*N A, A B -> *N B")
    >>> [str(term) for term in rule.operands], str(rule.result)
    (['*N A', 'A B'], '*N B')
    >>> parse_rule("*A, *B")
    Traceback (most recent call last):
    typedtensor.rules.parser.RuleError: expected '->' but found the end
    """
    return _Parser(text).rule(text)


@cache
def parse_size(text: str) -> Size:
    """Parse the size of a derived label, an expression over its parameters.

    >>> str(parse_size("|H| - |K| + 1"))
    '|H| - |K| + 1'
    """
    parser = _Parser(text)
    size = parser.size()
    parser.end()
    return size
