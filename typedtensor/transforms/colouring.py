"""Colourings: columns of a sparse matrix that share no row have one colour, and one product finds all of them."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

Places = npt.NDArray[np.int64]


def colours(lines: Places, others: Places) -> tuple[Places, Places]:
    """Colours of the lines of a sparse matrix along one axis, such that lines of one colour share none along the other.

    The first colour that fits is taken, for lines with many entries first: no more colours than a line and those that
    it shares something with are.

    Args:
        lines: of each entry, its line.
        others: of each entry, its place in the line.

    Returns:
        The lines that have entries, and the colour of each of them.

    Source: Curtis, Powell and Reid (1974); Welsh and Powell (1967).

    >>> colours(np.array([0, 0, 1, 1, 2]), np.array([0, 1, 1, 2, 2]))
    (array([0, 1, 2]), array([0, 1, 0]))
    """
    found, first, counts = np.unique(
        lines[order := np.argsort(lines, kind="stable")], return_index=True, return_counts=True
    )
    sorted_others: list[int] = others[order].tolist()
    met: dict[int, int] = {}  # of each place the colours that meet there, as bits
    chosen = np.zeros(len(found), np.int64)
    for line in np.argsort(-counts, kind="stable").tolist():
        places = sorted_others[first[line] : first[line] + counts[line]]
        taken = _union(met.get(place, 0) for place in places)
        free = ~taken & (taken + 1)  # the lowest bit that is not set
        chosen[line] = free.bit_length() - 1
        for place in places:
            met[place] = met.get(place, 0) | free
    return found, chosen


def _union(masks: Iterable[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found
