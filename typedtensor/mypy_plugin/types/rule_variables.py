"""The variables of a rule as type variables: they stand for any axes in the bodies that a rule types.

PEP 646 allows one run ``*A`` of axes in a tensor, a term of a rule has several. A run of a rule is therefore an
ordinary type variable with a name that no program can write, ``"*A"``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mypy.nodes import TypeInfo
from mypy.types import AnyType, Instance, Type, TypeOfAny, TypeVarId, TypeVarTupleType, TypeVarType, UnpackType

from typedtensor.mypy_plugin.base.names import AXIS, TENSORS
from typedtensor.rules import KINDS, Rule, RunSet, RunVar, Term
from typedtensor.rules.syntax import Concrete, Derived, Item, variables

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
    """Convert the terms of a rule to tensor types.

    Args:
        rule: the rule.
        bound: the types that the rule's variables are bound to, by name: ``U``, ``*P``.
        labels: the full names of the labels that the rule names.
        find: returns a class by its full name.
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
        """Return the tensor type of a term. A variable kind becomes real, as the kind of gradients."""
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
    """Return the name of a variable, without the mark of an optional run: ``*A`` for ``*A?``."""
    if isinstance(item, RunSet):
        return f"*({item})"
    return f"*{item.name}" if isinstance(item, RunVar) else item.name


def _unpacked(of: Type) -> Type:
    return UnpackType(of) if isinstance(of, TypeVarTupleType) else of
