"""A convolutional network for digits."""

from __future__ import annotations

from typing import Any

from torch.nn import functional as F

from tests.models.references.layers import Weights, convolved, linear


def loss_of(p: Weights, image: Any, digit: Any) -> Any:
    """The mean loss of the digits."""
    edges = convolved(p, "edges", image, stride=2, padding=2).relu()
    shapes = convolved(p, "shapes", edges, stride=2, padding=2)
    flat = F.group_norm(shapes, 4, p["norm.scale"], p["norm.shift"]).relu().flatten(1)
    return F.cross_entropy(linear(p, "scores", linear(p, "inner", flat).relu()), digit)
