"""What the name of a value says: of variables, attributes, layers."""

from __future__ import annotations

import re
from functools import lru_cache

from mypy.nodes import CallExpr, Expression, MemberExpr, NameExpr, OpExpr, UnaryExpr

from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.making import is_operation, operand_nodes, tensor_word

_ENDING = re.compile(r"(?<=\w{4})(?:ed|ing|s)$|s$")
"""What words of one stem differ by: ``counts`` and ``counted``."""

_ALIKE = (
    "before prior previous prev earlier old",
    "after posterior later new next",
    "mean mu loc",
    "deviation std sigma",
)
"""Words that name one thing."""

SHORTEST = 3
"""Shorter names say too little to be found as words of others."""


@lru_cache(maxsize=4096)
def words(name: str) -> frozenset[str]:
    """The words of a name, without their endings, of those that name one thing the first."""
    stems = (_ENDING.sub("", word) for word in name.lower().split("_") if word)
    return frozenset(_FIRST.get(stem, stem) for stem in stems)


_FIRST = {_ENDING.sub("", word): group.split()[0] for group in _ALIKE for word in group.split()}


def named_like(said: str | None, name: str) -> bool:
    """Whether what names a value has all words of a name."""
    return said is not None and len(name) >= SHORTEST and words(name) <= words(said)


def are_exchanged(said: list[str | None], names: list[str]) -> bool:
    """Whether each of two values is named like the other one of two places, and not like its own."""
    crossed = named_like(said[0], names[1]) and named_like(said[1], names[0])
    return crossed and not named_like(said[0], names[0]) and not named_like(said[1], names[1])


def naming(node: Expression, site: Site) -> str | None:
    """The variable, the attribute or the layer that a value comes from, through operations of one operand."""
    match node:
        case NameExpr() | MemberExpr():
            return node.name
        case UnaryExpr():
            return naming(node.expr, site)
        case OpExpr():
            sides = [each for each in (node.left, node.right) if tensor_word(site.checker.lookup_type_or_none(each))]
            return naming(sides[0], site) if len(sides) == 1 else None
        case CallExpr() if is_operation(node, site):
            operands = [
                each
                for each in operand_nodes(node, site)
                if tensor_word(site.checker.lookup_type_or_none(each)) is not None
            ]
            return naming(operands[0], site) if len(operands) == 1 else None
        case CallExpr(callee=NameExpr() | MemberExpr() as callee):
            return callee.name
    return None
