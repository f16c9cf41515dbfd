"""Means that count what a mask leaves out, variances, scales, sums of shares, classes, orders and names."""

import math
from math import sqrt

from typedtensor import Axis, Expr, Input, IntTensor, Tensor
from typedtensor.ops import cross_entropy, dot, einsum, log, log_softmax, relu, softmax, square


class Batch(Axis): ...


class Time(Axis): ...


class Past(Axis): ...


class Feature(Axis, size=8): ...


class Model(Axis, size=16): ...


class Head(Axis, size=2): ...


class Digit(Axis, size=10): ...


Losses = Expr[Tensor[Batch, Time]]
States = Expr[Tensor[Batch, Time, Feature]]


def variances(x: States) -> None:
    centred = x - x.mean(Time).expand_like(x)
    square(centred).mean(Feature)
    (centred * centred).mean(Batch)
    square(centred).mean(Time)
    square(centred).mean(Batch, Time)
    square(x - x.mean(Batch, Time).expand_like(x)).mean(Time)
    square(x - relu(x).mean(Time).expand_like(x)).mean(Feature)
    square(centred).sum(Feature)


def scales(q: States, k: Expr[Tensor[Batch, Past, Feature]]) -> None:
    dot(q, k, Feature) / sqrt(Model().size)
    # N: this product sums along Feature, but is divided by the square root of the size of Model: to keep its variance,
    #    divide by sqrt(Feature().size); to scale by another number, write the number [lint-scale]
    scores = q.dot(k, Feature)
    scores / math.sqrt(Past(3).size)
    # N: this product sums along Feature, but is divided by the square root of the size of Past: to keep its variance,
    #    divide by sqrt(Feature().size); to scale by another number, write the number [lint-scale]
    scores / math.sqrt(Feature().size)
    scores / Model().size
    (q @ Input(Tensor[Feature, Model])) / sqrt(Model().size)
    # N: this product sums along Feature, but is divided by the square root of the size of Model: to keep its variance,
    #    divide by sqrt(Feature().size); to scale by another number, write the number [lint-scale]
    (q @ Input(Tensor[Feature, Model])) / sqrt(Feature().size)


def shares(x: Expr[Tensor[Batch, Time, Past]]) -> None:
    weights = softmax(x, Past)
    weights.mean(Past)
    # N: the softmax on line 63 makes its values add up to 1 along Past, so their mean along Past is always the same:
    #    reduce another axis [lint-softmax]
    weights.sum(Past)
    weights.sum(Time)
    (weights * log_softmax(x, Time)).sum(Past)
    # N: probabilities along Past, from the softmax on line 63, are multiplied by log-probabilities along Time: use one
    #    axis for both [lint-softmax]
    (log(softmax(x, Time)) * weights).sum(Past)
    # N: probabilities along Past, from the softmax on line 63, are multiplied by log-probabilities along Time: use one
    #    axis for both [lint-softmax]
    (weights * log(weights)).sum(Past)
    p, q = softmax(x, Past), log_softmax(x, Past)
    (p * q).sum(Past)


def classes(logits: Expr[Tensor[Batch, Digit]], other: Expr[Tensor[Batch, Digit]], ids: Expr[IntTensor[Batch]]) -> None:
    logits.argmax(Batch)
    logits.softmax(Batch)
    softmax(logits, Batch)
    logits.argmax(Digit)
    other.argmax(Batch)
    cross_entropy(logits, ids, Digit)


def orders(x: Expr[Tensor[Batch, Model]]) -> None:
    parts = x.split(Model, Head, Feature)
    parts.transpose(Batch, Feature, Head).merge(Feature, Head, Model)
    # N: Model consists of Head, Feature, in this order, on line 90, but of Feature, Head here: another order arranges
    #    its elements differently; if both are meant, give the second a label of its own [lint-order]
    parts.merge(Head, Feature, Model)


def names(losses: Losses) -> None:
    loss_by_time = losses.mean(Time)
    loss_per_batch = losses.mean(Batch).sum()
    mean_by_time = losses.mean(Batch)
    by_hand = losses.mean(Time)
    print(loss_by_time, loss_per_batch, mean_by_time, by_hand)


def scaled_einsum(q: Expr[Tensor[Batch, Head, Time, Feature]], k: Expr[Tensor[Batch, Head, Past, Feature]]) -> None:
    einsum(q, k, Batch, Head, Time, Past) / sqrt(Head().size)
    # N: this product sums along Feature, but is divided by the square root of the size of Head: to keep its variance,
    #    divide by sqrt(Feature().size); to scale by another number, write the number [lint-scale]
    einsum(q, k, Batch, Head, Time, Past) / sqrt(Feature().size)
