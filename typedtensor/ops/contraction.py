"""Products summed over labels that both operands have."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.axes import U
from typedtensor.backends import Array, Namespace, alike
from typedtensor.operand import Operand
from typedtensor.ops.application import Kernel
from typedtensor.ops.labelled import Along2, Along3
from typedtensor.ops.operation import PolyOp2
from typedtensor.ops.relabelling import Permute
from typedtensor.tensor_type import TensorType


class Contract(PolyOp2, rule="*A, *B -> *A ^ *B"):
    """The product summed over all labels that both have (the natural contraction).

    The result has first the other axes of ``x1``, then those of ``x2``. Without a shared label it is the outer
    product.

    See also: ``numpy.tensordot``, ``torch.einsum``, ``jax.numpy.einsum``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> class Column(Axis): ...
    >>> m = Tensor[Row, Column]([[1.0, 2.0], [3.0, 4.0]])
    >>> Contract()(m, Tensor[Row]([1.0, 10.0]))
    Tensor[Column=2]([31., 42.])
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        shared = [axis for axis in x1.axes if axis in x2.axes]
        axes = tuple(map(x1.axes.index, shared)), tuple(map(x2.axes.index, shared))
        return lambda xp, x1, x2: xp.tensordot(*alike(xp, x1, x2), axes=axes)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Permute(*x1.axes)(Contract()(dy, x2))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Permute(*x2.axes)(Contract()(x1, dy))


class ContractAlong(Along2[U], rule="*A U *B, *C U *D -> *A *B *C *D"):
    """The product summed over U alone; other labels that both have stay, as axes of their own.

    See also: ``numpy.tensordot``, ``torch.tensordot``, ``jax.numpy.tensordot``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axes = ((self.position("U", x1),), (self.position("U", x2),))
        return lambda xp, x1, x2: xp.tensordot(x1, x2, axes=axes)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return UncontractFirst(self.label("U"))(x1, x2, dy)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return UncontractSecond(self.label("U"))(x2, x1, dy)


class UncontractFirst(Along3[U], rule="k *A U *B, *C U *D, *A *B *C *D -> *A U *B"):
    """``x3`` contracted with ``x2`` over ``*C *D``: the gradient of :class:`ContractAlong` for its first operand.

    ``x1`` says where U stands.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        here, there, kept = self.position("U", x1), self.position("U", x2), len(x1.axes) - 1
        others = tuple(n for n in range(len(x2.axes)) if n != there)
        axes = tuple(range(kept, len(x3.axes))), others

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            [x3, x2] = alike(xp, x3, x2)
            return xp.moveaxis(xp.tensordot(x3, x2, axes=axes), -1, here)

        return kernel

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return UncontractSecond(self.label("U"))(x2, dy, x3)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return ContractAlong(self.label("U"))(dy, x2)


class UncontractSecond(Along3[U], rule="k *C U *D, *A U *B, *A *B *C *D -> *C U *D"):
    """``x3`` contracted with ``x2`` over ``*A *B``: the gradient of :class:`ContractAlong` for its second operand.

    ``x1`` says where U stands.
    """

    shape_only = frozenset({0})

    def ground(self, x1: TensorType, x2: TensorType, x3: TensorType, /) -> Kernel:
        here, there = self.position("U", x1), self.position("U", x2)
        others = tuple(n for n in range(len(x2.axes)) if n != there)
        axes = others, tuple(range(len(others)))

        def kernel(xp: Namespace, x1: Array, x2: Array, x3: Array) -> Array:
            [x3, x2] = alike(xp, x3, x2)
            return xp.moveaxis(xp.tensordot(x2, x3, axes=axes), 0, here)

        return kernel

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return UncontractFirst(self.label("U"))(x2, dy, x3)

    def backward3(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, x3: Operand, /) -> Operand:
        return ContractAlong(self.label("U"))(x2, dy)
