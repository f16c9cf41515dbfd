"""The type checker and the run time say the same of the same program."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.typing.checking import HERE, Report, check
from tests.typing.parity_expressions import ACCEPTED, HINTED, REJECTED
from typedtensor import AxisError, Expr, SizeError
from typedtensor.core.tensor import AnyTensor

_PROGRAM = (HERE / "parity.py").read_text()


@pytest.fixture(scope="module")
def static(mypy_cache: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Report]]:
    """What the type checker says of each expression."""
    path = tmp_path_factory.mktemp("parity") / "parity.py"
    start = len(_PROGRAM.splitlines()) + 2
    lines = [*(f"reveal_type({accepted})" for accepted in ACCEPTED), *REJECTED, *HINTED]
    path.write_text("\n".join([_PROGRAM, *lines, ""]))
    reports = check({"parity": path}, mypy_cache)["parity"]
    return {
        expression: [report for report in reports if report.line == start + number]
        for number, expression in enumerate((*ACCEPTED, *REJECTED, *HINTED))
    }


_HINT = re.compile(r"; (try|write|the \w+ lost) .*(?= \[axes\])")
"""The checker holds what it suggests against the lines around; at run time there are none."""


@pytest.fixture(scope="module")
def world() -> dict[str, Any]:
    """The names of the program at run time."""
    names: dict[str, Any] = {"__name__": "parity"}
    exec(compile(_PROGRAM, "parity.py", "exec"), names)
    return names


@pytest.mark.parametrize("expression", ACCEPTED)
def test_the_types_of_results_agree(
    expression: str, static: dict[str, list[Report]], world: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for operation in (world["Swap"], world["OnHidden"]):
        monkeypatch.setattr(operation, "forward", lambda self, xp, x: x, raising=False)
    value = eval(expression, world)
    assert isinstance(value, (Expr, AnyTensor))
    shown = f"Expr[{value.tensor_type}]" if isinstance(value, Expr) else str(value.tensor_type)
    assert [(report.sort, report.text) for report in static[expression]] == [("R", shown)]


@pytest.mark.parametrize("expression", REJECTED)
def test_the_messages_agree(expression: str, static: dict[str, list[Report]], world: dict[str, Any]) -> None:
    with pytest.raises((AxisError, SizeError)) as raised:
        eval(expression, world)
    assert [_HINT.sub("", report.text) for report in static[expression]] == [_HINT.sub("", f"{raised.value} [axes]")]


@pytest.mark.parametrize("expression", HINTED)
def test_the_advice_agrees(expression: str, static: dict[str, list[Report]], world: dict[str, Any]) -> None:
    with pytest.raises(AxisError) as raised:
        eval(expression, world)
    assert [report.text for report in static[expression]] == [f"{raised.value} [axes]"]
