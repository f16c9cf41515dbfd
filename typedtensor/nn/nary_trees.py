"""Cells for trees whose nodes have data and any number of children."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis, Concat, Flat, label_name, label_of, size_of
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.errors import AxisError
from typedtensor.nn.initializers import Initializer, Seed, constant, draw_parameter, each_alone, glorot_uniform
from typedtensor.nn.recurrent import LSTMGate, LSTMState, each_gate, gates_of
from typedtensor.nn.trees import LeafGate
from typedtensor.ops import Select, Unflatten, sigmoid, tanh

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
C = TypeVar("C", bound=Axis)
N = TypeVarTuple("N")


class ChildSumTreeLSTMCell(Module, Generic[U, V]):
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
    ... def state(node: Node) -> LSTMState[Hidden]:
    ...     return cell(node.word * 1.0, [state(child) for child in node.children])
    >>> leaf = Node(Tensor[Word]([1.0, 0.0, 0.0]))
    >>> state.over([leaf, Node(leaf.word, (leaf, leaf, leaf))], Sentence).map(lambda s: s.hidden).tensor_type
    Tensor[Sentence, Hidden]
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
        self.hidden: type[V] = label_of(hidden)
        gates, generator, draw = gates_of(LSTMGate, hidden), np.random.default_rng(seed), each_gate(initializer, 4)
        biases = constant(np.repeat([0.0, forget, 0.0, 0.0], size_of(hidden)))
        self.weight: Param[Tensor[U, Flat[LSTMGate, V]]] = draw_parameter((inputs, gates), draw, generator, dtype)
        self.recurrent: Param[Tensor[V, Flat[LSTMGate, V]]] = draw_parameter((hidden, gates), draw, generator, dtype)
        self.bias: Param[Tensor[Flat[LSTMGate, V]]] = draw_parameter((gates,), biases, dtype=dtype)

    def __call__(self, x: Expr[Tensor[*N, U]], children: Sequence[LSTMState[*N, V]], /) -> LSTMState[*N, V]:
        """The state of a node."""
        z = x @ self.weight
        split = Unflatten(LSTMGate, self.hidden)
        own = split(z + self.bias.expand_like(z))
        each = [split(child.hidden @ self.recurrent) for child in children]
        total = own
        for part in each:
            total = total + part
        i, o = (sigmoid(Select(LSTMGate, number)(total)) for number in (0, 2))
        cell = i * tanh(Select(LSTMGate, 3)(total))
        for child, part in zip(children, each, strict=True):
            cell = cell + sigmoid(Select(LSTMGate, 1)(own) + Select(LSTMGate, 1)(part)) * child.cell
        return LSTMState(o * tanh(cell), cell)

    def __repr__(self) -> str:
        return f"ChildSumTreeLSTMCell({label_name(self.weight.axes[0])}, {label_name(self.hidden)})"


class NaryTreeLSTMCell(Module, Generic[U, V, C]):
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
        self,
        inputs: type[U] | U,
        hidden: type[V] | V,
        children: type[C] | C,
        /,
        *,
        forget: float = 1.0,
        initializer: Initializer = glorot_uniform,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        self.hidden: type[V] = label_of(hidden)
        self.children: type[C] = label_of(children)
        self.most = size_of(children)
        gates, generator, draw = gates_of(LSTMGate, hidden), np.random.default_rng(seed), each_gate(initializer, 4)
        joined: Any = Concat
        self.gates: type[Concat[LeafGate, C]] = joined[LeafGate, self.children]
        theirs = gates_of(self.gates(3 + self.most), hidden)
        axes, draw_theirs = (children, hidden, theirs), each_alone(each_gate(initializer, 3 + self.most))
        biases = constant(np.repeat([0.0, forget, 0.0, 0.0], size_of(hidden)))
        self.weight: Param[Tensor[U, Flat[LSTMGate, V]]] = draw_parameter((inputs, gates), draw, generator, dtype)
        self.recurrent: Param[Tensor[C, V, Flat[Concat[LeafGate, C], V]]] = draw_parameter(
            axes, draw_theirs, generator, dtype
        )
        self.bias: Param[Tensor[Flat[LSTMGate, V]]] = draw_parameter((gates,), biases, dtype=dtype)

    def __call__(self, x: Expr[Tensor[*N, U]], children: Sequence[LSTMState[*N, V]], /) -> LSTMState[*N, V]:
        """The state of a node.

        Raises:
            AxisError: when there are more children than places.
        """
        if len(children) > self.most:
            raise AxisError(f"{self!r} takes at most {self.most} children, but was given {len(children)}")
        z = x @ self.weight
        own = Unflatten(LSTMGate, self.hidden)(z + self.bias.expand_like(z))
        i, f, o, g = (Select(LSTMGate, number)(own) for number in range(4))
        forgets = [f for _ in children]
        for place, child in enumerate(children):
            product = child.hidden @ Select(self.children, place)(self.recurrent)
            part = Unflatten(self.gates(3 + self.most), self.hidden)(product)
            i, o, g = (one + Select(self.gates, n)(part) for n, one in enumerate((i, o, g)))
            forgets = [one + Select(self.gates, 3 + n)(part) for n, one in enumerate(forgets)]
        cell = sigmoid(i) * tanh(g)
        for child, forgotten in zip(children, forgets, strict=True):
            cell = cell + sigmoid(forgotten) * child.cell
        return LSTMState(sigmoid(o) * tanh(cell), cell)

    def __repr__(self) -> str:
        named = (self.weight.axes[0], self.hidden, self.children)
        return f"NaryTreeLSTMCell({', '.join(map(label_name, named))})"
