"""The statically known structure of a state: the containers that it consists of, and the tensors in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from mypy.nodes import DictExpr, Expression, StrExpr, TupleExpr
from mypy.subtypes import is_same_type
from mypy.types import Instance, TupleType, Type, TypedDictType, UnpackType, get_proper_type

from typedtensor.mypy_plugin.base.lookups import instance_of
from typedtensor.mypy_plugin.base.messages import Site, is_certain
from typedtensor.mypy_plugin.base.names import ANY_TENSOR, EXPR, MODULE
from typedtensor.mypy_plugin.types.operands import ForeignError, read
from typedtensor.mypy_plugin.types.value_classes import fields_of

DEEP = 8
"""The greatest depth to read: recursive type aliases have infinite depth."""


class Structure(NamedTuple):
    """A state as far as its type determines it.

    Attributes:
        made: the full name of the container's class; empty for a leaf, None if nothing is known.
        keys: the names of the parts; None if they have none, or if these are unknown.
        parts: the parts; None if their number is unknown.
        each: the common structure of parts whose number is unknown.
        leaf: the type of a leaf, an expression or a tensor.
    """

    made: str | None
    keys: tuple[str, ...] | None = None
    parts: tuple[Structure, ...] | None = None
    each: Structure | None = None
    leaf: Type | None = None

    def leaves(self) -> Iterator[Type]:
        """Yield the leaves; for an unknown number of parts, the leaves of one part."""
        if self.leaf is not None:
            yield self.leaf
        for part in self.parts or ([self.each] if self.each is not None else []):
            yield from part.leaves()

    def differs(self, other: Structure) -> bool:
        """Whether two states certainly differ in their structure or in the types of their tensors."""
        if self.made is None or other.made is None:
            return False
        if self.made != other.made:
            return True
        if self.leaf is not None and other.leaf is not None:
            one, another = _value(self.leaf), _value(other.leaf)
            return is_certain(one) and is_certain(another) and not is_same_type(one, another)
        if self.each is not None and other.each is not None:
            return self.each.differs(other.each)
        if self.keys is not None and other.keys is not None and {*self.keys} != {*other.keys}:
            return True
        if self.parts is None or other.parts is None:
            return False
        if self.keys is not None and other.keys is not None:
            others = dict(zip(other.keys, other.parts, strict=True))
            return any(part.differs(others[key]) for key, part in zip(self.keys, self.parts, strict=True))
        return len(self.parts) != len(other.parts) or any(
            one.differs(another) for one, another in zip(self.parts, other.parts, strict=True)
        )

    def show(self, site: Site) -> str:
        """The state as messages of the run time write it."""
        if self.leaf is not None:
            return show_leaf(self.leaf, site)
        name = (self.made or "…").rpartition(".")[2]
        known = self.parts or ([self.each] if self.each is not None else [])
        parts = [part.show(site) for part in known] + ["…"] * (self.parts is None)
        if name == "list":
            return f"[{', '.join(parts)}]"
        if name == "tuple":
            return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"
        if name == "dict":
            quoted = [f"{key!r}: {part}" for key, part in zip(self.keys or (), parts, strict=False)]
            return f"{{{', '.join(quoted) if self.parts is not None else ': '.join(reversed(parts))}}}"
        named = [f"{key}={part}" for key, part in zip(self.keys or (), parts, strict=False)]
        return f"{name}({', '.join(named)})" if self.keys is not None else name


UNKNOWN = Structure(None)


def show_leaf(leaf: Type, site: Site) -> str:
    """Return the source form of the tensor type of a leaf."""
    try:
        return read(leaf, site).shown
    except ForeignError:
        return str(leaf)


def _value(leaf: Type) -> Type:
    """Return the type of a leaf, or of its value for an expression."""
    expression = instance_of(leaf, EXPR)
    return leaf if expression is None else expression.args[0]


def structure_of(state: Type, written: Expression | None = None, within: tuple[str, ...] = ()) -> Structure:
    """Return the structure of a state.

    Args:
        state: the type of the state.
        written: the expression of the state, whose literals determine the keys of a dict.
        within: the classes around the state. A part of one of these classes is not read.
    """
    proper = get_proper_type(state)
    if (leaf := instance_of(state, EXPR)) is not None:
        return Structure("", leaf=leaf)
    if (leaf := instance_of(state, ANY_TENSOR)) is not None and isinstance(proper, Instance):
        return Structure("", leaf=proper)
    if len(within) == DEEP:
        return UNKNOWN
    if isinstance(proper, TupleType):
        return _of_tuple(proper, written, within)
    if isinstance(proper, TypedDictType):
        return _of_fields("builtins.dict", proper.items, within)
    if not isinstance(proper, Instance) or proper.type.fullname in within:
        return UNKNOWN
    if proper.type.fullname in ("builtins.list", "builtins.tuple"):
        inside = (*within, f"a {proper.type.name}")
        return Structure(proper.type.fullname, each=structure_of(proper.args[0], within=inside))
    if proper.type.fullname == "builtins.dict":
        return _of_dict(proper, written, within)
    of_its_own = proper.type.has_base(MODULE) or proper.type.get("__pytree__") is not None
    if "dataclass" in proper.type.metadata and not of_its_own:
        return _of_fields(proper.type.fullname, dict(fields_of(proper)), within)
    return UNKNOWN


def _of_fields(made: str, fields: Mapping[str, Type], within: tuple[str, ...]) -> Structure:
    parts = tuple(structure_of(of, within=(*within, made)) for of in fields.values())
    return Structure(made, tuple(fields), parts)


def _of_tuple(state: TupleType, written: Expression | None, within: tuple[str, ...]) -> Structure:
    result = state.partial_fallback.type
    if any(isinstance(get_proper_type(item), UnpackType) for item in state.items):
        return Structure(result.fullname)
    items = written.items if isinstance(written, TupleExpr) else []
    each = items if len(items) == len(state.items) else [None] * len(state.items)
    inside = (*within, f"a {result.name}")
    parts = tuple(structure_of(of, item, inside) for of, item in zip(state.items, each, strict=True))
    named = result.fullname != "builtins.tuple"
    keys = tuple(name for name in result.names if not name.startswith("_"))[: len(parts)] if named else None
    return Structure(result.fullname, keys if keys and len(keys) == len(parts) else None, parts)


def _of_dict(state: Instance, written: Expression | None, within: tuple[str, ...]) -> Structure:
    """Return the structure of a dict, whose keys are known if it is a literal."""
    items = written.items if isinstance(written, DictExpr) else []
    keys = tuple(key.value for key, _ in items if isinstance(key, StrExpr))
    inside = (*within, "a dict")
    if not items or len(keys) < len(items):
        return Structure(state.type.fullname, each=structure_of(state.args[1], within=inside))
    parts = tuple(structure_of(state.args[1], value, inside) for _, value in items)
    return Structure(state.type.fullname, keys, parts)
