"""The declarations of a module, without bodies: the statements of a stub."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeGuard

from typedtensor.stubgen.imports import defined_names
from typedtensor.stubgen.source import summary

_ELLIPSIS = ast.Expr(ast.Constant(...))

_COMPUTING = {"forward", "forward_along", "ground", "gradient", "backward", "backward1", "backward2", "backward3"}
"""Methods that an operation defines with the signatures of its base, or as keywords of its header."""


def skeleton(body: Iterable[ast.stmt]) -> list[ast.stmt]:
    """The statements that matter for types, without function bodies; overloads have the docstring of their function."""
    written = [*body]
    documentation = {s.name: summary(s) for s in written if isinstance(s, ast.FunctionDef)}
    overloaded = {s.name for s in written if is_overload(s)}
    told = [s for s in written if getattr(s, "name", None) not in overloaded or is_overload(s)]
    return [kept for statement in told for kept in _keep(statement, documentation)]


def is_overload(statement: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    """Whether a statement is a function marked as an overload."""
    return isinstance(statement, ast.FunctionDef) and "overload" in map(ast.unparse, statement.decorator_list)


def _keep(statement: ast.stmt, documentation: Mapping[str, str]) -> Iterator[ast.stmt]:
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
        if not _is_private(statement.name):
            text = _text(documentation[statement.name]) if is_overload(statement) else _ELLIPSIS
            yield _copy(statement, body=[text])
    elif isinstance(statement, ast.ClassDef):
        stating = any(keyword.arg == "rule" for keyword in statement.keywords)
        told = [s for s in statement.body if not (stating and defined_names([s]) & _COMPUTING)]
        body = [*_fields(statement), *skeleton(told)]
        keywords = [k for k in statement.keywords if k.arg not in _COMPUTING and k.arg != "function"]
        yield _copy(statement, keywords=keywords, body=body or [_ELLIPSIS])
    elif isinstance(statement, ast.If):
        if ast.unparse(statement.test) in ("not TYPE_CHECKING", "not typing.TYPE_CHECKING"):
            yield from skeleton(statement.orelse)
        elif body := skeleton(statement.body):
            yield _copy(statement, body=body, orelse=skeleton(statement.orelse))
    elif isinstance(statement, ast.Import | ast.ImportFrom):
        if not (isinstance(statement, ast.ImportFrom) and statement.module == "__future__"):
            yield statement
    elif isinstance(statement, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
        yield statement


def _text(value: str) -> ast.Expr:
    return ast.Expr(ast.Constant(value or ...))


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def _copy(statement: ast.stmt, **changes: object) -> ast.stmt:
    fields = {name: getattr(statement, name) for name in statement._fields if hasattr(statement, name)}
    return ast.copy_location(type(statement)(**(fields | changes)), statement)


def _fields(definition: ast.ClassDef) -> Iterator[ast.stmt]:
    """The public attributes that the constructor assigns and the class does not declare."""
    known = {s.target.id for s in definition.body if isinstance(s, ast.AnnAssign) and isinstance(s.target, ast.Name)}
    known |= {s.name for s in definition.body if isinstance(s, ast.FunctionDef)}
    constructor = next((s for s in definition.body if isinstance(s, ast.FunctionDef) and s.name == "__init__"), None)
    if constructor is None:
        return
    arguments = constructor.args
    given = {a.arg: a.annotation for a in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)}
    for statement in ast.walk(constructor):
        for target, annotation, value in _set_on_self(statement):
            if target.attr in known or _is_private(target.attr):
                continue
            known.add(target.attr)
            if annotation is None and isinstance(value, ast.Name):
                annotation = given.get(value.id)
            yield ast.AnnAssign(ast.Name(target.attr), annotation or ast.Name("Any"), None, 1)


def _set_on_self(statement: ast.AST) -> Iterator[tuple[ast.Attribute, ast.expr | None, ast.expr | None]]:
    """The attributes of ``self`` that a statement sets, with their annotations and values."""
    if not isinstance(statement, (ast.Assign, ast.AnnAssign)):
        return
    annotation = statement.annotation if isinstance(statement, ast.AnnAssign) else None
    for target in statement.targets if isinstance(statement, ast.Assign) else [statement.target]:
        parts: list[tuple[ast.expr, ast.expr | None]] = [(target, statement.value)]
        if isinstance(target, ast.Tuple):
            values = statement.value.elts if isinstance(statement.value, ast.Tuple) else [None] * len(target.elts)
            parts = list(zip(target.elts, values, strict=False))
        for part, value in parts:
            if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "self":
                yield part, annotation, value
