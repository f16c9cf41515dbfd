"""Colourings of sparse matrices: columns without a common row share a colour, and one product finds all of them."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

Places = npt.NDArray[np.int64]


def colours(lines: Places, others: Places) -> tuple[Places, Places]:
    """Colour the lines of a sparse matrix along one axis, so that lines of one colour share no position along the
    other.

    The first available colour is taken, for lines with many entries first. There are at most as many colours as lines
    in the largest set of a line and its neighbours.

    Args:
        lines: the line of each entry.
        others: the position of each entry in its line.

    Returns:
        The lines with entries, and the colour of each of them.

    Source: Curtis, Powell and Reid (1974); Welsh and Powell (1967).

    >>> colours(np.array([0, 0, 1, 1, 2]), np.array([0, 1, 1, 2, 2]))
    (array([0, 1, 2]), array([0, 1, 0]))
    """
    found, first, counts = np.unique(
        lines[order := np.argsort(lines, kind="stable")], return_index=True, return_counts=True
    )
    sorted_others: list[int] = others[order].tolist()
    met: dict[int, int] = {}  # the colours at each position, as bits
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
