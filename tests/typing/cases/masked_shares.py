"""Masks of scores and shares: after the softmax, inverted, by zeros; positions that follow; zeros in a maximum."""

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.ops import arange, as_real, dot, log_softmax, relu, softmax, where


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
        # E: masking after the softmax on line 20 leaves weights that add up to less than 1 along Past: write
        #    softmax(scores, Past, where=mask) [axes-mask]
        again.dot(values, Past),
        dot(weights / total.expand_like(weights), values, Past),
        dot(softmax(scores, Past) * as_real(gate), values, Past),
    ]


def inverted(
    scores: Scores, padding: Expr[BoolTensor[Batch, Past]], present: Expr[BoolTensor[Batch, Past]]
) -> list[Scores]:
    return [
        softmax(scores, Past, where=padding.expand_like(scores)),
        # E: by its name, padding marks what is not there, but this hides what is there from the softmax along Past:
        #    write where=~padding [axes-mask]
        softmax(scores, Past, where=~padding.expand_like(scores)),
        softmax(scores, Past, where=~present.expand_like(scores)),
        # E: by its name, present marks what is there, but this hides what is there from the softmax along Past: write
        #    where=present [axes-mask]
        softmax(scores, Past, where=present.expand_like(scores)),
    ]


def by_zeros(scores: Scores, mask: Mask, padding: Expr[BoolTensor[Batch, Past]]) -> list[Scores]:
    return [
        softmax(scores * as_real(mask), Past),
        # E: scores of 0 still have a share in the softmax along Past, so mask hides nothing: write softmax(scores,
        #    Past, where=mask) [axes-mask]
        softmax(scores * as_real(~padding).expand_like(scores), Past),
        # E: scores of 0 still have a share in the softmax along Past, so padding hides nothing: write softmax(scores,
        #    Past, where=~padding) [axes-mask]
        softmax(scores * 2.0, Past),
        softmax(where(mask, scores, -1e9), Past),
    ]


def following(scores: Scores, mask: Mask) -> list[Scores]:
    own, past = arange(Time).expand_like(scores), arange(Past).expand_like(scores)
    return [
        softmax(scores, Past, where=past >= own),
        # E: this mask keeps the positions along Past >= those along Time, so the softmax sees what follows them: a
        #    causal mask is arange(Past) <= arange(Time), in the shape of the scores [axes-mask]
        softmax(scores, Past, where=own < past),
        # E: this mask keeps the positions along Past > those along Time, so the softmax sees what follows them: a
        #    causal mask is arange(Past) <= arange(Time), in the shape of the scores [axes-mask]
        softmax(scores, Past, where=(past > own) & mask),
        # E: this mask keeps the positions along Past > those along Time, so the softmax sees what follows them: a
        #    causal mask is arange(Past) <= arange(Time), in the shape of the scores [axes-mask]
        softmax(scores, Past, where=past <= own),
        softmax(scores, Past, where=own >= past),
        log_softmax(scores, Past, where=past >= own),
        # E: this mask keeps the positions along Past >= those along Time, so the softmax sees what follows them: a
        #    causal mask is arange(Past) <= arange(Time), in the shape of the scores [axes-mask]
        softmax(scores, Time, where=past <= own),
        # E: this mask keeps the positions along Time >= those along Past, so the softmax sees what follows them: a
        #    causal mask is arange(Time) <= arange(Past), in the shape of the scores [axes-mask]
    ]


def largest(x: States, mask: Expr[BoolTensor[Batch, Time]]) -> list[Expr[Tensor[Batch, Hidden]]]:
    return [
        (x * as_real(mask).expand_like(x)).max(Time),
        # E: the mask replaces what it hides by 0, which this max along Time finds where all other elements are
        #    negative: write x.max(Time, where=mask) [axes-mask]
        (relu(x) * as_real(mask).expand_like(x)).max(Time),
        x.max(Time, where=mask.expand_like(x)),
        (x * as_real(mask).expand_like(x)).max(Hidden).expand_like(x).sum(Time),
        where(mask.expand_like(x), x, 0.0).max(Time),
        # E: the mask replaces what it hides by 0, which this max along Time finds where all other elements are
        #    negative: write x.max(Time, where=mask) [axes-mask]
    ]


def best(scores: Expr[Tensor[Batch, Hidden]], allowed: Expr[BoolTensor[Batch, Hidden]]) -> list[Expr[IntTensor[Batch]]]:
    return [where(allowed, scores, 0.0).argmax(Hidden), where(allowed, scores, -1e9).argmax(Hidden)]
    # E: the mask replaces what it hides by 0, which this argmax along Hidden finds where all other elements are
    #    negative: write where(mask, x, -1e9).argmax(Hidden) [axes-mask]
