"""The stub of a module: its skeleton and the expanded rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import indent

from typedtensor.stubgen import composition
from typedtensor.stubgen.calls import (
    call_definitions,
    constructor_definitions,
    function_definitions,
)
from typedtensor.stubgen.imports import (
    defined_names,
    missing_imports,
    names_in_signatures,
    needed_imports,
    used_names,
)
from typedtensor.stubgen.skeleton import skeleton
from typedtensor.stubgen.source import Operation, labelled_functions, operations
from typedtensor.stubgen.spelling import Speller

PLUGIN = "TYPEDTENSOR_PLUGIN"
"""The plugin makes mypy treat this name as true, so that it skips the overloads."""

HEADER = "# Generated from {} by `typedtensor stubs`; not edited by hand."

Additions = Callable[[str, Speller], Sequence[str]]
"""Returns the methods to add to a class of a given name."""


@dataclass(frozen=True, slots=True)
class Extra:
    """Additions to the stub of a module other than those for its operations.

    Attributes:
        methods: methods of a class, for every checker but mypy with the plugin.
        composition: methods of a class, for every checker but mypy.
        statements: statements at the end of the module, for every checker but mypy.
        instead: the names that these statements define instead of the module's assignments.
    """

    methods: Additions = lambda name, speller: ()
    composition: Additions = lambda name, speller: ()
    statements: Callable[[Speller], str] = lambda speller: ""
    instead: frozenset[str] = frozenset()


def render_module(
    source: str, origin: str, known: Mapping[str, Operation] | None = None, extra: Extra | None = None
) -> str:
    """Return the stub of a module.

    Args:
        source: the text of the module.
        origin: the name of the source in the first line of the stub.
        known: operations of other modules, by their names in this one.
        extra: further additions.
    """
    return _Renderer(ast.parse(source), known or {}, extra or Extra()).render(origin)


class _Renderer:
    def __init__(self, tree: ast.Module, known: Mapping[str, Operation], extra: Extra) -> None:
        self.body = skeleton(tree.body)
        self.extra = extra
        self.operations = operations(tree)
        self.functions = labelled_functions(tree, {**known, **self.operations})
        self.module_speller = Speller()
        self.generated: list[str] = []

    def render(self, origin: str) -> str:
        functions = "\n".join(map(self.function, self.functions))
        rest = [s for s in self.body if not isinstance(s, (ast.Import, ast.ImportFrom))]
        statements = "\n".join(map(self.statement, rest))
        extra = self.extra.statements(self.module_speller)
        written = [*rest, *ast.parse("\n".join([*self.module_speller.declarations(), extra])).body]
        used = used_names(written) | names_in_signatures("\n".join(self.generated))
        imports = needed_imports(self.body, used)
        defined = defined_names([*imports, *written]) | {*self.functions, *map(self.class_of, self.functions)}
        lines = missing_imports(used, defined)
        return "\n".join(
            [
                HEADER.format(origin),
                *map(ast.unparse, imports),
                *(["from typing import Final"] if "Final" not in defined_names(imports) else []),
                f"{PLUGIN}: Final = False",
                *(["MYPY: Final = False"] if extra or "not MYPY" in statements else []),
                *_block(f"not {PLUGIN}", [*lines, *self.module_speller.declarations(), functions]),
                statements,
                *_block("not MYPY", [extra]),
                "",
            ]
        )

    def statement(self, statement: ast.stmt) -> str:
        if not isinstance(statement, ast.ClassDef):
            text = _compact(ast.unparse(statement))
            # Other checkers see a class instead.
            return "\n".join(_block("MYPY", [text])) if defined_names([statement]) & self.extra.instead else text
        name, operation = statement.name, self.operations.get(statement.name)
        added = list(self.extra.methods(name, self.module_speller))
        composed = list(self.extra.composition(name, self.module_speller))
        if operation is not None:
            speller = Speller(operation.parameters)
            added += constructor_definitions(operation, speller) + call_definitions(operation, speller)
            added += composition.of_changing(operation)
            composed += composition.of_keeping(operation, speller)
            self.module_speller.add(speller)
        self.generated += [*added, *composed]
        blocks = [*_block(f"not {PLUGIN}", added), *_block("not MYPY", composed)]
        if not blocks:
            return _compact(ast.unparse(statement))
        text = _compact(ast.unparse(statement))
        header = text.removesuffix(" ...") if isinstance(statement.body[0], ast.Expr) else text
        return "\n".join([header, *(indent(block, "    ") for block in blocks)])

    def function(self, name: str) -> str:
        function = self.functions[name]
        header = f"class {self.class_of(name)}(Labelled[{function.operation.name}]):"
        body = function_definitions(function, self.module_speller)
        self.generated += [header, *body]
        return "\n".join([header, indent("\n".join(body), "    "), f"{name}: {self.class_of(name)}"])

    def class_of(self, name: str) -> str:
        """The name of the class of a function."""
        return f"_{self.functions[name].operation.name}"


def _block(condition: str, lines: Sequence[str]) -> list[str]:
    text = "\n".join(line for line in lines if line.strip())
    return [f"if {condition}:\n{indent(text, '    ')}"] if text else []


def _compact(text: str) -> str:
    return re.sub(r":\n\s+\.\.\.(?=\n|$)", ": ...", text)
