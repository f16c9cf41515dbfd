"""Differentiable curry: derivatives through functions as values, in plain Python. An essay to read beside the paper.

A differentiable function maps ``A`` to ``(B, TB -> TA)``: its result, and the pullback from a tangent of the result to
one of the argument. Programs consist of few combinators, those of a cartesian closed category: ``identity``,
``compose``, ``const``, ``proj1``, ``proj2``, ``pair``, ``curry``, ``uncurry`` and ``evaluate``. The remaining question
is the tangent of a *function*. There are two answers, with the same combinators and the same laws:

- :mod:`~typedtensor.ad.curry.simple`: the list of its calls, each argument with the tangent of the result. Types stay
  simple, and the pullback computes each call forward again.
- :mod:`~typedtensor.ad.curry.environment`: the tangent of its environment, the captured values. Nothing is computed
  twice. The paper needs dependent types for it, as functions of one type have different environments; here the
  environment's tangent is a parameter of the type: ``Fn[E, A, TA, B, TB]``.

Graphs have the second: :func:`typedtensor.close` and :func:`typedtensor.curry`.

See also: Vytiniotis et al. (2019), *The Differentiable Curry*.
"""

from typedtensor.ad.curry import environment, simple
from typedtensor.ad.curry.environment import Fn
from typedtensor.ad.curry.simple import Simple
from typedtensor.ad.curry.spaces import Space, Tangents, discrete, pairs, real, tensors

__all__ = ["Fn", "Simple", "Space", "Tangents", "discrete", "environment", "pairs", "real", "simple", "tensors"]
