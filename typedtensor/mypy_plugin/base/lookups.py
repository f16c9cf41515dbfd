"""Look-up of classes and of the metadata that the plugin attaches to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy.maptype import map_instance_to_supertype
from mypy.nodes import SymbolNode, SymbolTableNode, TypeInfo
from mypy.types import Instance, Type, TypeVarType, UnionType, get_proper_type

from typedtensor.mypy_plugin.base.caches import ResultCache

_KEY = "typedtensor"


class Lookups:
    """Look-up of symbols by full name in the current build.

    Attributes:
        cache: the results derived from these symbols.
    """

    def __init__(self, lookup: Callable[[str], SymbolTableNode | None]) -> None:
        self._lookup = lookup
        self.cache = ResultCache()

    def node(self, fullname: str) -> SymbolNode | None:
        """Return the node of that full name; None if there is none."""
        symbol = self._lookup(fullname)
        return symbol.node if symbol is not None else None

    def find(self, fullname: str) -> TypeInfo | None:
        """Return the class of that full name; None if there is none."""
        node = self.node(fullname)
        return node if isinstance(node, TypeInfo) else None

    def get(self, fullname: str) -> TypeInfo:
        """Return the class of that full name.

        Raises:
            LookupError: if there is none, which is a fault of the library.
        """
        info = self.find(fullname)
        if info is None:
            raise LookupError(fullname)
        return info


def notes(info: TypeInfo) -> dict[str, Any]:
    """Return the facts noted for a class itself, not its bases; mypy stores them in its cache."""
    noted: dict[str, Any] = info.metadata.get(_KEY, {})
    return noted


def note(info: TypeInfo, **facts: object) -> None:
    """Store facts, which must be JSON values, in the metadata of a class."""
    info.metadata.setdefault(_KEY, {}).update(facts)


def declaring(info: TypeInfo) -> TypeInfo | None:
    """Return the class that states the rule of an operation: the class itself or the nearest such base."""
    for base in info.mro:
        if "rule" in base.metadata.get(_KEY, ()):
            return base
    return None


def is_a(of: Type, fullname: str) -> bool:
    """Whether a type, or each member of a type variable's bound, is an instance of the class of that full name."""
    proper = get_proper_type(of)
    if isinstance(proper, Instance):
        return proper.type.has_base(fullname)
    if not isinstance(proper, TypeVarType):
        return False
    bound = get_proper_type(proper.upper_bound)
    if isinstance(bound, UnionType):
        return all(is_a(item, fullname) for item in bound.items)
    return isinstance(bound, Instance) and bound.type.has_base(fullname)


def members(of: Type) -> list[Type]:
    """Return the members of a union, or of the union that bounds a type variable; any other type is its only member."""
    proper = get_proper_type(of)
    if isinstance(proper, TypeVarType):
        bound = get_proper_type(proper.upper_bound)
        proper = bound if isinstance(bound, UnionType) else proper
    if not isinstance(proper, UnionType):
        return [of]
    return [each for item in proper.relevant_items() for each in members(item)]


def instance_of(of: Type, fullname: str) -> Instance | None:
    """Return a type, or its upper bound, as an instance of the class of that full name; None if it is none."""
    proper = get_proper_type(of)
    if isinstance(proper, TypeVarType):
        proper = get_proper_type(proper.upper_bound)
    if not isinstance(proper, Instance):
        return None
    if proper.type.fullname == fullname:
        return proper
    if not proper.type.has_base(fullname):
        return None
    return map_instance_to_supertype(proper, next(info for info in proper.type.mro if info.fullname == fullname))
