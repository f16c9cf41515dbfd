"""The arithmetic of sizes in rules and derived labels, and of the windows on an axis."""

from __future__ import annotations

from collections.abc import Mapping

from typedtensor.rules.syntax import Size, SizeOf


class NoElementsError(ValueError):
    """A derived label would have no elements although its parameters have some; the message says why."""


def derived_size(label: str, formula: Size, known: Mapping[str, int | None]) -> int | None:
    """The size of a derived label, or None if a size in its formula is unknown.

    Args:
        label: the label, for messages.
        formula: its size, in terms of its parameters.
        known: the sizes of the parameters.

    Raises:
        NoElementsError: for example if a window is longer than its axis.

    >>> from typedtensor.rules.parser import parse_size
    >>> derived_size("Valid[Time, Kernel]", parse_size("|U| - |K| + 1"), {"U": 2, "K": 3})
    Traceback (most recent call last):
    typedtensor.rules.sizes.NoElementsError: the size of Valid[Time, Kernel], |U| - |K| + 1, is 0
    """
    size = evaluate_size(formula, known)
    if size is not None and size < 1 and all(part is None or part > 0 for part in known.values()):
        raise NoElementsError(f"the size of {label}, {formula}, is {size}")
    return size


def evaluate_size(size: Size, known: Mapping[str, int | None]) -> int | None:
    """The value of a size expression, or None if a size in it is unknown.

    >>> from typedtensor.rules.parser import parse_size
    >>> evaluate_size(parse_size("(|H| - |K|) // 2 + 1"), {"H": 9, "K": 3})
    4
    >>> evaluate_size(parse_size("|H| * |W|"), {"H": 9, "W": None}) is None
    True
    """
    if isinstance(size, int):
        return size
    if isinstance(size, SizeOf):
        return known[size.name]
    left, right = evaluate_size(size.left, known), evaluate_size(size.right, known)
    if left is None or right is None:
        return None
    match size.operator:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case "%":
            return left % right if right else None
        case _:
            return left // right if right else None


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
