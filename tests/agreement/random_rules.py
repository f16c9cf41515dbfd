"""Random rules of the whole grammar, well-formed and malformed."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass

from tests.agreement import world
from typedtensor.rules import KINDS, Rule, RuleError, check_rule, parse_rule, references

_AXES = ("X", "Y", "Z")
_RUNS = ("A", "B", "C")
_LABELS = ("@Row", "@Batch", "Flat[@Row, @Column]")
_LABEL_PARTS = {name: len(getattr(label, "__parameters__", ())) for name, label in world.NAMES.items()}
_TOKEN = re.compile(r"not in|->|//|\w+|\S")
_SPARE = (
    "@Flat",
    "Row[X]",
    "Half[X, Y]",
    "*",
    "A",
    "B",
    "X",
    "?",
    "@",
    "->",
    ",",
    "where",
    "not in",
    "|",
    "^",
    "-",
    "[",
    "]",
    "2",
    "real",
    "k",
    "=",
    ";",
    "or",
    "in",
    "<=",
    "%",
)


@dataclass(frozen=True, slots=True)
class Declared:
    """An operation declared by a program.

    Attributes:
        text: its rule.
        parameters: the labels of its constructor.
        arity: the number of operands of its class.
        rule: the rule if it is well-formed.
    """

    text: str
    parameters: tuple[str, ...]
    arity: int
    rule: Rule | None


def random_rule(rng: random.Random, *, well_formed: bool) -> Declared:
    """Draw an operation with a rule that is well-formed or nearly so."""
    while True:
        parameters = rng.choice(((), (), (), ("U",), ("U",), ("U", "V"), ("U", "V", "W"), ("*P",), ("U", "*P")))
        arity = rng.choice((1, 1, 1, 2, 2, 3))
        text = _Writer(rng, parameters, arity).rules()
        if not well_formed:
            text = _damaged(rng, text)
            arity = rng.choice((arity, arity, arity, arity % 3 + 1))
        declared = Declared(text, parameters, arity, _checked(text, parameters, arity))
        if well_formed == (declared.rule is not None):
            return declared


def _checked(text: str, parameters: tuple[str, ...], arity: int) -> Rule | None:
    try:
        rule = parse_rule(text)
        check_rule(rule, parameters, arity)
    except RuleError:
        return None
    return rule if all(_LABEL_PARTS.get(name) == made_of for name, made_of in references(rule)) else None


def _damaged(rng: random.Random, text: str) -> str:
    tokens = _TOKEN.findall(text)
    for _ in range(rng.choice((1, 1, 2))):
        at = rng.randrange(len(tokens))
        match rng.randrange(4):
            case 0:
                del tokens[at]
            case 1:
                tokens.insert(at, rng.choice(_SPARE))
            case 2:
                tokens[at] = rng.choice((*_SPARE, "Nowhere", "NotALabel", ";", "b", "int"))
            case _:
                tokens.insert(at, tokens[at])
        tokens = tokens or ["*"]
    return " ".join(tokens)


class _Writer:
    def __init__(self, rng: random.Random, parameters: tuple[str, ...], arity: int) -> None:
        self.rng, self.parameters, self.arity = rng, parameters, arity
        self.forget()

    def forget(self) -> None:
        """Forget the variables; the next rule has new ones."""
        self.axes = [p for p in self.parameters if not p.startswith("*")]
        self.runs = [p[1:] for p in self.parameters if p.startswith("*")]
        self.kinds: list[str] = []

    def rules(self) -> str:
        ways = [self.rule()]
        while len(ways) < 3 and self.rng.random() < 0.2:
            self.forget()
            ways.append(self.rule())
        return "; ".join(ways)

    def rule(self) -> str:
        operands = [self.term() for _ in range(self.arity)]
        body = f"{', '.join(operands)} -> {self.result()}".rstrip()
        conditions = [c for c in (self.conditions() for _ in range(self.rng.choice((0, 0, 0, 1, 1, 2)))) if c]
        return f"{body} where {', '.join(conditions)}" if conditions else body

    def kind(self, known: tuple[str, ...]) -> str:
        kind = self.rng.choice(("", "", "", "real", "int", "bool", *("t",) * 5, "k", *known))
        if kind and kind not in KINDS:
            self.kinds.append(kind)
        return kind

    def term(self) -> str:
        kind, items = self.kind(()), []
        open_run = False
        for _ in range(self.rng.choice((0, 1, 2, 2, 3, 3, 4))):
            item, opens, closes = self.item(open_run)
            open_run = (open_run or opens) and not closes
            items.append(item)
        return " ".join([*([kind] if kind else []), *items])

    def item(self, open_run: bool) -> tuple[str, bool, bool]:
        """Draw an item; return whether it is an undetermined run, and whether it ends one."""
        draw = self.rng.random()
        if draw < 0.4:
            name = self.rng.choice(self.runs if open_run and self.runs else _RUNS)
            opens = name not in self.runs
            if opens:
                self.runs.append(name)
            return f"*{name}{'?' if self.rng.random() < 0.2 else ''}", opens, False
        if draw < 0.8:
            name = self.axis(new=self.rng.random() < 0.5)
            return name, False, name in self.parameters
        if draw < 0.9:
            return self.rng.choice(_LABELS), False, True
        return f"{self.rng.choice(('Flat', 'Concat'))}[{self.axis(new=True)}, {self.axis(new=False)}]", False, False

    def axis(self, *, new: bool) -> str:
        name = self.rng.choice(_AXES if new or not self.axes else self.axes)
        if name not in self.axes:
            self.axes.append(name)
        return name

    def result(self) -> str:
        kind = self.rng.choice(("", "", "real", "int", "bool", *self.kinds * 2))
        items = [self.result_item() for _ in range(self.rng.choice((0, 1, 2, 2, 3)))]
        return " ".join([*([kind] if kind else []), *items])

    def result_item(self) -> str:
        draw = self.rng.random()
        if self.runs and draw < 0.4:
            return f"*{self.rng.choice(self.runs)}"
        if len(self.runs) > 1 and draw < 0.55:
            left, right = self.rng.sample(self.runs, 2)
            return f"*{left} {self.rng.choice('^|-')} *{right}"
        if self.axes and draw < 0.9:
            return self.rng.choice(self.axes)
        if self.axes and draw < 0.95:
            return f"Concat[{self.rng.choice(self.axes)}, Half[{self.rng.choice(self.axes)}]]"
        return self.rng.choice(_LABELS)

    def conditions(self) -> str | None:
        """Draw a condition, or an alternative of two."""
        one, other = self.condition(), self.condition() if self.rng.random() < 0.2 else None
        return f"{one} or {other}" if one and other else one

    def condition(self) -> str | None:
        choice, draw = self.rng.randrange(6), self.rng.random()
        if choice == 0 and self.kinds:
            return f"{self.rng.choice(self.kinds)} not in {self.rng.choice(('bool', 'int bool', 'real'))}"
        if choice == 1 and self.axes and self.runs:
            others = f"*{self.rng.choice(self.runs)}" + (f" {self.rng.choice(self.axes)}" if draw < 0.3 else "")
            return f"{self.rng.choice(self.axes)} not in {others}"
        if choice == 2 and len(self.axes) > 1:
            left, one, two = (self.rng.choice(self.axes) for _ in range(3))
            size = self.rng.choice((f"|{one}| * |{two}|", f"|{one}| + |{two}|", f"(|{one}| - 1) // 2 + 1", f"|{one}|"))
            return f"|{left}| = {size}"
        if choice == 3 and len(self.runs) > 1:
            one, two = self.rng.sample(self.runs, 2)
            return f"*{one} permutes *{two}"
        if choice == 4 and self.axes and self.runs:
            return f"{self.rng.choice(self.axes)} in *{self.rng.choice(self.runs)}"
        if choice == 5 and self.axes:
            left, right = self.rng.choice(self.axes), self.rng.choice(self.axes)
            size = self.rng.choice((f"|{left}|", f"|{left}| % 2", f"2 * |{left}|", f"|{left}| - |{right}|"))
            comparison = self.rng.choice(("=", "!=", "<", "<=", ">", ">="))
            return f"{size} {comparison} {self.rng.choice((f'|{right}|', 0, 3))}"
        return None
