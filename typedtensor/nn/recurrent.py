"""Recurrent cells: one step of a recurrent layer, from an element of a sequence and a state to the next state."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any, Generic, TypedDict, TypeVar, Unpack

import numpy as np

from typedtensor.core.axes import Axis, Flat, N, U, V, label_of, size_of
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import AnyTensor, Tensor
from typedtensor.core.variables import Param
from typedtensor.errors import AxisError
from typedtensor.nn.initializers import Initializer, Seed, constant, draw_parameter, each_alone, glorot_uniform
from typedtensor.nn.layer import Shown
from typedtensor.ops import Unflatten, select, sigmoid, tanh
from typedtensor.ops.core.functions import labelled_operation

X = TypeVar("X", bound=Expr[Any] | AnyTensor, covariant=True)


class LSTMGate(Axis, size=4):
    """The gates of an LSTM cell: input, forget, output, and the candidate."""


class GRUGate(Axis, size=3):
    """The gates of a GRU cell: reset, update, and the candidate."""


@dataclass(frozen=True, eq=False)
class LSTMState(Generic[X]):
    """The state of an LSTM: its output and its memory. Both have the axes ``*N V``.

    It is generic in what it holds: a cell maps an ``LSTMState[Expr[Tensor[*N, V]]]`` to the next one, and
    ``plain(cell)`` an ``LSTMState[Tensor[*N, V]]``.

    >>> from typedtensor import plain
    >>> class Letter(Axis, size=5): ...
    >>> class Hidden(Axis, size=3): ...
    >>> step = plain(LSTMCell(Letter, Hidden))
    >>> state = LSTMState(Tensor[Hidden](np.zeros(3)), Tensor[Hidden](np.zeros(3)))
    >>> for _ in range(2):
    ...     state = step(Tensor[Letter](np.ones(5)), state)
    >>> state.hidden.axes == (Hidden,)
    True
    """

    hidden: X
    cell: X


def require_state(state: object) -> None:
    """Require the state of an LSTM, and not one expression, or a pair as in other libraries."""
    if not isinstance(state, LSTMState):
        given = f"a {type(state).__name__}" if isinstance(state, (tuple, list)) else repr(state)
        raise AxisError(
            f"the state of an LSTM must be LSTMState(hidden, cell), two tensors with the same axes, not {given}"
        )


class Drawn(TypedDict, total=False):
    """The options of all cells."""

    initializer: Initializer
    seed: Seed
    dtype: Any


class Forgetting(Drawn, total=False):
    """The options of cells that forget."""

    forget: float


class Draws:
    """Draws the parameters of a cell. Gates stand side by side in them, and each is drawn as if it stood alone."""

    def __init__(
        self,
        hidden: Any,
        *,
        forget: float = 1.0,
        initializer: Initializer = glorot_uniform,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        self.hidden, self.forget, self.initializer, self.dtype = hidden, forget, initializer, dtype
        self.generator = np.random.default_rng(seed)

    def weights(self, *axes: Any) -> Any:
        """Weights from some axes to the state, without gates."""
        return draw_parameter((*axes, self.hidden), self.initializer, self.generator, self.dtype)

    def gates(self, gate: Any, *axes: Any, alone: bool = False) -> Any:
        """Weights from some axes to each gate; or separate ones for each element of the first of the axes."""
        draw: Initializer = functools.partial(_by_gate, self.initializer, size_of(gate))
        together = (*axes, _side_by_side(gate, self.hidden))
        return draw_parameter(together, each_alone(draw) if alone else draw, self.generator, self.dtype)

    def biases(self, gate: Any, *forgetting: int) -> Any:
        """Biases of each gate: zeros, and another number for the gates that forget."""
        values = [self.forget if number in forgetting else 0.0 for number in range(size_of(gate))]
        draw = constant(np.repeat(values, size_of(self.hidden)))
        return draw_parameter((_side_by_side(gate, self.hidden),), draw, dtype=self.dtype)


def _side_by_side(gate: Any, hidden: Any) -> Any:
    """Return the sized axis ``Flat[gate, hidden]``: for each gate as many elements as in the state."""
    flat: Any = Flat
    return flat[label_of(gate), label_of(hidden)](size_of(gate) * size_of(hidden))


def _by_gate(
    initializer: Initializer, gates: int, shape: tuple[int, ...], generator: np.random.Generator
) -> np.ndarray[Any, np.dtype[Any]]:
    alone = (*shape[:-1], shape[-1] // gates)
    return np.concatenate([initializer(alone, generator) for _ in range(gates)], axis=-1)


def split_gates(x: Any, gate: Any, hidden: Any) -> list[Any]:
    """Return the gates that stand side by side in ``x``."""
    split = labelled_operation(Unflatten, (gate, hidden))(x)
    return [select(split, label_of(gate), number) for number in range(size_of(gate))]


def remembering(i: Any, o: Any, g: Any, *kept: tuple[Any, Any]) -> Any:
    """Return the state of an LSTM from its gates before their functions, and each memory after its forget gate."""
    cell = sigmoid(i) * tanh(g)
    for forgotten, memory in kept:
        cell = cell + sigmoid(forgotten) * memory
    return LSTMState(sigmoid(o) * tanh(cell), cell)


class ElmanCell(Shown, Generic[U, V], shows=("weight",)):
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

    def __init__(self, inputs: type[U] | U, hidden: type[V] | V, /, **options: Unpack[Drawn]) -> None:
        draws = Draws(hidden, **options)
        self.weight: Param[Tensor[U, V]] = draws.weights(inputs)
        self.recurrent: Param[Tensor[V, V]] = draws.weights(hidden)
        self.bias: Param[Tensor[V]] = draw_parameter((hidden,), constant(0.0), dtype=draws.dtype)

    def __call__(self, x: Expr[Tensor[*N, U]], state: Expr[Tensor[*N, V]], /) -> Expr[Tensor[*N, V]]:
        """Return the next state."""
        y = x @ self.weight + state @ self.recurrent
        return tanh(y + self.bias.expand_like(y))


class LSTMCell(Shown, Generic[U, V], shows=("inputs", "hidden")):
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

    def __init__(self, inputs: type[U] | U, hidden: type[V] | V, /, **options: Unpack[Forgetting]) -> None:
        self.inputs, self.hidden = label_of(inputs), label_of(hidden)
        draws = Draws(hidden, **options)
        self.weight: Param[Tensor[U, Flat[LSTMGate, V]]] = draws.gates(LSTMGate, inputs)
        self.recurrent: Param[Tensor[V, Flat[LSTMGate, V]]] = draws.gates(LSTMGate, hidden)
        self.bias: Param[Tensor[Flat[LSTMGate, V]]] = draws.biases(LSTMGate, 1)

    def __call__(
        self, x: Expr[Tensor[*N, U]], state: LSTMState[Expr[Tensor[*N, V]]], /
    ) -> LSTMState[Expr[Tensor[*N, V]]]:
        """Return the next state, whose ``hidden`` is the output."""
        require_state(state)
        z = x @ self.weight + state.hidden @ self.recurrent
        i, f, o, g = split_gates(z + self.bias.expand_like(z), LSTMGate, self.hidden)
        after: LSTMState[Expr[Tensor[*N, V]]] = remembering(i, o, g, (f, state.cell))
        return after


class GRUCell(Shown, Generic[U, V], shows=("inputs", "hidden")):
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

    def __init__(self, inputs: type[U] | U, hidden: type[V] | V, /, **options: Unpack[Drawn]) -> None:
        self.inputs, self.hidden = label_of(inputs), label_of(hidden)
        draws = Draws(hidden, **options)
        self.weight: Param[Tensor[U, Flat[GRUGate, V]]] = draws.gates(GRUGate, inputs)
        self.recurrent: Param[Tensor[V, Flat[GRUGate, V]]] = draws.gates(GRUGate, hidden)
        self.bias: Param[Tensor[Flat[GRUGate, V]]] = draws.biases(GRUGate)
        self.recurrent_bias: Param[Tensor[Flat[GRUGate, V]]] = draws.biases(GRUGate)

    def __call__(self, x: Expr[Tensor[*N, U]], state: Expr[Tensor[*N, V]], /) -> Expr[Tensor[*N, V]]:
        """Return the next state."""
        here, before = x @ self.weight, state @ self.recurrent
        a = split_gates(here + self.bias.expand_like(here), GRUGate, self.hidden)
        b = split_gates(before + self.recurrent_bias.expand_like(before), GRUGate, self.hidden)
        r, z = (sigmoid(x + y) for x, y in zip(a[:2], b[:2], strict=True))
        n = tanh(a[2] + r * b[2])
        after: Expr[Tensor[*N, V]] = n + z * (state - n)
        return after
