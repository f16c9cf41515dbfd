"""Attention. Queries and keys have different labels for their positions."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.base.made import require_made
from typedtensor.core.axes import Attended, Axis, label_name
from typedtensor.core.expr import Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import BoolTensor, Tensor
from typedtensor.nn.attending import how_attended, positions_of, require_attended
from typedtensor.nn.cross_attention import Attention, CrossAttention
from typedtensor.nn.initializers import Initializer, Seed, glorot_uniform
from typedtensor.nn.positional import Rotary, ScoreBias
from typedtensor.ops import Rename
from typedtensor.ops.core.holding import held_to

U = TypeVar("U", bound=Axis)
H = TypeVar("H", bound=Axis)
D = TypeVar("D", bound=Axis)
Q = TypeVar("Q", bound=Axis)
N = TypeVarTuple("N")
S = TypeVarTuple("S")


class MultiHeadAttention(CrossAttention[U, U, H, D], Generic[U, H, D]):
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
        relative: a bias of scores by the distance of key and query: :class:`ALiBi`, :class:`RelativeBias`.
        initializer: draws the weights.
        seed: the source of the draws; None takes fresh entropy.
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
        super().__init__(
            features,
            features,
            heads,
            width,
            causal=causal,
            bias=bias,
            rotary=rotary,
            relative=relative,
            initializer=initializer,
            seed=seed,
            dtype=dtype,
        )

    def __repr__(self) -> str:
        named = (self.query.weight.axes[0], self.heads, self.width)
        return f"MultiHeadAttention({', '.join(map(label_name, named))})"


class SelfAttention(Module, Generic[U, *S, D]):
    """Attention of each position to all positions: ``*N Q U -> *N Q U``. The keys have the positions ``Attended[Q]``.

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

    def __init__(self, attention: Attention[U, U, *S, D], /) -> None:
        require_made("SelfAttention is given", attention)
        self.attention = attention

    @held_to(
        "*N Q U, bool *A Attended[Q] *B -> *N Q U where *A *B within *N Q *S",
        "x",
        "mask",
        labels=lambda layer: {"*S": layer.attention.of_scores},
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
        """Return the attention of each position to all; ``mask``, ``present`` as in :class:`MultiHeadAttention`."""
        positions: type[Q] = positions_of(self.attention, x)
        derived: Any = Attended
        attended: type[Attended[Q]] = derived[positions]
        require_attended(present, x, positions)
        given: Any = {"mask": mask, "present": present}  # the rule above has checked it
        return self.attention(x, Rename(positions, attended)(x), **given)

    def __repr__(self) -> str:
        return f"SelfAttention({self.attention!r})"
