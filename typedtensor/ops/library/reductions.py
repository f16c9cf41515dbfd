"""Reductions over all axes."""

# mypy: no-warn-return-any

from __future__ import annotations

import math

from typedtensor.backends import Array, Namespace, kind_of, shape_of
from typedtensor.backends.reducing import mean, reduced
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.reductions import MaxShare
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.core.fitting import refuse_nothing
from typedtensor.ops.library.expansion import ExpandLike

__all__ = ["Max", "Mean", "Size", "Sum"]


class Sum(PolyOp1, rule="t *A -> t where t not in bool", linear="sum"):
    """The sum of all elements.

    See also: ``numpy.sum``, ``torch.sum``, ``jax.numpy.sum``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return reduced(xp, "sum", x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return ExpandLike()(dy, x)


class Mean(PolyOp1, rule="t *A -> real where t not in int", linear="each"):
    """The mean of all elements; for truth values, the share of true ones, in float32.

    See also: ``numpy.mean``, ``torch.mean``, ``jax.numpy.mean``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return mean(xp, x if kind_of(x) == "real" else xp.astype(x, xp.float32))

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return ExpandLike()(dy / Size()(x), x)


class Size(PolyOp1, rule="t *A -> real"):
    """The number of elements, as a scalar that adopts the dtype of the other operand, in any array library.

    See also: ``numpy.size``, ``torch.numel``, ``jax.numpy.size``.
    """

    shape_only = frozenset({0})

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return math.prod(shape_of(x)) * 1.0  # an operator in place of float(): sizes may be symbolic


class Max(PolyOp1, rule="t *A -> t where t not in bool"):
    """The largest element. Equal elements share the gradient.

    Raises:
        SizeError: when there are no elements.

    See also: ``numpy.max``, ``torch.amax``, ``jax.numpy.max``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        def kernel(xp: Namespace, array: Array) -> Array:
            if not all(sizes := shape_of(array)):
                refuse_nothing(self, x, sizes)
            return reduced(xp, "max", array)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * MaxShare()(x)
