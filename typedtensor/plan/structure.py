"""The structure of an expression: what two expressions have in common that one plan can serve."""

from __future__ import annotations

import copy
from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.backends import PYTHON_SCALARS
from typedtensor.bundles import Part, Structured
from typedtensor.coroutines import Dynamic
from typedtensor.expr import App, Const, Input, Param

_LEAVES = (Input, Param, Const)

_SHARED = frozenset({"arguments", "verdicts", "grounded", "form"})
"""What is the same for operations of a class with the same labels, or a cache."""


class Structure:
    """An expression apart from its nodes.

    Args:
        order: the nodes, operands before what is computed from them. Dynamic parts stand for themselves.

    Attributes:
        key: of these nodes, equal for expressions that are computed alike, from leaves of like types in the order of
            ``leaves``.
        leaves: the inputs and parameters, in the order in which they are met.
        kept: what the key refers to by identity.
        pure: whether all its operations are the library's own, which compute and do nothing else.
        numbers: of the nodes, by their ``id``, as long as they are there.
    """

    def __init__(self, order: Sequence[Node]) -> None:
        self.numbers: dict[int, int] = {}
        self.leaves: list[Node] = []
        self.kept: list[object] = []
        self.pure = True
        self.key = self.add(order)

    def copy(self) -> Structure:
        """The same, to add nodes to."""
        made = copy.copy(self)
        made.numbers, made.leaves, made.kept = dict(self.numbers), list(self.leaves), list(self.kept)
        return made

    def add(self, order: Sequence[Node]) -> Hashable:
        """Add nodes that are not there yet; gives the key of these."""
        numbers, kept = self.numbers, self.kept
        key: list[Hashable] = []
        for node in order:
            numbers[id(node)] = len(numbers)
            if isinstance(node, App):
                form = None if isinstance(node, Structured) else getattr(node.op, "form", None)
                if form is None:
                    self.pure = self.pure and is_pure(node)
                    form = _operation(node, kept)
                key.append((form, tuple([numbers[id(x)] for x in node.operands])))
            elif isinstance(node, Const):
                array = node.value._array
                if type(array) in PYTHON_SCALARS:
                    key.append((node.tensor_type, _frozen(array)))
                else:
                    kept.append(array)
                    key.append((node.tensor_type, id(array)))
            else:
                key.append((type(node), node.tensor_type))
                if not isinstance(node, Dynamic):
                    self.leaves.append(node)
        return tuple(key)


def is_pure(node: App[Any]) -> bool:
    """Whether an operation computes and does nothing else, which is known of the library's own."""
    bodies = node.op.bodies if isinstance(node, Structured) else ()
    return node.op.builtin and all(is_pure(inner) for body in bodies for inner in body.order)


def is_plannable(order: Iterable[Node]) -> bool:
    """Whether all nodes are such that a plan can be made; parts that are computed again are left to the interpreter."""
    return all(not node.region if isinstance(node, App) else isinstance(node, (*_LEAVES, Dynamic)) for node in order)


def _operation(node: App[Any], kept: list[object]) -> Hashable:
    operation: Any = node.op
    if isinstance(node, Part):
        return node.index
    if isinstance(node, Structured):
        settings = {n: x for n, x in vars(operation).items() if isinstance(x, (bool, int, str, frozenset, type))}
        return type(operation), _frozen(settings), tuple(body_key(body, kept) for body in operation.bodies)
    settings = {name: value for name, value in vars(operation).items() if name not in _SHARED}
    labels = tuple(operation.arguments.items())
    form: tuple[Any, ...] = (type(operation), labels)
    if settings:
        try:
            form = (*form, tuple((name, _frozen(value)) for name, value in settings.items()))
            hash(form)
        except TypeError:
            kept.append(operation)
            return id(operation)
    if operation.builtin:  # others may be changed
        operation.form = form
    return form


def body_key(body: Any, kept: list[object]) -> Hashable:
    """What the body of a structured node does: two that are traced from one function are equal."""
    numbers = {x: n for n, x in enumerate((*body.inputs, *body.captured))}
    key: list[Hashable] = [tuple(x.tensor_type for x in numbers)]
    for node in body.order:
        key.append((_operation(node, kept), tuple([numbers[x] for x in node.operands])))
        numbers[node] = len(numbers)
    return (*key, tuple(numbers[x] for x in body.outputs))


def _frozen(value: Any) -> Hashable:
    """What is equal for values that do the same: 1, 1.0 and True do not, nor do 0.0 and -0.0."""
    if isinstance(value, float):
        return type(value), value.hex()
    if type(value) is tuple:
        return tuple(map(_frozen, value))
    if type(value) is dict:
        return tuple((key, _frozen(part)) for key, part in value.items())
    return type(value), value
