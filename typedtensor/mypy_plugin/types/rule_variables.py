"""The variables of a rule as type variables: in the bodies that a rule types, they stand for any axes.

A tensor has one run ``*A`` of axes in PEP 646, a term of a rule several. So a run of a rule is an ordinary type
variable with a name that no program can give, ``"*A"``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mypy.nodes import TypeInfo
from mypy.types import (
    AnyType,
    Instance,
    Type,
    TypeOfAny,
    TypeVarId,
    TypeVarTupleType,
    TypeVarType,
    UnpackType,
)

from typedtensor.mypy_plugin.base.names import AXIS, TENSORS
from typedtensor.rules import KINDS, Rule, RunSet, RunVar, Term
from typedtensor.rules.syntax import Concrete, Derived, Item, variables

_OF_A_RULE = "rule "
"""How the namespace of such a variable begins; the text of the rule follows, so that equal rules have equal ones."""


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
    """The types of tensors that the terms of a rule describe.

    Args:
        rule: the rule.
        bound: what its variables stand for, by their names: ``U``, ``*P``.
        labels: the full names of the labels that it names.
        find: finds a class by its full name.
    """

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
        """The type of the tensors of a term. A kind that is a variable is taken for real, as gradients are."""
        kind = term.kind if term.kind in KINDS else "real"
        return Instance(self._find(TENSORS[kind]), [axis for item in term.items for axis in self._axes(item)])

    def _axes(self, item: Item) -> Sequence[Type]:
        if isinstance(item, Concrete):
            return [Instance(self._find(self._labels[item.name]), [])]
        if isinstance(item, Derived):
            args = [axis for arg in item.args for axis in self._axes(arg)]
            return [Instance(self._find(self._labels[item.name]), args)]
        name = _name(item)
        known = self._bound.get(name)
        return [self._variable(name)] if known is None else list(map(_unpacked, known))

    def _variable(self, name: str) -> TypeVarType:
        number = self._names.index(name) + 1
        axis = Instance(self._find(AXIS), [])
        default = AnyType(TypeOfAny.from_omitted_generics)
        return TypeVarType(name, name, TypeVarId(number, namespace=_OF_A_RULE + self._text), [], axis, default)


def _name(item: Item) -> str:
    """The name of a variable, whether or not a scalar may take its place: ``*A`` for ``*A?``."""
    if isinstance(item, RunSet):
        return f"*({item})"
    return f"*{item.name}" if isinstance(item, RunVar) else item.name


def _unpacked(of: Type) -> Type:
    return UnpackType(of) if isinstance(of, TypeVarTupleType) else of
