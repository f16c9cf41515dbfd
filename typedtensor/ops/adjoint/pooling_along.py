"""The gradients of pools along an axis, and the gradients of these."""

# mypy: no-warn-return-any

from __future__ import annotations

import math
from collections.abc import Callable

from typedtensor.backends import Array, Namespace
from typedtensor.backends.pooling import average_pool, average_pool_input, max_pool_input, max_pool_output
from typedtensor.backends.pools_along import Piece, PoolWindows
from typedtensor.core.axes import U, V
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2, PolyOp3
from typedtensor.ops.core.fitting import naming_labels

__all__ = ["AverageAlongInput", "AverageAlongOutput", "MaxAlongInput", "MaxAlongOutput"]


PARTS = PoolWindows()


class MaxAlongInput(PolyOp2[U, V], rule="*A U *B, *A V *B -> *A U *B where V not in U"):
    """``x2`` at the largest element of each window over ``x1``, 0 elsewhere."""

    detached = frozenset({0})

    def __init__(self, axis: type[U], to: type[V], /, pool: PoolWindows = PARTS) -> None:
        super().__init__(axis, to)
        self.pool = pool

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        def kernel(xp: Namespace, x: Array, y: Array) -> Array:
            count = y.shape[-2]
            pieces = list(self.pool.pieces(xp, x, count, -math.inf))
            require_windows(self.pool, pieces, count)
            given = zip(pieces, self.pool.places(count), strict=True)
            found = [max_pool_input(xp, part, y[..., at, :], windows) for (part, windows), at in given]
            return self.pool.put_back(xp, x, found, count)

        return naming_labels(self, (x1, x2), along(self.position("U", x1, x2), kernel))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return MaxAlongOutput(self.label("U"), self.label("V"), self.pool)(x2, x1, dy)


class MaxAlongOutput(PolyOp3[U, V], rule="k *A V *B, *A U *B, *A U *B -> *A V *B where V not in U"):
    """The elements of ``x3`` at the largest element of each window over ``x2``; the axes are those of ``x1``."""

    shape_only = frozenset({0})
    detached = frozenset({1})

    def __init__(self, axis: type[U], to: type[V], /, pool: PoolWindows = PARTS) -> None:
        super().__init__(axis, to)
        self.pool = pool

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        def kernel(xp: Namespace, like: Array, x: Array, values: Array) -> Array:
            count = like.shape[-2]
            pieces = list(self.pool.pieces(xp, x, count, -math.inf))
            require_windows(self.pool, pieces, count)
            given = zip(pieces, self.pool.pieces(xp, values, count, 0.0), strict=True)
            found = [max_pool_output(xp, part, z, windows) for (part, windows), (z, _) in given]
            return joined(xp, found, values)

        return naming_labels(self, (x1, x2, x3), along(self.position("V", x1, x2, x3), kernel))

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return MaxAlongInput(self.label("U"), self.label("V"), self.pool)(x2, dy)


class AverageAlongInput(PolyOp2[U, V], rule="k *A U *B, *A V *B -> *A U *B where V not in U"):
    """``x2`` spread evenly under its windows over ``x1``."""

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], to: type[V], /, pool: PoolWindows = PARTS) -> None:
        super().__init__(axis, to)
        self.pool = pool

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        def kernel(xp: Namespace, like: Array, y: Array) -> Array:
            count = y.shape[-2]
            zeros = xp.zeros(tuple(like.shape), dtype=y.dtype)
            pieces = list(self.pool.pieces(xp, zeros, count, 0.0))
            require_windows(self.pool, pieces, count)
            given = zip(pieces, self.pool.places(count), strict=True)
            found = [average_pool_input(xp, part, y[..., at, :], windows) for (part, windows), at in given]
            return self.pool.put_back(xp, zeros, found, count)

        return naming_labels(self, (x1, x2), along(self.position("U", x1, x2), kernel))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return AverageAlongOutput(self.label("U"), self.label("V"), self.pool)(x2, dy)


class AverageAlongOutput(PolyOp2[U, V], rule="k *A V *B, *A U *B -> *A V *B where V not in U"):
    """The mean of each window over ``x2``; the axes are those of ``x1``."""

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], to: type[V], /, pool: PoolWindows = PARTS) -> None:
        super().__init__(axis, to)
        self.pool = pool

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        def kernel(xp: Namespace, like: Array, x: Array) -> Array:
            pieces = list(self.pool.pieces(xp, x, like.shape[-2], 0.0))
            require_windows(self.pool, pieces, like.shape[-2])
            return joined(xp, [average_pool(xp, part, windows) for part, windows in pieces], x)

        return naming_labels(self, (x1, x2), along(self.position("V", x1, x2), kernel))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return AverageAlongInput(self.label("U"), self.label("V"), self.pool)(x2, dy)


def along(axis: int, kernel: Callable[..., Array]) -> Kernel:
    """Wrap a kernel of arrays ``(…, U, R)`` for arrays with U at any position."""

    def moved(xp: Namespace, *arrays: Array) -> Array:
        lead, rest = arrays[0].shape[:axis], arrays[0].shape[axis + 1 :]
        y = kernel(xp, *(xp.reshape(x, (*lead, x.shape[axis], math.prod(rest))) for x in arrays))
        return xp.reshape(y, (*lead, y.shape[-2], *rest))

    return moved


def joined(xp: Namespace, pieces: list[Array], like: Array) -> Array:
    """Concatenate the results of pieces."""
    if not pieces:
        return like[..., :0, :]
    return pieces[0] if len(pieces) == 1 else xp.concat(pieces, axis=len(like.shape) - 2)


def require_windows(pool: PoolWindows, pieces: list[Piece], count: int) -> None:
    """Check that the number of windows equals that of elements.

    Raises:
        SizeError: when it does not.
    """
    if pool.window is not None and (found := pieces[0][1].count[0]) != count:
        raise SizeError(f"there are {found} windows, and {count} elements for them")
