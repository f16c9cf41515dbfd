"""Constructors of operations with labels, shared by the families.

Their parameters tell every type checker the labels of an instance: ``Softmax(Hidden)`` is a ``Softmax[Hidden]``.
"""

from __future__ import annotations

from typing import TypeVarTuple

from typedtensor.core.axes import Axis, Label, U, V, W
from typedtensor.ops.core.arities import PolyOp1, PolyOp2, PolyOp3

__all__ = ["Along1", "Along2", "Along3", "Among1", "Among2", "Between1", "Between2", "Over1", "Over2"]

P = TypeVarTuple("P")


class Along1(PolyOp1[U]):
    """An operation on one operand that addresses one label."""

    def __init__(self, axis: type[U], /) -> None:
        super().__init__(axis)


class Along2(PolyOp2[U]):
    """An operation on two operands that addresses one label."""

    def __init__(self, axis: type[U], /) -> None:
        super().__init__(axis)


class Along3(PolyOp3[U]):
    """An operation on three operands that addresses one label."""

    def __init__(self, axis: type[U], /) -> None:
        super().__init__(axis)


class Between1(PolyOp1[U, V]):
    """An operation on one operand that addresses two labels."""

    def __init__(self, first: type[U], second: type[V], /) -> None:
        super().__init__(first, second)


class Between2(PolyOp2[U, V]):
    """An operation on two operands that addresses two labels."""

    def __init__(self, first: type[U], second: type[V], /) -> None:
        super().__init__(first, second)


class Among1(PolyOp1[U, V, W]):
    """An operation on one operand that addresses three labels."""

    def __init__(self, first: type[U], second: type[V], third: type[W], /) -> None:
        super().__init__(first, second, third)


class Among2(PolyOp2[U, V, W]):
    """An operation on two operands that addresses three labels."""

    def __init__(self, first: type[U], second: type[V], third: type[W], /) -> None:
        super().__init__(first, second, third)


class Over1(PolyOp1[*P]):
    """An operation on one operand that addresses any number of labels."""

    def __init__(self, *axes: type[Axis]) -> None:
        super().__init__(*axes)

    @property
    def labels(self) -> tuple[Label, ...]:
        """The labels."""
        return self.arguments["*P"]


class Over2(PolyOp2[*P]):
    """An operation on two operands that addresses any number of labels."""

    def __init__(self, *axes: type[Axis]) -> None:
        super().__init__(*axes)

    @property
    def labels(self) -> tuple[Label, ...]:
        """The labels."""
        return self.arguments["*P"]
