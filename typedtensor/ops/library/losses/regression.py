"""Losses for numbers and distributions, one for each target; training minimises their mean."""

from __future__ import annotations

from typedtensor.backends import Array, Namespace, alike
from typedtensor.backends.library import Library
from typedtensor.base.options import check_number
from typedtensor.core.operand import Operand
from typedtensor.ops.library.elementwise.exponential import Exp, Log
from typedtensor.ops.library.elementwise.extrema import Clip, Sign
from typedtensor.ops.library.elementwise.function import Elementwise1, Elementwise2
from typedtensor.ops.library.elementwise.selection import Where, repeated

__all__ = ["AbsoluteError", "Entropy", "Huber", "KLDiv", "PoissonLoss", "SquaredError"]
__all__ += ["absolute_error", "entropy", "huber", "kl_div", "poisson_loss", "squared_error"]


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
