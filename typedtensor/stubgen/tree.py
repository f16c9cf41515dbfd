"""The stubs of the library as a tree of files, which is compared with the generated one."""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path

from typedtensor.stubgen import composition
from typedtensor.stubgen.methods import Receiver, method_definitions
from typedtensor.stubgen.module import HEADER, Extra, render_module
from typedtensor.stubgen.sequences import of_sequences
from typedtensor.stubgen.source import Operation, labelled_functions, operations
from typedtensor.stubgen.spelling import Speller

PACKAGE = Path(__file__).parents[1]

_RULED = "\n@ruled("

_RECEIVERS = {
    "Tensor": Receiver("real"),
    "IntTensor": Receiver("int"),
    "BoolTensor": Receiver("bool"),
    "Expr": Receiver(None),
}


def library_stubs(package: Path = PACKAGE) -> dict[str, str]:
    """The stubs of the library, by path."""
    known = library_operations(package)
    stubs = {}
    for path in sorted((package / "ops").rglob("*.py")):
        source, name = path.read_text(encoding="utf-8"), f"typedtensor/{path.relative_to(package).as_posix()}"
        tree = ast.parse(source)
        if operations(tree) or labelled_functions(tree, known) or _RULED in source:
            stubs[f"{name}i"] = render_module(source, name, known)
    for path in sorted((package / "random").glob("*.py")):
        if _RULED in (source := path.read_text(encoding="utf-8")):
            name = f"typedtensor/{path.relative_to(package).as_posix()}"
            stubs[f"{name}i"] = render_module(source, name, known)
    scans = (package / "control" / "scans.py").read_text(encoding="utf-8")
    stubs["typedtensor/control/scans.pyi"] = render_module(
        scans, "typedtensor/control/scans.py", extra=Extra(overloads=of_sequences)
    )
    for name in ("core/expr.py", "core/module.py", "core/tensor.py"):
        stubs[f"typedtensor/{name}i"] = _structure(package, name, known)
    return stubs | {"typedtensor/ops/__init__.pyi": _facade(package)} | _layers(package)


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


def _structure(package: Path, name: str, known: Mapping[str, Operation]) -> str:
    declared = _declared_methods(package)

    def methods(class_name: str, speller: Speller) -> list[str]:
        receiver = _RECEIVERS.get(class_name)
        return [] if receiver is None else method_definitions(receiver, declared, known, speller)

    def composed(class_name: str, speller: Speller) -> list[str]:
        if class_name == "Pipeline":
            return composition.of_pipeline(speller)
        return composition.of_module(speller) if class_name == "Module" else []

    source = (package / name).read_text(encoding="utf-8")
    extra = (
        Extra(methods, composed, statements=composition.statements, instead=frozenset({"Network"}))
        if name == "core/module.py"
        else Extra(methods)
    )
    return render_module(source, f"typedtensor/{name}", extra=extra)


def _declared_methods(package: Path) -> dict[str, ast.FunctionDef]:
    tree = ast.parse((package / "core" / "operand.py").read_text(encoding="utf-8"))
    [operators] = [s for s in tree.body if isinstance(s, ast.ClassDef) and s.name == "Operators"]
    return {s.name: s for s in operators.body if isinstance(s, ast.FunctionDef)}


def _layers(package: Path) -> dict[str, str]:
    """The stubs of modules that map the last axis."""
    stubs = {}
    for path in sorted((package / "nn").glob("*.py")):
        source = path.read_text(encoding="utf-8")
        found = {s.name: axes for s in ast.parse(source).body if isinstance(s, ast.ClassDef) and (axes := _mapped(s))}
        if found:
            added = {name: composition.of_layer(*axes) for name, axes in found.items()}
            extra = Extra(composition=partial(_added, added))
            stubs[f"typedtensor/nn/{path.stem}.pyi"] = render_module(source, f"typedtensor/nn/{path.name}", extra=extra)
    return stubs


def _added(added: Mapping[str, list[str]], class_name: str, speller: Speller) -> list[str]:
    return added.get(class_name, [])


_LAST_AXIS = re.compile(r"def __call__\(self, x: Expr\[Tensor\[\*N, (\w+)\]\], /\) -> Expr\[Tensor\[\*N, (\w+)\]\]:")


def _mapped(definition: ast.ClassDef) -> tuple[str, str] | None:
    """The last axis of a module's argument and that of its result, if it keeps the other axes."""
    found = _LAST_AXIS.search(ast.unparse(definition))
    is_module = not {"Module", "Shown"}.isdisjoint(map(ast.unparse, definition.bases))
    return (found[1], found[2]) if found and is_module else None


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
