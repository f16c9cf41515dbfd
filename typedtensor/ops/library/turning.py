"""Flips, rolls and repetitions along an axis."""

from __future__ import annotations

import numpy as np

from typedtensor.backends import Array, Namespace
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import reduced
from typedtensor.base.options import whole
from typedtensor.core.axes import U, V, declared_size
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import Along1, PolyOp1, PolyOp2
from typedtensor.ops.core.family import Kernel, Labelled, Operand, TensorType, apart
from typedtensor.ops.core.fitting import require_declared

__all__ = ["Flip", "Roll", "SumRepeated", "Tile"]
__all__ += ["flip", "roll", "tile"]


class Flip(Along1[U], rule="t *A U *B -> t *A U *B", linear="along"):
    """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        backwards = (*(slice(None),) * axis, slice(None, None, -1))
        return lambda xp, x: x[backwards] if xp is np else xp.flip(x, axis=axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Flip(self.label("U"))(dy)


class Roll(PolyOp1[U], rule="t *A U *B -> t *A U *B", linear="along"):
    """Shift the elements along U by a number of places; those beyond the end return at the beginning.

    Args:
        axis: the label U.
        shift: the number of places; a negative one moves towards the start.

    See also: ``numpy.roll``, ``torch.roll``, ``jax.numpy.roll``.
    """

    def __init__(self, axis: type[U], /, shift: int) -> None:
        super().__init__(axis)
        self.shift = whole("the shift of roll", shift)

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        if isinstance(xp, Library):
            return xp.roll(x, self.shift, axis=axis)
        size = x.shape[axis]
        if not size or not (places := self.shift % size):
            return x
        key = (slice(None),) * axis
        cut = size - places
        return xp.concat([x[(*key, slice(cut, size), ...)], x[(*key, slice(0, cut), ...)]], axis=axis)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Roll(self.label("U"), -self.shift)(dy)


class Tile(PolyOp1[U, V], rule="t *A U *B -> t *A V *B where V not in *A *B", linear="along"):
    """Repeat the elements along U as the axis V: all of them in turn, ``a b c a b c``, or each, ``a a b b c c``.

    Args:
        axis: the label U.
        to: the label V.
        times: how many times; at least 0.
        each: each element is repeated in its place.

    Raises:
        SizeError: when ``times`` is negative.

    See also: ``numpy.tile``, ``torch.tile``, ``jax.numpy.tile``; for ``each``, ``numpy.repeat``,
    ``torch.repeat_interleave``, ``jax.numpy.repeat``.
    """

    def __init__(self, axis: type[U], to: type[V], /, times: int, each: bool = False) -> None:
        super().__init__(axis, to)
        self.times, self.each = whole("the number of times that tile repeats elements", times, 0), each

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        if (whole := declared_size(self.label("U"))) is not None:
            require_declared(self, self.label("V"), whole * self.times)

        def kernel(xp: Namespace, x: Array) -> Array:
            before, size, after = x.shape[:axis], x.shape[axis], x.shape[axis + 1 :]
            pair = (size, self.times) if self.each else (self.times, size)
            wide = xp.broadcast_to(xp.expand_dims(x, axis=axis + int(self.each)), (*before, *pair, *after))
            return xp.reshape(wide, (*before, size * self.times, *after))

        return kernel

    @apart("U", "V")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return SumRepeated(self.label("U"), self.label("V"), self.times, self.each)(x, dy)


class SumRepeated(PolyOp2[U, V], rule="k *A U *B, *A V *B -> *A U *B"):
    """The sums of ``x2`` along V over the copies of each element of ``x1`` along U.

    It is the transpose of :class:`Tile`.
    """

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], to: type[V], /, times: int, inner: bool) -> None:
        super().__init__(axis, to)
        self.times, self.inner = times, inner

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        size = x1.shape[axis]
        if x2.shape[axis] != size * self.times:
            raise SizeError(f"{self.title}: {size} elements {self.times} times are not {x2.shape[axis]}")
        pair = (size, self.times) if self.inner else (self.times, size)
        apart = xp.reshape(x2, (*x2.shape[:axis], *pair, *x2.shape[axis + 1 :]))
        return reduced(xp, "sum", apart, axis + int(self.inner))

    @apart("U", "V")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Tile(self.label("U"), self.label("V"), self.times, self.inner)(dy)


flip = Labelled(Flip)
roll = Labelled(Roll)
tile = Labelled(Tile)
