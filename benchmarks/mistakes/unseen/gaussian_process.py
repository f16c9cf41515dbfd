"""Regression by a Gaussian process: the marginal likelihood, and the mean and the variance at further points."""

from __future__ import annotations

from math import pi

import numpy as np

from benchmarks.mistakes.parts import draw, trial
from typedtensor import Axis, Const, Input, Param, Tensor
from typedtensor.ops import cholesky, diagonal, dot, exp, log, softplus, square, triangular_solve


class Row(Axis, size=6): ...


class Column(Axis, size=6): ...


class Test(Axis, size=4): ...


class Other(Axis, size=4): ...


class Feature(Axis, size=2): ...


class One(Axis, size=1): ...


scale = Param(Tensor[Feature](np.zeros(2, np.float32)))
amplitude, noise = Param(Tensor[()](0.0)), Param(Tensor[()](-1.0))
eye = Const(Tensor[Row, Column](np.eye(6, dtype=np.float32)))

x, y = Input(Tensor[Row, Feature]), Input(Tensor[Row])
new = Input(Tensor[Test, Feature])

scaled = x / softplus(scale).expand_like(x)
moved = new / softplus(scale).expand_like(new)
rows = scaled.expand(Column).transpose(Row, Column, Feature)
columns = scaled.rename(Row, Column).expand_like(rows)
distance = square(rows - columns).sum(Feature)
kernel = exp(amplitude) * exp(-0.5 * distance)
covariance = kernel + (softplus(noise) + 1e-3) * eye
factor = cholesky(covariance, Row, Column)
target = y.expand(One).transpose(Row, One)
whitened = triangular_solve(factor, target, Row, Column).sum(One)
fit = square(whitened).sum(Column)
size = log(diagonal(factor, Row, Column)).sum(Row)
log_likelihood = -0.5 * fit - size - 0.5 * 6.0 * np.log(2.0 * pi)
loss = -log_likelihood

apart = scaled.expand(Test).transpose(Row, Test, Feature)
between = exp(amplitude) * exp(-0.5 * square(apart - moved.expand_like(apart)).sum(Feature))
half = triangular_solve(factor, between, Row, Column)
mean = dot(half, whitened, Column)
variance = exp(amplitude).expand(Test) - square(half).sum(Column)
smooth = square(mean).mean(Test) + variance.mean(Test)


def run() -> float:
    """The loss of a random batch, with its gradients."""
    return trial(loss + 0.01 * smooth, draw(x), draw(y), draw(new))
