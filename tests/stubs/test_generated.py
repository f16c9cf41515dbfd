"""The stubs in the repository are those that the rules give, and mypy with the plugin does not notice them."""

from __future__ import annotations

import ast
import builtins
import inspect
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.sampling import sample
from typedtensor import ops
from typedtensor.errors import TypedTensorError
from typedtensor.stubgen import difference, library_stubs
from typedtensor.cli.stubs import main
from typedtensor.stubgen.tree import library_operations

TYPE_CASES = sorted((ROOT / "tests" / "typing" / "cases").glob("*.py"))


def test_regenerating_gives_the_same_text() -> None:
    changes = difference(library_stubs(), ROOT / "stubs")
    assert not changes, f"run `typedtensor stubs typedtensor -o stubs`:\n{changes[:2000]}"


@pytest.mark.parametrize("path", sample(sorted((ROOT / "stubs").rglob("*.pyi")), one_in=8), ids=lambda path: path.stem)
def test_a_stub_declares_all_names_and_documents_all_overloads_and_a_type_has_one_run_of_axes(path: Path) -> None:
    bound: set[str] = set()
    used: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import() | ast.ImportFrom():
                bound |= {alias.asname or alias.name for alias in node.names}
            case ast.ClassDef() | ast.FunctionDef():
                bound.add(node.name)
                if "overload" in map(ast.unparse, node.decorator_list):
                    assert ast.get_docstring(node), node.name  # pyright searches all sources for one that has none
            case ast.Name():
                (bound if isinstance(node.ctx, ast.Store) else used).add(node.id)
            case ast.Tuple():
                assert sum(isinstance(element, ast.Starred) for element in node.elts) <= 1, ast.unparse(node)
    assert used - bound <= set(dir(builtins))


def test_constructors_take_the_options_of_their_classes_and_bases() -> None:
    """Also where a base has the constructor, as that of ``tril(x, Row, Column, 1)``."""
    for name, operation in library_operations().items():
        taken = inspect.signature(getattr(ops, name).__init__).parameters
        options = {n for n, x in taken.items() if x.default is not x.empty and x.kind is not x.VAR_KEYWORD}
        written = operation.constructor
        assert options <= {x.arg for x in (*written.posonlyargs, *written.args, *written.kwonlyargs)}, name


def test_the_stubs_are_short_enough_to_be_read_and_to_be_shown_while_typing() -> None:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "stubs").rglob("*.pyi")]
    assert sum(text.count("\n") for text in texts) <= 30_000
    for text in texts:
        for name, overloads in Counter(re.findall(r"^ *@overload\n +def (\w+)\(", text, re.MULTILINE)).items():
            assert overloads <= 250 or name.startswith("__"), (text.partition("\n")[0], name, overloads)


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


def test_an_editable_installation_gets_all_stubs_and_copies_of_the_other_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    outdated = tmp_path / "typedtensor-stubs" / "outdated.pyi"
    outdated.parent.mkdir()
    outdated.touch()
    assert main(["--install"]) == 0
    assert capsys.readouterr().out == f"{outdated.parent}\n"
    assert not outdated.exists()
    written = {path.relative_to(outdated.parent).as_posix(): path for path in outdated.parent.rglob("*.pyi")}
    package, stubs = ROOT / "typedtensor", ROOT / "stubs" / "typedtensor"
    assert {*written} == {f"{path.relative_to(package).as_posix()}i" for path in package.rglob("*.py")}
    for name, path in written.items():
        origin = stubs / name if (stubs / name).exists() else (package / name).with_suffix(".py")
        assert path.read_bytes() == origin.read_bytes()
    assert (outdated.parent / "py.typed").read_text() == ""  # complete, not "partial"
    with pytest.raises(SystemExit):
        main(["--install", "elsewhere"])


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
