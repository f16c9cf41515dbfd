"""Recurrent layers: a cell applied along an axis, in one direction or both, alone or stacked."""

# mypy: no-warn-return-any

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, overload

from typedtensor.control import scan
from typedtensor.control.application import require_sequences
from typedtensor.core.axes import Axis, Concat, Label, N, T, U, V, W, is_label, label_name, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.operand import Operand
from typedtensor.core.pytree import tree_map
from typedtensor.core.tensor import AnyTensor, IntTensor, Tensor
from typedtensor.elsewhere import WRAPPED
from typedtensor.errors import AxisError
from typedtensor.nn.layer import Shown
from typedtensor.nn.recurrent import ElmanCell, GRUCell, LSTMCell, LSTMState
from typedtensor.nn.requirements import one_along, within_lengths
from typedtensor.ops import ConcatAlong, ExpandLike, Permute, Sum, where


class Cell(Protocol[U, V]):
    """A cell whose state is its output, such as :class:`ElmanCell` and :class:`GRUCell`: ``*N U, *N V -> *N V``."""

    @property
    def recurrent(self) -> Expr[Tensor[V, Any]]:
        """The weights of the state, with ``V`` as the first axis."""

    def __call__(self, x: Expr[Tensor[*N, U]], state: Expr[Tensor[*N, V]], /) -> Expr[Tensor[*N, V]]:
        """The next state."""


class _Running(Shown, Generic[T, U, V]):
    """What all layers along one direction are."""

    @abstractmethod
    def _run(self, xs: Any, start: Any, lengths: Any) -> Any:
        """Return the last state, and the output at each element."""

    def __call__(
        self, xs: Expr[Tensor[T, *N, U]], /, *, lengths: Expr[IntTensor[*N]] | None = None
    ) -> Expr[Tensor[T, *N, V]]:
        """Return the output at each element; the first state is zero. ``lengths`` are as in :meth:`Recurrent.run`."""
        return self._run(xs, None, lengths)[1]


class _Along(_Running[T, U, V], shows=("cell", "over")):
    """A cell applied along an axis; what the state of a cell puts out may be a part of it."""

    cell: Any
    over: Label
    reverse: bool

    def _run(self, xs: Any, start: Any, lengths: Any) -> Any:
        cell, over = self.cell, self.over
        _require_sequence(self, xs, over)
        if start is None:
            zero = _zero_state(xs, over, cell.recurrent)
            start = LSTMState(zero, zero) if isinstance(self, LSTM) else zero
        if lengths is None:

            def step(state: Any, x: Any) -> Any:
                state = cell(x, state)
                return state, _output(state)

            return scan(step, start, xs, over, reverse=self.reverse)
        read, there = within_lengths(xs, lengths, over, xs.axes[-1])

        def until(state: Any, x: Any, valid: Any) -> Any:
            new = cell(x, state)
            here = valid.expand_like(_output(new))
            kept = tree_map(lambda after, before: where(here, after, before), new, state)
            return kept, where(here, _output(new), 0.0)

        return scan(until, start, (read, there), over, reverse=self.reverse)


def _output(state: Any) -> Any:
    return state.hidden if isinstance(state, LSTMState) else state


class Recurrent(_Along[T, U, V]):
    """A cell applied along an axis to each element and the state before it: ``T *N U -> T *N V``.

    It is one node, a :func:`~typedtensor.scan`, for sequences of any length.

    Args:
        cell: the cell, such as an :class:`ElmanCell` or a :class:`GRUCell`.
        over: the axis of the sequences, which is the first one.
        reverse: whether to go from the last element to the first.

    Attributes:
        cell: the cell, with the parameters.

    See also: ``torch.nn.RNN``, ``torch.nn.GRU``.

    >>> from typedtensor import Axis, Input, Tensor
    >>> from typedtensor.nn import GRUCell
    >>> class Time(Axis): ...
    >>> class Batch(Axis): ...
    >>> class Sound(Axis, size=3): ...
    >>> class Hidden(Axis, size=4): ...
    >>> Recurrent(GRUCell(Sound, Hidden), Time)(Input(Tensor[Time, Batch, Sound]))
    scan[Time][1]: Tensor[Time, Batch, Hidden]
    """

    # mypy infers too little from a protocol with a generic method.
    @overload
    def __init__(self, cell: ElmanCell[U, V], over: type[T], /, *, reverse: bool = False) -> None: ...
    @overload
    def __init__(self, cell: GRUCell[U, V], over: type[T], /, *, reverse: bool = False) -> None: ...
    @overload
    def __init__(self, cell: Cell[U, V], over: type[T], /, *, reverse: bool = False) -> None: ...
    def __init__(self, cell: Any, over: type[T], /, *, reverse: bool = False) -> None:
        if isinstance(cell, (LSTMCell, type)):
            given = _given(cell, over, "Recurrent", "GRUCell", "LSTM")
            raise AxisError(f"Recurrent takes an ElmanCell or a GRUCell, not {given}")
        self.cell: Cell[U, V] = cell
        self.over, self.reverse = label_of(over), reverse

    def run(
        self,
        xs: Expr[Tensor[T, *N, U]],
        start: Expr[Tensor[*N, V]] | None = None,
        /,
        *,
        lengths: Expr[IntTensor[*N]] | None = None,
    ) -> tuple[Expr[Tensor[*N, V]], Expr[Tensor[T, *N, V]]]:
        """Return the last state, and the states after each element.

        Args:
            xs: the sequences.
            start: the first state; zero if it is not given.
            lengths: the number of elements of each sequence; all if it is not given. Those after them are not read
                and leave the state unchanged, and their results are 0, in both directions.

        Raises:
            SizeError: when a length is negative, or greater than the axis.

        See also: ``torch.nn.utils.rnn.pack_padded_sequence``.
        """
        return self._run(xs, start, lengths)


class LSTM(_Along[T, U, V]):
    """An LSTM along an axis: ``T *N U -> T *N V``. It is one node, a :func:`~typedtensor.scan`.

    Args:
        cell: the cell.
        over: the axis of the sequences, which is the first one.
        reverse: whether to go from the last element to the first.

    Attributes:
        cell: the cell, with the parameters.

    See also: Hochreiter and Schmidhuber (1997); ``torch.nn.LSTM``.

    >>> from typedtensor import Axis, Input, Tensor
    >>> class Time(Axis): ...
    >>> class Batch(Axis): ...
    >>> class Letter(Axis, size=3): ...
    >>> class Hidden(Axis, size=4): ...
    >>> LSTM(LSTMCell(Letter, Hidden), Time)(Input(Tensor[Time, Batch, Letter]))
    scan[Time][2]: Tensor[Time, Batch, Hidden]
    """

    def __init__(self, cell: LSTMCell[U, V], over: type[T], /, *, reverse: bool = False) -> None:
        if isinstance(cell, (ElmanCell, GRUCell, type)):
            given = _given(cell, over, "LSTM", "LSTMCell", "Recurrent")
            raise AxisError(f"LSTM takes an LSTMCell, not {given}")
        self.cell, self.over, self.reverse = cell, label_of(over), reverse

    def run(
        self,
        xs: Expr[Tensor[T, *N, U]],
        start: LSTMState[Expr[Tensor[*N, V]]] | None = None,
        /,
        *,
        lengths: Expr[IntTensor[*N]] | None = None,
    ) -> tuple[LSTMState[Expr[Tensor[*N, V]]], Expr[Tensor[T, *N, V]]]:
        """Return the last state, and the cell's output at each element.

        Args:
            xs: the sequences.
            start: the first state; zero if it is not given.
            lengths: the number of elements of each sequence, as in :meth:`Recurrent.run`.
        """
        return self._run(xs, start, lengths)


class Bidirectional(Shown, Generic[T, U, V, W], shows=("forward", "backward")):
    """Two recurrent layers over the same sequences, one from each end: ``T *N U -> T *N Concat[V, W]``.

    Args:
        forward: the layer from the first element to the last.
        backward: the layer with ``reverse=True``.

    Raises:
        AxisError: when the layers go in other directions, or over other axes.

    See also: Schuster and Paliwal (1997); ``torch.nn.LSTM(bidirectional=True)``.

    >>> from typedtensor import Axis, Input, Tensor
    >>> class Time(Axis): ...
    >>> class Letter(Axis, size=3): ...
    >>> class Hidden(Axis, size=4): ...
    >>> first, second = (GRUCell(Letter, Hidden) for _ in range(2))
    >>> layer = Bidirectional(Recurrent(first, Time), Recurrent(second, Time, reverse=True))
    >>> layer(Input(Tensor[Time, Letter])).tensor_type
    Tensor[Time, Concat[Hidden, Hidden]]
    """

    @overload
    def __init__(self, forward: Recurrent[T, U, V], backward: Recurrent[T, U, W], /) -> None: ...
    @overload
    def __init__(self, forward: LSTM[T, U, V], backward: LSTM[T, U, W], /) -> None: ...
    def __init__(self, forward: Any, backward: Any, /) -> None:
        if forward.reverse or not backward.reverse or forward.over != backward.over:
            raise AxisError(
                f"a bidirectional layer takes a layer that goes forward and one made with reverse=True, over the same "
                f"axis, not {forward!r} and {backward!r}"
            )
        self.forward, self.backward = forward, backward

    def __call__(
        self, xs: Expr[Tensor[T, *N, U]], /, *, lengths: Expr[IntTensor[*N]] | None = None
    ) -> Expr[Tensor[T, *N, Concat[V, W]]]:
        """Return the outputs of both layers at each element; ``lengths`` are as in :meth:`Recurrent.run`."""
        return self.run(xs, lengths=lengths)[1]

    def run(
        self, xs: Expr[Tensor[T, *N, U]], /, *, lengths: Expr[IntTensor[*N]] | None = None
    ) -> tuple[Expr[Tensor[*N, Concat[V, W]]], Expr[Tensor[T, *N, Concat[V, W]]]]:
        """Return the last outputs of both layers, each at its end of the sequences, and the outputs at each element.

        The backward layer ends at the first element, so that the last outputs represent whole sequences. For memory
        states and first states, run the layers themselves: ``layer.forward.run(xs, start)``.

        Args:
            xs: the sequences.
            lengths: the number of elements of each sequence, as in :meth:`Recurrent.run`.
        """
        (end, there), (start, back) = (each.run(xs, lengths=lengths) for each in (self.forward, self.backward))
        return _side_by_side(_output(end), _output(start)), _side_by_side(there, back)


class _Stack(_Running[T, U, V], shows=("layers",)):
    """A stack of layers."""

    layers: tuple[Any, ...]

    def _run(self, xs: Any, starts: Sequence[Any] | None, lengths: Any) -> Any:
        layers = self.layers
        if starts is not None and len(starts) != len(layers):
            raise AxisError(f"{len(layers)} stacked layers need {len(layers)} initial states, not {len(starts)}")
        ends: list[Any] = []
        for number, layer in enumerate(layers):
            end, xs = layer.run(xs, starts[number] if starts is not None else None, lengths=lengths)
            ends.append(end)
        return tuple(ends), xs


class Stacked(_Stack[T, U, V]):
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
        self.layers = first, *others

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
        return self._run(xs, starts, lengths)


class StackedLSTM(_Stack[T, U, V]):
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
        self.layers = first, *others

    def run(
        self,
        xs: Expr[Tensor[T, *N, U]],
        starts: Sequence[LSTMState[Expr[Tensor[*N, V]]]] | None = None,
        /,
        *,
        lengths: Expr[IntTensor[*N]] | None = None,
    ) -> tuple[tuple[LSTMState[Expr[Tensor[*N, V]]], ...], Expr[Tensor[T, *N, V]]]:
        """Return the last state of each layer, and the last layer's output at each element.

        Args:
            xs: the sequences.
            starts: the first states, one for each layer; zero if they are not given.
            lengths: the number of elements of each sequence, as in :meth:`Recurrent.run`.

        Raises:
            AxisError: when the number of first states is not that of the layers.
        """
        return self._run(xs, starts, lengths)


def _side_by_side(one: Any, other: Any) -> Any:
    """Concatenate two tensors along their last axes, with labels known only at run time."""
    joined: Any = Concat
    first, second = one.axes[-1], other.axes[-1]
    return ConcatAlong(first, second, joined[first, second])(one, other)


def _given(cell: Any, over: Any, layer: str, of: str, other: str) -> str:
    """Describe a wrong argument in place of a cell, and its correction: a cell of the other kind, a class, a label.

    Args:
        of: a cell that the layer takes.
        other: the layer for cells of the other kind.
    """
    if not isinstance(cell, type):
        return f"{cell!r}: write {other}(cell, Time)"
    if not issubclass(cell, Axis):
        return f"{cell!r}, which is a class: make an instance, as in {cell.__name__}(Letter, Hidden)"
    hidden = label_name(over) if is_label(over) else "Hidden"
    label = label_name(cell)
    return f"{label}, which is a label: make a cell of it, as in {layer}({of}({label}, {hidden}), Time)"


def _require_sequence(layer: Module, xs: Any, over: Label) -> None:
    """Require the axis of the sequences in front; the error names an axis before it, such as a batch."""
    if not isinstance(xs, Operand):
        raise AxisError(WRAPPED.format(repr(layer), type(xs).__name__))
    require_sequences([xs], over, layer, alone=True)


def _zero_state(xs: Operand, over: Label, recurrent: Any) -> Any:
    """Return zeros with the axes of an element, the last one replaced by the state's."""
    # The axes are only known at run time, and sequences may be empty.
    element = one_along(xs, over)
    hidden = recurrent.axes[0]
    if not element.axes:
        raise AxisError(
            f"a recurrent layer along {label_name(over)} needs elements that have axes themselves, but was given {xs!r}"
        )
    batch = element.axes[:-1]
    zeros: Operand = Sum(element.axes[-1])(ExpandLike()(0.0, element))
    weights = recurrent if isinstance(recurrent, AnyTensor) else recurrent.value  # a module of PyTorch has tensors
    wide = zeros.expand(hidden(weights.shape[0]))
    return Permute(*batch, hidden)(wide) if batch else wide
