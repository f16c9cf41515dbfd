"""The geometry of convolutions: the positions of windows, and the channel axes of operands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from typedtensor.backends.primitives import Sizes
from typedtensor.backends.windows import Geometry
from typedtensor.base.options import as_whole
from typedtensor.errors import SizeError
from typedtensor.ops.core.family import Array, Namespace, TensorType
from typedtensor.rules import no_window

Number = int | tuple[int, ...]
"""A number for each spatial axis, or one for all of them."""

Padding = Number | Literal["same", "causal"]
"""The number of zeros at each end; or a word, for as many as make one window for each position, around or before it."""


@dataclass(frozen=True, slots=True)
class Moves:
    """The strides of a convolution's windows, with a number for each spatial axis, or one for all.

    Attributes:
        stride: the distance between windows.
        padding: the number of zeros at each end; or as many as make one window for each position: around it ("same",
            where an even window has one more after it) or before it ("causal"). A stride takes every so many of them.
        dilation: the distance between the elements under a window.

    Raises:
        SizeError: when a stride or a dilation is below 1, or a padding is negative or another word.
    """

    stride: Number = 1
    padding: Padding = 0
    dilation: Number = 1

    def __post_init__(self) -> None:
        for name, least in (("stride", 1), ("padding", 0), ("dilation", 1)):
            number = getattr(self, name)
            if name == "padding" and number in ("same", "causal"):
                continue
            given = number if isinstance(number, tuple) else (number,)
            numbers = [n for n in map(as_whole, given) if n is not None]
            if len(numbers) < len(given):
                words = ', "same" or "causal"' if name == "padding" else ""
                raise SizeError(
                    f"the {name} of a convolution must be a whole number or a tuple of them{words}, not {number!r}"
                )
            if min(numbers, default=least) < least:
                raise SizeError(f"the {name} of a convolution must be at least {least}, not {min(numbers)}")
            object.__setattr__(self, name, tuple(numbers) if isinstance(number, tuple) else numbers[0])

    def check_rank(self, rank: int, title: str) -> None:
        """Check that there are numbers for ``rank`` axes.

        Raises:
            SizeError: when there are not.
        """
        for name in ("stride", "padding", "dilation"):
            number = getattr(self, name)
            if isinstance(number, tuple) and len(number) != rank:
                raise SizeError(f"{title} runs over {rank} axes, but {name}={number} has {len(number)} numbers")

    def of(self, window: Iterable[int], groups: int = 1) -> Geometry:
        """The geometry of windows of a size.

        Raises:
            SizeError: when a window is empty and needs padding.
        """
        window = tuple(window)
        rank = len(window)
        stride, dilation = spelt(self.stride, rank), spelt(self.dilation, rank)
        if not isinstance(self.padding, str):
            around = spelt(self.padding, rank)
            return Geometry(stride, around, around, dilation, groups)
        if min(window) < 1:
            raise SizeError(f"the window of a padded convolution must be at least 1, not {min(window)}")
        whole = [(n - 1) * step for n, step in zip(window, dilation, strict=True)]
        before = tuple(n // 2 if self.padding == "same" else n for n in whole)
        return Geometry(stride, before, tuple(n - a for n, a in zip(whole, before, strict=True)), dilation, groups)


def spelt(number: Number, rank: int) -> Sizes:
    """A number for each axis."""
    return number if isinstance(number, tuple) else (number,) * rank


VALID = Moves()
SAME = Moves(padding="same")


@dataclass(frozen=True, slots=True)
class Channels:
    """The channel axes of a convolution's operands.

    Attributes:
        of_kernel: the number of axes in a kernel before the window: ``O C``, ``G O C`` or, depthwise, ``C``.
        of_image: the number of channel axes in an image: ``C``, ``G C`` or ``C``.
    """

    of_kernel: int
    of_image: int

    def rank(self, kernel: TensorType) -> int:
        """The number of spatial axes.

        Raises:
            SizeError: when there is none.
        """
        rank = len(kernel.axes) - self.of_kernel
        if rank < 1:
            raise SizeError(no_window(str(kernel)))
        return rank

    def kernel(self, xp: Namespace, k: Array) -> Array:
        """A kernel in the form of primitives: ``(O, C / G, *K)``."""
        return xp.reshape(k, (*self.outputs(k), *k.shape[self.of_kernel :]))

    def outputs(self, k: Array) -> tuple[int, int]:
        """The number of output channels, and of input channels of each."""
        if self == DEPTHWISE:
            return k.shape[0], 1
        return (k.shape[0] * k.shape[1] if self == GROUPED else k.shape[0]), k.shape[self.of_kernel - 1]

    def groups(self, k: Array) -> int:
        """The number of groups of channels."""
        return 1 if self == DENSE else k.shape[0]

    def image(self, xp: Namespace, x: Array, rank: int) -> Array:
        """An image with one channel axis."""
        if self != GROUPED:
            return x
        groups, channels, *extent = x.shape[-rank - 2 :]
        return xp.reshape(x, (*x.shape[: -rank - 2], groups * channels, *extent))


DENSE, GROUPED, DEPTHWISE = Channels(2, 1), Channels(3, 2), Channels(1, 1)
