"""A U-Net, with batch normalization after each convolution."""

from __future__ import annotations

from typing import Any

import torch
from torch.nn import functional as F

from tests.models.references.layers import Weights, batch_norm, convolved


def twice(p: Weights, name: str, x: Any) -> Any:
    """Two convolutions, each followed by a normalization."""
    for number, part in enumerate(("first", "second")):
        x = batch_norm(p, f"{name}.norms.{number}", convolved(p, f"{name}.{part}", x, padding=1)).relu()
    return x


def wider(p: Weights, name: str, x: Any) -> Any:
    """Enlarge an image to twice its size."""
    return F.conv_transpose2d(x, p[f"{name}.kernel"], p[f"{name}.bias"], stride=2)


def loss_of(p: Weights, image: Any, kind: Any) -> Any:
    """The mean loss of the pixels."""
    whole = twice(p, "down", image)
    half = twice(p, "half_down", F.max_pool2d(whole, 2))
    quarter = twice(p, "bottom", F.max_pool2d(half, 2))
    half = twice(p, "half_up", torch.cat([half, wider(p, "half_wider", quarter)], 1))
    whole = twice(p, "up", torch.cat([whole, wider(p, "wider", half)], 1))
    return F.cross_entropy(convolved(p, "scores", whole), kind)
