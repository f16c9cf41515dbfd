"""How many windows lie on an axis, and how far they reach: the sizes that strides, padding and dilation leave."""

from __future__ import annotations


def window_count(size: int, window: int, stride: int = 1, padding: int = 0, dilation: int = 1) -> int | None:
    """The number of windows on an axis; None where one is larger than the axis.

    Args:
        size: the number of elements of the axis.
        window: how many elements lie under a window.
        stride: the distance between windows.
        padding: how many elements are added at each end.
        dilation: the distance between the elements under a window.

    >>> window_count(28, 3, stride=2, padding=1)
    14
    """
    beyond = size + 2 * padding - dilation * (window - 1) - 1
    return None if beyond < 0 else beyond // stride + 1


def window_reach(
    count: int, window: int, stride: int = 1, padding: int = 0, dilation: int = 1, extra: int = 0
) -> int | None:
    """The number of elements that so many windows reach over, as of a transposed convolution; None where none is left.

    Args:
        count: the number of windows.
        window: how many elements lie under a window.
        stride: the distance between windows.
        padding: how many elements are left out at each end.
        dilation: the distance between the elements under a window.
        extra: how many more there are at the end.

    >>> window_reach(14, 2, stride=2)
    28
    """
    reach = (count - 1) * stride + (window - 1) * dilation + 1 - 2 * padding + extra
    return reach if count and reach > 0 else None
