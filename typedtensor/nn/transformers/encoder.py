"""Transformer encoder blocks."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Attended, Axis, label_name
from typedtensor.core.buffers import Update
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.protocols import Layer
from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
from typedtensor.nn.attending import how_attended
from typedtensor.nn.attention import MultiHeadAttention, SelfAttention
from typedtensor.nn.caching import CachedAttention
from typedtensor.nn.dropout import Dropout
from typedtensor.nn.initializers import Initializer, Seed, glorot_uniform
from typedtensor.nn.normalization import LayerNorm
from typedtensor.nn.positional import Rotary, ScoreBias
from typedtensor.nn.training import Training
from typedtensor.nn.transformers.sublayers import Sublayers
from typedtensor.ops import gelu
from typedtensor.ops.core.holding import held_to

U = TypeVar("U", bound=Axis)
H = TypeVar("H", bound=Axis)
D = TypeVar("D", bound=Axis)
F = TypeVar("F", bound=Axis)
P = TypeVar("P", bound=Axis)
Q = TypeVar("Q", bound=Axis)
N = TypeVarTuple("N")


class TransformerBlock(Sublayers[U, F], Generic[U, H, D, F]):
    """Self-attention and a feed-forward layer, each after a normalization and with a residual connection.

    ``y = x + attention(norm(x))``, then ``y + narrow(gelu(widen(norm(y))))``: ``*N Q U -> *N Q U``. Without
    ``norm_first``, sums are normalized: ``y = norm(x + attention(x))``, then ``norm(y + narrow(gelu(widen(y))))``.

    Args:
        features: the last axis, U; a label that declares its size, or a sized axis.
        heads: the heads of attention, H.
        width: the axis of the queries, keys and values of a head, D.
        inner: the axis between the linear layers, F.
        causal: whether a position attends only to those that are not after it.
        norm_first: whether the inputs of both sublayers are normalized, or else the sums.
        activation: between the linear layers.
        rotary: turns queries and keys by their positions; None leaves them.
        relative: a bias of scores by the distance of key and query.
        rate: the dropout rate of each sublayer's result, in training.
        seed: the source of the draws of weights and of dropout; None takes fresh entropy.
        initializer: draws the weights.
        dtype: the precision of the parameters.

    Raises:
        SizeError: when a label has no size, or the rate is not from 0 to less than 1.

    See also: Vaswani et al. (2017), Radford et al. (2019) for the order; ``torch.nn.TransformerEncoderLayer``,
    which has ``relu`` and ``norm_first=False`` unless it is said.
    """

    def __init__(
        self,
        features: type[U] | U,
        heads: type[H] | H,
        width: type[D] | D,
        inner: type[F] | F,
        /,
        *,
        causal: bool = False,
        norm_first: bool = True,
        activation: Layer[F, F] = gelu,
        rotary: Rotary[D] | None = None,
        relative: ScoreBias[H] | None = None,
        rate: float = 0.0,
        seed: Seed = None,
        initializer: Initializer = glorot_uniform,
        dtype: Any = np.float32,
    ) -> None:
        generator = np.random.default_rng(seed)
        drawn: Any = {"initializer": initializer, "seed": generator, "dtype": dtype}
        self.before_attention: LayerNorm[U] = LayerNorm(features, dtype=dtype)
        self.attention: MultiHeadAttention[U, H, D] = MultiHeadAttention(
            features, heads, width, causal=causal, rotary=rotary, relative=relative, **drawn
        )
        super().__init__(features, inner, activation, norm_first, drawn)
        seeds = generator.integers(0, 2**31, 2).tolist()
        self.first, self.second = (Dropout(rate, seed=int(each)) for each in seeds)

    @held_to(
        "*N Q U, bool *A Attended[Q] *B -> *N Q U where *A *B within *N Q H",
        "x",
        "mask",
        labels=lambda block: {"H": block.attention.heads},
        advice=how_attended,
    )
    def __call__(
        self,
        x: Expr[Tensor[*N, Q, U]],
        training: Training | None,
        /,
        *,
        mask: Expr[BoolTensor[*tuple[Any, ...]]] | None = None,
        present: Expr[BoolTensor[*N, Attended[Q]]] | None = None,
    ) -> Expr[Tensor[*N, Q, U]]:
        """The features after the block; ``mask`` and ``present`` are as in :class:`MultiHeadAttention`."""
        given: Any = {"mask": mask, "present": present}  # the rule above has checked it
        entering = self._given(self.before_attention, x)
        taken: Expr[Tensor[*N, Q, U]] = SelfAttention(self.attention)(entering, **given)
        y = self._added(self.before_attention, x, self.first(taken, training))
        return self._widened(y, self.second, training)

    def at(self, training: Training | None, /) -> TransformerBlockAt[U, H, D, F]:
        """Return the block in one of its forms, for pipelines: ``tokens >> embed >> block.at(training) >> norm``."""
        return TransformerBlockAt(self, training)

    def cached(
        self, x: Expr[Tensor[U]], position: Expr[IntTensor[()]], cache: CachedAttention[P, U, H, D], /
    ) -> tuple[Expr[Tensor[U]], tuple[Update, Update]]:
        """The features of one position after the block, in evaluation, and the updates of the cache.

        Args:
            x: the features of the position.
            position: its number, from 0.
            cache: the keys and values of the positions before, of this block's ``attention``.

        Raises:
            AxisError: when the cache is that of another block.
        """
        cache.require_of(self.attention)
        taken, updates = cache(self._given(self.before_attention, x), position)
        y = self._added(self.before_attention, x, taken)
        return self._widened(y, self.second, None), updates

    def __repr__(self) -> str:
        *_, features, inner = self.widen.weight.axes
        named = (features, self.attention.heads, self.attention.width, inner)
        return f"TransformerBlock({', '.join(map(label_name, named))})"


class TransformerBlockAt(Module, Generic[U, H, D, F]):
    """A block of a transformer in one of its forms."""

    def __init__(self, block: TransformerBlock[U, H, D, F], training: Training | None) -> None:
        self.block, self.training = block, training

    def __call__(self, x: Expr[Tensor[*N, Q, U]], /) -> Expr[Tensor[*N, Q, U]]:
        return self.block(x, self.training)

    def __repr__(self) -> str:
        return f"{self.block!r}.at({self.training!r})"
