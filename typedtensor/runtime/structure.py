"""The structure of expressions, by which their programs are found again.

A fingerprint numbers the nodes of expressions; its key is equal for expressions that can share programs. The form of an
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


class Fingerprint:
    """The structure of expressions, independent of their nodes.

    Args:
        given: the nodes that have values already and count as leaves.

    Attributes:
        leaves: the inputs, parameters and constant tensors, in the order of traversal; Python numbers are in keys.
        parts: the unexpanded dynamic parts, in the order of traversal.
        kept: the objects that keys refer to by identity.
        keeper: the newest object that the expressions refer to; keys do not keep labels alive.
        pure: whether all operations are the library's own, which have no side effects.
        foreign: the numbers of the nodes with users' operations that are computed; None if one is within the body of
            another node.
        recomputed: whether the gradients compute a part of the expressions again.
        numbers: the numbers of nodes by ``id``, valid while the nodes live.
    """

    __slots__ = ("foreign", "given", "keeper", "kept", "leaves", "numbers", "parts", "pure", "recomputed")

    def __init__(self, given: Collection[Node] = ()) -> None:
        self.given, self.recomputed = given, False
        self.numbers: dict[int, int] = {}
        self.leaves: list[Node] = []
        self.parts: list[Dynamic[Any]] = []
        self.kept: list[object] = []
        self.keeper = ALWAYS
        self.pure = True
        self.foreign: list[int] | None = []

    def copy(self) -> Fingerprint:
        """Return a copy that further expressions can be added to."""
        result = Fingerprint(self.given)
        result.numbers, result.pure, result.keeper = self.numbers.copy(), self.pure, self.keeper
        result.recomputed = self.recomputed
        result.leaves, result.parts, result.kept = self.leaves.copy(), self.parts.copy(), self.kept.copy()
        result.foreign = None if self.foreign is None else self.foreign.copy()
        return result

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

        Args:
            expand: returns the expansion of a part.
            computed: the nodes that have values.

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
            if (count := len(operands)) == 2:  # unrolled: loops over two operands would dominate the time
                first, second = operands
                if (place := numbers.get(id(second))) is None:
                    place = numbers[id(second)] = len(numbers)
                    stack.append(second)
                if (places := numbers.get(id(first))) is None:
                    places = numbers[id(first)] = len(numbers)
                    stack.append(first)
                places = places, place
            elif count == 1:
                [x] = operands
                if (places := numbers.get(id(x))) is None:
                    places = numbers[id(x)] = len(numbers)
                    stack.append(x)
            elif count:
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


class Description:
    """The description of expressions. It refers to leaves only, so that the expressions themselves can be freed.

    Attributes:
        key: equal for expressions that can share programs.
        leaves: the inputs, parameters and constant tensors.
        parameters: the parameters of the first expression; others may add leaves.
        signature: the ``id`` of each of these.
        pure: whether all operations are the library's own.
        foreign: the numbers of the nodes with users' operations; None if one is within the body of another node.
        recomputed: whether the gradients compute a part of the expression again.
        numbers: the numbers of nodes by ``id``, valid while the nodes live.
        kept: the objects that the key refers to by identity.
        keeper: the newest object that the expression refers to; it owns the cache's entries for the key.
        programs: a weak reference to the programs of the structure, once they have been looked up.
        few: the axes of what few operations read and write, once they are counted; None if there are more.
        small: whether the expressions are too small for a plan of their values, and for which shapes of leaves.
    """

    __slots__ = (
        "few",
        "foreign",
        "keeper",
        "kept",
        "key",
        "leaves",
        "numbers",
        "parameters",
        "programs",
        "pure",
        "recomputed",
        "signature",
        "small",
    )

    def __init__(self, fingerprint: Fingerprint, key: Hashable, own: int | None = None) -> None:
        self.key, self.pure, self.kept = key, fingerprint.pure, fingerprint.kept
        self.leaves = tuple(fingerprint.leaves)
        self.keeper, self.numbers, self.foreign = fingerprint.keeper, fingerprint.numbers, fingerprint.foreign
        self.recomputed = fingerprint.recomputed
        self.programs: weakref.ref[Any] | None = None
        self.few: Sequence[tuple[Label, ...]] | None = None
        self.small: tuple[Sequence[tuple[int, ...]], bool] | None = None
        self.parameters = tuple([leaf for leaf in self.leaves[:own] if isinstance(leaf, Param)])
        self.signature = tuple(map(id, self.parameters))

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

    def __init__(self, fingerprint: Fingerprint, key: Hashable) -> None:
        # Weak references: a part may be the whole expression, which must remain collectable.
        self._parts = [weakref.ref(part) for part in fingerprint.parts]
        fingerprint.parts.clear()
        self._fingerprint, self._key = fingerprint, Once(key)
        self._found: dict[tuple[int, ...], tuple[References, Description]] = {}

    def description(self, expand: Expand, computed: Collection[Node]) -> Description | str:
        """Return the description in a computation; the reason, if the expression has to be interpreted.

        Args:
            expand: expands dynamic parts by running their bodies.
            computed: the nodes that have values.
        """
        if self._found and (found := self._found_again(expand, computed)) is not None:
            return found
        fingerprint = self._fingerprint.copy()
        parts = fingerprint.parts
        parts.extend([part for ref in self._parts if (part := ref()) is not None])
        try:
            key = fingerprint.add_expansions(expand, computed)
        except Unplannable as error:
            tell(error)
            return str(error)
        if key is None:
            return COMPUTED
        result = Description(fingerprint, Once((self._key, key)))
        if result.meets(computed):
            return COMPUTED
        are_replayed = len(parts) == len(self._parts) and all(part.is_replayed for part in parts)
        if are_replayed and not any(isinstance(x, Const) for x in result.leaves):  # data would be kept
            if len(self._found) >= MOST_FOUND:
                self._found.pop(next(iter(self._found)))
            outcomes = [expand(part) for part in parts]
            self._found[tuple(map(id, outcomes))] = tuple(map(weakref.ref, outcomes)), result
        return result

    def _found_again(self, expand: Expand, computed: Collection[Node]) -> Description | str | None:
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
        return COMPUTED if found[1].meets(computed) else found[1]


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
        fingerprint = Fingerprint(frozenset(given))
        try:
            key = fingerprint.add(root)
            own = len(fingerprint.leaves)
            if beside:
                key = key, *[(fingerprint.add(x), fingerprint.numbers[id(x)]) for x in beside]
        except Unplannable as error:
            tell(error)
            return str(error)
        if fingerprint.foreign:
            computed = {fingerprint.numbers.get(id(x)) for x in _computed((root, *beside))}
            fingerprint.foreign = [number for number in fingerprint.foreign if number in computed]
        if fingerprint.parts:
            return "a part of it is dynamic" if beside else _Outline(fingerprint, key)
        return Description(fingerprint, Once(key), own)

    def clear(self) -> None:
        """Drop all descriptions."""
        self._of.clear()


def _computed(roots: Sequence[Node]) -> set[Node]:
    """Return the nodes of expressions whose values are read, not only their sizes."""
    met: set[Node] = set()
    stack = [*roots]
    while stack:
        node = stack.pop()
        if node not in met:
            met.add(node)
            stack.extend(() if reads_sizes(node) else node.operands)
    return met


def reads_sizes(node: Node) -> bool:
    """Whether a node reads the sizes of its operand alone: neither its elements nor its precision."""
    return isinstance(node, App) and isinstance(node.op, (Size, Positions, CausalMask))


def parts_of(expand: Expand) -> Operands:
    """Return the operands function of a computation, which expands dynamic parts."""
    return lambda node: (expand(node),) if isinstance(node, Dynamic) else node.operands


def resolved(roots: Sequence[Node], expand: Expand, given: Collection[Node] = ()) -> Sequence[Node]:
    """Return expressions with dynamic parts replaced by their expansions; the leaves stay the same.

    Args:
        roots: expressions.
        expand: returns the expansion of a dynamic part.
        given: the nodes to treat as leaves.
    """
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
    """Yield the numbers of the nearest nodes of an expression that other expressions are computed from.

    Args:
        roots: the other expressions.
        numbers: the numbers of the expression's nodes.
        computed: the nodes that have values, at which the search stops.
    """
    met: set[Node] = set()
    stack = [*roots]
    while stack:
        node = stack.pop()
        if node in met or node in computed:
            continue
        met.add(node)
        number = numbers.get(id(node))
        if number is None or isinstance(node, Structured):
            stack.extend(node.operands)
        elif number and isinstance(node, App):  # number 0 is the expression itself
            yield number


def nodes_of(roots: Iterable[Node], numbers: dict[int, int], wanted: Iterable[int], operands: Operands) -> list[Node]:
    """Return the nodes with the given numbers in the structure of expressions."""
    by_number: dict[int | None, Node] = {}
    met: set[Node] = set()
    stack = [*roots]
    while stack:
        node = stack.pop()
        if node not in met:
            met.add(node)
            by_number[numbers.get(id(node))] = node
            stack.extend(operands(node))
    return [by_number[number] for number in wanted]


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
    """Return a number of the structure of expressions that is the same in each process; it does not tell labels apart.

    Args:
        roots: the expressions.
        operands: the operands function of the computation.
    """
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
