"""A graph attention network, with sums by ``index_add``."""

from __future__ import annotations

from typing import Any

import torch
from torch.nn import functional as F

from tests.models.references.layers import Weights


def attended(p: Weights, name: str, x: Any, source: Any, target: Any) -> Any:
    """The features of each node from those of its neighbours."""
    nodes = torch.einsum("nu,uhd->nhd", x, p[f"{name}.weight"])
    giving, taking = (nodes * p[f"{name}.giving"]).sum(-1), (nodes * p[f"{name}.taking"]).sum(-1)
    powers = F.leaky_relu(giving[source] + taking[target], 0.01).exp()
    totals = torch.zeros_like(giving).index_add(0, target, powers)
    shares = powers / totals[target]
    return torch.zeros_like(nodes).index_add(0, target, nodes[source] * shares[..., None])


def loss_of(p: Weights, features: Any, source: Any, target: Any, known: Any) -> Any:
    """The mean loss of the labelled nodes."""
    hidden = F.elu(attended(p, "first", features, source, target)).flatten(1)
    scores = attended(p, "second", hidden, source, target).mean(1)
    return F.cross_entropy(scores, known, ignore_index=-1)
