"""Stacked recurrent layers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar, TypeVarTuple

from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import IntTensor, Tensor
from typedtensor.errors import AxisError
from typedtensor.nn.recurrent import LSTMState
from typedtensor.nn.sequences import LSTM, Recurrent

T = TypeVar("T", bound=Axis)
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
N = TypeVarTuple("N")


class _Stack(Module):
    """A stack of layers."""

    def __init__(self, *layers: Any) -> None:
        self.layers: tuple[Any, ...] = layers

    def _run(self, xs: Any, starts: Sequence[Any] | None, lengths: Any) -> Any:
        """Return the last state of each layer, and the last layer's output at each element."""
        layers = self.layers
        if starts is not None and len(starts) != len(layers):
            raise AxisError(f"{len(layers)} stacked layers need {len(layers)} initial states, not {len(starts)}")
        ends: list[Any] = []
        for number, layer in enumerate(layers):
            end, xs = layer.run(xs, starts[number] if starts is not None else None, lengths=lengths)
            ends.append(end)
        return tuple(ends), xs

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.layers))})"


class Stacked(_Stack, Generic[T, U, V]):
    """Recurrent layers stacked on each other: ``T *N U -> T *N V``.

    Layers whose states have unlike axes are joined by ``>>``.

    Args:
        first: the first layer.
        others: the layers after it.

    Attributes:
        layers: all of them.

    See also: ``torch.nn.GRU(num_layers=…)``.

    >>> from typedtensor import Axis, Input
    >>> from typedtensor.nn import GRUCell
    >>> class Time(Axis): ...
    >>> class Sound(Axis, size=3): ...
    >>> class Hidden(Axis, size=4): ...
    >>> layer = Stacked(Recurrent(GRUCell(Sound, Hidden), Time), Recurrent(GRUCell(Hidden, Hidden), Time))
    >>> ends, ys = layer.run(Input(Tensor[Time, Sound]))
    >>> len(ends), ends[0].tensor_type, ys.tensor_type
    (2, Tensor[Hidden], Tensor[Time, Hidden])
    """

    def __init__(self, first: Recurrent[T, U, V], /, *others: Recurrent[T, V, V]) -> None:
        super().__init__(first, *others)

    def __call__(
        self, xs: Expr[Tensor[T, *N, U]], /, *, lengths: Expr[IntTensor[*N]] | None = None
    ) -> Expr[Tensor[T, *N, V]]:
        """Return the states of the last layer after each element."""
        return self.run(xs, lengths=lengths)[1]

    def run(
        self,
        xs: Expr[Tensor[T, *N, U]],
        starts: Sequence[Expr[Tensor[*N, V]]] | None = None,
        /,
        *,
        lengths: Expr[IntTensor[*N]] | None = None,
    ) -> tuple[tuple[Expr[Tensor[*N, V]], ...], Expr[Tensor[T, *N, V]]]:
        """Return the last state of each layer, and the states of the last layer after each element.

        Args:
            xs: the sequences.
            starts: the first states, one for each layer; zero if they are not given.
            lengths: the number of elements of each sequence, as in :meth:`Recurrent.run`.

        Raises:
            AxisError: when the number of first states is not that of the layers.
        """
        ends, ys = self._run(xs, starts, lengths)
        return ends, ys


class StackedLSTM(_Stack, Generic[T, U, V]):
    """LSTMs stacked on each other: ``T *N U -> T *N V``.

    Args:
        first: the first layer.
        others: the layers after it.

    Attributes:
        layers: all of them.

    See also: ``torch.nn.LSTM(num_layers=…)``.

    >>> from typedtensor import Axis, Input
    >>> from typedtensor.nn import LSTMCell
    >>> class Time(Axis): ...
    >>> class Letter(Axis, size=3): ...
    >>> class Hidden(Axis, size=4): ...
    >>> layer = StackedLSTM(LSTM(LSTMCell(Letter, Hidden), Time), LSTM(LSTMCell(Hidden, Hidden), Time))
    >>> ends, ys = layer.run(Input(Tensor[Time, Letter]))
    >>> len(ends), ends[0].cell.tensor_type, ys.tensor_type
    (2, Tensor[Hidden], Tensor[Time, Hidden])
    """

    def __init__(self, first: LSTM[T, U, V], /, *others: LSTM[T, V, V]) -> None:
        super().__init__(first, *others)

    def __call__(
        self, xs: Expr[Tensor[T, *N, U]], /, *, lengths: Expr[IntTensor[*N]] | None = None
    ) -> Expr[Tensor[T, *N, V]]:
        """Return the last layer's output at each element."""
        return self.run(xs, lengths=lengths)[1]

    def run(
        self,
        xs: Expr[Tensor[T, *N, U]],
        starts: Sequence[LSTMState[*N, V]] | None = None,
        /,
        *,
        lengths: Expr[IntTensor[*N]] | None = None,
    ) -> tuple[tuple[LSTMState[*N, V], ...], Expr[Tensor[T, *N, V]]]:
        """Return the last state of each layer, and the last layer's output at each element.

        Args:
            xs: the sequences.
            starts: the first states, one for each layer; zero if they are not given.
            lengths: the number of elements of each sequence, as in :meth:`Recurrent.run`.

        Raises:
            AxisError: when the number of first states is not that of the layers.
        """
        ends, ys = self._run(xs, starts, lengths)
        return ends, ys
