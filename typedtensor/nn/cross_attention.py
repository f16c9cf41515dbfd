"""Attention to positions of another tensor, which the other forms of attention are built on."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis, Flat, Label, label_name, label_of, size_of
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import BoolTensor, Tensor
from typedtensor.errors import AxisError
from typedtensor.nn.attending import attend, require_positions
from typedtensor.nn.initializers import Initializer, Seed, glorot_uniform
from typedtensor.nn.linear import Linear
from typedtensor.nn.positional import Rotary, ScoreBias
from typedtensor.ops import Flatten, Unflatten
from typedtensor.ops.core.holding import held_to

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
H = TypeVar("H", bound=Axis)
D = TypeVar("D", bound=Axis)
Q = TypeVar("Q", bound=Axis)
K = TypeVar("K", bound=Axis)
N = TypeVarTuple("N")
S = TypeVarTuple("S")


class Attention(Module, Generic[U, V, *S, D]):
    """The base of all forms of attention: positions with features U attend to positions with features V.

    The scores have the axes ``*S`` for the heads of the queries: H of :class:`MultiHeadAttention`, and H and G of
    :class:`GroupedQueryAttention`.
    """

    heads: Label
    width: type[D]
    causal: bool
    rotary: Rotary[D] | None

    @property
    def of_scores(self) -> tuple[Label, ...]:
        """The labels ``*S``."""
        return (self.heads,)

    @held_to(
        "*N Q U, *N K V, bool *A K *B -> *N Q U where *A *B within *N Q *S",
        "x",
        "attended",
        "mask",
        labels=lambda layer: {"*S": layer.of_scores},
    )
    def __call__(
        self,
        x: Expr[Tensor[*N, Q, U]],
        attended: Expr[Tensor[*N, K, V]],
        /,
        *,
        mask: Expr[BoolTensor[*tuple[Any, ...]]] | None = None,
        present: Expr[BoolTensor[*N, K]] | None = None,
    ) -> Expr[Tensor[*N, Q, U]]:
        """Return the attention of the positions of ``x`` to those of ``attended``.

        Args:
            x: the source of the queries.
            attended: the source of the keys and values, with another label for its positions. :class:`SelfAttention`
                renames them.
            mask: which position may attend to which: truth values along K, and along any of the other axes of the
                scores, ``*N``, Q and those of the heads. A position that may attend to none has a result of 0, before
                the last linear map.
            present: the valid positions of ``attended``, as sequences of a batch differ in length.

        Raises:
            AxisError: when both have one label for their positions, or the mask an axis that the scores lack.
        """
        taken: Expr[Tensor[*N, Q, U]] = attend(self, x, attended, mask, present)
        return taken


@dataclass(frozen=True, eq=False)
class Remembered(Generic[*N, K, H, D]):
    """The keys and values of positions, computed once for repeated attention to them."""

    keys: Expr[Tensor[*N, K, H, D]]
    values: Expr[Tensor[*N, K, H, D]]


class CrossAttention(Attention[U, V, H, D], Generic[U, V, H, D]):
    """Attention of positions Q to positions K with other features: ``*N Q U, *N K V -> *N Q U``.

    It is :class:`MultiHeadAttention` with keys and values from other features, V, as when a text attends to an image.

    Args:
        features: the last axis of ``x``, U; a label that declares its size, or a sized axis.
        attended: the last axis of ``attended``, V.
        heads: the heads, H.
        width: the axis of the queries, keys and values of a head, D.
        causal: whether a position attends only to those that are not after it.
        bias: whether the linear maps have a bias.
        rotary: turns queries and keys by their positions; None leaves them.
        relative: a bias of scores by the distance of key and query: :class:`ALiBi`, :class:`RelativeBias`.
        initializer: draws the weights.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters.

    Attributes:
        query: ``Linear[U, Flat[H, D]]``.
        key: ``Linear[V, Flat[H, D]]``; likewise ``value``.
        output: ``Linear[Flat[H, D], U]``.

    Raises:
        SizeError: when a label has no size.

    See also: Bahdanau et al. (2015), Vaswani et al. (2017); ``kdim`` and ``vdim`` of PyTorch's attention.

    >>> from typedtensor import Axis, Input
    >>> class Word(Axis): ...
    >>> class Patch(Axis): ...
    >>> class Feature(Axis, size=8): ...
    >>> class Seen(Axis, size=6): ...
    >>> class Head(Axis, size=2): ...
    >>> class Width(Axis, size=4): ...
    >>> layer = CrossAttention(Feature, Seen, Head, Width)
    >>> layer(Input(Tensor[Word, Feature]), Input(Tensor[Patch, Seen])).tensor_type
    Tensor[Word, Feature]
    """

    def __init__(
        self,
        features: type[U] | U,
        attended: type[V] | V,
        heads: type[H] | H,
        width: type[D] | D,
        /,
        *,
        causal: bool = False,
        bias: bool = True,
        rotary: Rotary[D] | None = None,
        relative: ScoreBias[H] | None = None,
        initializer: Initializer = glorot_uniform,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        self.heads: type[H] = label_of(heads)
        self.width: type[D] = label_of(width)
        self.sizes = (size_of(heads), size_of(width))
        require_positions(self, rotary, relative)
        self.causal, self.rotary, self.relative = causal, rotary, relative
        flat: Any = Flat
        inner: Flat[H, D] = flat[self.heads, self.width](math.prod(self.sizes))

        drawn: Any = {"bias": bias, "initializer": initializer, "seed": np.random.default_rng(seed), "dtype": dtype}
        self.query: Linear[U, Flat[H, D]] = Linear(features, inner, **drawn)
        self.key: Linear[V, Flat[H, D]] = Linear(attended, inner, **drawn)
        self.value: Linear[V, Flat[H, D]] = Linear(attended, inner, **drawn)
        self.output: Linear[Flat[H, D], U] = Linear(inner, features, **drawn)

    def remember(self, attended: Expr[Tensor[*N, K, V]], /) -> Remembered[*N, K, H, D]:
        """Return the keys and values of the attended positions, for :meth:`recall`."""
        return Remembered(self.keys(attended), self.values(attended))

    def recall(
        self,
        x: Expr[Tensor[*N, Q, U]],
        remembered: Remembered[*N, K, H, D],
        /,
        *,
        present: Expr[BoolTensor[*N, K]] | None = None,
    ) -> Expr[Tensor[*N, Q, U]]:
        """Return the result of a call for ``x`` and remembered keys and values.

        Raises:
            AxisError: when the second argument is no :class:`Remembered`.
        """
        if not isinstance(remembered, Remembered):
            raise AxisError(
                f"{self!r} takes remembered keys and values, but was given a {type(remembered).__name__}: write "
                "attention.remember(x)"
            )
        taken: Expr[Tensor[*N, Q, U]] = attend(self, x, remembered, None, present)
        return taken

    def queries(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, H, D]]:
        """The queries of features."""
        return self._split(self.query(x))

    def keys(self, attended: Expr[Tensor[*N, V]], /) -> Expr[Tensor[*N, H, D]]:
        """The keys of features."""
        return self._split(self.key(attended))

    def values(self, attended: Expr[Tensor[*N, V]], /) -> Expr[Tensor[*N, H, D]]:
        """The values of features."""
        return self._split(self.value(attended))

    def joined(self, mixed: Expr[Tensor[*N, H, D]], /) -> Expr[Tensor[*N, U]]:
        """Return the features from the results of the heads."""
        return self.output(Flatten(self.heads, self.width)(mixed))

    def by_heads(self, x: Expr[Tensor[*N, H]], /) -> Expr[Tensor[*N, H]]:
        """Return an array by heads of queries in the form of the scores' heads, here unchanged."""
        return x

    def _split(self, x: Expr[Tensor[*N, Flat[H, D]]]) -> Expr[Tensor[*N, H, D]]:
        heads: Callable[[int], H] = self.heads
        return Unflatten(heads(self.sizes[0]), self.width)(x)

    def __repr__(self) -> str:
        named = (self.query.weight.axes[0], self.key.weight.axes[0], self.heads, self.width)
        return f"CrossAttention({', '.join(map(label_name, named))})"
