"""Parts that the models share: operations that the library lacks, weights, and a trial with random data."""

# mypy: no-warn-return-any

from __future__ import annotations

import math
from typing import Any, Generic, TypeVar

import numpy as np

from typedtensor import (
    AnyTensor,
    Axis,
    Binding,
    Expr,
    Input,
    Operand,
    Param,
    Tensor,
    Valid,  # noqa: F401  # named in rules
    given,
)
from typedtensor.backends import Array, Namespace
from typedtensor.core.axes import K, Label, U, label_of, size_of
from typedtensor.core.tensor import tensor_type
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops import (
    Along1,
    Along2,
    Dot,
    Einsum,
    ExpandAlong,
    Kernel,
    Labelled,
    PolyOp1,
    PolyOp2,
    Rename,
    Softmax,
    Sum,
)

X = TypeVar("X", bound=AnyTensor)


class Share(Axis, Generic[U], size="|U|"):
    """The axis U of weights that sum to 1 along it."""


class Shares(Along1[U], rule="*A U *B -> *A Share[U] *B"):
    """The softmax along U. Its label records the axis along which the numbers sum to 1."""

    def ground(self, x: TensorType, /) -> Kernel:
        return Softmax(self.label("U")).ground(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        share = _share(self.label("U"))
        weighted = dy * y
        return Rename(share, self.label("U"))(weighted - y * ExpandAlong(share)(y, Sum(share)(weighted)))


class Average(Along2[U], rule="*A Share[U] *B, *C U *D -> *A | *B | *C | *D"):
    """The average of the values ``x2`` along U with the weights ``x1``, which sum to 1 along U and no other axis."""

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        share = _share(self.label("U"))
        return Dot(share).ground(x1, tensor_type("real", tuple(map(self._as_share, x2.axes))))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Einsum(*x1.axes)(dy, self._shared(x2))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        axis = self.label("U")
        return Rename(_share(axis), axis)(Einsum(*self._shared(x2).axes)(dy, x1))

    def _shared(self, values: Operand) -> Operand:
        axis = self.label("U")
        return Rename(axis, _share(axis))(values)

    def _as_share(self, label: Label) -> Label:
        return _share(label) if label is self.label("U") else label


def _share(axis: Label) -> Label:
    share: Any = Share
    return share[axis]


class Windows(PolyOp1[U, K], rule="t *A U *B -> t *A Valid[U, K] K *B where K not in *A *B"):
    """All windows K of neighbours along U. A convolution is a product of windows and a kernel.

    See also: ``numpy.lib.stride_tricks.sliding_window_view``, ``torch.Tensor.unfold``.
    """

    def __init__(self, axis: type[U], window: type[K] | K, /) -> None:
        super().__init__(axis, window)

    def ground(self, x: TensorType, /) -> Kernel:
        axis, size = self.position("U", x), self.size("K")

        def kernel(xp: Namespace, x: Array) -> Array:
            return np.moveaxis(np.lib.stride_tricks.sliding_window_view(x, size, axis=axis), -1, axis + 1)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return SumWindows(self.label("U"), self.label("K"))(x, dy)


class SumWindows(PolyOp2[U, K], rule="k *A U *B, t *A Valid[U, K] K *B -> t *A U *B"):
    """The sum of all elements of the windows ``x2`` that are at a position along U; the transpose of ``Windows``."""

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], window: type[K] | K, /) -> None:
        super().__init__(axis, window)

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            total = np.zeros(x1.shape, x2.dtype)
            windows, whole = np.moveaxis(x2, (axis, axis + 1), (0, 1)), np.moveaxis(total, axis, 0)
            for start, window in enumerate(windows):
                whole[start : start + len(window)] += window
            return total

        return kernel

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Windows(self.label("U"), self.label("K"))(dy)


average = Labelled(Average)
shares = Labelled(Shares)
windows = Labelled(Windows)


def weight(of: type[X], /) -> Param[X]:
    """Return a parameter with small random values, of a type whose labels all declare sizes."""
    axes = _axes(of)
    shape = tuple(map(size_of, axes))
    scale = 1.0 / math.sqrt(max(1, math.prod(shape[:-1])))
    random = np.random.default_rng([len(shape), *shape])
    values: Any = of
    return Param(values(random.normal(0.0, scale, shape).astype(np.float32)))


def draw(of: Input[X], *sized: Axis, below: type[Axis] | Axis | int = 2) -> Binding[X]:
    """Bind an input to random values.

    Args:
        of: the input.
        sized: the sizes of its labels that declare none.
        below: integers are smaller than this number, or than the size of this axis.
    """
    sizes = {label_of(axis): axis.size for axis in sized}
    shape = tuple(sizes[axis] if axis in sizes else size_of(axis) for axis in of.axes)
    random = np.random.default_rng([7, *shape])
    kind, values = of.tensor_type.kind, random.normal(size=shape).astype(np.float32)
    array: Any = {
        "real": values,
        "int": random.integers(0, below if isinstance(below, int) else size_of(below), shape),
        "bool": values > 0.0,
    }[kind]
    return of.bind(of.tensor_type(array))


def trial(loss: Expr[Tensor[()]], *bindings: Binding[Any]) -> float:
    """Compute a loss and its gradients for random inputs, and assert that they are finite."""
    with given(*bindings, check_finite=True) as computation:
        gradients = computation.gradients(loss)
        assert len(gradients), "the loss depends on no parameter"
        return float(loss.value)


def _axes(of: object) -> tuple[Label, ...]:
    assert isinstance(of, TensorType)
    return of.axes
