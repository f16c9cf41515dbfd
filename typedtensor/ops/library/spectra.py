"""Spectra along an axis: the discrete Fourier transform of real elements, as two real tensors."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from typedtensor.backends import Array, Namespace, device_of
from typedtensor.backends.reducing import narrowed, widened
from typedtensor.core.axes import U, V, label_name, label_of
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import PolyOp1, PolyOp2
from typedtensor.ops.core.family import Labelled, Operand, apart
from typedtensor.ops.core.ruling import ruled
from typedtensor.ops.library.elementwise.selection import AsRealLike, AsSingle
from typedtensor.ops.library.reductions import Size

__all__ = ["Spectrum", "SpectrumInput", "irfft", "rfft"]


class Spectrum(PolyOp1[U, V], rule="*A U *B -> *A V *B where |V| = |U| // 2 + 1, V not in *A *B", linear="along"):
    """The real or the imaginary part along V of the discrete Fourier transform along U, ``n = |U|``.

    ``Σ x[j] cos(2πjk/n)``, or ``-Σ x[j] sin(2πjk/n)``, at the frequencies k from 0 to ``n // 2``: those of the others
    are their conjugates. A tensor of NumPy is transformed by its FFT; a program multiplies with a table of
    ``|U| |V|`` numbers, which it makes once, so it runs everywhere, for windows of up to a few thousand elements.

    Args:
        axis: the label U.
        frequency: the label V.
        imaginary: the imaginary part in place of the real one.

    See also: :func:`irfft`; ``numpy.fft.rfft``, ``torch.fft.rfft``, ``jax.numpy.fft.rfft``.

    >>> from typedtensor import Axis, Tensor
    >>> from typedtensor.ops import rfft
    >>> class Time(Axis): ...
    >>> class Frequency(Axis): ...
    >>> x = Tensor[Time]([0.0, 1.0, 0.0, -1.0])  # a sine of one period
    >>> rfft(x, Time, Frequency) ** 2 + rfft(x, Time, Frequency, imaginary=True) ** 2  # its power
    Tensor[Frequency=3]([0., 4., 0.])
    """

    def __init__(self, axis: type[U], frequency: type[V], /, imaginary: bool = False) -> None:
        super().__init__(axis, frequency)
        self.imaginary = imaginary

    def forward_along(self, axis: int, xp: Namespace, x: Array, /) -> Array:
        z = widened(xp, x)
        # Of other numbers, it would spread NaN otherwise than products.
        if xp is np and x.shape[axis] and np.isfinite(z).all():
            found = np.fft.rfft(z, axis=axis)
            return (found.imag if self.imaginary else found.real).astype(x.dtype)
        table = _table(xp, x.shape[axis], z, self.imaginary)
        return narrowed(xp, xp.moveaxis(xp.tensordot(z, table, axes=([axis], [0])), -1, axis), x)

    @apart("U")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return SpectrumInput(self.label("U"), self.label("V"), self.imaginary)(x, dy)


class SpectrumInput(PolyOp2[U, V], rule="k *A U *B, *A V *B -> *A U *B where |V| = |U| // 2 + 1"):
    """``Σ x2[k] cos(2πjk/n)``, or ``-Σ x2[k] sin(2πjk/n)``, along U as in ``x1``; the transpose of :class:`Spectrum`.

    Args:
        axis: the label U.
        frequency: the label V.
        imaginary: the sines in place of the cosines.
    """

    def __init__(self, axis: type[U], frequency: type[V], /, imaginary: bool = False) -> None:
        super().__init__(axis, frequency)
        self.imaginary = imaginary

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        if x2.shape[axis] != x1.shape[axis] // 2 + 1:
            raise SizeError(
                f"{label_name(self.label('U'))} has {x1.shape[axis]} elements, whose spectrum has "
                f"{x1.shape[axis] // 2 + 1}, but {label_name(self.label('V'))} has {x2.shape[axis]}"
            )
        table = _table(xp, x1.shape[axis], z := widened(xp, x2), self.imaginary)
        return narrowed(xp, xp.moveaxis(xp.tensordot(z, table, axes=([axis], [1])), -1, axis), x2)

    @apart("U")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Spectrum(self.label("U"), self.label("V"), self.imaginary)(dy)


def _table(xp: Namespace, size: int, like: Array, imaginary: bool) -> Array:
    """``cos(2πjk/n)``, or ``-sin(2πjk/n)``, at the rows j and the columns k; angles lie between -π and π."""
    times = xp.expand_dims(xp.arange(size, device=device_of(like)), axis=1)
    turns = times * xp.arange(size // 2 + 1, device=device_of(like))
    angles = xp.astype((turns + size // 2) % size - size // 2, like.dtype) * (2.0 * math.pi) / size
    return -xp.sin(angles) if imaginary else xp.cos(angles)


@ruled("*A V *B, *A V *B -> *A U *B where |V| = |U| // 2 + 1")
def irfft(real: Operand, imaginary: Operand, frequency: type[V], axis: type[U] | U) -> Operand:
    """The elements along an axis whose spectrum is given: the inverse of :func:`rfft`.

    Imaginary parts of the frequency 0, and of n / 2 for an even number n of elements, do not count.

    Args:
        real: the real part of the spectrum.
        imaginary: the imaginary part.
        frequency: the label of the frequencies.
        axis: the label of the elements, or a sized axis. Without a size it is the declared one, or that which the label
            has in the open computation.

    Raises:
        SizeError: when the number of elements is not known, or does not belong to that of the frequencies.

    See also: ``numpy.fft.irfft``, ``torch.fft.irfft``, ``jax.numpy.fft.irfft``.

    >>> from typedtensor import Axis, Tensor
    >>> class Time(Axis): ...
    >>> class Frequency(Axis): ...
    >>> x = Tensor[Time]([3.0, 1.0, 2.0])
    >>> irfft(rfft(x, Time, Frequency), rfft(x, Time, Frequency, imaginary=True), Frequency, Time(3))
    Tensor[Time=3]([3., 1., 2.])
    """
    label: Any = label_of(axis)
    like: Operand = real.select(frequency, 0).expand(axis)
    like = like.transpose(*[label if x == frequency else x for x in real.axes])
    size, places = Size(label)(like), AsRealLike()(real.positions(frequency), AsSingle()(real))
    alone = places.eq(0.0) | (places * 2.0).eq(size)  # the frequencies that are their own conjugates
    share = AsRealLike()((2.0 - AsRealLike()(alone, places)) / size, real).expand_like(real)
    waves, turned = (SpectrumInput(label, frequency, imaginary=part) for part in (False, True))
    return waves(like, real * share) + turned(like, imaginary * share)


rfft = Labelled(Spectrum)
