"""The words in the names of variables, attributes and layers."""

from __future__ import annotations

import re
from functools import lru_cache

from mypy.nodes import CallExpr, Expression, MemberExpr, NameExpr, OpExpr, UnaryExpr

from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.making import is_operation, operand_nodes, tensor_word

_ENDING = re.compile(r"(?<=\w{4})(?:ed|ing|s)$|s$")
"""The endings that words of one stem differ by: ``counts`` and ``counted``."""

_ALIKE = (
    "before prior previous prev earlier old",
    "after posterior later new next",
    "mean mu loc",
    "deviation std sigma",
)
"""Groups of synonyms."""

SHORTEST = 3
"""The least length of a name that is looked for among words: shorter names say too little."""


@lru_cache(maxsize=4096)
def words(name: str) -> frozenset[str]:
    """Return the words of a name: stems without endings, with the first of its group for each synonym."""
    stems = (_ENDING.sub("", word) for word in name.lower().split("_") if word)
    return frozenset(_FIRST.get(stem, stem) for stem in stems)


_FIRST = {_ENDING.sub("", word): group.split()[0] for group in _ALIKE for word in group.split()}


def named_like(said: str | None, name: str) -> bool:
    """Whether the name of a value contains all words of another name."""
    return said is not None and len(name) >= SHORTEST and words(name) <= words(said)


def are_exchanged(said: list[str | None], names: list[str]) -> bool:
    """Whether two values are each named after the other's position, and not after their own."""
    crossed = named_like(said[0], names[1]) and named_like(said[1], names[0])
    return crossed and not named_like(said[0], names[0]) and not named_like(said[1], names[1])


def naming(node: Expression, site: Site) -> str | None:
    """Return the name of the variable, attribute or layer that a value comes from, through unary operations."""
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
