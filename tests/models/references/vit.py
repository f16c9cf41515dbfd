"""A vision transformer, after ``torchvision.models.VisionTransformer``."""

from __future__ import annotations

from typing import Any

import torch
from torch.nn import functional as F

from tests.models.references.layers import Weights, block, convolved, linear, norm


def loss_of(p: Weights, image: Any, digit: Any) -> Any:
    """The mean loss of the digits."""
    patches = convolved(p, "patches", image, stride=2).flatten(2).transpose(1, 2)
    x = torch.cat([p["first"].expand(len(image), -1, -1), patches], 1) + p["places"]
    for number in range(3):
        x = block(p, f"blocks.{number}", x, 4)
    return F.cross_entropy(linear(p, "scores", norm(p, "norm", x[:, 0])), digit)
