"""The structure of an expression: what two expressions have in common that one plan can serve."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from typedtensor.ad.graph import Node
from typedtensor.backends import PYTHON_SCALARS
from typedtensor.bundles import Structured
from typedtensor.expr import App, Const, Input, Param

_LEAVES = (Input, Param, Const)

_SHARED = frozenset({"arguments", "verdicts", "grounded"})
"""What is the same for operations of a class with the same labels, or a cache."""


class Structure:
    """An expression apart from its nodes.

    Attributes:
        key: equal for expressions that are computed alike, from leaves of like types in the order of ``leaves``.
        leaves: the inputs and parameters, in the order in which they are met.
        kept: what the key refers to by identity.
        pure: whether all its operations are the library's own, which compute and do nothing else.
    """

    def __init__(self, order: Sequence[Node]) -> None:
        numbers: dict[Node, int] = {}
        key: list[Hashable] = []
        leaves: list[Node] = []
        kept: list[object] = []
        self.pure = True
        for number, node in enumerate(order):
            numbers[node] = number
            if isinstance(node, App):
                self.pure = self.pure and node.op.builtin
                key.append((_operation(node.op, kept), tuple([numbers[x] for x in node.operands])))
            elif isinstance(node, Const):
                array = node.value._array
                if type(array) in PYTHON_SCALARS:
                    key.append((type(array), array))
                else:
                    kept.append(array)
                    key.append(("constant", id(array)))
            else:
                leaves.append(node)
                key.append((type(node), node.tensor_type))
        self.key: Hashable = tuple(key)
        self.leaves = tuple(leaves)
        self.kept = kept


def is_plannable(order: Iterable[Node]) -> bool:
    """Whether all nodes are such that a plan can be made.

    Parts that are computed again, and structured nodes, are left to the interpreter.
    """
    return all(
        not (node.region or isinstance(node, Structured)) if isinstance(node, App) else isinstance(node, _LEAVES)
        for node in order
    )


def _operation(operation: Any, kept: list[object]) -> Hashable:
    settings = {name: value for name, value in vars(operation).items() if name not in _SHARED}
    labels = tuple(operation.arguments.items())
    if not settings:
        return type(operation), labels
    try:
        items = tuple((name, _frozen(value)) for name, value in settings.items())
        hash(items)
    except TypeError:
        kept.append(operation)
        return id(operation)
    return type(operation), labels, items


def _frozen(value: Any) -> Hashable:
    return tuple(value.items()) if isinstance(value, dict) else (type(value), value)
