"""The hover text of the expression under the cursor."""

from __future__ import annotations

from typedtensor.inspection import Knowledge, Seen, View


def describe(view: View, one: Seen) -> str:
    """The axes of an expression, and the rule of the operation it applies, as Markdown."""
    parts = [f"```python\n{one.shown}\n```"]
    if one.assessment.reason is not None:
        known = "Partly known" if one.assessment.knowledge is Knowledge.PARTLY else "Unknown"
        parts.append(f"*{known}: {one.assessment.reason}.*")
    applied = view.application(one)
    if applied is not None:
        parts.append(f"**{applied.title}**  `{applied.rule}`")
        if applied.doc:
            # Docstrings are in reStructuredText.
            parts.append(applied.doc.replace("``", "`").replace(":class:`", "`"))
    return "\n\n".join(parts)
