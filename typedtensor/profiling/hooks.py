"""Functions called during a computation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from typedtensor.ad.graph import Node
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import AnyTensor

X = TypeVar("X", bound=AnyTensor)


class NodeHook(Generic[X]):
    """Calls functions with the value and the delta of one node.

    Args:
        node: the node.
        value: called with its value, when it is computed.
        delta: called with the gradient for it, when that is complete.

    >>> from typedtensor import Axis, Param, Tensor, given
    >>> x = Param(Tensor[()](3.0))
    >>> y = x * x
    >>> with given() as computation:
    ...     computation.watch(NodeHook(y, value=print, delta=print))
    ...     _ = computation.gradients(y * 2.0)
    Tensor[()](9.)
    Tensor[()](2.)
    """

    def __init__(
        self,
        node: Expr[X],
        *,
        value: Callable[[X], object] | None = None,
        delta: Callable[[X], object] | None = None,
    ) -> None:
        self._node, self._value, self._delta = node, value, delta

    def forward(self, node: Node, value: AnyTensor, start: float, end: float) -> None:
        """A node was computed."""
        if node is self._node and self._value is not None:
            self._value(value)  # type: ignore[arg-type]  # the value of an Expr[X] is an X

    def backward(self, node: Node, delta: AnyTensor, start: float, end: float) -> None:
        """A delta was passed on."""
        if node is self._node and self._delta is not None:
            self._delta(delta)  # type: ignore[arg-type]


class Progress:
    """Reports the numbers of computed and differentiated nodes, for a progress bar.

    Args:
        update: called with the number of nodes since the last call, as a tqdm bar expects.
        every: the number of nodes between calls.
    """

    def __init__(self, update: Callable[[int], object], *, every: int = 1000) -> None:
        self._update, self._every, self._since = update, every, 0

    def forward(self, node: Node, value: AnyTensor, start: float, end: float) -> None:
        """A node was computed."""
        self._count()

    def backward(self, node: Node, delta: AnyTensor, start: float, end: float) -> None:
        """A delta was passed on."""
        self._count()

    def _count(self) -> None:
        self._since += 1
        if self._since == self._every:
            self._since = 0
            self._update(self._every)
