"""mypy as people run it: settings in each format, workers, parsers, packages, operations from elsewhere."""

from __future__ import annotations

import subprocess
import zipfile
from pathlib import Path
from textwrap import dedent

import pytest

from tests.typing.projects import EXPECTED, INI, LIBRARY, OPERATIONS, STUBS, has_option, mypy, package, write
from tests.wheels import PIP, build_wheel, environment

_LISTED = 'plugins = ["typedtensor.mypy_plugin"]\n'
_SETTINGS = {
    "mypy.ini": INI,
    ".mypy.ini": INI,
    "setup.cfg": INI,
    "pyproject.toml": f"[tool.mypy]\n{_LISTED}",
}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache for all of these, so that the library and NumPy are read once."""
    return tmp_path_factory.mktemp("cache")


@pytest.mark.slow
@pytest.mark.parametrize("name", _SETTINGS)
def test_settings(name: str, tmp_path: Path, shared: Path) -> None:
    write(tmp_path, package() | {name: _SETTINGS[name]})
    assert mypy(tmp_path, "app", cache=shared) == EXPECTED


@pytest.mark.slow
def test_variables_of_other_axes(tmp_path: Path, shared: Path) -> None:
    """``x = layer(x)``: mypy's own setting lets the type of a variable change, and the plugin follows."""
    if not has_option("--allow-redefinition-old"):
        pytest.skip("this mypy has another setting for it")
    program = """
        from typing import reveal_type
        from typedtensor import Axis, Expr, Tensor
        from typedtensor.nn import Linear
        from typedtensor.ops import relu
        class Batch(Axis): ...
        class A(Axis, size=4): ...
        class B(Axis, size=8): ...
        def f(x: Expr[Tensor[Batch, A]]) -> Expr[Tensor[Batch, A]]:
            x = relu(Linear(A, B)(x))
            reveal_type(x)
            x.sum(A)
            x = x >> Linear(B, A)
            return x
    """
    write(tmp_path, {"app.py": dedent(program), "mypy.ini": f"{INI}[mypy-app]\nallow_redefinition = True\n"})
    found = mypy(tmp_path, "app.py", cache=shared)
    assert found == [
        'app.py:11: note: Revealed type is "Expr[Tensor[Batch, B]]"',
        'app.py:12: error: Sum[A] cannot be applied to Tensor[Batch, B]: its rule "t *A U *B -> t *A *B" needs an '
        "axis U (A) in the operand, which has only (Batch, B)  [axes]",
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [["-n", "2"], ["--native-parser"], ["--no-native-parser"], ["--native-parser", "-n", "2"], ["--no-incremental"]],
    ids=" ".join,
)
def test_workers_and_parsers(options: list[str], tmp_path: Path) -> None:
    for option in options:
        if option.startswith("-") and not has_option(option):
            pytest.skip(f"this mypy has no {option}")
    write(tmp_path, package() | {"mypy.ini": INI})
    for _cold_then_warm in range(2):
        found = mypy(tmp_path, *options, "app", cache=tmp_path / "cache")
        assert found == EXPECTED
        with (tmp_path / "app" / "model.py").open("a") as file:
            file.write("# Changed, so that it is checked again.\n")


@pytest.mark.slow
@pytest.mark.parametrize(
    "settings",
    [
        pytest.param(INI, id="NumPy's types"),
        pytest.param(f"{INI}mypy_path = {STUBS}\n{LIBRARY}", id="stubs of NumPy"),
    ],
)
def test_a_module_alone_with_silent_imports(settings: str, tmp_path: Path) -> None:
    """With a cache of its own: this is a setting of each module that is read."""
    write(tmp_path, package() | {"mypy.ini": settings})
    assert mypy(tmp_path, "--follow-imports=silent", "app/model.py", cache=tmp_path / "cache") == EXPECTED


@pytest.mark.slow
def test_nested_packages(tmp_path: Path, shared: Path) -> None:
    write(tmp_path, package("app/inner") | {"app/__init__.py": "", "mypy.ini": INI})
    assert mypy(tmp_path, "-p", "app", cache=shared) == EXPECTED


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [["-p", "space.app"], ["--explicit-package-bases", "space"]], ids=" ".join)
def test_namespace_packages(arguments: list[str], tmp_path: Path, shared: Path) -> None:
    write(tmp_path, package("space/app", init=False) | {"mypy.ini": INI})
    assert mypy(tmp_path, *arguments, cache=shared) == EXPECTED


@pytest.mark.slow
def test_sources_below_a_folder(tmp_path: Path, shared: Path) -> None:
    sources = {f"src/{name}": text for name, text in package().items()}
    write(tmp_path, sources | {"mypy.ini": f"{INI}mypy_path = src\n"})
    assert mypy(tmp_path, "src", cache=shared) == EXPECTED


@pytest.mark.slow
@pytest.mark.parametrize("folder", ["axis_operations", "space/axis_operations"])
def test_operations_of_another_distribution(folder: str, tmp_path: Path, shared: Path) -> None:
    wheel = _wheel(tmp_path, folder)
    target = tmp_path / "installed"
    subprocess.run([*PIP, "install", "--no-deps", "--no-index", "--target", str(target), str(wheel)], check=True)
    project = tmp_path / "project"
    write(project, package(operations=folder.replace("/", ".")) | {"mypy.ini": INI})
    for _cold_then_warm in range(2):
        assert mypy(project, "app", cache=shared, installed=target) == EXPECTED
        with (project / "app" / "model.py").open("a") as file:
            file.write("# Changed, so that it is checked again, and the operations come from the cache.\n")


@pytest.mark.slow
def test_an_isolated_environment(tmp_path: Path) -> None:
    """That of a hook of pre-commit has what is installed for it, ``additional_dependencies``, and not the project."""
    python = environment(tmp_path / "environment", f"typedtensor-lang[check] @ {build_wheel(tmp_path).as_uri()}")
    project = tmp_path / "project"
    write(project, package() | {"pyproject.toml": _SETTINGS["pyproject.toml"]})
    files = [str(path.relative_to(project)) for path in sorted(project.rglob("*.py"))]
    hook = ["--ignore-missing-imports", "--scripts-are-modules", *files]
    assert mypy(project, *hook, cache=tmp_path / "cache", python=python) == EXPECTED


def _wheel(folder: Path, name: str) -> Path:
    """A distribution with operations."""
    information = "axis_operations-1.0.dist-info"
    files = {
        f"{name}/__init__.py": OPERATIONS,
        f"{name}/py.typed": "",
        f"{information}/METADATA": "Metadata-Version: 2.1\nName: axis-operations\nVersion: 1.0\n",
        f"{information}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    files[f"{information}/RECORD"] = "".join(f"{path},,\n" for path in [*files, f"{information}/RECORD"])
    path = folder / "axis_operations-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for inside, text in files.items():
            archive.writestr(inside, text)
    return path


@pytest.mark.slow
def test_numbers_by_numpys_own_types(tmp_path: Path, shared: Path) -> None:
    """The cases read a part of NumPy's types; these are the real ones."""
    values = ["np.sqrt(8)", "np.log(n)", "0.5 * np.log(2 * np.pi)", "a.std()", "a[0]", "np.mean(a)", "np.prod(shape)"]
    lines = [f"    reveal_type({line})" for value in values for line in (f"x / ({value})", f"({value}) * x")]
    program = """
        from typing import reveal_type
        import numpy as np
        from typedtensor import Axis, Expr, Tensor
        class Batch(Axis): ...
        def f(x: Expr[Tensor[Batch]], a: np.ndarray, n: int, shape: tuple[int, ...]) -> None:
    """
    write(tmp_path, {"app.py": dedent(program).rstrip() + "\n" + "\n".join(lines), "mypy.ini": INI})
    found = mypy(tmp_path, "app.py", cache=shared)
    assert {line.partition("note: ")[2] for line in found} == {'Revealed type is "Expr[Tensor[Batch]]"'}
    assert len(found) == len(lines)
