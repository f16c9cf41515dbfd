"""What machine code asks of the operands of a call."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.backends.memory import data_address
from typedtensor.ir import Array, DType


def are_plain(*arrays: Any) -> bool:
    """Whether operands are arrays of aligned numbers in the processor's order."""
    return all(
        isinstance(x, np.ndarray) and x.flags.aligned and x.dtype.isnative and _is_known(x.dtype) for x in arrays
    )


def is_place(x: Any) -> bool:
    """Whether results can be written to an operand."""
    return are_plain(x) and x.flags.writeable


def are_flat(*arrays: Array) -> bool:
    """Whether arrays are contiguous, the last axis fastest."""
    return all(x.flags.c_contiguous for x in arrays)


def is_apart(x: Array, out: Array, *, same: bool = True) -> bool:
    """Whether an operand has other memory than the result, or exactly the same elements if that is allowed."""
    if not np.may_share_memory(x, out):
        return True
    return same and x.shape == out.shape and x.strides == out.strides and data_address(x) == data_address(out)


def _is_known(dtype: DType) -> bool:
    return dtype.kind in "fiub" and dtype.itemsize <= 8
