"""Steps: the instructions of a NumPy plan, as data.

A step is an operation, the array that it writes, and the operands that it reads. The operation states which function
computes it and along which axes it can be tiled; a step on tiles of its arrays, or on other memory, is another step
with the same operation. Functions and their arguments are bound once, when a plan is complete.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

import numpy as np

from typedtensor.backends.cblas import Cblas
from typedtensor.ir import Array
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.repeating import Scratch

BoundCall = tuple[Callable[..., object], tuple[Any, ...]]
"""A function and its arguments."""

Axes = tuple[int | None, ...]
"""For each input, and finally for the output, the axis to divide; None for an input that all tiles read whole."""


class Operation:
    """The operation of a step.

    Attributes:
        for_threads: whether tiles take longer than the whole, so that only threads divide the step.
    """

    for_threads: ClassVar[bool] = False

    def call(self, out: Any, inputs: tuple[Any, ...]) -> BoundCall:
        """Return the function and the arguments that compute ``out`` from ``inputs``."""
        raise TypeError(f"{type(self).__name__} states no call")

    def axes(self, out: Any, inputs: tuple[Any, ...]) -> Axes | None:
        """Return the axes along which the step can be tiled; None if it cannot."""
        return None

    def work(self, out: Any, inputs: tuple[Any, ...]) -> float:
        """Return the cost, in bytes written by an addition that takes as long."""
        return float(out.nbytes)


class Step(NamedTuple):
    """An operation on arrays.

    Attributes:
        operation: the operation.
        out: the array that is written, a tuple of arrays, or None.
        inputs: the arrays and numbers that are read.
    """

    operation: Operation
    out: Any
    inputs: tuple[Any, ...]

    @property
    def arrays(self) -> list[Array]:
        """Return the arrays that the step reads, and last the one that it writes."""
        return [*[x for x in self.inputs if isinstance(x, np.ndarray)], self.out]

    def on(self, arrays: Sequence[Array]) -> Step:
        """Return the step on other arrays, in the order of :meth:`arrays`."""
        found = iter(arrays)
        inputs = tuple([next(found) if isinstance(x, np.ndarray) else x for x in self.inputs])
        return Step(self.operation, next(found), inputs)


def bind(code: Iterable[Step]) -> list[BoundCall]:
    """Return the bound calls of steps that run in this order."""
    calls: list[BoundCall] = []
    scratch = Scratch()
    for operation, out, inputs in code:
        read = inputs
        if isinstance(operation, Ufunc) and out.nbytes >= cost_model.LAID_OUT_LEAST_BYTES and operation.elementwise:
            shape = out.shape
            for n, x in enumerate(inputs):
                if not isinstance(x, np.ndarray) or x.size == 1 or (x.shape == shape and 0 not in x.strides):
                    continue  # the common case
                if (result := scratch.laid_out(out, x)) is not None:
                    whole, part = result
                    calls.append(_COPY.call(whole, (part,)))
                    read = (*inputs[:n], whole, *inputs[n + 1 :])
                    break
        calls.append(operation.call(out, read))
    return calls


def starts_threads(step: Step) -> bool:
    """Whether NumPy's BLAS computes a step by threads of its own, if it may."""
    if not isinstance(step.operation, (Dot, MatMul)):
        return False
    return any(isinstance(x, np.ndarray) and x.size > cost_model.THREADED_ELEMENTS for x in step.inputs)


def execute(calls: Iterable[BoundCall]) -> None:
    """Run bound calls in order."""
    for function, arguments in calls:
        function(*arguments)


_MAXIMUM, _MINIMUM = np.maximum, np.minimum


@dataclass(frozen=True, slots=True)
class Ufunc(Operation):
    """A NumPy universal function."""

    function: np.ufunc

    @property
    def elementwise(self) -> bool:
        """Whether the function broadcasts its operands, rather than reading vectors or matrices."""
        return self.function.signature is None

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        function = self.function
        if function is _MAXIMUM or function is _MINIMUM:  # NumPy deprecates a positional output here
            return functools.partial(function, out=out), inputs
        return function, (*inputs, out)

    @property
    def for_threads(self) -> bool:  # type: ignore[override]  # it depends on the function
        return not self.elementwise

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        if self.elementwise:
            return along_slowest(out, inputs)
        return _along(_slowest(out, out.ndim), out, inputs, within=1) if self.function is np.vecdot else None

    def work(self, out: Array, inputs: tuple[Any, ...]) -> float:
        return float(out.nbytes if self.elementwise else inputs[0].nbytes)


class Copy(Operation):
    """A broadcasting copy of an array or a number; it costs less than ``numpy.copyto``."""

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        return out.__setitem__, (Ellipsis, *inputs)

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        return along_slowest(out, inputs)


class Zeros(Operation):
    """Fill with zeros."""

    for_threads: ClassVar[bool] = True

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        return out.fill, (0,)

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        return along_slowest(out, inputs)


class MatMul(Operation):
    """``numpy.matmul`` of stacks of matrices."""

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        return np.matmul, (*inputs, out)

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        return _along(_slowest(out, out.ndim - 2), out, inputs)


class LineSum(MatMul):
    """The sum of the lines of a matrix, as the product of a row of ones and the matrix."""

    for_threads: ClassVar[bool] = True

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        return None, 1, 1

    def work(self, out: Array, inputs: tuple[Any, ...]) -> float:
        return float(inputs[1].nbytes)


class Dot(Operation):
    """A product of two matrices, or of a matrix and a vector, by the BLAS call with the least overhead."""

    for_threads: ClassVar[bool] = True

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        x1, x2 = inputs
        return x1.dot, (x2, out)

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        return (0, None, 0) if inputs[0].ndim == 2 else None

    def work(self, out: Array, inputs: tuple[Any, ...]) -> float:
        x1, x2 = inputs
        multiplications = float(x1.size * x2.size / x2.shape[0])
        return max(float(x1.nbytes), multiplications * cost_model.MULTIPLICATION_BYTES)


@dataclass(frozen=True, slots=True)
class BlasProduct(Operation):
    """A product of two matrices by a BLAS library that supports their layouts."""

    library: Cblas
    for_threads: ClassVar[bool] = True

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        x1, x2 = inputs
        return self.library.product(x1, x2, out)  # supported: a tile has the layout of the whole

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        return (0, None, 0) if out.strides[0] >= out.strides[1] else (None, 1, 1)

    def work(self, out: Array, inputs: tuple[Any, ...]) -> float:
        return float(out.size * inputs[0].shape[1] * cost_model.MULTIPLICATION_BYTES)


@dataclass(frozen=True, slots=True)
class BlasProducts(Operation):
    """Products of stacks of matrices by a BLAS library, one by one; either stack may be a single matrix."""

    library: Cblas

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        x1, x2 = [x if x.ndim == 3 else [x] * len(out) for x in inputs]
        return execute, ([self.library.product(*each) for each in zip(x1, x2, out, strict=True)],)

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        return _along(_slowest(out, 1), out, inputs)

    def work(self, out: Array, inputs: tuple[Any, ...]) -> float:
        return float(out.size * inputs[0].shape[-1] * cost_model.MULTIPLICATION_BYTES)


@dataclass(frozen=True, slots=True)
class Reduction(Operation):
    """The reduction of a universal function along axes; along all by default."""

    function: np.ufunc
    axes_reduced: int | tuple[int, ...] | None = None
    kept: bool = False
    for_threads: ClassVar[bool] = True

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        return self.function.reduce, (*inputs, self.axes_reduced, None, out, self.kept)

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        axis = _slowest(out, out.ndim)
        if axis is None:
            return None
        [x] = inputs
        reduced = (self.axes_reduced,) if isinstance(self.axes_reduced, int) else self.axes_reduced or ()
        left = [n for n in range(x.ndim) if self.kept or n not in reduced]
        return left[axis], axis

    def work(self, out: Array, inputs: tuple[Any, ...]) -> float:
        return float(inputs[0].nbytes)


@dataclass(frozen=True, slots=True)
class ArgReduction(Operation):
    """The position of the extremum along an axis."""

    largest: bool
    axis: int

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        return np.argmax if self.largest else np.argmin, (*inputs, self.axis, out)


@dataclass(frozen=True, slots=True)
class Gather(Operation):
    """The elements of the first input at the indices of the second, along an axis or in the flat array."""

    axis: int | None = None

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        table, index = inputs
        return table.take, (index, self.axis, out, "clip")


class Scatter(Operation):
    """The second input, written at the indices of the first; other elements of the output are kept."""

    def call(self, out: Array, inputs: tuple[Any, ...]) -> BoundCall:
        return out.__setitem__, inputs


class Function(Operation):
    """A Python function, called with parameters, the output and the inputs.

    Args:
        function: the function.
        parameters: its first arguments.
    """

    def __init__(self, function: Callable[..., object], *parameters: Any) -> None:
        self.function, self.parameters = function, parameters

    def call(self, out: Any, inputs: tuple[Any, ...]) -> BoundCall:
        return self.function, (*self.parameters, out, *inputs)


_COPY, _ZEROS, _MATMUL, _DOT, _LINE_SUM = Copy(), Zeros(), MatMul(), Dot(), LineSum()


def copying(out: Array, x: Any) -> Step:
    """Return a copying step."""
    return Step(_COPY, out, (x,))


def zeros(out: Array) -> Step:
    """Fill with zeros."""
    return Step(_ZEROS, out, ())


def matmul(x1: Array, x2: Array, out: Array) -> Step:
    """Return the step of products of stacks of matrices."""
    return Step(_MATMUL, out, (x1, x2))


def line_sum(ones: Array, x: Array, out: Array) -> Step:
    """Return the step of the sum of the lines of a matrix."""
    return Step(_LINE_SUM, out, (ones, x))


def dot(x1: Array, x2: Array, out: Array) -> Step:
    """Return the step of a product of two matrices."""
    return Step(_DOT, out, (x1, x2))


def elementwise(function: np.ufunc, out: Array, *inputs: Any) -> Step:
    """Return the step of a universal function of arrays and numbers."""
    return Step(_ufunc(function), out, inputs)


_ufunc = functools.cache(Ufunc)


def along_slowest(out: Array, inputs: tuple[Any, ...]) -> Axes | None:
    """Return the slowest axis of the output, and the corresponding axis of inputs that have it."""
    return _along(_slowest(out, out.ndim), out, inputs)


def _along(axis: int | None, out: Array, inputs: tuple[Any, ...], within: int = 0) -> Axes | None:
    """Return an axis of the output and, counted from the last, the same axis of inputs that have it.

    Args:
        axis: the axis of the output.
        out: the output.
        inputs: the inputs.
        within: the number of the last axes of inputs that the output lacks.
    """
    if axis is None:
        return None
    last = axis - out.ndim - within
    return (*[_aligned(x, last) if isinstance(x, np.ndarray) else None for x in inputs], axis)


def _aligned(x: Array, last: int) -> int | None:
    return x.ndim + last if x.ndim + last >= 0 and x.shape[last] > 1 else None


def _slowest(out: Array, count: int) -> int | None:
    """Return the slowest of the first ``count`` axes with several elements, or None."""
    found = max(range(count), key=lambda n: (out.shape[n] > 1) * abs(out.strides[n]), default=None)
    return None if found is None or out.shape[found] < 2 else found
