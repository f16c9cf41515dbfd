"""The two verdicts on programs: mypy's reports about their lines, and the outcomes of their runs."""

from __future__ import annotations

import sys
import traceback
import warnings
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tests.agreement.case import Case
from tests.agreement.generator import PREAMBLE
from tests.agreement.world import made
from tests.typing.checking import Report, check
from typedtensor import AnyTensor, Expr, Input, SizeError, given
from typedtensor.ad.graph import topological_order
from typedtensor.backends import kind_of
from typedtensor.core.expr import App

MODULE = "generated"


@dataclass(frozen=True, slots=True)
class Failure:
    """An exception: the line of the case that raised it, counted from 0, its type and its message."""

    line: int
    type: str
    message: str


@dataclass
class Run:
    """The run of a case: revealed types line by line until the end or a failure, and the values."""

    revealed: list[tuple[int, str]] = field(default_factory=list)
    values: dict[int, Any] = field(default_factory=dict)
    failure: Failure | None = None


def static_verdicts(cases: Sequence[Case], folder: Path) -> list[dict[int, list[Report]]]:
    """Return mypy's reports about each case, by lines counted from 0. The folder holds its cache."""
    path = folder / f"{MODULE}.py"
    starts, lines = [], list(PREAMBLE)
    for case in cases:
        starts.append(len(lines))
        lines.extend(case.lines)
    path.write_text("\n".join([*lines, ""]))
    found: list[dict[int, list[Report]]] = []
    by_line: dict[int, list[Report]] = defaultdict(list)
    for report in check({MODULE: path}, folder / "cache")[MODULE]:
        by_line[report.line - 1].append(report)
    for start, case in zip(starts, cases, strict=True):
        found.append({n: by_line[start + n] for n in range(len(case.lines)) if by_line[start + n]})
    return found


def run(case: Case) -> Run:
    """Run a case."""
    result, filename = Run(), f"<case {case.name}>"

    def reveal_type(value: Any) -> Any:
        result.revealed.append((sys._getframe(1).f_lineno - 1, _type_of(value)))
        result.values[sys._getframe(1).f_lineno - 1] = value
        return value

    namespace: dict[str, Any] = {"__name__": MODULE, "reveal_type": reveal_type}
    exec("\n".join(PREAMBLE), namespace)
    namespace["reveal_type"] = reveal_type
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        try:
            exec(compile(str(case), filename, "exec"), namespace)
        except Exception as error:
            frames = traceback.extract_tb(error.__traceback__)
            line = [frame.lineno or 0 for frame in frames if frame.filename == filename][-1]
            result.failure = Failure(line - 1, type(error).__name__, str(error))
    return result


def sizes_fail(value: Any) -> bool:
    """Whether the evaluation of an expression fails because of its sizes."""
    if not isinstance(value, App):
        return False
    inputs: list[Any] = [x for x in topological_order(value) if isinstance(x, Input)]
    try:
        with given(*(x.bind(made(x.tensor_type)) for x in inputs)):
            value.value  # noqa: B018
    except SizeError:
        return True
    return False


def _type_of(value: Any) -> str:
    if isinstance(value, Expr):
        name = "Expr" if isinstance(value, App) else type(value).__name__
        return f"{name}[{value.tensor_type}]"
    if isinstance(value, AnyTensor):
        array = value.array
        assert len(array.shape) == len(value.axes), value
        assert kind_of(array) == value.kind, value
        return str(value.tensor_type)
    return type(value).__name__
