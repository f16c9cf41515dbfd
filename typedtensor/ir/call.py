"""Calls of opaque functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from typedtensor.ir.program import Argument, DType, Primitive, Shape


@dataclass(frozen=True)
class Call(Primitive):
    """A call of ``kernel(xp, *arrays)`` on the arrays of a namespace."""

    kernel: Callable[..., Any]
    title: str
    shape: Shape
    dtype: DType

    def __str__(self) -> str:
        return self.title

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        return self.shape, self.dtype


@dataclass(frozen=True)
class ForeignCall(Call):
    """A call of a foreign kernel, which may return different results for the same operands."""

    pure: ClassVar[bool] = False
