"""The stubs of the library as a tree of files, which is compared with the generated one."""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from typedtensor.stubgen.methods import Receiver, method_definitions
from typedtensor.stubgen.module import HEADER, render_module
from typedtensor.stubgen.source import Operation, operations
from typedtensor.stubgen.spelling import Speller

PACKAGE = Path(__file__).parents[1]

_ROOMS = ("control", "core", "nn", "ops", "random")
"""The packages whose modules may need stubs."""

_EXPANDED = re.compile(r"^ *if not (TYPEDTENSOR_PLUGIN|MYPY):\n +(?! |from )", re.MULTILINE)
"""What a stub says beside its source: more than imports for it."""

_RECEIVERS = {
    "Tensor": Receiver("real"),
    "IntTensor": Receiver("int"),
    "BoolTensor": Receiver("bool"),
    "Expr": Receiver(None),
}


def library_stubs(package: Path = PACKAGE) -> dict[str, str]:
    """The stubs of the library, by path: of the modules where something is expanded."""
    known, declared = library_operations(package), _declared_methods(package)

    def methods(definition: ast.ClassDef, speller: Speller) -> Sequence[str]:
        receiver = _RECEIVERS.get(definition.name)
        return [] if receiver is None else method_definitions(receiver, declared, known, speller)

    stubs = {}
    for path in (path for room in _ROOMS for path in sorted((package / room).rglob("*.py"))):
        name = f"typedtensor/{path.relative_to(package).as_posix()}"
        text = render_module(path.read_text(encoding="utf-8"), name, known, methods)
        if _EXPANDED.search(text):
            stubs[f"{name}i"] = text
    return stubs | {"typedtensor/ops/__init__.pyi": _facade(package)}


@cache
def library_operations(package: Path = PACKAGE) -> Mapping[str, Operation]:
    """The operations of the library, by name."""
    known: dict[str, Operation] = {}
    for path in sorted((package / "ops").rglob("*.py")):
        known |= operations(ast.parse(path.read_text(encoding="utf-8")))
    return known


def _facade(package: Path) -> str:
    """The stub of ``typedtensor.ops``, with names instead of star imports."""
    body = ast.parse((package / "ops" / "__init__.py").read_text(encoding="utf-8")).body
    collected = [s.module for s in body if isinstance(s, ast.ImportFrom) and s.module and s.names[0].name == "*"]
    names = {module: _exports(package.parent.joinpath(*module.split(".")).with_suffix(".py")) for module in collected}
    imports = [f"from {module} import {', '.join(exported)}" for module, exported in names.items()]
    exported = f"__all__ = {sorted(name for exported in names.values() for name in exported)}"
    return "\n".join([HEADER.format("typedtensor/ops/__init__.py"), *imports, exported, ""])


def _exports(path: Path) -> list[str]:
    """The ``__all__`` of a module."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    exported = [s for s in body if isinstance(s, (ast.Assign, ast.AugAssign)) and ast.unparse(s).startswith("__all__")]
    return [name for s in exported for name in ast.literal_eval(s.value)]


def _declared_methods(package: Path) -> dict[str, ast.FunctionDef]:
    tree = ast.parse((package / "core" / "operand.py").read_text(encoding="utf-8"))
    [operators] = [s for s in tree.body if isinstance(s, ast.ClassDef) and s.name == "Operators"]
    return {s.name: s for s in operators.body if isinstance(s, ast.FunctionDef)}


def write(stubs: Mapping[str, str], folder: Path) -> None:
    """Write stubs below a folder, and remove generated ones of the same packages without a source."""
    for name, path in _generated(stubs, folder).items():
        if name not in stubs:
            path.unlink()
    for name, text in stubs.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def difference(stubs: Mapping[str, str], folder: Path) -> str:
    """A unified diff of the stubs in a folder and the generated ones; empty if they are equal."""
    there = {name: path.read_text(encoding="utf-8") for name, path in _generated(stubs, folder).items()}
    lines: list[str] = []
    for name in sorted({*there, *stubs}):
        old, new = (texts.get(name, "").splitlines(keepends=True) for texts in (there, stubs))
        lines.extend(difflib.unified_diff(old, new, f"{folder.name}/{name}", f"generated/{name}"))
    return "".join(lines)


def _generated(stubs: Mapping[str, str], folder: Path) -> dict[str, Path]:
    """The generated files of the packages and modules that stubs are for. Other files may be beside them."""
    tops = {name.partition("/")[0] for name in stubs}
    beginning = HEADER.partition("{}")[0]
    found = (path for top in sorted(tops) for path in [folder / top, *folder.joinpath(top).rglob("*.pyi")])
    return {
        path.relative_to(folder).as_posix(): path
        for path in found
        if path.is_file() and path.read_text(encoding="utf-8").startswith(beginning)
    }
