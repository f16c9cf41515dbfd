"""Cells that compute the state of a tree from the states of its subtrees."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis, Flat, label_name, label_of, size_of
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.nn.initializers import Initializer, Seed, constant, draw_parameter, glorot_uniform, zeros
from typedtensor.nn.recurrent import LSTMState, each_gate, gates_of, require_state
from typedtensor.ops import Select, Unflatten, sigmoid, tanh

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
N = TypeVarTuple("N")


class LeafGate(Axis, size=3):
    """The gates of a leaf: input, output, and the candidate."""


class NodeGate(Axis, size=5):
    """The gates of a node: input, output, forget on the left, forget on the right, and the candidate."""


class BinaryTreeLSTMCell(Module, Generic[U, V]):
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

    def __init__(
        self,
        inputs: type[U] | U,
        hidden: type[V] | V,
        /,
        *,
        forget: float = 1.0,
        initializer: Initializer = glorot_uniform,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        self.hidden = label_of(hidden)
        leaf, node, generator = gates_of(LeafGate, hidden), gates_of(NodeGate, hidden), np.random.default_rng(seed)
        draw_leaf, draw_node = each_gate(initializer, 3), each_gate(initializer, 5)
        biases = np.repeat([0.0, 0.0, forget, forget, 0.0], size_of(hidden))
        self.leaf_weight: Param[Tensor[U, Flat[LeafGate, V]]] = draw_parameter(
            (inputs, leaf), draw_leaf, generator, dtype
        )
        self.leaf_bias: Param[Tensor[Flat[LeafGate, V]]] = draw_parameter((leaf,), zeros, dtype=dtype)
        self.left: Param[Tensor[V, Flat[NodeGate, V]]] = draw_parameter((hidden, node), draw_node, generator, dtype)
        self.right: Param[Tensor[V, Flat[NodeGate, V]]] = draw_parameter((hidden, node), draw_node, generator, dtype)
        self.bias: Param[Tensor[Flat[NodeGate, V]]] = draw_parameter((node,), constant(biases), dtype=dtype)

    def leaf(self, x: Expr[Tensor[*N, U]], /) -> LSTMState[*N, V]:
        """The state of a leaf."""
        z = x @ self.leaf_weight
        hidden: type[V] = self.hidden
        gates = Unflatten(LeafGate, hidden)(z + self.leaf_bias.expand_like(z))
        i, o = (sigmoid(Select(LeafGate, number)(gates)) for number in range(2))
        cell = i * tanh(Select(LeafGate, 2)(gates))
        return LSTMState(o * tanh(cell), cell)

    def __call__(self, left: LSTMState[*N, V], right: LSTMState[*N, V], /) -> LSTMState[*N, V]:
        """The state of a node."""
        require_state(left)
        require_state(right)
        z = left.hidden @ self.left + right.hidden @ self.right
        hidden: type[V] = self.hidden
        gates = Unflatten(NodeGate, hidden)(z + self.bias.expand_like(z))
        i, o, f, g = (sigmoid(Select(NodeGate, number)(gates)) for number in range(4))
        cell = i * tanh(Select(NodeGate, 4)(gates)) + f * left.cell + g * right.cell
        return LSTMState(o * tanh(cell), cell)

    def __repr__(self) -> str:
        return f"BinaryTreeLSTMCell({label_name(self.leaf_weight.axes[0])}, {label_name(self.hidden)})"
