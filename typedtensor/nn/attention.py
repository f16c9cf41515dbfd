"""Attention: one core, :class:`Attention`, and heads that give its labels names and types.

Queries and keys have different labels for their positions. Each head takes queries, keys and values of width D from the
features. A query gives each key a weight, the softmax along the keys of their products over √|D|, and takes the mean of
the values with these weights. A last linear map brings the heads together.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import reduce
from operator import and_
from typing import Any, Generic, TypedDict, TypeVar, TypeVarTuple, Unpack, overload

import numpy as np

from typedtensor.base.made import require_made
from typedtensor.core.axes import Attended, D, Flat, G, H, K, Label, N, P, Q, U, V, label_name, label_of, size_of
from typedtensor.core.expr import Expr
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import AnyTensor, BoolTensor, IntTensor, Tensor, tensor_type
from typedtensor.core.variables import Buffer, Update
from typedtensor.elsewhere import WRAPPED
from typedtensor.errors import AxisError
from typedtensor.nn.initializers import Initializer, Seed, glorot_uniform
from typedtensor.nn.layer import Shown
from typedtensor.nn.linear import Linear
from typedtensor.nn.positional import ALiBi, Rotary, ScoreBias
from typedtensor.ops import (
    CausalMask,
    Dot,
    Flatten,
    IndexUpdate,
    Rename,
    Size,
    Unflatten,
    arange,
    positions,
    softmax,
    to_int,
)
from typedtensor.ops.core.ruling import held_to

S = TypeVarTuple("S")
X = TypeVar("X", bound=Expr[Any] | AnyTensor, covariant=True)


class Attending(TypedDict, Generic[D, H], total=False):
    """The options of all forms of attention, as in :class:`MultiHeadAttention`; H are the heads of the queries."""

    causal: bool
    bias: bool
    rotary: Rotary[D] | None
    relative: ScoreBias[H] | None
    initializer: Initializer
    seed: Seed
    dtype: Any


class Attention(Shown, Generic[U, V, *S, D], shows=("features", "of_scores", "width")):
    """What all forms of attention are: positions with features U attend to positions with features V.

    The scores have the axes ``*S`` for the heads of the queries: H of :class:`MultiHeadAttention`, and H and G of
    :class:`GroupedQueryAttention`. Options are those of :class:`MultiHeadAttention`.
    """

    query: Linear[U, Any]
    key: Linear[V, Any]
    value: Linear[V, Any]
    output: Linear[Any, U]

    def _make(
        self,
        features: Any,
        attended: Any,
        of_scores: tuple[Any, ...],
        width: Any,
        *,
        causal: bool = False,
        bias: bool = True,
        rotary: Any = None,
        relative: Any = None,
        initializer: Initializer = glorot_uniform,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        self.features, self.attended = label_of(features), label_of(attended)
        self.of_scores: tuple[Label, ...] = tuple(map(label_of, of_scores))
        self.heads, self.width = self.of_scores[0], label_of(width)
        self.sizes = (*map(size_of, of_scores), size_of(width))
        self._require_positions(rotary, relative)
        self.causal, self.rotary, self.relative = causal, rotary, relative
        flat: Any = Flat
        sized: Any = self.heads
        self._together: Any = self.heads if len(of_scores) == 1 else flat[self.of_scores]
        self._split: Any = Unflatten(sized(self.sizes[0]), self.width)
        self._split_queries: Any = Unflatten(self._together(math.prod(self.sizes[:-1])), self.width)
        self._split_heads: Any = None if len(of_scores) == 1 else Unflatten(sized(self.sizes[0]), self.of_scores[1])
        outer = flat[self._together, self.width](math.prod(self.sizes))
        inner = flat[self.heads, self.width](self.sizes[0] * self.sizes[-1])
        drawn: Any = {"bias": bias, "initializer": initializer, "seed": np.random.default_rng(seed), "dtype": dtype}
        self.query = Linear(features, outer, **drawn)
        self.key = Linear(attended, inner, **drawn)
        self.value = Linear(attended, inner, **drawn)
        self.output = Linear(outer, features, **drawn)

    def _require_positions(self, rotary: Any, relative: Any) -> None:
        name = type(self).__name__
        for option, given in (("rotary", rotary), ("relative", relative)):
            require_made(f"{name} takes a layer for {option}=, but was given", given)
        if getattr(rotary, "width", self.width) != self.width:
            raise AxisError(
                f"{name} needs rotary=Rotary({label_name(self.width)}) over the features of a head, but was "
                f"given {rotary!r}"
            )

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
        taken: Expr[Tensor[*N, Q, U]] = self._attend(x, attended, mask, present)
        return taken

    def _attend(self, x: Any, attended: Any, mask: Any, present: Any) -> Any:
        """Attend to positions given by their features, or by their keys and values."""
        known = attended if isinstance(attended, Remembered) else None
        queries = self._positions_of(x)
        keys: Any = self._positions_of(attended) if known is None else known.keys.axes[-3]
        if queries == keys:
            # With one label for queries and keys, each position would attend only to itself.
            name = label_name(keys)
            raise AxisError(
                f"{self!r} was given {name} both for the positions that attend and for those attended to: give "
                f"the second another label, as in attended.rename({name}, Past), or use SelfAttention"
            )
        before, others = x.axes[:-2], attended.axes[:-2] if known is None else known.keys.axes[:-3]
        if before != others:
            shown, given = (", ".join(map(label_name, axes)) or "no axes" for axes in (before, others))
            raise AxisError(
                f"{self!r} needs the axes before the attending positions ({shown}) also before the attended "
                f"positions, but was given ({given}) there"
            )
        query, (key, value) = self._queries(x), (known.keys, known.values) if known else self._keys_and_values(attended)
        placed = self.rotary is not None or self.relative is not None
        now, then = _numbered(query, key, queries, keys) if placed else (query, key)
        if self.rotary is not None:
            query, key = self.rotary(query, now), self.rotary(key, then)
        scores: Any = Dot(self.width)(query, key)
        shape: Any = CausalMask(queries, keys)(scores) if self.causal or self.relative is not None else None
        if self.relative is not None:
            scores = self._biased(scores, then.expand_like(shape) - now.expand_like(shape))
        masks = [each for each in (mask, present, shape if self.causal else None) if each is not None]
        allowed: Any = masks[0] if len(masks) == 1 else None
        if len(masks) > 1:
            allowed = reduce(and_, [each.expand_like(scores) for each in masks])
        return self._mixed(scores, value, keys, allowed)

    def _positions_of(self, x: Any) -> Any:
        """The axis of the positions of what attends or is attended to."""
        if not isinstance(x, Operand):
            raise AxisError(WRAPPED.format(repr(self), type(x).__name__))
        if len(x.axes) < 2:
            raise AxisError(f"{self!r} needs an axis of positions before that of the features, but was given {x!r}")
        return x.axes[-2]

    def _queries(self, x: Any) -> Any:
        """Return queries along ``*S D``, which are divided by √|D|."""
        return self._by_heads(self._split_queries(self.query(x))) * (1.0 / math.sqrt(self.sizes[-1]))

    def _keys_and_values(self, attended: Any) -> tuple[Any, Any]:
        """Return keys and values along ``H D``."""
        return self._split(self.key(attended)), self._split(self.value(attended))

    def _by_heads(self, x: Any) -> Any:
        """Return ``x``, along the heads of queries taken together, along ``*S``."""
        return x if self._split_heads is None else self._split_heads(x)

    def _biased(self, scores: Any, distances: Any) -> Any:
        """Add the relative position bias to scores."""
        relative: Any = self.relative
        like = {"like": scores} if isinstance(relative, ALiBi) else {}  # learned biases have a precision of their own
        return scores + self._by_heads(relative(distances, **like)).expand_like(scores)

    def _mixed(self, scores: Any, value: Any, keys: Any, allowed: Any) -> Any:
        """Return the features from scores and values, both along ``keys``."""
        return self._joined(Dot(keys)(softmax(scores, keys, where=allowed), value))

    def _joined(self, mixed: Any) -> Any:
        """Return the features from means of values for each head."""
        if len(self.of_scores) > 1:
            mixed = Flatten(*self.of_scores)(mixed)
        return self.output(Flatten(self._together, self.width)(mixed))


def _numbered(query: Any, key: Any, queries: Label, keys: Label) -> tuple[Any, Any]:
    """Return the positions of queries and keys. Surplus keys come first, as in :class:`CausalMask`."""
    derived: Any = Attended
    now, then = positions(query, queries), positions(key, keys)
    if keys == derived[queries]:
        return now, then
    return now + to_int(Size(keys)(key) - Size(queries)(query)), then


@dataclass(frozen=True, eq=False)
class Remembered(Generic[X]):
    """The keys and values of positions, computed once for repeated attention to them; both have the axes ``*N K H D``.

    It is generic in what it holds, like :class:`LSTMState`: expressions, or the tensors of ``plain``.
    """

    keys: X
    values: X


class CrossAttention(Attention[U, V, H, D], Generic[U, V, H, D], shows=("features", "attended", "of_scores", "width")):
    """Attention of positions Q to positions K with other features: ``*N Q U, *N K V -> *N Q U``.

    It is :class:`MultiHeadAttention` with keys and values from other features, V, as when a text attends to an image.

    Args:
        features: the last axis of ``x``, U.
        attended: the last axis of ``attended``, V.
        heads: the heads, H.
        width: the axis of the queries, keys and values of a head, D.
        options: as in :class:`MultiHeadAttention`.

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

    query: Linear[U, Flat[H, D]]
    key: Linear[V, Flat[H, D]]
    value: Linear[V, Flat[H, D]]
    output: Linear[Flat[H, D], U]

    def __init__(
        self,
        features: type[U] | U,
        attended: type[V] | V,
        heads: type[H] | H,
        width: type[D] | D,
        /,
        **options: Unpack[Attending[D, H]],
    ) -> None:
        self._make(features, attended, (heads,), width, **options)

    def remember(self, attended: Expr[Tensor[*N, K, V]], /) -> Remembered[Expr[Tensor[*N, K, H, D]]]:
        """Return the keys and values of the attended positions, for :meth:`recall`."""
        return Remembered(*self._keys_and_values(attended))

    def recall(
        self,
        x: Expr[Tensor[*N, Q, U]],
        remembered: Remembered[Expr[Tensor[*N, K, H, D]]],
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
        taken: Expr[Tensor[*N, Q, U]] = self._attend(x, remembered, None, present)
        return taken


class MultiHeadAttention(CrossAttention[U, U, H, D], Generic[U, H, D], shows=("features", "of_scores", "width")):
    """Attention of the positions Q to the positions K, with several heads: ``*N Q U, *N K U -> *N Q U``.

    Args:
        features: the last axis, U; a label that declares its size, or a sized axis.
        heads: the heads, H.
        width: the axis of the queries, keys and values of a head, D.
        causal: whether a position attends only to those that are not after it; False.
        bias: whether the linear maps have a bias; True.
        rotary: turns queries and keys by their positions; None leaves them.
        relative: a bias of scores by the distance of key and query, for each head of the queries: :class:`ALiBi`,
            :class:`RelativeBias`.
        initializer: draws the weights; :func:`glorot_uniform`.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the parameters; float32.

    Attributes:
        query: ``Linear[U, Flat[H, D]]``; likewise ``key`` and ``value``.
        output: ``Linear[Flat[H, D], U]``.

    Raises:
        SizeError: when a label has no size.
        AxisError: when ``rotary`` turns other features than those of a head.

    See also: Vaswani et al. (2017); ``torch.nn.MultiheadAttention``, ``equinox.nn.MultiheadAttention``.
    """

    def __init__(
        self, features: type[U] | U, heads: type[H] | H, width: type[D] | D, /, **options: Unpack[Attending[D, H]]
    ) -> None:
        super().__init__(features, features, heads, width, **options)


class GroupedQueryAttention(Attention[U, U, H, G, D], Generic[U, H, G, D]):
    """Attention in which each head H of keys and values serves G heads of queries: ``*N Q U, *N K U -> *N Q U``.

    It is :class:`MultiHeadAttention` with ``|H| · |G|`` heads of queries, but of ``|H|`` heads of keys and values,
    so that a cache of these is smaller. With one head H, it is multi-query attention.

    Args:
        features: the last axis, U.
        heads: the heads of keys and values, H.
        group: the heads of queries for each of them, G.
        width: the axis of the queries, keys and values of a head, D.
        options: as in :class:`MultiHeadAttention`.

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
    >>> (Input(Tensor[Time, Feature]) >> SelfAttention(layer, Time)).tensor_type
    Tensor[Time, Feature]
    """

    query: Linear[U, Flat[Flat[H, G], D]]
    key: Linear[U, Flat[H, D]]
    value: Linear[U, Flat[H, D]]
    output: Linear[Flat[Flat[H, G], D], U]

    def __init__(
        self,
        features: type[U] | U,
        heads: type[H] | H,
        group: type[G] | G,
        width: type[D] | D,
        /,
        **options: Unpack[Attending[D, Flat[H, G]]],
    ) -> None:
        self._make(features, features, (heads, group), width, **options)


def how_attended(x: Any, mask: Any, name: str = "mask") -> str:
    """Return a hint how to rename a mask's axis to that of the attended positions; empty if it has that axis."""
    derived: Any = Attended
    own, axes = derived[x.axes[-2]], mask.axes
    others = [axis for axis in axes if axis not in x.axes]
    meant = others[-1] if others else x.axes[-2] if axes.count(x.axes[-2]) == 1 else None
    if own in axes or meant is None:
        return ""
    return f": write {name}={name}.rename({label_name(meant)}, {label_name(own)})"


class SelfAttention(Shown, Generic[U, *S, D, Q], shows=("attention", "over")):
    """Attention of each position to all positions: ``*N Q U -> *N Q U``. The keys have the positions ``Attended[Q]``.

    Args:
        attention: how positions attend.
        over: the axis of the positions, Q, which stands before the features.

    >>> from typedtensor import Axis, Input
    >>> class Time(Axis): ...
    >>> class Feature(Axis, size=8): ...
    >>> class Head(Axis, size=2): ...
    >>> class Width(Axis, size=4): ...
    >>> layer = SelfAttention(MultiHeadAttention(Feature, Head, Width, causal=True), Time)
    >>> (Input(Tensor[Time, Feature]) >> layer).axes == (Time, Feature)
    True
    """

    def __init__(self, attention: Attention[U, U, *S, D], over: type[Q], /) -> None:
        require_made("SelfAttention is given", attention)
        self.attention = attention
        self.over: type[Q] = label_of(over)

    @held_to(
        "*N Q U, bool *A Attended[Q] *B -> *N Q U where *A *B within *N Q *S",
        "x",
        "mask",
        labels=lambda layer: {"*S": layer.attention.of_scores, "Q": layer.over},
        advice=how_attended,
    )
    def __call__(
        self,
        x: Expr[Tensor[*N, Q, U]],
        /,
        *,
        mask: Expr[BoolTensor[*tuple[Any, ...]]] | None = None,
        present: Expr[BoolTensor[*N, Attended[Q]]] | None = None,
    ) -> Expr[Tensor[*N, Q, U]]:
        """Return the attention of each position to all; ``mask``, ``present`` as in :class:`MultiHeadAttention`.

        Raises:
            AxisError: when the positions are not the axis before the features.
        """
        derived: Any = Attended
        attended: type[Attended[Q]] = derived[self.over]
        _require_over(self, x, self.over)
        _require_attended(present, x, self.over)
        given: Any = {"mask": mask, "present": present}  # the rule above has checked it
        return self.attention(x, Rename(self.over, attended)(x), **given)


def _require_over(layer: Any, x: Any, over: Label) -> None:
    """Require that the positions ``over`` of self-attention stand before the features of ``x``."""
    if not isinstance(x, Operand):
        raise AxisError(WRAPPED.format(repr(layer), type(x).__name__))
    if x.axes[-2:-1] == (over,):
        return
    name, features = label_name(over), [label_name(axis) for axis in x.axes[-1:]]
    others = [label_name(axis) for axis in x.axes[:-1] if axis != over]
    remedy = f": write x.transpose({', '.join([*others, name, *features])})" if over in x.axes[:-1] else ""
    raise AxisError(f"{layer!r} attends along {name}, the axis before the features, but was given {x!r}{remedy}")


def _require_attended(present: Any, x: Any, positions: Any) -> None:
    """Require that ``present`` of self-attention has the renamed axis of the attended positions."""
    derived: Any = Attended
    own = derived[positions]
    if isinstance(present, Operand) and own not in present.axes:
        found = ", ".join(map(label_name, present.axes)) or "no axes"
        raise AxisError(
            f"present= of self-attention marks the positions to attend to, along {label_name(own)}, but has only "
            f"({found}){how_attended(x, present, 'present')}"
        )


class CachedAttention(Shown, Generic[P, U, H, D], shows=("attention", "positions")):
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
        query, (key, value) = attention._queries(x), attention._keys_and_values(x)
        if attention.rotary is not None:
            query, key = attention.rotary(query, position), attention.rotary(key, position)
        keys, values = write(self.keys, position, key), write(self.values, position, value)
        scores: Any = Dot(attention.width)(query, keys)
        distances: Any = arange(positions(self.keys.value.shape[0]))
        distances = distances - position.expand_like(distances)
        if attention.relative is not None:
            scores = attention._biased(scores, distances)
        taken: Any = attention._mixed(scores, values, positions, distances <= 0)
        return taken, (self.keys.becomes(keys), self.values.becomes(values))

    def require_of(self, attention: object) -> None:
        """Require that the cache belongs to an attention."""
        if self.attention is not attention:
            raise AxisError(
                f"{self!r} caches the keys of another attention than that of this block: make a cache for each "
                "block, CachedAttention(block.attention, positions)"
            )
