"""Functions of trees of users' dataclasses, traced for each form of a node; and folds over nodes of several forms."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from typedtensor.base.lasting import Recent
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.keys import body_key, frozen
from typedtensor.control.bodies.tracing import trace, trace_tree
from typedtensor.control.operations.loops import Scan
from typedtensor.control.operations.trees import Labels, TreeFold
from typedtensor.core.axes import Label
from typedtensor.core.expr import Const
from typedtensor.core.operand import Operand
from typedtensor.core.pytree import PyTreeDef, flatten_like, require_same
from typedtensor.core.scope import Setting
from typedtensor.core.tensor import tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import AxisError
from typedtensor.ops import where


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
    """Read the nodes of trees, without recursion; ``name`` is the function that is applied to them."""
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


@dataclasses.dataclass(slots=True)
class Standing:
    """The state of a trace: the values that a function of trees, its owner, may be applied to.

    Attributes:
        states: the states of the node's parts, by the address of their placeholders.
        empty: placeholders of the state of None, one for each read.
        used: the number of reads.
    """

    owner: object
    name: str
    states: dict[int, Any]
    empty: Sequence[Any]
    used: int = 0


STANDING: ContextVar[Standing | None] = ContextVar("standing", default=None)
"""The trace of the current node."""


class TreePart:
    """The base of the classes of placeholders."""


def part_like(node: Any) -> Any:
    """Return a placeholder of a part: an instance of its class whose fields cannot be read."""
    of = type(node)
    fields = {x.name for x in dataclasses.fields(of)}

    def read(self: Any, name: str) -> Any:
        if name in fields:
            standing = STANDING.get()
            raise AxisError(
                f"{standing.name if standing else 'a function of trees'} reads the field {name} of a part of a "
                "node, but only its own results for parts are available: apply the function to the part, and "
                "return the field's value in its result"
            )
        return object.__getattribute__(self, name)

    def show(self: Any) -> str:
        return f"a part of the class {of.__name__}"

    return object.__new__(type(of.__name__, (TreePart, of), {"__getattribute__": read, "__repr__": show}))


MOST_KNOWN = 256
"""The most forms whose traces a function caches; the least recently used ones are traced again."""

SELECTOR = tensor_type("int", ())
"""The type of the number of a node's kind."""


@dataclass(frozen=True, slots=True)
class NodeKind:
    """Inner nodes that share one body.

    Attributes:
        node: one of them.
        empty: the number of parts that are None and whose state is read.
        same: a key that is equal for inner nodes that share a body.
        kept: the objects that ``same`` identifies by address.
    """

    node: TreeNode
    empty: int
    same: Hashable
    kept: list[object]

    def columns(self) -> list[tuple[Hashable, TensorType]]:
        """For each field of data, a key that is equal for fields that can share a sequence, and its type."""
        types = [x.tensor_type for x in self.node.data]
        return [((type(self.node.whole), n, of), of) for n, of in enumerate(types)]


def slots(node: TreeNode, empty: int) -> list[int]:
    """The numbers of the parts whose states are read: the nodes, and the first ``empty`` ones that are None."""
    lacking = [n for n, part in enumerate(node.parts) if part is None]
    dropped = {*lacking[empty:]}
    return [n for n in range(len(node.parts)) if n not in dropped]


class Forms:
    """A function of trees, from a node to a state, and its traces by form of node.

    In a trace, placeholders stand for the parts of the node.
    """

    def __init__(self, owner: object, function: Callable[[Any], Any], name: str) -> None:
        self.owner, self.function, self.name = owner, function, name
        self._numbers: Recent[int] = Recent(MOST_KNOWN)
        self._count = itertools.count()
        self._leaves: Recent[tuple[Scan, PyTreeDef]] = Recent(MOST_KNOWN)
        self._kinds: Recent[tuple[int, Hashable, list[object]]] = Recent(MOST_KNOWN)
        self._folds: Recent[tuple[TreeFold, object]] = Recent(MOST_KNOWN)

    def number(self, node: TreeNode) -> int:
        """The number of a node's form, in the order of first use."""
        return self._numbers.get(node.form, self._count.__next__)

    def of_none(self) -> Any:
        """The state of a tree that is None."""
        try:
            return self.function(None)
        except AttributeError as error:
            if error.obj is not None:
                raise
            raise AxisError(
                f"{self.name} was applied to None, a part that a node lacks, and read .{error.name} of it: handle "
                "None first, as in `if node is None: return init`, or give each node the part"
            ) from error

    def of_node(
        self, node: TreeNode, states: Sequence[Any], data: Sequence[Any], empty: Sequence[Any]
    ) -> tuple[Any, int]:
        """Return the state of a node, and the number of reads of the state of None.

        Args:
            states: the states of its parts, without those that are None.
            data: replacements of its data.
            empty: placeholders for the state of None; when they are used up, the state itself is returned.
        """
        parts = [None if part is None else part_like(part) for part in node.parts]
        present = [part for part in parts if part is not None]
        known = {id(part): state for part, state in zip(present, states, strict=True)}
        standing = Standing(self.owner, self.name, known, empty)
        with Setting({STANDING: standing}, standing):
            return self.function(rebuilt(node.whole, iter(parts), iter(data))), standing.used

    def what(self, node: TreeNode) -> str:
        """The name of a node's state in messages."""
        return f"the state that {self.name} returns for {shown(node.whole)}"

    def leaves(self, node: TreeNode, label: Label, like: PyTreeDef | None, source: str) -> tuple[Scan, PyTreeDef]:
        """Return the scan that computes the states of nodes without parts, from a sequence for each field of data.

        Args:
            like: the required structure of a state; None for any.
            source: the origin of the structure, for messages.
        """

        def state(*data: Any) -> Any:
            return self.of_node(node, (), data, ())[0]

        def traced() -> tuple[Scan, PyTreeDef]:
            data = [PyTreeDef(None, type=x.tensor_type) for x in node.data]
            step, shape = trace_tree(state, data, self.name, self.what(node), like=like)
            require_same(shape, like or shape, self.what(node), source)
            return Scan(step, label, 0, len(data), title="map_over"), shape

        return self._leaves.get((node.form, label, like), traced)

    def kind(self, node: TreeNode, structure: PyTreeDef, source: str) -> NodeKind:
        """Return the kind of an inner node whose parts have states of a structure.

        Args:
            source: the origin of the structure, for messages.
        """

        def traced() -> tuple[int, Hashable, list[object]]:
            used: list[int] = []

            def body(*arguments: Any) -> list[Any]:
                states, data = _split(arguments, len(node.parts), structure)
                empty = [x for x, part in zip(states, node.parts, strict=True) if part is None]
                present = [x for x, part in zip(states, node.parts, strict=True) if part is not None]
                result, count = self.of_node(node, present, data, empty)
                used.append(count)
                return flatten_like(result, structure, self.what(node), source)

            types = [*structure.types * len(node.parts), *(x.tensor_type for x in node.data)]
            whole = trace(body, types, self.name, hoist=False)
            kept: list[object] = [whole.captured]
            size = len(structure.types)
            read = [x for n in slots(node, used[0]) for x in whole.inputs[n * size : (n + 1) * size]]
            data = whole.inputs[len(node.parts) * size :]
            smaller = Body((*read, *data), whole.captured, whole.outputs, whole.order, whole.title)
            same: Hashable = type(node.whole), body_key(smaller, kept), tuple(map(_captured, whole.captured))
            return used[0], same, kept

        return NodeKind(node, *self._kinds.get((node.form, structure), traced))

    def fold(self, kinds: Sequence[NodeKind], structure: PyTreeDef, source: str, labels: Labels) -> TreeFold:
        """Return the fold over inner nodes of some kinds.

        Its sequences are the distinct columns of the kinds and, if there are several kinds, the number of each node's
        kind. All kinds are then computed for all nodes, and the results are selected by number.
        """
        children = max(len(slots(kind.node, kind.empty)) for kind in kinds)
        columns = dict(column for kind in kinds for column in kind.columns())

        def body(*arguments: Any) -> list[Any]:
            choose: Any = where
            states, rest = _split(arguments, children, structure)
            data = dict(zip(columns, rest, strict=False))
            result = [self._of_kind(kind, states, data, structure, source) for kind in kinds]
            chosen = result[-1]
            for number, other in enumerate(result[:-1]):
                mine = rest[-1].eq(number)
                chosen = [choose(mine.expand_like(x), x, y) for x, y in zip(other, chosen, strict=True)]
            return chosen

        def traced() -> tuple[TreeFold, object]:
            types = [*structure.types * children, *columns.values(), *[SELECTOR] * (len(kinds) > 1)]
            fold = TreeFold(trace(body, types, self.name), labels, children=children)
            return fold, [kind.kept for kind in kinds]

        return self._folds.get((tuple(kind.same for kind in kinds), structure, labels), traced)[0]

    def _of_kind(
        self, kind: NodeKind, states: Sequence[Any], data: dict[Hashable, Any], structure: PyTreeDef, source: str
    ) -> list[Any]:
        parts = [kind.node.parts[n] for n in slots(kind.node, kind.empty)]
        present = [x for x, part in zip(states, parts, strict=False) if part is not None]
        empty = [x for x, part in zip(states, parts, strict=False) if part is None]
        columns = [data[name] for name, _ in kind.columns()]
        return flatten_like(
            self.of_node(kind.node, present, columns, empty)[0], structure, self.what(kind.node), source
        )


def _split(arguments: Sequence[Any], parts: int, structure: PyTreeDef) -> tuple[list[Any], Sequence[Any]]:
    """Split the arguments of a body into the states of parts and the others."""
    size = len(structure.types)
    states = [structure.rebuild(arguments[n * size : (n + 1) * size]) for n in range(parts)]
    return states, arguments[parts * size :]


def _captured(x: Any) -> Hashable:
    """A key that is equal for identical captured expressions, and for constants of equal small values."""
    array = getattr(x.value, "_array", None) if isinstance(x, Const) else None
    if array is None or getattr(array, "size", 1000) > 100 or not hasattr(array, "tobytes"):
        return id(x)
    return x.tensor_type.number, str(array.dtype), array.shape, array.tobytes()
