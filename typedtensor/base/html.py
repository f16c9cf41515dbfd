"""HTML of texts and tables for notebooks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Any

import numpy as np

MOST = 10
"""The most rows and columns of numbers that are shown."""

_NUMBER = re.compile(r"[-+]?[0-9][0-9.,e+-]*( [kMG]?B?)?|-?inf|nan|True|False|[?…]|")

_CELL = "text-align:{}; padding:0.1em 0.6em"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], *, title: str = "", total: bool = False) -> str:
    """A table; numeric columns are right-aligned.

    Args:
        heads: the heads of columns.
        rows: the cells.
        title: the caption.
        total: whether the last row is a sum of the others.

    >>> table(["name"], [["<b>"]])
    "<table><thead><tr><th ...>name</th></tr></thead><tbody><tr><td ...>&lt;b&gt;</td></tr></tbody></table>"
    """
    caption = f"<caption style='text-align:left'><code>{escape(title)}</code></caption>" if title else ""
    head = "".join(_cell("th", x, _is_number(rows, n)) for n, x in enumerate(heads))
    body = []
    for number, row in enumerate(rows):
        tag = "th" if total and number == len(rows) - 1 else "td"
        body.append("<tr>" + "".join(_cell(tag, x, _is_number(rows, n)) for n, x in enumerate(row)) + "</tr>")
    heading = f"<thead><tr>{head}</tr></thead>" if heads else ""
    return f"<table>{caption}{heading}<tbody>{''.join(body)}</tbody></table>"


def line(plain: str) -> str:
    """One line of code.

    >>> line("a < b")
    '<code>a &lt; b</code>'
    """
    return f"<code>{escape(plain)}</code>"


def text(plain: str, *, title: str = "") -> str:
    """Preformatted text."""
    return f"{line(title) if title else ''}<pre>{escape(plain)}</pre>"


def numbers(title: str, labels: Sequence[str], array: np.ndarray[Any, Any]) -> str:
    """The elements of an array with named axes: a table for one or two axes, text for more.

    Args:
        title: a description of the array.
        labels: the names of its axes.
        array: the elements; of a long axis the first and the last are shown.
    """
    if not 1 <= array.ndim <= 2 or not array.size:
        shown = np.array2string(array, 100, separator=", ", threshold=50, precision=4)
        return text(shown, title=title)
    lines = array if array.ndim == 2 else array.reshape(1, -1)
    down, across = _places(lines.shape[0]), _places(lines.shape[1])
    corner = f"{labels[0]} ↓ {labels[1]} →" if array.ndim == 2 else f"{labels[0]} →"
    heads = [corner, *["…" if n is None else str(n) for n in across]]
    rows = [
        [
            "" if array.ndim == 1 else "…" if row is None else str(row),
            *["…" if row is None or n is None else _shown(lines[row, n]) for n in across],
        ]
        for row in down
    ]
    return table(heads, rows, title=title)


def _places(size: int) -> list[int | None]:
    """The positions that are shown; None stands for those that are omitted."""
    if size <= MOST:
        return [*range(size)]
    return [*range(MOST // 2), None, *range(size - MOST // 2, size)]


def _shown(element: Any) -> str:
    return f"{element:.4g}" if isinstance(element, np.floating) else str(element)


def _is_number(rows: Sequence[Sequence[str]], column: int) -> bool:
    cells = [row[column] for row in rows]
    return any(cells) and all(_NUMBER.fullmatch(x) for x in cells)


def _cell(tag: str, content: str, right: bool) -> str:
    return f"<{tag} style='{_CELL.format('right' if right else 'left')}'>{escape(content)}</{tag}>"
