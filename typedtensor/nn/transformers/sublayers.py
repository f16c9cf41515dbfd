"""Shared parts of transformer blocks: residual connections around sublayers, and the feed-forward sublayer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar, TypeVarTuple

from typedtensor.base.made import require_made
from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.protocols import Layer
from typedtensor.core.tensor import Tensor
from typedtensor.nn.dropout import Dropout
from typedtensor.nn.linear import Linear
from typedtensor.nn.normalization import LayerNorm
from typedtensor.nn.training import Training

U = TypeVar("U", bound=Axis)
F = TypeVar("F", bound=Axis)
N = TypeVarTuple("N")


class Sublayers(Module, Generic[U, F]):
    """A block of sublayers with residual connections; the last sublayer is two linear layers.

    Each sublayer has a normalization: of its input, ``y + f(norm(y))``, or of the sum, ``norm(y + f(y))``.

    Args:
        features: the last axis, U.
        inner: the axis between the linear layers, F.
        activation: between them.
        norm_first: whether the inputs of sublayers are normalized, or else the sums.
        drawn: how linear layers draw their weights.
    """

    def __init__(
        self,
        features: type[U] | U,
        inner: type[F] | F,
        activation: Layer[F, F],
        norm_first: bool,
        drawn: Mapping[str, Any],
        /,
    ) -> None:
        require_made(f"{type(self).__name__} takes a layer for activation=, but was given", activation)
        self.before_widening: LayerNorm[U] = LayerNorm(features, dtype=drawn["dtype"])
        self.widen: Linear[U, F] = Linear(features, inner, **drawn)
        self.narrow: Linear[F, U] = Linear(inner, features, **drawn)
        self.activation, self.norm_first = activation, norm_first

    def _given(self, norm: LayerNorm[U], x: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N, U]]:
        """Return the input of a sublayer."""
        return norm(x) if self.norm_first else x

    def _added(self, norm: LayerNorm[U], x: Expr[Tensor[*N, U]], taken: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N, U]]:
        """Return the features after the residual connection around a sublayer."""
        return x + taken if self.norm_first else norm(x + taken)

    def _widened(self, y: Expr[Tensor[*N, U]], dropout: Dropout, training: Training | None) -> Expr[Tensor[*N, U]]:
        """Return the features after the feed-forward sublayer."""
        inner = self.activation(self.widen(self._given(self.before_widening, y)))
        return self._added(self.before_widening, y, dropout(self.narrow(inner), training))
