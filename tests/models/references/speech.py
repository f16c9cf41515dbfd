"""A speech transformer, with PyTorch's CTC loss."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch.nn import functional as F

from tests.models.references.layers import Weights, block, convolved, linear, norm


def cut(x: Any, lengths: Any) -> Any:
    """Set elements behind the end of each recording to zero."""
    return x * (torch.arange(x.shape[2]) < lengths[:, None])[:, None, :, None]


def places(count: int, size: int, dtype: Any) -> Any:
    """Return sines and cosines of positions."""
    waves = 1e4 ** -(np.arange(size) // 2 * 2 / size)
    angles = torch.tensor(np.arange(count)[:, None] * waves).to(dtype)
    return torch.where(torch.arange(size) % 2 == 0, angles.sin(), angles.cos())


def loss_of(p: Weights, frames: Any, lengths: Any, spoken: Any, counts: Any) -> Any:
    """The mean loss of the transcriptions."""
    halves = (lengths + 1) // 2
    quarters = (halves + 1) // 2
    half = cut(convolved(p, "first", frames[:, None], stride=2, padding=1).relu(), halves)
    quarter = convolved(p, "second", half, stride=2, padding=1).relu().permute(0, 2, 1, 3)
    x = linear(p, "features", quarter.flatten(2))
    x = x + places(x.shape[1], x.shape[2], x.dtype)
    present = torch.arange(x.shape[1]) < quarters[:, None]
    for name in ("blocks.0", "blocks.1"):
        x = block(p, name, x, 4, present)
    scores = linear(p, "sounds", norm(p, "norm", x)).transpose(0, 1)
    losses = F.ctc_loss(scores.log_softmax(-1), spoken, quarters, counts, blank=0, reduction="none")
    return losses.mean()
