"""A function over trees, from the leaves up: tree_fold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from typedtensor.axes import Axis, label_of
from typedtensor.structured.forests import Forest, ForestInput, indices_of, node_labels
from typedtensor.structured.launching import launch
from typedtensor.structured.naming import name_of
from typedtensor.structured.rows import Rows
from typedtensor.structured.state import flatten, require_same
from typedtensor.structured.stepping import Sequence, States, map_states
from typedtensor.structured.tracing import trace
from typedtensor.structured.trees import TreeFold

S = TypeVar("S")
E = TypeVar("E")
L = TypeVar("L", bound=Axis)
T = TypeVar("T", bound=Axis)


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
    """The states of the roots of trees, made from the elements at their leaves.

    A leaf has the state ``leaf(x)`` of its element, an inner node ``node(left, right)`` of those of its parts. Both
    functions are written for one node, and traced once; how the trees are made is data.

    Args:
        leaf: from an element to a state.
        node: from the states of the left and the right part to a state of the same structure, kinds and axes.
        xs: the elements, whose first axis is ``over``.
        trees: how they are made, over the numbers of the elements.
        over: the axis of the elements.
        along: the axis of the trees in the result.
        every: whether the states of all nodes are given in place of those of the roots, in the order of
            :class:`Forest`: the elements, then the inner nodes by height. ``along`` is then the axis of the nodes,
            and a :class:`ForestInput` has another one for its trees.

    Returns:
        The states along ``along``: ``.map(lambda state: …)`` is what a function gives of each, and ``.stack()`` the
        states themselves, where a state is one expression.

    Raises:
        AxisError: the elements do not have the axis as their first, or ``node`` gives a state of another type.

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
    tree, (leaves, own, left, right, tops) = indices_of(trees, elements, roots, every=every)
    states = map_states(leaf, xs, over).stacked
    starts, shape = flatten(states, f"the state that {name_of(leaf)} gives")
    structure = shape.of_elements()
    name = name_of(node)

    def body(*arguments: Any) -> list[Any]:
        parts = [structure.rebuild(half) for half in (arguments[: len(starts)], arguments[len(starts) :])]
        made, found = flatten(node(*parts), f"the state that {name} gives")
        what = f"the state that the node of tree_fold, {name}, gives"
        require_same(found, structure, what, f"that of a leaf, {name_of(leaf)}")
        return made

    operation = TreeFold(trace(body, [*structure.types] * 2, name), node_labels(elements, tree))
    results = launch(operation, [*starts, leaves, own, left, right])
    rows: Any = Rows()
    chosen = [x.rename(operation.labels[2], roots) if every else rows(tops, x) for x in results]
    return States(shape.rebuild(chosen), roots)
