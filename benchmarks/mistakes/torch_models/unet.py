"""A U-Net block: convolve, pool, upsample, and concatenate the features from before the pool."""

from __future__ import annotations

from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
Color = IntVar("Color")
H = IntVar("H")
W = IntVar("W")
LowH = IntVar("LowH")
LowW = IntVar("LowW")
Skip = IntVar("Skip")
Deep = IntVar("Deep")
Kind = IntVar("Kind")


class Block(nn.Module, Generic[Color, Skip, Deep, Kind]):
    """One level down and up again."""

    def __init__(self, color: Int[Color], skip: Int[Skip], deep: Int[Deep], kind: Int[Kind]) -> None:
        super().__init__()
        self.down = nn.Conv2d(color, skip, 3, bias=False)
        self.deep = nn.Conv2d(skip, deep, 1, bias=False)
        self.score = nn.Conv2d(skip + deep, kind, 1)

    def convolved(self, image: Tensor[[B, Color, H, W]]) -> Tensor[[B, Skip, H - 2, W - 2]]:
        return F.relu(self.down(image))

    def pooled(self, skip: Tensor[[B, Skip, H, W]]) -> Tensor[[B, Skip, (H - 2) // 2 + 1, (W - 2) // 2 + 1]]:
        return F.max_pool2d(skip, 2)

    def upsampled(self, low: Tensor[[B, Deep, LowH, LowW]], height: Int[H], width: Int[W]) -> Tensor[[B, Deep, H, W]]:
        return F.interpolate(low, size=(height, width))

    def forward(self, image: Tensor[[B, Color, H, W]]) -> Tensor[[B, Kind, H - 2, W - 2]]:
        skip = self.convolved(image)
        deep = F.relu(self.deep(self.pooled(skip)))
        up = self.upsampled(deep, skip.size(2), skip.size(3))
        joined = torch.cat((skip, up), 1)
        return self.score(joined)


def step(
    batch: Int[B],
    color: Int[Color],
    height: Int[H],
    width: Int[W],
    skip: Int[Skip],
    deep: Int[Deep],
    kinds: Int[Kind],
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    image = torch.randn(batch, color, height, width)
    mask = torch.randint(kinds, (batch, height - 2, width - 2))
    block = Block(color, skip, deep, kinds)
    scores = block(image)
    probabilities = scores.softmax(1)
    truth: Tensor[[B, Kind, H - 2, W - 2]] = F.one_hot(mask, kinds).permute(0, 3, 1, 2)
    overlap = (probabilities * truth).sum((2, 3))
    area = (probabilities + truth).sum((2, 3))
    dice = (2.0 * overlap / (area + 1.0)).mean(1)
    pixel_loss = F.cross_entropy(scores, mask, reduction="none").mean((1, 2))
    loss = (pixel_loss - dice).mean(0)
    segmentation = scores.argmax(1)
    accuracy = segmentation == mask
    return loss, {"accuracy": accuracy}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(2, 3, 10, 10, 4, 4, 3)
    loss.backward()
    return loss.item()
