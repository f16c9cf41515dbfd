"""The number and the reach of windows on an axis, with stride, padding and dilation."""

from __future__ import annotations


def window_count(size: int, window: int, stride: int = 1, padding: int = 0, dilation: int = 1) -> int | None:
    """The number of windows on an axis; None if a window is larger than the axis.

    Args:
        size: the number of elements of the axis.
        window: the number of elements under a window.
        stride: the distance between windows.
        padding: the number of added elements at each end.
        dilation: the distance between the elements under a window.

    >>> window_count(28, 3, stride=2, padding=1)
    14
    """
    beyond = size + 2 * padding - dilation * (window - 1) - 1
    return None if beyond < 0 else beyond // stride + 1


def window_reach(
    count: int, window: int, stride: int = 1, padding: int = 0, dilation: int = 1, extra: int = 0
) -> int | None:
    """The number of elements that windows cover, as in a transposed convolution; None if there are none.

    Args:
        count: the number of windows.
        window: the number of elements under a window.
        stride: the distance between windows.
        padding: the number of elements removed at each end.
        dilation: the distance between the elements under a window.
        extra: the number of additional elements at the end.

    >>> window_reach(14, 2, stride=2)
    28
    """
    reach = (count - 1) * stride + (window - 1) * dilation + 1 - 2 * padding + extra
    return reach if count and reach > 0 else None
