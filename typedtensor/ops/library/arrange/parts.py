"""Splitting of tensors along their first axis: the inverses of :func:`stack` and :func:`concatenate`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVarTuple, overload

from typedtensor.core.axes import Axis, U, W, declared_size, label_name, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.operand import Operand
from typedtensor.core.tensor import AnyTensor, BoolTensor, IntTensor, Tensor
from typedtensor.errors import AxisError, SizeError
from typedtensor.ops.library.indexing import Select
from typedtensor.ops.library.slicing import SliceAlong
from typedtensor.rules import another_first_axis, no_divisor

__all__ = ["chunks", "unstack"]

A = TypeVarTuple("A")


@overload
def unstack(x: Tensor[U, *A], axis: type[U] | U) -> Sequence[Tensor[*A]]: ...
@overload
def unstack(x: IntTensor[U, *A], axis: type[U] | U) -> Sequence[IntTensor[*A]]: ...
@overload
def unstack(x: BoolTensor[U, *A], axis: type[U] | U) -> Sequence[BoolTensor[*A]]: ...
@overload
def unstack(x: Expr[Tensor[U, *A]], axis: type[U] | U) -> Sequence[Expr[Tensor[*A]]]: ...
@overload
def unstack(x: Expr[IntTensor[U, *A]], axis: type[U] | U) -> Sequence[Expr[IntTensor[*A]]]: ...
@overload
def unstack(x: Expr[BoolTensor[U, *A]], axis: type[U] | U) -> Sequence[Expr[BoolTensor[*A]]]: ...
def unstack(x: Any, axis: Any) -> Any:
    """Return the elements along the first axis as a list: the inverse of :func:`stack`.

    Args:
        x: a tensor or an expression.
        axis: the label of its first axis; of an expression it has a declared size, or is a sized axis: ``Layer(4)``.

    Raises:
        AxisError: when ``x`` begins with another axis.
        SizeError: when the size is not known.

    See also: ``numpy.unstack``, ``torch.unbind``, ``jax.numpy.unstack``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Layer(Axis): ...
    >>> first, second = unstack(Tensor[Layer, Row]([[1.0, 2.0], [3.0, 4.0]]), Layer)
    >>> second
    Tensor[Row=2]([3., 4.])
    """
    label = _first("unstack", x, axis)
    whole: Operand = x
    return [Select(label, n)(whole) for n in range(_size(x, axis))]


@overload
def chunks(x: Tensor[U, *A], axis: type[U] | U, into: type[W] | W) -> Sequence[Tensor[W, *A]]: ...
@overload
def chunks(x: IntTensor[U, *A], axis: type[U] | U, into: type[W] | W) -> Sequence[IntTensor[W, *A]]: ...
@overload
def chunks(x: BoolTensor[U, *A], axis: type[U] | U, into: type[W] | W) -> Sequence[BoolTensor[W, *A]]: ...
@overload
def chunks(x: Expr[Tensor[U, *A]], axis: type[U] | U, into: type[W] | W) -> Sequence[Expr[Tensor[W, *A]]]: ...
@overload
def chunks(x: Expr[IntTensor[U, *A]], axis: type[U] | U, into: type[W] | W) -> Sequence[Expr[IntTensor[W, *A]]]: ...
@overload
def chunks(x: Expr[BoolTensor[U, *A]], axis: type[U] | U, into: type[W] | W) -> Sequence[Expr[BoolTensor[W, *A]]]: ...
def chunks(x: Any, axis: Any, into: Any) -> Any:
    """Split the first axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices.

    Args:
        x: a tensor or an expression.
        axis: the label of its first axis; of an expression it has a declared size, or is a sized axis.
        into: the label of the parts, with a declared size, or a sized axis: ``Part(4)``.

    Raises:
        AxisError: when ``x`` begins with another axis.
        SizeError: when a size is not known, or is no multiple of that of the parts.

    See also: ``numpy.split``, ``torch.split``, ``torch.chunk``, ``jax.numpy.split``.

    >>> from typedtensor import Axis, Tensor
    >>> class Whole(Axis): ...
    >>> class Part(Axis, size=2): ...
    >>> chunks(Tensor[Whole]([1.0, 2.0, 3.0, 4.0]), Whole, Part)
    [Tensor[Part=2]([1., 2.]), Tensor[Part=2]([3., 4.])]
    """
    label, part = _first("chunks", x, axis), label_of(into)
    size, width = _size(x, axis), _size(None, into)
    if not width or size % width:
        raise SizeError(no_divisor(label_name(label), size, label_name(part), width))
    whole: Operand = x
    return [SliceAlong(label, part, start, start + width)(whole) for start in range(0, size, width)]


def _first(what: str, x: Any, axis: Any) -> Any:
    label = label_of(axis)
    if x.axes[:1] != (label,):
        raise AxisError(another_first_axis(what, label_name(label), str(x.tensor_type)))
    return label


def _size(x: Any, axis: Any) -> int:
    label = label_of(axis)
    given = axis.size if isinstance(axis, Axis) else declared_size(label)
    there = x.shape[0] if isinstance(x, AnyTensor) else given
    if there is None:
        raise SizeError(
            f"the size of {label_name(label)} is not known: declare it, or give it, as in {label_name(label)}(4)"
        )
    if given is not None and given != there:
        raise SizeError(f"{label_name(label)} has the size {there}, not {given}")
    return int(there)
