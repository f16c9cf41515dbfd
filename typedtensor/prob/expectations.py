"""Expectations estimated by a draw, with unbiased gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple, overload

from typedtensor.core.expr import Expr
from typedtensor.core.tensor import AnyTensor, Tensor
from typedtensor.errors import AxisError
from typedtensor.ops import exp
from typedtensor.prob.distribution import Distribution, require
from typedtensor.prob.elements import Elements
from typedtensor.random import Key
from typedtensor.transforms import stop_gradients

X = TypeVar("X")
A = TypeVarTuple("A")


@overload  # where both overloads match, both results are right
def expectation(  # type: ignore[overload-overlap]
    f: Callable[[X], Expr[Tensor[*A]]], of: Elements[X, *A], key: Key, /
) -> Expr[Tensor[*A]]: ...


@overload
def expectation(f: Callable[[X], Expr[Tensor[()]]], of: Distribution[X], key: Key, /) -> Expr[Tensor[()]]: ...
def expectation(f: Callable[[Any], Expr[Any]], of: Distribution[Any], key: Key, /) -> Expr[Any]:
    """Estimate the expectation of ``f`` by one draw; the gradient estimates the expectation's gradient.

    Gradients flow through draws that are reparameterised. For others, as truth values, classes and counts, the score
    takes their place: ``f(x)`` times the gradient of ``ln p(x)`` (REINFORCE; Williams, 1992), which scatters less if
    ``f`` is small on average. Its form is that of Foerster et al. (2018), so gradients of gradients are right, too.

    Of a joint distribution, each variable is taken so by itself (Schulman et al., 2015, "Gradient estimation using
    stochastic computation graphs").

    Args:
        f: a function of a draw: elementwise, to a number for each independent element, or to one number for the whole
            draw, as for a joint distribution.
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
    x: Any
    score: Expr[Any] | None
    x, score = require("the distribution in expectation", of).scored(key)
    y = f(x)
    if not isinstance(y, (Expr, AnyTensor)):
        raise AxisError(f"the function of expectation must return an expression for a draw, but returned {y!r}")
    if score is None:
        return y
    if isinstance(of, Elements) and y.axes:
        score = of.log_density(x)
    weighed: Expr[Any] = y * exp(score - stop_gradients(score))
    return weighed
