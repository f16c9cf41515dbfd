"""Tensors in expressions: constants, and data that varies from step to step.

An expression may be built anew around each mini-batch. At first, every tensor counts as a constant. Once an expression
of the same structure has another tensor at the same position, that position is an input. Tensors are compared by
identity, as the array of a tensor may be refilled.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from typedtensor.base.lasting import ALWAYS, Keeper, Recent
from typedtensor.core.tensor import AnyTensor

MOST_STRUCTURES = 64
"""The largest number of structures with known tensors; the least recently used one is evicted."""


class _Tensors(list["AnyTensor | None"]):
    """The constant tensors of a structure, None at varying positions."""

    __slots__ = ("__weakref__",)


class Constants:
    """The constant tensors of expressions, by structure.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> constants, table = Constants(), Tensor[Row]([1.0, 2.0])
    >>> constants.lasting("a structure", [table, Tensor[Row]([3.0])])
    [Tensor[Row=2]([1., 2.]), Tensor[Row=1]([3.])]
    >>> constants.lasting("a structure", [table, Tensor[Row]([4.0])])
    [Tensor[Row=2]([1., 2.]), None]
    """

    def __init__(self) -> None:
        self._met: Recent[_Tensors] = Recent(MOST_STRUCTURES)

    def lasting(
        self, structure: Hashable, tensors: Sequence[AnyTensor], keeper: Keeper = ALWAYS
    ) -> list[AnyTensor | None]:
        """Return the tensors of an expression that were the same each time, and None for the others."""
        met = self._met.get(structure, lambda: _Tensors(tensors), keeper)
        for n, tensor in enumerate(tensors):
            if met[n] is not tensor:
                met[n] = None
        return met.copy()

    def clear(self) -> None:
        """Drop all tensors."""
        self._met.clear()
