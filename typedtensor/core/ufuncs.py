"""Universal functions of NumPy called with a tensor, an expression or a stage: operators, or messages with a
replacement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from typedtensor.elsewhere import FUNCTIONS, UNIVERSAL

_OPERATORS: Mapping[str, tuple[str, str]] = {
    "add": ("__add__", "__radd__"),
    "subtract": ("__sub__", "__rsub__"),
    "multiply": ("__mul__", "__rmul__"),
    "divide": ("__truediv__", "__rtruediv__"),
    "floor_divide": ("__floordiv__", "__rfloordiv__"),
    "remainder": ("__mod__", "__rmod__"),
    "power": ("__pow__", "__rpow__"),
    "matmul": ("__matmul__", "__rmatmul__"),
    "equal": ("eq", "eq"),
    "not_equal": ("ne", "ne"),
    "less": ("__lt__", "__gt__"),
    "less_equal": ("__le__", "__ge__"),
    "greater": ("__gt__", "__lt__"),
    "greater_equal": ("__ge__", "__le__"),
    "bitwise_and": ("__and__", "__rand__"),
    "bitwise_or": ("__or__", "__ror__"),
    "bitwise_xor": ("__xor__", "__rxor__"),
    "right_shift": ("__rshift__", "__rrshift__"),
}
"""The methods of the first and of the second operand, by the name of the universal function of an operator."""

_OTHER_NAMES = {"absolute": "abs", "conjugate": "conj", "invert": "logical_not", "arctan2": "atan2"}


class OfType:
    """A method that NumPy looks up on the type; instances have None instead.

    Masked arrays look it up on the instance, and leave operators to an instance with None; otherwise they compute with
    its elements.
    """

    def __init__(self, function: Any) -> None:
        self._function = function

    def __get__(self, instance: object, owner: type) -> Any:
        return self._function if instance is None else None


def answer_ufunc(receiver: object, ufunc: Any, method: str, inputs: Sequence[Any], shown: str) -> Any:
    """Compute ``array + receiver`` or any other call of a universal function with the receiver as an argument.

    Args:
        receiver: the tensor, expression or stage.
        ufunc: the function.
        method: the kind of call: ``"__call__"``, ``"reduce"``, …
        inputs: its arguments.
        shown: the receiver in messages.

    Raises:
        TypeError: for a function that is no operator's; the message says what to write.
    """
    names = _OPERATORS.get(ufunc.__name__)
    if names is not None and method == "__call__" and len(inputs) == 2:
        # For comparisons, NumPy has converted its scalars to arrays.
        first, second = (x[()] if type(x) is np.ndarray and not x.ndim else x for x in inputs)
        result = NotImplemented
        if first is receiver:
            result = getattr(type(first), names[0], _not_there)(first, second)
        elif second is receiver:
            result = getattr(type(second), names[1], _not_there)(second, first)
        if result is not NotImplemented:
            return result
        raise TypeError(f"np.{ufunc.__name__} does not support {type(first).__name__} and {type(second).__name__}")
    name = _OTHER_NAMES.get(ufunc.__name__, ufunc.__name__)
    name = f"a{name[3:]}" if name.startswith("arc") else name
    raise TypeError(
        UNIVERSAL.format(
            ufunc.__name__,
            shown,
            FUNCTIONS.get(name, "use the operations of typedtensor.ops"),
            ".value" if hasattr(type(receiver), "value") else "",
        )
    )


def _not_there(*operands: object) -> Any:
    return NotImplemented
