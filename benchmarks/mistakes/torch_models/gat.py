"""A multi-head graph attention network on padded batches of graphs; it scores graphs, nodes and links."""

from __future__ import annotations

from typing import Generic

import torch
from shape_extensions import Int, IntVar
from torch import Tensor, nn
from torch.nn import functional as F

G = IntVar("G")
Node = IntVar("Node")
Feature = IntVar("Feature")
Head = IntVar("Head")
Part = IntVar("Part")
State = IntVar("State")
Topic = IntVar("Topic")
Role = IntVar("Role")


class GraphAttention(nn.Module, Generic[Feature, Head, Part]):
    """Each node takes the mean of its neighbours, weighted by scores of the pairs."""

    def __init__(self, feature: Int[Feature], head: Int[Head], part: Int[Part]) -> None:
        super().__init__()
        self.head, self.part = head, part
        self.layer = nn.Linear(feature, head * part)
        self.of_node = nn.Parameter(torch.randn(head, part))
        self.of_neighbor = nn.Parameter(torch.randn(part, head))

    def weights(
        self, nodes: Tensor[[G, Node, Head, Part]], linked: Tensor[[G, Node, Node]]
    ) -> Tensor[[G, Node, Node, Head]]:
        asking = torch.einsum("gnhp,hp->gnh", nodes, self.of_node)[:, :, None, :]
        asked = torch.einsum("gnhp,ph->gnh", nodes, self.of_neighbor)[:, None, :, :]
        scores = F.leaky_relu(asking + asked)
        return torch.where(linked[:, :, :, None], scores, -1e9).softmax(2)

    def forward(self, x: Tensor[[G, Node, Feature]], linked: Tensor[[G, Node, Node]]) -> Tensor[[G, Node, Head * Part]]:
        nodes = self.layer(x).unflatten(-1, (self.head, self.part))
        taken = torch.einsum("gnmh,gmhp->gnhp", self.weights(nodes, linked), nodes)
        return F.elu(taken.flatten(2))


def energy(states: Tensor[[G, Node, State]], means: Tensor[[G, Node, State]]) -> Tensor[[G, Node]]:
    """How far nodes are from the means of their neighbours, beside their own lengths."""
    return (states - means).square().sum(-1) / (states.square().sum(-1) + 1.0)


def step(
    graph: Int[G],
    node: Int[Node],
    feature: Int[Feature],
    head: Int[Head],
    part: Int[Part],
    topic_count: Int[Topic],
    role_count: Int[Role],
) -> tuple[Tensor[[]], dict[str, Tensor]]:
    """The loss of a random batch, and what is measured beside it."""
    features = torch.randn(graph, node, feature)
    linked = torch.rand(graph, node, node).gt(0.5)
    present = torch.rand(graph, node).gt(0.5)
    topic = torch.randint(topic_count, (graph,))
    role = torch.randint(role_count, (graph, node))
    attention = GraphAttention(feature, head, part)
    topics, roles = nn.Linear(head * part, topic_count), nn.Linear(head * part, role_count)
    importance = nn.Parameter(torch.randn(head * part))
    states = attention(features, linked)
    counted = present.float()
    link = linked.float()
    degree = link.sum(2) + 1.0
    means = link @ states / degree[:, :, None]
    roughness = energy(states, means)
    strength = torch.exp(states @ importance) * counted
    shares = strength / (strength.sum(1) + 0.1)[:, None]
    pooled = torch.einsum("gn,gns->gs", shares, states)
    topic_loss = F.cross_entropy(topics(pooled), topic, reduction="none").mean(0)
    role_losses = F.cross_entropy(roles(states).transpose(1, 2), role, reduction="none") * counted
    role_loss = (role_losses.sum(1) / (counted.sum(1) + 1.0)).mean(0)
    link_scores = states @ states.transpose(1, 2)
    link_losses = F.softplus(link_scores) - link_scores * link
    density = link.mean((1, 2)) + 0.1
    link_loss = (link_losses.mean((1, 2)) / density).mean(0)
    loss = topic_loss + role_loss + 0.1 * link_loss + 0.1 * roughness.mean(1).mean(0)
    guess = roles(states).argmax(-1)
    hub = degree.argmax(1)
    return loss, {"guess": guess, "hub": hub}


def run() -> float:
    """The loss of a random batch, with its gradients."""
    loss, _ = step(5, 5, 6, 4, 4, 4, 4)
    loss.backward()
    return loss.item()
