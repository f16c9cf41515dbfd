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
    # N: the softmax on line 50 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    dot(w * 0.5, v, Past)
    # N: the softmax on line 50 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    Dot(Past)(StopGradient()(w), v)
    # N: the softmax on line 50 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    s.softmax(Time).dot(v, Past)
    # N: the softmax on line 63 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    Softmax(Time)(s).dot(v, Past)
    # N: the softmax on line 67 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    (w.expand_like(w)).dot(v, Past)
    # N: the softmax on line 50 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    again = where(s > 0.0, w, 0.0) + 1e-6
    again.dot(v, Past)
    # N: the softmax on line 50 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    contract(w, v)
    # N: the softmax on line 50 normalises along Time, but its result is summed along Batch, Past, where it is not
    #    normalised: use softmax along Batch, Past; if this is meant, divide the weights by their sum along Batch, Past,
    #    or ignore it [lint-softmax]
    w.rename(Time, Slot).dot(v, Past)
    # N: the softmax on line 50 normalises along Slot, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    w.dot(v.rename(Feature, Digit), Past)
    # N: the softmax on line 50 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]


def summed(
    s: Expr[Tensor[Time, Past]], v: Expr[Tensor[Past, Feature]], like: Expr[Tensor[Time, Past, Feature]]
) -> None:
    w = s.softmax(Time)
    w @ v
    # N: the softmax on line 97 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    matmul(w, v)
    # N: the softmax on line 97 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    weighted = w.expand_like(like) * v.expand_like(like)
    weighted.sum(Past)
    # N: the softmax on line 97 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    (w.expand_like(like) * v.expand_like(like)).sum(Past)
    # N: the softmax on line 97 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    weighted.sum(Feature)
    right = s.softmax(Past)
    (right.expand_like(like) * v.expand_like(like)).sum(Past)


def classes(x: Expr[Tensor[Batch, Digit]], y: Expr[IntTensor[Batch]]) -> None:
    -take_along(log_softmax(x, Batch), y, Digit).mean()
    # N: the log_softmax on line 121 normalises along Batch, but its result is indexed along Digit, where it is not
    #    normalised: use log_softmax along Digit [lint-softmax]
    take_along(log_softmax(x, Digit), y, Digit)
    log_p = log(x.softmax(Batch))
    take_along(log_p, y, Digit)
    # N: the log_softmax on line 125 normalises along Batch, but its result is indexed along Digit, where it is not
    #    normalised: use log_softmax along Digit [lint-softmax]
    cross_entropy(x, y, Digit)
    cross_entropy(x.softmax(Digit), y, Digit)
    # N: cross_entropy normalises its scores itself, but the softmax on line 130 has already normalised these along
    #    Digit: pass its argument; if this is meant, ignore it [lint-logits]
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
    # N: the softmax on line 157 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    if flag:
        w = softmax(s, Past)
        w.dot(v, Past)
    w.dot(v, Past)
    for each in many:
        w.dot(v, Past)
        w = softmax(each, Time)
        w.dot(v, Past)
        # N: the softmax on line 168 normalises along Time, but its result is summed along Past, where it is not
        #    normalised: use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore
        #    it [lint-softmax]
    w.dot(v, Past)
    weights, other = softmax(s, Time), s
    # N: other is computed but never read, perhaps because another value is used in its place: use it, remove it, or
    #    rename it to _other if this is intended [lint-unused]
    weights.dot(v, Past)
    # N: the softmax on line 174 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    with open("log") as log:
        inside = softmax(s, Time)
    inside.dot(v, Past)
    # N: the softmax on line 182 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    [w.dot(v, Past) for w in many]


class Kept:
    def __init__(self, s: Scores) -> None:
        self.weights = softmax(s, Time)

    def __call__(self, v: Values) -> None:
        self.weights.dot(v, Past)
        # N: the softmax on line 192 normalises along Time, but its result is summed along Past, where it is not
        #    normalised: use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore
        #    it [lint-softmax]


def masked(
    s: Scores,
    pad: Expr[BoolTensor[Batch, Time]],
    present: Expr[BoolTensor[Batch, Past]],
    both: Expr[BoolTensor[Batch, Time, Past]],
) -> None:
    where(pad.expand_like(s), -1e9, s).softmax(Past)
    # N: the mask pad of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give
    #    it the axis Past, as in softmax(scores, Past, where=mask); if this is meant, ignore it [lint-mask]
    where(pad.expand_like(s), s, -math.inf).softmax(Past)
    # N: the mask pad of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give
    #    it the axis Past, as in softmax(scores, Past, where=mask); if this is meant, ignore it [lint-mask]
    softmax(where(~pad.expand_like(s), s, NEVER) * 0.5, Past)
    # N: the mask of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give it
    #    the axis Past, as in softmax(scores, Past, where=mask); if this is meant, ignore it [lint-mask]
    softmax(s, Past, where=pad.expand_like(s))
    # N: the mask pad of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give
    #    it the axis Past, as in softmax(scores, Past, where=mask); if this is meant, ignore it [lint-mask]
    log_softmax(s, Past, where=pad.expand_like(s))
    # N: the mask pad of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give
    #    it the axis Past, as in softmax(scores, Past, where=mask); if this is meant, ignore it [lint-mask]
    hidden = pad.expand_like(s)
    scores = where(hidden, -1e9, s)
    scores.softmax(Past)
    # N: the mask pad of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give
    #    it the axis Past, as in softmax(scores, Past, where=mask); if this is meant, ignore it [lint-mask]
    Softmax(Past)(scores)
    # N: the mask pad of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give
    #    it the axis Past, as in softmax(scores, Past, where=mask); if this is meant, ignore it [lint-mask]
    softmax(s + where(pad, -1e9, 0.0).expand_like(s), Past)
    # N: the mask pad of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give
    #    it the axis Past, as in softmax(scores, Past, where=mask); if this is meant, ignore it [lint-mask]
    penalty = as_real(pad) * -1e9
    softmax(s - penalty.expand_like(s), Past)
    # N: the mask pad of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give
    #    it the axis Past, as in softmax(scores, Past, where=mask); if this is meant, ignore it [lint-mask]
    # Masks of both sides, or of the right one.
    where(pad.expand_like(s) | present.expand_like(s), -1e9, s).softmax(Past)
    where(present.expand_like(s), -1e9, s).softmax(Past)
    # N: by its name, present marks what is there, but this hides what is there from the softmax along Past: write
    #    ~present, or rename it [lint-mask]
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
    # N: the mask pad of this softmax along Past varies only along Batch, Time, so it hides all of Past or nothing: give
    #    it the axis Past, as in softmax(scores, Past, where=mask); if this is meant, ignore it [lint-mask]


def weighted(x: Expr[Tensor[Batch, Digit]], y: Expr[Tensor[Batch, Digit]]) -> None:
    shares = softmax(x, Digit)
    (shares * (log_softmax(x, Digit) - y)).mean()
    # N: the weights from the softmax on line 261 already add up to 1 along Digit, and this mean divides by the size of
    #    Digit once more: take the sum along Digit instead; to divide on purpose, write the sum / Digit().size
    #    [lint-softmax]
    (shares * y).mean(Digit)
    # N: the weights from the softmax on line 261 already add up to 1 along Digit, and this mean divides by the size of
    #    Digit once more: take the sum along Digit instead; to divide on purpose, write the sum / Digit().size
    #    [lint-softmax]
    (shares * y).mean(Batch, Digit)
    # N: the weights from the softmax on line 261 already add up to 1 along Digit, and this mean divides by the size of
    #    Digit once more: take the sum along Digit instead; to divide on purpose, write the sum / Digit().size
    #    [lint-softmax]
    (shares * y).mean(Batch)
    (shares * y).sum(Digit).mean()


def by_einsum(s: Scores, v: Values) -> None:
    einsum(softmax(s, Time), v, Batch, Time, Feature)
    # N: the softmax on line 279 normalises along Time, but its result is summed along Past, where it is not normalised:
    #    use softmax along Past; if this is meant, divide the weights by their sum along Past, or ignore it
    #    [lint-softmax]
    einsum(softmax(s, Past), v, Batch, Time, Feature)
    einsum(softmax(s, Time), v, Batch, Past, Feature)


class Image(Axis): ...


class Caption(Axis): ...


Atoms = Expr[Tensor[Feature, Digit]]


def cosines(image: Expr[Tensor[Image, Feature]], text: Expr[Tensor[Caption, Feature]], w: Atoms) -> None:
    unit = l2_normalize(image, Feature)
    dot(unit, l2_normalize(text, Feature), Feature)
    dot(unit, l2_normalize(text, Caption), Feature) * 10.0
    # N: the l2_normalize on line 299 normalises along Caption, but its result is summed along Feature, where it is not
    #    normalised: use l2_normalize along Feature; if this is meant, divide the weights by their sum along Feature, or
    #    ignore it [lint-softmax]
    einsum(unit, l2_normalize(text, Caption), Image, Caption)
    # N: the l2_normalize on line 303 normalises along Caption, but its result is summed along Feature, where it is not
    #    normalised: use l2_normalize along Feature; if this is meant, divide the weights by their sum along Feature, or
    #    ignore it [lint-softmax]
    image @ l2_normalize(w, Digit)
    dot(unit, text, Feature)
