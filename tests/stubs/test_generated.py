"""The stubs in the repository are those that the rules give, and mypy with the plugin does not notice them."""

from __future__ import annotations

import ast
import builtins
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.sampling import sample
from typedtensor.errors import TypedTensorError
from typedtensor.stubgen import difference, library_stubs
from typedtensor.stubgen.command import main

TYPE_CASES = sorted((ROOT / "tests" / "typing" / "cases").glob("*.py"))


def test_regenerating_gives_the_same_text() -> None:
    changes = difference(library_stubs(), ROOT / "stubs")
    assert not changes, f"run `typedtensor stubs typedtensor -o stubs`:\n{changes[:2000]}"


@pytest.mark.parametrize("path", sample(sorted((ROOT / "stubs").rglob("*.pyi")), one_in=8), ids=lambda path: path.stem)
def test_a_stub_declares_everything_that_it_names_and_a_type_has_one_run_of_axes(path: Path) -> None:
    bound: set[str] = set()
    used: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import() | ast.ImportFrom():
                bound |= {alias.asname or alias.name for alias in node.names}
            case ast.ClassDef() | ast.FunctionDef():
                bound.add(node.name)
            case ast.Name():
                (bound if isinstance(node.ctx, ast.Store) else used).add(node.id)
            case ast.Tuple():
                assert sum(isinstance(element, ast.Starred) for element in node.elts) <= 1, ast.unparse(node)
    assert used - bound <= set(dir(builtins))


def test_other_peoples_stubs_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    package = tmp_path / "package"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "operations.py").write_text(
        "from typedtensor.ops import PolyOp1\nclass A(PolyOp1, rule='*A -> *A'): ..."
    )
    gone = package / "gone.py"
    gone.write_text("")
    theirs = tmp_path / "typings" / "package" / "theirs.pyi"
    theirs.parent.mkdir(parents=True)
    theirs.write_text("x: int\n")
    assert main(["package"]) == 0
    gone.unlink()
    assert main(["package", "--check"]) == 1
    assert main(["package"]) == 0
    assert sorted(path.name for path in theirs.parent.iterdir()) == ["__init__.pyi", "operations.pyi", "theirs.pyi"]
    with pytest.raises(TypedTensorError, match="no module elsewhere"):
        main(["elsewhere"])


@pytest.mark.slow
def test_mypy_with_the_plugin_says_the_same_with_and_without_stubs(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "mypy.ini").write_text("[mypy]\nplugins = typedtensor.mypy_plugin\nstrict = True\n")
    bare = tmp_path / "bare"
    shutil.copytree(installed, bare)
    for stub in bare.rglob("*.pyi"):
        stub.unlink()
    assert _mypy(tmp_path, installed) == _mypy(tmp_path, bare)


def _mypy(folder: Path, library: Path) -> list[str]:
    environment = {"MYPYPATH": str(library), "PYTHONPATH": str(library), "PATH": ""}
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--cache-dir",
        str(folder / f"cache_{library.name}"),
        *map(str, TYPE_CASES),
    ]
    finished = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert finished.returncode == 1, finished.stdout + finished.stderr
    # On this path the library is no installed package, so that mypy reports what it finds in it too.
    return [line for line in finished.stdout.splitlines() if "/cases/" in line]
