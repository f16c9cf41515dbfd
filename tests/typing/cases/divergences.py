"""Divergences of what is no logarithm of probabilities, or is one, and of distributions along two axes."""

from typedtensor import Axis, Expr, IntTensor, Tensor
from typedtensor.ops import (
    exp,
    kl_divergence,
    log,
    log_softmax,
    negative_log_likelihood,
    smoothed_cross_entropy,
    softmax,
    stop_gradient,
)


class Batch(Axis): ...


class Digit(Axis, size=10): ...


Scores = Expr[Tensor[Batch, Digit]]


def distilled(teacher: Scores, student: Scores) -> None:
    soft = softmax(stop_gradient(teacher) / 2.0, Digit)
    kl_divergence(log_softmax(student / 2.0, Digit), soft)
    kl_divergence(log(softmax(student, Digit) + 1e-9), soft)
    kl_divergence(student, soft)
    kl_divergence(log_softmax(student, Digit), teacher)
    kl_divergence(log_softmax(student, Digit), exp(log_softmax(teacher, Digit)))
    kl_divergence(softmax(student / 2.0, Digit), soft)
    # E: kl_divergence takes log-probabilities first, but the softmax on line 32 gives probabilities: use log_softmax
    #    [axes-log]
    kl_divergence(softmax(student, Digit), teacher)
    # E: kl_divergence takes log-probabilities first, but the softmax on line 35 gives probabilities: use log_softmax
    #    [axes-log]
    kl_divergence(soft, student.log_softmax(Digit))
    # E: kl_divergence takes log-probabilities first, then probabilities, but these two are the other way round
    #    [axes-log]
    logs = log_softmax(teacher, Digit)
    kl_divergence(log_softmax(student, Digit), logs).sum(Digit)
    # E: kl_divergence takes probabilities second, but the log_softmax on line 41 gives log-probabilities: use softmax
    #    [axes-log]
    kl_divergence(log_softmax(student, Digit), softmax(teacher, Batch)).sum(Digit)
    # E: kl_divergence compares distributions along one axis, but the first is along Digit (line 45) and the second
    #    along Batch (line 45) [axes-softmax]


def chosen(scores: Scores, ids: Expr[IntTensor[Batch]]) -> None:
    negative_log_likelihood(softmax(scores, Digit), ids, Digit)
    # E: negative_log_likelihood takes log-probabilities, but the softmax on line 51 gives probabilities: use
    #    log_softmax [axes-log]
    negative_log_likelihood(log_softmax(scores, Digit), ids, Digit)
    negative_log_likelihood(log(softmax(scores, Digit)), ids, Digit)
    # E: the logarithm of a softmax is infinite where a probability underflows to 0: write log_softmax(x, Digit), which
    #    gives the same value and stays finite [axes-overflow]
    negative_log_likelihood(scores, ids, Digit)
    smoothed_cross_entropy(softmax(scores, Digit), ids, Digit)
    # E: cross_entropy normalises its scores itself, but the softmax on line 59 has already normalised these along
    #    Digit: pass its argument [axes-softmax]
    smoothed_cross_entropy(scores, ids, Digit)
