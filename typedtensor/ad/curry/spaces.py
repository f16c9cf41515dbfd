"""Tangent spaces: zero and addition, as values. The paper's Figure 6.

The space of a value may depend on the value: a tensor's zeros have its sizes, a function's tangents depend on its
environment. So a type comes with :data:`Tangents`, from its values to their spaces: ``T[v : τ]`` in the paper.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from typedtensor.ad.continuations.cell import zeros_like
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import AnyTensor

A = TypeVar("A")
B = TypeVar("B")
TA = TypeVar("TA")
TB = TypeVar("TB")
X = TypeVar("X", bound=AnyTensor)

Unit: TypeAlias = tuple[()]


@dataclass(frozen=True)
class Space(Generic[TA]):
    """Zero and addition of tangents."""

    zero: TA
    add: Callable[[TA, TA], TA]


Tangents: TypeAlias = Callable[[A], Space[TA]]
"""From the values of a type to the spaces of their tangents."""

UNIT: Space[Unit] = Space((), lambda a, b: ())
"""The tangents of constants."""


def product(s: Space[TA], t: Space[TB]) -> Space[tuple[TA, TB]]:
    """Pairs of tangents, added by component."""
    return Space((s.zero, t.zero), lambda a, b: (s.add(a[0], b[0]), t.add(a[1], b[1])))


def real(value: float) -> Space[float]:
    """``T[Float] = Float``."""
    return Space(0.0, lambda a, b: a + b)


def tensors(value: X) -> Space[X]:
    """``T[Tensor(Float)] = Tensor(Float)``."""
    zero: X = zeros_like(value)
    add: Callable[[X, X], X] = _add
    return Space(zero, add)


def _add(a: Operand, b: Operand) -> Any:
    return a + b


def discrete(value: object) -> Space[Unit]:
    """``T[Int] = T[Bool] = T[Unit] = Unit``: integers, truth values and constants."""
    return UNIT


def pairs(first: Tangents[A, TA], second: Tangents[B, TB]) -> Tangents[tuple[A, B], tuple[TA, TB]]:
    """``T[(τ, σ)] = (T[τ], T[σ])``."""
    return lambda value: product(first(value[0]), second(value[1]))
