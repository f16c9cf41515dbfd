"""Residual connections: a layer's result is added to its input."""

from __future__ import annotations

from typing import Generic

from typedtensor.base.made import require_made
from typedtensor.core.axes import N, U
from typedtensor.core.expr import Expr
from typedtensor.core.module import Layer
from typedtensor.core.tensor import Tensor
from typedtensor.nn.layer import Shown


class Residual(Shown, Generic[U], shows=("inner",)):
    """``x + inner(x)``: ``*N U -> *N U``.

    Args:
        inner: a layer or a pipeline that keeps the last axis.

    See also: He et al. (2016).

    >>> from typedtensor import Axis, Input
    >>> from typedtensor.nn import Linear
    >>> from typedtensor.ops import relu
    >>> class Batch(Axis): ...
    >>> class Feature(Axis, size=4): ...
    >>> class Hidden(Axis, size=8): ...
    >>> block = Residual(Linear(Feature, Hidden) >> relu >> Linear(Hidden, Feature))
    >>> (Input(Tensor[Batch, Feature]) >> block).axes == (Batch, Feature)
    True
    """

    def __init__(self, inner: Layer[U, U], /) -> None:
        require_made("Residual is given", inner)
        self.inner = inner

    def __call__(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, U]]:
        return x + self.inner(x)
