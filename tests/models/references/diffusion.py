"""A diffusion step."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch.nn import functional as F

from tests.models.references.layers import Weights, linear


def loss_of(p: Weights, clean: Any, noise: Any, level: Any) -> Any:
    """The mean squared error of the noise."""
    left = np.cumprod(1.0 - np.linspace(1e-3, 0.2, 50))
    signal, rest = (torch.tensor(np.sqrt(part), dtype=torch.float32)[level][:, None] for part in (left, 1.0 - left))
    x = linear(p, "inner", signal * clean + rest * noise)
    for number in range(3):
        x = x + linear(p, f"layers.{number}", F.silu(x + F.embedding(level, p[f"levels.{number}.weight"])))
    return F.mse_loss(linear(p, "outer", F.silu(x)), noise)
