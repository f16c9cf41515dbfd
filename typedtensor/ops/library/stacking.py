"""Any number of tensors joined into one, along a new axis or along their first, and divided again.

A rule has a fixed number of operands, so these are functions of sequences. Their operations have operands of one
type and state no rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVarTuple, overload

import numpy as np

from typedtensor.backends import PYTHON_SCALARS
from typedtensor.core.axes import declared_size, label_name, label_of
from typedtensor.core.expr import Expr
from typedtensor.core.tensor import AnyTensor, BoolTensor, IntTensor, Tensor, tensor_type
from typedtensor.errors import AxisError, SizeError
from typedtensor.ops.core.application import apply
from typedtensor.ops.core.family import Array, Axis, Label, Namespace, Operand, TensorType, U, W
from typedtensor.ops.core.functions import labelled_operation
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.core.verdict import OperandType, Verdict
from typedtensor.ops.library.elementwise.selection import ZerosLike
from typedtensor.ops.library.indexing import Select
from typedtensor.ops.library.slicing import SliceAlong
from typedtensor.rules import AxisVar, ItemAxes, RunVar, another_first_axis, no_divisor, parse_rule

__all__ = ["chunks", "concatenate", "stack", "unstack"]

A = TypeVarTuple("A")


_NO_RULE = parse_rule("*A -> *A")


class Variadic(PolyOp):
    """An operation on any number of operands of which its first parameter says the axis, its second the result."""

    def __init__(self, *axes: Label) -> None:
        self.arguments = {"U": axes[:1], "W": axes[1:]}
        self._forget()

    def _stated(
        self, result: TensorType, operands: tuple[OperandType, ...], fresh: tuple[Label, ...], addressed: int
    ) -> Verdict:
        """Return the verdict on operands of which the first ``addressed`` axes, one or none, are addressed."""
        typed = tuple([of for of in operands if isinstance(of, TensorType)])
        first = [ItemAxes(AxisVar("U"), 0, 1)] * addressed
        places = tuple([(*first, ItemAxes(RunVar("A"), addressed, len(of.axes))) for of in typed])
        return Verdict(result, typed, tuple((axis, 0) for axis in fresh), places, {}, _NO_RULE)


class Stack(Variadic):
    """Join operands with the same axes along a new first axis U."""

    def verdict(self, operands: tuple[OperandType, ...], data: Iterable[int] = ()) -> Verdict:
        first = _alike("stack", operands)
        [axis] = self.arguments["U"]
        if axis in first.axes:
            raise AxisError(f"stack adds the axis {label_name(axis)}, which {first} already has: give it another label")
        return self._stated(tensor_type(first.kind, (axis, *first.axes)), operands, (axis,), 0)

    def forward(self, xp: Namespace, /, *arrays: Array) -> Array:
        if xp is np and all(type(x) is np.ndarray for x in arrays):
            return np.array(arrays)  # a quarter of the time of np.stack
        return xp.stack([xp.asarray(x) if type(x) in PYTHON_SCALARS else x for x in arrays], axis=0)

    def gradient(self, number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Operand:
        [axis] = self.arguments["U"]
        return Select(axis, number)(dy)


class Concatenate(Variadic):
    """Join operands along their first axis U, in order, as the axis W."""

    def verdict(self, operands: tuple[OperandType, ...], data: Iterable[int] = ()) -> Verdict:
        first = _alike("concatenate", operands)
        [axis], [whole] = self.arguments["U"], self.arguments["W"]
        rest = first.axes[1:]
        if first.axes[:1] != (axis,) or whole in rest:
            raise AxisError(
                f"concatenate joins the first axis {label_name(axis)} as {label_name(whole)}, but was given {first}: "
                "transpose it, or give the result another label"
            )
        return self._stated(tensor_type(first.kind, (whole, *rest)), operands, (whole,), 1)

    def forward(self, xp: Namespace, /, *arrays: Array) -> Array:
        return xp.concat(arrays, axis=0)

    def gradient(self, number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Operand:
        result: Operand = apply(
            ConcatenatedPart(*self.arguments["U"], *self.arguments["W"], number=number), (dy, *operands)
        )
        return result


class ConcatenatedPart(Variadic):
    """The part of the first operand that one of the others was concatenated as; these are read for their sizes."""

    def __init__(self, *axes: Label, number: int) -> None:
        super().__init__(*axes)
        self.number = number

    def passes_gradient(self, number: int) -> bool:
        return number == 0

    def verdict(self, operands: tuple[OperandType, ...], data: Iterable[int] = ()) -> Verdict:
        whole, part = operands[0], operands[1]
        assert isinstance(whole, TensorType)
        assert isinstance(part, TensorType)
        return self._stated(tensor_type(whole.kind, part.axes), operands, (), 1)

    def forward(self, xp: Namespace, /, *arrays: Array) -> Array:
        sizes = [x.shape[0] for x in arrays[1:]]
        start = sum(sizes[: self.number])
        return arrays[0][start : start + sizes[self.number], ...]

    def gradient(self, number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Operand:
        parts = [dy if n == self.number else ZerosLike()(x) for n, x in enumerate(operands[1:])]
        result: Operand = apply(Concatenate(*self.arguments["U"], *self.arguments["W"]), tuple(parts))
        return result


def _alike(what: str, operands: tuple[OperandType, ...]) -> TensorType:
    first, wanted = operands[0], f"{what} takes tensors with the same axes and of one kind, but item"
    for n, of in enumerate(operands, 1):
        if not isinstance(of, TensorType):
            raise AxisError(f"{wanted} {n} is {of.__name__}")
        if of is not first:
            raise AxisError(f"{wanted} 1 is {first}, and item {n} {of}")
    assert isinstance(first, TensorType)
    return first


@overload
def stack(parts: Sequence[Tensor[*A]], axis: type[U]) -> Tensor[U, *A]: ...
@overload
def stack(parts: Sequence[IntTensor[*A]], axis: type[U]) -> IntTensor[U, *A]: ...
@overload
def stack(parts: Sequence[BoolTensor[*A]], axis: type[U]) -> BoolTensor[U, *A]: ...
@overload
def stack(parts: Sequence[Expr[Tensor[*A]]], axis: type[U]) -> Expr[Tensor[U, *A]]: ...
@overload
def stack(parts: Sequence[Expr[IntTensor[*A]]], axis: type[U]) -> Expr[IntTensor[U, *A]]: ...
@overload
def stack(parts: Sequence[Expr[BoolTensor[*A]]], axis: type[U]) -> Expr[BoolTensor[U, *A]]: ...
def stack(parts: Sequence[Any], axis: type[Axis]) -> Any:
    """Join tensors or expressions with the same axes along a new first axis.

    Args:
        parts: at least one.
        axis: the label of the new axis, whose size is how many there are.

    Raises:
        AxisError: when there are none, they are not alike, or have the label already.
        SizeError: when their sizes differ.

    See also: ``numpy.stack``, ``torch.stack``, ``jax.numpy.stack``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Layer(Axis): ...
    >>> stack([Tensor[Row]([1.0, 2.0]), Tensor[Row]([3.0, 4.0])], Layer)
    Tensor[Layer=2, Row=2]([[1., 2.],
                            [3., 4.]])
    """
    return apply(labelled_operation(Stack, (label_of(axis),)), _given("stack", parts))


@overload
def concatenate(parts: Sequence[Tensor[U, *A]], axis: type[U], into: type[W]) -> Tensor[W, *A]: ...
@overload
def concatenate(parts: Sequence[IntTensor[U, *A]], axis: type[U], into: type[W]) -> IntTensor[W, *A]: ...
@overload
def concatenate(parts: Sequence[BoolTensor[U, *A]], axis: type[U], into: type[W]) -> BoolTensor[W, *A]: ...
@overload
def concatenate(parts: Sequence[Expr[Tensor[U, *A]]], axis: type[U], into: type[W]) -> Expr[Tensor[W, *A]]: ...
@overload
def concatenate(parts: Sequence[Expr[IntTensor[U, *A]]], axis: type[U], into: type[W]) -> Expr[IntTensor[W, *A]]: ...
@overload
def concatenate(parts: Sequence[Expr[BoolTensor[U, *A]]], axis: type[U], into: type[W]) -> Expr[BoolTensor[W, *A]]: ...
def concatenate(parts: Sequence[Any], axis: type[Axis], into: type[Axis]) -> Any:
    """Join any number of tensors or expressions along their first axis; for two, see :func:`concat`.

    Args:
        parts: at least one.
        axis: the label of their first axis. One label has one size, so parts are equally long.
        into: the label of the whole.

    Raises:
        AxisError: when there are none, they are not alike, or begin with another axis.
        SizeError: when sizes differ.

    See also: ``numpy.concatenate``, ``torch.cat``, ``jax.numpy.concatenate``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Rows(Axis): ...
    >>> concatenate([Tensor[Row]([1.0, 2.0])] * 3, Row, Rows)
    Tensor[Rows=6]([1., 2., 1., 2., 1., 2.])
    """
    return apply(labelled_operation(Concatenate, (label_of(axis), label_of(into))), _given("concatenate", parts))


def _given(what: str, parts: Sequence[Any]) -> tuple[Any, ...]:
    if isinstance(parts, Operand):
        raise AxisError(
            f"{what} takes a list of tensors or expressions, not {parts.tensor_type!r}: write {what}([x, y], …)"
        )
    parts = tuple(parts)
    if not parts:
        raise AxisError(f"{what} needs at least one tensor or expression, because without any the axes are unknown")
    return parts


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
