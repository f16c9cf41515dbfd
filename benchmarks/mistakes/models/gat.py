"""A multi-head graph attention network on padded batches of graphs; it scores graphs, nodes and links."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial, weight
from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import as_real, cross_entropy, dot, elu, exp, leaky_relu, softmax, softplus, square


class Graph(Axis): ...


class Node(Axis, size=5): ...


class Neighbor(Axis, size=5): ...


class Feature(Axis, size=6): ...


class Head(Axis, size=4): ...


class Part(Axis, size=4): ...


class State(Axis, size=16): ...


class Topic(Axis, size=4): ...


class Role(Axis, size=4): ...


States = Expr[Tensor[Graph, Node, State]]
Links = Expr[BoolTensor[Graph, Node, Neighbor]]


class GraphAttention(Module):
    """Each node takes the mean of its neighbours, weighted by scores of the pairs."""

    def __init__(self) -> None:
        self.layer = Linear(Feature, State, seed=0)
        self.of_node = weight(Tensor[Head, Part])
        self.of_neighbor = weight(Tensor[Part, Head])

    def weights(
        self, nodes: Expr[Tensor[Graph, Node, Head, Part]], linked: Links
    ) -> Expr[Tensor[Graph, Node, Neighbor, Head]]:
        asking = dot(nodes, self.of_node, Part).expand(Neighbor).transpose(Graph, Node, Neighbor, Head)
        asked = dot(nodes.rename(Node, Neighbor), self.of_neighbor, Part).expand_like(asking)
        return softmax(leaky_relu(asking + asked), Neighbor, where=linked)

    def __call__(self, x: Expr[Tensor[Graph, Node, Feature]], linked: Links) -> States:
        nodes = self.layer(x).split(State, Head, Part)
        neighbors = nodes.rename(Node, Neighbor)
        taken = dot(self.weights(nodes, linked), neighbors, Neighbor)
        return elu(taken.merge(Head, Part, State))


def energy(states: States, means: States) -> Expr[Tensor[Graph, Node]]:
    """How far nodes are from the means of their neighbours, beside their own lengths."""
    return square(states - means).sum(State) / (square(states).sum(State) + 1.0)


features = Input(Tensor[Graph, Node, Feature])
linked = Input(BoolTensor[Graph, Node, Neighbor])
present = Input(BoolTensor[Graph, Node])
topic = Input(IntTensor[Graph])
role = Input(IntTensor[Graph, Node])

attention, topics, roles = GraphAttention(), Linear(State, Topic, seed=1), Linear(State, Role, seed=2)
importance = weight(Tensor[State])
states = attention(features, linked)
counted = as_real(present)
link = as_real(linked)
degree = link.sum(Neighbor) + 1.0
means = dot(link, states.rename(Node, Neighbor), Neighbor) / degree.expand(State).transpose(Graph, Node, State)
roughness = energy(states, means)
strength = exp(states.contract(importance)) * counted
shares = strength / (strength.sum(Node) + 0.1).expand_like(strength)
pooled = dot(shares, states, Node)
topic_loss = cross_entropy(topics(pooled), topic, Topic).mean(Graph)
role_losses = cross_entropy(roles(states), role, Role) * counted
role_loss = (role_losses.sum(Node) / (counted.sum(Node) + 1.0)).mean(Graph)
link_scores = dot(states, states.rename(Node, Neighbor), State)
link_losses = softplus(link_scores) - link_scores * link
density = link.mean(Node, Neighbor) + 0.1
link_loss = (link_losses.mean(Node, Neighbor) / density).mean(Graph)
loss = topic_loss + role_loss + 0.1 * link_loss + 0.1 * roughness.mean(Node).mean(Graph)
guess = roles(states).argmax(Role)
hub = degree.argmax(Node)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Graph(5)
    ids = (draw(topic, batch, below=Topic), draw(role, batch, below=Role))
    return trial(loss, draw(features, batch), draw(linked, batch), draw(present, batch), *ids)
