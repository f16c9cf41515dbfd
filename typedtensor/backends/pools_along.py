"""Pooling along one axis or over the last two, over windows or over a number of parts.

Along one, an array is ``(…, U, R)``, with the axes after U merged. Windows cover the padded array. Parts differ in
length, so each is a pool of one window.
"""

# mypy: no-warn-return-any

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from typedtensor.backends.namespace import Array, Namespace, device_of
from typedtensor.backends.windows import Windows
from typedtensor.backends.writing import place
from typedtensor.base.options import whole
from typedtensor.errors import SizeError
from typedtensor.rules import no_pool

Piece = tuple[Array, Windows]
"""An array, and the windows over it."""


@dataclass(frozen=True, slots=True)
class PoolWindows:
    """Windows along an axis, or over the last two.

    Attributes:
        window: the size of a window; None for parts of about equal size.
        stride: the distance between windows.
        padding: the number of additional elements at each end.
        across: the size of a window along the last axis, and the distance between windows there.

    Raises:
        SizeError: when a number is out of range.
    """

    window: int | None = None
    stride: int = 1
    padding: int = 0
    across: tuple[int, int] = (1, 1)

    def __post_init__(self) -> None:
        if self.window is None:
            return
        for name in ("window", "stride", "padding"):
            object.__setattr__(self, name, whole(f"the {name} of a pool", getattr(self, name)))
        if self.window < 1 or self.stride < 1:
            raise SizeError(no_pool(self.window, self.stride))
        if not 0 <= 2 * self.padding <= self.window:
            raise SizeError(
                f"the padding of a pool must be at most half of its window of {self.window}, not {self.padding}: "
                "with more, some windows would contain no element"
            )

    @property
    def plane(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """The size of a window, and the distance between windows, along the last two axes."""
        window = 0 if self.window is None else self.window
        return (window, self.across[0]), (self.stride, self.across[1])

    def pieces(self, xp: Namespace, x: Array, count: int, around: float) -> Iterator[Piece]:
        """Return the arrays to pool, and the windows over each.

        Args:
            xp: the namespace.
            x: the array.
            count: the number of parts; that of windows follows from the array.
            around: the value of the padding.

        Raises:
            SizeError: when there are no elements, or a window is larger than the axis.
        """
        extent, rest = x.shape[-2:]
        if self.window is not None:
            if self.padding:
                shape = (*x.shape[:-2], self.padding, rest)
                beyond = xp.full(shape, around, dtype=x.dtype, device=device_of(x))
                x = xp.concat([beyond, x, beyond], axis=len(x.shape) - 2)
            yield x, Windows.over((extent + 2 * self.padding, rest), *self.plane)
            return
        if count and not extent:
            raise SizeError(f"cannot divide an axis of size 0 into {count} parts")
        for part in parts(extent, count):
            piece = x[..., part, :]
            length = piece.shape[-2]
            yield piece, Windows.over((length, rest), (length, 1), (1, 1))

    def places(self, count: int) -> Iterator[slice]:
        """The positions of the pieces' results."""
        if self.window is not None:
            yield slice(None)
        else:
            yield from (slice(n, n + 1) for n in range(count))

    def put_back(self, xp: Namespace, like: Array, pieces: Sequence[Array], count: int) -> Array:
        """Add the gradients of the pieces at their positions, in the shape of ``like``."""
        extent = like.shape[-2]
        if self.window is not None:
            [whole] = pieces
            return whole[..., self.padding : self.padding + extent, :] if self.padding else whole
        total: Array = None
        for part, piece in zip(parts(extent, count), pieces, strict=True):
            placed = place(xp, tuple(like.shape), (..., part, slice(None)), piece)
            total = placed if total is None else total + placed
        return xp.zeros_like(like) if total is None else total


def parts(extent: int, count: int) -> Iterator[slice]:
    """Split an axis into parts whose sizes differ by at most 1; they overlap if there are more parts than elements.

    See also: ``torch.nn.functional.adaptive_avg_pool1d``, which splits equally.
    """
    for n in range(count):
        yield slice(n * extent // count, -(-(n + 1) * extent // count))
