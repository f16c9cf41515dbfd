"""The arithmetic of sizes in rules and derived labels."""

from __future__ import annotations

from collections.abc import Mapping

from typedtensor.rules.syntax import Size, SizeOf


def evaluate_size(size: Size, known: Mapping[str, int | None]) -> int | None:
    """The value of a size expression, or None where a size in it is unknown.

    >>> from typedtensor.rules.parser import parse_size
    >>> evaluate_size(parse_size("(|H| - |K|) // 2 + 1"), {"H": 9, "K": 3})
    4
    >>> evaluate_size(parse_size("|H| * |W|"), {"H": 9, "W": None}) is None
    True
    """
    if isinstance(size, int):
        return size
    if isinstance(size, SizeOf):
        return known[size.name]
    left, right = evaluate_size(size.left, known), evaluate_size(size.right, known)
    if left is None or right is None:
        return None
    match size.operator:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case _:
            return left // right if right else None
