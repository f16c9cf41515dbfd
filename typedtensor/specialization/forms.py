"""Descriptions of expressions, by which plans are found again.

The form of an expression with dynamic parts depends on values. The nodes outside of those parts are described once;
each computation adds only the expansions of the parts.
"""

from __future__ import annotations

import copy
import weakref
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any

from typedtensor.ad.graph import Node, Operands, topological_order
from typedtensor.base.identity import are_same
from typedtensor.core.expr import App
from typedtensor.core.variables import Param
from typedtensor.coroutines import Dynamic
from typedtensor.lowering.unplannable import Unplannable
from typedtensor.specialization.constants import Constants
from typedtensor.specialization.fingerprint import Fingerprint
from typedtensor.specialization.identity import References, are_referred
from typedtensor.specialization.refusals import tell

Expand = Callable[[Dynamic[Any]], Node]
"""Returns the expansion of a dynamic part."""

COMPUTED = "a dynamic part has already computed one of its values"


MOST_FOUND = 64
"""The largest number of cached descriptions of one expression, one for each set of expansions."""


class Known:
    """The description of an expression. It refers to leaves only, so that the expression itself can be freed.

    Attributes:
        key: equal for expressions that can share a plan.
        leaves: the inputs and parameters, and constants that vary between expressions of the structure.
        parameters: the parameters of the expression; expressions requested beside it may add others to the leaves.
        pure: whether all operations are the library's own.
        foreign: the numbers of the nodes with users' operations; None if one is within the body of another node.
        numbers: the numbers of nodes by ``id``, valid while the nodes live.
        kept: the objects that the key refers to by identity.
        structure: equal for expressions that differ in constants, or in the expressions requested beside them.
        keeper: the newest object that the expression refers to; it owns the cache's entries for the key.
        recurs: whether computations find this object again for the same expansions of the expression.
    """

    __slots__ = (
        "__weakref__",
        "foreign",
        "keeper",
        "kept",
        "key",
        "leaves",
        "numbers",
        "parameters",
        "pure",
        "recurs",
        "structure",
    )

    def __init__(self, fingerprint: Fingerprint, key: Hashable, constants: Constants, own: int | None = None) -> None:
        self.key, self.pure, self.kept, leaves = key, fingerprint.pure, fingerprint.kept, fingerprint.leaves
        self.structure, self.recurs = key, False
        self.keeper, self.numbers, self.foreign = fingerprint.keeper, fingerprint.numbers, fingerprint.foreign
        self.parameters = tuple([leaf for leaf in leaves[:own] if isinstance(leaf, Param)])
        if fingerprint.constants:
            lasting = constants.lasting(key, [constant.value for constant in fingerprint.constants], self.keeper)
            self.key = key, *[tensor if tensor is None else id(tensor) for tensor in lasting]
            self.kept = [*self.kept, *[tensor for tensor in lasting if tensor is not None]]
            leaves = [*leaves, *[x for x, tensor in zip(fingerprint.constants, lasting, strict=True) if tensor is None]]
        self.leaves = tuple(leaves)

    def among(self, targets: Collection[Node]) -> tuple[Node, ...]:
        """Return the targets that are in the expression, leaves first; one identical tuple for all parameters.

        Args:
            targets: nodes, or the parameters of an optimizer as a frozen set.
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
        """Whether some of the nodes are inner nodes of the expression."""
        numbers = self.numbers
        return any(node.operands and id(node) in numbers for node in nodes)


class Outline:
    """The description of an expression with unexpanded dynamic parts."""

    def __init__(self, fingerprint: Fingerprint, key: Hashable) -> None:
        # Weak references: a part may be the whole expression, which must remain collectable.
        self._parts = [weakref.ref(part) for part in fingerprint.parts]
        fingerprint.parts.clear()
        self._fingerprint, self._key = fingerprint, Once(key)
        self._found: dict[tuple[int, ...], tuple[References, Known]] = {}

    def known(self, expand: Expand, computed: Collection[Node], constants: Constants) -> Known | str:
        """Return the description of the expression in a computation.

        Args:
            expand: expands dynamic parts by running their bodies.
            computed: the nodes that have values.
            constants: the tensors in expressions met so far.

        Returns:
            The reason, if the expression has to be interpreted: it can have no plan, or a plan would compute a value,
            such as an awaited one, again.
        """
        if self._found and (found := self._known_again(expand, computed)) is not None:
            return found
        fingerprint = self._fingerprint.copy()
        numbers, parts = fingerprint.numbers, fingerprint.parts
        for reference in self._parts:
            if (root := reference()) is not None:
                parts.append(root)
        try:
            key = fingerprint.add_expansions(expand, computed)
        except Unplannable as error:
            tell(error)
            return str(error)
        if key is None or _meets(computed, numbers):
            return COMPUTED
        known = Known(fingerprint, Once((self._key, key)), constants)
        if len(parts) == len(self._parts) and not fingerprint.constants and all(part.is_replayed for part in parts):
            if len(self._found) >= MOST_FOUND:
                self._found.pop(next(iter(self._found)))
            known.recurs, outcomes = True, [expand(part) for part in parts]
            self._found[tuple(map(id, outcomes))] = tuple(map(weakref.ref, outcomes)), known
        return known

    def _known_again(self, expand: Expand, computed: Collection[Node]) -> Known | str | None:
        """Return the cached description for the same expansions of all parts, or None."""
        built: list[Node] = []
        for held in self._parts:
            part = held()
            if part is None or part in computed:
                return None
            built.append(expand(part))
        found = self._found.get(tuple(map(id, built)))
        if found is None or not are_referred(found[0], built):
            return None
        known = found[1]
        return COMPUTED if _meets(computed, known.numbers) else known


def _meets(computed: Collection[Node], numbers: Mapping[int, int]) -> bool:
    """Whether some of the computed nodes are inner nodes of an expression, given the numbers of its nodes."""
    return any(isinstance(node, (App, Dynamic)) and id(node) in numbers for node in computed)


def look_at(loss: Node, constants: Constants, beside: Sequence[Node] = ()) -> Known | Outline | str:
    """Return the description of an expression; the reason, if it can have no plan.

    Args:
        loss: the expression.
        constants: the tensors in expressions met so far.
        beside: further expressions whose values are requested; their nodes are numbered, too.
    """
    if not loss.operands and not isinstance(loss, Dynamic):  # a leaf: the description would refer to its owner
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
    """Return the operands function of a computation, which expands dynamic parts."""
    return lambda node: (expand(node),) if isinstance(node, Dynamic) else node.operands


def resolved(roots: Sequence[Node], expand: Expand, given: Collection[Node] = ()) -> Sequence[Node]:
    """Return expressions with dynamic parts replaced by their expansions; the leaves stay the same.

    Args:
        roots: an expression and some of its nodes.
        expand: returns the expansion of a dynamic part.
        given: the nodes to treat as leaves.
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
    """A key with a cached hash; tuples compute theirs again at each look-up."""

    __slots__ = ("_hash", "_key")

    def __init__(self, key: Hashable) -> None:
        self._key, self._hash = key, hash(key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Once) and self._hash == other._hash and self._key == other._key)
