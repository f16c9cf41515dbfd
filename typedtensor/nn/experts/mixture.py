"""The mixture-of-experts layer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar, TypeVarTuple

from typedtensor.core.axes import Axis
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module, short_name
from typedtensor.core.protocols import Function
from typedtensor.core.tensor import BoolTensor, Tensor
from typedtensor.nn.experts.routing import Router, Routing

T = TypeVar("T", bound=Axis)
U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
E = TypeVar("E", bound=Axis)
C = TypeVar("C", bound=Axis)
K = TypeVar("K", bound=Axis)
N = TypeVarTuple("N")


@dataclass(frozen=True, eq=False)
class Mixed(Generic[T, *N, V]):
    """The results of a mixture of experts in training.

    Attributes:
        outputs: the tokens.
        balance: the imbalance of the choices, as in :class:`Routing`; a fraction such as 0.01 is added to the loss.
        squares: the magnitude of the scores, as in :class:`Routing`; a fraction such as 0.001 is added to the loss.
    """

    outputs: Expr[Tensor[T, *N, V]]
    balance: Expr[Tensor[()]]
    squares: Expr[Tensor[()]]


class MixtureOfExperts(Module, Generic[U, E, C, K, V]):
    """A few experts for each token, chosen by a router, with limited capacity: ``T *N U -> T *N V``.

    The result for a token is the sum of its experts' results, weighted by the router; 0 if no expert had a place. With
    a residual connection such a token stays unchanged.

    Args:
        router: chooses the experts.
        experts: the experts at all their places: a function from ``E C U`` to ``E C V``, such as a pipeline of
            :class:`EnsembleLinear`.

    See also: Shazeer et al. (2017), Lepikhin et al. (2021), Fedus et al. (2022).

    >>> from typedtensor import Axis, Input
    >>> from typedtensor.nn import EnsembleLinear
    >>> from typedtensor.ops import gelu
    >>> class Batch(Axis): ...
    >>> class Time(Axis): ...
    >>> class Feature(Axis, size=4): ...
    >>> class Wide(Axis, size=8): ...
    >>> class Expert(Axis, size=4): ...
    >>> class Place(Axis, size=16): ...
    >>> class Choice(Axis, size=2): ...
    >>> router = Router(Feature, Expert, Place, Choice)
    >>> experts = EnsembleLinear(Expert, Feature, Wide) >> gelu >> EnsembleLinear(Expert, Wide, Feature)
    >>> layer = MixtureOfExperts(router, experts)
    >>> layer(Input(Tensor[Batch, Time, Feature])).tensor_type
    Tensor[Batch, Time, Feature]
    """

    def __init__(self, router: Router[U, E, C, K], experts: Function[Tensor[E, C, U], Tensor[E, C, V]], /) -> None:
        self.router, self.experts = router, experts

    def __call__(
        self, x: Expr[Tensor[T, *N, U]], /, *, present: Expr[BoolTensor[T, *N]] | None = None
    ) -> Expr[Tensor[T, *N, V]]:
        """Return the results for the tokens; those that are not ``present`` get no place."""
        return self.mixed(x, present=present).outputs

    def mixed(self, x: Expr[Tensor[T, *N, U]], /, *, present: Expr[BoolTensor[T, *N]] | None = None) -> Mixed[T, *N, V]:
        """Return the results for the tokens, and the terms of the loss that balance the experts."""
        routing: Routing[E, C, T, *N, K] = self.router(x, present=present)
        return Mixed(routing.combine(self.experts(routing.dispatch(x))), routing.balance, routing.squares)

    def __repr__(self) -> str:
        return f"MixtureOfExperts({self.router!r}, {short_name(self.experts)})"
