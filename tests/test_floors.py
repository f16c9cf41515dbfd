"""Imports run downwards only: a floor knows the floors below it and nothing above."""

from __future__ import annotations

import ast
import functools
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest

PACKAGE = Path(__file__).parents[1] / "typedtensor"

FLOORS = (
    "errors",
    "elsewhere",
    "rules",
    "methods",
    "base",
    "backends",
    "core",
    "ops.core",
    "ops.library.elementwise",
    "ops.library",
    "ops",
    "replaying",
    "coroutines",
    "ad",
    "control.bodies",
    "control.derivatives",
    "control.operations",
    "control",
    "random",
    "ir",
    "lowering",
    "passes",
    "targets",
    "targets.numpy",
    "targets.native",
    "targets.xla",
    "mesh",
    "runtime",
    "transforms",
    "prob",
    "profiling",
    "nn",
    "optim",
    "io",
    "onnx",
    "interop",
    "staging.parts",
    "staging",
    "generation",
    "training",
    "sklearn",
    "jax",
    "torch",
    "testing",
    "rule_docs",
    "port",
    "inspection",
    "lsp",
    "playground",
    "stubgen",
    "cli",
    "__main__",
)
"""Rooms and rooms inside rooms, from the ground upwards."""

PLUGIN_FLOORS = ("mypy_plugin.base", "mypy_plugin.types", "mypy_plugin.features", "mypy_plugin", "lint")
"""Those of the two plugins, the linter on top."""

FACADE = "__init__"
"""The names of all floors; above them all."""

BELOW_PLUGIN = {"rules", "methods", "elsewhere"}
"""What the plugin stands on. It is beside the house: it runs in the type checker, where there may be no NumPy."""

ABOVE_PLUGIN = {"inspection", "lsp", "playground", "cli", "__main__"}
"""What shows to people what the type checker knows."""

THIRD_PARTY = {
    "rules": set(),
    "methods": set(),
    "elsewhere": set(),
    "errors": set(),
    "stubgen": set(),
    **{floor: {"mypy"} for floor in PLUGIN_FLOORS},
    "inspection": {"mypy"},
    "lsp": {"mypy", "pygls", "lsprotocol"},
    "playground": {"mypy"},
}
"""What may be imported as a module loads; NumPy if nothing is said. Everything optional is imported when it is used."""

RUN = {
    "typedtensor.__main__",
    "typedtensor.playground",
    "typedtensor.playground.checking",
    "typedtensor.playground.running",
    "typedtensor.stubgen",
}
PUBLIC = ("ad.curry", "generation", "jax", "lint", "onnx", "prob", "profiling", "sklearn", "testing", "torch")
ENTRANCES = RUN | {f"typedtensor.{name}" for name in PUBLIC}
"""Files and folders that no others import: they are run, or imported by users."""

LOOKED_UP = "typedtensor.cli."
"""The files of commands, which are imported by the name of the command."""

UPWARDS = {
    # The methods of operands apply operations, which are defined far above and named in one place.
    ("typedtensor.core.dispatch", "typedtensor.ops", "name"),
    # What a missing name is called here is known to what documents all names.
    ("typedtensor.base.unknown", "typedtensor.rule_docs.likeness", "name"),
}
"""What is imported from above, when it is used."""

Where = Literal["load", "call", "name", "types"]


@dataclass(frozen=True)
class Import:
    """An import statement, or an import by name: when it is carried out, and what it imports."""

    source: str
    line: int
    target: str
    where: Where

    def __str__(self) -> str:
        return f"{self.source}:{self.line} imports {self.target}"


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def floor_of(name: str) -> str | None:
    """The innermost room of a module, by its dotted name."""
    inside = name.partition(".")[2] or FACADE
    while inside and inside not in {*FLOORS, *PLUGIN_FLOORS, FACADE}:
        inside = inside.rpartition(".")[0]
    return inside or None


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@functools.cache
def imports() -> tuple[Import, ...]:
    """All imports of the package."""
    return tuple(found for path in modules() for found in imports_of(path))


def imports_of(path: Path) -> Iterator[Import]:
    name = name_of(path)
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    text = path.read_text(encoding="utf-8")
    # Most of a tree is expressions, and few files import by an expression.
    skipped = () if "import_module" in text else (ast.expr,)
    yield from _walk(ast.parse(text), name, package, "load", skipped)


def _walk(node: ast.AST, name: str, package: str, where: Where, skipped: tuple[type[ast.AST], ...]) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, skipped):
            continue
        if isinstance(child, (ast.Import, ast.ImportFrom)):
            for target in _targets(child, package):
                yield Import(name, child.lineno, target, where)
        elif isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            yield from _walk(child, name, package, "types" if where == "types" else "call", skipped)
        elif isinstance(child, ast.If) and _is_type_checking(child.test):
            yield from _walk(ast.Module(child.body, []), name, package, "types", skipped)
            yield from _walk(ast.Module(child.orelse, []), name, package, where, skipped)
        elif isinstance(child, ast.Call) and _is_import_by_name(child):
            yield Import(name, child.lineno, ast.literal_eval(child.args[0]), "name")
        else:
            yield from _walk(child, name, package, where, skipped)


def _is_type_checking(test: ast.expr) -> bool:
    return ast.unparse(test) in ("TYPE_CHECKING", "typing.TYPE_CHECKING")


def _is_import_by_name(call: ast.Call) -> bool:
    function = getattr(call.func, "attr", getattr(call.func, "id", ""))
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


def allowed(source: str | None, target: str | None) -> bool:
    if source == FACADE:
        return True
    if source in PLUGIN_FLOORS:
        return target in BELOW_PLUGIN or (
            target in PLUGIN_FLOORS and PLUGIN_FLOORS.index(target) <= PLUGIN_FLOORS.index(source)
        )
    if target in (FACADE, *PLUGIN_FLOORS):
        return source in ABOVE_PLUGIN
    return FLOORS.index(str(target)) <= FLOORS.index(str(source))


def test_every_module_belongs_to_a_floor() -> None:
    assert not [path for path in modules() if floor_of(name_of(path)) is None]


def test_every_file_is_used() -> None:
    used: set[str] = set()
    for found in imports():
        name = found.target
        while name and not f"{found.source}.".startswith(f"{name}."):  # a folder by a file outside of it
            used.add(name)
            name = name.rpartition(".")[0]
    files = {*map(name_of, modules())} - {"typedtensor"}
    alone = {name for name in files - used if not name.startswith(LOOKED_UP)}
    assert not alone - ENTRANCES, f"no other file imports {', '.join(sorted(alone - ENTRANCES))}"


def test_no_files_import_each_other() -> None:
    files = {name_of(path) for path in modules()}
    below: dict[str, set[str]] = {name: set() for name in files}
    for found in imports():
        if found.where == "load" and found.target in files:
            below[found.source].add(found.target)
    assert not on_circles(below)


def on_circles(below: Mapping[str, set[str]]) -> set[str]:
    """The files that import themselves through others, and those between two circles."""
    left = {name: set(targets) for name, targets in below.items()}
    while left:
        used = set().union(*left.values())
        ends = {name for name, targets in left.items() if not targets & left.keys() or name not in used}
        if not ends:
            break
        left = {name: targets - ends for name, targets in left.items() if name not in ends}
    return set(left)


def test_a_circle_is_found() -> None:
    below = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}
    assert on_circles(below) == {"b", "c"}
    assert not on_circles({**below, "c": {"d"}})


def test_imports_run_downwards() -> None:
    upwards = [
        str(found)
        for found in imports()
        if found.where != "types"
        and is_ours(found.target)
        and (found.source, found.target, found.where) not in UPWARDS
        and not allowed(floor_of(found.source), floor_of(found.target))
    ]
    assert not upwards


def test_annotations_look_downwards_too() -> None:
    upwards = [
        str(found)
        for found in imports()
        if found.where == "types"
        and is_ours(found.target)
        and not allowed(floor_of(found.source), floor_of(found.target))
    ]
    assert not upwards


def test_nothing_optional_is_needed_to_load() -> None:
    foreign = [
        str(found)
        for found in imports()
        if found.where == "load"
        and not is_ours(found.target)
        and (top := found.target.partition(".")[0]) not in sys.stdlib_module_names
        and top not in THIRD_PARTY.get(str(floor_of(found.source)), {"numpy"})
    ]
    assert not foreign


def test_a_type_checker_of_a_users_program_reads_no_optional_library() -> None:
    """Its types would be read with each program where it is installed; JAX's take a quarter of a minute."""
    small = {"typing_extensions", "threadpoolctl", "array_api_compat", "pygls", "lsprotocol"}
    read = {"typedtensor", "numpy", "mypy", *small, *sys.stdlib_module_names}
    foreign = [
        str(found) for found in imports() if found.where != "name" and found.target.partition(".")[0] not in read
    ]
    assert not foreign


def test_the_walk_sees_every_kind_of_import(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "typedtensor"
    (package / "ops").mkdir(parents=True)
    source = package / "ops" / "sample.py"
    source.write_text(
        "import numpy as np\n"
        "from . import sample\n"
        "from ..core.axes import Axis\n"
        "if TYPE_CHECKING:\n"
        "    from typedtensor.core.tensor import Tensor\n"
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
        (3, "typedtensor.core.axes", "load"),
        (5, "typedtensor.core.tensor", "types"),
        (7, "math", "load"),
        (9, "typedtensor.nn", "call"),
        (10, "typedtensor.optim", "name"),
    ]


def test_one_name_is_one_thing() -> None:
    """Names that once meant several things: at most one class or alias of each in the package."""
    once = {"Operand", "Part", "Structure", "Verdict", "Pool", "Memory", "Call", "Groups"}
    found = Counter(name for path in modules() for name in _defined(path) if name in once)
    assert {name: number for name, number in found.items() if number > 1} == {}


def _defined(path: Path) -> Iterator[str]:
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.ClassDef):
            yield statement.name
        elif isinstance(statement, ast.Assign):
            yield from (target.id for target in statement.targets if isinstance(target, ast.Name))
