"""Positional encodings: added to features, as rotations of queries and keys, or as biases of scores."""

from __future__ import annotations

import math
from typing import Any, Generic, Protocol, TypeVarTuple

import numpy as np

from typedtensor.core.axes import B, D, E, H, N, U, label_name, label_of, size_of
from typedtensor.core.expr import Const, Expr
from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor, tensor_type
from typedtensor.core.variables import Param
from typedtensor.errors import SizeError
from typedtensor.nn.initializers import Initializer, Seed, draw_parameter, random_normal
from typedtensor.nn.layer import Shown
from typedtensor.ops import (
    as_int,
    as_real,
    as_real_like,
    as_single,
    cos,
    embed,
    log,
    maximum,
    minimum,
    outer,
    roll,
    ruled,
    sin,
    take,
    to_int,
    where,
)

P = TypeVarTuple("P")

_SINGLE: Expr[Tensor[()]] = Const(Tensor[()](0.0))
"""What meets no other precision is float32."""


class Sinusoidal(Shown, Generic[E], shows=("features",)):
    """``sin(p / base^(2i/|E|))`` at 2i along E and ``cos(p / base^(2i/|E|))`` at 2i + 1: ``int *N -> *N E``.

    It has no parameters. For positions that are learnt, see :class:`Embedding`.

    Args:
        features: the axis E; a label that declares its size, or a sized axis.
        base: the longest wave is 2π times as long.
        dtype: the precision of the result; None for that of ``like``, and float32 without it.

    Raises:
        SizeError: when the label has no size.

    See also: Vaswani et al. (2017), section 3.5.

    >>> from typedtensor import Axis, given
    >>> from typedtensor.ops import arange
    >>> class Time(Axis): ...
    >>> class Feature(Axis, size=4): ...
    >>> with given():
    ...     (arange(Time(2)) >> Sinusoidal(Feature)).value.numpy().round(2).tolist()
    [[0.0, 1.0, 0.0, 1.0], [0.8399999737739563, 0.5400000214576721, 0.009999999776482582, 1.0]]
    """

    def __init__(self, features: type[E] | E, /, *, base: float = 10_000.0, dtype: Any = None) -> None:
        size = size_of(features)
        self.features: type[E] = label_of(features)
        places = np.arange(size)
        self._frequencies: Expr[Tensor[E]] = _exact(self.features, base ** -(places // 2 * 2 / max(size, 1)), dtype)
        self._even: Expr[BoolTensor[E]] = Const(tensor_type("bool", (self.features,))(places % 2 == 0))
        self._dtype = dtype

    def __call__(self, positions: Expr[IntTensor[*N]], /, like: Expr[Tensor[*P]] | None = None) -> Expr[Tensor[*N, E]]:
        """The encodings of positions.

        Args:
            positions: the positions.
            like: what they are added to, whose precision they take.
        """
        frequencies = _precise(self._frequencies, self._dtype, None if like is None else as_single(like))
        angles = outer(as_real_like(positions, frequencies), frequencies)
        encoded = where(self._even.expand_like(angles), sin(angles), cos(angles))
        return _precise(encoded, self._dtype, like)


def _exact(axis: type[U], numbers: Any, dtype: Any) -> Expr[Tensor[U]]:
    """A constant along a label in a precision; in float64, from which others are made, if it is not given."""
    made: Any = tensor_type("real", (axis,))
    return Const(made(np.asarray(numbers, np.float64 if dtype is None else dtype)))


def _precise(x: Expr[Tensor[*N]], dtype: Any, like: Expr[Tensor[*P]] | None) -> Expr[Tensor[*N]]:
    """``x`` in the precision of ``like``, in float32 without it; as it is, if the user has asked for a precision."""
    return x if dtype is not None else as_real_like(x, _SINGLE if like is None else like)


class Rotary(Shown, Generic[D], shows=("width",)):
    """Rotate the i-th pair of features at position p by the angle ``p / base^(2i/|D|)``: ``*N D -> *N D``.

    The product of a query and a key that are turned so depends on their distance alone.

    Args:
        width: the axis of a head's features, D, of even size; a label that declares its size, or a sized axis.
        base: the longest wave is 2π times as long.
        interleaved: whether a pair is two neighbours, as in the paper. If not, it is an element of the first half and
            that of the second half, as in GPT-NeoX and LLaMA.
        dtype: the precision of the angles; None for that of the features, and float32 for those in float16.

    Raises:
        SizeError: when the label has no size, or an odd one.

    See also: Su et al. (2021); ``torchtune.modules.RotaryPositionalEmbeddings``, which is interleaved;
    ``transformers.models.llama.apply_rotary_pos_emb``, which is not.

    >>> from typedtensor import Axis, Input
    >>> class Time(Axis): ...
    >>> class Width(Axis, size=4): ...
    >>> x = Input(Tensor[Time, Width])
    >>> Rotary(Width)(x, x.positions(Time)).tensor_type
    Tensor[Time, Width]
    """

    def __init__(
        self, width: type[D] | D, /, *, base: float = 10_000.0, interleaved: bool = False, dtype: Any = None
    ) -> None:
        self.width: type[D] = label_of(width)
        size = size_of(width)
        if size % 2:
            raise SizeError(
                f"rotary positions rotate pairs of features, but {label_name(self.width)} has {size}, an odd number"
            )
        half, places = size // 2, np.arange(size)
        pair, second = (places // 2, places % 2) if interleaved else (places % max(half, 1), places // max(half, 1))
        # The first of a pair has a negative frequency, which negates its sine but not its cosine.
        signed = np.where(second, 1.0, -1.0) * base ** -(2 * pair / max(size, 1))
        self._frequencies: Expr[Tensor[D]] = _exact(self.width, signed, dtype)
        self._dtype = dtype
        self._half = half
        self._other: Expr[IntTensor[D]] | None = None
        if interleaved:
            self._other = Const(tensor_type("int", (self.width,))(places ^ 1))

    @ruled("*A D, int *P -> *A D where *P within *A")
    def __call__(self, x: Expr[Tensor[*N, D]], positions: Expr[IntTensor[*P]], /) -> Expr[Tensor[*N, D]]:
        """The features at their positions.

        Args:
            x: the features.
            positions: their positions: an integer for each element of some of the axes of ``x``, or one for all.
        """
        # The rule states that the axes P are among N; mypy's types cannot.
        frequencies: Any = _precise(self._frequencies, self._dtype, as_single(x))
        angles: Any = outer(as_real_like(positions, frequencies), frequencies)
        cosine, sine = as_real_like(cos(angles), x), as_real_like(sin(angles), x)
        other = roll(x, self.width, self._half) if self._other is None else take(x, self._other, self.width)
        result: Expr[Tensor[*N, D]] = x * cosine.expand_like(x) + other * sine.expand_like(x)
        return result


_small: Initializer = random_normal(0.02)


class ScoreBias(Protocol[H]):
    """A bias of scores by the distance of key and query, for each head: ``int *N -> *N H``."""

    def __call__(self, distances: Expr[IntTensor[*N]], /) -> Expr[Tensor[*N, H]]:
        """Return the bias.

        Args:
            distances: the position of the key minus that of the query, negative for earlier keys.
        """


class ALiBi(Shown, Generic[H], shows=("heads",)):
    """``-slope · |distance|``, with slopes ``2^(-8/|H|), 2^(-16/|H|), …, 2^-8`` for the heads: ``int *N -> *N H``.

    It has no parameters. If the number of heads is no power of 2, the slopes are those of the next smaller one, and
    then every second one of those of the next larger one.

    Args:
        heads: the heads, H; a label that declares its size, or a sized axis.
        dtype: the precision of the result; None for that of ``like``, and float32 without it.

    Raises:
        SizeError: when the label has no size.

    See also: Press et al. (2022).

    >>> from typedtensor import Axis, Const, given
    >>> class Past(Axis): ...
    >>> class Head(Axis, size=2): ...
    >>> with given():
    ...     print(ALiBi(Head)(Const(IntTensor[Past]([-2, 0]))).value)
    Tensor[Past=2, Head=2]([[-0.125 , -0.0078],
                            [-0.    , -0.    ]])
    """

    def __init__(self, heads: type[H] | H, /, *, dtype: Any = None) -> None:
        self.heads: type[H] = label_of(heads)
        self._slopes: Expr[Tensor[H]] = _exact(self.heads, np.negative(_slopes(size_of(heads))), dtype)
        self._dtype = dtype

    def __call__(self, distances: Expr[IntTensor[*N]], /, like: Expr[Tensor[*P]] | None = None) -> Expr[Tensor[*N, H]]:
        """The biases.

        Args:
            distances: the position of the key minus that of the query, negative for earlier keys.
            like: the scores that they are added to, whose precision they take.
        """
        slopes = _precise(self._slopes, self._dtype, like)
        return outer(as_real_like(abs(distances), slopes), slopes)


def _slopes(heads: int) -> list[float]:
    power = 1 << max(heads.bit_length() - 1, 0)
    slopes = [2.0 ** (-8 * (n + 1) / power) for n in range(min(heads, power))]
    between = [2.0 ** (-4 * (n + 1) / power) for n in range(0, 2 * power, 2)]
    return slopes + between[: heads - len(slopes)]


class RelativeBias(Shown, Generic[B, H], shows=("weight",)):
    """A learned number for each head and each range of distances: ``int *N -> *N H``.

    Half of the buckets are for one distance each, from 0. The others have ranges of exponentially growing size up to
    ``furthest``, and the last bucket is for all distances beyond. If directions are distinguished, each has half of the
    buckets.

    Args:
        buckets: the ranges, B; a label that declares its size, or a sized axis.
        heads: the heads, H.
        bidirectional: whether keys after the query have separate buckets. If not, they have that of distance 0.
        furthest: the distance from which all keys share one bucket.
        initializer: draws the numbers.
        seed: the source of the draws; None takes fresh entropy.
        dtype: their precision.

    Attributes:
        weight: ``Tensor[B, H]``.

    Raises:
        SizeError: when a label has no size, there are too few buckets, or ``furthest`` is not beyond those for one
            distance.

    See also: Raffel et al. (2020); ``transformers.models.t5``'s ``relative_attention_bias``.

    >>> from typedtensor import Axis, Const
    >>> class Time(Axis): ...
    >>> class Past(Axis): ...
    >>> class Head(Axis, size=2): ...
    >>> class Bucket(Axis, size=32): ...
    >>> RelativeBias(Bucket, Head)(Const(IntTensor[Time, Past]([[0, -1], [1, 0]]))).tensor_type
    Tensor[Time, Past, Head]
    """

    def __init__(
        self,
        buckets: type[B] | B,
        heads: type[H] | H,
        /,
        *,
        bidirectional: bool = True,
        furthest: int = 128,
        initializer: Initializer = _small,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        self.weight: Param[Tensor[B, H]] = draw_parameter((buckets, heads), initializer, seed, dtype)
        self.bidirectional, self.furthest = bidirectional, furthest
        directions = 2 if bidirectional else 1
        self._count = size_of(buckets) // directions
        if self._count < 2 or size_of(buckets) % directions:
            raise SizeError(
                f"{label_name(label_of(buckets))} has {size_of(buckets)} buckets, but must have at least 2 for "
                f"each of {directions} direction{'s' * bidirectional}, and equally many for each"
            )
        if furthest <= self._count // 2:
            raise SizeError(
                f"furthest={furthest} must be more than {self._count // 2}, because each shorter distance has its "
                "own bucket"
            )

    def __call__(self, distances: Expr[IntTensor[*N]], /) -> Expr[Tensor[*N, H]]:
        return embed(self.bucket(distances), self.weight)

    def bucket(self, distances: Expr[IntTensor[*N]], /) -> Expr[IntTensor[*N]]:
        """The buckets of distances."""
        count, single = self._count, self._count // 2
        far = maximum(distances, -distances) if self.bidirectional else maximum(-distances, 0)
        steps = (count - single) / math.log(self.furthest / single)
        ranged = single + to_int(log(maximum(as_real(far), float(single)) / single) * steps)
        bucket = where(far < single, far, minimum(ranged, count - 1))
        return bucket + as_int(distances > 0) * count if self.bidirectional else bucket
