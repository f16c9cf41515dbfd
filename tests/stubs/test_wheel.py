"""The wheel, installed in an environment of its own; the checkers find the stubs without being told."""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tests.stubs.checkers import CASES, NAMES, complaints, expected
from tests.stubs.conftest import ROOT

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of a fresh environment, with the wheel and nothing that it depends on."""
    folder = tmp_path_factory.mktemp("wheel")
    source, wheels, environment = folder / "source", folder / "wheels", folder / "environment"
    # Building leaves files beside the sources.
    source.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    for name in ("typedtensor", "stubs"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", str(wheels), str(source)], check=True)
    venv.create(environment, with_pip=False)
    python = environment / "bin" / "python"
    subprocess.run([*pip, "--python", str(python), "install", "--no-deps", *map(str, wheels.glob("*.whl"))], check=True)
    return python


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("case", ["accepted.py", "rejected.py.txt"])
def test_cases(name: str, case: str, python: Path, tmp_path: Path) -> None:
    file = Path(shutil.copy(CASES / case, tmp_path / "case.py"))
    # Pyrefly checks little in a folder that has no configuration, whatever it holds.
    (tmp_path / "pyrefly.toml").touch()
    found = complaints(name, file, python)
    assert set(found) == expected(file, name), found


def test_an_editable_installation_has_the_sources_alone(tmp_path: Path, python: Path) -> None:
    source = python.parents[2] / "source"
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    target = tmp_path / "target"
    subprocess.run([*pip, "install", "--no-deps", "--target", str(target), "--editable", str(source)], check=True)
    [path_file] = target.glob("*.pth")
    assert path_file.read_text().split() == [str(source)]
    assert not list(target.rglob("*.pyi"))
