"""Any, all, and the number of nonzero elements."""

# mypy: no-warn-return-any

from __future__ import annotations

from typing import TypeVarTuple

from typedtensor.backends import Array, Namespace, kind_of
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import reduced, reduction
from typedtensor.core.axes import Axis, U
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.core.labelled import Along1

__all__ = [
    "AllTrue",
    "AllTrueAlong",
    "AnyTrue",
    "AnyTrueAlong",
    "CountNonZero",
    "CountNonZeroAlong",
    "CountNonZeroOver",
]

P = TypeVarTuple("P")


class AnyTrue(PolyOp1, rule="bool *A -> bool"):
    """Whether any element is true; false if there are none.

    See also: ``numpy.any``, ``torch.any``, ``jax.numpy.any``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return reduced(xp, "any", x)


class AnyTrueAlong(Along1[U], rule="bool *A U *B -> bool *A *B"):
    """Whether any element along U is true; false if there are none.

    See also: ``numpy.any(axis=…)``, ``torch.any(dim=…)``, ``jax.numpy.any(axis=…)``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        return reduction("any", self.position("U", x))


class AllTrue(PolyOp1, rule="bool *A -> bool"):
    """Whether all elements are true; true if there are none.

    See also: ``numpy.all``, ``torch.all``, ``jax.numpy.all``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return reduced(xp, "all", x)


class AllTrueAlong(Along1[U], rule="bool *A U *B -> bool *A *B"):
    """Whether all elements along U are true; true if there are none.

    See also: ``numpy.all(axis=…)``, ``torch.all(dim=…)``, ``jax.numpy.all(axis=…)``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        return reduction("all", self.position("U", x))


class CountNonZero(PolyOp1, rule="t *A -> int"):
    """The number of true or nonzero elements.

    See also: ``numpy.count_nonzero``, ``torch.count_nonzero``, ``jax.numpy.count_nonzero``.
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return reduced(xp, "sum", _ones(xp, x))


class CountNonZeroAlong(Along1[U], rule="t *A U *B -> int *A *B"):
    """The number of true or nonzero elements along U.

    See also: ``numpy.count_nonzero(axis=…)``, ``torch.count_nonzero(dim=…)``, ``jax.numpy.count_nonzero(axis=…)``.
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        return lambda xp, x: reduced(xp, "sum", _ones(xp, x), axis)


class CountNonZeroOver(PolyOp1[*P], rule="t *A -> int *A - *P where *P within *A"):
    """The number of true or nonzero elements along several labels.

    See also: ``numpy.count_nonzero(axis=…)``, ``torch.count_nonzero(dim=…)``, ``jax.numpy.count_nonzero(axis=…)``.
    """

    def __init__(self, *axes: type[Axis]) -> None:
        super().__init__(*axes)

    def ground(self, x: TensorType, /) -> Kernel:
        axes = tuple(map(x.axes.index, self.arguments["*P"]))
        return lambda xp, x: reduced(xp, "sum", _ones(xp, x), axes)


def _ones(xp: Namespace, x: Array) -> Array:
    """Return 1 for nonzero elements, in the default integer dtype; other libraries sum truth values in theirs."""
    there = x if kind_of(x) == "bool" else x != 0
    return there if isinstance(xp, Library) else xp.astype(there, xp.asarray(0).dtype)
