"""A variational autoencoder."""

from __future__ import annotations

from typing import Any

import torch
from torch.nn import functional as F

from tests.models.references.layers import Weights, linear


def loss_of(p: Weights, image: Any, noise: Any) -> Any:
    """The mean negative bound of the logarithm of the likelihood."""
    pixels = image.to(noise.dtype)
    hidden = torch.tanh(linear(p, "encoder", pixels))
    mean, log_variance = linear(p, "mean", hidden), linear(p, "log_variance", hidden)
    code = mean + torch.exp(log_variance * 0.5) * noise
    logits = linear(p, "pixels", torch.tanh(linear(p, "decoder", code)))
    misfit = F.binary_cross_entropy_with_logits(logits, pixels, reduction="sum")
    divergence = -0.5 * (1 + log_variance - mean**2 - log_variance.exp()).sum()
    return (misfit + divergence) / len(image)
