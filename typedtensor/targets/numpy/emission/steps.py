"""Steps: what a plan on NumPy does, as data.

A step is an operation, the memory that it writes and what it reads. An operation says how it is called and along which
axes it can be done part by part; a step on parts of its arrays, or on other memory, is another step with the same
operation. Functions and their arguments are bound once, when a plan is complete.
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

Call = tuple[Callable[..., object], tuple[Any, ...]]
"""A function and its arguments."""

Axes = tuple[int | None, ...]
"""The axis along which each input is divided, and last that of the output; None for what all parts read as it is."""


class Operation:
    """What a step does.

    Attributes:
        for_threads: whether parts take longer than the whole, so that it is divided for threads alone.
    """

    for_threads: ClassVar[bool] = False

    def call(self, out: Any, inputs: tuple[Any, ...]) -> Call:
        """What computes ``out`` from ``inputs``."""
        raise TypeError(f"{type(self).__name__} states no call")

    def axes(self, out: Any, inputs: tuple[Any, ...]) -> Axes | None:
        """Along which axes it can be done part by part; None if it is done at once."""
        return None

    def work(self, out: Any, inputs: tuple[Any, ...]) -> float:
        """How much it does, as bytes of a sum that take as long to write."""
        return float(out.nbytes)


class Step(NamedTuple):
    """An operation on memory.

    Attributes:
        operation: what is done.
        out: the array that is written; several if the operation writes several, None if it writes none.
        inputs: the arrays that are read, and numbers.
    """

    operation: Operation
    out: Any
    inputs: tuple[Any, ...]

    @property
    def arrays(self) -> list[Array]:
        """The arrays that it reads, and last the one that it writes."""
        return [*[x for x in self.inputs if isinstance(x, np.ndarray)], self.out]

    def on(self, arrays: Sequence[Array]) -> Step:
        """The same on other arrays, in the order of ``arrays``."""
        found = iter(arrays)
        inputs = tuple([next(found) if isinstance(x, np.ndarray) else x for x in self.inputs])
        return Step(self.operation, next(found), inputs)


def bind(code: Iterable[Step]) -> list[Call]:
    """The calls of steps, which come one after the other."""
    calls: list[Call] = []
    scratch = Scratch()
    for operation, out, inputs in code:
        read = inputs
        if isinstance(operation, Ufunc) and out.nbytes >= cost_model.LAID_OUT_LEAST_BYTES and operation.elementwise:
            shape = out.shape
            for n, x in enumerate(inputs):
                if not isinstance(x, np.ndarray) or (x.shape == shape and 0 not in x.strides):  # as most are
                    continue
                if (made := scratch.laid_out(out, x)) is not None:
                    whole, part = made
                    calls.append(_COPY.call(whole, (part,)))
                    read = (*inputs[:n], whole, *inputs[n + 1 :])
                    break
        calls.append(operation.call(out, read))
    return calls


def execute(calls: Iterable[Call]) -> None:
    """Call functions, one after the other."""
    for function, arguments in calls:
        function(*arguments)


@dataclass(frozen=True, slots=True)
class Ufunc(Operation):
    """A universal function: each element of the output from those at the same place of the inputs."""

    function: np.ufunc

    @property
    def elementwise(self) -> bool:
        """Whether operands are broadcast, and not taken as vectors or matrices."""
        return self.function.signature is None

    def call(self, out: Array, inputs: tuple[Any, ...]) -> Call:
        if self.function in (np.maximum, np.minimum):  # by position, their output is deprecated
            return functools.partial(self.function, out=out), inputs
        return self.function, (*inputs, out)

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        if not self.elementwise:
            return None
        return along_slowest(out, inputs)


class Copy(Operation):
    """A copy of an array or of a number, to the shape of the output; it costs less than ``numpy.copyto``."""

    def call(self, out: Array, inputs: tuple[Any, ...]) -> Call:
        return out.__setitem__, (Ellipsis, *inputs)

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        return along_slowest(out, inputs)


class Zeros(Operation):
    """Zeros everywhere."""

    def call(self, out: Array, inputs: tuple[Any, ...]) -> Call:
        return out.fill, (0,)


class MatMul(Operation):
    """The products of stacks of matrices, each of which is computed alone."""

    def call(self, out: Array, inputs: tuple[Any, ...]) -> Call:
        return np.matmul, (*inputs, out)

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        return _along(_slowest(out, out.ndim - 2), out, inputs)


class Dot(Operation):
    """The product of two matrices, or of a matrix and a vector: the call of BLAS with the least around it."""

    def call(self, out: Array, inputs: tuple[Any, ...]) -> Call:
        x1, x2 = inputs
        return x1.dot, (x2, out)


@dataclass(frozen=True, slots=True)
class BlasProduct(Operation):
    """The product of two matrices by a library that takes them as they lie."""

    library: Cblas
    for_threads: ClassVar[bool] = True

    def call(self, out: Array, inputs: tuple[Any, ...]) -> Call:
        x1, x2 = inputs
        return self.library.product(x1, x2, out)  # which takes it: a part lies as the whole does

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        return (0, None, 0) if out.strides[0] >= out.strides[1] else (None, 1, 1)

    def work(self, out: Array, inputs: tuple[Any, ...]) -> float:
        return float(out.size * inputs[0].shape[1] * cost_model.MULTIPLICATION_BYTES)


@dataclass(frozen=True, slots=True)
class BlasProducts(Operation):
    """The products of stacks of matrices by such a library, one after the other; a stack may be one matrix for all."""

    library: Cblas

    def call(self, out: Array, inputs: tuple[Any, ...]) -> Call:
        x1, x2 = [x if x.ndim == 3 else [x] * len(out) for x in inputs]
        return execute, ([self.library.product(*each) for each in zip(x1, x2, out, strict=True)],)

    def axes(self, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
        return _along(_slowest(out, 1), out, inputs)

    def work(self, out: Array, inputs: tuple[Any, ...]) -> float:
        return float(out.size * inputs[0].shape[-1] * cost_model.MULTIPLICATION_BYTES)


@dataclass(frozen=True, slots=True)
class Reduction(Operation):
    """A universal function along axes, all if there are none given."""

    function: np.ufunc
    axes_reduced: int | tuple[int, ...] | None = None
    kept: bool = False

    def call(self, out: Array, inputs: tuple[Any, ...]) -> Call:
        return self.function.reduce, (*inputs, self.axes_reduced, None, out, self.kept)


@dataclass(frozen=True, slots=True)
class ArgReduction(Operation):
    """The position of the largest or the smallest element along an axis."""

    largest: bool
    axis: int

    def call(self, out: Array, inputs: tuple[Any, ...]) -> Call:
        return np.argmax if self.largest else np.argmin, (*inputs, self.axis, out)


@dataclass(frozen=True, slots=True)
class Gather(Operation):
    """The elements of the first input at the indices in the second one, along an axis or in the flat array."""

    axis: int | None = None

    def call(self, out: Array, inputs: tuple[Any, ...]) -> Call:
        table, index = inputs
        return table.take, (index, self.axis, out, "clip")


class Scatter(Operation):
    """The second input at the indices in the first one; the other elements of the output stay."""

    def call(self, out: Array, inputs: tuple[Any, ...]) -> Call:
        return out.__setitem__, inputs


class Function(Operation):
    """A function of Python, called with parameters, the output and the inputs.

    Args:
        function: the function.
        parameters: its first arguments.
    """

    def __init__(self, function: Callable[..., object], *parameters: Any) -> None:
        self.function, self.parameters = function, parameters

    def call(self, out: Any, inputs: tuple[Any, ...]) -> Call:
        return self.function, (*self.parameters, out, *inputs)


_COPY, _ZEROS, _MATMUL, _DOT = Copy(), Zeros(), MatMul(), Dot()


def copying(out: Array, x: Any) -> Step:
    """A copy of an array to a place."""
    return Step(_COPY, out, (x,))


def zeros(out: Array) -> Step:
    """Zeros everywhere."""
    return Step(_ZEROS, out, ())


def matmul(x1: Array, x2: Array, out: Array) -> Step:
    """The products of stacks of matrices."""
    return Step(_MATMUL, out, (x1, x2))


def dot(x1: Array, x2: Array, out: Array) -> Step:
    """The product of two matrices."""
    return Step(_DOT, out, (x1, x2))


def elementwise(function: np.ufunc, out: Array, *inputs: Any) -> Step:
    """A universal function of arrays and numbers."""
    return Step(_ufunc(function), out, inputs)


_ufunc = functools.cache(Ufunc)


def along_slowest(out: Array, inputs: tuple[Any, ...]) -> Axes | None:
    """The axis of the output whose parts lie farthest apart, and the same one of inputs that have it."""
    return _along(_slowest(out, out.ndim), out, inputs)


def _along(axis: int | None, out: Array, inputs: tuple[Any, ...]) -> Axes | None:
    """An axis of the output, and the same one, counted from the last, of inputs that have it."""
    if axis is None:
        return None
    last = axis - out.ndim
    return (*[_aligned(x, last) if isinstance(x, np.ndarray) else None for x in inputs], axis)


def _aligned(x: Array, last: int) -> int | None:
    return x.ndim + last if x.ndim + last >= 0 and x.shape[last] > 1 else None


def _slowest(out: Array, count: int) -> int | None:
    """The axis among the first so many whose parts lie farthest apart, if there are several parts."""
    found = max(range(count), key=lambda n: (out.shape[n] > 1) * abs(out.strides[n]), default=None)
    return None if found is None or out.shape[found] < 2 else found
