"""Statistics of a whole tensor, on purpose."""

from typedtensor import Axis, BoolTensor, Expr, Tensor
from typedtensor.ops import as_real, exp, log, minimum, sqrt, square


class Time(Axis): ...


class Env(Axis): ...


class Row(Axis, size=8): ...


class Column(Axis, size=8): ...


Rollout = Expr[Tensor[Time, Env]]
Image = Expr[Tensor[Row, Column]]


def standardised(advantages: Rollout) -> Rollout:
    centred = advantages - advantages.mean()
    return centred / (advantages.std() + 1e-8)


def standardised_by_hand(advantages: Rollout) -> Rollout:
    centred = advantages - advantages.mean()
    return centred / sqrt(square(centred).mean() + 1e-8)


def clipped(gradient: Image, limit: float) -> Image:
    norm = sqrt(square(gradient).sum())
    return gradient * minimum(1.0, limit / norm)


def shown(image: Image) -> Image:
    low, high = image.min(), image.max()
    return (image - low) / (high - low)


def peaked(image: Image) -> Image:
    return image / image.max()


def named(weights: Image) -> Image:
    return weights / weights.sum(Row, Column)


def joint(counts: Image) -> Image:
    return counts / counts.sum()


def mutual_information(counts: Image) -> Expr[Tensor[()]]:
    p = joint(counts + 1.0)
    rows, columns = p.sum(Column), p.sum(Row)
    return (p * log(p)).sum() - (rows * log(rows)).sum() - (columns * log(columns)).sum()


def stable(scores: Image) -> Expr[Tensor[()]]:
    top = scores.max()
    return top + log(exp(scores - top).sum())


def tokens(losses: Rollout, alive: Expr[BoolTensor[Time, Env]]) -> Expr[Tensor[()]]:
    weights = as_real(alive)
    return (losses * weights / weights.sum()).sum()


def sentences(losses: Rollout, alive: Expr[BoolTensor[Time, Env]]) -> Expr[Tensor[()]]:
    weights = as_real(alive)
    return ((losses * weights).sum(Time) / weights.sum()).sum(Env)
