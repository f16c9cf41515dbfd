"""A diffusion model on patches of images: a network predicts the noise added at some level, given a class."""

from __future__ import annotations

import math
from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
Level = IntVar("Level")
Kind = IntVar("Kind")
Patch = IntVar("Patch")
Channel = IntVar("Channel")
Hidden = IntVar("Hidden")


def noised(
    clean: Tensor[[B, Patch, Channel]], noise: Tensor[[B, Patch, Channel]], signal: Tensor[[B]]
) -> Tensor[[B, Patch, Channel]]:
    """Images with noise, of which a share is signal."""
    return torch.sqrt(signal)[:, None, None] * clean + torch.sqrt(1.0 - signal)[:, None, None] * noise


def cleaned(
    noisy: Tensor[[B, Patch, Channel]], noise: Tensor[[B, Patch, Channel]], signal: Tensor[[B]]
) -> Tensor[[B, Patch, Channel]]:
    """Images without the noise that was predicted."""
    return (noisy - torch.sqrt(1.0 - signal)[:, None, None] * noise) / torch.sqrt(signal)[:, None, None]


def guided(
    conditional: Tensor[[B, Patch, Channel]], unconditional: Tensor[[B, Patch, Channel]], strength: float
) -> Tensor[[B, Patch, Channel]]:
    """Away from what is predicted without a class."""
    return unconditional + strength * (conditional - unconditional)


class Modulation(nn.Module, Generic[Hidden]):
    """Normalised states, scaled and shifted by a code."""

    def __init__(self, hidden: Int[Hidden]) -> None:
        super().__init__()
        self.scale = nn.Linear(hidden, hidden)
        self.shift = nn.Linear(hidden, hidden)

    def forward(self, x: Tensor[[B, Patch, Hidden]], code: Tensor[[B, Hidden]]) -> Tensor[[B, Patch, Hidden]]:
        centred = x - x.mean(-1, keepdim=True)
        variance = centred.square().mean(-1)
        normal = centred / torch.sqrt(variance + 1e-5)[:, :, None]
        return normal * (1.0 + self.scale(code))[:, None, :] + self.shift(code)[:, None, :]


class Attention(nn.Module, Generic[Hidden]):
    """Each patch attends to all that are there."""

    def __init__(self, hidden: Int[Hidden]) -> None:
        super().__init__()
        self.query = nn.Linear(hidden, hidden)
        self.key = nn.Linear(hidden, hidden)
        self.value = nn.Linear(hidden, hidden)

    def forward(self, x: Tensor[[B, Patch, Hidden]], present: Tensor[[B, Patch]]) -> Tensor[[B, Patch, Hidden]]:
        scores = self.query(x) @ self.key(x).transpose(1, 2) / math.sqrt(x.size(2))
        weights = torch.where(present[:, None, :], scores, -1e9).softmax(-1)
        return weights @ self.value(x)


class Denoiser(nn.Module, Generic[Level, Kind, Channel, Hidden]):
    """The noise in images."""

    def __init__(self, level: Int[Level], kind: Int[Kind], channel: Int[Channel], hidden: Int[Hidden]) -> None:
        super().__init__()
        self.levels = nn.Embedding(level, hidden)
        self.kinds = nn.Embedding(kind, hidden)
        self.inner = nn.Linear(channel, hidden)
        self.first, self.second = Modulation(hidden), Modulation(hidden)
        self.attention = Attention(hidden)
        self.feed = nn.Linear(hidden, hidden)
        self.outer = nn.Linear(hidden, channel)

    def code(self, level: Tensor[[B]], kind: Tensor[[B]]) -> Tensor[[B, Hidden]]:
        return F.gelu(self.levels(level) + self.kinds(kind))

    def forward(
        self, noisy: Tensor[[B, Patch, Channel]], code: Tensor[[B, Hidden]], present: Tensor[[B, Patch]]
    ) -> Tensor[[B, Patch, Channel]]:
        x = self.inner(noisy)
        x = x + self.attention(self.first(x, code), present)
        x = x + F.gelu(self.feed(self.second(x, code)))
        return self.outer(x)


def step(
    batch: Int[B], levels: Int[Level], kinds: Int[Kind], patch: Int[Patch], channel: Int[Channel], hidden: Int[Hidden]
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    clean = torch.randn(batch, patch, channel)
    noise = torch.randn(batch, patch, channel)
    level = torch.randint(levels, (batch,))
    kind = torch.randint(kinds, (batch,))
    nothing = torch.randint(kinds, (batch,))
    present = torch.rand(batch, patch).gt(0.5)
    schedule = torch.randn(levels)
    denoiser = Denoiser(levels, kinds, channel, hidden)
    signal = torch.sigmoid(schedule)[level]
    noisy = noised(clean, noise, signal)
    predicted = denoiser(noisy, denoiser.code(level, kind), present)
    without = denoiser(noisy, denoiser.code(level, nothing), present)
    restored = cleaned(noisy, guided(predicted, without, 2.0), signal)
    squared = (predicted - noise).square().mean(-1)
    counted = present.float()
    by_image = (squared * counted).sum(1) / (counted.sum(1) + 1.0)
    importance = (signal / (1.0 - signal)).clamp(max=5.0)
    loss = (by_image * importance).mean(0)
    contrast = torch.sqrt((restored - restored.mean(1, keepdim=True)).square().mean(1))
    error_by_channel = (restored - clean).square().mean(1).mean(0)
    return loss, {"contrast": contrast, "error by channel": error_by_channel}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(6, 8, 8, 6, 6, 6)
    loss.backward()
    return loss.item()
