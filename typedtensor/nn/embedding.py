"""Embedding tables: a vector for each word."""

from __future__ import annotations

from typing import Any, Generic

import numpy as np

from typedtensor.core.axes import E, N, V
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import IntTensor, Tensor
from typedtensor.core.variables import Param
from typedtensor.nn.initializers import Initializer, Seed, draw_parameter, random_normal
from typedtensor.nn.layer import Shown
from typedtensor.ops import embed

standard_normal: Initializer = random_normal()
"""Normal with mean zero and standard deviation 1."""


class Embedding(Shown, Generic[V, E], shows=("weight",)):
    """The rows of a learned table at given indices: ``int *N -> *N E``.

    Args:
        words: the axis that the indices address; a label that declares its size, or a sized axis.
        features: the axis of a row.
        initializer: draws the table.
        seed: the source of the draws; None takes fresh entropy.
        dtype: the precision of the table.

    Attributes:
        weight: ``Tensor[V, E]``.

    Raises:
        SizeError: when a label has no size.

    See also: ``torch.nn.Embedding``, ``equinox.nn.Embedding``, :class:`typedtensor.ops.Embed`.

    >>> from typedtensor import Axis
    >>> class Word(Axis, size=1000): ...
    >>> class Feature(Axis, size=50): ...
    >>> Embedding(Word, Feature).parameters
    Parameters(1, 50000 numbers)
      weight: Tensor[Word, Feature] (1000, 50)
    """

    def __init__(
        self,
        words: type[V] | V,
        features: type[E] | E,
        /,
        *,
        initializer: Initializer = standard_normal,
        seed: Seed = None,
        dtype: Any = np.float32,
    ) -> None:
        self.weight: Param[Tensor[V, E]] = draw_parameter((words, features), initializer, seed, dtype)

    def __call__(self, index: Expr[IntTensor[*N]], /) -> Expr[Tensor[*N, E]]:
        return embed(index, self.weight)
