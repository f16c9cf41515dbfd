"""A classifier of images with two hidden layers and layer normalisation, and weight decay."""

from __future__ import annotations

from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
Row = IntVar("Row")
Column = IntVar("Column")
Pixel = IntVar("Pixel")
Hidden = IntVar("Hidden")
Wide = IntVar("Wide")
Digit = IntVar("Digit")


class Normalized(nn.Module, Generic[Hidden]):
    """Zero mean and unit variance along the features of each image, then a learnt scale."""

    def __init__(self, hidden: Int[Hidden]) -> None:
        super().__init__()
        self.scale = nn.Parameter(torch.randn(hidden))

    def forward(self, x: Tensor[[B, Hidden]]) -> Tensor[[B, Hidden]]:
        centred = x - x.mean(-1, keepdim=True)
        deviation = torch.sqrt(centred.square().mean(-1, keepdim=True) + 1e-5)
        return centred / deviation * self.scale


class Classifier(nn.Module, Generic[Pixel, Hidden, Wide, Digit]):
    """Pixels to the scores of digits."""

    def __init__(self, pixel: Int[Pixel], hidden: Int[Hidden], wide: Int[Wide], digit: Int[Digit]) -> None:
        super().__init__()
        self.hidden = nn.Linear(pixel, hidden)
        self.normalized = Normalized(hidden)
        self.wide = nn.Linear(hidden, wide)
        self.output = nn.Parameter(torch.randn(wide, digit))
        self.bias = nn.Parameter(torch.randn(digit))

    def forward(self, pixels: Tensor[[B, Pixel]]) -> Tensor[[B, Digit]]:
        hidden = F.relu(self.normalized(self.hidden(pixels)))
        scores = F.relu(self.wide(hidden)) @ self.output
        return scores + self.bias


def step(
    batch: Int[B], row: Int[Row], column: Int[Column], hidden: Int[Hidden], wide: Int[Wide], digits: Int[Digit]
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    image = torch.randn(batch, row, column)
    digit = torch.randint(digits, (batch,))
    importance = torch.rand(batch)
    model = Classifier(row * column, hidden, wide, digits)
    mean_image = image.mean(0)
    centred_image = image - mean_image
    logits = model(centred_image.flatten(1))
    losses = F.cross_entropy(logits, digit, reduction="none")
    weighted = (losses * importance).sum(0) / importance.sum(0)
    decay = model.output.square().sum(0).sum(0)
    loss = weighted + decay * 1e-3
    accuracy = logits.argmax(1) == digit
    return loss, {"accuracy": accuracy}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(5, 6, 6, 16, 16, 10)
    loss.backward()
    return loss.item()
