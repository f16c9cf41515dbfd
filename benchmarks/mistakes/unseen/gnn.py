"""A graph network that predicts a property of molecules: two rounds of messages over weighted edges, then a readout."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Embedding, Linear
from typedtensor.ops import as_real, concat, dot, relu, select, sigmoid, square


class Batch(Axis, samples=True): ...


class Atom(Axis, size=5): ...


class Neighbor(Axis, size=5): ...


class Element(Axis, size=7): ...


class Feature(Axis, size=6): ...


class Message(Axis, size=6): ...


class Both(Axis, size=12): ...


class Answer(Axis, size=1): ...


Atoms = Expr[Tensor[Batch, Atom, Feature]]
Bonds = Expr[Tensor[Batch, Atom, Neighbor]]


class Round(Module):
    def __init__(self, seed: int) -> None:
        self.message = Linear(Feature, Message, seed=seed)
        self.combine = Linear(Both, Feature, seed=seed + 1)

    def __call__(self, atoms: Atoms, bonds: Bonds) -> Atoms:
        messages = relu(self.message(atoms)).rename(Atom, Neighbor)
        gathered = dot(bonds, messages, Neighbor)
        degree = bonds.sum(Neighbor) + 1e-6
        gathered = gathered / degree.expand_like(gathered)
        return atoms + relu(self.combine(concat(atoms, gathered, Feature, Message, Both)))


class Network(Module):
    def __init__(self) -> None:
        self.elements = Embedding(Element, Feature, seed=0)
        self.first, self.second = Round(1), Round(3)
        self.gate, self.answer = Linear(Feature, Answer, seed=5), Linear(Feature, Answer, seed=6)

    def __call__(
        self, element: Expr[IntTensor[Batch, Atom]], bonds: Bonds, present: Expr[BoolTensor[Batch, Atom]]
    ) -> Expr[Tensor[Batch]]:
        atoms = self.elements(element)
        atoms = self.second(self.first(atoms, bonds), bonds)
        gates = sigmoid(select(self.gate(atoms), Answer, 0))
        values = select(self.answer(atoms), Answer, 0)
        return (gates * values * as_real(present)).sum(Atom)


element, present = Input(IntTensor[Batch, Atom]), Input(BoolTensor[Batch, Atom])
strength, energy = Input(Tensor[Batch, Atom, Neighbor]), Input(Tensor[Batch])
network = Network()
bonds = square(strength) * as_real(present.rename(Atom, Neighbor)).expand_like(strength)
predicted = network(element, bonds, present)
scale = as_real(present).sum(Atom) + 1.0
loss = square((predicted - energy) / scale).mean(Batch)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(3)
    bound = draw(element, batch, below=Element), draw(present, batch), draw(strength, batch), draw(energy, batch)
    return trial(loss, *bound)
