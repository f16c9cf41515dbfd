"""Recurrent layers: a cell applied along an axis."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar, TypeVarTuple, overload

from typedtensor.control import scan
from typedtensor.core.axes import Axis, Label, label_name, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import Tensor
from typedtensor.nn.recurrent import ElmanCell, GRUCell, LSTMCell, LSTMState
from typedtensor.ops import Expand, ExpandLike, Permute, Select, SumAlong

T = TypeVar("T", bound=Axis)
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
U_contra = TypeVar("U_contra", bound=Axis, contravariant=True)
N = TypeVarTuple("N")


class Cell(Protocol[U, V]):
    """A cell whose state is what it gives, such as :class:`ElmanCell` and :class:`GRUCell`: ``*N U, *N V -> *N V``."""

    @property
    def recurrent(self) -> Expr[Tensor[V, Any]]:
        """The weights of the state, ``V`` in front."""

    def __call__(self, x: Expr[Tensor[*N, U]], state: Expr[Tensor[*N, V]], /) -> Expr[Tensor[*N, V]]:
        """The next state."""


class Recurrent(Module, Generic[T, U, V]):
    """A cell applied to the elements along an axis, each with the state after the one before: ``T *N U -> T *N V``.

    It is one node, a :func:`~typedtensor.scan`, however long the sequences are.

    Args:
        cell: the cell, an :class:`ElmanCell` or a :class:`GRUCell`, say.
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

    # Of a protocol with a generic method, mypy infers too little.
    @overload
    def __init__(self, cell: ElmanCell[U, V], over: type[T], /, *, reverse: bool = False) -> None: ...
    @overload
    def __init__(self, cell: GRUCell[U, V], over: type[T], /, *, reverse: bool = False) -> None: ...
    @overload
    def __init__(self, cell: Cell[U, V], over: type[T], /, *, reverse: bool = False) -> None: ...
    def __init__(self, cell: Any, over: type[T], /, *, reverse: bool = False) -> None:
        self.cell: Cell[U, V] = cell
        self.over, self.reverse = label_of(over), reverse

    def __call__(self, xs: Expr[Tensor[T, *N, U]], /) -> Expr[Tensor[T, *N, V]]:
        """The states after each element; the first state is zero."""
        return self.run(xs, _zero_state(xs, self.over, self.cell.recurrent))[1]

    def run(
        self, xs: Expr[Tensor[T, *N, U]], start: Expr[Tensor[*N, V]], /
    ) -> tuple[Expr[Tensor[*N, V]], Expr[Tensor[T, *N, V]]]:
        """The last state, and the states after each element, from a given first state."""
        cell, over = self.cell, self.over

        def step(state: Any, x: Any) -> Any:
            state = cell(x, state)
            return state, state

        made: Any = scan(step, start, xs, over, reverse=self.reverse)
        end, states = made
        return end, states

    def __repr__(self) -> str:
        return f"Recurrent({self.cell!r}, {label_name(self.over)})"


class LSTM(Module, Generic[T, U, V]):
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
        self.cell, self.over, self.reverse = cell, label_of(over), reverse

    def __call__(self, xs: Expr[Tensor[T, *N, U]], /) -> Expr[Tensor[T, *N, V]]:
        """What the cell gives at each element; the first state is zero."""
        zero: Expr[Tensor[*N, V]] = _zero_state(xs, self.over, self.cell.recurrent)
        return self.run(xs, LSTMState(zero, zero))[1]

    def run(
        self, xs: Expr[Tensor[T, *N, U]], start: LSTMState[*N, V], /
    ) -> tuple[LSTMState[*N, V], Expr[Tensor[T, *N, V]]]:
        """The last state, and what the cell gives at each element, from a given first state."""
        cell, over = self.cell, self.over

        def step(state: Any, x: Any) -> Any:
            state = cell(x, state)
            return state, state.hidden

        made: Any = scan(step, start, xs, over, reverse=self.reverse)
        end, outputs = made
        return end, outputs

    def __repr__(self) -> str:
        return f"LSTM({self.cell!r}, {label_name(self.over)})"


def _zero_state(xs: Operand, over: Label, recurrent: Any) -> Any:
    """Zeros with the axes of an element, but for the last, which is that of the state."""
    # The axes are known at run time only.
    first: Operand = Select(over, 0)(xs)
    hidden = recurrent.axes[0]
    batch = first.axes[:-1]
    zeros: Operand = SumAlong(first.axes[-1])(ExpandLike()(0.0, first))
    wide: Operand = Expand(hidden(recurrent.value.shape[0]))(zeros)
    return Permute(*batch, hidden)(wide) if batch else wide
