"""Distributions whose densities keep axes: one density for each element of these."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, TypeVar, TypeVarTuple

from typedtensor.core.axes import Axis, label_name
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.errors import AxisError
from typedtensor.ops import zeros_like
from typedtensor.prob.distribution import Distribution

X = TypeVar("X")
E = TypeVar("E", bound=Expr[Any])
A = TypeVarTuple("A")


class Elements(Distribution[X], Generic[X, *A]):
    """Independent draws along the axes A; X is what is drawn, a tensor with these axes, and perhaps others.

    Attributes:
        reparameterised: whether gradients flow through draws to the parameters.
    """

    reparameterised: bool = False

    @abstractmethod
    def log_density(self, x: X, /) -> Expr[Tensor[*A]]:
        """The logarithm of the density, or of the probability, for each draw."""

    def log_prob(self, x: X, /) -> Expr[Tensor[()]]:
        return self.log_density(x).sum()


def beside(name: str, first: Expr[Tensor[*A]], value: Expr[Tensor[*A]] | float) -> Expr[Tensor[*A]]:
    """A parameter that stands beside another one, with the same axes; a number stands for all elements.

    Raises:
        AxisError: when it has other axes.
    """
    if isinstance(value, (int, float)):
        return zeros_like(first) + float(value)
    given: Any = getattr(value, "tensor_type", None)
    if given is not first.tensor_type:
        raise AxisError(
            f"{name} must be a number or an expression of {first.tensor_type}, as the first parameter is, not "
            f"{given or repr(value)}: repeat it along missing axes with .expand_like(…)"
        )
    return value


def over_last(name: str, x: E, axis: type[Axis]) -> E:
    """A parameter whose last axis is the one that a distribution is over.

    Raises:
        AxisError: when it is not.
    """
    of = x.tensor_type
    if of.axes[-1:] != (axis,):
        raise AxisError(
            f"{name} is over the last axis of its parameter, which is to be {label_name(axis)}, and was given {of}: "
            "bring it there with permute"
        )
    return x
