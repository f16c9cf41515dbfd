"""The imports that a stub needs."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterable, Iterator

STANDARD = {
    "collections.abc": ("Callable",),
    "typing": ("Any", "Generic", "Literal", "Never", "Protocol", "TypeVar", "TypeVarTuple", "overload"),
    "typedtensor.control.steps": ("Along",),
    "typedtensor.core.axes": ("Axis", "Concat", "Flat", "Valid"),
    "typedtensor.core.expr": ("Expr",),
    "typedtensor.core.module": ("Chain", "Keeping", "Pipeline", "_Along", "_Keeping"),
    "typedtensor.core.operand": ("BoolNumber", "IntNumber", "RealNumber"),
    "typedtensor.core.tensor": ("BoolTensor", "IntTensor", "Tensor"),
}
"""The modules of the names in generated text."""


_IMPORTS = (ast.Import, ast.ImportFrom)


def used_names(body: Iterable[ast.stmt]) -> set[str]:
    """The names that statements read, also in string annotations."""
    nodes = [node for statement in body if not isinstance(statement, _IMPORTS) for node in ast.walk(statement)]
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {node.id for node in nodes if isinstance(node, ast.Name)}.union(*map(_names_in, texts))


def names_in_signatures(text: str) -> set[str]:
    """The names in generated definitions without bodies, by a regular expression: parsing so many takes long.

    >>> sorted(names_in_signatures("def sum(self: Tensor[U], axis: Axis = ..., /) -> Any: ..."))
    ['Any', 'Axis', 'Tensor', 'U', 'def']
    """
    return {*_READ.findall(_BODY.sub("", text))}


_READ = re.compile(r"(?<!def )(?<!class )(?<![\w.])[A-Za-z_]\w*(?!\w|:)")
"""A name that is neither declared there nor an attribute."""

_BODY = re.compile(r': (\.\.\.|""".*""")$', re.MULTILINE)


@functools.cache
def _names_in(text: str) -> frozenset[str]:
    try:
        return frozenset(node.id for node in ast.walk(ast.parse(text, mode="eval")) if isinstance(node, ast.Name))
    except SyntaxError:
        return frozenset()


def needed_imports(body: Iterable[ast.stmt], used: set[str]) -> list[ast.stmt]:
    """The import statements of a module, without unused names."""
    return [kept for statement in body for kept in _needed(statement, used)]


def _needed(statement: ast.stmt, used: set[str]) -> Iterator[ast.stmt]:
    if isinstance(statement, ast.Import):
        kept = [a for a in statement.names if (a.asname or a.name).partition(".")[0] in used]
        if kept:
            yield ast.Import(kept)
    elif isinstance(statement, ast.ImportFrom):
        kept = [a for a in statement.names if a.name == "*" or (a.asname or a.name) in used or a.asname == a.name]
        if kept:
            yield ast.ImportFrom(statement.module, kept, statement.level)


def missing_imports(needed: set[str], defined: set[str]) -> list[str]:
    """Statements that import the names of generated text that a module lacks."""
    lines = []
    for module, names in STANDARD.items():
        lacking = [name for name in names if name in needed and name not in defined]
        if lacking:
            lines.append(f"from {module} import {', '.join(lacking)}")
    return lines


def defined_names(body: Iterable[ast.stmt]) -> set[str]:
    """The names that top-level statements of a module bind."""
    found: set[str] = set()
    for statement in body:
        if isinstance(statement, _IMPORTS):
            found.update((a.asname or a.name).partition(".")[0] for a in statement.names)
        elif isinstance(statement, (ast.ClassDef, ast.FunctionDef)):
            found.add(statement.name)
        elif isinstance(statement, ast.Assign):
            found.update(t.id for t in statement.targets if isinstance(t, ast.Name))
        elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            found.add(statement.target.id)
        elif isinstance(statement, ast.If):
            found |= defined_names(statement.body)
    return found
