"""Sequence to sequence with attention, with PyTorch's packed sequences."""

from __future__ import annotations

from typing import Any

import torch
from torch.nn import functional as F

from tests.models.references.layers import Weights, linear, lstm


def loss_of(p: Weights, digits: Any, lengths: Any, before: Any, following: Any) -> Any:
    """The mean loss of the target digits."""
    table = p["digits.weight"]
    both = lstm(p, ["reader.forward.cell", "reader.backward.cell"], F.embedding(digits, table), lengths)
    states = linear(p, "states", both)
    decoded = lstm(p, ["writer.cell"], F.embedding(before, table))
    scores = torch.einsum("tbh,sbh->bts", decoded, states)
    there = torch.arange(len(digits)) < lengths[:, None]
    weights = scores.masked_fill(~there[:, None], -torch.inf).softmax(-1)
    context = torch.einsum("bts,sbh->tbh", weights, states)
    mixed = linear(p, "mix", torch.cat([decoded, context], -1)).tanh()
    return F.cross_entropy(linear(p, "scores", mixed).flatten(0, 1), following.flatten(), ignore_index=-1)
