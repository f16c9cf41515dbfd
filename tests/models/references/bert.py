"""BERT, after the published model."""

from __future__ import annotations

from typing import Any

from torch.nn import functional as F

from tests.models.references.layers import Weights, attention, linear, norm

EPSILON = 1e-12


def loss_of(p: Weights, words: Any, target: Any) -> Any:
    """The mean loss of the masked words."""
    present = words != 0
    x = F.embedding(words, p["words.weight"]) + p["places.weight"][: words.shape[1]]
    x = norm(p, "norm", x, EPSILON)
    for name in ("blocks.0", "blocks.1"):
        x = norm(p, f"{name}.attended", x + attention(p, f"{name}.attention", x, 4, present), EPSILON)
        inner = linear(p, f"{name}.inner.2", F.gelu(linear(p, f"{name}.inner.0", x)))
        x = norm(p, f"{name}.norm", x + inner, EPSILON)
    x = norm(p, "transform.2", F.gelu(linear(p, "transform.0", x)), EPSILON)
    scores = (x @ p["words.weight"].t()).flatten(0, 1) + p["bias"]
    return F.cross_entropy(scores, target.flatten(), ignore_index=-1)
