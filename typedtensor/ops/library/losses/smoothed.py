"""Cross entropy with class weights, smoothed targets and ignored targets."""

from __future__ import annotations

from typedtensor.backends import Array, Namespace, device_of
from typedtensor.backends.reducing import narrowed, widened
from typedtensor.errors import SizeError
from typedtensor.ops.core.family import Along2, Kernel, Labelled, Operand, PolyOp2, TensorType, U, apart
from typedtensor.ops.core.indices import check_indices
from typedtensor.ops.library.elementwise.selection import Where
from typedtensor.ops.library.expansion import ExpandAlong
from typedtensor.ops.library.normalize.softmax import Softmax
from typedtensor.ops.library.order.gathering import PutAlong
from typedtensor.ops.library.shift import shifted
from typedtensor.ops.library.sums import Size

__all__ = ["NegativeLogLikelihood", "SmoothedCrossEntropy", "negative_log_likelihood", "smoothed_cross_entropy"]


class SmoothedCrossEntropy(PolyOp2[U], rule="*A U *B, int *A *B -> *A *B"):
    """``-Σ q ln softmax(x1)`` along U, where ``q`` is ``1 - s + s/n`` at the class ``x2`` and ``s/n`` at the others.

    Where the class is ``ignored``, the loss and its gradient are 0. For a mean over the others, divide the sum by
    ``x2.ne(ignored).count_nonzero()``; for weights of classes, multiply by ``take(weights, x2, Digit)``.

    Args:
        axis: the label U of the n classes.
        smoothing: the share ``s`` that goes to all classes alike; from 0 to 1.
        ignored: the class to ignore, which need not be in range; None for no such class.

    Raises:
        SizeError: when the smoothing is not in its range, or a class is neither ``ignored`` nor in range.

    See also: ``torch.nn.functional.cross_entropy(label_smoothing=…, ignore_index=…, reduction="none")``;
    Szegedy et al. (2016).

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Batch(Axis): ...
    >>> class Digit(Axis, size=2): ...
    >>> logits = Tensor[Batch, Digit]([[0.0, 2.0], [0.0, 2.0], [0.0, 2.0]])
    >>> SmoothedCrossEntropy(Digit, 0.1, -100)(logits, IntTensor[Batch]([0, 1, -100]))
    Tensor[Batch=3]([2.0269, 0.2269, 0.    ])
    """

    def __init__(self, axis: type[U], /, smoothing: float = 0.0, ignored: int | None = None) -> None:
        super().__init__(axis)
        if not 0.0 <= smoothing <= 1.0:
            raise SizeError(f"the smoothing of a cross entropy must be from 0 to 1, not {smoothing}")
        if ignored is not None and ignored != int(ignored):
            raise SizeError(f"the class that a cross entropy ignores must be an integer, not {ignored}")
        self.smoothing, self.ignored = smoothing, None if ignored is None else int(ignored)

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            size = x1.shape[axis]
            x2 = xp.asarray(x2, device=device_of(x1))
            if self.ignored is not None:
                counts = x2 != self.ignored
                x2 = xp.where(counts, x2, xp.zeros_like(x2))
            index = check_indices(self, xp, x2, size, device_of(x1))
            z, _ = shifted(xp, widened(xp, x1), axis)
            chosen = xp.squeeze(xp.take_along_axis(z, xp.expand_dims(index, axis=axis), axis=axis), axis=axis)
            total = xp.log(xp.sum(xp.exp(z), axis=axis))
            aim = chosen * (1.0 - self.smoothing)
            if self.smoothing:
                aim = aim + xp.mean(z, axis=axis) * self.smoothing
            found = narrowed(xp, total - aim, x1)
            return found if self.ignored is None else xp.where(counts, found, xp.zeros_like(found))

        return kernel

    @apart("U")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        axis = self.label("U")
        classes = x2
        if self.ignored is not None:
            counts = x2.ne(self.ignored)
            dy, classes = Where()(counts, dy, 0.0), Where()(counts, x2, 0)
        wide = ExpandAlong(axis)(x1, dy)
        found = wide * Softmax(axis)(x1) - PutAlong(axis)(x1, classes, dy * (1.0 - self.smoothing))
        return found - wide * self.smoothing / Size(axis)(x1) if self.smoothing else found


class NegativeLogLikelihood(Along2[U], rule="*A U *B, int *A *B -> *A *B"):
    """``-x1`` at the class ``x2`` along U, for logarithms ``x1`` of probabilities.

    Raises:
        SizeError: when a class is negative, or not smaller than the size of U.

    See also: ``torch.nn.functional.nll_loss(reduction="none")``.
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def kernel(xp: Namespace, x1: Array, x2: Array) -> Array:
            index = check_indices(self, xp, x2, x1.shape[axis], device_of(x1))
            return -xp.squeeze(xp.take_along_axis(x1, xp.expand_dims(index, axis=axis), axis=axis), axis=axis)

        return kernel

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return PutAlong(self.label("U"))(x1, x2, -dy)


negative_log_likelihood = Labelled(NegativeLogLikelihood)
smoothed_cross_entropy = Labelled(SmoothedCrossEntropy)
