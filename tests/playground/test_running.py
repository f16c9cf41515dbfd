"""The runner of the page, in this process."""

from __future__ import annotations

import pytest

from typedtensor.playground.running import run


def test_the_last_expression_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("x = 1\nprint('first')\nx + 1\n") is None
    assert capsys.readouterr().out == "first\n2\n"


def test_a_value_with_html_is_shown_as_that() -> None:
    html = run("from typedtensor import Axis, Tensor\nclass Row(Axis): ...\nTensor[Row]([1.0, 2.0])\n")
    assert html is not None
    assert "<table>" in html


def test_nothing_is_shown_for_none_or_an_empty_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("") is None
    assert run("None") is None
    assert capsys.readouterr().out == ""


def test_a_traceback_begins_in_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    run("def f(x):\n    return 1 / x\nf(0)\n")
    said = capsys.readouterr().err
    assert said.startswith('Traceback (most recent call last):\n  File "main.py", line 3, in <module>\n    f(0)\n')
    assert "return 1 / x" in said
    assert said.endswith("ZeroDivisionError: division by zero\n")
    assert "running.py" not in said


def test_a_program_that_does_not_parse_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    run("def f(:\n")
    assert "SyntaxError: " in capsys.readouterr().err


def test_an_exit_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    run("import sys\nsys.exit()\n")
    run("raise SystemExit(3)\n")
    assert capsys.readouterr().err == "exit status: 3\n"


def test_each_run_has_a_module_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    run("x = 1\n")
    run("import __main__\nprint(hasattr(__main__, 'x'), __name__)\n")
    assert capsys.readouterr().out == "False __main__\n"
