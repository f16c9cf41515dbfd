"""``typedtensor lint``."""

from __future__ import annotations

import pytest

from tests.inspection.project import FIRST, PREAMBLE, program
from typedtensor.cli import main

BODY = """\
class Query(Axis): ...
class Key(Axis): ...
def attend(scores: Expr[Tensor[Query, Key]], values: Expr[Tensor[Key, Batch]]) -> Expr[Tensor[Query, Batch]]:
    weights = scores.softmax(Query)
    return weights.dot(values, Key){ignored}
"""


def test_warnings_fail(capsys: pytest.CaptureFixture[str]) -> None:
    program(PREAMBLE + BODY.format(ignored=""), "linted.py")
    assert main(["lint", "linted.py"]) == 1
    [line] = capsys.readouterr().out.splitlines()
    assert line.startswith(f"linted.py:{FIRST + 4}: warning: the softmax on line {FIRST + 3} normalises along Query")
    assert line.endswith("[lint-softmax]")


@pytest.mark.parametrize("code", ["lint", "lint-softmax"])
def test_warnings_are_ignored(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    program(PREAMBLE + BODY.format(ignored=f"  # type: ignore[{code}]"), "ignored.py")
    assert main(["lint", "ignored.py"]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("settings", "warnings"),
    [('disable-error-code="lint"', 0), ('disable-error-code="lint-softmax"', 0), ('disable-error-code="lint-mask"', 1)],
)
def test_settings_turn_kinds_off(settings: str, warnings: int, capsys: pytest.CaptureFixture[str]) -> None:
    program(f"# mypy: {settings}\n" + PREAMBLE + BODY.format(ignored=""), "settings.py")
    main(["lint", "settings.py"])
    assert len(capsys.readouterr().out.splitlines()) == warnings
