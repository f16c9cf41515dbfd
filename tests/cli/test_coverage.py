"""``typedtensor coverage``."""

from __future__ import annotations

import json

import pytest

from tests.inspection.project import FIRST, PREAMBLE, SETTINGS, program
from typedtensor.cli import main

BODY = """\
def known(x: Expr[Tensor[Batch]]) -> None:
    print(x.mean(Batch))
def partly(x: Expr[Tensor[Unpack[S]]]) -> None:
    print(x)
def unknown(a: Any) -> None:
    print(relu(a))
"""


def test_numbers_and_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    path = program(PREAMBLE + BODY, "covered.py")
    assert main(["coverage", "covered.py", "--partly"]) == 0
    line = FIRST
    assert capsys.readouterr().out.splitlines() == [
        f"covered.py:{line + 3}:11: partly: x: Expr[Tensor[*S]]: *S stands for any axes",
        f"covered.py:{line + 5}:11: unknown: relu(a): Any: an operand or its axes are Any",
        f"covered.py:{line + 5}:16: unknown: a: Any: something is annotated as Any",
        "covered.py      9 expressions: 6 known, 1 partly, 2 unknown: 77.8 %",
    ]
    assert path.exists()


@pytest.mark.parametrize(("least", "status"), [("77", 0), ("78", 1)])
def test_a_threshold(least: str, status: int, capsys: pytest.CaptureFixture[str]) -> None:
    program(PREAMBLE + BODY, "covered.py")
    assert main(["coverage", "--summary", "covered.py", "--fail-under", least]) == status
    out = capsys.readouterr().out
    assert ("77.8 % are known or partly known, but --fail-under asks for at least 78 %" in out) == bool(status)


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    program(PREAMBLE + BODY, "covered.py")
    program(PREAMBLE, "complete.py")
    assert main(["coverage", "--json", "covered.py", "complete.py", "--fail-under=90"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert [file["path"] for file in found["files"]] == ["complete.py", "covered.py"]
    assert found["total"]["unknown"] == 2
    assert (found["fail_under"], found["passed"]) == (90.0, False)
    assert found["files"][1]["gaps"][-1] == {
        "line": FIRST + 5,
        "column": 16,
        "end_line": FIRST + 5,
        "end_column": 16,
        "expression": "a",
        "type": "Any",
        "knowledge": "unknown",
        "reason": "something is annotated as Any",
    }


def test_functions_that_are_not_checked_count_as_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    # Of one module alone: with other settings for all, mypy would check again what is imported.
    loose = "[mypy-unchecked]\ncheck_untyped_defs = False\ndisallow_untyped_defs = False\n"
    program(SETTINGS + loose, "loose.ini")
    program("from typedtensor.ops import relu\ndef loose(x):\n    return relu(x)\n", "unchecked.py")
    assert main(["coverage", "unchecked.py", "--config-file", "loose.ini", "--fail-under", "1"]) == 1
    assert (
        "unchecked.py:2:1: unknown: def loose: not checked: the function has no annotation" in capsys.readouterr().out
    )


def test_a_file_without_tensors_is_covered(capsys: pytest.CaptureFixture[str]) -> None:
    program("x = 1\n", "no_tensors.py")
    assert main(["coverage", "no_tensors.py", "--fail-under", "100"]) == 0
    assert capsys.readouterr().out == "all      0 expressions: 0 known, 0 partly, 0 unknown: 100.0 %\n"
