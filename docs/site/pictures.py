"""Pictures of what an operation does to the axes of its operands, as SVG."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from typedtensor.rule_docs import Entry, Example
from typedtensor.rules.words import show_atom

_WIDE, _HIGH, _STEP, _RIGHT = 150, 24, 30, 300


def picture(one: Entry) -> str:
    """The axes of an accepted example: those of the operands on the left, those of the result on the right.

    A line leads from an axis to that of the result that it is, or is a part of. An axis that ends is dashed, and one
    that begins has a thick border.
    """
    if not one.accepted:
        return ""
    example = max(one.accepted, key=_told)
    left = [[show_atom(atom) for atom in operand.word] for operand in example.operands]
    right = [show_atom(atom) for atom in getattr(example.verdict, "word", ())]
    parts: list[str] = []
    top, met, places = 4, set[int](), [4 + n * _STEP for n in range(len(right))]
    for operand in left:
        for axis in operand or ["()"]:
            found = [n for n, other in enumerate(right) if axis in re.findall(r"\w+", other)]
            whole = [n for n in found if right[n] == axis] or found
            met.update(whole)
            parts += [_line(top, places[n]) for n in whole]
            parts += _chip(4, top, axis, "" if whole or axis == "()" else "ends")
            top += _STEP
        top += _STEP // 2
    for n, axis in enumerate(right or ["()"]):
        parts += _chip(_RIGHT, 4 + n * _STEP, axis, "" if n in met or axis == "()" else "begins")
    high = max(top - _STEP // 2, 4 + _STEP * max(len(right), 1))
    said = escape(f"{one.name}({example.labels}): {example.taken} -> {example.result}")
    return (
        f'<svg class="axes" role="img" viewBox="0 0 {_RIGHT + _WIDE + 4} {high}" width="{_RIGHT + _WIDE + 4}">'
        f"<title>{said}</title>{''.join(parts)}</svg>"
    )


def _told(example: Example) -> tuple[bool, int]:
    return bool(example.labels), -abs(4 - sum(len(operand.word) for operand in example.operands))


def _line(start: int, end: int) -> str:
    x, middle = 4 + _WIDE, (4 + _WIDE + _RIGHT) // 2
    start, end = start + _HIGH // 2, end + _HIGH // 2
    return f'<path d="M{x} {start}C{middle} {start} {middle} {end} {_RIGHT} {end}"/>'


def _chip(x: int, y: int, text: str, kind: str) -> Iterator[str]:
    yield f'<rect class="{kind}" x="{x}" y="{y}" width="{_WIDE}" height="{_HIGH}" rx="4"/>'
    yield f'<text x="{x + _WIDE // 2}" y="{y + 16}">{escape(text)}</text>'
