"""Sinusoidal encodings of positions, which are added to features."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, TypeVarTuple

import numpy as np

from typedtensor.core.axes import Axis, label_name, label_of, size_of
from typedtensor.core.expr import Const, Expr
from typedtensor.core.module import Module
from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor, tensor_type
from typedtensor.ops import as_real, cos, outer, sin, where

E = TypeVar("E", bound=Axis)
N = TypeVarTuple("N")


class Sinusoidal(Module, Generic[E]):
    """``sin(p / base^(2i/|E|))`` at 2i along E and ``cos(p / base^(2i/|E|))`` at 2i + 1: ``int *N -> *N E``.

    It has no parameters. For positions that are learnt, see :class:`Embedding`.

    Args:
        features: the axis E; a label that declares its size, or a sized axis.
        base: the longest wave is 2π times as long.
        dtype: the precision of the result.

    Raises:
        SizeError: when the label has no size.

    See also: Vaswani et al. (2017), section 3.5.

    >>> from typedtensor import given
    >>> from typedtensor.ops import arange
    >>> class Time(Axis): ...
    >>> class Feature(Axis, size=4): ...
    >>> with given():
    ...     (arange(Time(2)) >> Sinusoidal(Feature)).value.numpy().round(2).tolist()
    [[0.0, 1.0, 0.0, 1.0], [0.8399999737739563, 0.5400000214576721, 0.009999999776482582, 1.0]]
    """

    def __init__(self, features: type[E] | E, /, *, base: float = 10_000.0, dtype: Any = np.float32) -> None:
        size = size_of(features)
        self.features: type[E] = label_of(features)
        places = np.arange(size)
        real, truth = (tensor_type(kind, (self.features,)) for kind in ("real", "bool"))
        self._frequencies: Expr[Tensor[E]] = Const(real((base ** -(places // 2 * 2 / max(size, 1))).astype(dtype)))
        self._even: Expr[BoolTensor[E]] = Const(truth(places % 2 == 0))

    def __call__(self, positions: Expr[IntTensor[*N]], /) -> Expr[Tensor[*N, E]]:
        angles = outer(as_real(positions), self._frequencies)
        return where(self._even.expand_like(angles), sin(angles), cos(angles))

    def __repr__(self) -> str:
        return f"Sinusoidal({label_name(self.features)})"
