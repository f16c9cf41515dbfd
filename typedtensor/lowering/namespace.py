"""The array namespace of traced arrays, whose functions record primitives."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

import numpy as np

from typedtensor import backends
from typedtensor.backends import shape_of
from typedtensor.backends.linear_algebra import result_shapes
from typedtensor.backends.primitives import Primitives, Sizes
from typedtensor.backends.reducing import narrowed, widened
from typedtensor.backends.windows import Geometry, Windows
from typedtensor.ir import (
    Accumulate,
    AddAlong,
    AddRows,
    Arg,
    AveragePool,
    AveragePoolInput,
    Broadcast,
    Cast,
    Concatenate,
    Conv,
    ConvInput,
    ConvWeight,
    DType,
    FoldIn,
    Full,
    Largest,
    LinearAlgebra,
    MaxPool,
    MaxPoolInput,
    MaxPoolOutput,
    MaxRows,
    Permute,
    Pooling,
    RandomUniform,
    Reduce,
    Reshape,
    Sigmoid,
    Slice,
    Sort,
    Special,
    Take,
    TakeAlong,
    Value,
    Where,
    constant,
    is_symbolic,
    make,
    plain,
)
from typedtensor.ir.views import same_shape
from typedtensor.lowering.tracing import Traced, Untraceable, apply, as_operand, as_value, product


def _axes(axis: Any, rank: int) -> Sequence[int]:
    """The axes of a reduction."""
    return range(rank) if axis is None else (axis,) if isinstance(axis, int) else axis


def _reduction(function: np.ufunc) -> Any:
    """Return the method for a reduction along axes."""

    def method(self: Any, x: Any, *, axis: Any = None, keepdims: bool = False, dtype: Any = None) -> Traced:
        return _reduce(function, x, axis, keepdims)

    return method


def _position(*, largest: bool) -> Any:
    """Return the method for the position of an extreme along an axis."""

    def method(self: Any, x: Traced, *, axis: int, keepdims: bool = False) -> Traced:
        if keepdims:
            raise Untraceable("a position that keeps the axis")
        return Traced(make(Arg(largest, axis % x.ndim), x.value))

    return method


def _reduce(function: np.ufunc, x: Any, axis: Any, kept: bool) -> Traced:
    value = as_value(x)
    rank = len(value.shape)
    axes = _axes(axis, rank)
    result = make(Reduce(function.__name__, tuple(sorted(n % rank for n in axes)), kept), _widened(function, value))
    return _narrowed(result, value.dtype)


def _pool(kind: type[Pooling]) -> Any:
    """Return the method for a pool of arrays."""

    def method(self: Any, *arguments: Any) -> Traced:
        *arrays, windows = arguments
        return Traced(make(kind(windows.size, windows.stride), *map(as_value, arrays)))

    return method


class TracingNamespace(Primitives):
    """The functions of the array API standard that operations use. Kernels that use others are called, not traced."""

    def __getattr__(self, name: str) -> Any:
        found = getattr(np, name, None)
        if isinstance(found, np.ufunc):
            return lambda *operands: apply(found, *operands)
        if isinstance(found, type) and issubclass(found, np.generic):
            return np.dtype(found)
        if isinstance(found, float):
            return found
        raise AttributeError(f"programs of arrays have no function {name}")

    def asarray(self, x: Any, *, dtype: Any = None, device: Any = None, copy: Any = None) -> Any:
        if isinstance(x, Traced):
            return x if dtype is None or np.dtype(dtype) == x.dtype else self.astype(x, dtype)
        if is_symbolic(x):
            return self.full((), x, dtype=dtype)
        array = np.asarray(x, dtype=dtype)
        return self.full((), array.item(), dtype=array.dtype) if array.ndim == 0 else Traced(constant(array))

    def astype(self, x: Traced, dtype: Any, *, copy: bool = True) -> Traced:
        return x if np.dtype(dtype) == x.dtype else Traced(make(Cast(np.dtype(dtype)), x.value))

    def full(self, shape: Any, number: Any, *, dtype: Any = None, device: Any = None) -> Traced:
        shape = (shape,) if isinstance(shape, int) else tuple(shape)
        return Traced(make(Full(number, shape, np.dtype(dtype or np.asarray(plain(number)).dtype))))

    def zeros(self, shape: Any, *, dtype: Any = None, device: Any = None) -> Traced:
        return self.full(shape, 0, dtype=dtype or np.float32)

    def full_like(self, x: Any, number: Any, *, dtype: Any = None, device: Any = None) -> Traced:
        return self.full(shape_of(x), number, dtype=dtype or x.dtype)

    def zeros_like(self, x: Any, *, dtype: Any = None, device: Any = None) -> Traced:
        return self.full_like(x, 0, dtype=dtype)

    def ones_like(self, x: Any, *, dtype: Any = None, device: Any = None) -> Traced:
        return self.full_like(x, 1, dtype=dtype)

    def arange(self, *arguments: Any, dtype: Any = None, device: Any = None) -> Traced:
        first, last = arguments[:2] if len(arguments) > 1 else (0, *arguments)
        if len(arguments) < 3 and is_symbolic(last - first):  # a constant would fix the size
            ones = self.full((last - first,), 1, dtype=dtype or np.int64)
            return apply(np.add, self.accumulate("add", ones, 0), first - 1)
        return Traced(constant(np.arange(*arguments, dtype=dtype)))

    def finfo(self, dtype: Any) -> Any:
        return np.finfo(dtype)

    def clip(self, x: Any, least: Any, most: Any) -> Traced:
        return apply(np.minimum, apply(np.maximum, x, least), most)

    def where(self, condition: Any, x1: Any, x2: Any) -> Traced:
        return Traced(make(Where(), *map(as_operand, (condition, x1, x2))))

    def expit(self, x: Traced) -> Traced:
        return Traced(make(Sigmoid(), x.value))

    def special(self, name: str, x: Traced, order: int = 0) -> Traced:
        """A special function."""
        return Traced(make(Special(name, order), x.value))

    def round(self, x: Traced) -> Traced:
        return apply(np.rint, x)

    def reshape(self, x: Traced, shape: Sequence[int], *, copy: Any = None) -> Traced:
        shape = tuple(shape)
        if -1 in shape:
            known = math.prod(n for n in shape if n != -1)
            if not known:
                raise ValueError(f"with no elements, {shape} does not determine the size of the axis of -1")
            shape = tuple(x.size // known if n == -1 else n for n in shape)
        return x if same_shape(shape, x.shape) else Traced(make(Reshape(shape), x.value))

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
        return x if same_shape(shape, x.shape) else Traced(make(Broadcast(shape), as_value(x)))

    def flip(self, x: Traced, *, axis: int) -> Traced:
        at = axis % x.ndim
        return Traced(make(Slice((*((None, None, None),) * at, (None, None, -1))), x.value))

    def concat(self, arrays: Sequence[Any], *, axis: int = 0) -> Traced:
        values = [as_value(x) for x in arrays]
        return Traced(make(Concatenate(axis % len(values[0].shape)), *values))

    def stack(self, arrays: Sequence[Any], *, axis: int = 0) -> Traced:
        return self.concat([self.expand_dims(Traced(as_value(x)), axis=axis) for x in arrays], axis=axis)

    def take(self, x: Traced, index: Traced, *, axis: int = 0) -> Traced:
        if axis != 0:
            raise Untraceable("rows along another axis")
        return Traced(make(Take(), x.value, as_value(index)))

    def take_along_axis(self, x: Traced, index: Traced, *, axis: int) -> Traced:
        at = axis % x.ndim
        if index.shape[at] != 1:
            raise Untraceable("several indices along an axis")
        where = self.squeeze(index, axis=at)
        return self.expand_dims(Traced(make(TakeAlong(at), as_value(x), where.value)), axis=at)

    def put_along(self, size: int, index: Traced, values: Any, axis: int) -> Traced:
        """Zeros, with values along a new axis at indices."""
        shape = (*index.shape[:axis], size, *index.shape[axis:])
        dtype = np.float32 if isinstance(plain(values), float) else values.dtype
        return Traced(make(AddAlong(axis, 1), self.zeros(shape, dtype=dtype).value, index.value, as_operand(values)))

    def matmul(self, x1: Any, x2: Any) -> Traced:
        return product(x1, x2)

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

    def correlate(self, x: Traced, k: Traced, geometry: Geometry) -> Traced:
        return Traced(make(Conv(**_settings(geometry)), as_value(x), as_value(k)))

    def weigh(self, window: Sizes, x: Traced, y: Traced, geometry: Geometry) -> Traced:
        return Traced(make(ConvWeight(**_settings(geometry), window=window), as_value(x), as_value(y)))

    def spread(self, k: Traced, extent: Sizes, y: Traced, geometry: Geometry) -> Traced:
        return Traced(make(ConvInput(**_settings(geometry), extent=extent), as_value(k), as_value(y)))

    max_pool, max_pool_input = _pool(MaxPool), _pool(MaxPoolInput)
    max_pool_output, average_pool = _pool(MaxPoolOutput), _pool(AveragePool)

    def average_pool_input(self, like: Traced, y: Traced, windows: Windows) -> Traced:
        return Traced(make(AveragePoolInput(windows.size, windows.stride, like.shape[-2:]), as_value(y)))

    def add_rows(self, rows: int, index: Traced, values: Traced) -> Traced:
        return Traced(make(AddRows(rows), as_value(index), as_value(values)))

    def max_rows(self, rows: int, index: Traced, values: Traced) -> Traced:
        return Traced(make(MaxRows(rows), as_value(index), as_value(values)))

    def accumulate(self, function: str, x: Traced, axis: int) -> Traced:
        result = make(Accumulate(function, axis), _widened(getattr(np, function), as_value(x)))
        return _narrowed(result, x.dtype)

    def sort(self, x: Traced, *, axis: int = -1) -> Traced:
        return Traced(make(Sort(axis % x.ndim), x.value))

    def argsort(self, x: Traced, *, axis: int = -1, stable: bool = True) -> Traced:
        return Traced(make(Sort(axis % x.ndim, positions=True), x.value))

    def largest(self, x: Traced, count: int, axis: int) -> Traced:
        found: Traced = self.moveaxis(Traced(make(Largest(count), self.moveaxis(x, axis, -1).value)), -1, axis)
        return found

    def of_matrices(self, name: str, *arrays: Traced) -> tuple[Traced, ...]:
        whole = Traced(make(LinearAlgebra(name), *map(as_value, arrays)))
        shapes, rank = result_shapes(name, tuple(x.shape for x in arrays)), arrays[0].ndim - 2
        if len(shapes) == 1:
            return (whole,)
        parts, start = [], 0
        for shape in shapes:
            end = start + math.prod(shape[rank:])
            parts.append(self.reshape(whole[..., start:end], shape))
            start = end
        return tuple(parts)

    def uniform(self, key: Any, shape: tuple[int, ...], dtype: Any, device: Any = None) -> Traced:
        return Traced(make(RandomUniform(shape, np.dtype(dtype)), as_operand(key)))

    def fold_in(self, key: Any, number: Any) -> Traced:
        return Traced(make(FoldIn(), as_operand(key), as_operand(number)))

    sum, prod = _reduction(np.add), _reduction(np.multiply)
    max, min = _reduction(np.maximum), _reduction(np.minimum)
    any, all = _reduction(np.logical_or), _reduction(np.logical_and)

    def mean(self, x: Traced, *, axis: Any = None, keepdims: bool = False) -> Traced:
        total = _reduce(np.add, widened(self, x), axis, keepdims)
        count = math.prod([x.shape[n] for n in _axes(axis, x.ndim)])
        found: Traced = narrowed(self, total / (count / 1) if total.size else total, x)  # a float, may be symbolic
        return found

    argmax, argmin = _position(largest=True), _position(largest=False)


NAMESPACE = TracingNamespace()
"""The only instance of the namespace."""


def namespace_of(array: Any) -> Any:
    """The namespace of an array of any backend or of a traced array."""
    return NAMESPACE if isinstance(array, Traced) else backends.namespace_of(array)


def _settings(geometry: Geometry) -> dict[str, Any]:
    """The fields of a geometry; ``asdict`` would copy them and make symbolic sizes plain."""
    return {field.name: getattr(geometry, field.name) for field in fields(geometry)}


def _widened(function: np.ufunc, value: Value) -> Value:
    """Cast integers that are added or multiplied to the dtype of NumPy's result, and half precision to single for
    sums."""
    if function is np.add and value.dtype == np.float16:
        return make(Cast(np.dtype(np.float32)), value)
    if function in (np.add, np.multiply) and value.dtype.kind in "bui":
        wide = function.reduce(np.empty(0, value.dtype)).dtype
        return value if value.dtype == wide else make(Cast(wide), value)
    return value


def _narrowed(made: Value, dtype: DType) -> Traced:
    """Cast the result for :func:`_widened` half precision back."""
    return Traced(make(Cast(dtype), made) if dtype == np.float16 and made.dtype != dtype else made)
