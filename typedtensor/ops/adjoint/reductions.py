"""The divisors of means."""

# mypy: no-warn-return-any

from __future__ import annotations

import math
from typing import TypeVarTuple

from typedtensor.backends import Array, Namespace, shape_of
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.labelled import Over1

__all__ = ["Size"]

P = TypeVarTuple("P")


class Size(Over1[*P], rule="t *A -> real where *P within *A"):
    """The number of elements along labels, or of all, as a scalar that adopts the dtype of the other operand.

    See also: ``numpy.size``, ``torch.numel``, ``jax.numpy.size``.
    """

    shape_only = frozenset({0})

    def ground(self, x: TensorType, /) -> Kernel:
        axes = tuple(map(x.axes.index, self.labels)) or tuple(range(len(x.axes)))

        def kernel(xp: Namespace, x: Array) -> Array:
            sizes = shape_of(x)
            return math.prod([sizes[axis] for axis in axes]) * 1.0  # an operator: sizes may be symbolic

        return kernel
