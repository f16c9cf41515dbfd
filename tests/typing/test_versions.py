"""The type cases under each version of mypy that the plugin supports, in an environment of its own."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
VERSIONS = ("2.2", "2.3", "2.4")
"""The first, the middle and the last minor version of the range in ``pyproject.toml``."""

_OLDER = [
    "--deselect=tests/typing/test_cases.py::test_case[layers]",
    "--deselect=tests/typing/test_cases.py::test_case[ruled]",
]
"""Before 2.4 mypy says more after "Cannot infer value of type parameter", and does not take a ``Tensor[Batch, Hidden]``
for a ``Tensor[*tuple[Any, ...], Hidden]``, as a pipeline does that begins with a layer on a run that is not known."""

_TESTS = ("tests/typing/test_cases.py", "tests/typing/test_cache.py", "tests/typing/test_daemon.py")


def test_they_are_the_range_that_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    major, minor = VERSIONS[-1].split(".")
    declared = f"mypy>={VERSIONS[0]},<{major}.{int(minor) + 1}"
    assert declared in project["optional-dependencies"]["check"]


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS)
def test_the_cases(version: str, tmp_path: Path) -> None:
    venv.create(tmp_path, with_pip=True)
    python = str(tmp_path / ("Scripts" if sys.platform == "win32" else "bin") / "python")
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*install, f"mypy=={version}.*", "hypothesis", "numpy", "pytest"], check=True)
    command = [python, "-m", "pytest", "--quiet", "-p", "no:cacheprovider", *_TESTS]
    command += [] if version == VERSIONS[-1] else _OLDER
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
