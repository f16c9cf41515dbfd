"""Formulas that overflow, values compared with themselves, and what is told by names alone."""

from typedtensor import Axis, Expr, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import (
    exp,
    log,
    log_softmax,
    log_sum_exp,
    relu,
    sigmoid,
    softmax,
    sqrt,
    square,
    stop_gradient,
    take_along,
)
from typedtensor.prob import Normal


class Batch(Axis): ...
class Time(Axis): ...
class Past(Axis): ...
class Hidden(Axis, size=4): ...
class Action(Axis, size=3): ...


Vector = Expr[Tensor[Batch]]
Scores = Expr[Tensor[Batch, Action]]


def logarithms(x: Scores) -> list[Scores]:
    shares = softmax(x, Action)
    return [
        x.softmax(Action).log(),
        # E: the logarithm of a softmax is infinite where a probability underflows to 0: write log_softmax(x, Action),
        #    which gives the same value and stays finite [axes-overflow]
        x.exp().sum(Action).log().expand_like(x),
        # E: the logarithm of a sum of exponentials is infinite where one of them overflows: write log_sum_exp(x,
        #    Action), which gives the same value and stays finite [axes-overflow]
        log(softmax(x, Action)),
        # E: the logarithm of a softmax is infinite where a probability underflows to 0: write log_softmax(x, Action),
        #    which gives the same value and stays finite [axes-overflow]
        log(shares),
        # E: the logarithm of a softmax is infinite where a probability underflows to 0: write log_softmax(x, Action),
        #    which gives the same value and stays finite [axes-overflow]
        log(shares + 1e-9),
        log(sigmoid(x)),
        # E: the logarithm of a sigmoid is infinite where it underflows to 0: write log_sigmoid(x), which gives the same
        #    value and stays finite [axes-overflow]
        log(1.0 + exp(x)),
        log(exp(x) + 1.0),
        log(exp(x) + 2.0),
        log(exp(x).sum(Action)).expand_like(x),
        # E: the logarithm of a sum of exponentials is infinite where one of them overflows: write log_sum_exp(x,
        #    Action), which gives the same value and stays finite [axes-overflow]
        log(exp(x - x.max(Action).expand_like(x)).sum(Action)).expand_like(x),
        log_sum_exp(x, Action).expand_like(x),
        log(square(x).sum(Action)).expand_like(x),
    ]


def themselves(x: Scores, y: Scores, layer: Linear[Action, Action]) -> list[Scores]:
    h, mapped = relu(layer(x)), layer(x)
    return [
        x - x,
        # E: x - x is always 0: one of the two should be a different value; for zeros, write zeros_like(x) [axes-held]
        exp(x - stop_gradient(x)),
        x - y,
        square(x - stop_gradient(x)),
        # E: this compares x with a stop_gradient of itself, so the result and its gradient are always 0: one of the two
        #    should be a different value [axes-held]
        square(x - stop_gradient(y)),
        h + h,
        # E: h is added to itself, but was computed from x, of the same type: for a residual, write x + h; to double it,
        #    write 2.0 * h [axes-residual]
        x + h,
        x + mapped,
    ]


def totals(x: Scores) -> list[Scores]:
    centred = x - x.mean(Action).expand_like(x)
    return [
        centred / (x.std().expand_like(x) + 1e-5),
        # E: x.std() reduces all axes of x (Batch, Action) and is combined with centred along Batch, Action: name the
        #    axes, as in x.std(Action); if all are intended, write x.std(Batch, Action) [axes-total]
        centred / sqrt(square(x).mean().expand_like(x)),
        centred / x.std(Batch, Action).expand_like(x),
        x - x.mean().expand_like(x),
        # E: x.mean() reduces all axes of x (Batch, Action) and is combined with x again: name the axes, as in
        #    x.mean(Action); if all are intended, write x.mean(Batch, Action) [axes-total]
        centred / (x.std(Action).expand_like(x) + 1e-5),
    ]


def surrogate(scores: Scores, actions: Expr[IntTensor[Batch]], returns: Vector, values: Vector) -> list[Vector]:
    chosen = take_along(log_softmax(scores, Action), actions, Action)
    advantage = returns - values
    policy = -chosen * advantage
    return [policy, square(advantage), square(values)]
    # E: line 100 weights log-probabilities by returns - values without stopping its gradient, so the policy also
    #    changes values: weight them by stop_gradient(returns - values) [axes-gradient]


def stopped(scores: Scores, actions: Expr[IntTensor[Batch]], returns: Vector, values: Vector) -> list[Vector]:
    advantage = stop_gradient(returns - values)
    return [take_along(log_softmax(scores, Action), actions, Action) * advantage, square(returns - values)]


def joint(of: Normal[Batch, Action], drawn: Scores, advantage: Vector) -> list[Vector]:
    mean = of.log_density(drawn).mean(Action)
    # E: this mean of log-densities along Action is used as a factor later, but the log-density of all along Action
    #    together is their sum: use sum [axes-log]
    total = of.log_density(drawn).sum(Action)
    measured = of.log_density(drawn).mean(Action)
    return [mean * advantage, total * advantage, measured]


def codes(mean: Scores, log_variance: Scores, noise: Scores) -> list[Scores]:
    also = mean + log_variance.exp() * noise
    # E: log_variance is the logarithm of a variance, but noise is scaled by the standard deviation, its square root:
    #    write exp(0.5 * log_variance) [axes-affine]
    return [also, mean + exp(log_variance) * noise, mean + exp(log_variance * 0.5) * noise, mean + exp(log_variance)]
    # E: log_variance is the logarithm of a variance, but noise is scaled by the standard deviation, its square root:
    #    write exp(0.5 * log_variance) [axes-affine]


def bounds(posterior: Normal[Batch, Action], prior: Normal[Batch, Action]) -> list[Scores]:
    return [prior.kl_divergence(posterior), posterior.kl_divergence(prior)]
    # E: this is the divergence of prior from posterior, but the evidence lower bound needs the reverse: write
    #    posterior.kl_divergence(prior) [axes-role]


class Attention(Module):
    def __init__(self) -> None:
        self.query, self.key = Linear(Hidden, Hidden), Linear(Hidden, Hidden)

    def __call__(self, x: Expr[Tensor[Time, Hidden]]) -> Expr[Tensor[Time, Past]]:
        query, key = self.key(x), self.query(x.rename(Time, Past))
        # E: query is assigned a value named key, and key one named query: swap them, or rename the variables
        #    [axes-role]
        return query.dot(key, Hidden)

    def right(self, x: Expr[Tensor[Time, Hidden]]) -> Expr[Tensor[Time, Past]]:
        query, key = self.query(x), self.key(x.rename(Time, Past))
        return query.dot(key, Hidden)
