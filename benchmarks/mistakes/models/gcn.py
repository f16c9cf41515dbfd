"""A graph convolution with attention over neighbours; it classifies nodes, of which some have known classes."""

from __future__ import annotations

from benchmarks.mistakes.parts import average, draw, shares, trial, weight
from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import ExpandAlong, as_real, cross_entropy, exp, log1p, relu, sqrt, tanh, where


class Node(Axis, size=6): ...


class Neighbor(Axis, size=6): ...


class Word(Axis, size=8): ...


class Hidden(Axis, size=6): ...


class State(Axis, size=6): ...


class Topic(Axis, size=4): ...


Edges = Expr[BoolTensor[Node, Neighbor]]


class Convolution(Module):
    """Each node takes the normalised mean of its neighbours' features."""

    def __init__(self) -> None:
        self.layer = Linear(Word, Hidden, seed=0)

    def __call__(self, features: Expr[Tensor[Node, Word]], edges: Edges) -> Expr[Tensor[Node, Hidden]]:
        link = as_real(edges)
        out_degree = link.sum(Neighbor) + 1.0
        in_degree = link.sum(Node) + 1.0
        scaled = link / sqrt(ExpandAlong(Neighbor)(link, out_degree) * in_degree.expand_like(link))
        messages = self.layer(features).rename(Node, Neighbor)
        return relu(scaled @ messages)


class Attention(Module):
    """Each node weights its neighbours by a score of the pair."""

    def __init__(self) -> None:
        self.layer = Linear(Hidden, State, seed=1)
        self.of_node = weight(Tensor[State])
        self.of_neighbor = weight(Tensor[State])

    def __call__(self, features: Expr[Tensor[Node, Hidden]], edges: Edges) -> Expr[Tensor[Node, State]]:
        nodes = self.layer(features)
        neighbors = nodes.rename(Node, Neighbor)
        link = as_real(edges)
        scores = ExpandAlong(Neighbor)(link, nodes.contract(self.of_node))
        scores = tanh(scores + neighbors.contract(self.of_neighbor).expand_like(scores))
        weights = shares(where(edges, scores, -1e9), Neighbor)
        return tanh(average(weights, neighbors, Neighbor))


features = Input(Tensor[Node, Word])
edges = Input(BoolTensor[Node, Neighbor])
topic = Input(IntTensor[Node])
known = Input(BoolTensor[Node])

convolution, attention, head = Convolution(), Attention(), Linear(State, Topic, seed=2)
states = attention(convolution(features, edges), edges)
logits = head(states)
losses = cross_entropy(logits, topic, Topic) * as_real(known)
guess = logits.argmax(Topic)
link_scores = states.contract(states.rename(Node, Neighbor))
link_loss = log1p(exp(link_scores)) - link_scores * as_real(edges)
graph_state = states.mean(Node)
loss = losses.sum(Node) / (as_real(known).sum(Node) + 1.0) + 0.1 * link_loss.mean(Node, Neighbor)


def run() -> float:
    """The loss of a random graph, with its gradients."""
    return trial(loss, draw(features), draw(edges), draw(topic, below=Topic), draw(known))
