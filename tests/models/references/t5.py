"""A small T5."""

from __future__ import annotations

import math
from typing import Any

import torch
from torch.nn import functional as F

from tests.models.references.layers import Weights, linear


def loss_of(p: Weights, source: Any, there: Any, before: Any, target: Any) -> Any:
    """The mean loss of the words of answers."""
    x = F.embedding(source, p["words.weight"])
    places = torch.arange(source.shape[1])
    bias = distances(p["encoder.0.attention.relative.weight"], places, both=True)
    for name in ("encoder.0", "encoder.1"):
        y = norm(p, f"{name}.attention_norm", x)
        x = x + attention(p, f"{name}.attention", y, y, bias, there)
        x = widened(p, name, x)
    heard, x = norm(p, "encoder_norm", x), F.embedding(before, p["words.weight"])
    places = torch.arange(before.shape[1])
    bias = distances(p["decoder.0.attention.relative.weight"], places, both=False)
    earlier = places <= places[:, None]
    for name in ("decoder.0", "decoder.1"):
        x = x + attention(
            p, f"{name}.attention", *(norm(p, f"{name}.attention_norm", x),) * 2, bias, earlier[None, None]
        )
        x = x + attention(p, f"{name}.reading", norm(p, f"{name}.reading_norm", x), heard, 0.0, there)
        x = widened(p, name, x)
    scores = norm(p, "decoder_norm", x) * 32**-0.5 @ p["words.weight"].t()
    return F.cross_entropy(scores.flatten(0, 1), target.flatten(), ignore_index=-1)


def norm(p: Weights, name: str, x: Any) -> Any:
    return F.rms_norm(x, x.shape[-1:], p[f"{name}.scale"], 1e-6)


def widened(p: Weights, name: str, x: Any) -> Any:
    y = norm(p, f"{name}.feedforward_norm", x)
    return x + linear(p, f"{name}.narrow", linear(p, f"{name}.widen", y).relu())


def attention(p: Weights, name: str, x: Any, attended: Any, bias: Any, allowed: Any, heads: int = 4) -> Any:
    """Attention to what a mask allows: of positions of each example, or of pairs of positions."""
    query, key, value = (
        linear(p, f"{name}.{part}", of).unflatten(-1, (heads, -1)).transpose(1, 2)
        for part, of in (("query", x), ("key", attended), ("value", attended))
    )
    scores = query @ key.transpose(-1, -2) / math.sqrt(query.shape[-1]) + bias
    mask = allowed if allowed.ndim == 4 else allowed[:, None, None]
    weights = scores.masked_fill(~mask, -torch.inf).softmax(-1)
    return linear(p, f"{name}.output", (weights @ value).transpose(1, 2).flatten(-2))


def distances(table: Any, places: Any, *, both: bool, furthest: int = 16) -> Any:
    """The bias of each head by the distance of positions."""
    count, ahead = len(table) // (2 if both else 1), places - places[:, None]
    far = ahead.abs() if both else (-ahead).clamp(min=0)
    single = count // 2
    ranged = single + (far.clamp(min=single) / single).log() / math.log(furthest / single) * (count - single)
    bucket = torch.where(far < single, far, ranged.long().clamp(max=count - 1))
    return table[bucket + (ahead > 0) * count * both].permute(2, 0, 1)
