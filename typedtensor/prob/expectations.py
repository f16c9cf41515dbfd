"""Expectations by a draw, with gradients that are right on average."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.ops import exp
from typedtensor.prob.elements import Elements
from typedtensor.random import Key
from typedtensor.transforms import stop_gradient

X = TypeVar("X")
A = TypeVarTuple("A")


def expectation(f: Callable[[X], Expr[Tensor[*A]]], of: Elements[X, *A], key: Key, /) -> Expr[Tensor[*A]]:
    """``f`` of a draw: an estimate of its expectation, whose gradient is one of the expectation's gradient.

    Gradients flow through draws that are reparameterised. For others, as truth values, classes and counts, the score
    takes their place: ``f(x)`` times the gradient of ``ln p(x)`` (REINFORCE; Williams, 1992), which scatters less if
    ``f`` is small on average. Its form is that of Foerster et al. (2018), so gradients of gradients are right, too.

    Args:
        f: from what is drawn to a number for each draw, which depends on no other draw.
        of: the distribution. Draws along a further axis make a mean of several.
        key: where the draw comes from.

    See also: ``torch.distributions``, "score function"; ``log_prob`` of distributions over all of their elements.

    >>> from typedtensor import Axis, Const, given, value_and_grad
    >>> from typedtensor.ops import as_real
    >>> from typedtensor.prob import Bernoulli
    >>> class Draw(Axis, size=10000): ...
    >>> logit = Const(Tensor[()](0.0))
    >>> draws = Bernoulli(logit.expand_like(Const(Tensor[Draw]([0.0] * 10000))))
    >>> with given():
    ...     mean = lambda z: expectation(as_real, Bernoulli(z.expand_like(draws.logits)), Key(0)).mean()
    ...     print(value_and_grad(mean, logit)[1].value)
    Tensor[()](0.2485)
    """
    x = of.sample(key)
    if of.reparameterised:
        return f(x)
    x = stop_gradient(x)
    score, y = of.log_density(x), f(x)
    return y * exp(score - stop_gradient(score))
