"""Folds of trees whose structure is data: arrays of indices."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import numpy as np

from typedtensor.control.application import launch, require_sequences
from typedtensor.control.bodies.tracing import trace_tree
from typedtensor.control.function_names import name_of
from typedtensor.control.operations.trees import ROWS, TreeFold
from typedtensor.control.steps import Along, Sequence, States, map_states
from typedtensor.core.axes import Axis, L, Label, T, U, V, label_name, label_of
from typedtensor.core.expr import Binding, Const, Expr, Input
from typedtensor.core.operand import Operand
from typedtensor.core.pytree import flatten, require_same
from typedtensor.core.tensor import tensor_type
from typedtensor.errors import AxisError

S = TypeVar("S")
E = TypeVar("E")

Indices = np.ndarray[Any, np.dtype[np.int64]]

_TOKEN = re.compile(r"[()]|[^\s()]+")


class InnerNode(Axis, Generic[U, V]):
    """The inner nodes of trees with elements along ``U`` and roots along ``V``."""

    __many_sizes__ = True


class TreeNode(Axis, Generic[U, V]):
    """All nodes of trees with elements along ``U`` and roots along ``V``."""

    __many_sizes__ = True


class Forest:
    """Immutable binary trees over the elements of a sequence.

    Node ``i`` is element ``i`` of the sequence. The inner nodes are numbered after the elements, by height, starting
    with those whose parts are elements.

    Args:
        trees: a tree is the number of an element, or a pair (a tuple or a list) of trees.
        elements: the length of the sequence; by default one more than the largest number.

    Attributes:
        elements: the number of elements.
        left: the number of the left part of each inner node.
        right: the number of the right part of each inner node.
        roots: the number of the root of each tree.
        levels: for each height from 1, the range of inner nodes, counted from the first inner node.

    Raises:
        AxisError: a tree is neither a number nor a pair, or a number is out of range.

    >>> forest = Forest(((0, 1), 2), 3, (4, 5))
    >>> forest
    Forest(3 trees, 6 elements, 3 inner nodes, 2 levels)
    >>> forest.left, forest.right, forest.roots
    (array([0, 4, 6]), array([1, 5, 2]), array([8, 3, 7]))
    """

    __slots__ = ("elements", "left", "levels", "right", "roots")

    def __init__(self, *trees: Any, elements: int | None = None) -> None:
        pairs: list[tuple[int, int, int]] = []  # height, left, right, where inner nodes are numbered -1, -2, …
        heights: list[int] = []
        tops = [_read(tree, pairs, heights) for tree in trees]
        used = [n for _, *parts in pairs for n in parts if n >= 0] + [n for n in tops if n >= 0]
        count = max(used, default=-1) + 1 if elements is None else elements
        if any(n >= count for n in used):
            raise AxisError(
                f"a tree refers to element {max(used)}, but there are only {count} elements, numbered from 0 to "
                f"{count - 1}"
            )
        order = sorted(range(len(pairs)), key=lambda number: (pairs[number][0], number))
        place = {-1 - number: count + n for n, number in enumerate(order)}
        self.elements = count
        self.left = _frozen(place.get(pairs[number][1], pairs[number][1]) for number in order)
        self.right = _frozen(place.get(pairs[number][2], pairs[number][2]) for number in order)
        self.roots = _frozen(place.get(top, top) for top in tops)
        ordered = [pairs[number][0] for number in order]
        starts = [n for n, height in enumerate(ordered) if not n or height != ordered[n - 1]]
        self.levels = tuple(map(range, starts, [*starts[1:], len(ordered)]))

    @classmethod
    def parse(cls, *texts: str) -> tuple[Forest, tuple[str, ...]]:
        """Parse trees with parentheses; return them and the words at their leaves in textual order.

        Raises:
            AxisError: the parentheses do not make pairs.

        >>> Forest.parse("((the cat) sleeps)")
        (Forest(1 tree, 3 elements, 2 inner nodes, 2 levels), ('the', 'cat', 'sleeps'))
        """
        words: list[str] = []
        trees = [_parse(text, words) for text in texts]
        return cls(*trees, elements=len(words)), tuple(words)

    @property
    def nodes(self) -> int:
        """The number of nodes, elements and inner nodes."""
        return self.elements + len(self.left)

    def arrays(self) -> tuple[Indices, ...]:
        """The numbers of the elements, of the inner nodes, of their left and their right parts, and of the roots."""
        numbers = np.arange(self.nodes)
        return numbers[: self.elements], numbers[self.elements :], self.left, self.right, self.roots

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Forest):
            return NotImplemented
        pairs = zip(self.arrays(), other.arrays(), strict=True)
        return self.elements == other.elements and all(np.array_equal(x, y) for x, y in pairs)

    def __hash__(self) -> int:
        return hash((self.elements, *(x.tobytes() for x in self.arrays())))

    def __repr__(self) -> str:
        return (
            f"Forest({_count(len(self.roots), 'tree')}, {_count(self.elements, 'element')}, "
            f"{_count(len(self.left), 'inner node')}, {_count(len(self.levels), 'level')})"
        )


class ForestInput:
    """An input for trees, so that one model serves many forests.

    Args:
        elements: the axis of the elements.
        trees: the axis of the trees.

    ``given(words.bind(…), *forest.bind(Forest(((0, 1), 2))))``.
    """

    def __init__(self, elements: type[U], trees: type[V], /) -> None:
        self.labels = label_of(elements), label_of(trees)
        names = "elements", "inner nodes", "left parts", "right parts", "roots"
        self.indices: tuple[Input[Any], ...] = tuple(
            Input(of, name=name) for of, name in zip(_types(*self.labels), names, strict=True)
        )

    def bind(self, forest: Forest) -> tuple[Binding[Any], ...]:
        """Bind the input to trees, for ``given(*…)``."""
        pairs = zip(self.indices, forest.arrays(), strict=True)
        return tuple(x.bind(x.tensor_type.wrap(array)) for x, array in pairs)


def indices_of(
    trees: Forest | ForestInput, elements: Label, roots: Label, *, every: bool = False
) -> tuple[Label, tuple[Expr[Any], ...]]:
    """Return the axis of trees, and their arrays as expressions.

    Args:
        roots: the axis of the trees.
        every: whether ``roots`` is the axis of all nodes; a :class:`ForestInput` then has another axis for its trees.
    """
    if isinstance(trees, ForestInput):
        if trees.labels[0] != elements or (trees.labels[1] == roots) == every:
            if every and trees.labels[0] == elements:
                raise AxisError(
                    "the result of tree_fold for all nodes and the trees of its input have the same axis, "
                    f"{label_name(roots)}: give the trees another axis, as in ForestInput({label_name(elements)}, "
                    "Tree)"
                )
            given = " and ".join(map(label_name, trees.labels))
            raise AxisError(
                f"tree_fold runs along {label_name(elements)} and returns its result along {label_name(roots)}, "
                f"but its trees are declared for {given}: declare them as ForestInput({label_name(elements)}, "
                f"{label_name(roots)})"
            )
        return trees.labels[1], trees.indices
    if not isinstance(trees, Forest):
        raise AxisError(f"tree_fold takes its trees as a Forest or a ForestInput, not as {type(trees).__name__}")
    pairs = zip(_types(elements, roots), trees.arrays(), strict=True)
    consts = [Const(of.wrap(array), name=f"what {trees!r} says of {label_name(of.axes[0])}") for of, array in pairs]
    return roots, tuple(consts)


def node_labels(elements: Label, roots: Label) -> tuple[Label, Label, Label]:
    """The labels of the elements, the inner nodes, and all nodes."""
    inner: Any = InnerNode
    node: Any = TreeNode
    return elements, inner[elements, roots], node[elements, roots]


def _types(elements: Label, roots: Label) -> tuple[Any, ...]:
    _, inner, _ = node_labels(elements, roots)
    return tuple(tensor_type("int", (axis,)) for axis in (elements, inner, inner, inner, roots))


def _read(tree: Any, pairs: list[tuple[int, int, int]], heights: list[int]) -> int:
    """Return the number of a tree's root and add its inner nodes to ``pairs``, without recursion."""
    done: list[int] = []
    stack: list[Any] = [tree]
    while stack:
        top = stack.pop()
        if top is None:
            right, left = done.pop(), done.pop()
            height = 1 + max(heights[-1 - n] if n < 0 else 0 for n in (left, right))
            pairs.append((height, left, right))
            heights.append(height)
            done.append(-len(pairs))
        elif isinstance(top, (tuple, list)) and len(top) == 2:
            stack += [None, top[1], top[0]]
        elif isinstance(top, (int, np.integer)) and not isinstance(top, bool) and top >= 0:
            done.append(int(top))
        else:
            raise AxisError(f"a tree must be the number of an element or a pair of trees, not {top!r}")
    return done.pop()


def _parse(text: str, words: list[str]) -> Any:
    open_parts: list[list[Any]] = [[]]
    for token in _TOKEN.findall(text):
        if token == "(":
            open_parts.append([])
        elif token != ")":
            open_parts[-1].append(len(words))
            words.append(token)
        elif len(open_parts) > 1 and len(open_parts[-1]) == 2:
            pair = tuple(open_parts.pop())
            open_parts[-1].append(pair)
        else:
            raise AxisError(
                f"{text!r} is not a tree of pairs: each pair of parentheses must hold two trees, as in ((the cat) "
                "sleeps)"
            )
    if len(open_parts) != 1 or len(open_parts[0]) != 1:
        raise AxisError(
            f"{text!r} is not a tree of pairs: expected a single word or a single pair, as in ((the cat) sleeps)"
        )
    return open_parts[0][0]


def _frozen(numbers: Iterable[int]) -> Indices:
    array = np.array(list(numbers), dtype=np.int64)
    array.flags.writeable = False
    return array


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def tree_fold(
    leaf: Callable[[E], S],
    node: Callable[[S, S], S],
    xs: Sequence[L, E],
    trees: Forest | ForestInput,
    over: type[L],
    along: type[T],
    *,
    every: bool = False,
) -> States[T, S]:
    """Compute the states of the roots of trees from the elements at their leaves.

    A leaf has the state ``leaf(x)`` of its element, an inner node ``node(left, right)`` of its parts' states. Both
    functions are written for one node and traced once; the structure of the trees is data.

    Args:
        leaf: from an element to a state.
        node: from the states of the left and the right part to a state of the same structure, kinds and axes.
        xs: the elements, whose first axis is ``over``.
        trees: the structure of the trees, over the numbers of the elements.
        over: the axis of the elements.
        along: the axis of the trees in the result.
        every: whether to return the states of all nodes instead of those of the roots, in the order of :class:`Forest`:
            the elements, then the inner nodes by height. ``along`` is then the axis of the nodes, and a
            :class:`ForestInput` has another one for its trees.

    Returns:
        The states along ``along``: ``.map(lambda state: …)`` applies a function to each, and ``.stack()`` returns the
        states themselves, if a state is one expression.

    Raises:
        AxisError: the elements do not have the axis as their first, or ``node`` returns a state of another type.

    See also: Looks et al. (2017) on dynamic batching; Tai et al. (2015) on tree-structured LSTMs.

    >>> from typedtensor import Axis, Const, Expr, Tensor, given
    >>> class Word(Axis): ...
    >>> class Sentence(Axis): ...
    >>> def difference(a: Expr[Tensor[()]], b: Expr[Tensor[()]]) -> Expr[Tensor[()]]:
    ...     return a - b
    >>> words = Const(Tensor[Word]([1.0, 2.0, 3.0]))
    >>> states = tree_fold(lambda x: x, difference, words, Forest(((0, 1), 2), (0, (1, 2))), Word, Sentence)
    >>> with given():
    ...     print(states.stack().value)
    Tensor[Sentence=2]([-4.,  2.])
    """
    elements, roots = label_of(over), label_of(along)
    if not isinstance(xs, Along):
        require_sequences(flatten(xs, "the elements")[0], elements, "tree_fold", alone=isinstance(xs, Operand))
    tree, (leaves, own, left, right, tops) = indices_of(trees, elements, roots, every=every)
    states = map_states(leaf, xs, over).stacked
    starts, shape = flatten(states, f"the state that {name_of(leaf)} returns")
    structure = shape.of_elements()
    name = name_of(node)

    what = f"the state that the node of tree_fold, {name}, returns"
    body, found = trace_tree(node, [structure, structure], name, what, like=structure)
    require_same(found, structure, what, f"that of a leaf, {name_of(leaf)}")
    operation = TreeFold(body, node_labels(elements, tree))
    results = launch(operation, [*starts, leaves, own, left, right])
    chosen = [x.rename(operation.labels[2], roots) if every else ROWS(tops, x) for x in results]
    return States(shape.rebuild(chosen), roots)
