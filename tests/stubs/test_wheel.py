"""The wheel, installed in an environment of its own; the checkers find the stubs without being told."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.stubs.checkers import CASES, NAMES, complaints, expected
from tests.wheels import PIP, build_wheel, environment

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of a fresh environment, with the wheel and NumPy, on which it depends."""
    folder = tmp_path_factory.mktemp("wheel")
    return environment(folder / "environment", str(build_wheel(folder)))


@pytest.fixture(scope="module")
def editable(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment with an editable installation, and its stubs."""
    folder = tmp_path_factory.mktemp("editable")
    interpreter = environment(folder / "environment", "--editable", str(python.parents[2] / "source"))
    subprocess.run([str(interpreter), "-m", "typedtensor", "stubs", "--install"], check=True)
    return interpreter


@pytest.mark.parametrize("name", NAMES)
def test_mistakes_are_found(name: str, python: Path, tmp_path: Path) -> None:
    """By the stubs alone: what else they say is in ``test_checkers.py``."""
    file = Path(shutil.copy(CASES / "rejected.py.txt", tmp_path / "case.py"))
    # Pyrefly checks little in a folder that has no configuration, whatever it holds.
    (tmp_path / "pyrefly.toml").touch()
    found = complaints(name, file, python)
    assert set(found) == expected(file, name), found


@pytest.mark.parametrize(
    ("name", "text"), [("README.md", ""), ("pyrefly.toml", ""), ("pyproject.toml", "[tool.pyrefly]\n")]
)
def test_pyrefly_checks_axes_in_a_folder_with_its_configuration(
    name: str, text: str, python: Path, tmp_path: Path
) -> None:
    file = Path(shutil.copy(CASES / "rejected.py.txt", tmp_path / "case.py"))
    (tmp_path / name).write_text(text)
    found = complaints("pyrefly", file, python)
    assert set(found) == (set() if name == "README.md" else expected(file, "pyrefly"))


@pytest.mark.parametrize("name", NAMES)
def test_mistakes_are_found_beside_an_editable_installation(name: str, editable: Path, tmp_path: Path) -> None:
    (tmp_path / "pyrefly.toml").touch()
    for case in ("accepted.py", "rejected.py"):
        file = Path(shutil.copy(CASES / case if case == "accepted.py" else CASES / "rejected.py.txt", tmp_path / case))
        found = complaints(name, file, editable)
        assert set(found) == expected(file, name), found


def test_an_editable_installation_has_the_sources_alone(tmp_path: Path, python: Path) -> None:
    source = python.parents[2] / "source"
    target = tmp_path / "target"
    subprocess.run([*PIP, "install", "--no-deps", "--target", str(target), "--editable", str(source)], check=True)
    [path_file] = target.glob("*.pth")
    assert path_file.read_text().split() == [str(source)]
    assert not list(target.rglob("*.pyi"))
