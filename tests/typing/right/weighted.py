"""Weighted and smoothed losses: class weights, focal factors, and sums over what a mask keeps, by its own count."""

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.ops import as_real, exp, log_softmax, one_hot, sigmoid, softplus, take_along


class Batch(Axis): ...


class Time(Axis): ...


class Tag(Axis, size=5): ...


Scores = Expr[Tensor[Batch, Time, Tag]]
Tags = Expr[IntTensor[Batch, Time]]


def smoothed(scores: Scores, tags: Tags, rate: float) -> Expr[Tensor[Batch, Time]]:
    logs = log_softmax(scores, Tag)
    return -((1.0 - rate) * take_along(logs, tags, Tag) + rate * logs.mean(Tag))


def focal(scores: Scores, tags: Tags) -> Expr[Tensor[Batch, Time]]:
    chosen = take_along(log_softmax(scores, Tag), tags, Tag)
    return -((1.0 - exp(chosen)) ** 2.0) * chosen


def over_tokens(losses: Expr[Tensor[Batch, Time]], present: Expr[BoolTensor[Batch, Time]]) -> Expr[Tensor[()]]:
    weights = as_real(present)
    return (losses * weights).sum(Batch, Time) / weights.sum(Batch, Time)


def over_sentences(losses: Expr[Tensor[Batch, Time]], present: Expr[BoolTensor[Batch, Time]]) -> Expr[Tensor[()]]:
    weights = as_real(present)
    return ((losses * weights).sum(Time) / weights.sum(Time)).mean(Batch)


def balanced(scores: Expr[Tensor[Batch]], labels: Expr[Tensor[Batch]], positive_weight: float) -> Expr[Tensor[()]]:
    return (positive_weight * labels * softplus(-scores) + (1.0 - labels) * softplus(scores)).mean(Batch)


def calibration(scores: Expr[Tensor[Batch]], labels: Expr[Tensor[Batch]]) -> Expr[Tensor[()]]:
    confidence = sigmoid(scores)
    return abs(confidence.mean(Batch) - labels.mean(Batch))


def counts(tags: Tags, present: Expr[BoolTensor[Batch, Time]]) -> Expr[Tensor[Tag]]:
    each = one_hot(tags, Tag)
    return (each * as_real(present).expand_like(each)).sum(Batch, Time)
