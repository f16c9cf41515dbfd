"""A variational autoencoder that estimates its bound from several samples."""

from __future__ import annotations

import math
from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
Sample = IntVar("Sample")
Pixel = IntVar("Pixel")
Hidden = IntVar("Hidden")
Latent = IntVar("Latent")


class Encoder(nn.Module, Generic[Pixel, Hidden, Latent]):
    """The mean and the log-variance of the latent variables of each image."""

    def __init__(self, pixel: Int[Pixel], hidden: Int[Hidden], latent: Int[Latent]) -> None:
        super().__init__()
        self.hidden = nn.Linear(pixel, hidden)
        self.mean = nn.Linear(hidden, latent)
        self.log_variance = nn.Linear(hidden, latent)

    def forward(self, image: Tensor[[B, Pixel]]) -> tuple[Tensor[[B, Latent]], Tensor[[B, Latent]]]:
        hidden = torch.tanh(self.hidden(image))
        return self.mean(hidden), self.log_variance(hidden)


class Decoder(nn.Module, Generic[Latent, Hidden, Pixel]):
    """The logits of the pixels of each sample."""

    def __init__(self, latent: Int[Latent], hidden: Int[Hidden], pixel: Int[Pixel]) -> None:
        super().__init__()
        self.hidden = nn.Linear(latent, hidden)
        self.pixel = nn.Linear(hidden, pixel)

    def forward(self, code: Tensor[[Sample, B, Latent]]) -> Tensor[[Sample, B, Pixel]]:
        return self.pixel(F.relu(self.hidden(code)))


def step(
    batch: Int[B], sample: Int[Sample], pixel: Int[Pixel], hidden: Int[Hidden], latent: Int[Latent]
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    image = torch.randn(batch, pixel)
    noise = torch.randn(sample, batch, latent)
    encoder, decoder = Encoder(pixel, hidden, latent), Decoder(latent, hidden, pixel)
    mean, log_variance = encoder(image)
    deviation = torch.exp(log_variance * 0.5)
    codes = mean + deviation * noise
    logits = decoder(codes)
    pixels = torch.sigmoid(image)
    log_likelihood = (pixels * logits - F.relu(logits)).sum(-1)
    log_prior = -0.5 * (codes.square() + math.log(2.0 * math.pi)).sum(-1)
    log_posterior = -0.5 * (noise.square() + log_variance + math.log(2.0 * math.pi)).sum(-1)
    log_weights = log_likelihood + log_prior - log_posterior
    bound = torch.logsumexp(log_weights, 0) - math.log(sample)
    divergence = 0.5 * (torch.exp(log_variance) + mean.square() - 1.0 - log_variance).sum(-1)
    evidence = log_likelihood.mean(0) - divergence
    importance = log_weights.softmax(0)
    reconstruction = torch.sigmoid(logits).mean(0)
    error = (reconstruction - image).square().mean(-1)
    loss = -bound.mean(0) - 0.1 * evidence.mean(0)
    return loss, {"importance": importance, "error": error}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(3, 3, 16, 8, 4)
    loss.backward()
    return loss.item()
