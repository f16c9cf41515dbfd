"""An LSTM of letters."""

from __future__ import annotations

from typing import Any

from torch.nn import functional as F

from tests.models.references.layers import Weights, linear, lstm


def loss_of(p: Weights, text: Any, target: Any) -> Any:
    """The mean loss of the next letters."""
    states = lstm(p, ["reader.cell"], F.embedding(text.t(), p["letters.weight"]))
    return F.cross_entropy(linear(p, "scores", states).flatten(0, 1), target.t().flatten())
