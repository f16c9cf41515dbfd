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
    """What a mixture of experts gives in training.

    Attributes:
        outputs: the tokens.
        balance: how unevenly the experts were chosen, as in :class:`Routing`; 0.01 of it, say, is added to the loss.
        squares: how large the scores are, as in :class:`Routing`; 0.001 of it, say, is added to the loss.
    """

    outputs: Expr[Tensor[T, *N, V]]
    balance: Expr[Tensor[()]]
    squares: Expr[Tensor[()]]


class MixtureOfExperts(Module, Generic[U, E, C, K, V]):
    """Experts of which each token is sent to a few, while these have places: ``T *N U -> T *N V``.

    The result is the sum of what its experts make of a token, by the weights that the router gives them; 0 where no
    expert had a place for it. Added to the tokens, the layer leaves such a one as it is.

    Args:
        router: how experts are chosen.
        experts: what they do at all their places: a function from ``E C U`` to ``E C V``, such as a pipeline of
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
        """The tokens; those that are not ``present`` get no place."""
        return self.mixed(x, present=present).outputs

    def mixed(self, x: Expr[Tensor[T, *N, U]], /, *, present: Expr[BoolTensor[T, *N]] | None = None) -> Mixed[T, *N, V]:
        """The tokens, and what is added to the loss so that all experts are used."""
        routing: Routing[E, C, T, *N, K] = self.router(x, present=present)
        return Mixed(routing.combine(self.experts(routing.dispatch(x))), routing.balance, routing.squares)

    def __repr__(self) -> str:
        return f"MixtureOfExperts({self.router!r}, {short_name(self.experts)})"
