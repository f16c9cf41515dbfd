"""The suite's comparison of results: ``|x - y| ≤ 1e-4 max(1, |x| + |y|)`` for each number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

TOLERANCE = 1e-4


def differences(expected: object, actual: object, path: str = "output") -> Iterator[str]:
    """Return the places where two outputs differ: in their form, or in a number.

    Args:
        expected: the output of the reference, of numbers, lists and objects.
        actual: the output of a tool.
        path: the place of these outputs in larger ones.
    """
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        if expected.keys() != actual.keys():
            yield f"{path} has the keys {sorted(actual)}, not {sorted(expected)}"
        for key in expected.keys() & actual.keys():
            yield from differences(expected[key], actual[key], f"{path}.{key}")
    elif _is_list(expected) and _is_list(actual):
        assert isinstance(expected, Sequence)
        assert isinstance(actual, Sequence)
        if len(expected) != len(actual):
            yield f"{path} has {len(actual)} elements, not {len(expected)}"
        for n, (x, y) in enumerate(zip(expected, actual, strict=False)):
            yield from differences(x, y, f"{path}[{n}]")
    elif isinstance(expected, (int, float)) and isinstance(actual, (int, float)):
        if not abs(expected - actual) <= TOLERANCE * max(1.0, abs(expected) + abs(actual)):  # so for NaN
            yield f"{path} is {actual}, not {expected}"
    else:
        yield f"{path} is {type(actual).__name__}, not {type(expected).__name__}"


def _is_list(x: object) -> bool:
    return isinstance(x, Sequence) and not isinstance(x, str)
