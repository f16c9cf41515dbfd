"""Tensors that stand in expressions: those that are always the same, and the data of a step.

An expression may be built anew for each mini-batch, around its tensors. At first all of them look alike; but if an
expression of the same structure comes with another tensor in the same place, what stands there is an input from then
on. A tensor is another one even if it wraps the same array, which may have been filled again.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from typedtensor.base.lasting import ALWAYS, Keeper, Recent
from typedtensor.core.tensor import AnyTensor

MOST_STRUCTURES = 64
"""Of how many structures the tensors are known; the one that was not met for longest gives way."""


class _Tensors(list["AnyTensor | None"]):
    """The tensors in an expression."""

    __slots__ = ("__weakref__",)


class Constants:
    """The tensors that expressions were met with, by their structure.

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
        """Those of the tensors in an expression that were there each time; None for the others."""
        met = self._met.get(structure, lambda: _Tensors(tensors), keeper)
        for n, tensor in enumerate(tensors):
            if met[n] is not tensor:
                met[n] = None
        return met.copy()

    def clear(self) -> None:
        """Forget them."""
        self._met.clear()
