"""Conversion of Python numbers to arrays, and stacks of arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.backends import Array, Namespace, array_like, as_default, device_of, place, stack_in_places
from typedtensor.control.bodies.body import Iteration
from typedtensor.control.bodies.runner import BodyScope
from typedtensor.core.axes import declared_size
from typedtensor.core.tensor_type import TensorType


def solid(xp: Namespace, array: Array, like: Array) -> Array:
    """Return an array. A Python number becomes an array of another array's dtype."""
    if not isinstance(array, (float, int, bool)):
        return array
    return array_like(xp, array, like) if hasattr(like, "dtype") else as_default(xp.asarray(array))


def stack(xp: Namespace, arrays: Sequence[Array], of: TensorType, like: Array) -> Array:
    """Stack arrays of a type along a new first axis. Residuals that a branch did not compute are zeros.

    Arrays along the steps of inner loops are padded to the longest.
    """
    arrays = [solid(xp, x, like) for x in arrays]
    if any(x.shape != arrays[0].shape for x in arrays):  # symbolic sizes have no hash
        places = tuple(map(max, zip(*(x.shape for x in arrays), strict=True)))
        if all(0 in x.shape or _differs_in_steps(of, x.shape, places) for x in arrays):
            return stack_in_places(xp, arrays, places)
    return xp.stack(arrays)


def _differs_in_steps(of: TensorType, shape: Sequence[int], places: Sequence[int]) -> bool:
    """Whether a shape differs from the padded one only along the steps of loops."""
    return all(axis is Iteration or n == most for axis, n, most in zip(of.axes, shape, places, strict=True))


def placed(xp: Namespace, x: Array, places: int) -> Array:
    """Pad an array with zeros along its first axis to a size."""
    length, *rest = x.shape
    return x if length == places else place(xp, (places, *rest), (slice(length), ...), x)


def stacked_shapes(
    of: Sequence[TensorType], types: Sequence[TensorType], arrays: Sequence[Array], scope: BodyScope
) -> list[list[int | None]]:
    """The shapes, behind the first axis, of stacked results of a body that never runs; None for an unknown size.

    Args:
        of: the types of the results.
        types: the types of the operands, by which sizes are known.
        arrays: the operands.
    """
    sizes = dict(scope.sizes)
    for operand, array in zip(types, arrays, strict=True):
        for axis, size in zip(operand.axes, getattr(array, "shape", ()), strict=True):
            sizes[axis] = max(size, sizes.get(axis, 0))  # a residual without steps may have no size
    # Size 1 broadcasts against any number of steps of an inner loop.
    return [[1 if axis is Iteration else declared_size(axis, sizes) for axis in x.axes[1:]] for x in of]


def nothing(xp: Namespace, of: TensorType, shape: tuple[int, ...], arrays: Sequence[Array], dtype: Any = None) -> Array:
    """Zeros of a shape, in place of values that were not computed.

    Args:
        arrays: the arrays that determine the dtype if ``dtype`` is None.
    """
    if dtype is None and of.kind != "real":
        dtype = xp.asarray(0).dtype if of.kind == "int" else xp.bool
    elif dtype is None:
        real = [x.dtype for x in arrays if hasattr(x, "dtype") and "float" in str(x.dtype)]
        dtype = xp.result_type(*real) if real else xp.float32
    like = next((x for x in arrays if hasattr(x, "dtype")), None)
    return xp.zeros(shape, dtype=dtype, device=device_of(like))
