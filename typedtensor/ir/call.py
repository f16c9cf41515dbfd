"""Calls of functions that a program cannot look into."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from typedtensor.ir.program import Argument, DType, Primitive, Shape


@dataclass(frozen=True)
class Call(Primitive):
    """A kernel ``kernel(xp, *arrays)`` on the arrays of a namespace."""

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
    """A kernel that is not the library's own: it may return something else each time."""

    pure: ClassVar[bool] = False
