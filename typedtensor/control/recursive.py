"""``recursive``: recursive functions over trees of users' dataclasses."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar

import numpy as np

from typedtensor.backends import namespace_of
from typedtensor.control.application import launch
from typedtensor.control.function_names import name_of, takes
from typedtensor.control.operations.trees import ROWS
from typedtensor.control.steps import States
from typedtensor.control.tree_folds import node_labels
from typedtensor.control.tree_forms import STANDING, Forms, NodeKind, Nodes, TreePart, is_node, read_trees, slots
from typedtensor.core.axes import Axis, Concat, Label, T, label_name, label_of
from typedtensor.core.expr import Const
from typedtensor.core.node import by_name
from typedtensor.core.pytree import PyTreeDef, flatten, flatten_like
from typedtensor.core.tensor import AnyTensor, tensor_type
from typedtensor.errors import AxisError, SizeError
from typedtensor.ops import Expand, Select, concat
from typedtensor.ops.core.application import apply
from typedtensor.ops.library.stacking import Stack

N = TypeVar("N")
S = TypeVar("S")


MOST_FORMS = 64
"""The most forms of nodes in one call; each form is a program of its own."""


class TreeLeaf(Axis, Generic[T]):
    """The nodes without parts of one form, of trees along ``T``, or after those along ``T``."""

    __many_sizes__ = True


class TreeProgram:
    """The states of the nodes of trees as expressions.

    The elements of the fold are the nodes without parts, and None if its state is read. They are computed form by form,
    and concatenated.
    """

    def __init__(self, forms: Forms, nodes: Nodes, roots: Label) -> None:
        self.forms, self.nodes, self.roots = forms, nodes, roots
        self.structure: PyTreeDef | None = None
        self.source = ""
        self.elements: list[Any] = []
        self.label: Label = None
        self.numbers: dict[int | None, int] = {}
        self.count = 0

    def states(self) -> tuple[PyTreeDef, list[Any]]:
        """Return the structure of a state, and the states of all nodes."""
        heights, forms = self.nodes.heights, self.forms
        leaves: dict[int, list[int]] = {}
        inner: dict[int, list[int]] = {}
        for place, node in enumerate(self.nodes.all):
            number = forms.number(node)
            (leaves if heights[place] == 1 else inner).setdefault(number, []).append(place)
        if len(leaves) + len(inner) > MOST_FORMS:
            raise AxisError(
                f"{forms.name} was given nodes of {len(leaves) + len(inner)} forms, which differ in their class, "
                f"in the number of their parts, or in fields that are not tensors; the limit is {MOST_FORMS}: use "
                "tensors for values that differ from node to node, as in IntTensor[()](3)"
            )
        for number in sorted(leaves):
            self._leaves(leaves[number])
        if not leaves:
            self._element(forms.of_none(), "None")
            self.numbers[None] = 0
        structure = self.structure
        assert structure is not None
        kinds = [
            (forms.kind(self.nodes.all[places[0]], structure, self.source), places)
            for _, places in sorted(inner.items(), key=lambda item: item[0])
        ]
        if None not in self.numbers and (any(kind.empty for kind, _ in kinds) or None in self.nodes.roots):
            self.numbers[None] = self.count
            self._element(forms.of_none(), "None")
        return structure, self._fold(kinds, structure) if kinds else self.elements

    def _leaves(self, places: list[int]) -> None:
        """Add the nodes without parts of one form."""
        node = self.nodes.all[places[0]]
        if not node.data:
            self.numbers.update(dict.fromkeys(places, self.count))
            self._element(self.forms.of_node(node, (), (), ())[0], self.forms.what(node))
            return
        label = self._next_label()
        what = self.forms.what(node)
        scan, structure = self.forms.leaves(node, label, self.structure, self.source)
        self.structure, self.source = structure, self.source or what
        nodes = [self.nodes.all[place] for place in places]
        columns = [column_of([x.data[n] for x in nodes], label, self.forms.name) for n in range(len(node.data))]
        self.numbers.update(zip(places, range(self.count, self.count + len(places)), strict=True))
        self._join(list(launch(scan, columns))[: len(structure.types)], label, len(places))

    def _element(self, state: Any, what: str) -> None:
        """Add one state."""
        if self.structure is None:
            leaves, self.structure = flatten(state, what)
            self.source = what
        else:
            leaves = flatten_like(state, self.structure, what, self.source)
        label: Any = self._next_label()
        expand: Any = Expand(label(1))
        self._join([expand(x) for x in leaves], label, 1)

    def _next_label(self) -> Label:
        leaf: Any = TreeLeaf
        return leaf[self.roots if self.label is None else self.label]

    def _join(self, states: list[Any], label: Label, count: int) -> None:
        """Add states along an axis."""
        self.count += count
        if self.label is None:
            self.elements, self.label = states, label
        else:
            both: Any = Concat
            axes = self.label, label, both[self.label, label]
            join: Any = concat
            self.elements = [join(x, y, *axes) for x, y in zip(self.elements, states, strict=True)]
            self.label = axes[2]

    def _fold(self, found: list[tuple[NodeKind, list[int]]], structure: PyTreeDef) -> list[Any]:
        """Return the states of all nodes, elements and inner nodes."""
        kinds: dict[Hashable, NodeKind] = {}
        which: dict[int, int] = {}  # the number of each inner node's kind
        empty: dict[int, int] = {}
        for kind, places in found:
            kinds.setdefault(kind.same, kind)
            which.update(dict.fromkeys(places, list(kinds).index(kind.same)))
            empty.update(dict.fromkeys(places, kind.empty))
        order = sorted(which, key=lambda place: (self.nodes.heights[place], place))
        self.numbers.update(zip(order, range(self.count, self.count + len(order)), strict=True))
        labels = node_labels(self.label, self.roots)
        fold = self.forms.fold([*kinds.values()], structure, self.source, labels)
        children: list[list[int]] = [[] for _ in range(fold.children)]
        for place in order:
            node = self.nodes.all[place]
            parts = [self._number(node.parts[n]) for n in slots(node, empty[place])]
            for number, column in enumerate(children):
                column.append(parts[number if number < len(parts) else 0])
        inner = range(self.count, self.count + len(order))
        results = launch(
            fold,
            [
                *self.elements,
                indices(labels[0], range(self.count), "the numbers of elements"),
                *(indices(labels[1], x, "the numbers of nodes") for x in (inner, *children)),
                *self._sequences([*kinds.values()], order, which, labels[1]),
                *([indices(labels[1], [which[p] for p in order], "the kinds of nodes")] if len(kinds) > 1 else []),
            ],
        )
        return list(results)[: len(structure.types)]

    def _sequences(
        self, kinds: Sequence[NodeKind], order: Sequence[int], which: Mapping[int, int], inner: Label
    ) -> Iterator[Any]:
        """The data of inner nodes, for each column of their kinds."""
        places = [
            dict(zip((name for name, _ in kind.columns()), range(len(kind.node.data)), strict=True)) for kind in kinds
        ]
        for name in dict.fromkeys(name for columns in places for name in columns):
            at = [columns.get(name) for columns in places]
            fields = [at[which[place]] for place in order]
            values = [None if n is None else self.nodes.all[p].data[n] for n, p in zip(fields, order, strict=True)]
            yield column_of(values, inner, self.forms.name)

    def _number(self, part: Any) -> int:
        return self.numbers[None if part is None else self.nodes.places[id(part)]]


def indices(axis: Label, numbers: Sequence[int], what: str) -> Const[Any]:
    """Numbers along an axis."""
    return Const(tensor_type("int", (axis,)).wrap(np.array(numbers, dtype=np.int64)), name=what)


def column_of(values: Sequence[Any], axis: Label, name: str) -> Any:
    """Stack the data of nodes, which have one size, along an axis. The first one fills missing places."""
    filler = next(x for x in values if x is not None)
    filled = [filler if x is None else x for x in values]
    tensors = [x.value if isinstance(x, Const) else x for x in filled]
    if not all(isinstance(x, AnyTensor) for x in tensors):
        return apply(Stack(axis), tuple(filled))
    arrays = [x._array for x in tensors]
    shapes = {np.shape(x) for x in arrays}
    if len(shapes) > 1:
        one, other, *_ = sorted(shapes)
        raise SizeError(
            f"{name} was given nodes whose data {filler.tensor_type} has the shape {one} in one node and {other} "
            "in another: one label has one size"
        )
    of = filler.tensor_type
    xp = namespace_of(*arrays)
    return Const(tensor_type(of.kind, (axis, *of.axes)).wrap(xp.stack([xp.asarray(x) for x in arrays])), name="data")


class One(Axis, size=1):
    """The axis of a single tree."""


class Recursive(Generic[N, S]):
    """A recursive function over trees; made by :func:`recursive`."""

    def __init__(self, function: Callable[[N], S]) -> None:
        if not takes(function, None):
            raise AxisError(
                f"recursive takes a function of one node, and {name_of(function)} has more parameters: bind a "
                "method to its object first, as in self.value = recursive(self.value_of)"
            )
        self.function = function
        self._forms = Forms(self, function, name_of(function))

    def __reduce__(self) -> Any:
        return by_name(self, self.function) or (Recursive, (self.function,))

    def __call__(self, tree: N, /) -> S:
        """The state of a tree's root; inside the function, the state of a part of its node, or of None.

        Raises:
            AxisError: as :meth:`over`; inside the function, when the argument is no part of the node.
        """
        standing, name = STANDING.get(), self._forms.name
        inside = standing is not None and standing.owner is self
        if standing is not None and isinstance(tree, TreePart):
            if not inside or id(tree) not in standing.states:
                raise AxisError(
                    f"{name} is applied to a part of a node inside {standing.name}, where only the results of "
                    f"{standing.name} for parts are available: let one function return both results"
                )
            known: S = standing.states[id(tree)]
            return known
        if tree is None:
            if standing is not None and inside and standing.used < len(standing.empty):
                standing.used += 1
                known = standing.empty[standing.used - 1]
                return known
            known = self._forms.of_none()
            return known
        if inside:
            raise AxisError(
                f"{name} calls itself on {tree!r}, which is not a part of its node, so it would never end: call "
                "it on the fields of the node that hold its parts"
            )
        leaves, structure = flatten(self.over([tree], One).stacked, f"the result of {name}")
        first: Any = Select(One, 0)
        known = structure.rebuild([first(x) for x in leaves])
        return known

    def over(self, trees: Sequence[N], along: type[T], /, *, every: bool = False) -> States[T, S]:
        """Compute the states of the roots of trees, for all nodes of equal height at once.

        Args:
            trees: the trees, at least one; a node that is a part of several others is computed once.
            along: the axis of the trees in the result.
            every: whether to return the states of all nodes, along ``along``, in the order of :meth:`nodes`, instead of
                those of the roots.

        Raises:
            AxisError: there are no trees, a node is a part of itself, the states of two nodes differ in type, the
                function reads more of a part than its result, or a field has an array.
            SizeError: the data of two nodes differ in size.
        """
        roots, name = label_of(along), self._forms.name
        if is_node(trees):
            raise AxisError(f"{name} takes a list of trees in .over: pass [tree], or call the function with the tree")
        nodes = read_trees(trees, name)
        if not trees or (every and not nodes.all):
            raise AxisError(
                f"{name} was given no {'trees' if not trees else 'nodes'}, so the type of the states along "
                f"{label_name(roots)} is unknown: do not call it without any"
            )
        program = TreeProgram(self._forms, nodes, roots)
        structure, states = program.states()
        if any(roots in of.axes for of in structure.types):
            raise AxisError(
                f"{program.source} is {structure}, which already has the axis {label_name(roots)}: use another "
                "label for the axis of the trees"
            )
        places: Sequence[int | None] = range(len(nodes.all)) if every else nodes.roots
        tops = indices(roots, [program.numbers[place] for place in places], "the requested nodes")
        return States(structure.rebuild([ROWS(tops, x) for x in states]), roots)

    def nodes(self, trees: Sequence[N], /) -> list[N]:
        """The nodes of trees without duplicates: a node before its parts, the parts in the order of its fields."""
        return [node.whole for node in read_trees(trees, self._forms.name).all]

    def __repr__(self) -> str:
        return f"recursive({self._forms.name})"


def recursive(function: Callable[[N], S], /) -> Recursive[N, S]:
    """Make a recursive function over the nodes of trees: ``.over(trees, T)`` returns the states of the roots.

    A node is an instance of a dataclass. Its fields have data (tensors and expressions, which differ from node to
    node), parts (nodes or None, also in tuples and lists), and other values, such as names of operations. The function
    is written for one node: it reads the data, calls itself on the parts, and branches on the parts' classes and number
    and on the other values. It is traced once for each form of a node, and computed for all nodes of equal height, of
    all trees, at once.

    The trees may differ from call to call. A node that is a part of several is computed once. If inner nodes have
    several forms, the function is computed for each form on all of them, and the results are selected: if one is
    infinite, a gradient may be NaN.

    Args:
        function: from a node, or None, to a state: an expression, or a tuple, list, dict, named tuple or dataclass of
            expressions, with the same structure, kinds and axes for every node.

    See also: :func:`~typedtensor.tree_fold` for trees over the elements of a sequence; Wang et al. (2018),
    *Backpropagation with continuation callbacks*, Figure 7.

    >>> from dataclasses import dataclass
    >>> from typedtensor import Axis, Expr, Tensor, given
    >>> class Sum(Axis): ...
    >>> @dataclass(frozen=True)
    ... class Number:
    ...     value: Tensor[()]
    >>> @dataclass(frozen=True)
    ... class Difference:
    ...     parts: "tuple[Number | Difference, ...]"
    >>> @recursive
    ... def value(node: Number | Difference) -> Expr[Tensor[()]]:
    ...     if isinstance(node, Number):
    ...         return node.value * 1.0
    ...     first, *rest = [value(part) for part in node.parts]
    ...     for part in rest:
    ...         first = first - part
    ...     return first
    >>> two, three = Number(Tensor[()](2.0)), Number(Tensor[()](3.0))
    >>> trees = [Difference((three, two)), Difference((two, two, Difference((two, three))))]
    >>> with given():
    ...     print(value.over(trees, Sum).stack().value, value(two).value)
    Tensor[Sum=2]([1., 1.]) Tensor[()](2.)
    """
    return Recursive(function)
