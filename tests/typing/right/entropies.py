"""Entropies, ensembles, calibration, label smoothing: uses of a softmax along several axes."""

from typedtensor import Axis, Expr, IntTensor, Tensor
from typedtensor.ops import cross_entropy, exp, log, log_softmax, softmax, square, take_along


class Member(Axis, size=5): ...


class Batch(Axis): ...


class Digit(Axis, size=10): ...


Logits = Expr[Tensor[Member, Batch, Digit]]


def mutual_information(logits: Logits) -> Expr[Tensor[Batch]]:
    p = softmax(logits, Digit)
    mean = p.mean(Member)
    return -(mean * log(mean + 1e-9)).sum(Digit) + (p * log_softmax(logits, Digit)).sum(Digit).mean(Member)


def likelihood(logits: Logits, digit: Expr[IntTensor[Batch]]) -> Expr[Tensor[Batch]]:
    mean = softmax(logits, Digit).mean(Member)
    return -log(take_along(mean, digit, Digit))


def smoothed(logits: Expr[Tensor[Batch, Digit]], digit: Expr[IntTensor[Batch]]) -> Expr[Tensor[Batch]]:
    hard = cross_entropy(logits, digit, Digit)
    return 0.9 * hard - 0.1 * log_softmax(logits, Digit).mean(Digit)


def brier(logits: Expr[Tensor[Batch, Digit]], target: Expr[Tensor[Batch, Digit]]) -> Expr[Tensor[Batch]]:
    return square(softmax(logits, Digit) - target).mean(Digit)


def usage(logits: Expr[Tensor[Batch, Digit]]) -> Expr[Tensor[()]]:
    shares = softmax(logits, Digit).mean(Batch)
    return exp(-(shares * log(shares + 1e-9)).sum(Digit))


def confidence(logits: Expr[Tensor[Batch, Digit]]) -> Expr[Tensor[Batch]]:
    return softmax(logits, Digit).max(Digit)
