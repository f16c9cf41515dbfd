"""Tables of text."""

from __future__ import annotations

from collections.abc import Sequence


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns under heads; text is left-aligned, numbers are right-aligned.

    >>> print(table(["node", "count"], [["Add", "12"], ["MatMul", "3"]]))
    node    count
    Add        12
    MatMul      3
    """
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    lines = []
    for row in (heads, *rows):
        first, *others = (
            cell.rjust(width) if n and _is_number(n, rows) else cell.ljust(width)
            for n, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        lines.append("  ".join([first, *others]).rstrip())
    return "\n".join(lines)


def _is_number(column: int, rows: Sequence[Sequence[str]]) -> bool:
    cells = [r[column] for r in rows]
    return all(not cell or cell == "?" or cell[:1].isdigit() for cell in cells)


def counted(number: float, unit: str = "") -> str:
    """A number with a prefix: k for thousands, M for millions, G for thousands of millions.

    >>> counted(950), counted(12_300), counted(4_000_000, "B")
    ('950', '12.3 k', '4.0 MB')
    """
    for factor, prefix in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if number >= factor:
            return f"{number / factor:.1f} {prefix}{unit}"
    return f"{number:.0f} {unit}".rstrip()
