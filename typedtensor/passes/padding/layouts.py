"""The places of padding in an array. A layout has for each axis the factors that a reshape merged into it, fastest
last.

A factor of symbolic size is padded at its end. An axis along which all elements are equal needs no padding, whatever
its length: its factors are None.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from typedtensor.ir import Shape, is_symbolic

Factors = tuple[int, ...] | None
Layout = tuple[Factors, ...]

Key = Callable[[Any], Hashable]
"""Returns a key that is equal for symbolic numbers that depend on sizes in the same way."""


class NotPaddedError(ValueError):
    """The results of a program would depend on the padding, or no rule shows that they do not."""


def varies(size: Any) -> bool:
    """Whether a size is symbolic; an axis of such a size is padded."""
    return is_symbolic(size)


def natural(shape: Shape) -> Layout:
    """Return the layout of an array with each axis padded at its end."""
    return tuple([(size,) for size in shape])


def is_padded(factors: Factors) -> bool:
    """Whether an axis has padding."""
    return factors is not None and any(map(varies, factors))


def is_prefix(factors: Factors) -> bool:
    """Whether the padding of an axis is at its end only."""
    return factors is None or len(factors) == 1 or not any(map(varies, factors[1:]))


def merged(layouts: Sequence[tuple[Layout, Shape]], shape: Shape, key: Key) -> Layout:
    """Return the layout of an elementwise result whose operands broadcast to a shape.

    Raises:
        NotPaddedError: when the operands have padding in different places.
    """
    found: list[Factors] = []
    for place in range(-len(shape), 0):
        if not varies(shape[place]):
            found.append((shape[place],))
            continue
        given = [layout[place] for layout, of in layouts if len(of) >= -place and varies(of[place])]
        known = [factors for factors in given if factors is not None]
        if any(_keys(x, key) != _keys(known[0], key) for x in known[1:]):
            raise NotPaddedError(f"the operands have padding in different places of an axis of size {shape[place]}")
        found.append(known[0] if known else None)
    return tuple(found)


def reshaped(layout: Layout, shape: Shape, new: Shape, key: Key) -> Layout:
    """Return the layout of a reshaped array.

    Raises:
        NotPaddedError: when an axis of the new shape is not a product of whole padded factors.
    """
    left = [x for factors, size in zip(layout, shape, strict=True) for x in ((size,) if factors is None else factors)]
    left = [x for x in left if varies(x) or x != 1][::-1]
    same = [factors is None for factors, size in zip(layout, shape, strict=True) if varies(size) or size != 1]
    if same and all(same):
        return tuple([None if varies(size) else (size,) for size in new])
    return tuple([_taken(left, size, key) for size in new])


def _taken(left: list[int], size: int, key: Key) -> tuple[int, ...]:
    """Pop the factors of the next axis from the remaining ones, whose next is last."""
    if not varies(size) and size == 1:
        return (1,)
    found: list[int] = []
    product: int = 1
    while key(product) != key(size):
        if not left:
            raise NotPaddedError(
                f"a reshape makes an axis of size {size} of parts of padded axes, rather than of whole ones"
            )
        factor = left.pop()
        rest = _quotient(key(size), key(product))
        if not varies(factor) and rest is not None and 1 < rest < factor and factor % rest == 0:
            left.append(factor // rest)
            factor = rest
        found.append(factor)
        product = product * factor
    return tuple(found)


def _quotient(first: Any, second: Any) -> int | None:
    """Return the ratio of two numbers, if it is the same integer for all sizes."""
    found = {divmod(x, y) for x, y in zip(first, second, strict=True) if y}
    [(times, rest), *others] = [*found] or [(0, 1)]
    return int(times) if not others and not rest else None


def _keys(factors: tuple[int, ...], key: Key) -> Hashable:
    """Return a key that is equal for equal padding: unpadded factors between padded ones are multiplied."""
    result: list[Any] = []
    plain = 1
    for factor in factors:
        if varies(factor):
            result += [plain, key(factor)]
            plain = 1
        else:
            plain *= factor
    return (*result, plain)
