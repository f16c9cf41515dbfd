"""Messages along edges: scores that compete at each target, mean and sum pooling, and a readout of a whole graph."""

from typedtensor import Axis, Expr, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import relu, segment_softmax, segment_sum, take


class Node(Axis, size=7): ...


class Edge(Axis): ...


class Feature(Axis, size=8): ...


class Out(Axis, size=3): ...


class One(Axis, size=1): ...


class Messages(Module):
    def __init__(self) -> None:
        self.value, self.score = Linear(Feature, Feature), Linear(Feature, One)

    def __call__(
        self, x: Expr[Tensor[Node, Feature]], source: Expr[IntTensor[Edge]], target: Expr[IntTensor[Edge]]
    ) -> Expr[Tensor[Node, Feature]]:
        sent = take(x, source, Node)
        shares = segment_softmax(self.score(sent).sum(One), target, Edge, Node)
        values = self.value(sent)
        return x + segment_sum(values * shares.expand_like(values), target, Edge, Node)


class Readout(Module):
    def __init__(self) -> None:
        self.messages, self.out = Messages(), Linear(Feature, Out)

    def __call__(
        self, x: Expr[Tensor[Node, Feature]], source: Expr[IntTensor[Edge]], target: Expr[IntTensor[Edge]]
    ) -> Expr[Tensor[Out]]:
        there = self.messages(x, source, target)
        back = self.messages(there, target, source)
        return self.out(relu(back).mean(Node))
