"""The command as a whole: how it is found, what it says where it cannot do what is asked, and how it exits."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import typedtensor
from tests.inspection.project import PREAMBLE, program, project
from typedtensor.cli import COMMANDS, main

ROOT = Path(typedtensor.__file__).parents[1]


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    out = capsys.readouterr().out
    for name, command in COMMANDS.items():
        assert name in out
        assert command.summary in out
        assert find_spec(command.module) is not None


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    assert f"usage: typedtensor {name}" in capsys.readouterr().out


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"typedtensor {typedtensor.__version__}\n"


def test_an_unknown_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["annotat"]) == 2
    assert "there is no command 'annotat'" in capsys.readouterr().err


def test_an_unknown_option() -> None:
    assert main(["rules", "--nothing"]) == 2


@pytest.mark.parametrize("command", ["annotate", "coverage"])
def test_a_missing_file(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "nowhere.py"]) == 2
    assert capsys.readouterr().err == (f"typedtensor {command}: error: nowhere.py: there is no such file or folder\n")


@pytest.mark.parametrize("command", ["annotate", "coverage"])
def test_a_file_that_does_not_parse(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = program("x = (\n", "broken.py")
    assert main([command, str(path)]) == 2
    assert f"{path}:1: error: '(' was never closed  [syntax]" in capsys.readouterr().err


def test_settings_that_mypy_refuses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["annotate", str(program(PREAMBLE)), "--config-file", "nothing.ini"]) == 2
    assert "nothing.ini" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["annotate", "coverage", "lsp"])
def test_mypy_is_missing(command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("typedtensor.cli.commands.find_spec", lambda name: None)
    assert main([command, *(["x.py"] if command != "lsp" else [])]) == 2
    extra = "lsp" if command == "lsp" else "check"
    assert f"typedtensor {command} needs mypy, which is not installed: pip install 'typedtensor-lang[{extra}]'" in (
        capsys.readouterr().err
    )


def run(*command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(command, capture_output=True, text=True, cwd=project(), env=environment, check=False)


def test_as_a_module() -> None:
    finished = run(sys.executable, "-m", "typedtensor", "rules", "Sum")
    assert finished.returncode == 0, finished.stderr
    assert finished.stdout.startswith("Sum[*P]")


def test_as_a_script() -> None:
    script = Path(sys.executable).with_name("typedtensor")
    if not script.exists():
        pytest.skip("the package is not installed here, only on the path")
    finished = run(str(script), "rules", "--nothing")
    assert finished.returncode == 2
    assert "--nothing" in finished.stderr


@pytest.mark.slow
def test_a_reader_that_has_seen_enough() -> None:
    finished = run(
        "sh",
        "-c",
        f"{sys.executable} -m typedtensor rules $({sys.executable} -m typedtensor rules"
        " | sed -n 's/^  \\([A-Za-z0-9]*\\).*/\\1/p' | head -150) | head -1",
    )
    assert finished.stdout.count("\n") == 1
    assert finished.stderr == ""


def test_what_is_not_used_is_not_loaded() -> None:
    listed = run(sys.executable, "-c", "import sys, typedtensor.cli.rules; print('mypy' in sys.modules)")
    assert listed.stdout == "False\n", listed.stderr
