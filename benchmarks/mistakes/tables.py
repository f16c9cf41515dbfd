"""Tables of counted verdicts, in Markdown."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from benchmarks.mistakes.data import Mistake
from benchmarks.mistakes.following import REFUSED, RIGHT, WRONG
from benchmarks.mistakes.recorded import Hints, Others
from benchmarks.mistakes.verdicts import REJECTED, SILENT, VISIBLE, WARNED, Verdict

Group = Callable[[Verdict], str]


def by_category(verdict: Verdict) -> str:
    """Return the kind of mistake."""
    return verdict.mistake.category


def by_model(verdict: Verdict) -> str:
    """Return the model of the mistake."""
    return verdict.mistake.model.replace("_", " ")


def silent_in_torch(verdicts: Iterable[Verdict]) -> list[Verdict]:
    """Return those mistakes that run in PyTorch without an error."""
    return [verdict for verdict in verdicts if verdict.mistake.silent]


def table(verdicts: Sequence[Verdict], group: Group, heading: str, others: Others, hints: Hints | None = None) -> str:
    """Return a table of the verdicts of each group, and of all.

    Args:
        verdicts: the verdicts.
        group: the row of a verdict.
        heading: the heading of the first column.
        others: the verdicts of other type checkers.
        hints: the outcomes of hints, for tables that show them.
    """
    rows: dict[str, list[Verdict]] = defaultdict(list)
    for verdict in verdicts:
        rows[group(verdict)].append(verdict)
    rejecters = [
        "mypy rejects",
        "linter warns",
        "visible",
        "silent",
        "run time rejects",
        *(f"{name} rejects" for name in others),
    ]
    if hints is not None:
        rejecters.append("hints right / refused / wrong")
    lines = [f"| {heading} | mistakes | {' | '.join(rejecters)} |", "|---|" + "---:|" * (len(rejecters) + 1)]
    lines += [_row(name, rows[name], others, hints) for name in sorted(rows)]
    lines.append(_row("**all**", verdicts, others, hints))
    lines.append(_row("**all that PyTorch runs silently**", silent_in_torch(verdicts), others, hints))
    return "\n".join(lines)


def _row(name: str, verdicts: Sequence[Verdict], others: Others, hints: Hints | None) -> str:
    counts = [sum(v.verdict == each for v in verdicts) for each in (REJECTED, WARNED, VISIBLE, SILENT)]
    counts.append(sum(v.run_time is not None for v in verdicts))
    counts += [sum(rejects[v.mistake.key] for v in verdicts) for rejects in others.values()]
    cells = [*map(str, counts)]
    if hints is not None:
        found = [outcome for v in verdicts for outcome in hints.get(v.mistake.key, ())]
        cells.append(" / ".join(str(found.count(each)) for each in (RIGHT, REFUSED, WRONG)))
    return f"| {name} | {len(verdicts)} | {' | '.join(cells)} |"


def percent(part: Sequence[object], whole: Sequence[object]) -> str:
    """Format a share, such as 72 %."""
    return f"{100 * len(part) / len(whole):.0f} %"


def summary(verdicts: Sequence[Verdict]) -> str:
    """Return the sentences with the shares of each tier."""
    rejected = [v for v in verdicts if v.verdict == REJECTED]
    found = [v for v in verdicts if v.verdict in (REJECTED, WARNED)]
    seen = [v for v in verdicts if v.verdict != SILENT]
    silent = silent_in_torch(verdicts)
    return (
        f"Of {len(verdicts)} mistakes, {percent(rejected, verdicts)} are rejected by the type checker, "
        f"{percent(found, verdicts)} are rejected or the linter warns of them, and {percent(seen, verdicts)} are found "
        f"in one of these ways or visible; unseen code fares worse, as said above. Of the {len(silent)} that run in "
        "PyTorch without an error, "
        f"{percent(silent_in_torch(rejected), silent)} are rejected, and {percent(silent_in_torch(found), silent)} "
        "rejected or warned of."
    )


def summary_when_annotated(verdicts: Sequence[Verdict], rejected: Sequence[Mistake]) -> str:
    """Return a sentence about the effect of type annotations for all results."""
    silent = [mistake for mistake in rejected if mistake.silent]
    return (
        f"With the type written at each result at the top of a file, {percent(rejected, verdicts)} of all are "
        f"rejected, and {percent(silent, silent_in_torch(verdicts))} of those that PyTorch runs silently."
    )


def summary_of_others(verdicts: Sequence[Verdict], others: Others) -> str:
    """Return a sentence for each other type checker, with its two shares."""
    silent = silent_in_torch(verdicts)
    sentences = []
    for name, rejects in others.items():
        rejected = [verdict for verdict in verdicts if rejects[verdict.mistake.key]]
        sentences.append(
            f"{name} rejects {percent(rejected, verdicts)} of all, and {percent(silent_in_torch(rejected), silent)} of "
            f"those that PyTorch runs silently."
        )
    return "\n".join(sentences)


def summary_of_hints(hints: Hints) -> str:
    """Return a sentence about the outcomes of the hints."""
    found = [outcome for outcomes in hints.values() for outcome in outcomes]
    right, refused, wrong = ([each for each in found if each == outcome] for outcome in (RIGHT, REFUSED, WRONG))
    return (
        f"Of {len(found)} hints, followed word for word, {percent(right, found)} give what the right program computes; "
        f"{len(refused)} give a program that is rejected again, and {len(wrong)} one that is accepted and wrong."
    )
