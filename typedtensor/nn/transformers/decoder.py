"""Transformer decoder blocks, which also attend to an encoder's output."""

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
from typedtensor.nn.cross_attention import CrossAttention, Remembered
from typedtensor.nn.dropout import Dropout
from typedtensor.nn.initializers import Initializer, Seed, glorot_uniform
from typedtensor.nn.normalization import LayerNorm
from typedtensor.nn.positional import Rotary, ScoreBias
from typedtensor.nn.training import Training
from typedtensor.nn.transformers.sublayers import Sublayers
from typedtensor.ops import gelu
from typedtensor.ops.core.holding import held_to

U = TypeVar("U", bound=Axis)
V = TypeVar("V", bound=Axis)
H = TypeVar("H", bound=Axis)
D = TypeVar("D", bound=Axis)
F = TypeVar("F", bound=Axis)
P = TypeVar("P", bound=Axis)
Q = TypeVar("Q", bound=Axis)
K = TypeVar("K", bound=Axis)
N = TypeVarTuple("N")


class Now(Axis, size=1):
    """The current position of incremental decoding."""


class TransformerDecoderBlock(Sublayers[U, F], Generic[U, V, H, D, F]):
    """Self-attention, attention to a memory, and a feed-forward layer: ``*N Q U, *N K V -> *N Q U``.

    ``y = x + attention(norm(x))``, then ``z = y + reading(norm(y), memory)``, and ``z + narrow(gelu(widen(norm(z))))``.
    Without ``norm_first``, the three sums are normalized, as in :class:`TransformerBlock`. The memory is an encoder's
    result for a text, an image or a recording; its positions K and features V have separate labels.

    Args:
        features: the last axis, U; a label that declares its size, or a sized axis.
        memory: the last axis of the memory, V, which may be U.
        heads: the heads of both attentions, H.
        width: the axis of the queries, keys and values of a head, D.
        inner: the axis between the linear layers, F.
        causal: whether a position attends only to those that are not after it. It may attend to all of the memory.
        norm_first: whether the inputs of sublayers are normalized, or else the sums.
        activation: between the linear layers.
        rotary: turns queries and keys of the self-attention by their positions; None leaves them.
        relative: a bias of its scores by the distance of key and query.
        rate: the dropout rate of each sublayer's result, in training.
        seed: the source of the draws of weights and of dropout; None takes fresh entropy.
        initializer: draws the weights.
        dtype: the precision of the parameters.

    Attributes:
        attention: the self-attention, ``MultiHeadAttention[U, H, D]``.
        reading: the attention to the memory, ``CrossAttention[U, V, H, D]``.

    Raises:
        SizeError: when a label has no size, or the rate is not from 0 to less than 1.

    See also: Vaswani et al. (2017); ``torch.nn.TransformerDecoderLayer``, which has ``relu`` and ``norm_first=False``
    by default, and no causal mask of its own.

    >>> from typedtensor import Axis, Input
    >>> class Frame(Axis): ...
    >>> class Word(Axis): ...
    >>> class Sound(Axis, size=6): ...
    >>> class Feature(Axis, size=8): ...
    >>> class Head(Axis, size=2): ...
    >>> class Width(Axis, size=4): ...
    >>> class Inner(Axis, size=16): ...
    >>> block = TransformerDecoderBlock(Feature, Sound, Head, Width, Inner)
    >>> block(Input(Tensor[Word, Feature]), Input(Tensor[Frame, Sound]), None).tensor_type
    Tensor[Word, Feature]
    """

    def __init__(
        self,
        features: type[U] | U,
        memory: type[V] | V,
        heads: type[H] | H,
        width: type[D] | D,
        inner: type[F] | F,
        /,
        *,
        causal: bool = True,
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
        self.before_reading: LayerNorm[U] = LayerNorm(features, dtype=dtype)
        self.reading: CrossAttention[U, V, H, D] = CrossAttention(features, memory, heads, width, **drawn)
        super().__init__(features, inner, activation, norm_first, drawn)
        seeds = generator.integers(0, 2**31, 3).tolist()
        self.first, self.second, self.third = (Dropout(rate, seed=int(each)) for each in seeds)

    @held_to(
        "*N Q U, bool *A Attended[Q] *B -> *N Q U where *A *B within *N Q H",
        "x",
        "mask",
        labels=lambda block: {"H": block.attention.heads},
        advice=how_attended,
    )
    @held_to(
        "*N Q U, *N K V, bool *A K *B -> *N Q U where *A *B within *N Q H",
        "x",
        "memory",
        "memory_mask",
        labels=lambda block: {"H": block.attention.heads},
    )
    def __call__(
        self,
        x: Expr[Tensor[*N, Q, U]],
        memory: Expr[Tensor[*N, K, V]],
        training: Training | None,
        /,
        *,
        mask: Expr[BoolTensor[*tuple[Any, ...]]] | None = None,
        present: Expr[BoolTensor[*N, Attended[Q]]] | None = None,
        memory_mask: Expr[BoolTensor[*tuple[Any, ...]]] | None = None,
        memory_present: Expr[BoolTensor[*N, K]] | None = None,
    ) -> Expr[Tensor[*N, Q, U]]:
        """Return the features after the block.

        Args:
            x: the features of the output so far.
            memory: the encoder's result; its positions have another label.
            training: the form of the block, as in :class:`Training`.
            mask: which position may attend to which, as in :class:`SelfAttention`.
            present: which positions of ``x`` there are, along ``Attended[Q]``.
            memory_mask: which position may attend to which of the memory, as in :class:`CrossAttention`.
            memory_present: which positions of the memory there are.

        Raises:
            AxisError: when both have one label for their positions, or a mask an axis that the scores lack.
        """
        given: Any = {"mask": mask, "present": present}  # the rules above have checked it
        of_memory: Any = {"mask": memory_mask, "present": memory_present}
        entering = self._given(self.before_attention, x)
        taken: Expr[Tensor[*N, Q, U]] = SelfAttention(self.attention)(entering, **given)
        y = self._added(self.before_attention, x, self.first(taken, training))
        read: Expr[Tensor[*N, Q, U]] = self.reading(self._given(self.before_reading, y), memory, **of_memory)
        z = self._added(self.before_reading, y, self.second(read, training))
        return self._widened(z, self.third, training)

    def at(
        self,
        memory: Expr[Tensor[*N, K, V]],
        training: Training | None,
        /,
        *,
        memory_present: Expr[BoolTensor[*N, K]] | None = None,
    ) -> TransformerDecoderBlockAt[*N, K, U, V, H, D, F]:
        """Return the block with its memory, for pipelines: ``words >> embed >> block.at(memory, None) >> norm``."""
        return TransformerDecoderBlockAt(self, memory, training, memory_present)

    def cached(
        self,
        x: Expr[Tensor[U]],
        position: Expr[IntTensor[()]],
        cache: CachedAttention[P, U, H, D],
        remembered: Remembered[K, H, D],
        /,
        *,
        memory_present: Expr[BoolTensor[K]] | None = None,
    ) -> tuple[Expr[Tensor[U]], tuple[Update, Update]]:
        """The features of one position after the block, in evaluation, and the updates of the cache.

        Args:
            x: the features of the position.
            position: its number, from 0.
            cache: the keys and values of the positions before, of this block's ``attention``.
            remembered: the keys and values of the memory, ``block.reading.remember(memory)``.
            memory_present: which positions of the memory there are.

        Raises:
            AxisError: when the cache belongs to another block, or the memory itself is passed as remembered keys.
        """
        cache.require_of(self.attention)
        taken, updates = cache(self._given(self.before_attention, x), position)
        y = self._added(self.before_attention, x, taken)
        query = self._given(self.before_reading, y).expand(Now)
        read = self.reading.recall(query, remembered, present=memory_present).sum(Now)
        z = self._added(self.before_reading, y, read)
        return self._widened(z, self.third, None), updates

    def __repr__(self) -> str:
        *_, features, inner = self.widen.weight.axes
        named = (features, self.reading.key.weight.axes[0], self.attention.heads, self.attention.width, inner)
        return f"TransformerDecoderBlock({', '.join(map(label_name, named))})"


class TransformerDecoderBlockAt(Module, Generic[*N, K, U, V, H, D, F]):
    """A block of a decoder in one of its forms, with its memory."""

    def __init__(
        self,
        block: TransformerDecoderBlock[U, V, H, D, F],
        memory: Expr[Tensor[*N, K, V]],
        training: Training | None,
        present: Expr[BoolTensor[*N, K]] | None,
    ) -> None:
        self.block, self.memory, self.training, self.present = block, memory, training, present

    def __call__(self, x: Expr[Tensor[*N, Q, U]], /) -> Expr[Tensor[*N, Q, U]]:
        return self.block(x, self.memory, self.training, memory_present=self.present)

    def __repr__(self) -> str:
        return f"{self.block!r}.at({self.memory!r}, {self.training!r})"
