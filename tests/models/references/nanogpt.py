"""A small GPT."""

from __future__ import annotations

from typing import Any

import torch
from torch.nn import functional as F

from tests.models.references.layers import Weights, block, norm


def loss_of(p: Weights, text: Any, target: Any) -> Any:
    """The mean loss of the next letters."""
    x = F.embedding(text, p["letters.weight"])
    x = x + p["places.weight"][: x.shape[1]]
    past = torch.ones(x.shape[1], x.shape[1], dtype=torch.bool).tril()
    for name in ("blocks.0", "blocks.1"):
        x = block(p, name, x, 4, mask=past)
    scores = norm(p, "norm", x) @ p["letters.weight"].t()
    return F.cross_entropy(scores.flatten(0, 1), target.flatten())
