"""Type checkers other than mypy: their commands, and the lines of their reports."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

CASES = Path(__file__).parent / "cases"
NAMES = ("pyright", "pyrefly", "ty")


def executable(name: str) -> str:
    """The path of a checker; the test is skipped where it is not installed."""
    found = shutil.which(str(Path(sys.executable).with_name(name))) or shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed: pip install 'typedtensor-lang[checkers]'")
    return found


def complaints(name: str, file: Path, python: Path | None = None) -> dict[int, str]:
    """Return the lines of a file where a checker reports an error, with its messages.

    Args:
        name: the checker.
        file: the file, in the project's folder.
        python: an interpreter in whose environment the library is installed.
    """
    return complaints_of(name, [file], python)[file.name]


def complaints_of(name: str, files: Sequence[Path], python: Path | None = None) -> dict[str, dict[int, str]]:
    """Return the lines as :func:`complaints` does, of several files of a folder by their names, in one run."""
    command = [executable(name), *_OPTIONS[name](str(python) if python else None), *(file.name for file in files)]
    finished = subprocess.run(command, cwd=files[0].parent, capture_output=True, text=True, check=False)
    assert finished.returncode in (0, 1), finished.stdout + finished.stderr
    found: dict[str, dict[int, str]] = {file.name: {} for file in files}
    for match in re.finditer(_REPORTS[name], finished.stdout, re.MULTILINE):
        if (reported := Path(match["path"]).name) in found:
            found[reported][int(match["line"])] = match["text"]
    return found


def configure(folder: Path, search: Sequence[Path]) -> None:
    """Configure the checkers to find modules in folders, as if they were installed."""
    paths = [str(path) for path in search]
    (folder / "pyrightconfig.json").write_text(json.dumps({"extraPaths": paths}))
    (folder / "pyrefly.toml").write_text(f"search-path = {json.dumps(['.', *paths])}\n")
    (folder / "ty.toml").write_text(f"[environment]\nextra-paths = {json.dumps(paths)}\n")


def expected(file: Path, name: str) -> set[int]:
    """Return the lines that a checker must report: ``# E``, or ``# E`` and its name."""
    found = set()
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if (mark := re.search(r"# E\b(?P<names>[ a-z]*)", line)) and (
            not mark["names"].split() or name in mark["names"].split()
        ):
            found.add(number)
    return found


_OPTIONS = {
    "pyright": lambda python: ["--pythonpath", python] if python else [],
    "pyrefly": lambda python: (
        ["check", "--output-format", "min-text", *(["--python-interpreter-path", python] if python else [])]
    ),
    "ty": lambda python: ["check", "--output-format", "concise", *(["--python", python] if python else [])],
}

_REPORTS = {
    "pyright": r"^ +(?P<path>\S+\.py):(?P<line>\d+):\d+ - error: (?P<text>.*)",
    "pyrefly": r"^ *ERROR (?P<path>\S+\.py):(?P<line>\d+):\S+ (?P<text>.*)",
    "ty": r"^(?P<path>\S+\.py):(?P<line>\d+):\d+: error(?P<text>.*)",
}
