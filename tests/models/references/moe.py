"""A mixture of experts, in loops over tokens and experts that follow the papers."""

from __future__ import annotations

from typing import Any

import torch
from torch.nn import functional as F

from tests.models.references.layers import Weights, linear, norm


def mixed(p: Weights, x: Any) -> tuple[Any, Any, Any]:
    """Return the results of two experts for each token, the imbalance of choices, and the magnitude of scores."""
    scores = linear(p, "mixture.router.scores", x)
    shares = scores.softmax(-1)
    best, chosen = shares.topk(2)
    best = best / best.sum(-1, keepdim=True)
    outputs, got = torch.zeros_like(x), [0] * 8
    for choice in range(2):
        for token, expert in enumerate(chosen[:, choice].tolist()):
            got[expert] += 1
            if got[expert] <= 48:
                first, second = (f"mixture.experts.{layer}" for layer in (0, 2))
                inner = (x[token] @ p[f"{first}.weight"][expert] + p[f"{first}.bias"][expert]).relu()
                made = inner @ p[f"{second}.weight"][expert] + p[f"{second}.bias"][expert]
                outputs = outputs.index_add(0, torch.tensor([token]), (best[token, choice] * made)[None])
    balance = 8 * (torch.tensor(got) / (2 * len(x)) * shares.mean(0)).sum()
    return outputs, balance, scores.logsumexp(-1).square().mean()


def loss_of(p: Weights, points: Any, heights: Any) -> Any:
    """The mean squared error, with a small weight of the imbalance."""
    features = linear(p, "features.2", linear(p, "features.0", points).relu())
    outputs, balance, squares = mixed(p, norm(p, "norm", features))
    found = linear(p, "height", features + outputs)[:, 0]
    return F.mse_loss(found, heights) + 0.01 * balance + 0.001 * squares
