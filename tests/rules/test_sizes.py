"""Arithmetic of sizes."""

from __future__ import annotations

import pytest

from typedtensor.rules import evaluate_size, parse_size


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("|H| - |K| + 1", 7),
        ("(|H| - |K|) // 2 + 1", 4),
        ("|H| * |K|", 27),
        ("7 // 2", 3),
        ("|K| - |H|", -6),
        ("|H| // 0", None),
        ("|H| + |X|", None),
        ("|X|", None),
    ],
)
def test_value(text: str, value: int | None) -> None:
    assert evaluate_size(parse_size(text), {"H": 9, "K": 3, "X": None}) == value
