"""What is known of one expression, so that a plan is found for it when it is met again.

The form of an expression with dynamic parts depends on values. What lies outside of those parts is looked at once;
in each computation only what the parts turned out to be is added.
"""

from __future__ import annotations

import copy
import weakref
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from typing import Any

from typedtensor.ad.graph import Node, Operands, topological_order
from typedtensor.base.identity import are_same
from typedtensor.core.expr import App, Param
from typedtensor.coroutines import Dynamic
from typedtensor.lowering.unplannable import Unplannable
from typedtensor.specialization.constants import Constants
from typedtensor.specialization.fingerprint import Fingerprint
from typedtensor.specialization.identity import References, are_referred
from typedtensor.specialization.refusals import tell

Expand = Callable[[Dynamic[Any]], Node]
"""Gives what a dynamic part turns out to be."""

COMPUTED = "a value that a dynamic part has asked for is not computed again"


MOST_FOUND = 64
"""For how many of the forms that an expression turns out to have it is remembered what is known."""


class Known:
    """What is known of an expression. It refers to leaves alone, so that the expression can be let go of.

    Attributes:
        key: what expressions that can share a plan have in common.
        leaves: the inputs and parameters, and constants in whose place expressions like it have others.
        parameters: those that it depends on; what is asked for beside it may have others among its leaves.
        pure: whether all operations are the library's own.
        foreign: the numbers of the nodes whose operations are not; None if one is in the body of another.
        numbers: of its nodes, by their ``id``, as long as they are there.
        kept: what the key refers to by identity.
        structure: the same for what is computed from equal expressions, whichever arrays and whatever beside.
        keeper: the newest one of what the expression refers to, which keeps what is found for its key.
    """

    __slots__ = ("foreign", "keeper", "kept", "key", "leaves", "numbers", "parameters", "pure", "structure")

    def __init__(self, fingerprint: Fingerprint, key: Hashable, constants: Constants, own: int | None = None) -> None:
        self.key, self.pure, self.kept, leaves = key, fingerprint.pure, fingerprint.kept, fingerprint.leaves
        self.structure = key
        self.keeper, self.numbers, self.foreign = fingerprint.keeper, fingerprint.numbers, fingerprint.foreign
        self.parameters = tuple([leaf for leaf in leaves[:own] if isinstance(leaf, Param)])
        if fingerprint.constants:
            lasting = constants.lasting(key, [constant.value for constant in fingerprint.constants], self.keeper)
            self.key = key, *[tensor if tensor is None else id(tensor) for tensor in lasting]
            self.kept = [*self.kept, *[tensor for tensor in lasting if tensor is not None]]
            leaves = [*leaves, *[x for x, tensor in zip(fingerprint.constants, lasting, strict=True) if tensor is None]]
        self.leaves = tuple(leaves)

    def among(self, targets: Collection[Node]) -> tuple[Node, ...]:
        """Those of targets that are in the expression, leaves first; all parameters are one object, whoever asks.

        Args:
            targets: nodes, or the parameters of an optimizer, as a frozen set.
        """
        if isinstance(targets, frozenset):
            if targets.issuperset(self.parameters):
                return self.parameters
            return tuple(filter(targets.__contains__, self.parameters))
        chosen, numbers = dict.fromkeys(targets), self.numbers
        leaves = dict.fromkeys([leaf for leaf in self.leaves if leaf in chosen])
        others = [x for x in chosen if x not in leaves and id(x) in numbers and x.tensor_type.kind == "real"]
        wanted = (*leaves, *sorted(others, key=lambda x: numbers[id(x)]))
        return self.parameters if are_same(wanted, self.parameters) else wanted

    def meets(self, nodes: Iterable[Node]) -> bool:
        """Whether some of the nodes are in the expression and no leaves."""
        numbers = self.numbers
        return any(node.operands and id(node) in numbers for node in nodes)


class Outline:
    """What is known of an expression with dynamic parts before they are expanded."""

    def __init__(self, fingerprint: Fingerprint, key: Hashable) -> None:
        # One of the parts may be the whole expression, which is let go of when nobody else holds it.
        self._parts = [weakref.ref(part) for part in fingerprint.parts]
        fingerprint.parts.clear()
        self._fingerprint, self._key = fingerprint, Once(key)
        self._found: dict[tuple[int, ...], tuple[References, Known]] = {}

    def known(self, expand: Expand, computed: Collection[Node], constants: Constants) -> Known | str:
        """What is known of the expression in a computation.

        Args:
            expand: runs the bodies of dynamic parts.
            computed: the nodes that have values.
            constants: the tensors that expressions were met with.

        Returns:
            Why, if the expression is to be interpreted: no plan can be made, or it would compute again what was
            computed already, as a value that is awaited.
        """
        if self._found and (found := self._known_again(expand, computed)) is not None:
            return found
        fingerprint = self._fingerprint.copy()
        numbers, parts = fingerprint.numbers, fingerprint.parts
        parts.extend(part for ref in self._parts if (part := ref()) is not None)
        key: list[Hashable] = [self._key]
        for part in parts:  # there may be more at its end meanwhile
            if part in computed:
                return COMPUTED
            built = expand(part)
            try:
                added = fingerprint.add(built)
            except Unplannable as error:
                tell(error)
                return str(error)
            key.append((numbers[id(part)], numbers[id(built)], added))
        if any(isinstance(node, (App, Dynamic)) and id(node) in numbers for node in computed):
            return COMPUTED
        known = Known(fingerprint, Once(tuple(key)), constants)
        if len(parts) == len(self._parts) and not fingerprint.constants and all(part.is_replayed for part in parts):
            if len(self._found) >= MOST_FOUND:
                self._found.pop(next(iter(self._found)))
            outcomes = [expand(part) for part in parts]
            self._found[tuple(map(id, outcomes))] = tuple(map(weakref.ref, outcomes)), known
        return known

    def _known_again(self, expand: Expand, computed: Collection[Node]) -> Known | str | None:
        """What was found before of an expression whose parts turn out to be the same nodes; None if they do not."""
        built: list[Node] = []
        for held in self._parts:
            part = held()
            if part is None or part in computed:
                return None
            built.append(expand(part))
        found = self._found.get(tuple(map(id, built)))
        if found is None or not are_referred(found[0], built):
            return None
        numbers = found[1].numbers
        if any(isinstance(node, (App, Dynamic)) and id(node) in numbers for node in computed):
            return COMPUTED
        return found[1]


def look_at(loss: Node, constants: Constants, beside: Sequence[Node] = ()) -> Known | Outline | str:
    """What is known of an expression; why, if no plan can be made.

    Args:
        loss: the expression.
        constants: the tensors that expressions were met with.
        beside: expressions whose values are asked for besides, which have numbers, too.
    """
    if not loss.operands and not isinstance(loss, Dynamic):  # what is known of it would refer to itself
        return "nothing is computed in it"
    fingerprint = Fingerprint()
    try:
        key = fingerprint.add(loss)
        own = len(fingerprint.leaves)
        if beside:
            key = key, *[(fingerprint.add(x), fingerprint.numbers[id(x)]) for x in beside]
    except Unplannable as error:
        tell(error)
        return str(error)
    return Outline(fingerprint, key) if fingerprint.parts else Known(fingerprint, Once(key), constants, own)


def parts_of(expand: Expand) -> Operands:
    """What nodes are computed from, in a computation that finds out what dynamic parts are."""
    return lambda node: (expand(node),) if isinstance(node, Dynamic) else node.operands


def resolved(roots: Sequence[Node], expand: Expand, given: Collection[Node] = ()) -> Sequence[Node]:
    """An expression without dynamic parts: what they turned out to be stands in their place, wherever they are met.

    Its leaves are the same.

    Args:
        roots: the expression, and some of the nodes that it is computed from.
        expand: gives what a dynamic part turned out to be.
        given: the nodes that are leaves, whatever they are computed from.
    """
    parts = parts_of(expand)
    order = topological_order(roots[0], lambda node: () if node in given else parts(node))
    if not any(isinstance(node, Dynamic) for node in order):
        return roots
    values: dict[Node, Node] = {}
    for node in order:
        if node in given:
            values[node] = node
            continue
        if isinstance(node, Dynamic):
            values[node] = values[expand(node)]
            continue
        operands = tuple(values[x] for x in node.operands)
        values[node] = node
        if any(x is not y for x, y in zip(operands, node.operands, strict=True)):
            values[node] = copy.copy(node)
            values[node].operands = operands
    return [values[root] for root in roots]


class Once:
    """A key that is hashed once; a tuple is hashed again at each look-up, however long it is."""

    __slots__ = ("_hash", "_key")

    def __init__(self, key: Hashable) -> None:
        self._key, self._hash = key, hash(key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Once) and self._hash == other._hash and self._key == other._key)
