"""A function over trees, from the leaves up: tree_fold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple, overload

from typedtensor.axes import Axis, label_of
from typedtensor.expr import Expr
from typedtensor.structured.forests import Forest, ForestInput, indices_of, node_labels
from typedtensor.structured.launching import launch
from typedtensor.structured.naming import name_of
from typedtensor.structured.rows import Rows
from typedtensor.structured.scanning import Sequence, scan_states
from typedtensor.structured.state import flatten, require_same
from typedtensor.structured.tracing import trace
from typedtensor.structured.trees import TreeFold
from typedtensor.tensor import Tensor

S = TypeVar("S")
E = TypeVar("E")
L = TypeVar("L", bound=Axis)
T = TypeVar("T", bound=Axis)
B = TypeVarTuple("B")


@overload
def tree_fold(
    leaf: Callable[[E], Expr[Tensor[*B]]],
    node: Callable[[Expr[Tensor[*B]], Expr[Tensor[*B]]], Expr[Tensor[*B]]],
    xs: Sequence[L, E],
    trees: Forest | ForestInput,
    over: type[L],
    along: type[T],
    *,
    every: bool = False,
) -> Expr[Tensor[T, *B]]: ...
@overload
def tree_fold(
    leaf: Callable[[E], S],
    node: Callable[[S, S], S],
    xs: Sequence[L, E],
    trees: Forest | ForestInput,
    over: type[L],
    along: type[T],
    *,
    give: Callable[[S], Expr[Tensor[*B]]],
    every: bool = False,
) -> Expr[Tensor[T, *B]]: ...
def tree_fold(
    leaf: Any, node: Any, xs: Any, trees: Any, over: Any, along: Any, *, give: Any = None, every: bool = False
) -> Any:
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
        give: from a state to what is given of it; the state itself by default.
        every: whether the states of all nodes are given in place of those of the roots, in the order of
            :class:`Forest`: the elements, then the inner nodes by height. ``along`` is then the axis of the nodes.

    Returns:
        What is given of the states, along ``along``.

    Raises:
        AxisError: the elements do not have the axis as their first, or ``node`` gives a state of another type.

    See also: Looks et al. (2017) on dynamic batching; Tai et al. (2015) on tree-structured LSTMs.

    >>> from typedtensor import Axis, Const, Expr, Tensor, given
    >>> class Word(Axis): ...
    >>> class Sentence(Axis): ...
    >>> words = Const(Tensor[Word]([1.0, 2.0, 3.0]))
    >>> values = tree_fold(lambda x: x, lambda a, b: a - b, words, Forest(((0, 1), 2), (0, (1, 2))), Word, Sentence)
    >>> with given():
    ...     print(values.value)
    Tensor[Sentence=2]([-4.,  2.])
    """
    elements, roots = label_of(over), label_of(along)
    leaves, own, left, right, tops = indices_of(trees, elements, roots)
    states = scan_states(leaf, xs, over, "tree_fold")
    starts, shape = flatten(states, f"the state that {name_of(leaf)} gives")
    structure = shape.of_elements()
    name = name_of(node)

    def body(*arguments: Any) -> list[Any]:
        parts = [structure.rebuild(half) for half in (arguments[: len(starts)], arguments[len(starts) :])]
        made, found = flatten(node(*parts), f"the state that {name} gives")
        what = f"the state that the node of tree_fold, {name}, gives"
        require_same(found, structure, what, f"that of a leaf, {name_of(leaf)}")
        return made

    operation = TreeFold(trace(body, [*structure.types] * 2, name), node_labels(elements, roots))
    results = launch(operation, [*starts, leaves, own, left, right])
    rows: Any = Rows()
    chosen = shape.rebuild([x.rename(operation.labels[2], roots) if every else rows(tops, x) for x in results])
    return chosen if give is None else scan_states(give, chosen, along, "tree_fold")
