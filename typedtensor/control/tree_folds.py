"""``tree_fold``: a function over trees, from the leaves to the roots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from typedtensor.control.application import launch, require_sequences
from typedtensor.control.bodies.tracing import trace
from typedtensor.control.forests import Forest, ForestInput, indices_of, node_labels
from typedtensor.control.function_names import name_of
from typedtensor.control.operations.rows import Rows
from typedtensor.control.operations.trees import TreeFold
from typedtensor.control.steps import Along, Sequence, States, map_states
from typedtensor.core.axes import Axis, label_of
from typedtensor.core.operand import Operand
from typedtensor.core.pytree import flatten, flatten_like

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

    def body(*arguments: Any) -> list[Any]:
        parts = [structure.rebuild(half) for half in (arguments[: len(starts)], arguments[len(starts) :])]
        what = f"the state that the node of tree_fold, {name}, returns"
        return flatten_like(node(*parts), structure, what, f"that of a leaf, {name_of(leaf)}")

    operation = TreeFold(trace(body, [*structure.types] * 2, name), node_labels(elements, tree))
    results = launch(operation, [*starts, leaves, own, left, right])
    rows: Any = Rows()
    chosen = [x.rename(operation.labels[2], roots) if every else rows(tops, x) for x in results]
    return States(shape.rebuild(chosen), roots)
