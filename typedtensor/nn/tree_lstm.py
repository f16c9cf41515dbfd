"""An LSTM over trees."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from typedtensor.control import Forest, ForestInput, tree_fold
from typedtensor.core.axes import Axis, label_name, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module, short_name
from typedtensor.core.tensor import Tensor
from typedtensor.errors import AxisError
from typedtensor.nn.nary_trees import ChildSumTreeLSTMCell, NaryTreeLSTMCell
from typedtensor.nn.trees import BinaryTreeLSTMCell

L = TypeVar("L", bound=Axis)
T = TypeVar("T", bound=Axis)
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)


class TreeLSTM(Module, Generic[L, T, U, V]):
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
        result: Expr[Tensor[T, V]] = states.map(_hidden)
        return result

    def __repr__(self) -> str:
        return f"TreeLSTM({short_name(self.cell)}, {label_name(self.over)}, {label_name(self.along)})"


def _hidden(state: Any) -> Any:
    return state.hidden
