"""Arrays without elements, on which the kernels of operations write down what they do.

Kernels compute through an array namespace. Here it is one whose functions make values of an array program, so that
one definition of an operation serves the interpreter, other back ends and plans.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from typedtensor.backends import shape_of
from typedtensor.plan.calls import CheckRange, Take
from typedtensor.plan.elementwise import Cast, Elementwise, Sigmoid, Where
from typedtensor.plan.placing import Concatenate, Full, Place
from typedtensor.plan.products import MatMul
from typedtensor.plan.reductions import Arg, Reduce
from typedtensor.plan.values import DType, Operand, Shape, Value, constant, make
from typedtensor.plan.views import Broadcast, Permute, Reshape, Slice, hashable


class Untraceable(Exception):
    """A kernel does what an array program cannot say; it is called as it is."""


class Traced:
    """An array in a program that is being written down."""

    __slots__ = ("value",)
    __hash__ = None  # type: ignore[assignment]  # it has no elements to compare
    __array_priority__ = 1000

    def __init__(self, value: Value) -> None:
        self.value = value

    @property
    def shape(self) -> Shape:
        return self.value.shape

    @property
    def dtype(self) -> DType:
        return self.value.dtype

    @property
    def ndim(self) -> int:
        return len(self.value.shape)

    @property
    def size(self) -> int:
        return self.value.size

    @property
    def at(self) -> _At:
        return _At(self)

    def checked_range(self, size: int) -> Traced:
        """The same indices, which are checked to be from 0 to ``size`` - 1 each time."""
        return Traced(make(CheckRange(size), self.value))

    def __array_namespace__(self, api_version: str | None = None) -> Any:
        return NAMESPACE

    def __bool__(self) -> bool:
        raise Untraceable("the truth value of an element")

    __float__ = __int__ = __index__ = __iter__ = __array__ = __bool__  # type: ignore[assignment]

    def __getitem__(self, key: Any) -> Traced:
        parts = hashable(key, self.ndim)
        if not all(isinstance(part, (tuple, int)) for part in parts):
            raise Untraceable("a subscript that is no slice")
        return Traced(make(Slice(parts), self.value))

    def __neg__(self) -> Traced:
        return _apply(np.negative, self)

    def __abs__(self) -> Traced:
        return _apply(np.absolute, self)

    def __invert__(self) -> Traced:
        return _apply(np.invert, self)

    def __matmul__(self, other: Any) -> Traced:
        return NAMESPACE.matmul(self, other)


class _At:
    """``zeros.at[key]``, whose methods give new arrays, as in JAX."""

    def __init__(self, array: Traced, key: Any = None) -> None:
        self.array, self.key = array, key

    def __getitem__(self, key: Any) -> _At:
        return _At(self.array, key)

    def set(self, values: Any) -> Traced:
        zeros = self.array.value
        if not (isinstance(zeros.primitive, Full) and zeros.primitive.number == 0):
            raise Untraceable("writing into what is not zero")
        parts = hashable(self.key, len(zeros.shape))
        if not all(isinstance(part, (tuple, int)) for part in parts):
            raise Untraceable("writing at indices")
        return Traced(make(Place(zeros.shape, parts), _value(values)))

    def add(self, values: Any) -> Traced:
        raise Untraceable("adding at indices")


def _operator(function: np.ufunc, swapped: bool = False) -> Callable[[Traced, Any], Traced]:
    def method(self: Traced, other: Any) -> Traced:
        return _apply(function, other, self) if swapped else _apply(function, self, other)

    return method


for _name, _function in (
    ("add", np.add), ("sub", np.subtract), ("mul", np.multiply), ("truediv", np.divide), ("floordiv", np.floor_divide),
    ("mod", np.remainder), ("pow", np.power), ("and", np.bitwise_and), ("or", np.bitwise_or), ("xor", np.bitwise_xor),
):  # fmt: skip
    setattr(Traced, f"__{_name}__", _operator(_function))
    setattr(Traced, f"__r{_name}__", _operator(_function, swapped=True))
for _name, _function in (
    ("eq", np.equal), ("ne", np.not_equal), ("lt", np.less), ("le", np.less_equal), ("gt", np.greater),
    ("ge", np.greater_equal),
):  # fmt: skip
    setattr(Traced, f"__{_name}__", _operator(_function))


class TracingNamespace:
    """The functions of the array API standard that the operations use; for all others kernels are called."""

    float32, float64, int32, int64, bool = (np.dtype(n) for n in ("f4", "f8", "i4", "i8", "?"))
    pi, inf, nan, newaxis = np.pi, np.inf, np.nan, None

    def __getattr__(self, name: str) -> Any:
        function = getattr(np, name, None)
        if isinstance(function, np.ufunc):
            return lambda *operands: _apply(function, *operands)
        raise Untraceable(f"the function {name}")

    def asarray(self, x: Any, *, dtype: Any = None, device: Any = None, copy: Any = None) -> Any:
        if isinstance(x, Traced):
            return x if dtype is None or np.dtype(dtype) == x.dtype else self.astype(x, dtype)
        array = np.asarray(x, dtype=dtype)
        return self.full((), array.item(), dtype=array.dtype) if array.ndim == 0 else Traced(constant(array))

    def astype(self, x: Traced, dtype: Any, *, copy: bool = True) -> Traced:
        return x if np.dtype(dtype) == x.dtype else Traced(make(Cast(np.dtype(dtype)), x.value))

    def full(self, shape: Any, number: Any, *, dtype: Any = None, device: Any = None) -> Traced:
        shape = (shape,) if isinstance(shape, int) else tuple(shape)
        return Traced(make(Full(number, shape, np.dtype(dtype or np.asarray(number).dtype))))

    def zeros(self, shape: Any, *, dtype: Any = None, device: Any = None) -> Traced:
        return self.full(shape, 0, dtype=dtype or np.float32)

    def full_like(self, x: Any, number: Any, *, dtype: Any = None, device: Any = None) -> Traced:
        return self.full(shape_of(x), number, dtype=dtype or x.dtype)

    def zeros_like(self, x: Any, *, dtype: Any = None, device: Any = None) -> Traced:
        return self.full_like(x, 0, dtype=dtype)

    def ones_like(self, x: Any, *, dtype: Any = None, device: Any = None) -> Traced:
        return self.full_like(x, 1, dtype=dtype)

    def arange(self, *arguments: Any, dtype: Any = None, device: Any = None) -> Traced:
        return Traced(constant(np.arange(*arguments, dtype=dtype)))

    def where(self, condition: Any, x1: Any, x2: Any) -> Traced:
        return Traced(make(Where(), *map(_operand, (condition, x1, x2))))

    def expit(self, x: Traced) -> Traced:
        """The logistic function."""
        return Traced(make(Sigmoid(), x.value))

    def reshape(self, x: Traced, shape: Sequence[int], *, copy: Any = None) -> Traced:
        shape = tuple(shape)
        if -1 in shape:
            known = math.prod(n for n in shape if n != -1)
            shape = tuple(x.size // known if n == -1 else n for n in shape)
        return x if shape == x.shape else Traced(make(Reshape(shape), x.value))

    def permute_dims(self, x: Traced, order: Sequence[int]) -> Traced:
        order = tuple(n % x.ndim for n in order)
        return x if order == tuple(range(x.ndim)) else Traced(make(Permute(order), x.value))

    def matrix_transpose(self, x: Traced) -> Traced:
        n = x.ndim
        return self.permute_dims(x, (*range(n - 2), n - 1, n - 2))

    def moveaxis(self, x: Traced, source: int, destination: int) -> Traced:
        order = [n for n in range(x.ndim) if n != source % x.ndim]
        order.insert(destination % x.ndim, source % x.ndim)
        return self.permute_dims(x, order)

    def expand_dims(self, x: Traced, *, axis: int = 0) -> Traced:
        at = axis % (x.ndim + 1)
        return self.reshape(x, (*x.shape[:at], 1, *x.shape[at:]))

    def squeeze(self, x: Traced, *, axis: int) -> Traced:
        at = axis % x.ndim
        return self.reshape(x, (*x.shape[:at], *x.shape[at + 1 :]))

    def broadcast_to(self, x: Traced, shape: Sequence[int]) -> Traced:
        shape = tuple(shape)
        return x if shape == x.shape else Traced(make(Broadcast(shape), _value(x)))

    def flip(self, x: Traced, *, axis: int) -> Traced:
        at = axis % x.ndim
        return Traced(make(Slice((*((None, None, None),) * at, (None, None, -1))), x.value))

    def concat(self, arrays: Sequence[Any], *, axis: int = 0) -> Traced:
        values = [_value(x) for x in arrays]
        return Traced(make(Concatenate(axis % len(values[0].shape)), *values))

    def take(self, x: Traced, index: Traced, *, axis: int = 0) -> Traced:
        if axis != 0:
            raise Untraceable("rows along another axis")
        return Traced(make(Take(), x.value, _value(index)))

    def take_along_axis(self, x: Traced, index: Traced, *, axis: int) -> Traced:
        """The one element along an axis of size 1: a sum in which all others are zero would lose infinities."""
        at = axis % x.ndim
        if index.shape[at] != 1:
            raise Untraceable("several indices along an axis")
        rows = self.reshape(self.moveaxis(x, at, -1), (-1,))
        others = x.size // x.shape[at]
        starts = self.asarray(np.arange(others) * x.shape[at])
        where = self.reshape(self.moveaxis(index, at, -1), (-1,)) + starts
        return self.reshape(self.take(rows, where), index.shape)

    def matmul(self, x1: Any, x2: Any) -> Traced:
        a, b = _value(x1), _value(x2)
        left = make(Reshape((1, *a.shape)), a) if len(a.shape) == 1 else a
        right = make(Reshape((*b.shape, 1)), b) if len(b.shape) == 1 else b
        product = make(MatMul(), left, right)
        shape = list(product.shape)
        if len(b.shape) == 1:
            del shape[-1]
        if len(a.shape) == 1:
            del shape[-1 if len(b.shape) == 1 else -2]
        return self.reshape(Traced(product), shape)

    def tensordot(self, x1: Traced, x2: Traced, *, axes: Any = 2) -> Traced:
        first, second = (tuple(range(x1.ndim - axes, x1.ndim)), tuple(range(axes))) if isinstance(axes, int) else axes
        first, second = tuple(n % x1.ndim for n in first), tuple(n % x2.ndim for n in second)
        left = [n for n in range(x1.ndim) if n not in first]
        right = [n for n in range(x2.ndim) if n not in second]
        inner = math.prod(x1.shape[n] for n in first)
        rows = self.reshape(self.permute_dims(x1, (*left, *first)), (math.prod(x1.shape[n] for n in left), inner))
        columns = self.reshape(self.permute_dims(x2, (*second, *right)), (inner, math.prod(x2.shape[n] for n in right)))
        shape = (*(x1.shape[n] for n in left), *(x2.shape[n] for n in right))
        return self.reshape(self.matmul(rows, columns), shape)

    def sum(self, x: Any, *, axis: Any = None, keepdims: bool = False, dtype: Any = None) -> Traced:
        return _reduce(np.add, x, axis, keepdims)

    def prod(self, x: Any, *, axis: Any = None, keepdims: bool = False, dtype: Any = None) -> Traced:
        return _reduce(np.multiply, x, axis, keepdims)

    def max(self, x: Any, *, axis: Any = None, keepdims: bool = False) -> Traced:
        return _reduce(np.maximum, x, axis, keepdims)

    def min(self, x: Any, *, axis: Any = None, keepdims: bool = False) -> Traced:
        return _reduce(np.minimum, x, axis, keepdims)

    def any(self, x: Any, *, axis: Any = None, keepdims: bool = False) -> Traced:
        return _reduce(np.logical_or, x, axis, keepdims)

    def all(self, x: Any, *, axis: Any = None, keepdims: bool = False) -> Traced:
        return _reduce(np.logical_and, x, axis, keepdims)

    def mean(self, x: Traced, *, axis: Any = None, keepdims: bool = False) -> Traced:
        total = _reduce(np.add, x, axis, keepdims)
        return total * (1.0 / (x.size / total.size)) if total.size and x.size else total / 0.0

    def argmax(self, x: Traced, *, axis: int, keepdims: bool = False) -> Traced:
        if keepdims:
            raise Untraceable("argmax that keeps the axis")
        return Traced(make(Arg(True, axis % x.ndim), x.value))

    def argmin(self, x: Traced, *, axis: int, keepdims: bool = False) -> Traced:
        if keepdims:
            raise Untraceable("argmin that keeps the axis")
        return Traced(make(Arg(False, axis % x.ndim), x.value))


NAMESPACE = TracingNamespace()
"""The one namespace of traced arrays."""


def _apply(function: np.ufunc, *operands: Any) -> Traced:
    return Traced(make(Elementwise(function), *map(_operand, operands)))


def _reduce(function: np.ufunc, x: Any, axis: Any, kept: bool) -> Traced:
    value = _value(x)
    rank = len(value.shape)
    axes = range(rank) if axis is None else (axis,) if isinstance(axis, int) else axis
    if function is np.add and value.dtype == np.bool_:
        raise Untraceable("the number of true elements")
    return Traced(make(Reduce(function, tuple(sorted(n % rank for n in axes)), kept), value))


def _operand(x: Any) -> Operand:
    if isinstance(x, Traced):
        return x.value
    if type(x) in (float, int, bool):
        number: Operand = x
        return number
    return constant(np.asarray(x))


def _value(x: Any) -> Value:
    operand = _operand(x)
    return operand if isinstance(operand, Value) else constant(np.asarray(operand))

