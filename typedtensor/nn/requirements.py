"""Run-time checks of layers on values, in every run of a program, and the valid elements of padded sequences."""

# mypy: no-warn-return-any

from __future__ import annotations

import math
from typing import Any

from typedtensor.backends import Array, Namespace, as_numpy, device_of
from typedtensor.core.axes import Axis, Label, U, label_name
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import Along2, PolyOp1, PolyOp2
from typedtensor.ops.core.fitting import check_indices
from typedtensor.ops.core.functions import labelled_operation
from typedtensor.ops.library.elementwise.selection import Where, ZerosLike
from typedtensor.ops.library.expansion import ExpandLike
from typedtensor.ops.library.indexing import Positions
from typedtensor.ops.library.reductions import Sum
from typedtensor.ops.library.slicing import SliceAlong

_MOST = 2**31


class Lengths(Along2[U], rule="int *A, t *B U *C -> int *A"):
    """``x1``, the lengths of sequences along U: each from 0 to as many elements as ``x2`` has along it.

    Raises:
        SizeError: when a length is negative, or greater.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Time(Axis): ...
    >>> class Batch(Axis): ...
    >>> Lengths(Time)(IntTensor[Batch]([3, 0]), Tensor[Time]([1.0, 2.0, 3.0]))
    IntTensor[Batch=2]([3, 0])
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2, of=1)
        label = label_name(x2.axes[axis])

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            longest = x2.shape[axis]
            try:
                return check_indices(self, xp, x1, longest + 1, device_of(x2))
            except SizeError:
                given = as_numpy(x1)
                wrong = given[(given < 0) | (given > longest)].flat[0]
                raise SizeError(
                    f"a sequence has the length {wrong}, but there are {longest} elements along {label}: lengths "
                    f"must be from 0 to {longest}"
                ) from None

        return kernel


class _Nothing(Axis):
    """A slice of an axis without elements."""


def one_along(x: Operand, axis: Label) -> Operand:
    """Return zeros of the axes of ``x`` but one, which may be empty."""
    nothing: Operand = labelled_operation(SliceAlong, (axis, _Nothing, 0, 0))(x)
    zeros: Operand = Sum(_Nothing)(nothing)
    return zeros


def within_lengths(xs: Operand, lengths: Operand, over: Label, other: Label) -> tuple[Any, Any]:
    """Return sequences with zeros in place of their padding, and a mask of the elements before their lengths.

    The padding may be infinite or NaN, and its products with gradients of 0 would be NaN.

    Args:
        xs: the sequences.
        lengths: how many elements of each count.
        over: the axis of the sequences.
        other: the axis of one element, which the mask lacks.
    """
    counted: Operand = Lengths(over)(lengths, xs)
    each = one_along(xs, other)
    valid: Operand = ExpandLike()(Positions(over)(xs), each) < ExpandLike()(counted, each)
    return Where()(ExpandLike()(valid, xs), xs, 0.0), valid


class SeveralAllowed(PolyOp1, rule="int *A -> int *A"):
    """``x``, the numbers of elements that a mask allows, of which each is two at least.

    Raises:
        SizeError: when a number is smaller, so that the variance of the elements is undefined.

    >>> from typedtensor import IntTensor
    >>> SeveralAllowed()(IntTensor[()](2))
    IntTensor[()](2)
    """

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        try:
            return check_indices(self, xp, x - 2, _MOST, device_of(x)) + 2
        except SizeError:
            few = "one sample" if as_numpy(x).min() == 1 else "no sample"
            raise SizeError(
                f"a normalization cannot be trained on {few} that its mask allows, which has no variance: use larger "
                "batches"
            ) from None


class Several(PolyOp2, rule="t *A, k *B -> t *A where *A within *B"):
    """``x1``, a statistic for each of some axes of ``x2``, of two elements at least each time.

    Raises:
        SizeError: when there are fewer, so that their variance is undefined.

    >>> from typedtensor import Axis, Tensor
    >>> class Batch(Axis): ...
    >>> Several()(Tensor[()](2.0), Tensor[Batch]([1.0, 2.0, 3.0]))
    Tensor[()](2.)
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        over = ", ".join(label_name(axis) for axis in x2.axes if axis not in x1.axes)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            statistics = math.prod(x1.shape)
            count = math.prod(x2.shape) // statistics if statistics else 2
            if count < 2:
                raise SizeError(
                    f"a normalization cannot be trained on {'one sample' if count else 'no sample'} along {over}, "
                    "which has no variance: use larger batches, or leave out an incomplete last batch with "
                    "Batches(…, whole=True)"
                )
            return x1  # size templates exclude sizes of 0 and 1, so plans from them need no check

        return kernel

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return dy

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ZerosLike()(x2)
