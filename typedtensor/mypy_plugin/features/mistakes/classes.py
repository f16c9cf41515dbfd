"""``logits.argmax(Batch)`` where the cross-entropy of the logits is along ``Topic``."""

from __future__ import annotations

from collections.abc import Mapping

from mypy.nodes import CallExpr, Expression, FuncDef, MemberExpr, NameExpr, RefExpr, Statement, SymbolNode

from typedtensor.mypy_plugin.base.codes import AXES_CLASS
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.types.reading import nodes

_Classes = Mapping[SymbolNode, Mapping[str, tuple[str, int]]]
"""For each variable, the labels of its cross-entropies: full names, each with the short name and the line."""


def check_classes(context: Expression, site: Site) -> None:
    """Report an argmax of scores along another axis than their cross-entropy in the same function or module."""
    match context:
        case CallExpr(callee=MemberExpr(expr=NameExpr() as scores), args=[RefExpr() as label]):
            pass
        case CallExpr(callee=NameExpr(), args=[NameExpr() as scores, RefExpr() as label]):
            pass
        case _:
            return
    found = _classes(site).get(scores.node, {}) if scores.node is not None else {}
    if found and label.fullname not in found and label.fullname:
        name, line = next(iter(found.values()))
        site.report(
            f"the cross_entropy on line {line} takes the classes of {scores.name} along {name}, but this compares them "
            f"along {label.fullname.rpartition('.')[2]}",
            AXES_CLASS,
        )


def _classes(site: Site) -> _Classes:
    function = site.checker.scope.current_function()
    if function is not None and not isinstance(function, FuncDef):
        return {}
    body = site.checker.tree.defs if function is None else function.body.body
    found: _Classes = site.lookups.cache.once("classes", body, lambda: _read(body))
    return found


def _read(body: list[Statement]) -> _Classes:
    found: dict[SymbolNode, dict[str, tuple[str, int]]] = {}
    for node in nodes(body):
        match node:
            case CallExpr(callee=NameExpr(name="cross_entropy"), args=[NameExpr() as scores, _, given]):
                label = _label(given)
                if scores.node is not None and label is not None:
                    named = label.fullname.rpartition(".")[2]
                    found.setdefault(scores.node, {}).setdefault(label.fullname, (named, node.line))
    return found


def _label(node: Expression) -> RefExpr | None:
    """Return the label in an expression, also within ``across(Batch)``."""
    match node:
        case CallExpr(callee=NameExpr(name="across"), args=[RefExpr() as label]) | (RefExpr() as label):
            return label
    return None
