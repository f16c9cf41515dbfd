"""The expressions worth showing beside the text: not the mentions of names, but what is computed from them."""

from __future__ import annotations

from collections.abc import Iterable

from typedtensor.seeing.views import Seen, Sort


def steps(seen: Iterable[Seen]) -> list[Seen]:
    """The values that are computed or bound, and the outermost modules and operations.

    The parts of a composition say nothing that the text does not say.

    Args:
        seen: expressions in the order of their file, the outer before the inner.
    """
    found: list[Seen] = []
    outer: Seen | None = None
    for one in seen:
        if not one.step:
            continue
        inside = outer is not None and outer.span.holds(one.span.end_line, one.span.end_column)
        # A stage on a line of its own is shown there.
        apart = outer is not None and one.span.end_line != outer.span.end_line
        if one.sort is Sort.VALUE or not inside or apart:
            found.append(one)
        if not inside:
            outer = one
    return found
