"""A mixture of experts: a gate weights the outputs of the experts, a perceptron each, for a token."""

from __future__ import annotations

from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

B = IntVar("B")
T = IntVar("T")
M = IntVar("M")
Hidden = IntVar("Hidden")
Expert = IntVar("Expert")
Output = IntVar("Output")


class Mixture(nn.Module, Generic[M, Hidden, Expert, Output]):
    """A perceptron for each expert, and a gate that weights them."""

    def __init__(self, model: Int[M], hidden: Int[Hidden], expert: Int[Expert], output: Int[Output]) -> None:
        super().__init__()
        self.gate = nn.Linear(model, expert, bias=False)
        self.inner = nn.Parameter(torch.randn(expert, model, hidden))
        self.inner_bias = nn.Parameter(torch.randn(expert, hidden))
        self.outer = nn.Parameter(torch.randn(expert, hidden, output))

    def shares(self, x: Tensor[[B, T, M]]) -> Tensor[[B, T, Expert]]:
        return self.gate(x).softmax(-1)

    def experts(self, x: Tensor[[B, T, M]]) -> Tensor[[B, T, Expert, Output]]:
        inner = torch.einsum("btm,emh->bteh", x, self.inner)
        hidden = F.relu(inner + self.inner_bias)
        return torch.einsum("bteh,eho->bteo", hidden, self.outer)

    def forward(self, x: Tensor[[B, T, M]]) -> Tensor[[B, T, Output]]:
        return torch.einsum("bte,bteo->bto", self.shares(x), self.experts(x))


def step(
    batch: Int[B], time: Int[T], model: Int[M], hidden: Int[Hidden], experts: Int[Expert], outputs: Int[Output]
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    tokens = torch.randn(batch, time, model)
    target = torch.randn(batch, time, outputs)
    mixture = Mixture(model, hidden, experts, outputs)
    weights = mixture.shares(tokens)
    output = mixture(tokens)
    importance = weights.mean((0, 1))
    balance = (importance * importance).sum(0) * experts
    entropy = -(weights * torch.log(weights + 1e-9)).sum(-1)
    chosen = F.embedding(weights.argmax(-1), torch.eye(experts))
    load = chosen.mean((0, 1))
    auxiliary = (importance * load).sum(0) * experts
    top = weights.max(-1).values
    confident = mixture.experts(tokens) * chosen[:, :, :, None]
    loss = F.mse_loss(output, target) + 0.01 * (balance + auxiliary) + 0.01 * entropy.mean((0, 1))
    return loss, {"top": top, "confident": confident}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(4, 4, 6, 6, 4, 6)
    loss.backward()
    return loss.item()
