"""What the models share: operations that the library does not have, weights, and a random trial."""

# mypy: no-warn-return-any

from __future__ import annotations

import math
from typing import Any, TypeVar

import numpy as np

from typedtensor import AnyTensor, Axis, Binding, Expr, Input, Operand, Param, Tensor, Valid, given
from typedtensor.axes import K, Label, U, label_of, size_of
from typedtensor.backends import Array, Namespace
from typedtensor.ops import Along2, Kernel, Labelled, PolyOp1, PolyOp2, PolyOp3
from typedtensor.tensor_type import TensorType

X = TypeVar("X", bound=AnyTensor)


class DotAlong(Along2[U], rule="*A U *B, *C U *D -> *A | *B | *C | *D"):
    """The product summed over U; other labels that both have are the same axis, as a batch is.

    See also: ``numpy.einsum``, ``haliax.dot``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        kept = [axis for axis in dict.fromkeys((*x1.axes, *x2.axes)) if axis is not self.label("U")]
        return _einsum(x1.axes, x2.axes, tuple(kept))

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ProductLike()(x1, dy, x2)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return ProductLike()(x2, dy, x1)


class ProductLike(PolyOp3, rule="k *A, *B, *C -> *A"):
    """The product of ``x2`` and ``x3``, summed to the axes of ``x1``."""

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        einsum = _einsum(x2.axes, x3.axes, x1.axes)
        return lambda xp, x1, x2, x3: einsum(xp, x2, x3)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return ProductLike()(x2, dy, x3)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return ProductLike()(x3, dy, x2)


def _einsum(first: tuple[Label, ...], second: tuple[Label, ...], result: tuple[Label, ...]) -> Kernel:
    numbers = {label: number for number, label in enumerate(dict.fromkeys((*first, *second, *result)))}
    words = [[numbers[label] for label in word] for word in (first, second, result)]
    return lambda xp, x1, x2: np.einsum(x1, words[0], x2, words[1], words[2])


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
    """The sum, at each position along U, of what the windows ``x2`` have there; the transpose of ``Windows``."""

    shape_only = frozenset({0})

    def __init__(self, axis: type[U], window: type[K] | K, /) -> None:
        super().__init__(axis, window)

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            total = np.zeros(x1.shape, x2.dtype)
            windows, whole = np.moveaxis(x2, (axis, axis + 1), (0, 1)), np.moveaxis(total, axis, 0)
            for start, window in enumerate(windows):
                whole[start : start + len(window)] += window
            return total

        return kernel

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Windows(self.label("U"), self.label("K"))(dy)


dot_along = Labelled(DotAlong)
windows = Labelled(Windows)


def weight(of: type[X], /) -> Param[X]:
    """A parameter of a type whose labels all declare sizes, with small random values."""
    axes = _axes(of)
    shape = tuple(map(size_of, axes))
    scale = 1.0 / math.sqrt(max(1, math.prod(shape[:-1])))
    random = np.random.default_rng([len(shape), *shape])
    values: Any = of
    return Param(values(random.normal(0.0, scale, shape).astype(np.float32)))


def draw(of: Input[X], *sized: Axis, below: type[Axis] | Axis | int = 2) -> Binding[X]:
    """An input with random values.

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
    """A loss for random inputs. It and its gradients are computed, and are finite."""
    with given(*bindings, check_finite=True) as computation:
        gradients = computation.gradients(loss)
        assert len(gradients), "the loss depends on no parameter"
        return float(loss.value)


def _axes(of: object) -> tuple[Label, ...]:
    assert isinstance(of, TensorType)
    return of.axes
