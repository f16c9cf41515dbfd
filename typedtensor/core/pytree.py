"""Pytrees of expressions: an expression, a module, or a tuple, list, dict, named tuple or dataclass of pytrees.

They are the states of loops, the operands and results of branches, and the arguments and results of calls.
"""

from __future__ import annotations

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import repeat
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar, overload

from typedtensor.core.expr import Const, Expr
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import AnyTensor, tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError

X = TypeVar("X", bound=AnyTensor)


Leaf = Any
"""A tensor or an expression."""


class Dataclass(Protocol):
    """An instance of a dataclass, for type checkers."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


Collection: TypeAlias = (
    "tuple[Any, ...] | list[Any] | Mapping[str, Any] | dict[Any, Any] | Dataclass | Composite | Stateful"
)
"""A pytree that is no leaf, for type checkers."""

PyTree: TypeAlias = "Expr[Any] | Collection"
"""A pytree of expressions, for type checkers."""


S = TypeVar("S", bound=Collection)  # excludes expressions: the result type would be that of a parameter


class Kind(ABC):
    """The structure of a pytree of a custom class; pytrees of equal kinds have equal structures."""

    @abstractmethod
    def rebuild(self, parts: Sequence[Any]) -> Any:
        """Make a pytree of parts."""

    @abstractmethod
    def differs(self, other: Kind) -> str:
        """Describe the difference to another kind, for messages."""


class Composite:
    """A pytree of a custom class.

    Attributes:
        kind: its structure.
        parts: its children, which are pytrees.
    """

    __slots__ = ("kind", "parts")

    def __init__(self, kind: Kind, parts: Sequence[Any]) -> None:
        self.kind, self.parts = kind, tuple(parts)


class Stateful(ABC):
    """The base of custom classes whose instances are pytrees."""

    @abstractmethod
    def __pytree__(self) -> Composite:
        """The object as a pytree."""


@dataclasses.dataclass(frozen=True, slots=True, weakref_slot=True)
class PyTreeDef:
    """The structure of a pytree.

    Attributes:
        kind: the class, or the kind of a custom class; None for a leaf.
        keys: the names of the fields of a named tuple or a dataclass, the keys of a dict in the order of insertion;
            empty for a leaf, a tuple and a list.
        children: the structures of the children.
        type: the type of a leaf.
    """

    kind: type | Kind | None
    keys: tuple[Hashable, ...] = ()
    children: tuple[PyTreeDef, ...] = ()
    type: TensorType | None = None

    @property
    def types(self) -> tuple[TensorType, ...]:
        """The types of the leaves, in order."""
        if self.type is not None:
            return (self.type,)
        return tuple(of for child in self.children for of in child.types)

    def of_elements(self) -> PyTreeDef:
        """The structure of an element, for leaves with an axis of elements in front."""
        if self.type is not None:
            return dataclasses.replace(self, type=tensor_type(self.type.kind, self.type.axes[1:]))
        return dataclasses.replace(self, children=tuple(child.of_elements() for child in self.children))

    def rebuild(self, leaves: Sequence[Leaf]) -> Any:
        """Make a pytree of leaves."""
        remaining = iter(leaves)
        result = self._rebuild(remaining)
        assert next(remaining, None) is None, "as many leaves as the definition has"
        return result

    def _rebuild(self, leaves: Iterator[Leaf]) -> Any:
        if self.kind is None:
            return next(leaves)
        parts = [child._rebuild(leaves) for child in self.children]
        if isinstance(self.kind, Kind):
            return self.kind.rebuild(parts)
        if self.kind in (tuple, list):
            return self.kind(parts)
        fields: Any = dict(zip(self.keys, parts, strict=True))
        return fields if self.kind is dict else self.kind(**fields)

    def tensors(self, tree: object) -> list[AnyTensor] | None:
        """Return the tensors in a pytree of this very structure; None for another one, or one of a custom class."""
        found: list[AnyTensor] = []
        return found if self._take(tree, found) else None

    def _take(self, tree: Any, tensors: list[AnyTensor]) -> bool:
        """Append the tensors in a pytree, and return whether it has this structure."""
        if (of := self.type) is not None:
            tensors.append(tree)
            return type(tree) is of.tensor and tree.tensor_type is of
        kind: Any = self.kind
        parts = tree
        if type(tree) is not kind:
            return False
        if kind is dict:
            parts = [tree[key] for key in self.keys] if tree.keys() == {*self.keys} else []
        elif self.keys:
            parts = [getattr(tree, str(key)) for key in self.keys]
        return len(parts) == len(self.children) and all(map(PyTreeDef._take, self.children, parts, repeat(tensors)))

    def __str__(self) -> str:
        if self.kind is None:
            return str(self.type)
        if isinstance(self.kind, Kind):
            return str(self.kind)
        parts = [str(child) for child in self.children]
        if self.kind is list:
            return f"[{', '.join(parts)}]"
        if self.kind is tuple:
            return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"
        if self.kind is dict:
            return f"{{{', '.join(f'{key!r}: {part}' for key, part in zip(self.keys, parts, strict=True))}}}"
        fields = ", ".join(f"{name}={part}" for name, part in zip(self.keys, parts, strict=True))
        return f"{self.kind.__name__}({fields})"


def flatten(tree: object, what: str, like: PyTreeDef | None = None) -> tuple[list[Leaf], PyTreeDef]:
    """Return the leaves of a pytree, and its structure. The parameters of a module count as a dict.

    Args:
        what: the name of the pytree in messages.
        like: another structure, whose dicts define the order of keys.

    Raises:
        AxisError: a leaf is neither a tensor nor an expression.
    """
    leaves: list[Leaf] = []
    return leaves, _flatten(tree, leaves, what, like)


def expressions_in(tree: object, what: str) -> tuple[list[Expr[Any]], PyTreeDef]:
    """Return the leaves of a pytree of expressions, and its structure.

    Args:
        what: the name of the pytree in messages.

    Raises:
        AxisError: a leaf is no expression.
    """
    if isinstance(tree, Expr):
        return [tree], PyTreeDef(None, type=tree.tensor_type)
    leaves, structure = flatten(tree, what)
    for leaf in leaves:
        if not isinstance(leaf, Expr):
            raise AxisError(f"{what} must consist of expressions, but contains {leaf!r}, which is a value")
    return leaves, structure


def flatten_like(tree: object, expected: PyTreeDef, what: str, source: str, which: str = "a state") -> list[Leaf]:
    """Return the leaves of a pytree that must have a given structure, in its order.

    Only the order of the keys of a dict may differ.

    Args:
        what: the name of the pytree in messages.
        source: the name of the expected pytree in messages.
        which: both of them, for messages.

    Raises:
        AxisError: a leaf is neither a tensor nor an expression, or the structure or axes differ.
    """
    leaves, found = flatten(tree, what, expected)
    require_same(found, expected, what, source, which)
    return leaves


def require_same(found: PyTreeDef, expected: PyTreeDef, what: str, source: str, which: str = "a state") -> None:
    """Require that structures are equal; for the arguments and the error see :func:`flatten_like`."""
    if found != expected:
        raise AxisError(
            f"{what} is {found}, but {source} is "
            f"{expected}{''.join(_other_keys(found, expected))}{''.join(_other_kinds(found, expected))}: {which} "
            "must have the same structure, kinds and axes"
        )


def _flatten(tree: object, leaves: list[Leaf], what: str, like: PyTreeDef | None) -> PyTreeDef:
    """Return the structure of a pytree, and append its leaves; keys of dicts are in the order of another structure."""
    if isinstance(tree, Operand):
        leaves.append(tree)
        return PyTreeDef(None, type=tree.tensor_type)
    kind: type | Kind = type(tree)
    keys: tuple[Hashable, ...] = ()
    parts: Sequence[object]
    if isinstance(tree, tuple) and hasattr(tree, "_fields"):
        keys, parts = tuple(tree._fields), tree
    elif kind in (tuple, list):
        given: Any = tree
        parts = given
    elif isinstance(tree, Mapping) and (kind is dict or not isinstance(tree, dict)):
        kind = dict
        same = like is not None and like.kind is dict and tree.keys() == {*like.keys}
        keys = like.keys if like is not None and same else tuple(tree)
        parts = [tree[key] for key in keys]
    elif isinstance(tree, Composite):
        kind, parts = tree.kind, tree.parts
    elif isinstance(tree, Stateful):
        return _flatten(tree.__pytree__(), leaves, what, like)
    elif dataclasses.is_dataclass(tree) and not isinstance(tree, type):
        names = tuple(field.name for field in dataclasses.fields(tree))
        keys, parts = names, [getattr(tree, name) for name in names]
    else:
        raise AxisError(
            f"{what} must consist of tensors and expressions, in tuples, lists, dicts, named tuples, dataclasses "
            f"and modules, but contains {tree!r}: {_advice(tree)}"
        )
    alike = like is not None and len(like.children) == len(parts)
    expected = like.children if like is not None and alike else [None] * len(parts)
    children = [_flatten(part, leaves, what, of) for part, of in zip(parts, expected, strict=True)]
    return PyTreeDef(kind, keys, tuple(children))


def _advice(part: object) -> str:
    """How to write a part of a pytree that is no tensor, for messages."""
    if isinstance(part, bool):
        return f"wrap it, as in Const(BoolTensor[()]({part}))"
    if isinstance(part, int):
        return f"wrap it, as in Const(IntTensor[()]({part}))"
    if isinstance(part, float) or hasattr(part, "__array__"):
        return "wrap numbers and arrays, as in Const(Tensor[()](0.0))"
    if part is None:
        return "leave it out, or add the return that is missing"
    return "functions may read it without it being a part of the state"


def _other_kinds(found: PyTreeDef, expected: PyTreeDef) -> Iterator[str]:
    """The differences of kinds at equal places, for messages."""
    if isinstance(found.kind, Kind) and isinstance(expected.kind, Kind) and found.kind != expected.kind:
        yield f"; {found.kind.differs(expected.kind)}"
    for child, other in zip(found.children, expected.children, strict=False):
        yield from _other_kinds(child, other)


def _other_keys(found: PyTreeDef, expected: PyTreeDef, place: str = "") -> Iterator[str]:
    """The differences in the keys of dicts at equal places, for messages."""
    if found.kind is not expected.kind:
        return
    if found.kind is dict and (differing := {*found.keys} ^ {*expected.keys}):
        missing = [key for key in expected.keys if key in differing]
        surplus = [key for key in found.keys if key in differing]
        said = [
            *([f"lacks {_listed(missing)}"] if missing else []),
            *([f"has {_listed(surplus)} besides"] if surplus else []),
        ]
        yield f"; {f'at {place} ' if place else ''}it {' and '.join(said)}"
    others: Mapping[Hashable, PyTreeDef] = dict(_parts(expected))
    for key, child in _parts(found):
        if key in others:
            shown = f".{key}" if found.keys and found.kind is not dict else f"[{key!r}]"
            yield from _other_keys(child, others[key], place + shown)


def _parts(tree: PyTreeDef) -> Iterator[tuple[Hashable, PyTreeDef]]:
    return zip(tree.keys or range(len(tree.children)), tree.children, strict=True)


def _listed(keys: Sequence[Hashable]) -> str:
    return f"the key{'s' if len(keys) > 1 else ''} {', '.join(map(repr, keys))}"


@overload
def tree_map(f: Callable[..., Any], tree: Expr[X], /, *others: Expr[X]) -> Expr[X]: ...
@overload
def tree_map(f: Callable[..., Any], tree: S, /, *others: S) -> S: ...
def tree_map(f: Callable[..., Any], tree: Any, /, *others: Any) -> Any:
    """Apply a function to each leaf of a pytree, or to the corresponding leaves of several.

    Args:
        f: from a leaf of each pytree, in order, to an expression or a tensor with the same axes.
        tree: an expression, a module, or a tuple, list, dict, named tuple or dataclass of pytrees.
        others: pytrees of the same structure, kinds and axes.

    Raises:
        AxisError: when a structure differs, or ``f`` returns another type.

    See also: ``jax.tree.map``, ``torch.utils._pytree.tree_map``.

    >>> from typedtensor import Axis, given, value_and_grad
    >>> from typedtensor.nn import Linear
    >>> class In(Axis, size=2): ...
    >>> class Out(Axis, size=1): ...
    >>> from typedtensor.core.tensor import Tensor
    >>> x = Const(Tensor[In]([1.0, 2.0]))
    >>> def loss(layer: Linear[In, Out]) -> Expr[Tensor[()]]:
    ...     return (layer(x) * layer(x)).sum()
    >>> layer = Linear(In, Out, seed=0)
    >>> value, slope = value_and_grad(loss, layer)
    >>> moved = tree_map(lambda p, g: p - g * 0.05, layer, slope)
    >>> with given():
    ...     print(value.value.item() > loss(moved).value.item())
    True
    """
    leaves, structure = flatten(tree, "the state of tree_map")
    rows = [leaves, *(flatten_like(x, structure, "another state of tree_map", "the first", "all") for x in others)]
    result: list[Any] = []
    for row in zip(*rows, strict=True):
        y, wanted = f(*row), row[0].tensor_type
        if not isinstance(y, Operand) or y.tensor_type is not wanted:
            found = y.tensor_type if isinstance(y, Operand) else repr(y)
            raise AxisError(
                f"the function of tree_map must return {wanted} for a leaf of this type, but returned {found}"
            )
        result.append(y)
    if any(isinstance(y, Expr) for y in result):
        result = [y if isinstance(y, Expr) else Const(y) for y in result]
    return structure.rebuild(result)
