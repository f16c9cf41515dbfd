"""Attention as one primitive: cuDNN has a kernel for it, in bfloat16, that keeps scores and weights in no memory.

Queries, keys and values are ``(*N, T, D)``, ``(*N, S, D)`` and ``(*N, S, D)``, the last of ``*N`` the heads. Factors
are rounded to bfloat16, sums and the softmax are in float32, results are rounded once more. See
``jax.nn.dot_product_attention``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from typedtensor.ir import Argument, Array, DType, Primitive, Shape, Value, arrays_of, meaning
from typedtensor.targets.xla.lowering import lowers


@dataclass(frozen=True)
class Attention(Primitive):
    """Attention ``softmax(q kᵀ) v``, the first result of a pair; the second one holds residuals of the gradients.

    Attributes:
        causal: whether a query attends only to keys that are not after it.
        derived: whether the program computes gradients.
    """

    causal: bool
    derived: bool

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        query = operands[0]
        assert isinstance(query, Value)
        return query.shape, query.dtype


@dataclass(frozen=True)
class AttentionGradients(Primitive):
    """The gradients by queries, keys and values, given an attention and the gradient of its result."""

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        whole = operands[0]
        assert isinstance(whole, Value)
        return whole.shape, whole.dtype


@dataclass(frozen=True)
class AttentionElement(Primitive):
    """One element of the result of :class:`Attention` or :class:`AttentionGradients`."""

    index: int
    shape: Shape

    def result(self, operands: Sequence[Argument]) -> tuple[Shape, DType]:
        [whole] = arrays_of(operands)
        return self.shape, whole.dtype


@meaning(Attention)
def _attended(p: Attention, q: Array, k: Array, v: Array) -> list[Any]:
    scores = q @ k.swapaxes(-1, -2)
    if p.causal:
        scores = np.where(np.tri(*scores.shape[-2:]) > 0, scores, -np.inf)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights = weights / weights.sum(-1, keepdims=True)
    return [weights @ v, (weights, q, k, v)]


@meaning(AttentionGradients)
def _gradients(p: AttentionGradients, whole: list[Any], slope: Array) -> list[Any]:
    weights, q, k, v = whole[1]
    by_weight = (slope @ v.swapaxes(-1, -2)) * weights
    by_score = by_weight - weights * by_weight.sum(-1, keepdims=True)
    return [by_score @ k, by_score.swapaxes(-1, -2) @ q, weights.swapaxes(-1, -2) @ slope]


meaning(AttentionElement)(lambda p, whole: whole[p.index])
lowers(AttentionElement)(lambda jax, p, v, whole: whole[p.index])


@lowers(Attention)
def _lower(jax: Any, p: Attention, value: Value, *given: Any) -> list[Any]:
    # Without such a kernel, as in tests, attention is computed step by step.
    way = "cudnn" if jax.default_backend() == "gpu" else "xla"
    attend = partial(jax.nn.dot_product_attention, scale=1.0, is_causal=p.causal, implementation=way)
    heads = [_by_position(x.astype(jax.numpy.bfloat16)) for x in given]
    result, transposed = jax.vjp(attend, *heads) if p.derived else (attend(*heads), None)
    return [_by_head(result, value.shape).astype(value.dtype), (transposed, [x.shape for x in given])]


@lowers(AttentionGradients)
def _lower_gradients(jax: Any, p: AttentionGradients, value: Value, whole: list[Any], slope: Any) -> list[Any]:
    transposed, shapes = whole[1]
    result = transposed(_by_position(slope.astype(jax.numpy.bfloat16)))
    return [_by_head(x, shape).astype(value.dtype) for x, shape in zip(result, shapes, strict=True)]


def _by_position(x: Any) -> Any:
    """Return matrices of heads as ``(batch, positions, heads, D)``."""
    *outer, positions, width = x.shape
    heads = outer[-1] if outer else 1
    return x.reshape(math.prod(outer[:-1]), heads, positions, width).swapaxes(1, 2)


def _by_head(x: Any, shape: Shape) -> Any:
    return x.swapaxes(1, 2).reshape(shape)
