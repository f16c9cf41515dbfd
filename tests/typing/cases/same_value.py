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
        log(softmax(x, Action)),
        # E: the logarithm of a softmax is infinite where a share is too small for its type: write log_softmax(x,
        #    Action), the same without that [axes-overflow]
        log(shares),
        # E: the logarithm of a softmax is infinite where a share is too small for its type: write log_softmax(x,
        #    Action), the same without that [axes-overflow]
        log(shares + 1e-9),
        log(sigmoid(x)),
        # E: the logarithm of a sigmoid is infinite where it is too small for its type: write log_sigmoid(x), the same
        #    without that [axes-overflow]
        log(1.0 + exp(x)),
        log(exp(x) + 1.0),
        log(exp(x) + 2.0),
        log(exp(x).sum(Action)).expand_like(x),
        # E: the logarithm of a sum of exponentials is infinite where one is too large for its type: write
        #    log_sum_exp(x, Action), the same without that [axes-overflow]
        log(exp(x - x.max(Action).expand_like(x)).sum(Action)).expand_like(x),
        log_sum_exp(x, Action).expand_like(x),
        log(square(x).sum(Action)).expand_like(x),
    ]


def themselves(x: Scores, y: Scores, layer: Linear[Action, Action]) -> list[Scores]:
    h, mapped = relu(layer(x)), layer(x)
    return [
        x - x,
        # E: x - x is 0: one of the two should be something else; where zeros are meant, write zeros_like(x) [axes-held]
        exp(x - stop_gradient(x)),
        x - y,
        square(x - stop_gradient(x)),
        # E: x is compared with itself without its gradient, so that this and its gradient are 0: one of the two should
        #    be something else [axes-held]
        square(x - stop_gradient(y)),
        h + h,
        # E: h is added to itself, and was made of x, of the same type: a residual is x + h; where the double is meant,
        #    write 2.0 * h [axes-residual]
        x + h,
        x + mapped,
    ]


def totals(x: Scores) -> list[Scores]:
    centred = x - x.mean(Action).expand_like(x)
    return [
        centred / (x.std().expand_like(x) + 1e-5),
        # E: x.std() is over all axes of x (Batch, Action) and is mixed with centred along Batch, Action: name the axes,
        #    as in x.std(Action); where all are meant, write x.std(Batch, Action) [axes-total]
        centred / sqrt(square(x).mean().expand_like(x)),
        centred / x.std(Batch, Action).expand_like(x),
        x - x.mean().expand_like(x),
        # E: x.mean() is over all axes of x (Batch, Action) and is mixed with x again: name the axes, as in
        #    x.mean(Action); where all are meant, write x.mean(Batch, Action) [axes-total]
        centred / (x.std(Action).expand_like(x) + 1e-5),
    ]


def surrogate(scores: Scores, actions: Expr[IntTensor[Batch]], returns: Vector, values: Vector) -> list[Vector]:
    chosen = take_along(log_softmax(scores, Action), actions, Action)
    advantage = returns - values
    policy = -chosen * advantage
    return [policy, square(advantage), square(values)]
    # E: line 94 weighs logarithms of probabilities by returns - values with its gradient, so that the policy changes
    #    values as well: weigh them by stop_gradient(returns - values) [axes-gradient]


def stopped(scores: Scores, actions: Expr[IntTensor[Batch]], returns: Vector, values: Vector) -> list[Vector]:
    advantage = stop_gradient(returns - values)
    return [take_along(log_softmax(scores, Action), actions, Action) * advantage, square(returns - values)]


def joint(of: Normal[Batch, Action], drawn: Scores, advantage: Vector) -> list[Vector]:
    mean = of.log_density(drawn).mean(Action)
    # E: this is the mean along Action of logarithms of densities, and a factor afterwards: the logarithm of the density
    #    of all along Action together is their sum [axes-log]
    total = of.log_density(drawn).sum(Action)
    measured = of.log_density(drawn).mean(Action)
    return [mean * advantage, total * advantage, measured]


def codes(mean: Scores, log_variance: Scores, noise: Scores) -> list[Scores]:
    return [mean + exp(log_variance) * noise, mean + exp(log_variance * 0.5) * noise, mean + exp(log_variance)]
    # E: log_variance is the logarithm of a variance, and noise is multiplied with a standard deviation, the root of it:
    #    write exp(0.5 * log_variance) [axes-affine]


def bounds(posterior: Normal[Batch, Action], prior: Normal[Batch, Action]) -> list[Scores]:
    return [prior.kl_divergence(posterior), posterior.kl_divergence(prior)]
    # E: this is the divergence of the prior from the posterior, and the bound of a likelihood has the other one: write
    #    posterior.kl_divergence(prior) [axes-role]


class Attention(Module):
    def __init__(self) -> None:
        self.query, self.key = Linear(Hidden, Hidden), Linear(Hidden, Hidden)

    def __call__(self, x: Expr[Tensor[Time, Hidden]]) -> Expr[Tensor[Time, Past]]:
        query, key = self.key(x), self.query(x.rename(Time, Past))
        # E: query is assigned what is named key, and key what is named query: exchange them, or give them names of
        #    their own [axes-role]
        return query.dot(key, Hidden)

    def right(self, x: Expr[Tensor[Time, Hidden]]) -> Expr[Tensor[Time, Past]]:
        query, key = self.query(x), self.key(x.rename(Time, Past))
        return query.dot(key, Hidden)
