"""The hover text of what is under the cursor: an expression, or a label with its definition, size and uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import quote

from mypy.nodes import MypyFile, NameExpr, SymbolNode, SymbolTable, TypeInfo

from typedtensor.inspection import Knowledge, Seen, Source, Span, View
from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import notes


def describe(view: View, one: Seen) -> str:
    """The axes of an expression, and the rule of the operation it applies, as Markdown."""
    parts = [f"```python\n{one.shown}\n```"]
    if one.assessment.reason is not None:
        known = "Partly known" if one.assessment.knowledge is Knowledge.PARTLY else "Unknown"
        parts.append(f"*{known}: {one.assessment.reason}.*")
    applied = view.application(one)
    if applied is not None:
        parts.append(f"**{applied.title}**  `{applied.rule}`")
        if applied.doc:
            # Docstrings are in reStructuredText.
            parts.append(applied.doc.replace("``", "`").replace(":class:`", "`"))
    return "\n\n".join(parts)


_WORD = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)*")
_SHOWN = 8
"""The maximum number of listed places."""


def label_at(view: View, line: int, column: int) -> tuple[TypeInfo, Span] | None:
    """Return the label named by the word at a position, and the word's span."""
    text = view.source.line(line)
    for word in _WORD.finditer(text):
        if word.start() <= column <= word.end():
            rest = text[column : word.end()].partition(".")[0]
            end = column + len(rest)
            found = _resolve(view, text[word.start() : end].split("."))
            start = text.rfind(".", word.start(), end) + 1 or word.start()
            return None if found is None else (found, Span(line, start, line, end))
    return None


def describe_label(label: TypeInfo, views: Iterable[View], users: Iterable[str], here: View) -> str:
    """Describe a label as Markdown.

    Args:
        label: the class of the label.
        views: the open files.
        users: the full names of its other dependents.
        here: the file of the request.
    """
    views = [here, *(view for view in views if view.path != here.path)]
    parts = [f"```python\nclass {label.name.partition('@')[0]}(Axis)\n```", _size(label)]
    if (place := _definition(label, views)) is not None:
        path, number = place
        uri = f"file://{quote(path)}#L{number}"
        parts.append(f"Defined in [{Path(path).name}, line {number}]({uri}).")
    said = [said for view in views if (said := _uses(label, view, view is here))]
    modules = {view.tree.fullname for view in views}
    others = sorted({name for name in users if not name.startswith("<") and not _is_in(name, modules, label)})
    if others:
        more = f" and {len(others) - _SHOWN} more" if len(others) > _SHOWN else ""
        said.append("by " + ", ".join(f"`{name}`" for name in others[:_SHOWN]) + more)
    parts.append(f"Used {'; '.join(said)}." if said else "Not used.")
    return "\n\n".join(parts)


def _resolve(view: View, names: list[str]) -> TypeInfo | None:
    node: SymbolNode | None = view.tree
    for name in names:
        table: SymbolTable | None = node.names if isinstance(node, (MypyFile, TypeInfo)) else None
        symbol = table.get(name) if table is not None else None
        if symbol is None and len(names) == 1:
            named = (each.node for each in view.expressions if isinstance(each, NameExpr) and each.name == name)
            return next(filter(None, map(as_label, named)), None)
        node = symbol.node if symbol is not None else None
    return as_label(node)


def as_label(node: SymbolNode | None) -> TypeInfo | None:
    """Return the class of a label; None for any other symbol."""
    return (
        node if isinstance(node, TypeInfo) and node.has_base(library.AXIS) and node.fullname != library.AXIS else None
    )


def _size(label: TypeInfo) -> str:
    noted = notes(label)
    if "size" in noted:
        return f"Size {noted['size']}." if isinstance(noted["size"], int) else f"Size `{noted['size']}`."
    if noted.get("sized"):
        return "Its size is known only at run time."
    return "It declares no size: data or an instance give it one, as in `Batch(32)`."


def _definition(label: TypeInfo, views: list[View]) -> tuple[str, int] | None:
    """Return the path and line of the class statement, which mypy's cache does not keep."""
    view = next((view for view in views if view.tree.fullname == label.module_name), None)
    module = view.modules.get(label.module_name) if view is not None else views[0].modules.get(label.module_name)
    path = module.path if module is not None else None
    if path is None:
        return None
    try:
        source = view.source if view is not None else Source(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    name, _, line = label.name.partition("@")
    found = [n.lineno for n in ast.walk(source.tree) if isinstance(n, ast.ClassDef) and n.name == name]
    found = [number for number in found if not line or number == int(line)] or found
    return (path, found[0]) if found else None


def _uses(label: TypeInfo, view: View, here: bool) -> str:
    """List the lines of a file that name a label, except imports and the class statement."""
    # The full name of a class local to a function ends in its line number.
    names = {name.partition("@")[0] for name, symbol in view.tree.names.items() if symbol.node is label}
    names |= {label.name.partition("@")[0]} if view.tree.fullname == label.module_name else set()
    modules = {name for name, symbol in view.tree.names.items() if isinstance(symbol.node, MypyFile)}
    lines = []
    for node in ast.walk(view.source.tree):
        match node:
            case ast.Name(name) if name in names:
                lines.append(node.lineno)
            case ast.Attribute(ast.Name(module), name) if module in modules and name == label.name:
                lines.append(node.lineno)
    if not lines:
        return ""
    shown = [str(line) for line in sorted(set(lines))]
    more = f" and {len(shown) - _SHOWN} more" if len(shown) > _SHOWN else ""
    where = "here" if here else f"in {Path(view.path).name}"
    return f"{where} on line{'s' if len(shown) > 1 else ''} {', '.join(shown[:_SHOWN])}{more}"


def _is_in(name: str, modules: set[str], label: TypeInfo) -> bool:
    return name == label.fullname or any(name == module or name.startswith(f"{module}.") for module in modules)
