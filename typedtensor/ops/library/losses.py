"""Losses, one for each target, for numbers, distributions and classes; training minimises their mean."""

from __future__ import annotations

from typedtensor.backends import Array, Namespace, alike, device_of, kind_of
from typedtensor.backends.gathering import chosen
from typedtensor.backends.library import Library
from typedtensor.backends.reducing import narrowed, reduced, widened
from typedtensor.base.options import check_number
from typedtensor.errors import SizeError
from typedtensor.ops.core.arities import Along2, PolyOp2
from typedtensor.ops.core.family import Kernel, Labelled, Operand, TensorType, U, apart
from typedtensor.ops.core.fitting import check_indices
from typedtensor.ops.library.elementwise.exponential import Exp, Log, Sigmoid
from typedtensor.ops.library.elementwise.function import Elementwise1, Elementwise2
from typedtensor.ops.library.elementwise.selection import AsRealLike, Clip, Sign, Where, repeated
from typedtensor.ops.library.expansion import ExpandAlong
from typedtensor.ops.library.indexing import PutAlong
from typedtensor.ops.library.reductions import Size, Sum
from typedtensor.ops.library.softmax import LogSoftmax, Softmax, shifted

__all__ = ["AbsoluteError", "BinaryCrossEntropy", "CrossEntropy", "Entropy", "Hinge", "Huber", "KLDiv"]
__all__ += ["MeanSquaredError", "NegativeLogLikelihood", "PoissonLoss", "SmoothedCrossEntropy", "SquaredError"]
__all__ += ["absolute_error", "binary_cross_entropy", "cross_entropy", "entropy", "hinge", "huber", "kl_div"]
__all__ += ["mean_squared_error", "negative_log_likelihood", "poisson_loss", "smoothed_cross_entropy"]
__all__ += ["squared_error"]


class SquaredError(
    Elementwise2,
    rule="*A?, *A? -> *A",
    backward1=lambda dy, y, x1, x2: dy * 2.0 * (x1 - x2),
    backward2=lambda dy, y, x1, x2: dy * 2.0 * (x2 - x1),
):
    """``(x1 - x2)²``. See also: ``torch.nn.functional.mse_loss(reduction="none")``, ``optax.squared_error``."""

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        error = x1 - x2
        return error * error


class AbsoluteError(
    Elementwise2,
    rule="*A?, *A? -> *A",
    forward=lambda xp, x1, x2: abs(x1 - x2),
    backward1=lambda dy, y, x1, x2: dy * Sign()(x1 - x2),
    backward2=lambda dy, y, x1, x2: dy * Sign()(x2 - x1),
):
    """``|x1 - x2|``. The gradient is 0 where both are equal.

    See also: ``torch.nn.functional.l1_loss(reduction="none")``.
    """


class Huber(Elementwise2, rule="*A?, *A? -> *A"):
    """``½ e²`` of errors ``e = x1 - x2`` up to ``delta``, and ``delta (|e| - ½ delta)`` beyond.

    Args:
        delta: the error up to which the loss is square; positive.

    Raises:
        SizeError: when ``delta`` is not positive.

    See also: Huber (1964); ``torch.nn.functional.huber_loss(reduction="none")``, ``optax.huber_loss``.
    """

    def __init__(self, delta: float = 1.0, /) -> None:
        super().__init__()
        check_number("the delta of a Huber loss", delta, 0, above=True)
        self.delta = delta

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        if isinstance(xp, Library):
            return xp.huber(x1, x2, self.delta)
        size = abs(x1 - x2)
        square = xp.minimum(*alike(xp, size, self.delta))
        return square * (size - square * 0.5)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return dy * Clip(-self.delta, self.delta)(x1 - x2)

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return dy * Clip(-self.delta, self.delta)(x2 - x1)


class PoissonLoss(
    Elementwise2,
    rule="*A?, *A? -> *A",
    forward=lambda xp, x1, x2: xp.exp(*alike(xp, x1, x2)[:1]) - x2 * x1,
    backward1=lambda dy, y, x1, x2: dy * (Exp()(x1) - x2),
    backward2=lambda dy, y, x1, x2: -dy * x1,
):
    """``e^x1 - x2 x1``: ``-ln`` of the probability of the count ``x2``, but for a constant, at the log rate ``x1``.

    See also: ``torch.nn.functional.poisson_nll_loss(reduction="none")``.
    """


class KLDiv(Elementwise2, rule="*A?, *A? -> *A", backward1=lambda dy, y, x1, x2: -dy * x2):
    """``x2 (ln x2 - x1)`` of logarithms ``x1`` of probabilities and probabilities ``x2``; 0 where ``x2`` is 0.

    Its sum is the divergence of the distribution ``e^x1`` from ``x2``. Where ``x2`` is 0, its derivatives are taken as
    0, although that for ``x2`` is infinite: what is impossible does not count. Of a negative ``x2`` it is NaN.

    See also: ``torch.nn.functional.kl_div(reduction="none")``, ``optax.kl_divergence``.

    >>> from typedtensor import Axis, Tensor
    >>> class Row(Axis): ...
    >>> KLDiv()(Tensor[Row]([-1.0, -1.0]), Tensor[Row]([1.0, 0.0]))
    Tensor[Row=2]([1., 0.])
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        x1, x2 = alike(xp, x1, x2)
        none = x2 == 0
        return xp.where(none, 0.0, x2 * (xp.log(xp.where(none, 1.0, x2)) - x1))

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        of = repeated(x2, x1)
        none = of.eq(0.0)
        return Where()(none, 0.0, dy * (Log()(Where()(none, 1.0, of)) + 1.0 - x1))


class Entropy(Elementwise1, rule="*A -> *A", forward=lambda xp, x: -x * xp.log(xp.where(x == 0, 1.0, x))):
    """``-x ln x`` of probabilities; 0 where ``x`` is 0.

    Its sum is the entropy of the distribution. Where ``x`` is 0, its derivatives are taken as 0, although they are
    infinite: what is impossible does not count. Of a negative ``x`` it is NaN.

    See also: ``scipy.special.entr``, ``torch.special.entr``, ``jax.scipy.special.entr``, which are minus infinity of
    negative numbers; ``torch.xlogy``, whose gradient is 0 where ``x`` is.
    """

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        none = x.eq(0.0)
        return Where()(none, 0.0, -dy * (Log()(Where()(none, 1.0, x)) + 1.0))


absolute_error = AbsoluteError()
entropy = Entropy()
huber = Huber()
kl_div = KLDiv()
poisson_loss = PoissonLoss()
squared_error = SquaredError()


def _targets(x: Operand, logits: Operand) -> Operand:
    """Targets as real numbers; truth values and integers have the precision of the logits."""
    return x if x.tensor_type.kind == "real" else AsRealLike()(x, logits)


class BinaryCrossEntropy(
    Elementwise2,
    rule="*A, t *A? -> *A",
    backward1=lambda dy, y, x1, x2: dy * (Sigmoid()(x1) - _targets(x2, x1)),
    backward2=lambda dy, y, x1, x2: -dy * x1,
):
    """``-x2 ln σ(x1) - (1 - x2) ln(1 - σ(x1))`` of logits ``x1``, without overflow or loss of small values.

    The targets ``x2`` are truth values, integers 0 and 1, or probabilities: one for each logit, or a scalar for all.

    See also: ``torch.nn.functional.binary_cross_entropy_with_logits(reduction="none")``,
    ``optax.sigmoid_binary_cross_entropy``.

    >>> from typedtensor import Axis, BoolTensor, Tensor
    >>> class Batch(Axis): ...
    >>> BinaryCrossEntropy()(Tensor[Batch]([0.0, 2.0]), BoolTensor[Batch]([True, True]))
    Tensor[Batch=2]([0.6931, 0.1269])
    >>> BinaryCrossEntropy()(Tensor[Batch]([0.0, 2.0]), 1.0)  # of logits that should all be true
    Tensor[Batch=2]([0.6931, 0.1269])
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        [x1] = alike(xp, x1) if hasattr(x1, "dtype") else [xp.asarray(x1, dtype=xp.float32)]
        x2 = x2 if hasattr(x2, "dtype") else xp.asarray(x2, dtype=x1.dtype)
        target = x2 if kind_of(x2) == "real" else xp.astype(x2, x1.dtype)
        if isinstance(xp, Library):
            if target is not x2 and kind_of(x2) == "bool":
                return xp.softplus(xp.where(x2, -x1, x1))
            return target * xp.softplus(-x1) + (1.0 - target) * xp.softplus(x1)
        # The product comes first: its large part cancels exactly.
        return (1.0 - target) * x1 + xp.maximum(-x1, xp.zeros_like(x1)) + xp.log1p(xp.exp(-abs(x1)))


class Hinge(
    Elementwise2,
    rule="*A, bool *A -> *A",
    backward1=lambda dy, y, x1, x2: Where()(y.eq(0.0), 0.0, Where()(x2, -dy, dy)),
):
    """``max(0, 1 - x1)`` where ``x2`` is true, else ``max(0, 1 + x1)``. The gradient is 0 at the margin.

    See also: ``optax.hinge_loss``, ``torch.nn.functional.soft_margin_loss``.
    """

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        [x1] = alike(xp, x1) if hasattr(x1, "dtype") else [xp.asarray(x1, dtype=xp.float32)]
        margin = 1.0 + xp.where(xp.asarray(x2), -x1, x1)
        return xp.maximum(margin, xp.zeros_like(margin))


binary_cross_entropy = BinaryCrossEntropy()
hinge = Hinge()


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
            return xp.cross_entropy(x1, x2, axis) if of_library else _of_classes(xp, x1, x2, axis)

        def of_probabilities(xp: Namespace, x1: Array, x2: Array) -> Array:
            x1, x2 = alike(xp, x1, x2)
            logarithms = LogSoftmax(self.label("U")).forward_along(axis, xp, x1)
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


def _of_classes(xp: Namespace, x: Array, index: Array, axis: int, smoothing: float = 0.0) -> Array:
    z, _ = shifted(xp, widened(xp, x), axis)
    aim = chosen(xp, z, index, axis)
    if smoothing:
        aim = aim * (1.0 - smoothing) + xp.mean(z, axis=axis) * smoothing
    return narrowed(xp, xp.log(reduced(xp, "sum", xp.exp(z), axis)) - aim, x)


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

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        size = x1.shape[axis]
        x2 = xp.asarray(x2, device=device_of(x1))
        if self.ignored is not None:
            counts = x2 != self.ignored
            x2 = xp.where(counts, x2, xp.zeros_like(x2))
        index = check_indices(self, xp, x2, size, device_of(x1))
        found = _of_classes(xp, x1, index, axis, self.smoothing)
        return found if self.ignored is None else xp.where(counts, found, xp.zeros_like(found))

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

    def forward_along(self, axis: int, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        index = check_indices(self, xp, x2, x1.shape[axis], device_of(x1))
        return -chosen(xp, x1, index, axis)

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return PutAlong(self.label("U"))(x1, x2, -dy)


negative_log_likelihood = Labelled(NegativeLogLikelihood)
smoothed_cross_entropy = Labelled(SmoothedCrossEntropy)
