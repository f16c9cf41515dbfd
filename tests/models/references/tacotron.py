"""The encoder of Tacotron 2, in training, with PyTorch's packed sequences."""

from __future__ import annotations

from typing import Any

import torch
from torch.nn import functional as F

from tests.models.references.layers import Weights, batch_norm, convolved, linear, lstm


def loss_of(p: Weights, letters: Any, lengths: Any, spoken: Any) -> Any:
    """The mean loss of the sounds."""
    x = F.embedding(letters, p["letters.weight"]).transpose(1, 2)
    there = (torch.arange(letters.shape[1]) < lengths[:, None])[:, None]
    for number in range(3):
        x = convolved(p, f"convolutions.{number}", x.masked_fill(~there, 0.0), padding=2)
        x = batch_norm(p, f"norms.{number}", x).relu()
    states = lstm(p, ["states.forward.cell", "states.backward.cell"], x.permute(2, 0, 1), lengths)
    return F.cross_entropy(linear(p, "sounds", states).flatten(0, 1), spoken.flatten(), ignore_index=-1)
