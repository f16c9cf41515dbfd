"""Checks of the results of users' kernels against their rules."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from typedtensor.backends import PYTHON_SCALARS, Array, Namespace, as_array, as_default, kind_of
from typedtensor.backends.derivatives import Derivatives
from typedtensor.backends.library import Library
from typedtensor.core.axes import label_name
from typedtensor.errors import AxisError, SizeError
from typedtensor.ops.core.verdict import Verdict, check_actual_sizes

if TYPE_CHECKING:
    from typedtensor.ops.core.operation import PolyOp

MOST_SEEN = 64
"""The most combinations of operand sizes for which a user's kernel's result shape is cached."""

_UNKNOWN = object()

DERIVATIVES_OF: list[Callable[[PolyOp, Verdict, Callable[..., Array]], Derivatives | None]] = []
"""A function that returns the derivatives of an operation in libraries that differentiate. The layer that can compute
tangents adds it."""


class CheckedKernel:
    """The kernel of a user's operation, with checks against its rule: rank, kind, and sizes of the operands.

    Libraries that differentiate its results take the derivatives from the operation if it defines any.

    Attributes:
        seen: the shapes and dtypes of results, by those of the operands.
    """

    def __init__(self, operation: PolyOp, verdict: Verdict, kernel: Callable[..., Array]) -> None:
        self._operation, self._verdict, self._kernel = operation, verdict, kernel
        self._shared = [
            (axis, place, number, operand.axes.index(axis))
            for place, axis in enumerate(verdict.result.axes)
            for number, operand in enumerate(verdict.operands)
            if axis in operand.axes
        ]
        self._derivatives: Any = _UNKNOWN
        self.seen: dict[Hashable, tuple[tuple[int, ...], Any]] = {}

    def __call__(self, xp: Namespace, /, *arrays: Array) -> Array:
        operation, verdict, result = self._operation, self._verdict, self._verdict.result
        if verdict.rule.conditions:
            given = [(of, getattr(x, "shape", ())) for of, x in zip(verdict.operands, arrays, strict=True)]
            check_actual_sizes(operation, verdict, given)
        array = self._array(xp, arrays)
        if type(array) in PYTHON_SCALARS:
            array = as_default(np.asarray(array))
        if not hasattr(array, "shape") or not hasattr(array, "dtype"):
            raise AxisError(
                f"{operation.title}.forward returned {type(array).__name__}, not an array: return the result of a "
                "function of its first argument, the array namespace"
            )
        array = as_array(array, f"the result of {operation.title}.forward")
        shape, kind = tuple(array.shape), kind_of(array)
        if len(shape) != len(result.axes) or kind != result.kind:
            raise AxisError(
                f"{operation.title}.forward returned {kind or array.dtype} elements of shape {shape}, but its "
                f'rule "{operation.rule}" gives {result}: make them agree'
            )
        for axis, place, number, position in self._shared:
            if shape[place] != arrays[number].shape[position]:
                raise SizeError(
                    f"{operation.title}.forward returned size {shape[place]} for {label_name(axis)}, but operand "
                    f"{number + 1} has the size {arrays[number].shape[position]}: one label has one size"
                )
        key = sizes_of(arrays)
        if key not in self.seen:
            if len(self.seen) == MOST_SEEN:
                self.seen.clear()
            self.seen[key] = shape, array.dtype
        return array

    def _array(self, xp: Namespace, arrays: Sequence[Array]) -> Array:
        if not isinstance(xp, Library):
            return self._kernel(xp, *arrays)
        if self._derivatives is _UNKNOWN:
            self._derivatives = DERIVATIVES_OF[0](self._operation, self._verdict, self._kernel)
        if self._derivatives is None:
            return self._kernel(xp, *arrays)
        [array] = xp.with_derivative(self._derivatives, arrays)
        return array


def sizes_of(arrays: Sequence[Any]) -> Hashable:
    """The shapes and dtypes of arrays, or the types of Python numbers."""
    return tuple([(tuple(x.shape), x.dtype) if hasattr(x, "dtype") else type(x) for x in arrays])
