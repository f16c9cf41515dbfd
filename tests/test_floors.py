"""Imports run downwards only: a floor knows the floors below it and nothing above."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest

PACKAGE = Path(__file__).parents[1] / "typedtensor"

FLOORS = (
    "errors",
    "origin",
    "rules",
    "methods",
    "axes",
    "backends",
    "operand",
    "tensor_type",
    "tensor",
    "scope",
    "expr",
    "bundles",
    "protocols",
    "module",
    "ops",
    "coroutines",
    "ad",
    "structured",
    "plan",
    "execution",
    "watching",
    "nn",
    "optim",
    "io",
    "testing",
    "rulebook",
    "seeing",
    "lsp",
    "stubgen",
    "cli",
    "__main__",
)
"""From the ground upwards."""

FACADE = "__init__"
"""The names of all floors; above them all."""

PLUGIN = "mypy_plugin"
"""Beside the house: it runs in the type checker, where there may be no NumPy."""

BELOW_PLUGIN = {"rules", "methods", PLUGIN}

ABOVE_PLUGIN = {"seeing", "lsp", "cli", "__main__"}
"""What shows to people what the type checker knows."""

UPWARDS_IN_TYPES = {("tensor_type", "tensor")}
"""Annotations that name what is above: a type and its instances refer to each other."""

THIRD_PARTY = {
    "rules": set(),
    "methods": set(),
    "errors": set(),
    "stubgen": set(),
    PLUGIN: {"mypy"},
    "seeing": {"mypy"},
    "lsp": {"mypy", "pygls", "lsprotocol"},
}
"""What may be imported as a module loads; NumPy if nothing is said. Everything optional is imported when it is used."""

Where = Literal["load", "call", "types"]


@dataclass(frozen=True)
class Import:
    """An import statement: when it is carried out, and what it imports."""

    source: str
    line: int
    target: str
    where: Where

    def __str__(self) -> str:
        return f"{self.source}:{self.line} imports {self.target}"


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def floor_of(name: str) -> str:
    """The floor of a module, by its dotted name."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 else FACADE


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path: Path) -> Iterator[Import]:
    name = name_of(path)
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    yield from _walk(ast.parse(path.read_text(encoding="utf-8")), name, package, "load")


def _walk(node: ast.AST, name: str, package: str, where: Where) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.Import, ast.ImportFrom)):
            for target in _targets(child, package):
                yield Import(name, child.lineno, target, where)
        elif isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            yield from _walk(child, name, package, "types" if where == "types" else "call")
        elif isinstance(child, ast.If) and _is_type_checking(child.test):
            yield from _walk(ast.Module(child.body, []), name, package, "types")
            yield from _walk(ast.Module(child.orelse, []), name, package, where)
        elif isinstance(child, ast.Call) and _is_import_by_name(child):
            yield Import(name, child.lineno, ast.literal_eval(child.args[0]), "call")
        else:
            yield from _walk(child, name, package, where)


def _is_type_checking(test: ast.expr) -> bool:
    return ast.unparse(test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def _is_import_by_name(call: ast.Call) -> bool:
    function = ast.unparse(call.func)
    return function.endswith("import_module") and bool(call.args) and isinstance(call.args[0], ast.Constant)


def _targets(statement: ast.Import | ast.ImportFrom, package: str) -> list[str]:
    if isinstance(statement, ast.Import):
        return [alias.name for alias in statement.names]
    source = statement.module or ""
    if statement.level:
        ancestors = package.split(".")[: len(package.split(".")) - statement.level + 1]
        source = ".".join([*ancestors, *([source] if source else [])])
    inside = PACKAGE.parent.joinpath(*source.split("."))
    return [
        f"{source}.{alias.name}" if (inside / alias.name).is_dir() or (inside / f"{alias.name}.py").exists() else source
        for alias in statement.names
    ]


def is_ours(target: str) -> bool:
    return target.partition(".")[0] == "typedtensor"


def allowed(source: str, target: str) -> bool:
    if source == FACADE:
        return True
    if source == PLUGIN:
        return target in BELOW_PLUGIN
    if target in (FACADE, PLUGIN):
        return source in ABOVE_PLUGIN
    return FLOORS.index(target) <= FLOORS.index(source)


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_every_module_belongs_to_a_floor(path: Path) -> None:
    assert floor_of(name_of(path)) in {*FLOORS, PLUGIN, FACADE}


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_imports_run_downwards(path: Path) -> None:
    upwards = [
        str(found)
        for found in imports_of(path)
        if found.where != "types"
        and is_ours(found.target)
        # The methods of operands apply operations, which are defined far above and named in one place.
        and (found.source, found.target, found.where) != ("typedtensor.operand", "typedtensor.ops", "call")
        and not allowed(floor_of(found.source), floor_of(found.target))
    ]
    assert not upwards


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_annotations_look_upwards_only_where_listed(path: Path) -> None:
    upwards = [
        str(found)
        for found in imports_of(path)
        if found.where == "types"
        and is_ours(found.target)
        and (floor_of(found.source), floor_of(found.target)) not in UPWARDS_IN_TYPES
        and not allowed(floor_of(found.source), floor_of(found.target))
    ]
    assert not upwards


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_nothing_optional_is_needed_to_load(path: Path) -> None:
    permitted = THIRD_PARTY.get(floor_of(name_of(path)), {"numpy"})
    foreign = [
        str(found)
        for found in imports_of(path)
        if found.where == "load"
        and not is_ours(found.target)
        and (top := found.target.partition(".")[0]) not in sys.stdlib_module_names
        and top not in permitted
    ]
    assert not foreign


def test_the_walk_sees_every_kind_of_import(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "typedtensor"
    (package / "ops").mkdir(parents=True)
    source = package / "ops" / "sample.py"
    source.write_text(
        "import numpy as np\n"
        "from . import sample\n"
        "from ..axes import Axis\n"
        "if TYPE_CHECKING:\n"
        "    from typedtensor.tensor import Tensor\n"
        "else:\n"
        "    import math\n"
        "def f():\n"
        "    import typedtensor.nn\n"
        "    importlib.import_module('typedtensor.optim')\n"
    )
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", package)
    assert [(i.line, i.target, i.where) for i in imports_of(source)] == [
        (1, "numpy", "load"),
        (2, "typedtensor.ops.sample", "load"),
        (3, "typedtensor.axes", "load"),
        (5, "typedtensor.tensor", "types"),
        (7, "math", "load"),
        (9, "typedtensor.nn", "call"),
        (10, "typedtensor.optim", "call"),
    ]
