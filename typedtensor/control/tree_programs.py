"""Trees of one's own dataclass as a program: the states of nodes without parts, then a fold over the others."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Generic, TypeVar

import numpy as np

from typedtensor.backends import namespace_of
from typedtensor.control.application import launch
from typedtensor.control.forests import node_labels
from typedtensor.control.tree_forms import Forms, Kind, slots
from typedtensor.control.tree_nodes import Nodes
from typedtensor.core.axes import Axis, Concat, Label
from typedtensor.core.expr import Const
from typedtensor.core.pytree import PyTreeDef, flatten, flatten_like
from typedtensor.core.tensor import AnyTensor, tensor_type
from typedtensor.errors import SizeError
from typedtensor.ops import Expand, concat, stack

T = TypeVar("T", bound=Axis)


class Leaf(Axis, Generic[T]):
    """The nodes without parts of one form, of trees along ``T``, or after those along ``T``."""

    __many_sizes__ = True


class TreeProgram:
    """The states of the nodes of trees as expressions.

    The elements of the fold are the nodes without parts, and None where its state is asked for. They are computed form
    by form, and stand one after the other.
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
        """The structure of a state, and the states of all nodes."""
        heights, forms = self.nodes.heights, self.forms
        leaves: dict[Hashable, list[int]] = {}
        inner: dict[Hashable, list[int]] = {}
        for place, node in enumerate(self.nodes.all):
            number = forms.numbers.setdefault(node.form, len(forms.numbers))
            (leaves if heights[place] == 1 else inner).setdefault(number, []).append(place)
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
        """Add nodes without parts of one form."""
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
        self._join([Expand(label(1))(x) for x in leaves], label, 1)

    def _next_label(self) -> Label:
        leaf: Any = Leaf
        return leaf[self.roots if self.label is None else self.label]

    def _join(self, states: list[Any], label: Label, count: int) -> None:
        """Add states along an axis."""
        self.count += count
        if self.label is None:
            self.elements, self.label = states, label
        else:
            both: Any = Concat
            axes = self.label, label, both[self.label, label]
            self.elements = [concat(x, y, *axes) for x, y in zip(self.elements, states, strict=True)]
            self.label = axes[2]

    def _fold(self, found: list[tuple[Kind, list[int]]], structure: PyTreeDef) -> list[Any]:
        """The states of all nodes, of elements and inner nodes."""
        kinds = {kind.same: kind for kind, _ in found}
        numbers = {same: number for number, same in enumerate(kinds)}
        kind_of = {place: kind for kind, places in found for place in places}
        order = sorted(kind_of, key=lambda place: (self.nodes.heights[place], place))
        self.numbers.update(zip(order, range(self.count, self.count + len(order)), strict=True))
        labels = node_labels(self.label, self.roots)
        fold = self.forms.fold([*kinds.values()], structure, self.source, labels)
        children: list[list[int]] = [[] for _ in range(fold.children)]
        for place in order:
            node = self.nodes.all[place]
            parts = [self._number(part) for part in slots(node, kind_of[place].empty)]
            for number, column in enumerate(children):
                column.append(parts[number if number < len(parts) else 0])
        numbered = [range(self.count), range(self.count, self.count + len(order)), *children]
        axes = [labels[0], *[labels[1]] * (len(numbered) - 1)]
        sequences: dict[Hashable, Any] = {}
        for kind in kinds.values():
            for n, (name, _) in enumerate(kind.columns()):
                if name not in sequences:
                    having = {s for s, other in kinds.items() if name in dict(other.columns())}
                    values = [self.nodes.all[p].data[n] if kind_of[p].same in having else None for p in order]
                    sequences[name] = column_of(values, labels[1], self.forms.name)
        which = [numbers[kind_of[place].same] for place in order]
        results = launch(
            fold,
            [
                *self.elements,
                *(indices(axis, x, "the numbers of nodes") for axis, x in zip(axes, numbered, strict=True)),
                *sequences.values(),
                *([indices(labels[1], which, "the kinds of nodes")] if len(kinds) > 1 else []),
            ],
        )
        return list(results)[: len(structure.types)]

    def _number(self, part: Any) -> int:
        return self.numbers[None if part is None else self.nodes.places[id(part)]]


def indices(axis: Label, numbers: Sequence[int], what: str) -> Const[Any]:
    """Numbers along an axis."""
    return Const(tensor_type("int", (axis,)).wrap(np.array(numbers, dtype=np.int64)), name=what)


def column_of(values: Sequence[Any], axis: Label, name: str) -> Any:
    """Data of nodes along an axis, the first of them in place of what is missing.

    Raises:
        SizeError: they differ in size.
    """
    filler = next(x for x in values if x is not None)
    filled = [filler if x is None else x for x in values]
    tensors = [x.value if isinstance(x, Const) else x for x in filled]
    if not all(isinstance(x, AnyTensor) for x in tensors):
        return stack(filled, axis)
    arrays = [x._array for x in tensors]
    shapes = {np.shape(x) for x in arrays}
    if len(shapes) > 1:
        one, other, *_ = sorted(shapes)
        raise SizeError(
            f"{name} goes over nodes whose data {filler.tensor_type} has the shape {one} in one node and {other} in "
            "another: one label has one size"
        )
    of = filler.tensor_type
    xp = namespace_of(*arrays)
    return Const(tensor_type(of.kind, (axis, *of.axes)).wrap(xp.stack([xp.asarray(x) for x in arrays])), name="data")
