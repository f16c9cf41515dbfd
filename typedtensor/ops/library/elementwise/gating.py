"""Activations with a gate or with a learned slope."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace, alike
from typedtensor.core.axes import U, V, label_name
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.errors import SizeError
from typedtensor.ops.adjoint.concatenation import PlacePart, TakePart
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp2
from typedtensor.ops.core.functions import Labelled
from typedtensor.ops.core.labelled import Between1
from typedtensor.ops.library.elementwise.activations import Sigmoid
from typedtensor.ops.library.elementwise.arithmetic import unmixed
from typedtensor.ops.library.elementwise.selection import Where

__all__ = ["GLU", "PReLU", "glu", "prelu"]


class GLU(Between1[U, V], rule="*A U *B -> *A V *B where |U| = 2 * |V|, V not in *A U *B"):
    """The first half of the elements along U times ``sigmoid`` of the second half, as the axis V.

    Raises:
        SizeError: when U has an odd number of elements.

    See also: Dauphin et al. (2017); ``torch.nn.functional.glu``, ``jax.nn.glu``.

    >>> from typedtensor import Axis, Tensor
    >>> class Both(Axis): ...
    >>> class Half(Axis): ...
    >>> GLU(Both, Half)(Tensor[Both]([2.0, 4.0, 0.0, 100.0]))
    Tensor[Half=2]([1., 4.])
    """

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            size, key = x.shape[axis], (slice(None),) * axis
            if size % 2:
                raise SizeError(f"{self.title} halves {label_name(self.label('U'))}, whose size {size} is odd")
            half = size // 2
            gate = Sigmoid().forward(xp, x[(*key, slice(half, size), ...)])
            return x[(*key, slice(0, half), ...)] * gate

        return kernel

    @apart("U", "V")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        whole, half = self.label("U"), self.label("V")
        values, gate = TakePart(half, whole)(y, x), Sigmoid()(TakePart(half, whole, True)(y, x))
        slope = dy * values * gate * (1.0 - gate)
        return PlacePart(half, whole)(x, dy * gate) + PlacePart(half, whole, True)(x, slope)


class PReLU(PolyOp2, rule="*A, *A? -> *A"):
    """``x1`` where it is positive, else ``x2 x1``, whose slope ``x2`` is learned.

    A slope for each channel is ``prelu(x, slope.expand_like(x))``.

    See also: He et al. (2015); ``torch.nn.functional.prelu``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        x1, x2 = alike(xp, x1, x2)
        return xp.where(x1 > 0, x1, x1 * x2)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return Where()(x1 > 0.0, dy, dy * x2)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return unmixed(dy * Where()(x1 > 0.0, 0.0, x1), x2)


glu = Labelled(GLU)
prelu = PReLU()
