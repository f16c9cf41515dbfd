"""An LSTM that reads characters and predicts the next one."""

from __future__ import annotations

from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
T = IntVar("T")
Character = IntVar("Character")
Feature = IntVar("Feature")
Hidden = IntVar("Hidden")


class LSTMCell(nn.Module, Generic[Feature, Hidden]):
    """One step. The gates are stacked: input, forget, candidate, output."""

    def __init__(self, feature: Int[Feature], hidden: Int[Hidden]) -> None:
        super().__init__()
        self.hidden = hidden
        self.of_input = nn.Linear(feature, 4 * hidden)
        self.of_output = nn.Linear(hidden, 4 * hidden, bias=False)

    def forward(
        self, x: Tensor[[B, Feature]], output: Tensor[[B, Hidden]], cell: Tensor[[B, Hidden]]
    ) -> tuple[Tensor[[B, Hidden]], Tensor[[B, Hidden]]]:
        gates = (self.of_input(x) + self.of_output(output)).view(x.size(0), 4, self.hidden)
        write = torch.sigmoid(gates[:, 0])
        keep = torch.sigmoid(gates[:, 1])
        candidate = torch.tanh(gates[:, 2])
        show = torch.sigmoid(gates[:, 3])
        cell = keep * cell + write * candidate
        return show * torch.tanh(cell), cell


def step(
    batch: Int[B], time: Int[T], characters: Int[Character], feature: Int[Feature], hidden: Int[Hidden]
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    text = torch.randint(characters, (batch, time))
    following = torch.randint(characters, (batch, time))
    start = torch.randn(batch, hidden)
    table = nn.Embedding(characters, feature)
    scores = nn.Linear(hidden, characters)
    cell = LSTMCell(feature, hidden)
    embedded = table(text)
    total = torch.zeros(batch)
    output, state = start, start * 0.0
    for place in range(time):
        output, state = cell(embedded[:, place], output, state)
        logits = scores(output)
        total = total + F.cross_entropy(logits, following[:, place], reduction="none")
    loss = total.mean(0) / time
    first_output, _ = cell(embedded[:, 0], start, start)
    first_logits = scores(first_output)
    surprise = -F.log_softmax(first_logits, 1)
    likeliest = first_logits.argmax(1)
    return loss, {"surprise": surprise, "likeliest": likeliest}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(3, 4, 9, 6, 6)
    loss.backward()
    return loss.item()
