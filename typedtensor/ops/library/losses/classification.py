"""Losses for classes, also with class weights, smoothed targets and ignored targets."""

from __future__ import annotations

from typedtensor.backends import Array, Namespace, alike, device_of
from typedtensor.backends.gathering import chosen
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import narrowed, reduced, widened
from typedtensor.errors import SizeError
from typedtensor.ops.core.family import Along2, Kernel, Labelled, Operand, PolyOp2, TensorType, U, apart
from typedtensor.ops.core.indices import check_indices
from typedtensor.ops.library.elementwise.selection import Where
from typedtensor.ops.library.expansion import ExpandAlong
from typedtensor.ops.library.normalize.softmax import LogSoftmax, Softmax, log_softmax_along
from typedtensor.ops.library.order.gathering import PutAlong
from typedtensor.ops.library.shift import shifted
from typedtensor.ops.library.sums import Size, Sum

__all__ = ["CrossEntropy", "MeanSquaredError", "NegativeLogLikelihood", "SmoothedCrossEntropy"]
__all__ += ["cross_entropy", "mean_squared_error", "negative_log_likelihood", "smoothed_cross_entropy"]


class CrossEntropy(Along2[U], rule="*A U *B, int *A *B -> *A *B; *A U *B, *A U *B -> *A *B"):
    """``-Σ q ln softmax(x1)`` along U, the axis of the classes: one loss for each element of the other axes.

    The target ``x2`` holds the classes, an int tensor without U, where ``q`` is 1 at the class and 0 elsewhere; or it
    holds ``q`` itself, a real tensor with the axes of ``x1``, as probabilities are. Gradients reach both operands. A
    class with ``q`` 0 contributes 0, even where its share of the softmax is 0.

    Raises:
        SizeError: when a class is negative, or not smaller than the size of U.

    See also: ``torch.nn.functional.cross_entropy(reduction="none")``,
    ``optax.softmax_cross_entropy_with_integer_labels``, ``optax.softmax_cross_entropy``.

    >>> from typedtensor import Axis, IntTensor, Tensor
    >>> class Batch(Axis): ...
    >>> class Digit(Axis, size=3): ...
    >>> logits = Tensor[Batch, Digit]([[0.0, 0.0, 0.0], [0.0, 100.0, 0.0]])
    >>> CrossEntropy(Digit)(logits, IntTensor[Batch]([2, 1]))
    Tensor[Batch=2]([1.0986, 0.    ])
    >>> CrossEntropy(Digit)(logits, Tensor[Batch, Digit]([[0.5, 0.5, 0.0], [0.1, 0.9, 0.0]]))
    Tensor[Batch=2]([ 1.0986, 10.    ])
    """

    def ground(self, x1: TensorType, x2: TensorType, /) -> Kernel:
        axis = self.position("U", x1, x2)

        def of_classes(xp: Namespace, x1: Array, x2: Array) -> Array:
            of_library = isinstance(xp, Library)
            if not of_library or type(x2) is not type(x1):  # libraries check indices themselves
                x2 = check_indices(self, xp, x2, x1.shape[axis], device_of(x1))
            if of_library:
                return xp.cross_entropy(x1, x2, axis)
            z, _ = shifted(xp, widened(xp, x1), axis)
            return narrowed(xp, xp.log(reduced(xp, "sum", xp.exp(z), axis)) - chosen(xp, z, x2, axis), x1)

        def of_probabilities(xp: Namespace, x1: Array, x2: Array) -> Array:
            x1, x2 = alike(xp, x1, x2)
            logarithms = log_softmax_along(xp, x1, axis)
            impossible = (x2 == 0) & (logarithms == -xp.inf)  # 0 times infinity is NaN
            return reduced(xp, "sum", x2 * xp.where(impossible, 0.0, -logarithms), axis)

        return of_classes if x2.kind == "int" else of_probabilities

    @apart("U")
    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        axis = self.label("U")
        wide, shares = ExpandAlong(axis)(x1, dy), Softmax(axis)(x1)
        if x2.tensor_type.kind == "int":
            return wide * shares - PutAlong(axis)(x1, x2, dy)
        return wide * (shares * ExpandAlong(axis)(x1, Sum(axis)(x2)) - x2)

    @apart("U")
    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        if x2.tensor_type.kind == "int":
            self.no_gradient(1)
        return -ExpandAlong(self.label("U"))(x1, dy) * LogSoftmax(self.label("U"))(x1)


class MeanSquaredError(PolyOp2, rule="*A, *A -> real"):
    """``mean (x1 - x2)²``, over all elements. See also: ``torch.nn.functional.mse_loss``."""

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        error = x1 - x2
        return xp.mean(error * error)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return (x1 - x2) * (dy * 2.0 / Size()(x1))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return (x2 - x1) * (dy * 2.0 / Size()(x2))


mean_squared_error = MeanSquaredError()
cross_entropy = Labelled(CrossEntropy)


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
