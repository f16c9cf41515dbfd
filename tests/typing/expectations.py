"""Expected reports, written as comments beside the lines of a case, or below them where they are long::

reveal_type(x.sum(Hidden))  # R: Expr[Tensor[Batch]]
x.sum(Batch)
# E: Sum[Batch] cannot be applied to Tensor[Hidden]: its rule "…" needs an axis U (Batch) in the
#    operand, which has only (Hidden) [axes]
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

from tests.typing.checking import Report

_WIDTH = 120
_BELOW = re.compile(r"\s*# [ENR]: .*")
_CONTINUED = re.compile(r"\s*#    \S.*")
_BESIDE = re.compile(r"  # [ENR]: .*")


def with_expectations(case: str, reports: Sequence[Report]) -> str:
    """Replace the expectations in the text of a case by reports."""
    lines: list[str] = []
    below = False
    for number, line in enumerate(case.splitlines(), 1):
        below = _BELOW.fullmatch(line) is not None or (below and _CONTINUED.fullmatch(line) is not None)
        if not below:
            code = _BESIDE.sub("", line)
            lines.extend(_expected(code, [report for report in reports if report.line == number]))
    return "\n".join(lines) + "\n"


def _expected(code: str, reports: Sequence[Report]) -> list[str]:
    texts = [f"# {report.sort}: {report.text}" for report in reports]
    if len(texts) == 1 and len(f"{code}  {texts[0]}") <= _WIDTH:
        return [f"{code}  {texts[0]}"]
    indent = code[: len(code) - len(code.lstrip())]
    wrapped = [code]
    for text in texts:
        wrapped += textwrap.wrap(
            text, _WIDTH, initial_indent=indent, subsequent_indent=f"{indent}#    ", break_on_hyphens=False
        )
    return wrapped
