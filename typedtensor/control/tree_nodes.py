"""Trees of users' dataclasses: their nodes, the forms of nodes, and copies of nodes with other parts and data."""

from __future__ import annotations

import dataclasses
from collections.abc import Hashable, Iterator, Sequence
from typing import Any

from typedtensor.control.bodies.keys import frozen
from typedtensor.core.operand import Operand
from typedtensor.errors import AxisError


@dataclasses.dataclass(frozen=True, slots=True)
class TreeNode:
    """A node of a tree.

    Attributes:
        whole: the user's object.
        form: a key that is equal for nodes that differ only in their data and in the states of their parts.
        parts: the values of the fields that have nodes or None, in order, also those in tuples and lists.
        data: the tensors and expressions in the fields, in order.
    """

    whole: Any
    form: Hashable
    parts: list[Any]
    data: list[Any]


@dataclasses.dataclass(frozen=True, slots=True)
class Nodes:
    """The nodes of trees, without duplicates, a node before its parts.

    Attributes:
        all: the nodes.
        places: the index of each node, by the address of the user's object.
        heights: the height of each node: 1 without parts, else one more than that of the highest part.
        roots: the indices of the roots; None for a tree that is None.
    """

    all: list[TreeNode]
    places: dict[int, int]
    heights: list[int]
    roots: list[int | None]


def read_trees(trees: Sequence[Any], name: str) -> Nodes:
    """Read the nodes of trees, without recursion.

    Args:
        name: the function that is applied to them, for messages.

    Raises:
        AxisError: a tree is no dataclass, a node is a part of itself, or a field has a value that cannot be traced.
    """
    found = Nodes([], {}, [], [])
    for number, tree in enumerate(trees):
        if tree is None:
            found.roots.append(None)
            continue
        if not is_node(tree):
            raise AxisError(
                f"{name} takes trees, which are instances of a dataclass whose fields hold their parts, but tree "
                f"{number} is {tree!r}"
            )
        if id(tree) not in found.places:
            _read(tree, found, f"{name}: in tree {number}")
        found.roots.append(found.places[id(tree)])
    return found


def _read(root: Any, found: Nodes, where: str) -> None:
    """Add the nodes of a tree."""
    path: list[int] = []
    waiting: list[Iterator[Any]] = []
    fields: dict[type, list[str]] = {}

    def enter(whole: Any) -> None:
        place = len(found.all)
        parts: list[Any] = []
        data: list[Any] = []
        of = type(whole)
        names = fields.get(of) or fields.setdefault(of, [x.name for x in dataclasses.fields(whole)])
        form = (of, *[_form(getattr(whole, name), parts, data, whole, name, where) for name in names])
        found.all.append(TreeNode(whole, form, parts, data))
        found.places[id(whole)] = place
        found.heights.append(0)
        path.append(place)
        waiting.append(iter([part for part in parts if part is not None]))

    enter(root)
    while path:
        for part in waiting[-1]:
            seen = found.places.get(id(part))
            if seen is None:
                enter(part)
                break
            if not found.heights[seen]:
                raise AxisError(
                    f"{where}, a node of the class {type(part).__name__} contains itself, "
                    f"{len(path) - path.index(seen)} levels below: a tree must have no cycle"
                )
        else:
            waiting.pop()
            place = path.pop()
            below = [found.heights[found.places[id(part)]] for part in found.all[place].parts if part is not None]
            found.heights[place] = 1 + max(below, default=0)


def _form(value: Any, parts: list[Any], data: list[Any], node: Any, field: str, where: str) -> Hashable:
    """Return the key of a field's value, and append its parts and data."""
    if isinstance(value, Operand):
        data.append(value)
        return value.tensor_type
    if value is None or is_node(value):
        parts.append(value)
        return "part", type(value)
    if type(value) in (tuple, list):
        return type(value), *[_form(x, parts, data, node, field, where) for x in value]
    try:
        hash(value)
    except TypeError:
        array = hasattr(value, "shape")
        advice = "wrap it in a tensor" if array else "use tensors, nodes, None, and tuples and lists of them"
        raise AxisError(
            f"{where}, the field {field} of a node of the class {type(node).__name__} holds {value!r}: {advice}"
        ) from None
    return "value", frozen(value)


def is_node(value: object) -> bool:
    """Whether a value is an instance of a dataclass."""
    return hasattr(type(value), "__dataclass_fields__")


def rebuilt(node: Any, parts: Iterator[Any], data: Iterator[Any]) -> Any:
    """Return a copy of a node with other parts and other data, in the order of :class:`TreeNode`."""
    result = object.__new__(type(node))
    for field in dataclasses.fields(node):
        object.__setattr__(result, field.name, _rebuilt(getattr(node, field.name), parts, data))
    return result


def _rebuilt(value: Any, parts: Iterator[Any], data: Iterator[Any]) -> Any:
    if isinstance(value, Operand):
        return next(data)
    if value is None or is_node(value):
        return next(parts)
    return type(value)([_rebuilt(x, parts, data) for x in value]) if type(value) in (tuple, list) else value


def shown(node: Any) -> str:
    """A node in messages: the classes of its parts and the types of its data."""
    fields = ", ".join(f"{x.name}={_shown(getattr(node, x.name))}" for x in dataclasses.fields(node))
    return f"{type(node).__name__}({fields})"


def _shown(value: Any) -> str:
    if isinstance(value, Operand):
        return str(value.tensor_type)
    if is_node(value):
        return type(value).__name__
    if type(value) in (tuple, list):
        inside = ", ".join(map(_shown, value))
        return f"[{inside}]" if type(value) is list else f"({inside}{',' * (len(value) == 1)})"
    return repr(value)
