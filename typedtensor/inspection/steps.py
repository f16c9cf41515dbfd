"""The expressions that are shown beside the text: computations rather than mentions of names."""

from __future__ import annotations

from typedtensor.inspection.views import Seen, Sort, View


def steps(view: View) -> list[Seen]:
    """The computed or bound values, and the outermost modules and operations, in the order of the file.

    Parts of a composition are omitted, unless they are stages on lines of their own.
    """
    found: list[Seen] = []
    outer: Seen | None = None
    for one in view.seen:
        if not one.step:
            continue
        inside = outer is not None and outer.span.holds(one.span.end_line, one.span.end_column)
        if one.sort is Sort.VALUE or not inside or view.ends_line(one.span):
            found.append(one)
        if not inside:
            outer = one
    return found
