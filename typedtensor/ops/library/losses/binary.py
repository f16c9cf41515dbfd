"""Losses for two classes."""

from __future__ import annotations

from typedtensor.backends import Array, Namespace, alike, kind_of
from typedtensor.backends.library import Library
from typedtensor.core.operand import Operand
from typedtensor.ops.library.elementwise.exponential import Sigmoid
from typedtensor.ops.library.elementwise.function import Elementwise2
from typedtensor.ops.library.elementwise.selection import AsRealLike, Where

__all__ = ["BinaryCrossEntropy", "Hinge", "binary_cross_entropy", "hinge"]


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
