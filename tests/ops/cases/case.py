"""Cases as data, and the labels and tensors that they are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor import AnyTensor, Axis, Tensor
from typedtensor.core.tensor import tensor_type
from typedtensor.ops import PolyOp


class Batch(Axis): ...


class Row(Axis): ...


class Column(Axis): ...


class Other(Axis): ...


class Long(Axis): ...


class Sized(Axis, size=3): ...


class Channel(Axis): ...


class Filter(Axis): ...


class Height(Axis): ...


class Width(Axis): ...


class Window(Axis, size=2): ...


SIZES: dict[Any, int] = {Batch: 2, Row: 3, Column: 4, Other: 2, Long: 12, Sized: 3}
SIZES |= {Channel: 2, Filter: 3, Height: 5, Width: 4, Window: 2}


@dataclass(frozen=True)
class Case:
    """An operation on operands that it accepts.

    Attributes:
        reference: the result, computed independently of the library.
    """

    operation: PolyOp
    operands: tuple[AnyTensor | float, ...]
    reference: Callable[..., Any]

    def __str__(self) -> str:
        shown = (repr(x.tensor_type) if isinstance(x, AnyTensor) else repr(x) for x in self.operands)
        return f"{self.operation.title}({', '.join(shown)})"


@dataclass(frozen=True)
class Refusal:
    """An operation on operands that it refuses, and the reason in the message."""

    operation: PolyOp
    operands: tuple[AnyTensor | float, ...]
    reason: str

    def __str__(self) -> str:
        return str(Case(self.operation, self.operands, np.asarray))


def real(*axes: Any, seed: int = 0) -> Any:
    """Real elements of both signs, none equal, none near 0."""
    shape = [SIZES[axis] for axis in axes]
    elements = np.random.default_rng([seed, *shape]).normal(size=shape)
    return tensor_type("real", axes)(np.asarray(elements + 0.1 * np.sign(elements)))


def positive(*axes: Any, seed: int = 0) -> Any:
    """Positive elements, none near 0."""
    return tensor_type("real", axes)(np.exp(real(*axes, seed=seed).numpy()))


def integers(*axes: Any, below: int, seed: int = 0) -> Any:
    """Integers from 0 to ``below`` - 1."""
    return tensor_type("int", axes)(np.random.default_rng(seed).integers(0, below, size=[SIZES[axis] for axis in axes]))


def truths(*axes: Any, seed: int = 0) -> Any:
    """Truth values."""
    return tensor_type("bool", axes)(np.asarray(real(*axes, seed=seed).numpy() > 0))


def scalar(value: float) -> Any:
    """A scalar tensor in double precision."""
    return Tensor[()](np.asarray(value, dtype=np.float64))
