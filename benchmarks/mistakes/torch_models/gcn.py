"""A graph network: a convolution and attention over neighbours, and the scores of topics and of links."""

from __future__ import annotations

from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

Node = IntVar("Node")
Word = IntVar("Word")
Hidden = IntVar("Hidden")
State = IntVar("State")
Topic = IntVar("Topic")


class Convolution(nn.Module, Generic[Word, Hidden]):
    """Each node takes the normalised mean of its neighbours' features."""

    def __init__(self, word: Int[Word], hidden: Int[Hidden]) -> None:
        super().__init__()
        self.layer = nn.Linear(word, hidden)

    def forward(self, features: Tensor[[Node, Word]], edges: Tensor[[Node, Node]]) -> Tensor[[Node, Hidden]]:
        link = edges.float()
        out_degree = link.sum(1) + 1.0
        in_degree = link.sum(0) + 1.0
        scaled = link / torch.sqrt(out_degree[:, None] * in_degree)
        messages = self.layer(features)
        return F.relu(scaled @ messages)


class Attention(nn.Module, Generic[Hidden, State]):
    """Each node weights its neighbours by a score of the pair."""

    def __init__(self, hidden: Int[Hidden], state: Int[State]) -> None:
        super().__init__()
        self.layer = nn.Linear(hidden, state)
        self.of_node = nn.Parameter(torch.randn(state))
        self.of_neighbor = nn.Parameter(torch.randn(state))

    def forward(self, features: Tensor[[Node, Hidden]], edges: Tensor[[Node, Node]]) -> Tensor[[Node, State]]:
        nodes = self.layer(features)
        scores = (nodes @ self.of_node)[:, None]
        scores = torch.tanh(scores + nodes @ self.of_neighbor)
        weights = torch.where(edges, scores, -1e9).softmax(1)
        return torch.tanh(weights @ nodes)


def step(
    nodes: Int[Node], word: Int[Word], hidden: Int[Hidden], state: Int[State], topics: Int[Topic]
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random graph, and what is measured beside it."""
    features = torch.randn(nodes, word)
    edges = torch.rand(nodes, nodes).gt(0.5)
    topic = torch.randint(topics, (nodes,))
    known = torch.rand(nodes).gt(0.5)
    convolution, attention, head = Convolution(word, hidden), Attention(hidden, state), nn.Linear(state, topics)
    states = attention(convolution(features, edges), edges)
    logits = head(states)
    losses = F.cross_entropy(logits, topic, reduction="none") * known.float()
    guess = logits.argmax(1)
    link_scores = states @ states.T
    link_loss = F.softplus(link_scores) - link_scores * edges.float()
    graph_state = states.mean(0)
    loss = losses.sum(0) / (known.float().sum(0) + 1.0) + 0.1 * link_loss.mean((0, 1))
    return loss, {"guess": guess, "graph state": graph_state}


def run() -> float:
    """The loss of a random graph, with its gradients."""
    loss, _ = step(6, 8, 6, 6, 4)
    loss.backward()
    return loss.item()
