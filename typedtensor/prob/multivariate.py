"""Distributions of random vectors with dependent elements."""

from __future__ import annotations

import math
from typing import Any, Generic, TypeVar, TypeVarTuple

from typedtensor.core.axes import Axis, Dual, label_name
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.errors import AxisError
from typedtensor.ops import (
    Diagonal,
    ExpandLeading,
    Permute,
    Rename,
    Size,
    TriangularSolve,
    log,
    square,
    tril,
    zeros_like,
)
from typedtensor.prob.elements import Elements, over_last, require_same
from typedtensor.random import Key, normal_like

A = TypeVarTuple("A")
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)


class MultivariateNormal(Elements[Expr[Tensor[*A, U]], *A], Generic[*A, U, V]):
    """The normal distribution of vectors along an axis, one for each element of the others.

    Args:
        loc: the means.
        scale: the factor ``l`` of the covariances ``l lᵀ`` of all vectors, in its lower triangle; elements above the
            diagonal are not read.
        axis: the label of the vectors, that of the last axis, and of the rows of ``scale``.
        inner: the label of the columns of ``scale``.

    Raises:
        AxisError: when the last axis is another, or ``axis`` and ``inner`` are one.

    See also: ``scipy.stats.multivariate_normal``, ``torch.distributions.MultivariateNormal``.
    """

    reparameterised = True

    def __init__(self, loc: Expr[Tensor[*A, U]], scale: Expr[Tensor[U, V]], axis: type[U], inner: type[V]) -> None:
        if inner is axis:
            name = label_name(axis)
            raise AxisError(
                f"the rows and the columns of a scale need different labels, not {name} twice: rename one of them"
            )
        self.loc = over_last("MultivariateNormal", loc, axis)
        self.scale = tril(over_last("The scale", scale, inner), axis, inner)
        self.axis, self.inner = axis, inner

    def sample(self, key: Key, /) -> Expr[Tensor[*A, U]]:
        noise: Expr[Tensor[*A, V]] = normal_like(key, self.loc).rename(self.axis, self.inner)
        columns: Expr[Tensor[V, U]] = Permute(self.inner, self.axis)(self.scale)
        return self.loc + noise @ columns

    def log_density(self, x: Expr[Tensor[*A, U]], /) -> Expr[Tensor[*A]]:
        half: Expr[Tensor[*A]] = square(self._whitened(x - self.loc)).sum(self.inner) * 0.5
        return -half - self._log_constant()

    def _whitened(self, x: Expr[Tensor[*A, U]]) -> Expr[Tensor[*A, V]]:
        found: Expr[Tensor[*A, V]] = TriangularSolve(self.axis, self.inner)(self.scale, x)
        return found

    def _log_constant(self) -> Expr[Tensor[()]]:
        """``½ ln det 2π l lᵀ``."""
        return (log(abs(self._diagonal())) + 0.5 * math.log(2.0 * math.pi)).sum()

    def _diagonal(self) -> Expr[Tensor[U]]:
        diagonal: Expr[Tensor[U]] = Diagonal(self.axis, self.inner)(self.scale)
        return diagonal

    def mean(self) -> Expr[Tensor[*A, U]]:
        """``loc``."""
        return self.loc

    def variance(self) -> Expr[Tensor[*A, U]]:
        """The diagonal of the covariances ``l lᵀ``."""
        diagonal: Expr[Tensor[U]] = square(self.scale).sum(self.inner)
        return ExpandLeading()(diagonal, self.loc)

    def entropy(self) -> Expr[Tensor[*A]]:
        """``½ ln det 2πe l lᵀ``."""
        none: Expr[Tensor[*A]] = zeros_like(self.loc.sum(self.axis))
        return none + (log(abs(self._diagonal())) + 0.5 * math.log(2.0 * math.pi * math.e)).sum()

    def kl_divergence(self, other: MultivariateNormal[*A, U, V], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one."""
        require_same(self, other)
        again: Any = Dual
        rename: Any = Rename
        columns: Expr[Tensor[U, Dual[V]]] = rename(self.inner, again[self.inner])(self.scale)
        ratio: Expr[Tensor[V, Dual[V]]] = TriangularSolve(self.axis, self.inner)(other.scale, columns)
        distance: Expr[Tensor[*A]] = square(other._whitened(self.loc - other.loc)).sum(other.inner)
        spread = square(ratio).sum() - Size()(self._diagonal())
        return (distance + spread) * 0.5 + other._log_constant() - self._log_constant()
