"""A small LLaMA."""

from __future__ import annotations

from typing import Any

import torch
from torch.nn import functional as F

from tests.models.references.layers import Weights, linear


def loss_of(p: Weights, text: Any, target: Any) -> Any:
    """The mean loss of the next letters."""
    x = F.embedding(text, p["letters.weight"])
    for name in ("blocks.0", "blocks.1"):
        x = x + attention(p, f"{name}.attention", norm(p, f"{name}.attention_norm", x))
        y = norm(p, f"{name}.feedforward_norm", x)
        x = x + linear(p, f"{name}.narrow", F.silu(linear(p, f"{name}.gate", y)) * linear(p, f"{name}.widen", y))
    scores = linear(p, "scores", norm(p, "norm", x))
    return F.cross_entropy(scores.flatten(0, 1), target.flatten())


def norm(p: Weights, name: str, x: Any) -> Any:
    return F.rms_norm(x, x.shape[-1:], p[f"{name}.scale"], 1e-5)


def attention(p: Weights, name: str, x: Any, width: int = 8) -> Any:
    """Attention in which each head of keys and values serves several heads of queries."""
    query, key, value = (
        linear(p, f"{name}.{part}", x).unflatten(-1, (-1, width)).transpose(1, 2) for part in ("query", "key", "value")
    )
    mixed = F.scaled_dot_product_attention(turned(query), turned(key), value, is_causal=True, enable_gqa=True)
    return linear(p, f"{name}.output", mixed.transpose(1, 2).flatten(-2))


def turned(x: Any) -> Any:
    """Features of a head turned by their positions; a pair has one in each half."""
    half = x.shape[-1] // 2
    angles = torch.arange(x.shape[-2], dtype=x.dtype)[:, None] / 10_000.0 ** (torch.arange(half, dtype=x.dtype) / half)
    cos, sin = (each.repeat(1, 2) for each in (angles.cos(), angles.sin()))
    return x * cos + torch.cat([-x[..., half:], x[..., :half]], -1) * sin
