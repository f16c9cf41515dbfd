"""Attention. Positions that attend and positions that are attended to have labels of their own."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Generic, TypeVar, TypeVarTuple, overload

import numpy as np

from typedtensor.core.axes import Attended, Axis, Flat, label_name, label_of, size_of
from typedtensor.core.expr import Expr
from typedtensor.core.made import require_made
from typedtensor.core.module import Module
from typedtensor.core.tensor import BoolTensor, Tensor
from typedtensor.nn.attending import attend, how_attended, positions_of, require_attended, require_positions
from typedtensor.nn.grouped_attention import GroupedQueryAttention
from typedtensor.nn.initializers import Initializer, Seed, glorot_uniform
from typedtensor.nn.linear import Linear
from typedtensor.nn.positional import Rotary, ScoreBias
from typedtensor.ops import Flatten, Rename, Unflatten
from typedtensor.ops.core.holding import held_to

U = TypeVar("U", bound=Axis)
G = TypeVar("G", bound=Axis)
H = TypeVar("H", bound=Axis)
D = TypeVar("D", bound=Axis)
Q = TypeVar("Q", bound=Axis)
K = TypeVar("K", bound=Axis)
N = TypeVarTuple("N")
M = TypeVarTuple("M")


class MultiHeadAttention(Module, Generic[U, H, D]):
    """Attention of the positions Q to the positions K, with several heads: ``*N Q U, *N K U -> *N Q U``.

    Each head takes queries, keys and values of width D from the features U. A query gives each key a weight, the
    softmax along K of their products over √|D|, and takes the mean of the values with these weights. A last linear map
    brings the heads together.

    Args:
        features: the last axis, U; a label that declares its size, or a sized axis.
        heads: the heads, H.
        width: the axis of the queries, keys and values of a head, D.
        causal: whether a position attends only to those that are not after it.
        bias: whether the linear maps have a bias.
        rotary: turns queries and keys by their positions; None leaves them.
        relative: what is added to scores by how far a key is from the query: :class:`ALiBi`, :class:`RelativeBias`.
        initializer: draws the weights.
        seed: where they are drawn from; None takes fresh entropy.
        dtype: the precision of the parameters.

    Attributes:
        query: ``Linear[U, Flat[H, D]]``; likewise ``key`` and ``value``.
        output: ``Linear[Flat[H, D], U]``.

    Raises:
        SizeError: when a label has no size.

    See also: Vaswani et al. (2017); ``torch.nn.MultiheadAttention``, ``equinox.nn.MultiheadAttention``.
    """

    def __init__(
        self,
        features: type[U] | U,
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
        generator = np.random.default_rng(seed)

        def linear(inputs: Any, outputs: Any) -> Any:
            return Linear(inputs, outputs, bias=bias, initializer=initializer, seed=generator, dtype=dtype)

        self.query: Linear[U, Flat[H, D]] = linear(features, inner)
        self.key: Linear[U, Flat[H, D]] = linear(features, inner)
        self.value: Linear[U, Flat[H, D]] = linear(features, inner)
        self.output: Linear[Flat[H, D], U] = linear(inner, features)

    @held_to(
        "*N Q U, *N K U, bool *A K *B -> *N Q U where *A *B within *N Q H",
        "x",
        "attended",
        "mask",
        labels=lambda layer: {"H": layer.heads},
    )
    def __call__(
        self,
        x: Expr[Tensor[*N, Q, U]],
        attended: Expr[Tensor[*N, K, U]],
        /,
        *,
        mask: Expr[BoolTensor[*M]] | None = None,
        present: Expr[BoolTensor[*N, K]] | None = None,
    ) -> Expr[Tensor[*N, Q, U]]:
        """What the positions of ``x`` take from those of ``attended``.

        Args:
            x: where the queries are from.
            attended: where the keys and values are from. Its positions have another label: in self-attention they are
                renamed, which :class:`SelfAttention` does.
            mask: which position may attend to which: truth values along K, and along any of the other axes of the
                scores, ``*N``, Q and H. Where nothing may be attended to, nothing is taken: 0, before the last linear
                map.
            present: which positions of ``attended`` there are, as sequences of a batch differ in length.

        Raises:
            AxisError: when both have one label for their positions, or the mask an axis that the scores lack.
        """
        mixed: Expr[Tensor[*N, Q, H, D]] = attend(self, x, attended, mask, present)
        return self.joined(mixed)

    def queries(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, H, D]]:
        """The queries of features."""
        return self._split(self.query(x))

    def keys(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, H, D]]:
        """The keys of features."""
        return self._split(self.key(x))

    def values(self, x: Expr[Tensor[*N, U]], /) -> Expr[Tensor[*N, H, D]]:
        """The values of features."""
        return self._split(self.value(x))

    def joined(self, mixed: Expr[Tensor[*N, H, D]], /) -> Expr[Tensor[*N, U]]:
        """The features of what the heads took."""
        return self.output(Flatten(self.heads, self.width)(mixed))

    def by_heads(self, x: Expr[Tensor[*N, H]], /) -> Expr[Tensor[*N, H]]:
        """What there is for each head of the queries, by the heads of the keys: the same."""
        return x

    def _split(self, x: Expr[Tensor[*N, Flat[H, D]]]) -> Expr[Tensor[*N, H, D]]:
        heads: Callable[[int], H] = self.heads
        return Unflatten(heads(self.sizes[0]), self.width)(x)

    def __repr__(self) -> str:
        features = self.query.weight.axes[0]
        return f"{type(self).__name__}({', '.join(map(label_name, (features, self.heads, self.width)))})"


class SelfAttention(Module, Generic[U, H, D]):
    """Attention of each position to all: ``*N Q U -> *N Q U``. The keys have the positions ``Attended[Q]``.

    Args:
        attention: how positions attend.

    >>> from typedtensor import Axis, Input
    >>> class Time(Axis): ...
    >>> class Feature(Axis, size=8): ...
    >>> class Head(Axis, size=2): ...
    >>> class Width(Axis, size=4): ...
    >>> layer = SelfAttention(MultiHeadAttention(Feature, Head, Width, causal=True))
    >>> (Input(Tensor[Time, Feature]) >> layer).axes == (Time, Feature)
    True
    """

    @overload
    def __init__(self, attention: MultiHeadAttention[U, H, D], /) -> None: ...
    @overload
    def __init__(self, attention: GroupedQueryAttention[U, H, G, D], /) -> None: ...
    def __init__(self, attention: Any, /) -> None:
        require_made("SelfAttention is given", attention)
        self.attention: MultiHeadAttention[U, H, D] | GroupedQueryAttention[U, H, Any, D] = attention

    @held_to(
        "*N Q U, bool *A Attended[Q] *B -> *N Q U where *A *B within *N Q H",
        "x",
        "mask",
        labels=lambda layer: {"H": layer.attention.heads},
        advice=how_attended,
    )
    def __call__(
        self,
        x: Expr[Tensor[*N, Q, U]],
        /,
        *,
        mask: Expr[BoolTensor[*M]] | None = None,
        present: Expr[BoolTensor[*N, Attended[Q]]] | None = None,
    ) -> Expr[Tensor[*N, Q, U]]:
        """What each position takes from all; ``mask`` and ``present`` are as in :class:`MultiHeadAttention`."""
        positions: type[Q] = positions_of(self.attention, x)
        derived: Any = Attended
        attended: type[Attended[Q]] = derived[positions]
        require_attended(present, x, positions)
        given: Any = {"mask": mask, "present": present}  # which the rule above has looked at
        return self.attention(x, Rename(positions, attended)(x), **given)

    def __repr__(self) -> str:
        return f"SelfAttention({self.attention!r})"
