# Generated from typedtensor/ops/library/stacking.py by `typedtensor stubs`; not edited by hand.
from collections.abc import Iterable, Sequence
from typedtensor.ops.core.family import Array, Axis, Kernel, Label, Namespace, Operand, TensorType, U, W
from typedtensor.ops.core.operation import PolyOp
from typedtensor.ops.core.ruling import ruled
from typedtensor.ops.core.verdict import OperandType, Verdict
from typedtensor.rules import parse_rule
from typing import Final
TYPEDTENSOR_PLUGIN: Final = False
if not TYPEDTENSOR_PLUGIN:
    from typing import Any, TypeVar, TypeVarTuple, overload
    from typedtensor.core.expr import Expr
    from typedtensor.core.tensor import BoolTensor, IntTensor, Tensor
    _A0 = TypeVar("_A0", bound=Axis)
    _A1 = TypeVar("_A1", bound=Axis)
    _B0 = TypeVar("_B0", bound=Axis)
    _U = TypeVar("_U", bound=Axis)
    _W = TypeVar("_W", bound=Axis)
    _As = TypeVarTuple("_As")
    _Bs = TypeVarTuple("_Bs")
__all__ = ['chunks', 'concatenate', 'stack', 'unstack']
_NO_RULE = parse_rule('*A U *B -> *A U *B')
class Variadic(PolyOp):
    arguments: Any
    def __init__(self, *axes: Label) -> None: ...
class Stack(Variadic):
    def verdict(self, operands: tuple[OperandType, ...], data: Iterable[int]=()) -> Verdict: ...
    def forward(self, xp: Namespace, /, *arrays: Array) -> Array: ...
    def gradient(self, number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Operand: ...
class Concatenate(Variadic):
    def verdict(self, operands: tuple[OperandType, ...], data: Iterable[int]=()) -> Verdict: ...
    def ground(self, *operands: TensorType) -> Kernel: ...
    def gradient(self, number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Operand: ...
class ConcatenatedPart(Variadic):
    number: int
    def __init__(self, *axes: Label, number: int) -> None: ...
    def passes_gradient(self, number: int) -> bool: ...
    def verdict(self, operands: tuple[OperandType, ...], data: Iterable[int]=()) -> Verdict: ...
    def ground(self, *operands: TensorType) -> Kernel: ...
    def forward_along(self, axis: int, xp: Namespace, /, *arrays: Array) -> Array: ...
    def gradient(self, number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def stack(parts: Sequence[Tensor[*_As]], axis: type[_U]) -> Tensor[_U, *_As]: """Join tensors or expressions with the same axes along a new first axis."""
    @overload
    def stack(parts: Sequence[Expr[Tensor[*_As]]], axis: type[_U]) -> Expr[Tensor[_U, *_As]]: """Join tensors or expressions with the same axes along a new first axis."""
    @overload
    def stack(parts: Sequence[IntTensor[*_As]], axis: type[_U]) -> IntTensor[_U, *_As]: """Join tensors or expressions with the same axes along a new first axis."""
    @overload
    def stack(parts: Sequence[Expr[IntTensor[*_As]]], axis: type[_U]) -> Expr[IntTensor[_U, *_As]]: """Join tensors or expressions with the same axes along a new first axis."""
    @overload
    def stack(parts: Sequence[BoolTensor[*_As]], axis: type[_U]) -> BoolTensor[_U, *_As]: """Join tensors or expressions with the same axes along a new first axis."""
    @overload
    def stack(parts: Sequence[Expr[BoolTensor[*_As]]], axis: type[_U]) -> Expr[BoolTensor[_U, *_As]]: """Join tensors or expressions with the same axes along a new first axis."""
else:
    @ruled('t *A -> t U *A where U not in *A')
    def stack(parts: Sequence[Operand], axis: type[U]) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def concatenate(parts: Sequence[Tensor[_U, *_Bs]], axis: type[_U], into: type[_W]) -> Tensor[_W, *_Bs]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[Tensor[_U, *_Bs]]], axis: type[_U], into: type[_W]) -> Expr[Tensor[_W, *_Bs]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Tensor[_A0, _U, *_Bs]], axis: type[_U], into: type[_W]) -> Tensor[_A0, _W, *_Bs]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[Tensor[_A0, _U, *_Bs]]], axis: type[_U], into: type[_W]) -> Expr[Tensor[_A0, _W, *_Bs]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U], into: type[_W]) -> Tensor[_A0, _A1, _W, *_Bs]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[Tensor[_A0, _A1, _U, *_Bs]]], axis: type[_U], into: type[_W]) -> Expr[Tensor[_A0, _A1, _W, *_Bs]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Tensor[*_As, _U]], axis: type[_U], into: type[_W]) -> Tensor[*_As, _W]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[Tensor[*_As, _U]]], axis: type[_U], into: type[_W]) -> Expr[Tensor[*_As, _W]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Tensor[*_As, _U, _B0]], axis: type[_U], into: type[_W]) -> Tensor[*_As, _W, _B0]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[Tensor[*_As, _U, _B0]]], axis: type[_U], into: type[_W]) -> Expr[Tensor[*_As, _W, _B0]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], into: type[_W]) -> Tensor[*tuple[Any, ...]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]]], axis: type[_U], into: type[_W]) -> Expr[Tensor[*tuple[Any, ...]]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[IntTensor[_U, *_Bs]], axis: type[_U], into: type[_W]) -> IntTensor[_W, *_Bs]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[IntTensor[_U, *_Bs]]], axis: type[_U], into: type[_W]) -> Expr[IntTensor[_W, *_Bs]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[IntTensor[_A0, _U, *_Bs]], axis: type[_U], into: type[_W]) -> IntTensor[_A0, _W, *_Bs]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[IntTensor[_A0, _U, *_Bs]]], axis: type[_U], into: type[_W]) -> Expr[IntTensor[_A0, _W, *_Bs]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], into: type[_W]) -> IntTensor[_A0, _A1, _W, *_Bs]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[IntTensor[_A0, _A1, _U, *_Bs]]], axis: type[_U], into: type[_W]) -> Expr[IntTensor[_A0, _A1, _W, *_Bs]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[IntTensor[*_As, _U]], axis: type[_U], into: type[_W]) -> IntTensor[*_As, _W]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[IntTensor[*_As, _U]]], axis: type[_U], into: type[_W]) -> Expr[IntTensor[*_As, _W]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[IntTensor[*_As, _U, _B0]], axis: type[_U], into: type[_W]) -> IntTensor[*_As, _W, _B0]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[IntTensor[*_As, _U, _B0]]], axis: type[_U], into: type[_W]) -> Expr[IntTensor[*_As, _W, _B0]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], into: type[_W]) -> IntTensor[*tuple[Any, ...]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]]], axis: type[_U], into: type[_W]) -> Expr[IntTensor[*tuple[Any, ...]]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[BoolTensor[_U, *_Bs]], axis: type[_U], into: type[_W]) -> BoolTensor[_W, *_Bs]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[BoolTensor[_U, *_Bs]]], axis: type[_U], into: type[_W]) -> Expr[BoolTensor[_W, *_Bs]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[BoolTensor[_A0, _U, *_Bs]], axis: type[_U], into: type[_W]) -> BoolTensor[_A0, _W, *_Bs]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[BoolTensor[_A0, _U, *_Bs]]], axis: type[_U], into: type[_W]) -> Expr[BoolTensor[_A0, _W, *_Bs]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U], into: type[_W]) -> BoolTensor[_A0, _A1, _W, *_Bs]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[BoolTensor[_A0, _A1, _U, *_Bs]]], axis: type[_U], into: type[_W]) -> Expr[BoolTensor[_A0, _A1, _W, *_Bs]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[BoolTensor[*_As, _U]], axis: type[_U], into: type[_W]) -> BoolTensor[*_As, _W]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[BoolTensor[*_As, _U]]], axis: type[_U], into: type[_W]) -> Expr[BoolTensor[*_As, _W]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[BoolTensor[*_As, _U, _B0]], axis: type[_U], into: type[_W]) -> BoolTensor[*_As, _W, _B0]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[BoolTensor[*_As, _U, _B0]]], axis: type[_U], into: type[_W]) -> Expr[BoolTensor[*_As, _W, _B0]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U], into: type[_W]) -> BoolTensor[*tuple[Any, ...]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
    @overload
    def concatenate(parts: Sequence[Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]]], axis: type[_U], into: type[_W]) -> Expr[BoolTensor[*tuple[Any, ...]]]: """Join any number of tensors or expressions along an axis; for two of different sizes, see :func:`concat`."""
else:
    @ruled('t *A U *B -> t *A W *B where W not in *A *B')
    def concatenate(parts: Sequence[Operand], axis: type[U], into: type[W]) -> Operand: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def unstack(x: Tensor[_U, *_Bs], axis: type[_U] | _U) -> Sequence[Tensor[*_Bs]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[Tensor[_U, *_Bs]], axis: type[_U] | _U) -> Sequence[Expr[Tensor[*_Bs]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Tensor[_A0, _U, *_Bs], axis: type[_U] | _U) -> Sequence[Tensor[_A0, *_Bs]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U] | _U) -> Sequence[Expr[Tensor[_A0, *_Bs]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U] | _U) -> Sequence[Tensor[_A0, _A1, *_Bs]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U] | _U) -> Sequence[Expr[Tensor[_A0, _A1, *_Bs]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Tensor[*_As, _U], axis: type[_U] | _U) -> Sequence[Tensor[*_As]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[Tensor[*_As, _U]], axis: type[_U] | _U) -> Sequence[Expr[Tensor[*_As]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Tensor[*_As, _U, _B0], axis: type[_U] | _U) -> Sequence[Tensor[*_As, _B0]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U] | _U) -> Sequence[Expr[Tensor[*_As, _B0]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U] | _U) -> Sequence[Tensor[*tuple[Any, ...]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U] | _U) -> Sequence[Expr[Tensor[*tuple[Any, ...]]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: IntTensor[_U, *_Bs], axis: type[_U] | _U) -> Sequence[IntTensor[*_Bs]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U] | _U) -> Sequence[Expr[IntTensor[*_Bs]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: IntTensor[_A0, _U, *_Bs], axis: type[_U] | _U) -> Sequence[IntTensor[_A0, *_Bs]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U] | _U) -> Sequence[Expr[IntTensor[_A0, *_Bs]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U] | _U) -> Sequence[IntTensor[_A0, _A1, *_Bs]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U] | _U) -> Sequence[Expr[IntTensor[_A0, _A1, *_Bs]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: IntTensor[*_As, _U], axis: type[_U] | _U) -> Sequence[IntTensor[*_As]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[IntTensor[*_As, _U]], axis: type[_U] | _U) -> Sequence[Expr[IntTensor[*_As]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: IntTensor[*_As, _U, _B0], axis: type[_U] | _U) -> Sequence[IntTensor[*_As, _B0]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U] | _U) -> Sequence[Expr[IntTensor[*_As, _B0]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U] | _U) -> Sequence[IntTensor[*tuple[Any, ...]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U] | _U) -> Sequence[Expr[IntTensor[*tuple[Any, ...]]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: BoolTensor[_U, *_Bs], axis: type[_U] | _U) -> Sequence[BoolTensor[*_Bs]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[BoolTensor[_U, *_Bs]], axis: type[_U] | _U) -> Sequence[Expr[BoolTensor[*_Bs]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: BoolTensor[_A0, _U, *_Bs], axis: type[_U] | _U) -> Sequence[BoolTensor[_A0, *_Bs]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U] | _U) -> Sequence[Expr[BoolTensor[_A0, *_Bs]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U] | _U) -> Sequence[BoolTensor[_A0, _A1, *_Bs]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U] | _U) -> Sequence[Expr[BoolTensor[_A0, _A1, *_Bs]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: BoolTensor[*_As, _U], axis: type[_U] | _U) -> Sequence[BoolTensor[*_As]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[BoolTensor[*_As, _U]], axis: type[_U] | _U) -> Sequence[Expr[BoolTensor[*_As]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: BoolTensor[*_As, _U, _B0], axis: type[_U] | _U) -> Sequence[BoolTensor[*_As, _B0]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U] | _U) -> Sequence[Expr[BoolTensor[*_As, _B0]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U] | _U) -> Sequence[BoolTensor[*tuple[Any, ...]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
    @overload
    def unstack(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U] | _U) -> Sequence[Expr[BoolTensor[*tuple[Any, ...]]]]: """Return the elements along an axis as a list: the inverse of :func:`stack`."""
else:
    @ruled('t *A U *B -> t *A *B')
    def unstack(x: Operand, axis: type[U] | U) -> Sequence[Operand]: ...
if not TYPEDTENSOR_PLUGIN:
    @overload
    def chunks(x: Tensor[_U, *_Bs], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Tensor[_W, *_Bs]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[Tensor[_U, *_Bs]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[Tensor[_W, *_Bs]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Tensor[_A0, _U, *_Bs], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Tensor[_A0, _W, *_Bs]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[Tensor[_A0, _U, *_Bs]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[Tensor[_A0, _W, *_Bs]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Tensor[_A0, _A1, _U, *_Bs], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Tensor[_A0, _A1, _W, *_Bs]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[Tensor[_A0, _A1, _U, *_Bs]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[Tensor[_A0, _A1, _W, *_Bs]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Tensor[*_As, _U], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Tensor[*_As, _W]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[Tensor[*_As, _U]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[Tensor[*_As, _W]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Tensor[*_As, _U, _B0], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Tensor[*_As, _W, _B0]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[Tensor[*_As, _U, _B0]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[Tensor[*_As, _W, _B0]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Tensor[*tuple[Any, ...]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[Tensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[Tensor[*tuple[Any, ...]]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: IntTensor[_U, *_Bs], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[IntTensor[_W, *_Bs]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[IntTensor[_U, *_Bs]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[IntTensor[_W, *_Bs]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: IntTensor[_A0, _U, *_Bs], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[IntTensor[_A0, _W, *_Bs]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[IntTensor[_A0, _U, *_Bs]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[IntTensor[_A0, _W, *_Bs]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: IntTensor[_A0, _A1, _U, *_Bs], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[IntTensor[_A0, _A1, _W, *_Bs]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[IntTensor[_A0, _A1, _U, *_Bs]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[IntTensor[_A0, _A1, _W, *_Bs]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: IntTensor[*_As, _U], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[IntTensor[*_As, _W]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[IntTensor[*_As, _U]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[IntTensor[*_As, _W]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: IntTensor[*_As, _U, _B0], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[IntTensor[*_As, _W, _B0]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[IntTensor[*_As, _U, _B0]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[IntTensor[*_As, _W, _B0]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[IntTensor[*tuple[Any, ...]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[IntTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[IntTensor[*tuple[Any, ...]]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: BoolTensor[_U, *_Bs], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[BoolTensor[_W, *_Bs]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[BoolTensor[_U, *_Bs]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[BoolTensor[_W, *_Bs]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: BoolTensor[_A0, _U, *_Bs], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[BoolTensor[_A0, _W, *_Bs]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[BoolTensor[_A0, _U, *_Bs]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[BoolTensor[_A0, _W, *_Bs]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: BoolTensor[_A0, _A1, _U, *_Bs], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[BoolTensor[_A0, _A1, _W, *_Bs]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[BoolTensor[_A0, _A1, _U, *_Bs]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[BoolTensor[_A0, _A1, _W, *_Bs]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: BoolTensor[*_As, _U], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[BoolTensor[*_As, _W]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[BoolTensor[*_As, _U]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[BoolTensor[*_As, _W]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: BoolTensor[*_As, _U, _B0], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[BoolTensor[*_As, _W, _B0]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[BoolTensor[*_As, _U, _B0]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[BoolTensor[*_As, _W, _B0]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[BoolTensor[*tuple[Any, ...]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
    @overload
    def chunks(x: Expr[BoolTensor[Any, Any, Any, Any, Any, Any, *tuple[Any, ...]]], axis: type[_U] | _U, into: type[_W] | _W) -> Sequence[Expr[BoolTensor[*tuple[Any, ...]]]]: """Split an axis into parts of equal size: the inverse of :func:`concatenate`. For other sizes, use slices."""
else:
    @ruled('t *A U *B -> t *A W *B where W not in *A U *B')
    def chunks(x: Operand, axis: type[U] | U, into: type[W] | W) -> Sequence[Operand]: ...
