"""Type variables that are distinct by declaration: ``@ruled("… where Q not in K")`` asserts it for the body."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mypy.nodes import CallExpr, Decorator, Expression, FuncDef, RefExpr, StrExpr, Var
from mypy.types import TypeVarTupleType, TypeVarType

from typedtensor.mypy_plugin.base.lookups import notes
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.mypy_plugin.base.names import POLY_OP, RULED_DECORATOR
from typedtensor.rules import Atom, RuleError, parse_rule
from typedtensor.rules.syntax import NotIn


def are_apart(first: Atom, second: Atom, site: Site) -> bool:
    """Whether the rule of a function around a site asserts that two axes differ."""
    names = {name for name in (_name(first), _name(second)) if name is not None}
    return len(names) == 2 and names in _pairs(site)


def _name(atom: Atom) -> str | None:
    """Return the name of a type variable as a rule writes it."""
    variable = atom.payload
    if isinstance(variable, TypeVarTupleType):
        return f"*{variable.name}"
    return variable.name if isinstance(variable, TypeVarType) else None


def _pairs(site: Site) -> Iterator[set[str]]:
    for text in _rules_around(site):
        try:
            rule = parse_rule(text)
        except RuleError:
            continue  # reported at the declaration
        if not rule.others:
            for condition in rule.conditions:
                if isinstance(condition, NotIn):
                    yield from ({condition.name, str(item)} for item in condition.items)


def _rules_around(site: Site) -> Iterator[str]:
    checker: Any = site.checker
    functions = [f for f in checker.scope.stack if isinstance(f, FuncDef)]
    for outer, function in zip([None, *functions], functions, strict=False):
        if function.info and function.info.has_base(POLY_OP):
            yield from (notes(base)["rule"] for base in function.info.mro if "rule" in notes(base))
        decorated = _decorated(function, outer, checker)
        text = None if decorated is None else stated_rule(decorated)
        if text is not None:
            yield text


def _decorated(function: FuncDef, outer: FuncDef | None, checker: Any) -> Decorator | None:
    if not function.is_decorated:
        return None
    if function.info:
        symbol = function.info.names.get(function.name)
        found = symbol.node if symbol is not None else None
    elif outer is None:
        symbol = checker.globals.get(function.name)
        found = symbol.node if symbol is not None else None
    else:
        from typedtensor.mypy_plugin.types.trying import flat  # imported for nested functions only

        inside = (s for s in flat(outer.body.body, functions=True) if isinstance(s, Decorator))
        found = next((s for s in inside if s.func is function), None)
    return found if isinstance(found, Decorator) and found.func is function else None


def stated_rule(decorated: Decorator) -> str | None:
    """Return the text of the rule that ``@ruled("…")`` states, if it is a literal."""
    for result in decorated.original_decorators:
        if (
            isinstance(result, CallExpr)
            and isinstance(result.callee, RefExpr)
            and result.callee.fullname == RULED_DECORATOR
        ):
            return literal(result.args[0]) if result.args else None
    return None


def literal(keyword: Expression) -> str | None:
    """Return the value of a string literal, or of a ``Final`` name for one."""
    if isinstance(keyword, StrExpr):
        return keyword.value
    if isinstance(keyword, RefExpr) and isinstance(keyword.node, Var) and isinstance(keyword.node.final_value, str):
        return keyword.node.final_value
    return None
