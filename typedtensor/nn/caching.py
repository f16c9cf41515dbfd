"""Incremental attention: one position at a time, with the keys and values of earlier positions in buffers."""

from __future__ import annotations

import math
from typing import Any, Generic, TypeVar, overload

import numpy as np

from typedtensor.core.axes import Axis, label_name, label_of, size_of
from typedtensor.core.buffers import Buffer, Update
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import IntTensor, Tensor, tensor_type
from typedtensor.errors import AxisError
from typedtensor.nn.attending import biased
from typedtensor.nn.attention import MultiHeadAttention
from typedtensor.nn.grouped_attention import GroupedQueryAttention
from typedtensor.ops import Dot, IndexUpdate, arange, softmax

P = TypeVar("P", bound=Axis)
U = TypeVar("U", bound=Axis)
G = TypeVar("G", bound=Axis)
H = TypeVar("H", bound=Axis)
D = TypeVar("D", bound=Axis)


class CachedAttention(Module, Generic[P, U, H, D]):
    """Causal self-attention that takes one position at a time, ``U -> U``, and gives the results of attention on all.

    The keys and values of earlier positions are in buffers. A call returns the attention of a position to itself and
    earlier ones, and the updates with its key and value, for :func:`typedtensor.commit`. Later places of the buffers
    are not read, so a new sequence simply starts at position 0.

    Args:
        attention: the attention, with the parameters.
        positions: the axis of the buffers, P, which bounds positions; a label that declares its size, or a sized axis.

    Attributes:
        keys: a buffer ``Tensor[P, H, D]``; likewise ``values``.

    Raises:
        SizeError: when the label has no size.
        AxisError: when a position attends to later ones, too.

    See also: Shazeer (2019); ``flax.linen.MultiHeadDotProductAttention(decode=True)``.

    >>> from typedtensor import Axis, Const, IntTensor, Tensor, given
    >>> class Past(Axis, size=8): ...
    >>> class Feature(Axis, size=6): ...
    >>> class Head(Axis, size=2): ...
    >>> class Width(Axis, size=3): ...
    >>> layer = CachedAttention(MultiHeadAttention(Feature, Head, Width, causal=True), Past)
    >>> y, updates = layer(Const(Tensor[Feature]([1.0] * 6)), Const(IntTensor[()](0)))
    >>> y.axes == (Feature,), len(updates)
    (True, 2)
    """

    @overload
    def __init__(self, attention: MultiHeadAttention[U, H, D], positions: type[P] | P, /) -> None: ...
    @overload
    def __init__(self, attention: GroupedQueryAttention[U, H, G, D], positions: type[P] | P, /) -> None: ...
    def __init__(self, attention: Any, positions: type[P] | P, /) -> None:
        if not attention.causal:
            raise AxisError(
                f"{attention!r} lets positions attend to later ones, which a cache does not have yet: make it with "
                "causal=True"
            )
        self.attention: MultiHeadAttention[U, H, D] | GroupedQueryAttention[U, H, Any, D] = attention
        self.positions: type[P] = label_of(positions)
        of: Any = tensor_type("real", (self.positions, attention.heads, attention.width))
        zeros = np.zeros(
            (size_of(positions), attention.sizes[0], attention.sizes[-1]), attention.key.weight.value.dtype
        )
        self.keys: Buffer[Tensor[P, H, D]] = Buffer(of(zeros))
        self.values: Buffer[Tensor[P, H, D]] = Buffer(of(zeros))

    def __call__(
        self, x: Expr[Tensor[U]], position: Expr[IntTensor[()]], /
    ) -> tuple[Expr[Tensor[U]], tuple[Update, Update]]:
        """Return the attention of a position, and the updates of the cache.

        Args:
            x: the features of the position.
            position: its number, from 0.
        """
        if not isinstance(position, Operand):
            raise AxisError(
                f"{self!r} takes the number of a position as an expression, an Input(IntTensor[()]) that is bound "
                f"to a new number for each position, not {position!r}"
            )
        # The labels are only known at run time.
        attention: Any = self.attention
        positions: Any = self.positions
        write: Any = IndexUpdate(positions)
        query, key = attention.queries(x) * (1.0 / math.sqrt(attention.sizes[-1])), attention.keys(x)
        if attention.rotary is not None:
            query, key = attention.rotary(query, position), attention.rotary(key, position)
        keys, values = write(self.keys, position, key), write(self.values, position, attention.values(x))
        scores: Any = Dot(attention.width)(query, keys)
        distances: Any = arange(positions(self.keys.value.shape[0]))
        distances = distances - position.expand_like(distances)
        if attention.relative is not None:
            scores = biased(attention, scores, distances)
        mixed: Any = Dot(positions)(softmax(scores, positions, where=distances <= 0), values)
        return attention.joined(mixed), (
            self.keys.becomes(keys),
            self.values.becomes(values),
        )

    def require_of(self, attention: object) -> None:
        """Require that the cache belongs to an attention.

        Raises:
            AxisError: when the cache belongs to another attention.
        """
        if self.attention is not attention:
            raise AxisError(
                f"{self!r} caches the keys of another attention than that of this block: make a cache for each "
                "block, CachedAttention(block.attention, positions)"
            )

    def __repr__(self) -> str:
        return f"CachedAttention({self.attention!r}, {label_name(self.positions)})"
