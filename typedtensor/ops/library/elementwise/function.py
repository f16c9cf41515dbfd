"""Elementwise functions of array namespaces: a name and a gradient."""

# mypy: no-warn-return-any

from __future__ import annotations

from typing import ClassVar

from typedtensor.backends import Array, Namespace
from typedtensor.backends.special import special
from typedtensor.ops.core.arities import PolyOp1


class Activation(PolyOp1, family="t *A -> t *A"):
    """The base of activations: one of several, as in ``{"relu": relu, "gelu": gelu}``, has a known result type."""


class Function(PolyOp1):
    """A function that every array namespace has.

    Attributes:
        function: its name there, as the array API standard has it.
    """

    function: ClassVar[str]

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return getattr(xp, self.function)(x)


class SpecialFunction(PolyOp1):
    """A special function.

    Attributes:
        function: its name in :mod:`typedtensor.backends.special`.
        order: the order, where it has one.
    """

    function: ClassVar[str]
    order: int = 0

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return special(xp, self.function, x, self.order)
