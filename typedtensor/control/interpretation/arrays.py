"""Arrays in place of Python numbers, and stacks of arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.backends import Array, Namespace, array_like, as_default, device_of, place, stack_in_places
from typedtensor.control.operations.loops import Iteration
from typedtensor.core.tensor_type import TensorType


def solid(xp: Namespace, array: Array, like: Array) -> Array:
    """An array, also of a Python number, which takes the precision of another array."""
    if not isinstance(array, (float, int, bool)):
        return array
    return array_like(xp, array, like) if hasattr(like, "dtype") else as_default(xp.asarray(array))


def stack(xp: Namespace, arrays: Sequence[Array], of: TensorType, like: Array) -> Array:
    """Arrays of a type along a new first axis. In place of those that a branch has left out are zeros.

    Those of the steps of loops have as many places as the longest.
    """
    arrays = [solid(xp, x, like) for x in arrays]
    if len({x.shape for x in arrays}) > 1:
        places = tuple(map(max, zip(*(x.shape for x in arrays), strict=True)))
        if all(0 in x.shape or _differs_in_steps(of, x.shape, places) for x in arrays):
            return stack_in_places(xp, arrays, places)
    return xp.stack(arrays)


def _differs_in_steps(of: TensorType, shape: Sequence[int], places: Sequence[int]) -> bool:
    """Whether a shape has other sizes than there are places for only along the steps of loops."""
    return all(axis is Iteration or n == most for axis, n, most in zip(of.axes, shape, places, strict=True))


def placed(xp: Namespace, x: Array, places: int) -> Array:
    """An array with a first axis of so many places; zeros are in the further ones."""
    length, *rest = x.shape
    return x if length == places else place(xp, (places, *rest), (slice(length), ...), x)


def nothing(xp: Namespace, of: TensorType, shape: tuple[int, ...], arrays: Sequence[Array], dtype: Any = None) -> Array:
    """Zeros of a shape, as nothing has been computed.

    Args:
        arrays: whose precision they have, if there is none given.
    """
    if dtype is None and of.kind != "real":
        dtype = xp.asarray(0).dtype if of.kind == "int" else xp.bool
    elif dtype is None:
        real = [x.dtype for x in arrays if hasattr(x, "dtype") and "float" in str(x.dtype)]
        dtype = xp.result_type(*real) if real else xp.float32
    like = next((x for x in arrays if hasattr(x, "dtype")), None)
    return xp.zeros(shape, dtype=dtype, device=device_of(like))
