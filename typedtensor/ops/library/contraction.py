"""Products summed over shared labels."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import alike
from typedtensor.backends.reducing import tensordot
from typedtensor.core.axes import U
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.contraction import UncontractFirst, UncontractSecond
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.labelled import Along2
from typedtensor.ops.library.relabelling import permuted_like

__all__ = ["Contract", "ContractAlong", "contract", "contract_along"]


class Contract(PolyOp2, rule="*A, *B -> *A ^ *B", linear="sum"):
    """The product, summed over all labels that both operands have (the natural contraction).

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
        return lambda xp, x1, x2: tensordot(xp, alike(xp, x1, x2), axes)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return permuted_like(Contract()(dy, x2), x1)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return permuted_like(Contract()(x1, dy), x2)


class ContractAlong(
    Along2[U], rule="*A U *B, *C U *D -> *A *B *C *D", linear="sum", adjoints=(UncontractFirst, UncontractSecond)
):
    """The product, summed over U only; other labels that both operands have remain as separate axes.

    See also: ``numpy.tensordot``, ``torch.tensordot``, ``jax.numpy.tensordot``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axes = ((self.position("U", x1, x2),), (self.position("U", x1, x2, of=1),))
        return lambda xp, x1, x2: tensordot(xp, (x1, x2), axes)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return UncontractFirst(self.label("U"))(x1, x2, dy)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return UncontractSecond(self.label("U"))(x2, x1, dy)


contract = Contract()
contract_along = Labelled(ContractAlong)
