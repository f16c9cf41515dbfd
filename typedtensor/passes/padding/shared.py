"""Helpers of the padding rules."""

from __future__ import annotations

import numpy as np

from typedtensor.ir import DType, Number, Value
from typedtensor.passes.padding.layouts import is_prefix
from typedtensor.passes.padding.padder import Padder
from typedtensor.passes.padding.refusal import NotPaddedError


def neutral(function: str, dtype: DType) -> Number:
    """Return the neutral element of a reduction."""
    if function in ("maximum", "minimum"):
        if dtype.kind == "b":
            return function == "minimum"
        sign = -1 if function == "maximum" else 1
        if dtype.kind == "f":
            return sign * float("inf")
        limits = np.iinfo(dtype)
        return int(limits.min if sign < 0 else limits.max)
    number = {"add": 0, "multiply": 1, "logical_or": False, "logical_and": True}.get(function)
    if number is None:
        raise NotPaddedError(f"the neutral element of {function} is unknown, so nothing can fill the padding")
    return bool(number) if dtype.kind == "b" else number


def at_end_only(padder: Padder, x: Value, axis: int) -> None:
    """Require that the padding of an axis is at its end.

    Raises:
        NotPaddedError: when it is not.
    """
    if not is_prefix(padder.layouts[x][axis]):
        raise NotPaddedError(f"{x} is read along its axis {axis}, which has padding between its elements")
