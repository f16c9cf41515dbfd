"""Rearrangement along an axis: parts, padding, concatenation, gated halves, flips, rolls, repetitions.

What has another size has another label.
"""

from __future__ import annotations

import numpy as np

from typedtensor.backends import device_of, place
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import reduced
from typedtensor.backends.writing import slice_length
from typedtensor.base.options import whole
from typedtensor.core.axes import declared_size, label_name
from typedtensor.core.tensor import AnyTensor
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import Along1, Among2, Between1, PolyOp1, PolyOp2
from typedtensor.ops.core.family import Array, Kernel, Labelled, Namespace, Operand, TensorType, U, V, W, apart
from typedtensor.ops.core.fitting import require_declared, subscript
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.library.elementwise.exponential import Sigmoid

__all__ = ["GLU", "ConcatAlong", "Flip", "Pad", "PlaceAlong", "PlacePart", "Roll", "SliceAlong", "SumRepeated"]
__all__ += ["TakePart", "Tile"]
__all__ += ["concat", "flip", "glu", "pad", "roll", "tile"]


class SliceAlong(PolyOp1[U, V], rule="t *A U *B -> t *A V *B where V not in *A U *B", linear="each"):
    """The elements ``start:stop:step`` along U, as the axis V.

    Args:
        axis: the label U.
        to: the label of the slice.
        start: the first position; a negative one counts from the end.
        stop: the position before which the slice ends; the end of the axis if it is None.
        step: the distance between positions, at least 1.

    Raises:
        SizeError: when the step is not positive.

    See also: slices of ``numpy.ndarray``, ``torch.narrow``, ``jax.lax.slice_in_dim``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Even(Axis): ...
    >>> SliceAlong(Row, Even, step=2)(Tensor[Row]([0.0, 1.0, 2.0, 3.0]))
    Tensor[Even=2]([0., 2.])
    """

    def __init__(self, axis: type[U], to: type[V], /, start: int = 0, stop: int | None = None, step: int = 1) -> None:
        super().__init__(axis, to)
        self.range = checked_slice(start, stop, step)

    def ground(self, x: TensorType, /) -> Kernel:
        key = subscript(self.position("U", x), self.range)
        if (size := declared_size(self.label("U"))) is not None:
            require_declared(self, self.label("V"), len(range(size)[self.range]))
        return lambda xp, x: x[key]

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        r = self.range
        return PlaceAlong(self.label("U"), self.label("V"), r.start, r.stop, r.step)(x, dy)

    def sparse_slice(self, number: int, operands: tuple[AnyTensor, ...]) -> object:
        return subscript(self.position("U", operands[0].tensor_type), self.range)


class PlaceAlong(PolyOp2[U, V], rule="k *A U *B, t *A V *B -> t *A U *B where V not in U"):
    """Zeros like ``x1``, with ``x2`` at the positions ``start:stop:step`` along U.

    It is the transpose of :class:`SliceAlong`.
    """

    def __init__(self, axis: type[U], of: type[V], /, start: int = 0, stop: int | None = None, step: int = 1) -> None:
        super().__init__(axis, of)
        self.range = checked_slice(start, stop, step)

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)
        key = subscript(axis, self.range)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            room = slice_length(self.range, x1.shape[axis])
            if room != x2.shape[axis]:
                raise SizeError(f"{self.title} places {x2.shape[axis]} elements at {room} positions")
            return place(xp, x1.shape, key, x2)

        return kernel

    @apart("U", "V")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        r = self.range
        return SliceAlong(self.label("U"), self.label("V"), r.start, r.stop, r.step)(dy)


def checked_slice(start: int, stop: int | None, step: int) -> slice:
    first = whole("the start of a slice", start)
    last = None if stop is None else whole("the stop of a slice", stop)
    return slice(first, last, whole("the step of a slice", step, 1))


class Pad(PolyOp1[U, V], rule="t *A U *B -> t *A V *B where V not in *A U *B"):
    """``x`` with elements of one value added before and after those along U, as the axis V.

    Args:
        axis: the label U.
        to: the label of the padded axis.
        before: how many elements come before; at least 0.
        after: how many come after; at least 0.
        value: their value, which is taken in the kind of ``x``.

    Raises:
        SizeError: when ``before`` or ``after`` is negative: :class:`SliceAlong` takes elements away.

    See also: ``numpy.pad``, ``torch.nn.functional.pad``, ``jax.numpy.pad``.

    >>> from typedtensor import Axis, Tensor
    >>> class Time(Axis): ...
    >>> class Padded(Axis): ...
    >>> Pad(Time, Padded, 1, 2)(Tensor[Time]([5.0, 6.0]))
    Tensor[Padded=5]([0., 5., 6., 0., 0.])
    """

    def __init__(self, axis: type[U], to: type[V], /, before: int = 0, after: int = 0, value: float = 0) -> None:
        super().__init__(axis, to)
        self.before, self.after = (
            whole(f"the number of elements that pad adds {place}", number, 0, ": slice takes elements away")
            for place, number in (("before", before), ("after", after))
        )
        self.value = value

    @property
    def is_affine(self) -> bool:
        return self.value != 0 and self.before + self.after > 0

    def ground(self, x: TensorType, /) -> Kernel:
        axis, kind = self.position("U", x), {"real": float, "int": int, "bool": bool}[x.kind]
        if (size := declared_size(self.label("U"))) is not None:
            require_declared(self, self.label("V"), self.before + size + self.after)

        def kernel(xp: Namespace, x: Array) -> Array:
            if isinstance(xp, Library):
                return xp.pad(x, axis, self.before, self.after, kind(self.value))

            def filled(count: int) -> Array:
                shape = (*x.shape[:axis], count, *x.shape[axis + 1 :])
                return xp.full(shape, kind(self.value), dtype=x.dtype, device=device_of(x))

            return xp.concat([filled(self.before), x, filled(self.after)], axis=axis)

        return kernel

    @apart("U")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return SliceAlong(self.label("V"), self.label("U"), self.before, -self.after or None)(dy)


pad = Labelled(Pad)


class ConcatAlong(
    Among2[U, V, W], rule="t *A U *B, t *A V *B -> t *A W *B where |W| = |U| + |V|, W not in *A *B", linear="together"
):
    """The elements of ``x1`` along U followed by those of ``x2`` along V, as the axis W.

    See also: ``numpy.concat``, ``torch.cat``, ``jax.numpy.concatenate``.
    """

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return xp.concat((x1, x2), axis=axis)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return TakePart(self.label("U"), self.label("W"))(x1, dy)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return TakePart(self.label("V"), self.label("W"), last=True)(x2, dy)


class EndOfAxis(PolyOp2[U, W]):
    """The base of operations on the first or the last elements of an axis."""

    def __init__(self, axis: type[U], whole: type[W], /, last: bool = False) -> None:
        super().__init__(axis, whole)
        self.last = last


class TakePart(EndOfAxis[U, W], rule="k *A U *B, t *A W *B -> t *A U *B"):
    """As many elements of ``x2`` along W as ``x1`` has along U: the first, or the last.

    Args:
        axis: the label U.
        whole: the label W.
        last: from the end of W, not from its start.

    See also: ``numpy.split``, ``torch.narrow``, ``jax.lax.slice_in_dim``.
    """

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x2[_part(self, axis, x1.shape[axis], x2.shape[axis], self.last)]

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return PlacePart(self.label("U"), self.label("W"), last=self.last)(x2, dy)


class PlacePart(EndOfAxis[U, W], rule="k *A W *B, t *A U *B -> t *A W *B"):
    """Zeros like ``x1``, with ``x2`` at the first positions along W, or at the last.

    It is the transpose of :class:`TakePart`.

    Args:
        axis: the label U.
        whole: the label W.
        last: at the end of W, not at its start.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("W", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            return place(xp, x1.shape, _part(self, axis, x2.shape[axis], x1.shape[axis], self.last), x2)

        return kernel

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return TakePart(self.label("U"), self.label("W"), last=self.last)(x2, dy)


def _part(operation: PolyOp, axis: int, size: int, whole: int, last: bool) -> tuple[object, ...]:
    """The key of the first or last elements along an axis."""
    if size > whole:
        raise SizeError(f"{operation.title}: a part of {size} elements is larger than the {whole} that it is a part of")
    return subscript(axis, slice(whole - size, whole) if last else slice(0, size))


concat = Labelled(ConcatAlong)


class GLU(Between1[U, V], rule="*A U *B -> *A V *B where |U| = 2 * |V|, V not in *A U *B"):
    """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V.

    Raises:
        SizeError: when U has an odd number of elements.

    See also: Dauphin et al. (2017); ``torch.nn.functional.glu``, ``jax.nn.glu``.

    >>> from typedtensor import Axis, Tensor
    >>> class Both(Axis): ...
    >>> class Half(Axis): ...
    >>> GLU(Both, Half)(Tensor[Both]([2.0, 4.0, 0.0, 100.0]))
    Tensor[Half=2]([1., 4.])
    """

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        size = x.shape[axis]
        if size % 2:
            raise SizeError(f"{self.title} halves {label_name(self.label('U'))}, whose size {size} is odd")
        half = size // 2
        gate = Sigmoid().forward(xp, x[subscript(axis, slice(half, size))])
        return x[subscript(axis, slice(0, half))] * gate

    @apart("U", "V")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        whole, half = self.label("U"), self.label("V")
        values, gate = TakePart(half, whole)(y, x), Sigmoid()(TakePart(half, whole, True)(y, x))
        return ConcatAlong(half, half, whole)(dy * gate, dy * values * gate * (1.0 - gate))


glu = Labelled(GLU)


class Flip(Along1[U], rule="t *A U *B -> t *A U *B", linear="along"):
    """The elements along U in the opposite order. See also: ``numpy.flip``, ``torch.flip``, ``jax.numpy.flip``."""

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)
        backwards = subscript(axis, slice(None, None, -1))
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
        cut = size - places
        return xp.concat([x[subscript(axis, slice(cut, size))], x[subscript(axis, slice(0, cut))]], axis=axis)

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
