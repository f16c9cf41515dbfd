"""Scaling along an axis to mean 0 and variance 1, or to mean square 1.

The gradients of the scaled value and of the scale use these operations, so they can be differentiated again.
"""

from __future__ import annotations

from typedtensor.backends.library import Library
from typedtensor.backends.reducing import kept_mean, narrowed, squeezed, widened
from typedtensor.base.options import check_number
from typedtensor.ops.core.family import Along1, Array, Kernel, Labelled, Namespace, Operand, TensorType, U
from typedtensor.ops.library.expansion import ExpandAlong
from typedtensor.ops.library.reduce.moments import Mean
from typedtensor.ops.library.sums import Size

__all__ = ["Normalize", "NormalizeScale", "RMSNormalize", "RMSNormalizeScale", "normalize", "rms_normalize"]


class Normalization(Along1[U]):
    """The base of normalizations: the scale ``1 / √(mean z² + ε)``, and gradients. ``z`` is ``x``, centred or not."""

    centred = True

    def __init__(self, axis: type[U], /, epsilon: float = 1e-5) -> None:
        super().__init__(axis)
        check_number("the epsilon of a normalization", epsilon, 0)
        self.epsilon = epsilon

    def parts(self, xp: Namespace, x: Array, axis: int) -> tuple[Array, Array]:
        """``z``, and its scale, which keeps the axis with size 1; both :func:`widened`."""
        x = widened(xp, x)
        z = x - kept_mean(xp, x, axis) if self.centred else x
        return z, 1.0 / xp.sqrt(kept_mean(xp, z * z, axis) + self.epsilon)


class Scaled(Normalization[U], family="*A U *B -> *A U *B"):
    """``z`` times its scale."""

    def ground(self, x: TensorType, /) -> Kernel:
        position = self.position("U", x)

        def kernel(xp: Namespace, x: Array) -> Array:
            if isinstance(xp, Library) and all(x.shape):
                return (xp.normalize if self.centred else xp.rms_normalize)(x, position, self.epsilon)
            z, scale = self.parts(xp, x, position)
            return narrowed(xp, z * scale, x)

        return kernel

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        mean, expand = Mean(self.label("U")), ExpandAlong(self.label("U"))
        inner = dy - expand(dy, mean(dy)) if self.centred else dy
        inner = inner - y * expand(y, mean(dy * y))
        scale = (NormalizeScale if self.centred else RMSNormalizeScale)(self.label("U"), self.epsilon)
        return inner * expand(x, scale(x))


class Scale(Normalization[U], family="*A U *B -> *A *B"):
    """The scale alone."""

    def ground(self, x: TensorType, /) -> Kernel:
        position = self.position("U", x)
        return lambda xp, x: narrowed(xp, squeezed(xp, self.parts(xp, x, position)[1], position), x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        axis = self.label("U")
        scaled = (Normalize if self.centred else RMSNormalize)(axis, self.epsilon)(x)
        return scaled * ExpandAlong(axis)(x, -dy * y * y / Size(axis)(x))


class Normalize(Scaled[U], rule="*A U *B -> *A U *B"):
    """``(x - mean x) / √(var x + ε)`` along U: mean 0 and variance 1.

    Args:
        axis: the label U.
        epsilon: added to the variance, which may be 0.

    See also: ``torch.nn.functional.layer_norm``, ``jax.nn.standardize``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> Normalize(Row, epsilon=0.0)(Tensor[Row]([1.0, 2.0, 2.0, 3.0]))
    Tensor[Row=4]([-1.4142,  0.    ,  0.    ,  1.4142])
    """


class NormalizeScale(Scale[U], rule="*A U *B -> *A *B"):
    """``1 / √(var x + ε)`` along U: what :class:`Normalize` multiplies with.

    See also: ``torch.native_layer_norm``, whose third result it is.
    """


class RMSNormalize(Scaled[U], rule="*A U *B -> *A U *B"):
    """``x / √(mean x² + ε)`` along U: mean square 1.

    Args:
        axis: the label U.
        epsilon: added to the mean square, which may be 0.

    See also: Zhang and Sennrich (2019); ``torch.nn.functional.rms_norm``.
    """

    centred = False


class RMSNormalizeScale(Scale[U], rule="*A U *B -> *A *B"):
    """``1 / √(mean x² + ε)`` along U: what :class:`RMSNormalize` multiplies with."""

    centred = False


normalize = Labelled(Normalize)
rms_normalize = Labelled(RMSNormalize)
