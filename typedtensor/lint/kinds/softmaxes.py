"""Normalised values, and unit vectors, that are used along another axis, or passed where a loss takes logits.

A product along one axis that is scaled by the size of another, ``dot(q, k, Feature) / sqrt(Key().size)``, is alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from typedtensor.lint.values import (
    PRODUCTS,
    SIZE,
    SOFTMAXES,
    Value,
    axes_of,
    contracted,
    is_learned,
    labels,
    normalised,
    same,
    source,
    varying,
)
from typedtensor.mypy_plugin.types.labels import show
from typedtensor.rules import Atom, Word

_MEANT = "; if this is meant, divide the weights by their sum along {0}, or ignore it"


def check_product(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about weights that are normalised along one axis and summed along another."""
    use = value
    if value.operation == "Sum":
        use = source(value.operands[0])
        if use.operation != "Mul":
            return
    if len(use.operands) != 2:
        return
    along = contracted(value)
    words = [_varying(each) for each in use.operands]
    if not along or None in words:
        return
    sides = [word or () for word in words]
    if value.operation in PRODUCTS and (said := _units(use, along, sides)) is not None:
        yield said
        return
    found = [normalised(each) for each in use.operands]
    shared = tuple(axis for axis in along if axis in sides[0] and axis in sides[1])
    if not shared or any(axis in each for each in found for axis in along):
        return
    for weights, each, word, other in zip(use.operands, found, sides, reversed(sides), strict=True):
        # A vector of weights has no further axis: it averages distributions, or is the next state of a chain.
        if not set(other) - set(word):
            continue
        for axis, (name, line) in each.items():
            if axis in word and axis not in other and not _is_meant(weights, axis, shared, around):
                yield _other(axis, name, line, "summed", shared)
                return


def _is_meant(weights: Value, axis: Atom, along: Word, around: Sequence[Value]) -> bool:
    """Whether weights are divided by their sums afterwards, or a layer or parameter makes the axis that competes.

    So do responsibilities in a mixture, assignments to clusters, slots.
    """
    core = source(weights)
    for each in around:
        if each.operation == "Sum" and set(labels(each)) & set(along) and same(source(each.operands[0]), core):
            return True
    return is_learned(weights, axis)


def _varying(value: Value) -> Word | None:
    """Return the axes along which an operand varies, without those along which it is repeated."""
    along, word = varying(value), axes_of(value)
    return word if along is None or word is None else tuple(axis for axis in word if axis in along)


def _units(use: Value, along: Word, words: Sequence[Word]) -> str | None:
    """Return the message about a cosine, of which one vector has length 1 along another axis."""
    shared = tuple(axis for axis in along if axis in words[0] and axis in words[1])
    made = [source(each) for each in use.operands]
    axes = [labels(each)[0] if each.operation == "L2Normalize" and labels(each) else None for each in made]
    for axis, other, by in zip(axes, reversed(axes), made, strict=True):
        if axis is not None and axis not in shared and other in shared:
            return _other(axis, "l2_normalize", by.line, "summed", shared)
    return None


def check_gather(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about log-probabilities that are indexed along another axis than theirs."""
    found, along = normalised(value.operands[0]), labels(value)
    if along and along[0] not in found:
        for axis, (name, line) in found.items():
            yield _other(axis, name, line, "indexed", along[:1])
            return


def _other(axis: Atom, name: str, line: int, used: str, along: Word) -> str:
    where = show(along)
    how = "" if used == "indexed" else _MEANT.format(where)
    return (
        f"the {name} on line {line} normalises along {show((axis,))}, but its result is {used} along {where}, where it "
        f"is not normalised: use {name} along {where}{how}"
    )


def check_mean(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about a mean along the axis of a softmax: of shares, or of values weighted with them."""
    shares = source(value.operands[0])
    if shares.operation in ("Softmax", "MaskedSoftmax") and value.operation == "Mean":
        if labels(shares) and labels(value)[:1] == labels(shares):
            axis = show(labels(shares))
            yield (
                f"the softmax on line {shares.line} makes its values add up to 1 along {axis}, so their mean along "
                f"{axis} is always the same: reduce another axis"
            )
        return
    for weights in map(source, shares.operands if shares.operation == "Mul" else ()):
        if weights.operation not in ("Softmax", "MaskedSoftmax") or len(labels(weights)) != 1:
            continue
        if not value.labels or labels(weights)[0] in value.labels:
            axis = show(labels(weights))
            yield (
                f"the weights from the softmax on line {weights.line} already add up to 1 along {axis}, and this mean "
                f"divides by the size of {axis} once more: take the sum along {axis} instead; to divide on purpose, "
                f"write the sum / {axis}().size"
            )
            return


def check_logarithms(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about a sum of probabilities along one axis times log-probabilities along another."""
    product = source(value.operands[0])
    if product.operation != "Mul" or not value.labels:
        return
    first, second = map(source, product.operands)
    for shares, logarithms in ((first, second), (second, first)):
        one = labels(shares) if shares.operation in ("Softmax", "MaskedSoftmax") else ()
        by = normalised(logarithms)
        if one and by and all(name == "log_softmax" for name, _ in by.values()) and one[0] not in by:
            yield (
                f"probabilities along {show(one)}, from the softmax on line {shares.line}, are multiplied by "
                f"log-probabilities along {show(tuple(by))}: use one axis for both"
            )
            return


def check_segments(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about shares over a whole axis that are summed for each of its segments."""
    product = source(value.operands[0])
    for shares in map(source, product.operands if product.operation == "Mul" else ()):
        if shares.operation in SOFTMAXES and labels(value) and labels(value)[0] in shares.labels:
            yield (
                f"the softmax on line {shares.line} makes its values add up to 1 over all of {show(labels(shares))}, "
                "but this sums them for each segment: use segment_softmax, with the same segments"
            )
            return


def check_scale(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about a product divided by the root of the size of an axis that it does not sum."""
    product, size = source(value.operands[0]), value.operands[1]
    if size.operation != SIZE or size.name != "root" or product.operation not in PRODUCTS:
        return
    summed = contracted(product)
    if summed and labels(size) and not set(labels(size)) & set(summed):
        yield (
            f"this product sums along {show(summed)}, but is divided by the square root of the size of "
            f"{show(labels(size))}: to keep its variance, divide by sqrt({show(summed[:1])}().size); to scale by "
            "another number, write the number"
        )


_FLOOR = "none is negative, so no probability is below a half"
_SHARE = "each is between 0 and 1, so no class has a probability near 1"
_FLAT = "none is negative, and a score that the ReLU makes 0 has no gradient"

_BOUNDED = {
    ("BinaryCrossEntropy", "ReLU"): ("binary_cross_entropy", "logits of any sign", "ReLU", _FLOOR),
    ("BinaryCrossEntropy", "Sigmoid"): ("binary_cross_entropy", "logits of any sign", "sigmoid", _FLOOR),
    ("BinaryCrossEntropy", "Softmax"): ("binary_cross_entropy", "logits of any sign", "softmax", _FLOOR),
    ("CrossEntropy", "ReLU"): ("cross_entropy", "scores of any sign", "ReLU", _FLAT),
    ("CrossEntropy", "Sigmoid"): ("cross_entropy", "scores of any size", "sigmoid", _SHARE),
}
"""The parts of the message, for each loss and operation that computed its logits."""

_IGNORED = "; if this is meant, ignore it"


def check_scores(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about scores that are bounded, or normalised already."""
    scores = source(value.operands[0])
    said = _BOUNDED.get((value.operation, scores.operation))
    if said is not None:
        function, wanted, what, bounds = said
        yield (
            f"{function} takes {wanted}, but after the {what} on line {scores.line} {bounds}: pass the argument of the "
            f"{what}{_IGNORED}"
        )
    axis = labels(value)[0] if labels(value) else None
    by = normalised(scores).get(axis) if axis is not None else None
    if axis is not None and by is not None and by[0] == "softmax":
        yield (
            f"cross_entropy normalises its scores itself, but the softmax on line {by[1]} has already normalised these "
            f"along {show((axis,))}: pass its argument{_IGNORED}"
        )


def check_divergence(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about a wrong choice between probabilities and log-probabilities."""
    first, second = ({name for name, _ in normalised(each).values()} for each in value.operands[:2])
    if value.operation == "NegativeLogLikelihood":
        if "softmax" in first:
            yield f"negative_log_likelihood takes log-probabilities, but this is a softmax: use log_softmax{_IGNORED}"
    elif "softmax" in first:
        yield f"kl_div takes log-probabilities first, but this is a softmax: use log_softmax{_IGNORED}"
    elif "log_softmax" in second:
        yield f"kl_div takes probabilities second, but is given logarithms: use softmax{_IGNORED}"
