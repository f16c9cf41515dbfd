"""Comparison of the two verdicts on a case: the only place that defines where they may differ, and why."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from tests.agreement.case import Case
from tests.agreement.verdicts import Failure, Run, sizes_fail
from tests.typing.checking import Report


class Sort(Enum):
    """The relation of the verdicts on a case."""

    ACCEPTED = "both accept, with the same types"
    REFUSED = "both refuse, with the same message"
    STAGE = (
        "both refuse; the plugin compares the type of a stage of a pipeline with what it is given, for all axes, "
        "and the run time fails in the operation inside"
    )
    CHECKER = "both refuse; mypy or Python reports the call itself: the number or the sort of its arguments"
    SIZES = (
        "the run time refuses sizes of elements that are there at once: of labels that declare none, or of a label "
        "that is given to an axis of another size"
    )
    EVALUATED = (
        "the checker refuses a size where an expression is written, and the run time when it is evaluated, since the "
        "sizes of tensors are not known before"
    )
    LIFTED = (
        "refused by the checker alone: a pipeline or a function is typed for expressions, though at run time it "
        "takes a tensor or a number where all that is inside does"
    )
    UNDECIDED = (
        "refused by the checker alone: in a generic function or a pipeline, what is asked cannot be decided for all "
        "axes; these may pass"
    )
    NOT_APART = (
        "type variables of a generic function or stage stand for labels that are equal, sized, or named in its body; "
        "a checker takes them to be apart, so the run time checks again"
    )
    DIFFERENT = "the verdicts differ: a bug"


LENIENT = (Sort.STAGE, Sort.CHECKER, Sort.SIZES, Sort.EVALUATED, Sort.LIFTED, Sort.UNDECIDED, Sort.NOT_APART)
"""The relations of verdicts that differ in an accepted way."""

_LIFTED = re.compile(
    r"wrap the tensor in Const"
    r'|Argument 1 (to "\w+" (of "\w+" )?)?has incompatible type "(\w*Tensor\[.*|float|int|bool)"; expected "Expr\['
    r"|\w+ takes expressions, not a tensor: "
)
_UNKNOWN = re.compile(r"cannot follow: .* is given \w*Tensor\[\*\w+\]")
_SIZE = re.compile(r"gives (.+) the size \d+, but \1 is declared with size \d+$")
_TWICE = re.compile(r"exactly once|not to be among")
_GENERIC_STAGE = re.compile(r"Linear|normalise|pool")
_SUGGESTION = re.compile(r"; (try|write|the \w+ lost) .*")
_WHOLE = re.compile(r"^([a-z]\w*|Pipeline)(\[.*?\])? cannot be applied to ")
"""The checker reports the call of a function or a pipeline; the run time names the operation inside that fails."""

_TOO_MANY = re.compile(r"takes \d operands?, then its labels .*; it was given \d (arguments|operands)")
_WRONG_OPTION = re.compile(r"takes the options? .*, and cannot take ")
_TRANSPOSE = re.compile(r"(SplitLike|TakePart|PlacePart|(Convolution|Pool|Along)(Input|Kernel|Output))\(")
"""Operations for gradients, with sizes of the forward pass; they leave the check to NumPy."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The outcome for a case, and the difference."""

    sort: Sort
    detail: str = ""


def compare(case: Case, static: Mapping[int, Sequence[Report]], dynamic: Run) -> Comparison:
    """Compare the verdicts, line by line in the order in which the lines ran."""
    failure = dynamic.failure
    for line in _ran(case, dynamic):
        errors = [report.text for report in static.get(line, ()) if report.sort == "E"]
        failed = failure if failure is not None and failure.line == line else None
        if errors or failed:
            return _refusals(case, line, errors, failed, dynamic.values.get(line))
        said = [report.text for report in static.get(line, ()) if report.sort == "R"]
        found = [text for n, text in dynamic.revealed if n == line]
        if [_instantiated(text, case, line) for text in said] != found:
            return Comparison(Sort.DIFFERENT, f"line {line}: the types are {said} and {found}")
    return Comparison(Sort.ACCEPTED)


def _ran(case: Case, dynamic: Run) -> list[int]:
    """Return the lines in the order of their run, the failing one last. A function's body runs at its call."""
    lines, failure = list(range(len(case.lines))), dynamic.failure
    if failure is None:
        return lines
    if case.lines[0].startswith("def ") and failure.line == lines[-1] and not dynamic.revealed:
        return [failure.line]  # an argument could not be made
    return lines[: failure.line + 1]


def _refusals(case: Case, line: int, errors: Sequence[str], failed: Failure | None, value: object) -> Comparison:
    ours = [text.removesuffix(" [axes]").removesuffix(" [axis-rule]") for text in errors if _is_ours(text)]
    generic, code = case.generic, case.lines[line]
    if generic is not None and not generic.apart:
        return Comparison(Sort.NOT_APART)
    in_body = generic is not None and generic.body[0] <= line <= generic.body[1]
    if in_body and any("cannot be decided" in text for text in ours):
        return Comparison(Sort.UNDECIDED)
    if failed is None:
        if any(map(_LIFTED.search, errors)):
            return Comparison(Sort.LIFTED)
        if any(map(_UNKNOWN.search, ours)) or (in_body and any(map(_TWICE.search, ours))):
            return Comparison(Sort.UNDECIDED)
        if any(map(_SIZE.search, ours)) and sizes_fail(value):
            return Comparison(Sort.EVALUATED)
        return Comparison(Sort.DIFFERENT, f"line {line}: refused by the checker alone: {errors}")
    if failed.type == "SizeError" or (failed.type == "ValueError" and _TRANSPOSE.search(code)):
        same = failed.message in ours
        return Comparison(Sort.REFUSED if same else Sort.SIZES)
    message = re.sub(r"\s+", " ", failed.message)
    # Suggestions depend on the arguments of type variables, and on surrounding lines, which the checker sees.
    message, *ours = (_SUGGESTION.sub("", text) for text in (message, *ours))
    if message in [_instantiated(text, case, line) for text in ours]:
        return Comparison(Sort.REFUSED)
    if _TWICE.search(failed.message) and _GENERIC_STAGE.search(code):
        return Comparison(Sort.NOT_APART)
    if not errors:
        return Comparison(Sort.DIFFERENT, f"line {line}: refused by the run time alone: {failed}")
    if any("cannot follow" in text or "[*" in text for text in ours):
        return Comparison(Sort.STAGE)
    if (
        failed.type == "TypeError"
        or failed.message.startswith("expected an axis label")
        or _TOO_MANY.search(failed.message)
        or _WRONG_OPTION.search(failed.message)
        or (all(map(_WHOLE.search, ours)) and failed.type in ("AttributeError", "AxisError"))
    ):
        return Comparison(Sort.CHECKER)
    return Comparison(Sort.DIFFERENT, f"line {line}: the messages are {errors} and {failed}")


def _is_ours(text: str) -> bool:
    return text.endswith((" [axes]", " [axis-rule]"))


def _instantiated(text: str, case: Case, line: int) -> str:
    """Substitute the arguments of type variables in a text about a generic function's body."""
    generic = case.generic
    if generic is None or not generic.body[0] <= line <= generic.body[1]:
        return text
    names = "|".join(sorted(map(re.escape, generic.variables), key=len, reverse=True))
    text = re.sub(rf"(?<!\w)({names})\b", lambda match: generic.variables[match[1]], text)
    text = re.sub(r"(?<=[\[(])(, )+|(, )+(?=[\])])", "", re.sub(r"(, )+", ", ", text))
    return text.replace("[]", "[()]")
