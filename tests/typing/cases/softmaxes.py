"""Softmax along one axis that is used along another, and masks that do not vary along the axis of the softmax."""

import math
from collections.abc import Sequence

from typedtensor import Axis, BoolTensor, Expr, IntTensor, Tensor
from typedtensor.ops import (
    Dot,
    Softmax,
    StopGradient,
    as_real,
    contract,
    cross_entropy,
    dot,
    einsum,
    l2_normalize,
    log,
    log_softmax,
    matmul,
    softmax,
    take_along,
    where,
)


class Batch(Axis): ...
class Time(Axis): ...
class Past(Axis): ...
class Feature(Axis): ...
class Digit(Axis): ...
class Slot(Axis): ...


Scores = Expr[Tensor[Batch, Time, Past]]
Values = Expr[Tensor[Batch, Past, Feature]]
NEVER = -1e9


def along_another(s: Scores, v: Values) -> None:
    w = softmax(s, Time)
    w.dot(v, Past)
    # E: the softmax on line 40 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    dot(w * 0.5, v, Past)
    # E: the softmax on line 40 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    Dot(Past)(StopGradient()(w), v)
    # E: the softmax on line 40 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    s.softmax(Time).dot(v, Past)
    # E: the softmax on line 50 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    Softmax(Time)(s).dot(v, Past)
    # E: the softmax on line 53 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    (w.expand_like(w)).dot(v, Past)
    # E: the softmax on line 40 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    again = where(s > 0.0, w, 0.0) + 1e-6
    again.dot(v, Past)
    # E: the softmax on line 40 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    contract(w, v)
    # E: the softmax on line 40 normalises along Time, but its result is summed along Batch, Past, where it is not
    #    normalised: use softmax along Batch, Past [axes-softmax]
    w.rename(Time, Slot).dot(v, Past)
    # E: the softmax on line 40 normalises along Slot, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    w.dot(v.rename(Feature, Digit), Past)
    # E: the softmax on line 40 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]


def summed(
    s: Expr[Tensor[Time, Past]], v: Expr[Tensor[Past, Feature]], like: Expr[Tensor[Time, Past, Feature]]
) -> None:
    w = s.softmax(Time)
    w @ v
    # E: the softmax on line 77 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    matmul(w, v)
    # E: the softmax on line 77 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    weighted = w.expand_like(like) * v.expand_like(like)
    weighted.sum(Past)
    # E: the softmax on line 77 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    (w.expand_like(like) * v.expand_like(like)).sum(Past)
    # E: the softmax on line 77 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    weighted.sum(Feature)
    right = s.softmax(Past)
    (right.expand_like(like) * v.expand_like(like)).sum(Past)


def classes(x: Expr[Tensor[Batch, Digit]], y: Expr[IntTensor[Batch]]) -> None:
    -take_along(log_softmax(x, Batch), y, Digit).mean()
    # E: the log_softmax on line 97 normalises along Batch, but its result is indexed along Digit, where it is not
    #    normalised: use log_softmax along Digit [axes-softmax]
    # E: the cross_entropy on line 111 takes the classes of x along Digit, but this compares them along Batch
    #    [axes-class]
    take_along(log_softmax(x, Digit), y, Digit)
    log_p = log(x.softmax(Batch))
    # E: the logarithm of a softmax is infinite where a probability underflows to 0: write log_softmax(x, Batch), which
    #    gives the same value and stays finite [axes-overflow]
    # E: the cross_entropy on line 111 takes the classes of x along Digit, but this compares them along Batch
    #    [axes-class]
    take_along(log_p, y, Digit)
    # E: the log_softmax on line 103 normalises along Batch, but its result is indexed along Digit, where it is not
    #    normalised: use log_softmax along Digit [axes-softmax]
    cross_entropy(x, y, Digit)
    cross_entropy(x.softmax(Digit), y, Digit)
    # E: cross_entropy normalises its scores itself, but the softmax on line 112 has already normalised these along
    #    Digit: pass its argument [axes-softmax]
    p = log_softmax(x, Digit)
    cross_entropy(p, y, Digit)


def meant(s: Scores, v: Values, prior: Expr[Tensor[Time]], x: Expr[Tensor[Batch, Digit]]) -> None:
    softmax(s, Past).dot(v, Past)
    w = softmax(s, Time)
    # The slots compete for the inputs, and each takes a mean of what it got.
    shares = w / w.sum(Past).expand_like(w)
    shares.dot(v, Past)
    # A mean of distributions, and the next of a chain.
    softmax(x, Digit).dot(prior.rename(Time, Batch), Batch)
    prior.dot(softmax(s, Past), Time)
    # An overlap: both have the axis.
    softmax(x, Digit).dot(x, Batch)
    # Topics of documents, words of topics.
    softmax(s, Past).dot(softmax(v, Feature), Past)
    w.sum(Time)


def reassigned(s: Scores, v: Values, flag: bool, many: Sequence[Scores]) -> None:
    w = softmax(s, Time)
    w = s
    w.dot(v, Past)
    w = softmax(w, Time)
    w.dot(v, Past)
    # E: the softmax on line 139 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    if flag:
        w = softmax(s, Past)
        w.dot(v, Past)
    w.dot(v, Past)
    for each in many:
        w.dot(v, Past)
        w = softmax(each, Time)
        w.dot(v, Past)
        # E: the softmax on line 149 normalises along Time, but its result is summed along Past, where it is not
        #    normalised: use softmax along Past [axes-softmax]
    w.dot(v, Past)
    weights, other = softmax(s, Time), s
    weights.dot(v, Past)
    # E: the softmax on line 154 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    with open("log") as log:
        inside = softmax(s, Time)
    inside.dot(v, Past)
    # E: the softmax on line 159 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    [w.dot(v, Past) for w in many]


class Kept:
    def __init__(self, s: Scores) -> None:
        self.weights = softmax(s, Time)

    def __call__(self, v: Values) -> None:
        self.weights.dot(v, Past)


def masked(
    s: Scores,
    pad: Expr[BoolTensor[Batch, Time]],
    present: Expr[BoolTensor[Batch, Past]],
    both: Expr[BoolTensor[Batch, Time, Past]],
) -> None:
    where(pad.expand_like(s), -1e9, s).softmax(Past)
    # E: the mask of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give it
    #    the axis Past, as in softmax(scores, Past, where=mask) [axes-mask]
    where(pad.expand_like(s), s, -math.inf).softmax(Past)
    # E: the mask of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give it
    #    the axis Past, as in softmax(scores, Past, where=mask) [axes-mask]
    softmax(where(~pad.expand_like(s), s, NEVER) * 0.5, Past)
    # E: the mask of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give it
    #    the axis Past, as in softmax(scores, Past, where=mask) [axes-mask]
    softmax(s, Past, where=pad.expand_like(s))
    # E: the mask of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give it
    #    the axis Past, as in softmax(scores, Past, where=mask) [axes-mask]
    log_softmax(s, Past, where=pad.expand_like(s))
    # E: the mask of this log_softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give
    #    it the axis Past, as in softmax(scores, Past, where=mask) [axes-mask]
    hidden = pad.expand_like(s)
    scores = where(hidden, -1e9, s)
    scores.softmax(Past)
    # E: the mask of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give it
    #    the axis Past, as in softmax(scores, Past, where=mask) [axes-mask]
    Softmax(Past)(scores)
    # E: the mask of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give it
    #    the axis Past, as in softmax(scores, Past, where=mask) [axes-mask]
    softmax(s + where(pad, -1e9, 0.0).expand_like(s), Past)
    # E: the mask of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give it
    #    the axis Past, as in softmax(scores, Past, where=mask) [axes-mask]
    penalty = as_real(pad) * -1e9
    softmax(s - penalty.expand_like(s), Past)
    # E: the mask of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give it
    #    the axis Past, as in softmax(scores, Past, where=mask) [axes-mask]
    # Masks of both sides, or of the right one.
    where(pad.expand_like(s) | present.expand_like(s), -1e9, s).softmax(Past)
    where(present.expand_like(s), -1e9, s).softmax(Past)
    # E: by its name, present marks what is there, but this hides what is there from the softmax along Past: write
    #    ~present, or softmax(scores, Past, where=present) [axes-mask]
    where(both, -1e9, s).softmax(Past)
    softmax(s + where(present, -1e9, 0.0).expand_like(s), Past)
    scores.softmax(Time)
    # Scores that would not be numbers are made harmless.
    where(pad.expand_like(s), s, 0.0).softmax(Past)
    where(s.max(Past).expand_like(s) > 0.0, s, 0.0).softmax(Past)


def followed(s: Scores, pad: Expr[BoolTensor[Batch, Time]], flag: bool) -> None:
    if flag:
        s = where(pad.expand_like(s), -1e9, s)
    s.softmax(Past)
    s = where(pad.expand_like(s), -1e9, s)
    s.softmax(Past)
    # E: the mask of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give it
    #    the axis Past, as in softmax(scores, Past, where=mask) [axes-mask]


def weighted(x: Expr[Tensor[Batch, Digit]], y: Expr[Tensor[Batch, Digit]]) -> None:
    shares = softmax(x, Digit)
    (shares * (log_softmax(x, Digit) - y)).mean()
    # E: the weights from the softmax on line 234 already add up to 1 along Digit, and this mean divides by the size of
    #    Digit once more: take the sum along Digit instead [axes-softmax]
    (shares * y).mean(Digit)
    # E: the weights from the softmax on line 234 already add up to 1 along Digit, and this mean divides by the size of
    #    Digit once more: take the sum along Digit instead [axes-softmax]
    (shares * y).mean(Batch, Digit)
    # E: the weights from the softmax on line 234 already add up to 1 along Digit, and this mean divides by the size of
    #    Digit once more: take the sum along Digit instead [axes-softmax]
    (shares * y).mean(Batch)
    (shares * y).sum(Digit).mean()


def by_einsum(s: Scores, v: Values) -> None:
    einsum(softmax(s, Time), v, Batch, Time, Feature)
    # E: the softmax on line 249 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past [axes-softmax]
    einsum(softmax(s, Past), v, Batch, Time, Feature)
    einsum(softmax(s, Time), v, Batch, Past, Feature)
    # E: only the first has Time, so this product adds up its elements along Time alone: if this is intended, sum before
    #    the product, as in x.sum(Time) [axes-alone]


class Image(Axis): ...
class Caption(Axis): ...


Atoms = Expr[Tensor[Feature, Digit]]


def cosines(image: Expr[Tensor[Image, Feature]], text: Expr[Tensor[Caption, Feature]], w: Atoms) -> None:
    unit = l2_normalize(image, Feature)
    dot(unit, l2_normalize(text, Feature), Feature)
    dot(unit, l2_normalize(text, Caption), Feature) * 10.0
    # E: the l2_normalize on line 268 normalises along Caption, but its result is summed along Feature, where it is not
    #    normalised: use l2_normalize along Feature [axes-softmax]
    einsum(unit, l2_normalize(text, Caption), Image, Caption)
    # E: the l2_normalize on line 271 normalises along Caption, but its result is summed along Feature, where it is not
    #    normalised: use l2_normalize along Feature [axes-softmax]
    image @ l2_normalize(w, Digit)
    dot(unit, text, Feature)
