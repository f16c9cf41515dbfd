"""Meta learning: one step of gradient descent on the examples of a task, then the loss on further ones."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial, weight
from typedtensor import Axis, Input, IntTensor, Tensor, across, gradient
from typedtensor.ops import cross_entropy, dot, l2_normalize, relu, square, stop_gradient


class Shot(Axis, samples=True): ...


class Query(Axis, samples=True): ...


class Pixel(Axis, size=6): ...


class Hidden(Axis, size=8): ...


class Way(Axis, size=3): ...


first, bias = weight(Tensor[Pixel, Hidden]), weight(Tensor[Hidden])
second = weight(Tensor[Hidden, Way])
rate = 0.1

seen, label = Input(Tensor[Shot, Pixel]), Input(IntTensor[Shot])
asked, answer = Input(Tensor[Query, Pixel]), Input(IntTensor[Query])

hidden = dot(seen, first, Pixel)
hidden = relu(hidden + bias.expand_like(hidden))
logits = dot(hidden, second, Hidden)
inner_loss = cross_entropy(logits, label, Way).mean(Shot)
slope, bias_slope, second_slope = gradient(inner_loss, (first, bias, second))
fast_first = first - rate * slope
fast_bias = bias - rate * bias_slope
fast_second = second - rate * second_slope

fast_hidden = dot(asked, fast_first, Pixel)
fast_hidden = relu(fast_hidden + fast_bias.expand_like(fast_hidden))
fast_logits = dot(fast_hidden, fast_second, Hidden)
outer_loss = cross_entropy(fast_logits, answer, Way).mean(Query)

membership = label.one_hot(Way)
counts = membership.sum(Shot) + 1e-6
sums = dot(membership.transpose(Way, Shot), hidden, across(Shot))
prototypes = sums / counts.expand(Hidden).transpose(Way, Hidden)
query_hidden = dot(asked, first, Pixel)
query_hidden = relu(query_hidden + bias.expand_like(query_hidden))
apart = query_hidden.expand(Way).transpose(Query, Way, Hidden)
distances = square(apart - prototypes.expand_like(apart)).sum(Hidden)
prototype_loss = cross_entropy(-distances, answer, Way).mean(Query)
anchor = stop_gradient(l2_normalize(prototypes, Hidden))
spread = square(anchor.mean(Way)).sum(Hidden)
loss = outer_loss + 0.5 * prototype_loss + 0.0 * spread


def run() -> float:
    """The loss of a random batch, with its gradients."""
    bound = draw(seen, Shot(5)), draw(label, Shot(5), below=Way)
    return trial(loss, *bound, draw(asked, Query(4)), draw(answer, Query(4), below=Way))
