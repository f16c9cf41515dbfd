"""The variables of a rule as type variables, which stand for any axes in the bodies that a rule types.

PEP 646 allows one run ``*A`` of axes in a tensor, a term of a rule has several. A run of a rule is therefore an
ordinary type variable with a name that no program can write, ``"*A"``. Two variables are distinct where
``@ruled("… where Q not in K")`` asserts it for the body.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from mypy.nodes import CallExpr, Decorator, Expression, FuncDef, IntExpr, RefExpr, StrExpr, TypeInfo, UnaryExpr, Var
from mypy.types import AnyType, Instance, Type, TypeOfAny, TypeVarId, TypeVarTupleType, TypeVarType, UnpackType

from typedtensor.mypy_plugin.base import library
from typedtensor.mypy_plugin.base.lookups import notes
from typedtensor.mypy_plugin.base.messages import Site
from typedtensor.rules import KINDS, Atom, Rule, RuleError, RunSet, RunVar, Term, parse_rule
from typedtensor.rules.syntax import AxisVar, Concrete, Derived, Item, NotIn, variables

_OF_A_RULE = "rule "
"""The prefix of such a variable's namespace; the rule's text follows, so that equal rules have equal variables."""


def is_rule_variable(of: object) -> bool:
    """Whether a type is a variable of a rule."""
    return isinstance(of, TypeVarType) and of.id.namespace.startswith(_OF_A_RULE)


def is_run(variable: TypeVarType) -> bool:
    """Whether a type variable stands for a run of axes."""
    return variable.name.startswith("*") and is_rule_variable(variable)


def is_set(of: object) -> bool:
    """Whether a type is a set of runs: ``*(*A ^ *B)``."""
    return isinstance(of, TypeVarType) and is_run(of) and of.name.startswith("*(")


class TermReader:
    """Convert the terms of a rule to tensor types; variables are bound by name (``U``, ``*P``), labels by full name."""

    def __init__(
        self,
        rule: Rule,
        bound: Mapping[str, Sequence[Type]],
        labels: Mapping[str, str],
        find: Callable[[str], TypeInfo],
    ) -> None:
        self._text, self._bound, self._labels, self._find = str(rule), bound, labels, find
        terms = (*rule.operands, rule.result)
        self._names = sorted({_name(i) for term in terms for item in term.items for i in (item, *variables(item))})

    def tensor(self, term: Term) -> Type:
        """Return the tensor type of a term. A variable kind becomes real, as the kind of gradients."""
        kind = term.kind if term.kind in KINDS else "real"
        return Instance(self._find(library.TENSORS[kind]), self.axes(term))

    def axes(self, term: Term) -> list[Type]:
        """Return the type arguments of a term."""
        return [axis for item in term.items for axis in self._axes(item)]

    def _axes(self, item: Item) -> Sequence[Type]:
        if isinstance(item, Concrete):
            return [Instance(self._find(self._labels[item.name]), [])]
        if isinstance(item, Derived):
            args = [axis for arg in item.args for axis in self._axes(arg)]
            return [Instance(self._find(self._labels[item.name]), args)]
        return self._of_variable(item)

    def _of_variable(self, item: AxisVar | RunVar | RunSet) -> Sequence[Type]:
        name = _name(item)
        known = self._bound.get(name)
        return [self._variable(name)] if known is None else list(map(_unpacked, known))

    def _variable(self, name: str) -> TypeVarType:
        number = self._names.index(name) + 1
        axis = Instance(self._find(library.AXIS), [])
        default = AnyType(TypeOfAny.from_omitted_generics)
        return TypeVarType(name, name, TypeVarId(number, namespace=_OF_A_RULE + self._text), [], axis, default)


def _name(item: Item) -> str:
    """Return the name of a variable, without the mark of an optional run: ``*A`` for ``*A?``."""
    if isinstance(item, RunSet):
        return f"*({item})"
    return f"*{item.name}" if isinstance(item, RunVar) else item.name


def _unpacked(of: Type) -> Type:
    return UnpackType(of) if isinstance(of, TypeVarTupleType) else of


def are_apart(first: Atom, second: Atom, site: Site) -> bool:
    """Whether the rule of a function around a site asserts that two axes differ."""
    names = {name for name in (_name_of(first), _name_of(second)) if name is not None}
    return len(names) == 2 and names in _pairs(site)


def _name_of(atom: Atom) -> str | None:
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
        if function.info and function.info.has_base(library.POLY_OP):
            yield from (notes(base)["rule"] for base in function.info.mro if "rule" in notes(base))
        decorated = _decorated(function, outer, checker)
        text = None if decorated is None else stated_rule(decorated)
        if text is not None:
            yield text


def _decorated(function: FuncDef, outer: FuncDef | None, checker: Any) -> Decorator | None:
    if not function.is_decorated:
        return None
    if function.info or outer is None:
        names = function.info.names if function.info else checker.globals
        symbol = names.get(function.name)
        found = symbol.node if symbol is not None else None
        return found if isinstance(found, Decorator) and found.func is function else None
    from typedtensor.mypy_plugin.types.reading import flat  # imported for nested functions only

    inside = (s for s in flat(outer.body.body, functions=True) if isinstance(s, Decorator))
    return next((s for s in inside if s.func is function), None)


def stated_rule(decorated: Decorator) -> str | None:
    """Return the text of the rule that ``@ruled("…")`` states, if it is a literal."""
    for decorator in decorated.original_decorators:
        match decorator:
            case CallExpr(callee=RefExpr(fullname=library.RULED_DECORATOR), args=args):
                return literal(args[0]) if args else None
    return None


def literal(node: Expression) -> str | None:
    """Return the value of a string that is known statically."""
    value = constant(node)
    return value if isinstance(value, str) else None


def constant(node: Expression) -> int | str | None:
    """Return a value that is known statically: a literal, or a ``Final`` name of one; else None."""
    match node:
        case IntExpr() | StrExpr():
            return node.value
        case UnaryExpr(op="-", expr=IntExpr(value=value)):
            return -value
        case RefExpr(fullname="builtins.True" | "builtins.False"):
            return node.fullname == "builtins.True"
        case RefExpr(node=Var(final_value=int() | str() as value)):
            return value
    return None
