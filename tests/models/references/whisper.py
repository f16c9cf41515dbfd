"""A small encoder of Whisper, and the way of a tone."""

from __future__ import annotations

from typing import Any

from torch.nn import functional as F

from tests.models.references.layers import Weights, attention, convolved, linear, norm


def loss_of(p: Weights, recording: Any, way: Any) -> Any:
    """The mean loss of the ways."""
    x = F.gelu(convolved(p, "encoder.first", recording, padding=1))
    x = F.gelu(convolved(p, "encoder.second", x, stride=2, padding=1)).transpose(1, 2)
    x = x + p["encoder.positions.weight"]
    for name in ("encoder.blocks.0", "encoder.blocks.1"):
        x = x + attention(p, f"{name}.attention", norm(p, f"{name}.attention_norm", x), 4)
        inner = F.gelu(linear(p, f"{name}.widen", norm(p, f"{name}.feedforward_norm", x)))
        x = x + linear(p, f"{name}.narrow", inner)
    return F.cross_entropy(linear(p, "scores", norm(p, "encoder.norm", x).mean(1)), way)
