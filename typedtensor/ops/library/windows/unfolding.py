"""Windows along an axis as new axes."""

# mypy: no-warn-return-any

from __future__ import annotations

from typedtensor.backends import Array, Namespace
from typedtensor.core.axes import K, U, V, declared_size
from typedtensor.core.operand import Operand
from typedtensor.core.tensor_type import TensorType
from typedtensor.ops.adjoint.unfolding import Fold, checked, unfolded
from typedtensor.ops.core.apart import apart
from typedtensor.ops.core.application import Kernel
from typedtensor.ops.core.arities import PolyOp1
from typedtensor.ops.core.fitting import naming_labels, require_declared
from typedtensor.ops.core.functions import Labelled
from typedtensor.rules import window_count

__all__ = ["Unfold", "unfold"]


class Unfold(PolyOp1[U, V, K], rule="*A U *B -> *A V K *B where V not in *A U *B, K not in *A U V *B", linear="along"):
    """The elements under each window along U: V numbers the windows, and K the positions within a window.

    Args:
        axis: the label U.
        to: the label of the windows, whose number follows.
        window: the label of the positions within a window, or a sized axis.
        stride: the distance between windows.
        dilation: the distance between the elements under a window.

    Raises:
        SizeError: when a window is larger than the axis, or its size is not known.

    See also: ``torch.Tensor.unfold``, ``numpy.lib.stride_tricks.sliding_window_view``.

    >>> from typedtensor import Axis, Tensor
    >>> class Time(Axis): ...
    >>> class Frame(Axis): ...
    >>> class Lag(Axis, size=2): ...
    >>> Unfold(Time, Frame, Lag)(Tensor[Time]([1.0, 2.0, 3.0]))
    Tensor[Frame=2, Lag=2]([[1., 2.],
                            [2., 3.]])
    """

    def __init__(
        self, axis: type[U], to: type[V] | V, window: type[K] | K, /, stride: int = 1, dilation: int = 1
    ) -> None:
        super().__init__(axis, to, window)
        self.stride, self.dilation = checked(stride, dilation)

    def ground(self, x: TensorType, /) -> Kernel:
        axis, window = self.position("U", x), self.given_size(self.label("K")) or declared_size(self.label("K"))
        if (size := declared_size(self.label("U"))) is not None and window is not None:
            require_declared(self, self.label("V"), window_count(size, window, self.stride, 0, self.dilation))

        def kernel(xp: Namespace, x: Array) -> Array:
            return unfolded(xp, x, axis, self.size("K"), self.stride, self.dilation)

        return naming_labels(self, (x,), kernel)

    @apart("U")
    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Fold(self.label("U"), self.label("V"), self.label("K"), self.stride, self.dilation)(x, dy)


unfold = Labelled(Unfold)
