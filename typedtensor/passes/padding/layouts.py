"""Where padding is in an array: each axis is of factors, the last of them fastest, as reshaping has made it of axes.

A factor that follows from sizes is padded at its end. An axis whose elements are all the same has no padding, whatever
its length; its factors are None.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from typedtensor.ir import Shape, SymbolicFloat, SymbolicInt
from typedtensor.passes.padding.refusal import NotPaddedError

Factors = tuple[int, ...] | None
Layout = tuple[Factors, ...]

Key = Callable[[Any], Hashable]
"""Equal for numbers that follow in the same way from sizes."""


def varies(size: Any) -> bool:
    """Whether a number follows from sizes; an axis is padded then."""
    return isinstance(size, (SymbolicInt, SymbolicFloat))


def natural(shape: Shape) -> Layout:
    """The layout of an array of which each axis is padded at its end."""
    return tuple([(size,) for size in shape])


def is_padded(factors: Factors) -> bool:
    """Whether there is padding along an axis."""
    return factors is not None and any(map(varies, factors))


def is_prefix(factors: Factors) -> bool:
    """Whether padding along an axis is at its end only."""
    return factors is None or len(factors) == 1 or not any(map(varies, factors[1:]))


def merged(layouts: Sequence[tuple[Layout, Shape]], shape: Shape, key: Key) -> Layout:
    """The layout of what is computed element by element from operands that broadcast to a shape.

    Raises:
        NotPaddedError: when they have padding in different places.
    """
    found: list[Factors] = []
    for place in range(-len(shape), 0):
        if not varies(shape[place]):
            found.append((shape[place],))
            continue
        given = [layout[place] for layout, of in layouts if len(of) >= -place and varies(of[place])]
        known = [factors for factors in given if factors is not None]
        if any(_keys(x, key) != _keys(known[0], key) for x in known[1:]):
            raise NotPaddedError(f"an axis of size {shape[place]} is padded in two ways")
        found.append(known[0] if known else None)
    return tuple(found)


def reshaped(layout: Layout, shape: Shape, new: Shape, key: Key) -> Layout:
    """The layout after an array is reshaped.

    Raises:
        NotPaddedError: when no axes could be as long as they may become.
    """
    left = [x for factors, size in zip(layout, shape, strict=True) for x in ((size,) if factors is None else factors)]
    left = [x for x in left if varies(x) or x != 1][::-1]
    same = [factors is None for factors, size in zip(layout, shape, strict=True) if varies(size) or size != 1]
    if same and all(same):
        return tuple([None if varies(size) else (size,) for size in new])
    return tuple([_taken(left, size, key) for size in new])


def _taken(left: list[int], size: int, key: Key) -> tuple[int, ...]:
    """The factors of the next axis, of those that are left, the next of them last."""
    if not varies(size) and size == 1:
        return (1,)
    found: list[int] = []
    product: int = 1
    while key(product) != key(size):
        if not left:
            raise NotPaddedError(f"an axis of size {size} is made of parts of padded ones")
        factor = left.pop()
        rest = _quotient(key(size), key(product))
        if not varies(factor) and rest is not None and 1 < rest < factor and factor % rest == 0:
            left.append(factor // rest)
            factor = rest
        found.append(factor)
        product = product * factor
    return tuple(found)


def _quotient(first: Any, second: Any) -> int | None:
    """How many times larger a number is than another, if that is the same for all sizes."""
    found = {divmod(x, y) for x, y in zip(first, second, strict=True) if y}
    [(times, rest), *others] = [*found] or [(0, 1)]
    return int(times) if not others and not rest else None


def _keys(factors: tuple[int, ...], key: Key) -> Hashable:
    """Equal for the same padding: what is not padded stands between padded factors as a whole."""
    made: list[Any] = []
    plain = 1
    for factor in factors:
        if varies(factor):
            made += [plain, key(factor)]
            plain = 1
        else:
            plain *= factor
    return (*made, plain)
