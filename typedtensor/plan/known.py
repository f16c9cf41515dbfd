"""What is known of one expression, so that a plan is found for it when it is met again.

The form of an expression with dynamic parts depends on values. What lies outside of those parts is looked at once;
in each computation only what the parts turned out to be is added.
"""

from __future__ import annotations

import copy
import weakref
from collections.abc import Callable, Collection, Hashable
from typing import Any

from typedtensor.ad.graph import Node, topological_order
from typedtensor.coroutines import Dynamic
from typedtensor.expr import App, Param
from typedtensor.plan.constants import Constants
from typedtensor.plan.structure import Structure, Unplannable

Expand = Callable[[Dynamic[Any]], Node]
"""Gives what a dynamic part turns out to be."""


class Known:
    """What is known of an expression. It refers to leaves alone, so that the expression can be let go of.

    Attributes:
        key: what expressions that can share a plan have in common.
        leaves: the inputs and parameters, and constants in whose place expressions like it have others.
        parameters: the parameters among them.
        pure: whether all operations are the library's own.
        kept: what the key refers to by identity.
    """

    __slots__ = ("kept", "key", "leaves", "parameters", "pure")

    def __init__(self, structure: Structure, key: Hashable, constants: Constants) -> None:
        self.key, self.pure, self.kept, leaves = key, structure.pure, structure.kept, structure.leaves
        self.parameters = tuple([leaf for leaf in leaves if isinstance(leaf, Param)])
        if structure.constants:
            lasting = constants.lasting(key, [constant.value for constant in structure.constants])
            self.key = key, *[tensor if tensor is None else id(tensor) for tensor in lasting]
            self.kept = [*self.kept, *[tensor for tensor in lasting if tensor is not None]]
            leaves = [*leaves, *[x for x, tensor in zip(structure.constants, lasting, strict=True) if tensor is None]]
        self.leaves = tuple(leaves)


class Outline:
    """What is known of an expression with dynamic parts before they are expanded."""

    def __init__(self, structure: Structure, key: Hashable) -> None:
        # One of the parts may be the whole expression, which is let go of when nobody else holds it.
        self._parts = [weakref.ref(part) for part in structure.parts]
        structure.parts.clear()
        self._structure, self._key = structure, _Once(key)

    def known(self, expand: Expand, computed: Collection[Node], constants: Constants) -> Known | None:
        """What is known of the expression in a computation.

        Args:
            expand: runs the bodies of dynamic parts.
            computed: the nodes that have values.
            constants: the tensors that expressions were met with.

        Returns:
            Nothing if the expression is to be interpreted: no plan can be made, or it would compute again what was
            computed already, as a value that is awaited.
        """
        structure = self._structure.copy()
        numbers, parts = structure.numbers, structure.parts
        parts.extend(part for ref in self._parts if (part := ref()) is not None)
        key: list[Hashable] = [self._key]
        for part in parts:  # there may be more at its end meanwhile
            if part in computed:
                return None
            built = expand(part)
            try:
                added = structure.add(built)
            except Unplannable:
                return None
            key.append((numbers[id(part)], numbers[id(built)], added))
        if any(isinstance(node, (App, Dynamic)) and id(node) in numbers for node in computed):
            return None
        return Known(structure, _Once(tuple(key)), constants)


def look_at(loss: Node, constants: Constants) -> Known | Outline | None:
    """What is known of an expression; nothing if no plan can be made."""
    if not loss.operands and not isinstance(loss, Dynamic):  # what is known of it would refer to itself
        return None
    structure = Structure()
    try:
        key = structure.add(loss)
    except Unplannable:
        return None
    return Outline(structure, key) if structure.parts else Known(structure, _Once(key), constants)


def resolved(loss: Node, expand: Expand) -> Node:
    """An expression without dynamic parts: what they turned out to be stands in their place, wherever they are met.

    Its leaves are the same.
    """
    order = topological_order(loss, lambda node: (expand(node),) if isinstance(node, Dynamic) else node.operands)
    if not any(isinstance(node, Dynamic) for node in order):
        return loss
    values: dict[Node, Node] = {}
    for node in order:
        if isinstance(node, Dynamic):
            values[node] = values[expand(node)]
            continue
        operands = tuple(values[x] for x in node.operands)
        values[node] = node
        if any(x is not y for x, y in zip(operands, node.operands, strict=True)):
            values[node] = copy.copy(node)
            values[node].operands = operands
    return values[loss]


class _Once:
    """A key that is hashed once; a tuple is hashed again at each look-up, however long it is."""

    __slots__ = ("_hash", "_key")

    def __init__(self, key: Hashable) -> None:
        self._key, self._hash = key, hash(key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, _Once) and self._hash == other._hash and self._key == other._key)
