"""The structure of expressions, by which their programs are found again.

A description numbers the nodes of expressions; its key is equal for expressions that can share programs. The form of an
expression with dynamic parts depends on values: the nodes outside of those parts are described once, and each
computation adds only the expansions of the parts.
"""

from __future__ import annotations

import copy
import weakref
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from typing import Any
from zlib import crc32

from typedtensor.ad.graph import Node, Operands, topological_order
from typedtensor.backends import PYTHON_SCALARS
from typedtensor.base.identity import IdentityTable, References, are_referred, are_same
from typedtensor.base.lasting import ALWAYS
from typedtensor.control.bodies.keys import frozen, operation_key, operation_name
from typedtensor.control.bodies.tracing import DEEPEST
from typedtensor.core.axes import Label
from typedtensor.core.expr import App, App1, App2, App3, AppN, Const, Input
from typedtensor.core.tuples import Structured
from typedtensor.core.variables import Param, Variable
from typedtensor.coroutines import Dynamic
from typedtensor.lowering.unplannable import Unplannable, tell
from typedtensor.ops.library.indexing import CausalMask, Positions
from typedtensor.ops.library.reductions import Size

Expand = Callable[[Dynamic[Any]], Node]
"""Returns the expansion of a dynamic part."""

COMPUTED = "a dynamic part has already computed one of its values"

MOST_FOUND = 64
"""The largest number of cached descriptions of one expression, one for each set of expansions."""

MOST_DESCRIBED = 8
"""The largest number of descriptions of one expression: with others, or given values of some of its nodes."""

_APPLIED = frozenset({App1, App2, App3, AppN})
"""The classes of nodes that apply an operation."""


class Description:
    """The description of expressions: their structure, independent of their nodes.

    Once it is complete, it refers to leaves only, so that the expressions themselves can be freed.

    Args:
        given: the nodes that have values already and count as leaves.

    Attributes:
        leaves: the inputs, parameters and constant tensors, in the order of traversal; Python numbers are in keys.
        parts: the unexpanded dynamic parts, in the order of traversal.
        kept: the objects that keys refer to by identity.
        keeper: the newest object that the expressions refer to, which owns the cache's entries for the key; keys do not
            keep labels alive.
        pure: whether all operations are the library's own, which have no side effects.
        foreign: the numbers of the nodes with users' operations that are computed; None if one is within the body of
            another node.
        recomputed: whether the gradients compute a part of the expressions again.
        numbers: the numbers of nodes by ``id``, valid while the nodes live.
        key: equal for expressions that can share programs.
        parameters: the parameters of the first expression; others may add leaves.
        signature: the ``id`` of each of these.
        programs: a weak reference to the programs of the structure, once they have been looked up.
        few: the axes of what few operations read and write, once they are counted; None if there are more.
        small: whether the expressions are too small for a plan of their values, and for which shapes of leaves.
    """

    key: Hashable
    parameters: tuple[Param[Any], ...]
    signature: tuple[int, ...]

    def __init__(self, given: Collection[Node] = ()) -> None:
        self.given = given
        self.numbers: dict[int, int] = {}
        self.leaves: list[Node] = []
        self.parts: list[Dynamic[Any]] = []
        self.kept: list[object] = []
        self.keeper, self.pure, self.recomputed = ALWAYS, True, False
        self.foreign: list[int] | None = []
        self.programs: weakref.ref[Any] | None = None
        self.few: Sequence[tuple[Label, ...]] | None = None
        self.small: tuple[Sequence[tuple[int, ...]], bool] | None = None

    def copy(self) -> Description:
        """Return a copy that further expressions can be added to."""
        result = Description()
        vars(result).update(vars(self))
        result.numbers, result.leaves = self.numbers.copy(), self.leaves.copy()
        result.parts, result.kept = self.parts.copy(), self.kept.copy()
        result.foreign = None if self.foreign is None else self.foreign.copy()
        return result

    def complete(self, key: Hashable, own: int | None = None) -> Description:
        """Return the description with its key, and the leaves of the first expression, which are so many."""
        self.key, self.given, self.parts = Once(key), (), []
        self.parameters = tuple([leaf for leaf in self.leaves[:own] if isinstance(leaf, Param)])
        self.signature = tuple(map(id, self.parameters))
        return self

    def add(self, root: Node) -> Hashable:
        """Add an expression; nodes that were added before are shared.

        Returns:
            A key, equal for expressions that compute the same from leaves of the same types, in the order of
            ``leaves``, and from the shared nodes.

        Raises:
            Unplannable: the expression can have no plan.
        """
        numbers = self.numbers
        if id(root) in numbers:
            return ()
        numbers[id(root)] = len(numbers)
        key: list[Hashable] = []
        self._follow([root], key)
        return tuple(key)

    def add_expansions(self, expand: Callable[[Dynamic[Any]], Node], computed: Collection[Node]) -> Hashable:
        """Add the expansions of all dynamic parts, and of those in expansions.

        Returns:
            A key, as :meth:`add`; None if a part is computed.

        Raises:
            Unplannable: as :meth:`add`.
        """
        numbers, parts = self.numbers, self.parts
        key: list[Hashable] = []
        stack: list[Node] = []
        for part in parts:  # parts in expansions are appended meanwhile
            if part in computed:
                return None
            built = expand(part)
            if (place := numbers.get(id(built))) is None:
                place = numbers[id(built)] = len(numbers)
                stack.append(built)
            key.append((Dynamic, numbers[id(part)], place))
            if stack:
                self._follow(stack, key)
        return tuple(key)

    def _follow(self, stack: list[Node], key: list[Hashable]) -> None:
        """Append the entries of numbered nodes and of all nodes that they depend on to the key."""
        numbers, given, newest = self.numbers, self.given, self.keeper.made
        while stack:
            node: Any = stack.pop()
            if given and node in given:
                self.leaves.append(node)
                key.append((None, node.tensor_type.number))
                continue
            operands = node.operands
            places: Any = None
            if len(operands) == 2:  # unrolled: a loop would take a tenth of the time of a step on dynamic parts
                first, second = operands
                if (place := numbers.get(id(second))) is None:
                    place = numbers[id(second)] = len(numbers)
                    stack.append(second)
                if (places := numbers.get(id(first))) is None:
                    places = numbers[id(first)] = len(numbers)
                    stack.append(first)
                places = places, place
            elif operands:
                for x in operands[::-1]:
                    if (place := numbers.get(id(x))) is None:
                        place = numbers[id(x)] = len(numbers)
                        stack.append(x)
                    places = place, places
            if type(node) in _APPLIED and (form := node.op.form) is not None and not node.region:
                if (keeper := node.tensor_type.keeper).made > newest:
                    self.keeper, newest = keeper, keeper.made
                key.append((form, places))
            elif type(node) is Dynamic:
                if (keeper := node.tensor_type.keeper).made > newest:
                    self.keeper, newest = keeper, keeper.made
                self.parts.append(node)
                key.append((Dynamic, node.tensor_type.number))
            else:
                key.append(self._part(node, places))
                newest = self.keeper.made

    def _part(self, node: Node, places: Hashable) -> Hashable:
        """Return the entry of a node in the key, given the numbers of its operands."""
        if node.tensor_type.keeper.made > self.keeper.made:
            self.keeper = node.tensor_type.keeper
        if isinstance(node, (Input, Variable)):
            self.leaves.append(node)
        elif isinstance(node, App):
            if isinstance(node, Structured) and any(body.depth > DEEPEST for body in node.op.bodies):
                raise Unplannable(f"{node!r}, with more than {DEEPEST} nested bodies, is interpreted")
            form = None if isinstance(node, Structured) else getattr(node.op, "form", None)
            if form is None:
                if not is_pure(node):
                    self._meet_foreign(node)
                form = operation_key(node, self.kept)
            self.recomputed = self.recomputed or bool(node.region)
            return form, places
        elif isinstance(node, Const):
            array = node.value._array
            if type(array) in PYTHON_SCALARS:
                return node.tensor_type.number, frozen(array)
            self.leaves.append(node)
        else:
            raise Unplannable(f"there are no plans for nodes such as {node!r}")
        return type(node), node.tensor_type.number

    def _meet_foreign(self, node: App[Any]) -> None:
        self.pure = False
        if isinstance(node, Structured):
            self.foreign = None
        elif self.foreign is not None:
            self.foreign.append(self.numbers[id(node)])

    def among(self, targets: Collection[Node]) -> tuple[Node, ...]:
        """Return the targets that are in the expression, leaves first; one identical tuple for all parameters.

        Args:
            targets: nodes, or the parameters of an optimizer as a frozen set; empty for all parameters.
        """
        if isinstance(targets, frozenset):
            if targets.issuperset(self.parameters):
                return self.parameters
            return tuple(filter(targets.__contains__, self.parameters))
        if not targets:
            return self.parameters
        chosen, numbers = dict.fromkeys(targets), self.numbers
        leaves = dict.fromkeys([leaf for leaf in self.leaves if leaf in chosen])
        others = [x for x in chosen if x not in leaves and id(x) in numbers and x.tensor_type.kind == "real"]
        wanted = (*leaves, *sorted(others, key=lambda x: numbers[id(x)]))
        return self.parameters if are_same(wanted, self.parameters) else wanted

    def meets(self, nodes: Iterable[Node]) -> bool:
        """Whether some of the nodes are inner nodes of the expression."""
        numbers = self.numbers
        return any(isinstance(node, (App, Dynamic)) and id(node) in numbers for node in nodes)


class _Outline:
    """The description of expressions with unexpanded dynamic parts."""

    def __init__(self, outside: Description, key: Hashable) -> None:
        # Weak references: a part may be the whole expression, which must remain collectable.
        self._parts = [weakref.ref(part) for part in outside.parts]
        outside.parts.clear()
        self._outside, self._key = outside, Once(key)
        self._found: dict[tuple[int, ...], tuple[References, Description]] = {}

    def description(self, expand: Expand, computed: Collection[Node]) -> Description | str:
        """Return the description in a computation; the reason, if the expression has to be interpreted."""
        parts = [part for ref in self._parts if (part := ref()) is not None]
        if self._found and not any(part in computed for part in parts):
            built = [expand(part) for part in parts]
            found = self._found.get(tuple(map(id, built)))
            if found is not None and are_referred(found[0], built):
                return COMPUTED if found[1].meets(computed) else found[1]
        result = self._outside.copy()
        result.parts = parts
        try:
            key = result.add_expansions(expand, computed)
        except Unplannable as error:
            tell(error)
            return str(error)
        if key is None or result.complete((self._key, key)).meets(computed):
            return COMPUTED
        are_replayed = len(parts) == len(self._parts) and all(part.is_replayed for part in parts)
        if are_replayed and not any(isinstance(x, Const) for x in result.leaves):  # data would be kept
            if len(self._found) >= MOST_FOUND:
                self._found.pop(next(iter(self._found)))
            outcomes = [expand(part) for part in parts]
            self._found[tuple(map(id, outcomes))] = tuple(map(weakref.ref, outcomes)), result
        return result


class Descriptions:
    """The descriptions of expressions, each kept as long as its expression lives."""

    def __init__(self) -> None:
        self._of: IdentityTable[Node, dict[Hashable, tuple[References, Description | _Outline | str]]] = IdentityTable()

    def of(
        self,
        root: Node,
        expand: Expand,
        computed: Collection[Node],
        beside: Sequence[Node] = (),
        given: Sequence[Node] = (),
    ) -> Description | str:
        """Return the description of an expression; the reason, if it has to be interpreted.

        Args:
            root: the expression.
            expand: returns the expansion of a dynamic part.
            computed: the nodes that have values, which dynamic parts must not compute again.
            beside: further expressions, whose nodes are numbered, too.
            given: the nodes that count as leaves.
        """
        place = (tuple(map(id, beside)), tuple(map(id, given))) if beside or given else None
        known = self._of.get(root)
        found = None if known is None else known.get(place)
        if found is None or not (place is None or are_referred(found[0], beside)):
            found = tuple(map(weakref.ref, beside)), self._described(root, beside, given)
            if not (given and isinstance(found[1], _Outline)):  # the numbers of given nodes of expansions may be reused
                if known is None:
                    known = self._of[root] = {}
                elif len(known) >= MOST_DESCRIBED:
                    known.pop(next(iter(known)), None)
                known[place] = found
        result = found[1]
        return result.description(expand, computed) if isinstance(result, _Outline) else result

    def _described(self, root: Node, beside: Sequence[Node], given: Sequence[Node]) -> Description | _Outline | str:
        if not root.operands and not isinstance(root, Dynamic):  # a leaf: the description would refer to its owner
            return "nothing is computed in it"
        result = Description(frozenset(given))
        try:
            key = result.add(root)
            own = len(result.leaves)
            if beside:
                key = key, *[(result.add(x), result.numbers[id(x)]) for x in beside]
        except Unplannable as error:
            tell(error)
            return str(error)
        if result.foreign:
            read = reached((root, *beside), lambda x: () if reads_sizes(x) else x.operands)  # not only their sizes
            computed = {result.numbers.get(id(x)) for x in read}
            result.foreign = [number for number in result.foreign if number in computed]
        if result.parts:
            return "a part of it is dynamic" if beside else _Outline(result, key)
        return result.complete(key, own)

    def clear(self) -> None:
        """Drop all descriptions."""
        self._of.clear()


def reached(roots: Iterable[Node], operands: Operands) -> Iterable[Node]:
    """Return expressions with all nodes that they depend on."""
    met: dict[Node, None] = {}
    stack = [*roots]
    while stack:
        node = stack.pop()
        if node not in met:
            met[node] = None
            stack.extend(operands(node))
    return met


def reads_sizes(node: Node) -> bool:
    """Whether a node reads the sizes of its operand alone: neither its elements nor its precision."""
    return isinstance(node, App) and isinstance(node.op, (Size, Positions, CausalMask))


def parts_of(expand: Expand) -> Operands:
    """Return the operands function of a computation, which expands dynamic parts."""
    return lambda node: (expand(node),) if isinstance(node, Dynamic) else node.operands


def resolved(roots: Sequence[Node], expand: Expand, given: Collection[Node] = ()) -> Sequence[Node]:
    """Return expressions with dynamic parts replaced by their expansions; the leaves stay the same."""
    parts = parts_of(expand)
    values: dict[Node, Node] = {}
    changed = False
    for root in roots:
        for node in topological_order(root, lambda node: () if node in given or node in values else parts(node)):
            if node in values:
                continue
            values[node] = node
            if node in given:
                continue
            if isinstance(node, Dynamic):
                values[node], changed = values[expand(node)], True
                continue
            operands = tuple(values[x] for x in node.operands) if changed else node.operands
            if any(x is not y for x, y in zip(operands, node.operands, strict=True)):
                values[node] = copy.copy(node)
                values[node].operands = operands
    return [values[root] for root in roots]


def between(roots: Iterable[Node], numbers: dict[int, int], computed: Collection[Node]) -> Iterator[int]:
    """Yield the numbers of the nearest nodes of an expression that other expressions are computed from."""

    def is_within(node: Node) -> bool:
        return id(node) in numbers and not isinstance(node, Structured)

    for node in reached(roots, lambda x: () if x in computed or is_within(x) else x.operands):
        if node not in computed and is_within(node) and isinstance(node, App) and numbers[id(node)]:
            yield numbers[id(node)]  # number 0 is the expression itself


class Once:
    """A key with a cached hash; tuples compute theirs again at each look-up."""

    __slots__ = ("_hash", "_key")

    def __init__(self, key: Hashable) -> None:
        self._key, self._hash = key, hash(key)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Once) and self._hash == other._hash and self._key == other._key)


def structure_of(roots: Sequence[Node], operands: Operands) -> int:
    """Return a number of a structure that is the same in each process; it does not tell labels apart."""
    places: dict[Node, int] = {}
    words: list[object] = []
    for root in roots:
        for node in topological_order(root, lambda x: () if x in places else operands(x)):
            if node not in places:
                words.append(_word(node))
                words.extend([places.get(x) for x in operands(node)])  # None within a cycle
                places[node] = len(places)
    return crc32(repr(words).encode())


def _word(node: Node) -> object:
    if isinstance(node, Structured):
        return repr(node.op), [_word(x) for body in node.op.bodies for x in body.order]
    if isinstance(node, App):
        return operation_name(node.op)
    if isinstance(node, Const) and type(array := node.value._array) in PYTHON_SCALARS:
        return array
    return type(node).__name__, len(node.axes)


def is_pure(node: App[Any]) -> bool:
    """Whether an operation has no side effects, which holds for the library's own."""
    return node.op.builtin and all(body.pure for body in (node.op.bodies if isinstance(node, Structured) else ()))
