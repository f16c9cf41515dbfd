"""Distributions with one density for each element of some axes, and mapped distributions."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis, Label, label_name
from typedtensor.core.expr import Expr, Input
from typedtensor.core.operand import RealNumber
from typedtensor.core.tensor import BoolTensor, Tensor, tensor_type
from typedtensor.errors import AxisError
from typedtensor.ops import log, where, zeros_like
from typedtensor.prob.distribution import Distribution
from typedtensor.random import Key
from typedtensor.transforms import jvp, stop_gradients
from typedtensor.transforms.separation import what_mixes

X = TypeVar("X")
E = TypeVar("E", bound=Expr[Any])
A = TypeVarTuple("A")
B = TypeVarTuple("B")


class Elements(Distribution[X], Generic[X, *A]):
    """Independent draws along the axes A. A draw X is a tensor with these axes, and perhaps others."""

    reparameterised: bool = False
    _joint = False

    @abstractmethod
    def log_density(self, x: X, /) -> Expr[Tensor[*A]]:
        """The logarithm of the density, or of the probability, of each draw."""

    def log_prob(self, x: X, /) -> Expr[Tensor[()]]:
        return self.log_density(x).sum()

    def map(
        self: Elements[Expr[Tensor[*B]], *B],
        forward: Callable[[Expr[Tensor[*B]]], Expr[Tensor[*B]]],
        inverse: Callable[[Expr[Tensor[*B]]], Expr[Tensor[*B]]],
        /,
        *,
        inside: Callable[[Expr[Tensor[*B]]], Expr[BoolTensor[*B]]] | None = None,
    ) -> Mapped[*B]:
        """The distribution of ``forward(x)`` for draws ``x`` of this one; ``forward`` maps each element separately.

        Args:
            forward: an invertible, differentiable function of each element, increasing or decreasing.
            inverse: the function that undoes it.
            inside: the range of ``forward``, if not all numbers, as a mask of elements: the density of others is zero,
                and ``inverse`` is not applied to them.

        >>> import numpy as np
        >>> from typedtensor import Const, Tensor, given
        >>> from typedtensor.ops import exp, log
        >>> from typedtensor.prob import Normal
        >>> income = Normal(Const(Tensor[()](0.0)), 1.0).map(exp, log, inside=lambda y: y > 0.0)
        >>> with given():
        ...     print(income.log_density(Const(Tensor[()](2.0))).value)
        Tensor[()](-1.8523)

        See also: ``torch.distributions.TransformedDistribution``.
        """
        return Mapped(self, forward, inverse, inside)


class Mapped(Elements[Expr[Tensor[*A]], *A], Generic[*A]):
    """A function of each element of a draw, with the density ``log p(inverse(y)) + log |d inverse(y) / dy|``.

    Args:
        base, forward, inverse, inside: as for :meth:`Elements.map`, of a distribution.

    Densities raise :class:`AxisError` when ``inverse`` returns other axes or is not elementwise, and when the
    distribution has one density for several elements.
    """

    def __init__(
        self,
        base: Elements[Expr[Tensor[*A]], *A],
        forward: Callable[[Expr[Tensor[*A]]], Expr[Tensor[*A]]],
        inverse: Callable[[Expr[Tensor[*A]]], Expr[Tensor[*A]]],
        inside: Callable[[Expr[Tensor[*A]]], Expr[BoolTensor[*A]]] | None = None,
    ) -> None:
        self.base, self.forward, self.inverse, self.inside = base, forward, inverse, inside
        self.reparameterised = base.reparameterised
        self._by_element: Any = None

    def sample(self, key: Key, /) -> Expr[Tensor[*A]]:
        return self.forward(self.base.sample(key))

    def log_density(self, x: Expr[Tensor[*A]], /) -> Expr[Tensor[*A]]:
        self._require_by_element(x.tensor_type)
        if self.inside is None:
            return self._changed(x)
        inside = self.inside(x)
        return where(inside, self._changed(where(inside, x, stop_gradients(self.sample(Key(0))))), -math.inf)

    def _changed(self, y: Expr[Tensor[*A]]) -> Expr[Tensor[*A]]:
        x, slope = jvp(self.inverse, y, zeros_like(y) + 1.0)
        density = self.base.log_density(x)
        if density.tensor_type is not slope.tensor_type:
            raise AxisError(
                f"map transforms each element separately, but the density of {type(self.base).__name__} is a "
                f"joint density of several elements: densities are {density.tensor_type}, and draws "
                f"{slope.tensor_type}"
            )
        return density + log(abs(slope))

    def _require_by_element(self, of: Any) -> None:
        if of is self._by_element:
            return
        if of.kind != "real":
            raise AxisError(f"map needs draws of real numbers, not of {of}")
        y: Any = Input(of)
        x = self.inverse(y)
        if x.tensor_type is not of:
            raise AxisError(f"the inverse of map must return {of}, the type of its argument, not {x.tensor_type}")
        for label in dict.fromkeys(of.axes):
            if found := what_mixes([x], [y], label):
                name = label_name(label)
                raise AxisError(
                    f"map transforms each element separately, but its inverse mixes elements along {name}: {found}"
                )
        self._by_element = of


def beside(name: str, first: Expr[Tensor[*A]], value: Expr[Tensor[*A]] | RealNumber) -> Expr[Tensor[*A]]:
    """A parameter that stands beside another one, with the same axes; a number stands for all elements.

    Raises:
        AxisError: when it has other axes.
    """
    if isinstance(value, (int, float, np.floating, np.integer)):
        return zeros_like(first) + float(value)
    given: Any = getattr(value, "tensor_type", None)
    if given is not first.tensor_type:
        raise AxisError(
            f"{name} must be a number or an expression of {first.tensor_type}, like the first parameter, not "
            f"{given or repr(value)}: repeat it along missing axes with .expand_like(…)"
        )
    return value


def drawn_as(name: str, x: E, kind: str, axes: tuple[Label, ...]) -> E:
    """A value of a distribution whose draws are of another kind than its parameters.

    Raises:
        AxisError: when it is of another kind, or has other axes.
    """
    wanted = tensor_type(kind, axes)
    given: Any = getattr(x, "tensor_type", None)
    if given is not wanted:
        raise AxisError(f"a value of {name} must be an expression of {wanted}, like its draws, not {given or repr(x)}")
    return x


def require_same(one: object, other: object) -> None:
    """Refuse a distribution of another family, where a divergence is that of one.

    Raises:
        AxisError: when they are not of one family.
    """
    if not (isinstance(other, type(one)) or isinstance(one, type(other))):
        name, given = type(one).__name__, type(other).__name__
        raise AxisError(
            f"{name}.kl_divergence takes another {name}, not {given}: prob.kl_divergence(p, q) has the divergences "
            "between families that have a closed form"
        )


def over_last(name: str, x: E, axis: type[Axis]) -> E:
    """A parameter whose last axis is the one that a distribution is over.

    Raises:
        AxisError: when it is not.
    """
    of = x.tensor_type
    if of.axes[-1:] != (axis,):
        raise AxisError(
            f"{name} runs over the last axis of its parameter, which must be {label_name(axis)}, but was given "
            f"{of}: move the axis there with permute"
        )
    return x
