"""Interpolation along an axis, which enlarges or shrinks images."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.core.axes import U, V
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.interpolation import Between, InterpolateInput, Mode, taken
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.core.fitting import naming_labels
from typedtensor.ops.core.functions import Labelled

__all__ = ["Interpolate", "interpolate"]


class Interpolate(PolyOp1[U, V], rule="*A U *B -> *A V *B where V not in *A U *B", linear="along"):
    """Resample the elements along U to ``|V|`` elements, as the axis V; along two axes in turn it is bilinear.

    Args:
        axis: the label U.
        to: the label of the result, or a sized axis.
        mode: ``"nearest"`` for the element under each, ``"linear"`` for a mean of its two neighbours.
        corners: for the mode ``"linear"``, whether the first and last elements are aligned; otherwise the ends of the
            axes, half an element beyond them, are aligned.

    Raises:
        SizeError: when the size of V is not known, or the mode is none of these.

    See also: ``torch.nn.functional.interpolate`` (``corners`` is ``align_corners``), ``jax.image.resize``.

    >>> from typedtensor import Axis, Tensor
    >>> class Width(Axis): ...
    >>> class Column(Axis, size=4): ...
    >>> Interpolate(Width, Column)(Tensor[Width]([1.0, 3.0]))
    Tensor[Column=4]([1., 1., 3., 3.])
    >>> Interpolate(Width, Column, "linear")(Tensor[Width]([1.0, 3.0]))
    Tensor[Column=4]([1. , 1.5, 2.5, 3. ])
    """

    def __init__(self, axis: type[U], to: type[V] | V, /, mode: Mode = "nearest", *, corners: bool = False) -> None:
        super().__init__(axis, to)
        self.between = Between(mode, corners)

    def ground(self, x: TensorType, /) -> Kernel:
        axis = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            return taken(xp, x, axis, self.size("V"), self.between)

        return naming_labels(self, (x,), kernel)

    @apart("U")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return InterpolateInput(self.label("U"), self.label("V"), self.between)(x, dy)


interpolate = Labelled(Interpolate)
