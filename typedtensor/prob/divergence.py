"""How far a distribution is from another one."""

from __future__ import annotations

from typing import Protocol, TypeVar

Q = TypeVar("Q")
Q_contra = TypeVar("Q_contra", contravariant=True)
Y_co = TypeVar("Y_co", covariant=True)
Y = TypeVar("Y")


class Diverges(Protocol[Q_contra, Y_co]):
    """A distribution whose divergence from some others is known in closed form."""

    def kl(self, other: Q_contra, /) -> Y_co:
        """The Kullback–Leibler divergence."""


def kl_divergence(p: Diverges[Q, Y], q: Q) -> Y:
    """``Σ p ln(p / q)``, the Kullback–Leibler divergence of ``p`` from ``q``, one for each density.

    A pair for which it is not known in closed form is an error of types.

    See also: ``torch.distributions.kl_divergence``.

    >>> from typedtensor import Const, Tensor, given
    >>> from typedtensor.prob import Normal
    >>> zero = Const(Tensor[()](0.0))
    >>> with given():
    ...     print(kl_divergence(Normal(zero, 1.0), Normal(zero, 2.0)).value)
    Tensor[()](0.3181)
    """
    return p.kl(q)
