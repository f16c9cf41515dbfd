"""Masks of scores and shares: after the softmax, inverted, by zeros; positions that follow; zeros in a maximum."""

from typedtensor import Axis, BoolTensor, Expr, Tensor
from typedtensor.ops import as_real, as_real_like, dot, softmax, where


class Batch(Axis): ...


class Time(Axis): ...


class Past(Axis): ...


class Hidden(Axis, size=4): ...


Scores = Expr[Tensor[Batch, Time, Past]]
Mask = Expr[BoolTensor[Batch, Time, Past]]
Values = Expr[Tensor[Batch, Past, Hidden]]
States = Expr[Tensor[Batch, Time, Hidden]]


def after(scores: Scores, mask: Mask, values: Values, gate: Mask) -> list[States]:
    weights = softmax(scores, Past) * as_real(mask)
    again = softmax(scores, Past, where=mask) * as_real(mask)
    total = weights.sum(Past)
    return [
        weights.dot(values, Past),
        # N: masking after the softmax on line 26 leaves weights that add up to less than 1 along Past: write
        #    softmax(scores, Past, where=mask); if this is meant, ignore it [lint-mask]
        again.dot(values, Past),
        dot(weights / total.expand_like(weights), values, Past),
        dot(softmax(scores, Past) * as_real(gate), values, Past),
    ]


def repeated(scores: Scores, mask: Expr[BoolTensor[Batch, Past]], values: Values) -> list[States]:
    weights = softmax(scores, Past)
    kept = weights * as_real_like(mask, weights).expand_like(weights)
    divided = kept / (kept.sum(Past) + 1e-6).expand_like(kept)
    return [
        kept.dot(values, Past),
        # N: masking after the softmax on line 40 leaves weights that add up to less than 1 along Past: write
        #    softmax(scores, Past, where=mask); if this is meant, ignore it [lint-mask]
        dot(weights * as_real(mask.expand_like(weights)), values, Past),
        # N: masking after the softmax on line 40 leaves weights that add up to less than 1 along Past: write
        #    softmax(scores, Past, where=mask); if this is meant, ignore it [lint-mask]
        dot(divided, values, Past),
    ]


def inverted(
    scores: Scores, padding: Expr[BoolTensor[Batch, Past]], present: Expr[BoolTensor[Batch, Past]]
) -> list[Scores]:
    return [
        softmax(scores, Past, where=padding.expand_like(scores)),
        # N: by its name, padding marks what is not there, but this hides what is there from the softmax along Past:
        #    write where=~padding, or rename it [lint-mask]
        softmax(scores, Past, where=~padding.expand_like(scores)),
        softmax(scores, Past, where=~present.expand_like(scores)),
        softmax(scores, Past, where=present.expand_like(scores)),
    ]


def by_zeros(scores: Scores, mask: Mask, padding: Expr[BoolTensor[Batch, Past]]) -> list[Scores]:
    return [
        softmax(scores * as_real(mask), Past),
        # N: scores of 0 still have a share in the softmax along Past, so mask hides nothing: write softmax(scores,
        #    Past, where=mask); if this is meant, ignore it [lint-mask]
        softmax(scores * as_real(~padding).expand_like(scores), Past),
        # N: scores of 0 still have a share in the softmax along Past, so ~padding hides nothing: write softmax(scores,
        #    Past, where=~padding); if this is meant, ignore it [lint-mask]
        softmax(scores * 2.0, Past),
        softmax(where(mask, scores, -1e9), Past),
    ]
