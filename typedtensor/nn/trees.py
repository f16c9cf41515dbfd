"""LSTMs over trees: cells that compute the state of a node from the states of its children, and a layer."""

# mypy: no-warn-return-any

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Unpack

from typedtensor.control import Forest, ForestInput, tree_fold
from typedtensor.core.axes import Axis, C, Concat, Flat, L, N, T, U, V, label_of, size_of
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.errors import AxisError
from typedtensor.nn.layer import Shown
from typedtensor.nn.recurrent import Draws, Forgetting, LSTMGate, LSTMState, remembering, require_state, split_gates
from typedtensor.ops import select


class LeafGate(Axis, size=3):
    """The gates of a leaf: input, output, and the candidate."""


class NodeGate(Axis, size=5):
    """The gates of a node: input, output, forget on the left, forget on the right, and the candidate."""


class BinaryTreeLSTMCell(Shown, Generic[U, V], shows=("inputs", "hidden")):
    """An LSTM cell for binary trees: a leaf's state from its element, an inner node's from the states of its two parts.

    A leaf has ``c = i · u`` with ``i = σ(x W + b)``, ``u = tanh(x W + b)``. A node has
    ``c = i · u + f · c_left + g · c_right``, where all gates are of the form ``σ(h_left L + h_right R + d)``, and
    ``u`` has tanh in place of σ. Both have ``h = o · tanh c``. Each gate has its part of the parameters.

    Args:
        inputs: the last axis of the element of a leaf; a label that declares its size, or a sized axis.
        hidden: the last axis of the state.
        forget: the biases of the forget gates at first.
        initializer: draws the weights; the other biases start at zero.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters.

    Attributes:
        leaf_weight: W, ``Tensor[U, Flat[LeafGate, V]]``.
        leaf_bias: b, ``Tensor[Flat[LeafGate, V]]``.
        left: L, ``Tensor[V, Flat[NodeGate, V]]``.
        right: R, ``Tensor[V, Flat[NodeGate, V]]``.
        bias: d, ``Tensor[Flat[NodeGate, V]]``.

    Raises:
        SizeError: when a label has no size.

    See also: Tai et al. (2015), section 3.2 with N = 2, for trees with elements at their leaves.
    """

    def __init__(self, inputs: type[U] | U, hidden: type[V] | V, /, **options: Unpack[Forgetting]) -> None:
        self.inputs, self.hidden = label_of(inputs), label_of(hidden)
        draws = Draws(hidden, **options)
        self.leaf_weight: Param[Tensor[U, Flat[LeafGate, V]]] = draws.gates(LeafGate, inputs)
        self.leaf_bias: Param[Tensor[Flat[LeafGate, V]]] = draws.biases(LeafGate)
        self.left: Param[Tensor[V, Flat[NodeGate, V]]] = draws.gates(NodeGate, hidden)
        self.right: Param[Tensor[V, Flat[NodeGate, V]]] = draws.gates(NodeGate, hidden)
        self.bias: Param[Tensor[Flat[NodeGate, V]]] = draws.biases(NodeGate, 2, 3)

    def leaf(self, x: Expr[Tensor[*N, U]], /) -> LSTMState[Expr[Tensor[*N, V]]]:
        """The state of a leaf."""
        z = x @ self.leaf_weight
        i, o, g = split_gates(z + self.leaf_bias.expand_like(z), LeafGate, self.hidden)
        return remembering(i, o, g)

    def __call__(
        self, left: LSTMState[Expr[Tensor[*N, V]]], right: LSTMState[Expr[Tensor[*N, V]]], /
    ) -> LSTMState[Expr[Tensor[*N, V]]]:
        """The state of a node."""
        require_state(left)
        require_state(right)
        z = left.hidden @ self.left + right.hidden @ self.right
        i, o, of_left, of_right, g = split_gates(z + self.bias.expand_like(z), NodeGate, self.hidden)
        return remembering(i, o, g, (of_left, left.cell), (of_right, right.cell))


class ChildSumTreeLSTMCell(Shown, Generic[U, V], shows=("inputs", "hidden")):
    """An LSTM cell for trees whose children have no order: a node's state from its element and its children's states.

    ``i, o = σ(x W + Σ h_k R + b)`` and ``g = tanh(x W + Σ h_k R + b)``, and for each child
    ``f_k = σ(x W + h_k R + b)``, each with its part of the parameters; then ``c = i · g + Σ f_k · c_k`` and
    ``h = o · tanh c``. With one child it is an :class:`LSTMCell`, and a leaf has none. It stands in a function for
    :func:`~typedtensor.recursive`, which computes all nodes of one height at once.

    Args:
        inputs: the last axis of the element of a node; a label that declares its size, or a sized axis.
        hidden: the last axis of the state.
        forget: the bias of the forget gates at first.
        initializer: draws the weights; the other biases start at zero.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters.

    Attributes:
        weight: W, ``Tensor[U, Flat[LSTMGate, V]]``, the gates in the order of :class:`LSTMGate`.
        recurrent: R, ``Tensor[V, Flat[LSTMGate, V]]``.
        bias: b, ``Tensor[Flat[LSTMGate, V]]``.

    Raises:
        SizeError: when a label has no size.

    See also: Tai et al. (2015), section 3.1; ``dgl``'s example ``tree_lstm``.

    >>> from dataclasses import dataclass
    >>> from typedtensor import recursive
    >>> class Word(Axis, size=3): ...
    >>> class Hidden(Axis, size=4): ...
    >>> class Sentence(Axis): ...
    >>> @dataclass(frozen=True)
    ... class Node:
    ...     word: Tensor[Word]
    ...     children: "tuple[Node, ...]" = ()
    >>> cell = ChildSumTreeLSTMCell(Word, Hidden)
    >>> @recursive
    ... def state(node: Node) -> LSTMState[Expr[Tensor[Hidden]]]:
    ...     return cell(node.word * 1.0, [state(child) for child in node.children])
    >>> leaf = Node(Tensor[Word]([1.0, 0.0, 0.0]))
    >>> state.over([leaf, Node(leaf.word, (leaf, leaf, leaf))], Sentence).map(lambda s: s.hidden).tensor_type
    Tensor[Sentence, Hidden]
    """

    def __init__(self, inputs: type[U] | U, hidden: type[V] | V, /, **options: Unpack[Forgetting]) -> None:
        self.inputs, self.hidden = label_of(inputs), label_of(hidden)
        draws = Draws(hidden, **options)
        self.weight: Param[Tensor[U, Flat[LSTMGate, V]]] = draws.gates(LSTMGate, inputs)
        self.recurrent: Param[Tensor[V, Flat[LSTMGate, V]]] = draws.gates(LSTMGate, hidden)
        self.bias: Param[Tensor[Flat[LSTMGate, V]]] = draws.biases(LSTMGate, 1)

    def __call__(
        self, x: Expr[Tensor[*N, U]], children: Sequence[LSTMState[Expr[Tensor[*N, V]]]], /
    ) -> LSTMState[Expr[Tensor[*N, V]]]:
        """The state of a node."""
        z = x @ self.weight
        own = z + self.bias.expand_like(z)
        products = [child.hidden @ self.recurrent for child in children]
        i, _, o, g = split_gates(sum(products, own), LSTMGate, self.hidden)
        f = split_gates(own, LSTMGate, self.hidden)[1]
        forgotten = [f + split_gates(product, LSTMGate, self.hidden)[1] for product in products]
        kept = zip(forgotten, [child.cell for child in children], strict=True)
        return remembering(i, o, g, *kept)


class NaryTreeLSTMCell(Shown, Generic[U, V, C], shows=("inputs", "hidden", "children")):
    """An LSTM cell for trees whose children are numbered: a node's state from its element and its children's states.

    As :class:`ChildSumTreeLSTMCell`, with weights for each place of a child, and with forget gates that read all
    children: ``i, o = σ(x W + Σ h_k R_k + b)``, and ``f_k = σ(x W + Σ h_l R_kl + b)``.

    Args:
        inputs: the last axis of the element of a node; a label that declares its size, or a sized axis.
        hidden: the last axis of the state.
        children: the places of children, C: a node has as many at most.
        forget: the bias of the forget gates at first.
        initializer: draws the weights; the other biases start at zero.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters.

    Attributes:
        weight: W, ``Tensor[U, Flat[LSTMGate, V]]``, the gates in the order of :class:`LSTMGate`.
        recurrent: R, ``Tensor[C, V, Flat[Concat[LeafGate, C], V]]``: for each place the weights of the gates in the
            order of :class:`LeafGate`, then those of the forget gates of all places.
        bias: b, ``Tensor[Flat[LSTMGate, V]]``.

    Raises:
        SizeError: when a label has no size.

    See also: Tai et al. (2015), section 3.2.

    >>> from typedtensor import Const
    >>> class Word(Axis, size=3): ...
    >>> class Hidden(Axis, size=4): ...
    >>> class Child(Axis, size=2): ...
    >>> cell, x = NaryTreeLSTMCell(Word, Hidden, Child), Const(Tensor[Word]([1.0, 2.0, 3.0]))
    >>> leaf = cell(x, [])
    >>> cell(x, [leaf, leaf]).hidden.tensor_type
    Tensor[Hidden]
    """

    def __init__(
        self, inputs: type[U] | U, hidden: type[V] | V, children: type[C] | C, /, **options: Unpack[Forgetting]
    ) -> None:
        self.inputs, self.hidden = label_of(inputs), label_of(hidden)
        self.children: type[C] = label_of(children)
        self.most = size_of(children)
        joined: Any = Concat
        self.gates: type[Concat[LeafGate, C]] = joined[LeafGate, self.children]
        draws = Draws(hidden, **options)
        self.weight: Param[Tensor[U, Flat[LSTMGate, V]]] = draws.gates(LSTMGate, inputs)
        self.recurrent: Param[Tensor[C, V, Flat[Concat[LeafGate, C], V]]] = draws.gates(
            self.gates(3 + self.most), children, hidden, alone=True
        )
        self.bias: Param[Tensor[Flat[LSTMGate, V]]] = draws.biases(LSTMGate, 1)

    def __call__(
        self, x: Expr[Tensor[*N, U]], children: Sequence[LSTMState[Expr[Tensor[*N, V]]]], /
    ) -> LSTMState[Expr[Tensor[*N, V]]]:
        """The state of a node.

        Raises:
            AxisError: when there are more children than places.
        """
        if len(children) > self.most:
            raise AxisError(f"{self!r} takes at most {self.most} children, but was given {len(children)}")
        z = x @ self.weight
        i, f, o, g = split_gates(z + self.bias.expand_like(z), LSTMGate, self.hidden)
        forgotten = [f for _ in children]
        for place, child in enumerate(children):
            product = child.hidden @ select(self.recurrent, self.children, place)
            to_i, to_o, to_g, *to_f = split_gates(product, self.gates(3 + self.most), self.hidden)
            i, o, g = i + to_i, o + to_o, g + to_g
            forgotten = [one + part for one, part in zip(forgotten, to_f, strict=False)]
        kept = zip(forgotten, [child.cell for child in children], strict=True)
        return remembering(i, o, g, *kept)


class TreeLSTM(Shown, Generic[L, T, U, V], shows=("cell", "over", "along")):
    """A tree-structured LSTM: from the leaves of trees to the outputs at their roots, ``L U -> T V``.

    The cell is written for one node and traced once. The structure of the trees is data and may differ between
    computations.

    Args:
        cell: the cell.
        over: the axis of the elements at the leaves.
        along: the axis of the trees; with ``every``, that of all nodes.
        every: whether every node has a result.

    Attributes:
        cell: the cell, with the parameters.

    See also: Tai et al. (2015); :func:`~typedtensor.tree_fold`.

    >>> from typedtensor import Axis, Input, Tensor
    >>> class Word(Axis): ...
    >>> class Sentence(Axis): ...
    >>> class Vector(Axis, size=3): ...
    >>> class Hidden(Axis, size=4): ...
    >>> lstm = TreeLSTM(BinaryTreeLSTMCell(Vector, Hidden), Word, Sentence)
    >>> lstm(Input(Tensor[Word, Vector]), Forest(((0, 1), 2), (3, 4)))
    map_over[Sentence][0]: Tensor[Sentence, Hidden]
    """

    def __init__(
        self, cell: BinaryTreeLSTMCell[U, V], over: type[L], along: type[T], /, *, every: bool = False
    ) -> None:
        if isinstance(cell, (ChildSumTreeLSTMCell, NaryTreeLSTMCell, type)):
            raise AxisError(
                f"TreeLSTM takes a cell for trees of pairs, BinaryTreeLSTMCell(Word, Hidden), not {cell!r}, which "
                "is for trees of a dataclass of your own: call it in their @recursive function"
            )
        self.cell, self.over, self.along, self.every = cell, label_of(over), label_of(along), every

    def __call__(self, xs: Expr[Tensor[L, U]], trees: Forest | ForestInput, /) -> Expr[Tensor[T, V]]:
        """Return the cell's output at each root, or at each node."""
        cell = self.cell

        def leaf(x: Any) -> Any:
            return cell.leaf(x)

        def node(left: Any, right: Any) -> Any:
            return cell(left, right)

        states = tree_fold(leaf, node, xs, trees, self.over, self.along, every=self.every)
        return states.map(_hidden)


def _hidden(state: Any) -> Any:
    return state.hidden
