"""Selection of the table rows that the fast tests run: a fixed share. The other rows are slow tests."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any

import pytest


def sample(
    rows: Iterable[Any],
    *,
    first: int | None = None,
    one_in: int | None = None,
    skip: int = 0,
    each: Callable[[Any], Hashable] | None = None,
    where: Callable[[Any], bool] | None = None,
) -> list[Any]:
    """Return all rows as parameters of a test; rows that the fast tests omit are marked as slow.

    A row of several parameters is a tuple, as for ``pytest.mark.parametrize``.

    Args:
        rows: the table.
        first: the maximum number of fast rows, of those that the other arguments select.
        one_in: every ``one_in``-th of the rows that the other arguments select is fast.
        skip: the number of selected rows before the first fast one. Tests of the same table skip different numbers, so
            that some test runs each row.
        each: returns the kind of a row; the first row of each kind is fast.
        where: whether a row may be fast.
    """
    seen: set[Hashable] = set()
    found, number, ran = [], 0, 0
    for row in rows:
        fast = where is None or where(row)
        if fast and each is not None:
            kind = each(row)
            fast = kind not in seen
            seen.add(kind)
        if fast and one_in is not None:
            fast = (number - skip) % one_in == 0
            number += 1
        fast = fast and (first is None or ran < first)
        ran += fast
        found.append(_parameters(row, [] if fast else [pytest.mark.slow]))
    return found


def _parameters(row: Any, marks: list[pytest.MarkDecorator]) -> Any:
    if isinstance(row, type(pytest.param())):
        return pytest.param(*row.values, marks=[*row.marks, *marks], id=row.id)
    return pytest.param(*(row if isinstance(row, tuple) else (row,)), marks=marks)
