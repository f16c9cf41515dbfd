"""A diffusion step."""

from __future__ import annotations

from typing import Any

import torch
from torch.nn import functional as F

from tests.models.references.layers import Weights, linear


def loss_of(p: Weights, clean: Any, noise: Any, level: Any) -> Any:
    """The mean squared error of the noise."""
    rates = torch.linspace(1e-3, 0.2, 50, dtype=torch.float64)
    kept = (1.0 - rates).cumprod(0).to(torch.float32)[level][:, None]
    x = linear(p, "inner", kept.sqrt() * clean + (1.0 - kept).sqrt() * noise)
    for number in range(3):
        x = x + linear(p, f"layers.{number}", F.silu(x + F.embedding(level, p[f"levels.{number}.weight"])))
    return F.mse_loss(linear(p, "outer", F.silu(x)), noise)
