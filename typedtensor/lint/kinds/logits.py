"""Values that are no logits, where a loss takes logits; probabilities, where one takes log-probabilities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from typedtensor.lint.facts import labels, normalised, source
from typedtensor.lint.values import Value
from typedtensor.mypy_plugin.types.labels import show

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

_MEANT = "; if this is meant, ignore it"


def check_scores(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about scores that are bounded, or normalised already."""
    scores = source(value.operands[0])
    said = _BOUNDED.get((value.operation, scores.operation))
    if said is not None:
        function, wanted, what, bounds = said
        yield (
            f"{function} takes {wanted}, but after the {what} on line {scores.line} {bounds}: pass the argument of the "
            f"{what}{_MEANT}"
        )
    axis = labels(value)[0] if labels(value) else None
    by = normalised(scores).get(axis) if axis is not None else None
    if axis is not None and by is not None and by[0] == "softmax":
        yield (
            f"cross_entropy normalises its scores itself, but the softmax on line {by[1]} has already normalised these "
            f"along {show((axis,))}: pass its argument{_MEANT}"
        )


def check_divergence(value: Value, around: Sequence[Value]) -> Iterator[str]:
    """Yield the message about a wrong choice between probabilities and log-probabilities."""
    first, second = ({name for name, _ in normalised(each).values()} for each in value.operands[:2])
    if value.operation == "NegativeLogLikelihood":
        if "softmax" in first:
            yield f"negative_log_likelihood takes log-probabilities, but this is a softmax: use log_softmax{_MEANT}"
    elif "softmax" in first:
        yield f"kl_div takes log-probabilities first, but this is a softmax: use log_softmax{_MEANT}"
    elif "log_softmax" in second:
        yield f"kl_div takes probabilities second, but is given logarithms: use softmax{_MEANT}"
