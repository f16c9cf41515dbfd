"""Activations with a gate or with a learned slope."""

from __future__ import annotations

from typedtensor.core.axes import label_name
from typedtensor.errors import SizeError
from typedtensor.ops.core.family import Array, Between1, Kernel, Labelled, Namespace, Operand, TensorType, U, V, apart
from typedtensor.ops.library.concatenation import PlacePart, TakePart
from typedtensor.ops.library.elementwise.exponential import Sigmoid

__all__ = ["GLU", "glu"]


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


glu = Labelled(GLU)
