"""Type-check many wrong files in one build."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]

REPORT = re.compile(r"^(?P<file>\w+)\.py:\d+: (?P<sort>error|note): (?P<message>.*)$", re.MULTILINE)
WARNING = re.compile(r"\[lint-\w+\]$")


class Reports(NamedTuple):
    """What is reported about a file: the errors of the type checker, and the warnings of the linter."""

    errors: list[str]
    warnings: list[str]


def write_files(folder: Path, texts: Mapping[str, str]) -> None:
    """Write modules to files of their names."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")


def run_mypy(texts: Mapping[str, str], folder: Path, cache: Path, *options: str) -> str:
    """Return the output of mypy with the plugin for modules, in strict mode, with further options of mypy.

    Raises:
        RuntimeError: when mypy itself fails.
    """
    write_files(folder, texts)
    settings = ["--config-file", str(ROOT / "mypy.ini"), "--cache-dir", str(cache), "--no-error-summary", *options]
    finished = subprocess.run(
        [sys.executable, "-m", "mypy", *settings, *(f"{name}.py" for name in texts)],
        cwd=folder,
        env={**os.environ, "MYPYPATH": str(ROOT), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    if finished.returncode > 1:
        raise RuntimeError(f"mypy failed:\n{finished.stdout}{finished.stderr}")
    return finished.stdout


def mypy_reports(texts: Mapping[str, str], folder: Path, cache: Path) -> dict[str, Reports]:
    """Return what mypy with the plugin and the linter reports, by module."""
    found = {name: Reports([], []) for name in texts}
    for match in REPORT.finditer(run_mypy(texts, folder, cache)):
        if match["sort"] == "error":
            found[match["file"]].errors.append(match["message"])
        elif WARNING.search(match["message"]):
            found[match["file"]].warnings.append(match["message"])
    return found
