"""Primitives with bodies, which have several results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

import numpy as np

from typedtensor.plan.values import DType, Operand, Primitive, Program, Shape, Value


class Several(Primitive):
    """The base of primitives with a body and several results, which :class:`Part` picks."""

    body: Program

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        return (), np.dtype(np.bool_)

    def part(self, index: int) -> tuple[Shape, DType]:
        """The shape and the dtype of a result."""
        raise TypeError(f"{self} has no results")

    def with_body(self, body: Program) -> Self:
        """The same with another body."""
        whole: Any = self
        changed: Self = replace(whole, body=body)
        return changed

    def groups(self) -> dict[str, int]:
        """What its operands are, in their order, and how many of each there are; the rest are what it reads."""
        raise TypeError(f"{self} says nothing about its operands")

    def roles(self) -> dict[str, int]:
        """What the inputs of the body are, in their order, and how many of each there are; the rest are constants."""
        raise TypeError(f"{self} says nothing about its body")


@dataclass(frozen=True)
class Part(Primitive):
    """One result of a primitive that has several."""

    index: int
    shares: ClassVar[bool] = False

    def result(self, operands: Sequence[Operand]) -> tuple[Shape, DType]:
        [whole] = operands
        assert isinstance(whole, Value)
        assert isinstance(whole.primitive, Several)
        return whole.primitive.part(self.index)

    def __str__(self) -> str:
        return f"part {self.index}"
