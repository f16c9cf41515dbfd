"""The entries of products of matrices and of vectors."""

from __future__ import annotations

from typing import Any

import numpy as np

from typedtensor.ir import Array
from typedtensor.targets.numpy.native.loops import Entries, Loop, inner_loop
from typedtensor.targets.numpy.native.machine import Machine
from typedtensor.targets.numpy.native.operands import are_plain, is_apart, is_place


def matmul(machine: Machine, x1: Any, x2: Any, out: Any) -> Entries | None:
    """Products of stacks of matrices by the loop of ``numpy.matmul``; vectors are matrices with one row or column."""
    if not are_plain(x1, x2) or not is_place(out) or not x1.ndim or not x2.ndim or not (x1.size and x2.size):
        return None
    found = inner_loop(np.matmul, x1.dtype, x2.dtype, out.dtype)
    if found is None or out.dtype.kind != "f" or not all(is_apart(x, out, same=False) for x in (x1, x2)):
        return None
    if x2.ndim == 1:
        x2, out = x2[:, None], out[..., None]
    if x1.ndim == 1:
        x1, out = x1[None, :], out[..., None, :]
    (m, n), p = x1.shape[-2:], x2.shape[-1]
    if out.ndim < 2 or out.shape[-2:] != (m, p) or x2.shape[-2] != n:
        return None
    steps = [*x1.strides[-2:], *x2.strides[-2:], *out.strides[-2:]]
    matrices = [x[..., 0, 0] for x in (x1, x2, out)]
    return Loop(*found, (m, n, p), steps).over(machine, matrices, out.shape[:-2], matrices[-1])


def dot(machine: Machine, x1: Array, x2: Any, out: Array) -> Entries | None:
    """``x1.dot(x2, out)``, which for more than two axes is another product than ``matmul``."""
    if not are_plain(x2) or max(x1.ndim, x2.ndim) > 2 or not out.flags.c_contiguous:
        return None
    if x1.size == 1 or x2.size == 1:  # which it scales by, with other NaNs
        return None
    return matmul(machine, x1, x2, out)


def vecdot(machine: Machine, x1: Any, x2: Any, out: Any) -> Entries | None:
    """``numpy.vecdot`` of vectors along the last axis."""
    if not are_plain(x1, x2) or not is_place(out) or x1.shape != x2.shape or x1.shape[:-1] != out.shape or not x1.size:
        return None
    found = inner_loop(np.vecdot, x1.dtype, x2.dtype, out.dtype)
    if found is None or out.dtype.kind != "f" or not all(is_apart(x, out, same=False) for x in (x1, x2)):
        return None
    steps = [x1.strides[-1], x2.strides[-1]]
    return Loop(*found, x1.shape[-1:], steps).over(machine, [x1[..., 0], x2[..., 0], out], out.shape, out)
