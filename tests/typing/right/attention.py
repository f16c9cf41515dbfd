"""Attention as people write it: with masks of padding and of the future, dropout, several heads, sinks."""

from math import sqrt

from typedtensor import Axis, BoolTensor, Expr, Tensor
from typedtensor.ops import arange, as_real, dot, einsum, exp, softmax, where


class Batch(Axis): ...


class Query(Axis): ...


class Key(Axis): ...


class Head(Axis, size=2): ...


class Width(Axis, size=4): ...


class Model(Axis, size=8): ...


class Feature(Axis, size=4): ...


Scores = Expr[Tensor[Batch, Query, Key]]
Values = Expr[Tensor[Batch, Key, Width]]


def padded(scores: Scores, values: Values, padding: Expr[BoolTensor[Batch, Key]]) -> Expr[Tensor[Batch, Query, Width]]:
    weights = softmax(scores, Key, where=(~padding).expand(Query).transpose(Batch, Query, Key))
    return einsum(weights, values, Batch, Query, Width)


def hidden(scores: Scores, key_padding_mask: Expr[BoolTensor[Batch, Key]]) -> Scores:
    """PyTorch's convention: true where nothing is."""
    return softmax(where(key_padding_mask.expand_like(scores), -1e9, scores), Key)


def additive(scores: Scores, mask: Expr[BoolTensor[Batch, Key]]) -> Scores:
    return softmax(scores + (1.0 - as_real(mask)).expand_like(scores) * -1e9, Key)


def causal(scores: Expr[Tensor[Query, Key]]) -> Expr[Tensor[Query, Key]]:
    rows, columns = arange(Query), arange(Key)
    past = columns.expand_like(scores) <= rows.expand_like(scores)
    return softmax(scores, Key, where=past)


def dropped(
    scores: Scores, values: Values, keep: Expr[BoolTensor[Batch, Query, Key]]
) -> Expr[Tensor[Batch, Query, Width]]:
    weights = softmax(scores, Key) * as_real(keep) / 0.9
    return einsum(weights, values, Batch, Query, Width)


def off_by_one(scores: Scores) -> Scores:
    shares = exp(scores)
    return shares / (shares.sum(Key).expand_like(shares) + 1.0)


def scaled(
    query: Expr[Tensor[Batch, Query, Head, Width]], key: Expr[Tensor[Batch, Key, Head, Width]]
) -> Expr[Tensor[Batch, Query, Head, Key]]:
    return einsum(query, key, Batch, Query, Head, Key) / sqrt(Width().size)


def heads(x: Expr[Tensor[Batch, Query, Model]]) -> Expr[Tensor[Batch, Query, Model]]:
    return x.split(Model, Head, Width).merge(Head, Width, Model)


def linear(query: Values, keys: Values, values: Values) -> Expr[Tensor[Batch, Key, Width]]:
    context = einsum(softmax(keys, Key), values.rename(Width, Feature), Batch, Width, Feature)
    mixed = einsum(softmax(query, Width), context, Batch, Key, Feature)
    return mixed.rename(Feature, Width)


def average(weights: Expr[Tensor[Key]], values: Expr[Tensor[Key, Width]]) -> Expr[Tensor[Width]]:
    return dot(softmax(weights, Key), values, Key)
