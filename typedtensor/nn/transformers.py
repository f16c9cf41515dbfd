"""Transformer blocks: attention and a feed-forward layer, each with a normalization and a residual connection."""

from __future__ import annotations

from typing import Any, Generic, TypedDict, Unpack

import numpy as np

from typedtensor.base.made import require_made
from typedtensor.core.axes import Attended, Axis, D, F, H, K, N, P, Q, U, V, label_name, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.module import Layer, Module
from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
from typedtensor.core.variables import Update
from typedtensor.nn.attention import (
    CachedAttention,
    CrossAttention,
    MultiHeadAttention,
    Remembered,
    SelfAttention,
    how_attended,
)
from typedtensor.nn.dropout import Dropout
from typedtensor.nn.initializers import Initializer, Seed, glorot_uniform
from typedtensor.nn.linear import Linear
from typedtensor.nn.normalization import LayerNorm
from typedtensor.nn.positional import Rotary, ScoreBias
from typedtensor.nn.training import Training
from typedtensor.ops import gelu
from typedtensor.ops.core.ruling import held_to


class Building(TypedDict, Generic[H, D, F], total=False):
    """The options of all blocks, as in :class:`TransformerBlock`."""

    causal: bool
    norm_first: bool
    activation: Layer[F, F]
    rotary: Rotary[D] | None
    relative: ScoreBias[H] | None
    rate: float
    seed: Seed
    initializer: Initializer
    dtype: Any


class Sublayers(Module, Generic[U, H, D, F, Q]):
    """What all blocks are: sublayers with residual connections, of which the last is two linear layers.

    Each sublayer has a normalization: of its input, ``y + f(norm(y))``, or of the sum, ``norm(y + f(y))``. Options are
    those of :class:`TransformerBlock`.
    """

    attention: MultiHeadAttention[U, H, D]

    def _make(
        self,
        features: Any,
        heads: Any,
        width: Any,
        inner: Any,
        over: Any,
        memory: Any = None,
        *,
        causal: bool = False,
        norm_first: bool = True,
        activation: Any = gelu,
        rotary: Any = None,
        relative: Any = None,
        rate: float = 0.0,
        seed: Seed = None,
        initializer: Initializer = glorot_uniform,
        dtype: Any = np.float32,
    ) -> None:
        require_made(f"{type(self).__name__} takes a layer for activation=, but was given", activation)
        generator = np.random.default_rng(seed)
        drawn: Any = {"initializer": initializer, "seed": generator, "dtype": dtype}
        self.attention_norm: LayerNorm[U] = LayerNorm(features, dtype=dtype)
        self.attention = MultiHeadAttention(
            features, heads, width, causal=causal, rotary=rotary, relative=relative, **drawn
        )
        if memory is not None:
            self.reading_norm: LayerNorm[U] = LayerNorm(features, dtype=dtype)
            self.reading: Any = CrossAttention(features, memory, heads, width, **drawn)
        self.feedforward_norm: LayerNorm[U] = LayerNorm(features, dtype=dtype)
        self.widen: Linear[U, F] = Linear(features, inner, **drawn)
        self.narrow: Linear[F, U] = Linear(inner, features, **drawn)
        self.over: type[Q] = label_of(over)
        self.activation: Layer[F, F] = activation
        self.norm_first = norm_first
        seeds = generator.integers(0, 2**31, 2 if memory is None else 3).tolist()
        self.dropouts = tuple(Dropout(rate, seed=int(each)) for each in seeds)

    def _given(self, norm: LayerNorm[U], x: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N, U]]:
        """Return the input of a sublayer."""
        return norm(x) if self.norm_first else x

    def _added(self, norm: LayerNorm[U], x: Expr[Tensor[*N, U]], taken: Expr[Tensor[*N, U]]) -> Expr[Tensor[*N, U]]:
        """Return the features after the residual connection around a sublayer."""
        return x + taken if self.norm_first else norm(x + taken)

    def _self_attended(self, x: Any, training: Training | None, mask: Any, present: Any) -> Any:
        """Return the features after the self-attention."""
        layer: Any = SelfAttention(self.attention, self.over)
        taken = layer(self._given(self.attention_norm, x), mask=mask, present=present)
        return self._added(self.attention_norm, x, self.dropouts[0](taken, training))

    def _widened(self, y: Expr[Tensor[*N, U]], training: Training | None) -> Expr[Tensor[*N, U]]:
        """Return the features after the feed-forward sublayer."""
        inner = self.activation(self.widen(self._given(self.feedforward_norm, y)))
        return self._added(self.feedforward_norm, y, self.dropouts[-1](self.narrow(inner), training))

    def _self_attended_at(self, x: Any, position: Any, cache: Any) -> tuple[Any, tuple[Update, Update]]:
        """Return the features of one position after the self-attention, and the updates of the cache."""
        cache.require_of(self.attention)
        taken, updates = cache(self._given(self.attention_norm, x), position)
        return self._added(self.attention_norm, x, taken), updates

    def _shown(self, *features: Any) -> str:
        labels = (*features, self.attention.heads, self.attention.width, self.widen.weight.axes[-1])
        return f"{type(self).__name__}({', '.join(map(label_name, labels))}, over={label_name(self.over)})"


class TransformerBlock(Sublayers[U, H, D, F, Q], Generic[U, H, D, F, Q]):
    """Self-attention and a feed-forward layer, each after a normalization and with a residual connection.

    ``y = x + attention(norm(x))``, then ``y + narrow(gelu(widen(norm(y))))``: ``*N Q U -> *N Q U``. Without
    ``norm_first``, sums are normalized: ``y = norm(x + attention(x))``, then ``norm(y + narrow(gelu(widen(y))))``.

    Args:
        features: the last axis, U; a label that declares its size, or a sized axis.
        heads: the heads of attention, H.
        width: the axis of the queries, keys and values of a head, D.
        inner: the axis between the linear layers, F.
        over: the axis of the positions, Q, which stands before the features.
        causal: whether a position attends only to those that are not after it; True for decoders.
        norm_first: whether the inputs of sublayers are normalized, or else the sums; True.
        activation: between the linear layers; :data:`gelu`.
        rotary: turns queries and keys of the self-attention by their positions; None leaves them.
        relative: a bias of its scores by the distance of key and query.
        rate: the dropout rate of each sublayer's result, in training; 0.
        seed: the source of the draws of weights and of dropout; None takes fresh entropy.
        initializer: draws the weights; :func:`glorot_uniform`.
        dtype: the precision of the parameters; float32.

    Attributes:
        attention: the self-attention, ``MultiHeadAttention[U, H, D]``, with ``attention_norm``.
        widen: ``Linear[U, F]``; and ``narrow`` back, with ``feedforward_norm``.

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
        over: type[Q],
        **options: Unpack[Building[H, D, F]],
    ) -> None:
        self._make(features, heads, width, inner, over, **options)

    @held_to(
        "*N Q U, bool *A Attended[Q] *B -> *N Q U where *A *B within *N Q H",
        "x",
        "mask",
        labels=lambda block: {"H": block.attention.heads, "Q": block.over},
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
        y: Expr[Tensor[*N, Q, U]] = self._self_attended(x, training, mask, present)
        return self._widened(y, training)

    def at(self, training: Training | None, /) -> TransformerBlockAt[U, H, D, F, Q]:
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
        y: Expr[Tensor[U]]
        y, updates = self._self_attended_at(x, position, cache)
        return self._widened(y, None), updates

    def __repr__(self) -> str:
        return self._shown(self.attention.features)


class TransformerBlockAt(Module, Generic[U, H, D, F, Q]):
    """A block of a transformer in one of its forms."""

    def __init__(self, block: TransformerBlock[U, H, D, F, Q], training: Training | None) -> None:
        self.block, self.training = block, training

    def __call__(self, x: Expr[Tensor[*N, Q, U]], /) -> Expr[Tensor[*N, Q, U]]:
        return self.block(x, self.training)

    def __repr__(self) -> str:
        return f"{self.block!r}.at({self.training!r})"


class Now(Axis, size=1):
    """The current position of incremental decoding."""


class TransformerDecoderBlock(Sublayers[U, H, D, F, Q], Generic[U, V, H, D, F, Q]):
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
        over: the axis of the positions, Q, which stands before the features.
        options: as in :class:`TransformerBlock`; a position may attend to all of the memory.

    Attributes:
        reading: the attention to the memory, ``CrossAttention[U, V, H, D]``, with ``reading_norm``.

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
    >>> block = TransformerDecoderBlock(Feature, Sound, Head, Width, Inner, over=Word)
    >>> block(Input(Tensor[Word, Feature]), Input(Tensor[Frame, Sound]), None).tensor_type
    Tensor[Word, Feature]
    """

    reading: CrossAttention[U, V, H, D]

    def __init__(
        self,
        features: type[U] | U,
        memory: type[V] | V,
        heads: type[H] | H,
        width: type[D] | D,
        inner: type[F] | F,
        /,
        *,
        over: type[Q],
        **options: Unpack[Building[H, D, F]],
    ) -> None:
        options.setdefault("causal", True)
        self._make(features, heads, width, inner, over, memory, **options)

    @held_to(
        "*N Q U, bool *A Attended[Q] *B -> *N Q U where *A *B within *N Q H",
        "x",
        "mask",
        labels=lambda block: {"H": block.attention.heads, "Q": block.over},
        advice=how_attended,
    )
    @held_to(
        "*N Q U, *N K V, bool *A K *B -> *N Q U where *A *B within *N Q H",
        "x",
        "memory",
        "memory_mask",
        labels=lambda block: {"H": block.attention.heads, "Q": block.over},
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
        y: Expr[Tensor[*N, Q, U]] = self._self_attended(x, training, mask, present)
        of_memory: Any = {"mask": memory_mask, "present": memory_present}  # the rules above have checked it
        read: Expr[Tensor[*N, Q, U]] = self.reading(self._given(self.reading_norm, y), memory, **of_memory)
        return self._widened(self._added(self.reading_norm, y, self.dropouts[1](read, training)), training)

    def at(
        self,
        memory: Expr[Tensor[*N, K, V]],
        training: Training | None,
        /,
        *,
        memory_present: Expr[BoolTensor[*N, K]] | None = None,
    ) -> TransformerDecoderBlockAt[*N, K, U, V, H, D, F, Q]:
        """Return the block with its memory, for pipelines: ``words >> embed >> block.at(memory, None) >> norm``."""
        return TransformerDecoderBlockAt(self, memory, training, memory_present)

    def cached(
        self,
        x: Expr[Tensor[U]],
        position: Expr[IntTensor[()]],
        cache: CachedAttention[P, U, H, D],
        remembered: Remembered[Expr[Tensor[K, H, D]]],
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
        y: Expr[Tensor[U]]
        y, updates = self._self_attended_at(x, position, cache)
        query = self._given(self.reading_norm, y).expand(Now)
        read = self.reading.recall(query, remembered, present=memory_present).sum(Now)
        return self._widened(self._added(self.reading_norm, y, read), None), updates

    def __repr__(self) -> str:
        return self._shown(self.attention.features, self.reading.attended)


class TransformerDecoderBlockAt(Module, Generic[*N, K, U, V, H, D, F, Q]):
    """A block of a decoder in one of its forms, with its memory."""

    def __init__(
        self,
        block: TransformerDecoderBlock[U, V, H, D, F, Q],
        memory: Expr[Tensor[*N, K, V]],
        training: Training | None,
        present: Expr[BoolTensor[*N, K]] | None,
    ) -> None:
        self.block, self.memory, self.training, self.present = block, memory, training, present

    def __call__(self, x: Expr[Tensor[*N, Q, U]], /) -> Expr[Tensor[*N, Q, U]]:
        return self.block(x, self.memory, self.training, memory_present=self.present)

    def __repr__(self) -> str:
        return f"{self.block!r}.at({self.memory!r}, {self.training!r})"
