"""Contrastive learning of images by two views, with a queue of further negatives and a teacher that follows slowly."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Axis, Expr, Input, IntTensor, Module, Tensor, across
from typedtensor.nn import Linear
from typedtensor.ops import concat, cross_entropy, dot, l2_normalize, log_softmax, relu, square, stop_gradient


class Batch(Axis, samples=True): ...


class Pixel(Axis, size=8): ...


class Hidden(Axis, size=6): ...


class Space(Axis, size=4): ...


class Direction(Axis, size=4): ...


class Queue(Axis, size=5): ...


class Single(Axis, size=1): ...


class Candidate(Axis, size=6): ...


class Encoder(Module):
    def __init__(self, seed: int) -> None:
        self.hidden, self.space = Linear(Pixel, Hidden, seed=seed), Linear(Hidden, Space, seed=seed + 1)

    def __call__(self, image: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Space]]:
        return l2_normalize(self.space(relu(self.hidden(image))), Space)


first, second = Input(Tensor[Batch, Pixel]), Input(Tensor[Batch, Pixel])
queue = Input(Tensor[Queue, Space])
place = Input(IntTensor[Batch])
student, teacher = Encoder(0), Encoder(2)
query = student(first)
key = stop_gradient(teacher(second))
positive = dot(query, key, Space)
negative = dot(query, l2_normalize(queue, Space), Space)
scores = concat(positive.expand(Single).transpose(Batch, Single), negative, Single, Queue, Candidate) / 0.2
queue_loss = -log_softmax(scores, Candidate).select(Candidate, 0).mean(Batch)


class Other(Axis, samples=True): ...


similarity = dot(query, student(second).rename(Batch, Other), Space) / 0.5
pair_loss = cross_entropy(similarity, place, across(Other)).mean(Batch)
covariance = dot(query.rename(Space, Direction), query, across(Batch))
decorrelation = square(covariance).mean()
loss = queue_loss + pair_loss + 0.01 * decorrelation


def run() -> float:
    """The loss of a random batch, with its gradients."""
    batch = Batch(4)
    bound = draw(first, batch), draw(second, batch), draw(queue), draw(place, batch, below=4)
    return trial(loss, *bound)
