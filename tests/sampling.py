"""Which rows of a table the fast tests run: a stated share, the same one each time. The others are slow tests."""

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
    """Parameters of a test: all rows, marked as slow where the fast tests leave them to the exhaustive ones.

    A row of several parameters is a tuple, as for ``pytest.mark.parametrize``.

    Args:
        rows: the table.
        first: the fast tests run so many rows, of those that the other arguments leave.
        one_in: the fast tests run one row in so many of those that the other arguments leave.
        skip: how many of these come before the first that is run. Tables of the same rows skip different numbers, so
            that each row is run by some test.
        each: the fast tests run the first row of each kind, which this tells from a row.
        where: the fast tests run no rows but these.
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
