"""Rotary position embeddings: queries and keys rotated by angles proportional to their positions."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis, label_name, label_of, size_of
from typedtensor.core.expr import Const, Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import IntTensor, Tensor, tensor_type
from typedtensor.errors import SizeError
from typedtensor.ops import as_real, cos, outer, roll, ruled, sin, take

D = TypeVar("D", bound=Axis)
N = TypeVarTuple("N")
P = TypeVarTuple("P")


class Rotary(Module, Generic[D]):
    """Rotate the i-th pair of features at position p by the angle ``p / base^(2i/|D|)``: ``*N D -> *N D``.

    The product of a query and a key that are turned so depends on their distance alone.

    Args:
        width: the axis of a head's features, D, of even size; a label that declares its size, or a sized axis.
        base: the longest wave is 2π times as long.
        interleaved: whether a pair is two neighbours, as in the paper. If not, it is an element of the first half and
            that of the second half, as in GPT-NeoX and LLaMA.
        dtype: the precision of the angles.

    Raises:
        SizeError: when the label has no size, or an odd one.

    See also: Su et al. (2021); ``torchtune.modules.RotaryPositionalEmbeddings``, which is interleaved;
    ``transformers.models.llama.apply_rotary_pos_emb``, which is not.

    >>> from typedtensor import Input
    >>> class Time(Axis): ...
    >>> class Width(Axis, size=4): ...
    >>> x = Input(Tensor[Time, Width])
    >>> Rotary(Width)(x, x.positions(Time)).tensor_type
    Tensor[Time, Width]
    """

    def __init__(
        self,
        width: type[D] | D,
        /,
        *,
        base: float = 10_000.0,
        interleaved: bool = False,
        dtype: Any = np.float32,
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
        self._frequencies: Expr[Tensor[D]] = Const(tensor_type("real", (self.width,))(signed.astype(dtype)))
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
        angles: Any = outer(as_real(positions), self._frequencies)
        other = roll(x, self.width, self._half) if self._other is None else take(x, self._other, self.width)
        result: Expr[Tensor[*N, D]] = x * cos(angles).expand_like(x) + other * sin(angles).expand_like(x)
        return result

    def __repr__(self) -> str:
        return f"Rotary({label_name(self.width)})"
