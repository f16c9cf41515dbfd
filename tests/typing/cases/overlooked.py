"""Means that count what a mask leaves out, variances, scales, sums of shares, classes, orders and names."""

import math
from math import sqrt

from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Tensor, across
from typedtensor.ops import as_real, cross_entropy, dot, einsum, log, log_softmax, relu, softmax, square, where


class Batch(Axis): ...
class Time(Axis): ...
class Past(Axis): ...
class Feature(Axis, size=8): ...
class Model(Axis, size=16): ...
class Head(Axis, size=2): ...
class Digit(Axis, size=10): ...


Losses = Expr[Tensor[Batch, Time]]
Mask = Expr[BoolTensor[Batch, Time]]
Ids = Expr[IntTensor[Batch, Time]]
Scores = Expr[Tensor[Batch, Time, Digit]]
States = Expr[Tensor[Batch, Time, Feature]]


def means(losses: Losses, mask: Mask, states: States, known: Expr[BoolTensor[Batch]]) -> None:
    (losses * as_real(mask)).mean(Time)
    # E: the mean along Time also counts the masked elements: divide the sum by the number of the others, x.sum(Time) /
    #    as_real(mask).sum(Time); to count all of them, divide it by Time().size [axes-count]
    masked = states * as_real(mask).expand_like(states)
    masked.mean(Time)
    # E: the mean along Time also counts the masked elements: divide the sum by the number of the others, x.sum(Time) /
    #    as_real(mask).sum(Time); to count all of them, divide it by Time().size [axes-count]
    masked.mean()
    # E: the mean also counts the masked elements: divide the sum by the number of the others, x.sum() /
    #    as_real(mask).sum(); to count all of them, divide it by Batch().size * Time().size [axes-count]
    where(mask, losses, 0.0).mean(Batch, Time)
    # E: the mean along Batch, Time also counts the masked elements: divide the sum by the number of the others,
    #    x.sum(Batch, Time) / as_real(mask).sum(Batch, Time); to count all of them, divide it by Batch().size *
    #    Time().size [axes-count]
    counted = as_real(mask)
    (counted * losses).mean(Batch)
    # E: the mean along Batch also counts the masked elements: divide the sum by the number of the others, x.sum(Batch)
    #    / as_real(mask).sum(Batch); to count all of them, divide it by Batch().size [axes-count]
    masked.mean(Feature)
    masked.sum(Time)
    where(mask, losses, 1.0).mean(Time)
    (losses * as_real(losses > 0.0)).mean(Time)
    (losses * as_real(known).expand_like(losses)).mean(Time)


def ratios(losses: Losses, scores: Scores, ids: Ids, mask: Mask) -> None:
    each = cross_entropy(scores, ids, Digit)
    each.sum(Time) / as_real(mask).sum(Time)
    # E: this sum counts all elements, but is divided by the number of those that mask selects along Time: multiply the
    #    summed values by as_real(mask) [axes-count]
    counted = as_real(mask)
    (each + losses).sum(Time) / (counted.sum(Time) + 1.0)
    # E: this sum counts all elements, but is divided by the number of those that mask selects along Time: multiply the
    #    summed values by as_real(mask) [axes-count]
    (each * counted).sum(Time) / (counted.sum(Time) + 1.0)
    where(mask, each, 0.0).sum(Time) / counted.sum(Time)
    losses.sum(Time) / counted.sum(Time)
    (losses * losses).sum(Time) / counted.sum(Time)
    each.sum(Time) / losses.sum(Time)
    each.sum(Batch) / counted.sum(Batch)
    # E: this sum counts all elements, but is divided by the number of those that mask selects along Batch: multiply the
    #    summed values by as_real(mask) [axes-count]


def variances(x: States) -> None:
    centred = x - x.mean(Time).expand_like(x)
    square(centred).mean(Feature)
    # E: these values were centred along Time, but the mean of their squares is along Feature: for a variance, use the
    #    same axes for both [axes-variance]
    (centred * centred).mean(Batch)
    # E: these values were centred along Time, but the mean of their squares is along Batch: for a variance, use the
    #    same axes for both [axes-variance]
    square(centred).mean(Time)
    square(centred).mean(Batch, Time)
    square(x - x.mean(Batch, Time).expand_like(x)).mean(Time)
    square(x - relu(x).mean(Time).expand_like(x)).mean(Feature)
    square(centred).sum(Feature)


def scales(q: States, k: Expr[Tensor[Batch, Past, Feature]]) -> None:
    dot(q, k, Feature) / sqrt(Model().size)
    # E: this product sums along Feature, but is divided by the square root of the size of Model: to keep its variance,
    #    divide by sqrt(Feature().size) [axes-scale]
    scores = q.dot(k, Feature)
    scores / math.sqrt(Past(3).size)
    # E: this product sums along Feature, but is divided by the square root of the size of Past: to keep its variance,
    #    divide by sqrt(Feature().size) [axes-scale]
    scores / math.sqrt(Feature().size)
    scores / Model().size
    (q @ Input(Tensor[Feature, Model])) / sqrt(Model().size)
    # E: this product sums along Feature, but is divided by the square root of the size of Model: to keep its variance,
    #    divide by sqrt(Feature().size) [axes-scale]
    (q @ Input(Tensor[Feature, Model])) / sqrt(Feature().size)


def shares(x: Expr[Tensor[Batch, Time, Past]]) -> None:
    weights = softmax(x, Past)
    weights.mean(Past)
    # E: the softmax on line 103 makes its values add up to 1 along Past, so their mean along Past is always the same:
    #    reduce another axis [axes-softmax]
    weights.sum(Past)
    weights.sum(Time)
    (weights * log_softmax(x, Time)).sum(Past)
    # E: probabilities along Past, from the softmax on line 103, are multiplied by log-probabilities along Time: use one
    #    axis for both [axes-softmax]
    (log(softmax(x, Time)) * weights).sum(Past)
    # E: probabilities along Past, from the softmax on line 103, are multiplied by log-probabilities along Time: use one
    #    axis for both [axes-softmax]
    # E: the logarithm of a softmax is infinite where a probability underflows to 0: write log_softmax(x, Time), which
    #    gives the same value and stays finite [axes-overflow]
    (weights * log(weights)).sum(Past)
    # E: the logarithm of a softmax is infinite where a probability underflows to 0: write log_softmax(x, Past), which
    #    gives the same value and stays finite [axes-overflow]
    p, q = softmax(x, Past), log_softmax(x, Past)
    (p * q).sum(Past)


def classes(logits: Expr[Tensor[Batch, Digit]], other: Expr[Tensor[Batch, Digit]], ids: Expr[IntTensor[Batch]]) -> None:
    logits.argmax(Batch)
    # E: the cross_entropy on line 136 takes the classes of logits along Digit, but this compares them along Batch
    #    [axes-class]
    logits.softmax(Batch)
    # E: the cross_entropy on line 136 takes the classes of logits along Digit, but this compares them along Batch
    #    [axes-class]
    softmax(logits, Batch)
    # E: the cross_entropy on line 136 takes the classes of logits along Digit, but this compares them along Batch
    #    [axes-class]
    logits.argmax(Digit)
    other.argmax(Batch)
    cross_entropy(logits, ids, Digit)


def both_ways(similar: Expr[Tensor[Batch, Digit]], i: Expr[IntTensor[Batch]], j: Expr[IntTensor[Digit]]) -> None:
    cross_entropy(similar, i, Digit)
    similar.argmax(Batch)
    cross_entropy(similar, j, across(Batch))


def orders(x: Expr[Tensor[Batch, Model]]) -> None:
    parts = x.split(Model, Head, Feature)
    parts.transpose(Batch, Feature, Head).merge(Feature, Head, Model)
    # E: Model consists of Head, Feature, in this order, on line 146, but of Feature, Head here: another order arranges
    #    its elements differently [axes-order]
    parts.merge(Head, Feature, Model)


def names(losses: Losses) -> None:
    loss_by_time = losses.mean(Time)
    # E: loss_by_time is named after Time, but line 154 reduces that axis: its value has Batch [axes-name]
    loss_per_batch = losses.mean(Batch).sum()
    # E: loss_per_batch is named after Batch, but line 156 reduces that axis: its value has no axes [axes-name]
    mean_by_time = losses.mean(Batch)
    by_hand = losses.mean(Time)
    print(loss_by_time, loss_per_batch, mean_by_time, by_hand)


def chosen(losses: Losses, likes: Mask) -> None:
    """What is chosen by a truth value is no mask by that alone: the two parts of a contrastive loss."""
    (losses * as_real(likes)).mean(Batch) + (relu(1.0 - losses) * as_real(~likes)).mean(Batch)


def scaled_einsum(q: Expr[Tensor[Batch, Head, Time, Feature]], k: Expr[Tensor[Batch, Head, Past, Feature]]) -> None:
    einsum(q, k, Batch, Head, Time, Past) / sqrt(Head().size)
    # E: this product sums along Feature, but is divided by the square root of the size of Head: to keep its variance,
    #    divide by sqrt(Feature().size) [axes-scale]
    einsum(q, k, Batch, Head, Time, Past) / sqrt(Feature().size)
