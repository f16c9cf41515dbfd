"""Composed distributions: joint distributions of independent elements, and mixtures."""

from __future__ import annotations

import math
from typing import Any, Generic, TypeVar, TypeVarTuple, overload

from typedtensor.core.axes import Axis, label_name
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
from typedtensor.errors import AxisError
from typedtensor.ops import Outer, log_softmax, log_sum_exp, take_along, where
from typedtensor.prob.distribution import require
from typedtensor.prob.divergences import kl_divergence
from typedtensor.prob.elements import Elements, X, over_last, require_same
from typedtensor.prob.logarithms import outside
from typedtensor.random import Key, categorical

A = TypeVarTuple("A")
B = TypeVarTuple("B")
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)


class Independent(Elements[X, *A], Generic[X, *A]):
    """Treat independent draws along an axis as one draw, whose density is their product.

    Args:
        base: the distribution of the elements.
        axis: the label, that of the last axis of its densities.

    See also: ``torch.distributions.Independent``.

    >>> from typedtensor import Axis, Const, given
    >>> from typedtensor.prob import Normal
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> rows = Const(Tensor[Row, Column]([[0.0, 0.0], [0.0, 1.0]]))
    >>> with given():
    ...     print(Independent(Normal(rows, 1.0), Column).log_density(rows * 0.0).value)
    Tensor[Row=2]([-1.8379, -2.3379])
    """

    def __init__(self, base: Elements[X, *A, U], axis: type[U]) -> None:
        self.base: Any = require("the distribution in Independent", base, Elements)
        self.axis: Any = axis
        self.reparameterised = base.reparameterised

    def sample(self, key: Key, /) -> X:
        drawn: X = self.base.sample(key)
        return drawn

    def log_density(self, x: X, /) -> Expr[Tensor[*A]]:
        return self._together(self.base.log_density(x))

    @overload
    def mean(self: Independent[Expr[Tensor[*B]], *A]) -> Expr[Tensor[*B]]: ...
    @overload
    def mean(self: Independent[Expr[BoolTensor[*B]], *A]) -> Expr[Tensor[*B]]: ...
    @overload
    def mean(self: Independent[Expr[IntTensor[*B]], *A]) -> Expr[Tensor[*B]]: ...
    def mean(self) -> Any:
        """The mean of the base distribution.

        Raises:
            AxisError: when the base has no closed form of it.
        """
        return self._known("mean")()

    @overload
    def variance(self: Independent[Expr[Tensor[*B]], *A]) -> Expr[Tensor[*B]]: ...
    @overload
    def variance(self: Independent[Expr[BoolTensor[*B]], *A]) -> Expr[Tensor[*B]]: ...
    @overload
    def variance(self: Independent[Expr[IntTensor[*B]], *A]) -> Expr[Tensor[*B]]: ...
    def variance(self) -> Any:
        """The variance of the base distribution; errors as for :attr:`mean`."""
        return self._known("variance")()

    def entropy(self) -> Expr[Tensor[*A]]:
        """The sum of the entropies of the elements; errors as for :attr:`mean`."""
        return self._together(self._known("entropy")())

    def kl_divergence(self, other: Independent[X, *A], /) -> Expr[Tensor[*A]]:
        """The Kullback–Leibler divergence from another one: the sum of those of the elements.

        Raises:
            AxisError: when it is along another axis, or that of the bases has no closed form.
        """
        require_same(self, other)
        if other.axis is not self.axis:
            own, others = label_name(self.axis), label_name(other.axis)
            raise AxisError(f"kl_divergence needs draws along the same axis, not along {own} and along {others}")
        return self._together(kl_divergence(self.base, other.base))

    def _together(self, of_elements: Any) -> Expr[Tensor[*A]]:
        found: Expr[Tensor[*A]] = over_last("Independent", of_elements, self.axis).sum(self.axis)
        return found

    def _known(self, name: str) -> Any:
        found = getattr(self.base, name, None)
        if found is None:
            raise AxisError(
                f"{type(self.base).__name__} has no closed form of its {name}, and so neither has Independent"
            )
        return found


class Mixture(Elements[Expr[Tensor[*A]], *A], Generic[*A, U]):
    """A mixture of distributions along an axis: each element is drawn from one of them.

    Args:
        logits: the logarithms of the components' probabilities, up to a number that they have in common.
        components: the distributions, whose last axis is that of the components.
        axis: the label of the components.

    Raises:
        AxisError: when the last axis is another.

    See also: ``torch.distributions.MixtureSameFamily``.

    >>> from typedtensor import Axis, Const, given
    >>> from typedtensor.prob import Normal
    >>> class Component(Axis, size=2): ...
    >>> modes = Normal(Const(Tensor[Component]([-4.0, 4.0])), 1.0)
    >>> mixture = Mixture(Const(Tensor[Component]([0.0, 0.0])), modes, Component)
    >>> with given():
    ...     print(mixture.log_density(Const(Tensor[()](4.0))).value)
    Tensor[()](-1.6121)
    """

    def __init__(
        self, logits: Expr[Tensor[*A, U]], components: Elements[Expr[Tensor[*A, U]], *A, U], axis: type[U]
    ) -> None:
        self.logits, self.axis = over_last("Mixture", logits, axis), axis
        self.components = require("the distribution in Mixture", components, Elements)

    def sample(self, key: Key, /) -> Expr[Tensor[*A]]:
        one, other = key.split()
        chosen = categorical(one, self.logits, self.axis)
        return take_along(self.components.sample(other), chosen, self.axis)

    def log_density(self, x: Expr[Tensor[*A]], /) -> Expr[Tensor[*A]]:
        return _mixed(self.logits, self.components.log_density(x.expand_like(self.logits)), self.axis)


class VectorMixture(Elements[Expr[Tensor[*A, V]], *A], Generic[*A, U, V]):
    """A mixture of distributions of vectors along an axis: each vector is drawn from one of them.

    Args:
        logits: as for :class:`Mixture`.
        components: the distributions of vectors, as ``MultivariateNormal`` or ``Independent``; the last axis of their
            densities is that of the components.
        axis: the label of the components.

    Raises:
        AxisError: when the last axis is another.

    See also: ``torch.distributions.MixtureSameFamily``, of components with an event shape.

    >>> from typedtensor import Axis, Const, given
    >>> from typedtensor.prob import Independent, Normal
    >>> class Component(Axis, size=2): ...
    >>> class Place(Axis, size=2): ...
    >>> centres = Const(Tensor[Component, Place]([[-4.0, -4.0], [4.0, 4.0]]))
    >>> clusters = Independent(Normal(centres, 1.0), Place)
    >>> mixture = VectorMixture(Const(Tensor[Component]([0.0, 0.0])), clusters, Component)
    >>> with given():
    ...     print(mixture.log_density(Const(Tensor[Place]([4.0, 4.0]))).value)
    Tensor[()](-2.531)
    """

    def __init__(
        self, logits: Expr[Tensor[*A, U]], components: Elements[Expr[Tensor[*A, U, V]], *A, U], axis: type[U]
    ) -> None:
        self.logits, self.axis = over_last("VectorMixture", logits, axis), axis
        self.components = require("the distribution in VectorMixture", components, Elements)

    def sample(self, key: Key, /) -> Expr[Tensor[*A, V]]:
        one, other = key.split()
        drawn = self.components.sample(other)
        chosen = categorical(one, self.logits, self.axis)
        return take_along(drawn, chosen.expand_like(drawn.sum(self.axis)), self.axis)

    def log_density(self, x: Expr[Tensor[*A, V]], /) -> Expr[Tensor[*A]]:
        reduced: Any = x
        for label in x.axes[:-1]:
            reduced = reduced.sum(label)
        vector: Expr[Tensor[V]] = reduced
        vectors = x.expand_like(Outer()(self.logits, vector))
        return _mixed(self.logits, self.components.log_density(vectors), self.axis)


def _mixed(logits: Expr[Tensor[*A, U]], densities: Expr[Tensor[*A, U]], axis: type[U]) -> Expr[Tensor[*A]]:
    """Return the log density of a mixture from the log densities of its components."""
    joint = log_softmax(logits, axis) + densities
    possible = (joint > -math.inf).any(axis)  # otherwise the softmax in the gradient would be NaN
    found = log_sum_exp(where(possible.expand_like(joint), joint, 0.0), axis)
    return where(possible, found, outside(joint.sum(axis)))
