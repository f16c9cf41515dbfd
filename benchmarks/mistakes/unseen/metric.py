"""Metric learning of faces: triplets with the hardest negative, a margin on the angles, and the accuracy."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial, weight
from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor, across
from typedtensor.nn import LayerNorm, Linear
from typedtensor.ops import as_real, cross_entropy, dot, l2_normalize, relu, sqrt, square, take, where


class Batch(Axis, samples=True): ...


class Other(Axis, samples=True): ...


class Pixel(Axis, size=8): ...


class Hidden(Axis, size=6): ...


class Space(Axis, size=4): ...


class Person(Axis, size=5): ...


class Encoder(Module):
    def __init__(self) -> None:
        self.hidden, self.norm = Linear(Pixel, Hidden, seed=0), LayerNorm(Hidden)
        self.space = Linear(Hidden, Space, seed=1)

    def __call__(self, face: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Space]]:
        return l2_normalize(self.space(relu(self.norm(self.hidden(face)))), Space)


face, person = Input(Tensor[Batch, Pixel]), Input(IntTensor[Batch])
encoder, centers = Encoder(), weight(Tensor[Person, Space])
codes = encoder(face)
cosines = dot(codes, codes.rename(Batch, Other), Space)
distances = sqrt(relu(2.0 - 2.0 * cosines) + 1e-6)
mine = person.expand(Other).transpose(Batch, Other)
same = mine.eq(person.rename(Batch, Other).expand_like(mine))
farthest = where(same, distances, 0.0).max(across(Other))
nearest = where(same, 10.0, distances).min(across(Other))
triplet = relu(farthest - nearest + 0.3)
angles = dot(codes, l2_normalize(centers, Space), Space)
margin = person.one_hot(Person) * 0.2
angular = cross_entropy(16.0 * (angles - margin), person, Person)
center_distance = square(codes - take(centers, person, Person)).sum(Space)
loss = triplet.mean(Batch) + angular.mean(Batch) + 0.01 * center_distance.mean(Batch)
hit = as_real(angles.argmax(Person).eq(person)).mean(Batch)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(5)
    return trial(loss, draw(face, batch), draw(person, batch, below=Person))
