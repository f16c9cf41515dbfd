"""Apply the hints of messages, word for word, to the files that they are about."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from dataclasses import dataclass

REPORT = re.compile(
    r"^(?P<file>\w+)\.py:(?P<span>\d+:\d+:\d+:\d+): error: (?P<message>.*?)(; try (?P<hint>.*?))?  \[[\w-]+\]$",
    re.MULTILINE,
)

NAMES = ("first", "second", "third", "fourth", "fifth", "sixth")
ALONE = ("operand", "given")
CONVERSIONS = "from typedtensor.ops import ExpandLike, as_int, as_real\n"
ORDER = "the operands in the other order"


@dataclass(frozen=True)
class Hint:
    """A hint of a message.

    Attributes:
        span: the place of the message: the first line and column, and the last.
        text: one suggested change.
    """

    span: tuple[int, ...]
    text: str


def hints(output: str) -> dict[str, list[tuple[Hint, ...]]]:
    """Return the hints for each file in mypy's output; those of one message are together."""
    found: dict[str, list[tuple[Hint, ...]]] = {}
    for match in REPORT.finditer(output):
        if match["hint"]:
            span = tuple(map(int, match["span"].split(":")))
            found.setdefault(match["file"], []).append(
                tuple(
                    Hint(span, text)
                    for text in match["hint"].removesuffix(", with the axes in the expected order").split(", or ")
                )
            )
    return found


def followed(text: str, hint: Hint) -> str | None:
    """Return a file after a hint is followed; None if the hint cannot be applied to the text."""
    tree = ast.parse(text)
    node = next(
        (node for node in ast.walk(tree) if isinstance(node, (ast.BinOp, ast.Call)) and _span(node) == hint.span), None
    )
    made = None if node is None else _changed(node, hint.text)
    if made is None:
        return None
    _Replacing(node, made).visit(tree)
    imports = next(
        n
        for n, line in enumerate(tree.body)
        if isinstance(line, ast.Import | ast.ImportFrom) and getattr(line, "module", "") != "__future__"
    )
    if any(word in hint.text for word in ("as_real", "as_int", "ExpandLike")):
        tree.body[imports:imports] = ast.parse(CONVERSIONS).body
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _span(node: ast.expr) -> tuple[int, ...]:
    return (node.lineno, node.col_offset + 1, node.end_lineno or 0, node.end_col_offset or 0)


class _Replacing(ast.NodeTransformer):
    def __init__(self, old: ast.AST | None, new: ast.AST) -> None:
        self._old, self._new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self._new if node is self._old else self.generic_visit(node)


def _changed(node: ast.expr, text: str) -> ast.expr | None:
    if " in place of " in text:
        return _relabelled(node, *(_listed(part) for part in text.split(" in place of ")))
    operands = _operands(node)
    if text == ORDER:
        return _applied(node, [operands[1], operands[0], *operands[2:]]) if len(operands) > 1 else None
    named = dict(zip(NAMES if re.search("first|second", text) else ALONE[:1], operands, strict=False))
    named |= dict.fromkeys(ALONE, operands[0])
    written = ast.parse(text, mode="eval").body
    parts = written.values if isinstance(written, ast.BoolOp) else [written]
    if ".contract(" in text or isinstance(written, ast.BinOp):
        return _filled(written, named)
    made = list(operands)
    for part in parts:
        subject = _subject(part)
        place = NAMES.index(subject) if subject in NAMES else 0
        if place >= len(made):
            return None
        made[place] = _filled(part, named)
    return _applied(node, made)


def _subject(part: ast.expr) -> str:
    """Return the operand that a part of a hint is about: the first that it names."""
    names = [
        (n.lineno, n.col_offset, n.id) for n in ast.walk(part) if isinstance(n, ast.Name) and n.id in (*NAMES, *ALONE)
    ]
    return min(names)[2]


def _filled(part: ast.expr, named: dict[str, ast.expr]) -> ast.expr:
    class Filling(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.expr:
            return named.get(node.id, node)

    made: ast.expr = Filling().visit(part)
    return made


def _operands(node: ast.expr) -> list[ast.expr]:
    """Return the operands in the order in which messages count them; labels may follow them."""
    if isinstance(node, ast.BinOp):
        return [node.left, node.right]
    assert isinstance(node, ast.Call)
    return [node.func.value, *node.args] if isinstance(node.func, ast.Attribute) else [*node.args]


def _applied(node: ast.expr, operands: Sequence[ast.expr]) -> ast.expr:
    if isinstance(node, ast.BinOp):
        return ast.BinOp(operands[0], node.op, operands[1])
    assert isinstance(node, ast.Call)
    if isinstance(node.func, ast.Attribute):
        function = ast.Attribute(operands[0], node.func.attr, node.func.ctx)
        return ast.Call(function, list(operands[1:]), node.keywords)
    return ast.Call(node.func, list(operands), node.keywords)


def _listed(text: str) -> list[str]:
    made = ast.parse(f"({text},)", mode="eval").body
    assert isinstance(made, ast.Tuple)
    return list(map(ast.unparse, made.elts))


def _relabelled(node: ast.expr, new: Sequence[str], old: Sequence[str]) -> ast.expr | None:
    """Return the call with other labels."""
    if not isinstance(node, ast.Call):
        return None
    if isinstance(node.func, ast.Call):
        inner = _relabelled(node.func, new, old)
        return None if inner is None else ast.Call(inner, node.args, node.keywords)
    given = [ast.unparse(argument) for argument in node.args]
    places = [n for n in range(len(given)) if tuple(given[n : n + len(old)]) == tuple(old)]
    if not places:
        return None
    args = [
        *node.args[: places[0]],
        *(ast.parse(label, mode="eval").body for label in new),
        *node.args[places[0] + len(old) :],
    ]
    return ast.Call(node.func, args, node.keywords)
