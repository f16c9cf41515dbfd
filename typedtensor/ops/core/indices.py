"""Range checks of indices."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.backends import PYTHON_SCALARS, Array, Namespace, as_numpy
from typedtensor.backends.library import Library
from typedtensor.errors import SizeError
from typedtensor.ops.core.operation import PolyOp
from typedtensor.rules import no_such_index

_FEW, _MOST = 32, 2**63 - 1


def check_indices(
    operation: PolyOp, xp: Namespace, index: Array, size: int, device: Any = None, axis: str = "an axis"
) -> Array:
    """Return indices as an array, checked to be from 0 to ``size`` - 1 unless the check would wait for a device.

    A negative index would count from the end and hide a mistake.

    Raises:
        SizeError: when one is out of range.
    """
    numbers: np.ndarray[Any, Any] | None = None
    if type(index) is np.ndarray:
        numbers = index
    else:
        if type(index) in PYTHON_SCALARS:
            index = xp.asarray(index, device=device)
        if isinstance(xp, Library) and type(index) is not np.ndarray:
            return index  # possibly on a device
        if (checked := getattr(index, "checked_range", None)) is not None:
            return checked(size)  # a plan checks it in each run
        if type(index).__module__ == "numpy":
            numbers = as_numpy(index)
    if numbers is not None and numbers.size:
        low, high = _extremes(numbers)
        if low < 0 or high >= size:
            wrong = low if low < 0 else high
            raise SizeError(
                f"{operation.title} was given the index {wrong} into {axis} of size {size}: "
                + (f"indices are from 0 to {size - 1}" if size else "it has no elements, so no index is in range")
            )
    return index


def _extremes(numbers: np.ndarray[Any, Any]) -> tuple[int, int]:
    """The least and the largest of some indices; of many the least only where it is negative."""
    if numbers.size <= _FEW:
        few = numbers.tolist() if numbers.ndim == 1 else numbers.ravel().tolist()
        return min(few), max(few)
    signed = numbers.astype(np.int64, copy=False)
    high = int(np.maximum.reduce(signed.view(np.uint64), None))  # as large as negative ones are no others
    return (int(numbers.min()), int(numbers.max())) if high > _MOST else (0, high)


def index_key(operation: PolyOp, axis: int, size: int, index: int) -> tuple[object, ...]:
    """The subscript of the elements at an index along an axis."""
    if not -size <= index < size:
        raise SizeError(no_such_index(operation.title, index, size))
    return (*(slice(None),) * axis, index, ...)
