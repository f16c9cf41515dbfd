"""Look-up of classes, of the metadata that the plugin attaches to them, and of what was inferred by means of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from mypy.errorcodes import ErrorCode
from mypy.maptype import map_instance_to_supertype
from mypy.nodes import MDEF, Context, SymbolNode, SymbolTableNode, TypeInfo, Var
from mypy.typeops import tuple_fallback
from mypy.types import CallableType, Instance, TupleType, Type, TypeVarType, UnionType, get_proper_type

Hook = TypeVar("Hook")
Read = TypeVar("Read")

SEQUENCE = "typing.Sequence"

Result = tuple[Type, tuple[str, ...]]
"""The type of a result and the symbols that it depends on."""


class ByName(dict[str, Hook], Generic[Hook]):
    """A cache of hooks by full name: mypy requests the same names at every call."""

    def __init__(self, find: Callable[[str], Hook]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, fullname: str) -> Hook:
        found = self[fullname] = self._find(fullname)
        return found


class ResultCache:
    """The cache of result types, by an operation or method and the types of its operands.

    The same operation is applied to the same types again and again. Equality of types compares their classes, not the
    declarations of these classes; the cache is therefore cleared whenever a daemon may have a new declaration.

    Attributes:
        results: the results of applications that reported nothing; a report belongs to one expression.
        refused: the last refused operator: its expression, message, code, and the type that checking continues with.
        deferred: the list of what mypy checks in its next pass that the truth tests of the file were put into.
        is_looking_beside: whether the operands beside a number are being checked in order to type the number.
        is_fine_grained: whether a daemon, now or later, needs dependencies between symbols; None before it is asked.
        trying: whether refusals make no suggestions, as only the verdict of a rule is needed.
        samples: the axes of independent samples of each type.
        without_samples: the types of tensors whose axes are all known to be others.
        bound: the bound methods of tensors and expressions.
        signatures: the exact signatures of operations, in terms of the type variables of their classes.
        repairs: the suggestions for a refusal at an expression. mypy may check an expression hundreds of times: a
            lambda within a lambda that is an argument of an overloaded function.
    """

    def __init__(self) -> None:
        self.results: dict[Hashable, Result] = {}
        self.refused: tuple[Context, str, ErrorCode, Type] | None = None
        self.deferred: object = None
        self.is_looking_beside = False
        self.is_fine_grained: bool | None = None
        self.trying = False
        self.samples: dict[Type, list[Type]] = {}
        self.without_samples: set[Type] = set()
        self.bound: dict[str, CallableType] = {}
        self.signatures: dict[TypeInfo, Type | None] = {}
        self.repairs: dict[Hashable, Any] = {}
        self._read: dict[str, tuple[object, Any]] = {}
        self._recordings: list[dict[str, None]] = []

    @contextmanager
    def only_verdicts(self) -> Iterator[None]:
        """Make no suggestions for refusals, as only the verdict of a rule is needed."""
        before, self.trying = self.trying, True
        try:
            yield
        finally:
            self.trying = before

    def once(self, feature: str, of: object, read: Callable[..., Read], *given: object) -> Read:
        """Return a feature's analysis of a function or file, cached until the feature analyses another one.

        The key is the identity of the body: a daemon puts a new body into the same function.
        """
        known = self._read.get(feature)
        if known is None or known[0] is not of:
            known = self._read[feature] = of, read(*given)
        found: Read = known[1]
        return found

    @property
    def is_recording(self) -> bool:
        """Whether symbols are being recorded."""
        return bool(self._recordings)

    @contextmanager
    def recording(self) -> Iterator[dict[str, None]]:
        """Yield the symbols recorded within the context, as the keys of a dictionary; recordings nest."""
        symbols: dict[str, None] = {}
        self._recordings.append(symbols)
        try:
            yield symbols
        finally:
            self._recordings.pop()

    def record(self, symbol: str) -> None:
        """Record a symbol that the result under inference depends on."""
        for symbols in self._recordings:
            symbols[symbol] = None


_KEY = "typedtensor"


class Lookups:
    """Look-up of symbols by full name in the current build, with a cache of what was derived from them."""

    def __init__(self, lookup: Callable[[str], SymbolTableNode | None]) -> None:
        self._lookup = lookup
        self.cache = ResultCache()

    def forget(self) -> None:
        """Drop all results, as a daemon may have new declarations."""
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


def declare(info: TypeInfo, name: str, of: Type) -> Var:
    """Declare a name in a class that its statement does not."""
    variable = Var(name, of)
    variable.info, variable._fullname = info, f"{info.fullname}.{name}"
    info.names[name] = SymbolTableNode(MDEF, variable, plugin_generated=True)
    return variable


def is_a(of: Type | None, fullname: str) -> bool:
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


def may_be(of: Type | None, *fullnames: str) -> bool:
    """Whether a member of a union, or a type itself, is an instance of one of these classes."""
    return of is not None and any(is_a(member, name) for member in members(of) for name in fullnames)


def members(of: Type) -> list[Type]:
    """Return the members of a union, or of the union that bounds a type variable; any other type is its only member."""
    proper = get_proper_type(of)
    if isinstance(proper, TypeVarType):
        bound = get_proper_type(proper.upper_bound)
        proper = bound if isinstance(bound, UnionType) else proper
    if not isinstance(proper, UnionType):
        return [of]
    return [each for item in proper.relevant_items() for each in members(item)]


def item_of(of: Type | None) -> Type | None:
    """Return the type of the items of a sequence; None for other types."""
    proper = get_proper_type(of)
    sequence = instance_of(tuple_fallback(proper) if isinstance(proper, TupleType) else proper, SEQUENCE)
    return None if sequence is None else sequence.args[0]


def instance_of(of: Type | None, fullname: str) -> Instance | None:
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
