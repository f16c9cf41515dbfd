"""A recurrent world model, in a loop over the steps, with PyTorch's GRU and its divergence of normal distributions."""

from __future__ import annotations

from typing import Any

import torch
from torch.distributions import Normal, kl_divergence
from torch.nn import functional as F

from tests.models.references.layers import Weights, linear


def belief(p: Weights, name: str, known: Any) -> Normal:
    """A normal distribution of the latent state."""
    inner = linear(p, f"{name}.inner", known).relu()
    return Normal(linear(p, f"{name}.mean", inner), F.softplus(linear(p, f"{name}.deviation", inner)) + 0.1)


def loss_of(p: Weights, pictures: Any, pushes: Any, noises: Any) -> Any:
    """The mean loss of the pictures."""
    parts = [p[f"memory.{part}"] for part in ("weight", "recurrent", "bias", "recurrent_bias")]
    memory = pictures.new_zeros(pictures.shape[1], 32)
    latent, losses = torch.zeros_like(noises[0]), []
    for picture, push, noise in zip(pictures, pushes, noises, strict=True):
        cause = torch.cat([latent, push], -1)
        memory = torch.gru_cell(cause, memory, parts[0].t(), parts[1].t(), parts[2], parts[3])
        before, after = belief(p, "before", memory), belief(p, "after", torch.cat([memory, picture], -1))
        latent = after.mean + after.stddev * noise
        drawn = linear(p, "draw.2", linear(p, "draw.0", torch.cat([memory, latent], -1)).relu())
        losses.append(F.mse_loss(drawn, picture, reduction="none").sum(-1) + 0.1 * kl_divergence(after, before).sum(-1))
    return torch.stack(losses).mean()
