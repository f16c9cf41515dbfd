"""Models in their training and evaluation forms."""

from __future__ import annotations

import inspect
from typing import Any, Protocol, TypeVar, TypeVarTuple

from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.nn import Training

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
N = TypeVarTuple("N")


class TrainableLayer(Protocol[U, V]):
    """A layer with different training and evaluation forms, such as one with dropout or batch norm."""

    def __call__(self, x: Expr[Tensor[*N, U]], training: Training | None, /) -> Expr[Tensor[*N, V]]:
        """Apply the layer; None selects evaluation."""


def applied(layer: Any, x: Expr[Any], training: Training | None) -> Expr[Any]:
    """Apply a layer to an expression, in the requested form if it has two."""
    given = [p for p in inspect.signature(layer.__call__).parameters.values() if p.default is p.empty]
    found: Expr[Any] = layer(x, training) if len(given) > 1 else layer(x)
    return found
