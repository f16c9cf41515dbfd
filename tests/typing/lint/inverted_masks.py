"""Masks that are used the other way round in softmaxes, and scores that 0 does not hide."""

import math

from typedtensor import Axis, BoolTensor, Expr, Tensor
from typedtensor.ops import softmax, where


class Batch(Axis): ...


class Past(Axis): ...


Scores = Expr[Tensor[Batch, Past]]
Mask = Expr[BoolTensor[Batch, Past]]
Row = Expr[BoolTensor[Past]]


def hidden_what_is_there(scores: Scores, present: Mask) -> Scores:
    return where(present, -1e9, scores).softmax(Past)
    # N: by its name, present marks what is there, but this hides what is there from the softmax along Past: write
    #    ~present, or rename it [lint-mask]


def kept_what_is_not(scores: Scores, padding: Row) -> Scores:
    scores = where(padding.expand_like(scores), scores, -math.inf)
    return softmax(scores, Past)
    # N: by its name, padding marks what is not there, but this hides what is there from the softmax along Past: write
    #    ~padding, or rename it [lint-mask]


def turned_twice(scores: Scores, keep: Row) -> Scores:
    return softmax(where(~keep.expand_like(scores), scores, -1e9), Past)
    # N: by its name, keep marks what is there, but this hides what is there from the softmax along Past: write ~keep,
    #    or rename it [lint-mask]


def hidden_by_nothing(scores: Scores, mask: Row) -> Scores:
    return softmax(where(mask.expand_like(scores), scores, 0.0), Past)
    # N: scores of 0 still have a share in the softmax along Past, so mask hides nothing: write softmax(scores, Past,
    #    where=mask); if this is meant, ignore it [lint-mask]
