"""The stub of a module: its declarations without bodies, and the expanded rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from textwrap import indent
from typing import TypeGuard

from typedtensor.rules import is_reduction
from typedtensor.stubgen import composition
from typedtensor.stubgen.calls import (
    along_one,
    call_definitions,
    calls_along_one,
    constructor_definitions,
    function_definitions,
    loop_definitions,
    ruled_definitions,
)
from typedtensor.stubgen.imports import defined_names, missing_imports, names_in_signatures, needed_imports, used_names
from typedtensor.stubgen.source import Operation, labelled_functions, operations, ruled_function, summary
from typedtensor.stubgen.spelling import Speller

PLUGIN = "TYPEDTENSOR_PLUGIN"
"""The plugin makes mypy treat this name as true, so that it skips the overloads."""

HEADER = "# Generated from {} by `typedtensor stubs`; not edited by hand."

_ELLIPSIS = ast.Expr(ast.Constant(...))

_COMPUTING = {"forward", "forward_along", "ground", "gradient", "backward", "backward1", "backward2", "backward3"}
"""Methods that an operation defines with the signatures of its base, or as keywords of its header."""

Methods = Callable[[ast.ClassDef, Speller], Sequence[str]]
"""Returns the methods of a class that are expanded from the rules of their operations."""


def render_module(
    source: str, origin: str, known: Mapping[str, Operation] | None = None, methods: Methods | None = None
) -> str:
    """Return the stub of a module.

    Args:
        source: the text of the module.
        origin: the name of the source in the first line of the stub.
        known: operations of other modules, by their names in this one.
        methods: for a module of the library, whose tensors, pipelines and loops are expanded as well.
    """
    return _Renderer(ast.parse(source), origin, known or {}, methods).render()


class _Renderer:
    def __init__(self, tree: ast.Module, origin: str, known: Mapping[str, Operation], methods: Methods | None) -> None:
        self.body = _skeleton(tree.body)
        self.origin, self.methods = origin, methods
        self.operations = operations(tree)
        self.known = {**known, **self.operations}
        self.functions = labelled_functions(tree, self.known)
        defined = (ruled_function(s) for s in tree.body if isinstance(s, ast.FunctionDef))
        self.ruled = {found.definition.name: found for found in defined if found is not None}
        self.module_speller = Speller()
        self.ending = "\n".join(composition.statements(origin, self.module_speller))
        self.instead = defined_names(ast.parse(self.ending).body)
        self.generated: list[str] = []

    def render(self) -> str:
        rest = [s for s in self.body if not isinstance(s, (ast.Import, ast.ImportFrom))]
        statements = "\n".join(map(self.statement, rest))
        written = [*rest, *ast.parse("\n".join([*self.module_speller.declarations(), self.ending])).body]
        used = used_names(written) | names_in_signatures("\n".join(self.generated))
        imports = needed_imports(self.body, used)
        defined = defined_names([*imports, *written])
        lines = missing_imports(used, defined)
        return "\n".join(
            [
                HEADER.format(self.origin),
                *map(ast.unparse, imports),
                *(["from typing import Final"] if "Final" not in defined_names(imports) else []),
                f"{PLUGIN}: Final = False",
                *(["MYPY: Final = False"] if self.ending or "not MYPY" in statements else []),
                *_block(f"not {PLUGIN}", [*lines, *self.module_speller.declarations()]),
                statements,
                *_block("not MYPY", [self.ending]),
                "",
            ]
        )

    def statement(self, statement: ast.stmt) -> str:
        if not isinstance(statement, ast.ClassDef):
            text = _compact(ast.unparse(statement))
            # Other checkers see a class instead.
            if defined_names([statement]) & self.instead:
                return "\n".join(_block("MYPY", [text]))
            if isinstance(statement, ast.FunctionDef):
                return self.definition(statement, text)
            return self.assignment(statement, text) if isinstance(statement, ast.Assign) else text
        operation = self.operations.get(statement.name)
        added, composed = list[str](), list[str]()
        if self.methods is not None:
            added += self.methods(statement, self.module_speller)
            composed += composition.of_class(statement, self.module_speller)
        if operation is not None:
            speller = Speller(operation.parameters)
            added += constructor_definitions(operation, speller) + call_definitions(operation, speller)
            added += composition.of_changing(operation)
            composed += composition.of_keeping(operation, speller)
            self.module_speller.add(speller)
        self.generated += [*added, *composed]
        blocks = [*_block(f"not {PLUGIN}", added), *_block("not MYPY", composed)]
        behind = self.along_one(operation) if operation is not None and is_reduction(operation.rule) else []
        if not blocks:
            return _compact(ast.unparse(statement))
        text = _compact(ast.unparse(statement))
        header = text.removesuffix(" ...") if isinstance(statement.body[0], ast.Expr) else text
        return "\n".join([header, *(indent(block, "    ") for block in blocks), *behind])

    def along_one(self, operation: Operation) -> list[str]:
        """The class that a reduction along one label constructs."""
        speller = Speller()
        label, calls = speller.axis("U"), calls_along_one(operation, speller)
        self.module_speller.add(speller)
        self.generated += calls
        members = [*calls, *composition.of_changing(operation)]
        header = f"class {along_one(operation)}({operation.name}[{label}]):"
        return _block(f"not {PLUGIN}", [header, *(indent(member, "    ") for member in members)])

    def assignment(self, statement: ast.Assign, text: str) -> str:
        """An operation as a function: overloads of it, or a documented instance."""
        name = ast.unparse(statement.targets[0])
        if name in self.functions:
            return self.alternative(function_definitions(name, self.functions[name], self.module_speller), text)
        operation = self.known.get(text.removeprefix(f"{name} = ").removesuffix("()"))
        return f'{text}\n"""{operation.documentation}"""' if operation is not None else text

    def definition(self, statement: ast.FunctionDef, text: str) -> str:
        """A function: overloads of its rule, or further ones behind those that it has."""
        if (ruled := self.ruled.get(statement.name)) is not None:
            return self.alternative(ruled_definitions(ruled, self.module_speller), text)
        last = next(s for s in reversed(self.body) if isinstance(s, ast.FunctionDef) and s.name == statement.name)
        is_last = self.methods is not None and statement is last
        further = loop_definitions(statement.name, self.module_speller) if is_last else []
        self.generated += further
        return "\n".join([text, *_block("not MYPY", further)])

    def alternative(self, overloads: Sequence[str], text: str) -> str:
        """Overloads, and what mypy with the plugin reads in their place."""
        self.generated += overloads
        return "\n".join([*_block(f"not {PLUGIN}", overloads), "else:", indent(text, "    ")])


def _block(condition: str, lines: Sequence[str]) -> list[str]:
    text = "\n".join(line for line in lines if line.strip())
    return [f"if {condition}:\n{indent(text, '    ')}"] if text else []


def _compact(text: str) -> str:
    return re.sub(r":\n\s+\.\.\.(?=\n|$)", ": ...", re.sub(r"\n\n+", "\n", text))


def _skeleton(body: Iterable[ast.stmt]) -> list[ast.stmt]:
    """The statements that matter for types, without function bodies; overloads have the docstring of their function."""
    written = [*body]
    documentation = {s.name: summary(s) for s in written if isinstance(s, ast.FunctionDef)}
    overloaded = {s.name for s in written if _is_overload(s)}
    told = [s for s in written if getattr(s, "name", None) not in overloaded or _is_overload(s)]
    return [kept for statement in told for kept in _keep(statement, documentation)]


def _is_overload(statement: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    """Whether a statement is a function marked as an overload."""
    return isinstance(statement, ast.FunctionDef) and "overload" in map(ast.unparse, statement.decorator_list)


def _keep(statement: ast.stmt, documentation: Mapping[str, str]) -> Iterator[ast.stmt]:
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)):
        if not _is_private(statement.name):
            text = _text(documentation[statement.name]) if _is_overload(statement) else _ELLIPSIS
            yield _copy(statement, body=[text])
    elif isinstance(statement, ast.ClassDef):
        stating = any(keyword.arg == "rule" for keyword in statement.keywords)
        told = [s for s in statement.body if not (stating and defined_names([s]) & _COMPUTING)]
        body = [*_fields(statement), *_skeleton(told)]
        keywords = [k for k in statement.keywords if k.arg not in _COMPUTING and k.arg != "function"]
        yield _copy(statement, keywords=keywords, body=body or [_ELLIPSIS])
    elif isinstance(statement, ast.If):
        if ast.unparse(statement.test) in ("not TYPE_CHECKING", "not typing.TYPE_CHECKING"):
            yield from _skeleton(statement.orelse)
        elif body := _skeleton(statement.body):
            yield _copy(statement, body=body, orelse=_skeleton(statement.orelse))
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
