"""Grouped-query attention: several query heads share one head of keys and values."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis, Flat, Label, label_name, label_of, size_of
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import Tensor
from typedtensor.nn.attending import require_positions
from typedtensor.nn.cross_attention import Attention
from typedtensor.nn.initializers import Initializer, Seed, glorot_uniform
from typedtensor.nn.linear import Linear
from typedtensor.nn.positional import Rotary, ScoreBias
from typedtensor.ops import Flatten, Unflatten

U = TypeVar("U", bound=Axis)
H = TypeVar("H", bound=Axis)
G = TypeVar("G", bound=Axis)
D = TypeVar("D", bound=Axis)
N = TypeVarTuple("N")


class GroupedQueryAttention(Attention[U, U, H, G, D], Generic[U, H, G, D]):
    """Attention in which each head H of keys and values serves G heads of queries: ``*N Q U, *N K U -> *N Q U``.

    It is :class:`MultiHeadAttention` with |H| |G| heads of queries, but of |H| heads of keys and values alone, so that
    a cache of these is smaller. With one head H, it is multi-query attention.

    Args:
        features: the last axis, U; a label that declares its size, or a sized axis.
        heads: the heads of keys and values, H.
        group: the heads of queries for each of them, G.
        width: the axis of the queries, keys and values of a head, D.
        causal: whether a position attends only to those that are not after it.
        bias: whether the linear maps have a bias.
        rotary: turns queries and keys by their positions; None leaves them.
        relative: a bias of scores by the distance of key and query, for each head of the queries.
        initializer: draws the weights.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters.

    Attributes:
        query: ``Linear[U, Flat[Flat[H, G], D]]``.
        key: ``Linear[U, Flat[H, D]]``; likewise ``value``.
        output: ``Linear[Flat[Flat[H, G], D], U]``.

    Raises:
        SizeError: when a label has no size.

    See also: Ainslie et al. (2023), Shazeer (2019); ``torch.nn.functional.scaled_dot_product_attention`` with
    ``enable_gqa=True``.

    >>> from typedtensor import Axis, Input
    >>> from typedtensor.nn import SelfAttention
    >>> class Time(Axis): ...
    >>> class Feature(Axis, size=8): ...
    >>> class Head(Axis, size=2): ...
    >>> class Query(Axis, size=3): ...
    >>> class Width(Axis, size=4): ...
    >>> layer = GroupedQueryAttention(Feature, Head, Query, Width, causal=True, rotary=Rotary(Width))
    >>> (Input(Tensor[Time, Feature]) >> SelfAttention(layer)).tensor_type
    Tensor[Time, Feature]
    """

    def __init__(
        self,
        features: type[U] | U,
        heads: type[H] | H,
        group: type[G] | G,
        width: type[D] | D,
        /,
        *,
        causal: bool = False,
        bias: bool = True,
        rotary: Rotary[D] | None = None,
        relative: ScoreBias[Flat[H, G]] | None = None,
        initializer: Initializer = glorot_uniform,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        self.heads: type[H] = label_of(heads)
        self.group: type[G] = label_of(group)
        self.width: type[D] = label_of(width)
        self.sizes = (size_of(heads), size_of(group), size_of(width))
        require_positions(self, rotary, relative)
        self.causal, self.rotary, self.relative = causal, rotary, relative
        flat: Any = Flat
        inner: Flat[H, D] = flat[self.heads, self.width](self.sizes[0] * self.sizes[2])
        self.together: type[Flat[H, G]] = flat[self.heads, self.group]
        outer: Flat[Flat[H, G], D] = flat[self.together, self.width](math.prod(self.sizes))
        generator = np.random.default_rng(seed)

        def linear(inputs: Any, outputs: Any) -> Any:
            return Linear(inputs, outputs, bias=bias, initializer=initializer, seed=generator, dtype=dtype)

        self.query: Linear[U, Flat[Flat[H, G], D]] = linear(features, outer)
        self.key: Linear[U, Flat[H, D]] = linear(features, inner)
        self.value: Linear[U, Flat[H, D]] = linear(features, inner)
        self.output: Linear[Flat[Flat[H, G], D], U] = linear(outer, features)

    @property
    def of_scores(self) -> tuple[Label, ...]:
        """The labels H and G."""
        return (self.heads, self.group)

    def queries(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, H, G, D]]:
        """The queries of features."""
        width: Callable[[int], D] = self.width
        heads: Callable[[int], H] = self.heads
        together = Unflatten(self.together, width(self.sizes[2]))(self.query(x))
        return Unflatten(heads(self.sizes[0]), self.group)(together)

    def keys(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, H, D]]:
        """The keys of features."""
        return self._split(self.key(x))

    def values(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, H, D]]:
        """The values of features."""
        return self._split(self.value(x))

    def joined(self, mixed: Expr[Tensor[*N, H, G, D]], /) -> Expr[Tensor[*N, U]]:
        """Return the features from the results of the heads."""
        return self.output(Flatten(self.together, self.width)(Flatten(self.heads, self.group)(mixed)))

    def by_heads(self, x: Expr[Tensor[*N, Flat[H, G]]], /) -> Expr[Tensor[*N, H, G]]:
        """Return an array by heads of queries in the form of the scores' heads: heads of keys and heads within each."""
        heads: Callable[[int], H] = self.heads
        return Unflatten(heads(self.sizes[0]), self.group)(x)

    def _split(self, x: Expr[Tensor[*N, Flat[H, D]]]) -> Expr[Tensor[*N, H, D]]:
        heads: Callable[[int], H] = self.heads
        return Unflatten(heads(self.sizes[0]), self.width)(x)

    def __repr__(self) -> str:
        named = (self.query.weight.axes[0], self.heads, self.group, self.width)
        return f"GroupedQueryAttention({', '.join(map(label_name, named))})"
