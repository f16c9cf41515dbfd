"""Checks of sizes and indices that no rule states: declared sizes at application, actual ones at computation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

import numpy as np

from typedtensor.backends import PYTHON_SCALARS, Array, Namespace, as_numpy
from typedtensor.backends.library import Library
from typedtensor.core.axes import Label, declared_size, label_name
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.operation import PolyOp
from typedtensor.rules import another_size, no_such_index


def require_fit(operation: PolyOp, operand: int, given: Iterable[int], wanted: Iterable[int], why: str) -> None:
    """Raise :class:`SizeError`, with a reason, when an operand has other sizes than those that fit the others."""
    given, wanted = tuple(given), tuple(wanted)
    if given != wanted:
        raise SizeError(
            f"{operation.title} was given operand {operand + 1} of size {_by(given)}, which must be {_by(wanted)}: "
            f"{why}"
        )


def require_declared(operation: PolyOp, label: Label, size: int | None) -> None:
    """Raise :class:`SizeError` when a label of the result declares another size than the one that follows, if known.

    Nothing has been computed then, and the message equals the type checker's.
    """
    declared = None if size is None else declared_size(label)
    if size is not None and declared not in (None, size):
        raise SizeError(another_size(operation.title, label_name(label), size, declared))


def naming_labels(operation: PolyOp, operands: Sequence[TensorType], kernel: Kernel) -> Kernel:
    """Return the kernel with size errors that also name the operation and its operands."""

    def named(xp: Namespace, *arrays: Array) -> Array:
        try:
            return kernel(xp, *arrays)
        except SizeError as error:
            raise SizeError(f"{error}; in {operation.title} of {' and '.join(map(repr, operands))}") from None

    return named


def refuse_nothing(operation: PolyOp, x: TensorType, sizes: Sequence[int], which: str = "largest") -> NoReturn:
    """Raise the error for a choice among no elements. Raises :class:`SizeError` always."""
    empty = [label_name(axis) for axis, size in zip(x.axes, sizes, strict=True) if not size]
    raise SizeError(
        f"{operation.title} was given {x!r}, which has no elements along {' and '.join(empty)} and so no {which}: "
        "give it at least one element, or handle the empty case separately"
    )


def _by(sizes: tuple[int, ...]) -> str:
    return " × ".join(map(str, sizes))


_FEW, _MOST = 32, 2**63 - 1


def check_indices(
    operation: PolyOp, xp: Namespace, index: Array, size: int, device: Any = None, axis: str = "an axis"
) -> Array:
    """Return indices as an array; :class:`SizeError` if one is not from 0 to ``size`` - 1, unless a device has them.

    A negative index would count from the end and hide a mistake.
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
    return subscript(axis, index)


def subscript(axis: int, part: int | slice) -> tuple[Any, ...]:
    """The subscript of a part along an axis."""
    return (*(slice(None),) * axis, part, ...)
