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
        # E: these shares add up to less than 1 along Past, as they are masked after the softmax on line 20: write
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
        # E: padding is named after what is not there, and the softmax along Past leaves out all else: write
        #    where=~padding [axes-mask]
        softmax(scores, Past, where=~padding.expand_like(scores)),
        softmax(scores, Past, where=~present.expand_like(scores)),
        # E: present is named after what is there, and the softmax along Past leaves out all else: write where=present
        #    [axes-mask]
        softmax(scores, Past, where=present.expand_like(scores)),
    ]


def by_zeros(scores: Scores, mask: Mask, padding: Expr[BoolTensor[Batch, Past]]) -> list[Scores]:
    return [
        softmax(scores * as_real(mask), Past),
        # E: what mask hides by 0 has a share in the softmax along Past like other scores: write softmax(scores, Past,
        #    where=mask) [axes-mask]
        softmax(scores * as_real(~padding).expand_like(scores), Past),
        # E: what padding hides by 0 has a share in the softmax along Past like other scores: write softmax(scores,
        #    Past, where=~padding) [axes-mask]
        softmax(scores * 2.0, Past),
        softmax(where(mask, scores, -1e9), Past),
    ]


def following(scores: Scores, mask: Mask) -> list[Scores]:
    own, past = arange(Time).expand_like(scores), arange(Past).expand_like(scores)
    return [
        softmax(scores, Past, where=past >= own),
        # E: this softmax along Past sees the positions >= those along Time, what follows them: a causal mask is
        #    arange(Past) <= arange(Time), in the shape of the scores [axes-mask]
        softmax(scores, Past, where=own < past),
        # E: this softmax along Past sees the positions > those along Time, what follows them: a causal mask is
        #    arange(Past) <= arange(Time), in the shape of the scores [axes-mask]
        softmax(scores, Past, where=(past > own) & mask),
        # E: this softmax along Past sees the positions > those along Time, what follows them: a causal mask is
        #    arange(Past) <= arange(Time), in the shape of the scores [axes-mask]
        softmax(scores, Past, where=past <= own),
        softmax(scores, Past, where=own >= past),
        log_softmax(scores, Past, where=past >= own),
        # E: this softmax along Past sees the positions >= those along Time, what follows them: a causal mask is
        #    arange(Past) <= arange(Time), in the shape of the scores [axes-mask]
        softmax(scores, Time, where=past <= own),
        # E: this softmax along Time sees the positions >= those along Past, what follows them: a causal mask is
        #    arange(Time) <= arange(Past), in the shape of the scores [axes-mask]
    ]


def largest(x: States, mask: Expr[BoolTensor[Batch, Time]]) -> list[Expr[Tensor[Batch, Hidden]]]:
    return [
        (x * as_real(mask).expand_like(x)).max(Time),
        # E: where all that counts is negative, this max along Time finds the 0 that the mask puts in the place of what
        #    it hides: write x.max(Time, where=mask) [axes-mask]
        (relu(x) * as_real(mask).expand_like(x)).max(Time),
        x.max(Time, where=mask.expand_like(x)),
        (x * as_real(mask).expand_like(x)).max(Hidden).expand_like(x).sum(Time),
        where(mask.expand_like(x), x, 0.0).max(Time),
        # E: where all that counts is negative, this max along Time finds the 0 that the mask puts in the place of what
        #    it hides: write x.max(Time, where=mask) [axes-mask]
    ]


def best(scores: Expr[Tensor[Batch, Hidden]], allowed: Expr[BoolTensor[Batch, Hidden]]) -> list[Expr[IntTensor[Batch]]]:
    return [where(allowed, scores, 0.0).argmax(Hidden), where(allowed, scores, -1e9).argmax(Hidden)]
    # E: where all that counts is negative, this argmax along Hidden finds the 0 that the mask puts in the place of what
    #    it hides: write where(mask, x, -1e9).argmax(Hidden) [axes-mask]
