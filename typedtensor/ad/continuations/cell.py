"""A value and its delta: the paper's ``NumR``, for tensors."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from typedtensor.backends import namespace_of
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import AnyTensor
from typedtensor.ops.library.elementwise.selection import ZerosLike
from typedtensor.ops.library.expansion import ExpandLike

X = TypeVar("X", bound=AnyTensor)


class Cell(Generic[X]):
    """A value and its delta.

    Attributes:
        x: the value.
        d: the sum of the contributions to its delta so far; None without any.
    """

    __slots__ = ("d", "x")

    def __init__(self, x: X, d: X | None = None) -> None:
        self.x, self.d = x, d

    def add(self, d: Any) -> None:
        """Add a contribution to the delta."""
        self.d = d if self.d is None else self.d + d

    def __repr__(self) -> str:
        return f"Cell({self.x!r}, {self.d!r})"


def in_precision_of(delta: Any, x: Any) -> Any:
    """Cast a delta to the dtype of its value."""
    if isinstance(delta, AnyTensor) and isinstance(x, AnyTensor) and delta.dtype != x.dtype:
        return delta.tensor_type.wrap(namespace_of(delta._array).astype(delta._array, x.dtype))
    return delta


def zeros_like(x: Operand) -> Any:
    """Zeros of the type and the sizes of a value."""
    return ZerosLike()(x)


def ones_like(x: Operand) -> Any:
    """Ones of the type, the sizes and the dtype of a value."""
    return ExpandLike()(1.0, x)
