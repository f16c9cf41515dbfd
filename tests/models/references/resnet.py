"""A residual network with batch normalization."""

from __future__ import annotations

from typing import Any

from torch.nn import functional as F

from tests.models.references.layers import Weights, batch_norm, convolved, linear


def same(p: Weights, name: str, x: Any) -> Any:
    """A block that keeps the size."""
    inner = batch_norm(p, f"{name}.norms.0", convolved(p, f"{name}.first", x, padding=1)).relu()
    return (x + batch_norm(p, f"{name}.norms.1", convolved(p, f"{name}.second", inner, padding=1))).relu()


def down(p: Weights, name: str, x: Any) -> Any:
    """A block that halves the height and the width."""
    inner = batch_norm(p, f"{name}.norms.0", convolved(p, f"{name}.first", x, stride=2, padding=1)).relu()
    beside = batch_norm(p, f"{name}.norms.2", convolved(p, f"{name}.beside", x, stride=2))
    return (beside + batch_norm(p, f"{name}.norms.1", convolved(p, f"{name}.second", inner, padding=1))).relu()


def loss_of(p: Weights, x: Any, kind: Any) -> Any:
    """The mean loss of the kinds."""
    high = batch_norm(p, "norm", convolved(p, "first", x, padding=1)).relu()
    for name in ("high.0", "high.1"):
        high = same(p, name, high)
    half = same(p, "half.0", down(p, "to_half", high))
    quarter = same(p, "quarter.0", down(p, "to_quarter", half))
    return F.cross_entropy(linear(p, "output", quarter.mean((2, 3))), kind)
