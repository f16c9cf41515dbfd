"""Dispatch by types, never by names of classes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import typedtensor

PACKAGE = Path(typedtensor.__file__).parent


def decided_by_name(tree: ast.AST) -> Iterator[int]:
    """The lines in which the name of a class is looked up or compared."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare():
                read = [node.left, *node.comparators]
            case ast.Subscript():
                read = [node.slice]
            case ast.Call(func=ast.Attribute(attr="get" | "setdefault" | "pop")):
                read = node.args[:1]
            case ast.Match():
                read = [node.subject]
            case _:
                continue
        if any(_is_class_name(x) for x in read):
            yield node.lineno


def _is_class_name(node: ast.expr) -> bool:
    text = ast.unparse(node)
    return (text.startswith("type(") and text.endswith(").__name__")) or text.endswith(".__class__.__name__")


def test_nothing_is_decided_by_the_name_of_a_class() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))}
    assert len(texts) > 300
    trees = {path: ast.parse(text) for path, text in texts.items() if "__name__" in text}
    assert trees
    assert not {path: lines for path, tree in trees.items() if (lines := list(decided_by_name(tree)))}


@pytest.mark.parametrize(
    "source",
    [
        "table.get(type(x).__name__)",
        "table[x.__class__.__name__]",
        'type(x).__name__ == "Scan"',
        "match type(x.op).__name__:\n    case _: pass",
    ],
)
def test_such_a_decision_is_found(source: str) -> None:
    assert list(decided_by_name(ast.parse(source))) == [1]
    assert not list(decided_by_name(ast.parse("f'{type(x).__name__}'; table[type(x)]")))
