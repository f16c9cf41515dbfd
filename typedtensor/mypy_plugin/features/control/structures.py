"""What is known of the structure of a state: how it is made of parts, and of which tensors."""

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

_DEEP = 8
"""Names of types may stand for types that hold them: what lies deeper is not looked at."""


class Structure(NamedTuple):
    """A state, as far as its type says it.

    Attributes:
        made: the full name of the class that it is made by; empty for a leaf, None where nothing is known.
        keys: what the parts are called; None where they have no names, or those are not known.
        parts: the parts; None where it is not known how many there are.
        each: what each of them is, where that is all that is known.
        leaf: the type of a leaf, an expression or a tensor.
    """

    made: str | None
    keys: tuple[str, ...] | None = None
    parts: tuple[Structure, ...] | None = None
    each: Structure | None = None
    leaf: Type | None = None

    def leaves(self) -> Iterator[Type]:
        """The leaves; of parts whose number is not known those of one."""
        if self.leaf is not None:
            yield self.leaf
        for part in self.parts or ([self.each] if self.each is not None else []):
            yield from part.leaves()

    def differs(self, other: Structure) -> bool:
        """Whether two states are certainly made differently, or of tensors of different types."""
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
        """The state as messages at run time write it."""
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
    """The type of the value of an expression, or that of a tensor."""
    try:
        return read(leaf, site).shown
    except ForeignError:
        return str(leaf)


def _value(leaf: Type) -> Type:
    """What a leaf is, or has for its value."""
    expression = instance_of(leaf, EXPR)
    return leaf if expression is None else expression.args[0]


def structure_of(state: Type, written: Expression | None = None, within: tuple[str, ...] = ()) -> Structure:
    """The structure of a state.

    Args:
        state: its type.
        written: how it is written, which says what the keys of a dict are.
        within: the classes of what it is a part of. A part of the same class as the whole is not looked at.
    """
    proper = get_proper_type(state)
    if (leaf := instance_of(state, EXPR)) is not None:
        return Structure("", leaf=leaf)
    if (leaf := instance_of(state, ANY_TENSOR)) is not None and isinstance(proper, Instance):
        return Structure("", leaf=proper)
    if len(within) == _DEEP:
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
    made = state.partial_fallback.type
    if any(isinstance(get_proper_type(item), UnpackType) for item in state.items):
        return Structure(made.fullname)
    items = written.items if isinstance(written, TupleExpr) else []
    each = items if len(items) == len(state.items) else [None] * len(state.items)
    inside = (*within, f"a {made.name}")
    parts = tuple(structure_of(of, item, inside) for of, item in zip(state.items, each, strict=True))
    named = made.fullname != "builtins.tuple"
    keys = tuple(name for name in made.names if not name.startswith("_"))[: len(parts)] if named else None
    return Structure(made.fullname, keys if keys and len(keys) == len(parts) else None, parts)


def _of_dict(state: Instance, written: Expression | None, within: tuple[str, ...]) -> Structure:
    """A dict, whose keys are known where it is written out."""
    items = written.items if isinstance(written, DictExpr) else []
    keys = tuple(key.value for key, _ in items if isinstance(key, StrExpr))
    inside = (*within, "a dict")
    if not items or len(keys) < len(items):
        return Structure(state.type.fullname, each=structure_of(state.args[1], within=inside))
    parts = tuple(structure_of(state.args[1], value, inside) for _, value in items)
    return Structure(state.type.fullname, keys, parts)
