"""A classifier of images: two convolutions with a pool between them, then the mean over positions."""

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
Edge = IntVar("Edge")
Part = IntVar("Part")
Kind = IntVar("Kind")


class Network(nn.Module, Generic[Color, Edge, Part, Kind]):
    """Images to the scores of kinds."""

    def __init__(self, color: Int[Color], edge: Int[Edge], part: Int[Part], kind: Int[Kind]) -> None:
        super().__init__()
        self.first = nn.Conv2d(color, edge, 3, bias=False)
        self.first_bias = nn.Parameter(torch.randn(edge))
        self.second = nn.Conv2d(edge, part, 3, bias=False)
        self.head = nn.Linear(part, kind)

    def edges(self, image: Tensor[[B, Color, H, W]]) -> Tensor[[B, Edge, H - 2, W - 2]]:
        edges = self.first(image)
        return F.relu(edges + self.first_bias[:, None, None])

    def pooled(self, edges: Tensor[[B, Edge, H, W]]) -> Tensor[[B, Edge, (H - 2) // 2 + 1, (W - 2) // 2 + 1]]:
        return F.max_pool2d(edges, 2)

    def parts(self, edges: Tensor[[B, Edge, H, W]]) -> Tensor[[B, Part, H - 2, W - 2]]:
        return F.relu(self.second(edges))

    def forward(self, image: Tensor[[B, Color, H, W]]) -> Tensor[[B, Kind]]:
        parts = self.parts(self.pooled(self.edges(image)))
        return self.head(parts.flatten(2).mean(-1))


def step(
    batch: Int[B], color: Int[Color], height: Int[H], width: Int[W], edge: Int[Edge], part: Int[Part], kinds: Int[Kind]
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    image = torch.randn(batch, color, height, width)
    kind = torch.randint(kinds, (batch,))
    network = Network(color, edge, part, kinds)
    brightness = image.mean((2, 3))
    normal = image - brightness[:, :, None, None]
    scores = network(normal)
    probabilities = scores.softmax(1)
    confidence = probabilities.max(1).values
    loss = F.cross_entropy(scores, kind, reduction="none").mean(0)
    return loss, {"confidence": confidence}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(2, 3, 12, 12, 4, 4, 4)
    loss.backward()
    return loss.item()
