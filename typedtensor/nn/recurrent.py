"""Recurrent cells: one step of a recurrent layer, from an element of a sequence and a state to the next state."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis, Flat, label_name, label_of, size_of
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import Tensor
from typedtensor.core.variables import Param
from typedtensor.errors import AxisError
from typedtensor.nn.initializers import Initializer, Seed, constant, draw_parameter, glorot_uniform, zeros
from typedtensor.ops import Select, Unflatten, sigmoid, tanh

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
N = TypeVarTuple("N")


class LSTMGate(Axis, size=4):
    """The gates of an LSTM cell: input, forget, output, and the candidate."""


class GRUGate(Axis, size=3):
    """The gates of a GRU cell: reset, update, and the candidate."""


@dataclass(frozen=True, eq=False)
class LSTMState(Generic[*N, V]):
    """The state of an LSTM: its output and its memory. Both have the axes ``*N V``."""

    hidden: Expr[Tensor[*N, V]]
    cell: Expr[Tensor[*N, V]]


def require_state(state: object) -> None:
    """Require the state of an LSTM.

    Raises:
        AxisError: when it is something else, such as one expression, or a pair as in other libraries.
    """
    if not isinstance(state, LSTMState):
        given = f"a {type(state).__name__}" if isinstance(state, (tuple, list)) else repr(state)
        raise AxisError(
            f"the state of an LSTM must be LSTMState(hidden, cell), two tensors with the same axes, not {given}"
        )


class ElmanCell(Module, Generic[U, V]):
    """``tanh(x W + h R + b)``: ``*N U, *N V -> *N V``.

    Args:
        inputs: the last axis of an element; a label that declares its size, or a sized axis.
        hidden: the last axis of the state.
        initializer: draws the weights; the bias starts at zero.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters.

    Attributes:
        weight: W, ``Tensor[U, V]``.
        recurrent: R, ``Tensor[V, V]``.
        bias: b, ``Tensor[V]``.

    Raises:
        SizeError: when a label has no size.

    See also: Elman (1990); ``torch.nn.RNNCell``.
    """

    def __init__(
        self,
        inputs: type[U] | U,
        hidden: type[V] | V,
        /,
        *,
        initializer: Initializer = glorot_uniform,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        generator = np.random.default_rng(seed)
        self.weight: Param[Tensor[U, V]] = draw_parameter((inputs, hidden), initializer, generator, dtype)
        self.recurrent: Param[Tensor[V, V]] = draw_parameter((hidden, hidden), initializer, generator, dtype)
        self.bias: Param[Tensor[V]] = draw_parameter((hidden,), zeros, dtype=dtype)

    def __call__(self, x: Expr[Tensor[*N, U]], state: Expr[Tensor[*N, V]], /) -> Expr[Tensor[*N, V]]:
        """Return the next state."""
        y = x @ self.weight + state @ self.recurrent
        return tanh(y + self.bias.expand_like(y))

    def __repr__(self) -> str:
        return f"ElmanCell({', '.join(map(label_name, self.weight.axes))})"


class LSTMCell(Module, Generic[U, V]):
    """A cell with a memory: from ``*N U`` and a state of ``*N V`` to the next state.

    ``i, f, o = σ(x W + h R + b)`` and ``g = tanh(x W + h R + b)``, each with its part of the parameters;
    the memory becomes ``f · c + i · g``, and the output ``o · tanh(f · c + i · g)``.

    Args:
        inputs: the last axis of an element; a label that declares its size, or a sized axis.
        hidden: the last axis of the state.
        forget: the initial bias of the forget gate; with 1 an untrained cell remembers.
        initializer: draws the weights; the other biases start at zero.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters.

    Attributes:
        weight: W, ``Tensor[U, Flat[LSTMGate, V]]``, the gates in the order of :class:`LSTMGate`.
        recurrent: R, ``Tensor[V, Flat[LSTMGate, V]]``.
        bias: b, ``Tensor[Flat[LSTMGate, V]]``.

    Raises:
        SizeError: when a label has no size.

    See also: Hochreiter and Schmidhuber (1997); ``torch.nn.LSTMCell``, ``equinox.nn.LSTMCell``.
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
        gates = gates_of(LSTMGate, hidden)
        generator = np.random.default_rng(seed)
        by_gate = each_gate(initializer, 4)
        self.weight: Param[Tensor[U, Flat[LSTMGate, V]]] = draw_parameter((inputs, gates), by_gate, generator, dtype)
        self.recurrent: Param[Tensor[V, Flat[LSTMGate, V]]] = draw_parameter((hidden, gates), by_gate, generator, dtype)
        biases = np.repeat([0.0, forget, 0.0, 0.0], size_of(hidden))
        self.bias: Param[Tensor[Flat[LSTMGate, V]]] = draw_parameter((gates,), constant(biases), dtype=dtype)

    def __call__(self, x: Expr[Tensor[*N, U]], state: LSTMState[*N, V], /) -> LSTMState[*N, V]:
        """Return the next state, whose ``hidden`` is the output."""
        require_state(state)
        z = x @ self.weight + state.hidden @ self.recurrent
        hidden: type[V] = self.hidden
        gates = Unflatten(LSTMGate, hidden)(z + self.bias.expand_like(z))
        i, f, o = (sigmoid(Select(LSTMGate, number)(gates)) for number in range(3))
        cell = f * state.cell + i * tanh(Select(LSTMGate, 3)(gates))
        return LSTMState(o * tanh(cell), cell)

    def __repr__(self) -> str:
        return f"LSTMCell({label_name(self.weight.axes[0])}, {label_name(self.hidden)})"


class GRUCell(Module, Generic[U, V]):
    """A cell with gates and without a separate memory: ``*N U, *N V -> *N V``.

    ``r, z = σ(x W + b + h R + c)``, ``n = tanh(x W + b + r · (h R + c))``, each with its part of the parameters; the
    next state is ``(1 - z) · n + z · h``.

    Args:
        inputs: the last axis of an element; a label that declares its size, or a sized axis.
        hidden: the last axis of the state.
        initializer: draws the weights; the biases start at zero.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters.

    Attributes:
        weight: W, ``Tensor[U, Flat[GRUGate, V]]``, the gates in the order of :class:`GRUGate`.
        recurrent: R, ``Tensor[V, Flat[GRUGate, V]]``.
        bias: b, ``Tensor[Flat[GRUGate, V]]``.
        recurrent_bias: c, ``Tensor[Flat[GRUGate, V]]``.

    Raises:
        SizeError: when a label has no size.

    See also: Cho et al. (2014); ``torch.nn.GRUCell``, ``equinox.nn.GRUCell``.
    """

    def __init__(
        self,
        inputs: type[U] | U,
        hidden: type[V] | V,
        /,
        *,
        initializer: Initializer = glorot_uniform,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        self.hidden = label_of(hidden)
        gates = gates_of(GRUGate, hidden)
        generator = np.random.default_rng(seed)
        by_gate = each_gate(initializer, 3)
        self.weight: Param[Tensor[U, Flat[GRUGate, V]]] = draw_parameter((inputs, gates), by_gate, generator, dtype)
        self.recurrent: Param[Tensor[V, Flat[GRUGate, V]]] = draw_parameter((hidden, gates), by_gate, generator, dtype)
        self.bias: Param[Tensor[Flat[GRUGate, V]]] = draw_parameter((gates,), zeros, dtype=dtype)
        self.recurrent_bias: Param[Tensor[Flat[GRUGate, V]]] = draw_parameter((gates,), zeros, dtype=dtype)

    def __call__(self, x: Expr[Tensor[*N, U]], state: Expr[Tensor[*N, V]], /) -> Expr[Tensor[*N, V]]:
        """Return the next state."""
        here, before = x @ self.weight, state @ self.recurrent
        hidden: type[V] = self.hidden
        split = Unflatten(GRUGate, hidden)
        a = split(here + self.bias.expand_like(here))
        b = split(before + self.recurrent_bias.expand_like(before))
        r, z = (sigmoid(Select(GRUGate, number)(a) + Select(GRUGate, number)(b)) for number in range(2))
        n = tanh(Select(GRUGate, 2)(a) + r * Select(GRUGate, 2)(b))
        return n + z * (state - n)

    def __repr__(self) -> str:
        return f"GRUCell({label_name(self.weight.axes[0])}, {label_name(self.hidden)})"


def gates_of(gate: Any, hidden: Any) -> Any:
    """Return the sized axis ``Flat[gate, hidden]``: for each gate as many elements as in the state."""
    flat: Any = Flat
    return flat[label_of(gate), label_of(hidden)](size_of(gate) * size_of(hidden))


def each_gate(initializer: Initializer, gates: int) -> Initializer:
    """Return an initializer that draws the weights of each gate separately."""
    return functools.partial(_by_gate, initializer, gates)


def _by_gate(
    initializer: Initializer, gates: int, shape: tuple[int, ...], generator: np.random.Generator
) -> np.ndarray[Any, np.dtype[Any]]:
    alone = (*shape[:-1], shape[-1] // gates)
    return np.concatenate([initializer(alone, generator) for _ in range(gates)], axis=-1)
