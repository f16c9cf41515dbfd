"""What names and the flow of data say of values whose axes fit: roles, states, targets, residuals."""

from dataclasses import dataclass

from typedtensor import Axis, BoolTensor, Expr, Input, IntTensor, Module, Tensor
from typedtensor.nn import Embedding, Linear
from typedtensor.ops import as_real, cross_entropy, dot, relu, softplus, square, stop_gradient, tanh


class Batch(Axis): ...


class Hidden(Axis, size=4): ...


class Word(Axis, size=9): ...


States = Expr[Tensor[Batch, Hidden]]
Losses = Expr[Tensor[Batch]]
Words = Expr[IntTensor[Batch]]


class Modulation(Module):
    def __init__(self) -> None:
        self.scale = Linear(Hidden, Hidden, seed=0)
        self.shift = Linear(Hidden, Hidden, seed=1)

    def right(self, x: States) -> States:
        return x * (1.0 + self.scale(x)).expand_like(x) + self.shift(x)

    def exchanged(self, x: States) -> States:
        return x * (1.0 + self.shift(x)).expand_like(x) + self.scale(x)
        # E: scale is added and shift multiplies, but their names suggest the reverse: swap them, or rename them
        #    [axes-affine]


@dataclass(frozen=True)
class Belief:
    mean: States
    deviation: States

    def sample(self, noise: States) -> States:
        return self.deviation + self.mean * noise
        # E: deviation is added and mean multiplies, but their names suggest the reverse: swap them, or rename them
        #    [axes-affine]

    def sampled(self, noise: States) -> States:
        return self.mean + self.deviation * noise + (self.deviation + square(self.mean)) * self.deviation


def divergence(after: Belief, before: Belief) -> Losses:
    return square(after.mean - before.mean).sum(Hidden)


def mixed(after: Belief, before: Belief) -> Belief:
    return Belief(after.mean, before.deviation)


def beliefs(prior: Belief, posterior: Belief) -> list[Losses | Belief]:
    held = Belief(stop_gradient(prior.mean), stop_gradient(prior.deviation))
    return [
        divergence(posterior, prior),
        divergence(prior, posterior),
        # E: the parameter after is given the variable prior, which is named like the parameter before of the same type:
        #    if this is intended, write after=prior [axes-role]
        divergence(posterior, held),
        divergence(held, prior),
        # E: before receives prior, and after receives the same value with its gradient stopped: one of the two should
        #    be a different value [axes-held]
        mixed(held, prior),
        divergence(after=prior, before=posterior),
    ]


class Cell(Module):
    def __init__(self) -> None:
        self.layer = Linear(Hidden, Hidden, seed=2)

    def move(self, x: States, memory: States) -> States:
        return tanh(self.layer(x) + memory)

    def predict(self, memory: States) -> States:
        return self.layer(memory)


def steps(cell: Cell, x: States, old: States) -> list[States]:
    first = cell.predict(old)
    memory = cell.move(x, old)
    return [first, cell.predict(memory), cell.predict(old), cell.predict(memory=old), cell.predict(x)]
    # E: the parameter memory is given old, but line 89 computed a new memory from it: pass memory, or write memory=old
    #    if the old value is intended [axes-stale]


class Reader(Module):
    def __init__(self) -> None:
        self.table = Embedding(Word, Hidden, seed=3)
        self.layer = Linear(Hidden, Word, seed=4)

    def __call__(self, words: Words) -> Expr[Tensor[Batch, Word]]:
        return self.layer(self.table(words))


reader = Reader()
before, target = Input(IntTensor[Batch]), Input(IntTensor[Batch])
scores, known = reader(before), reader(target)
losses = cross_entropy(scores, target, Word)
given = cross_entropy(known, target, Word)
# E: these scores should predict target, but line 106 computes them from target itself, not from before: one of the two
#    should be before [axes-target]


def autoencoded(words: Words) -> Losses:
    return cross_entropy(reader(words), words, Word)


def binary(logits: Losses, targets: Losses) -> Losses:
    return softplus(logits) - logits * targets


def ends(scores: Losses, stops: Expr[BoolTensor[Batch]]) -> list[Losses]:
    counted = as_real(stops)
    return [binary(scores, counted), binary(counted, scores), binary(as_real(stops) * 2.0, scores)]
    # E: the parameter logits takes logits, which are any numbers, but is given truth values, 0 or 1: pass the computed
    #    logits here, and these where they are compared [axes-logits]


class Block(Module):
    def __init__(self) -> None:
        self.first, self.second = Linear(Hidden, Hidden, seed=5), Linear(Hidden, Hidden, seed=6)

    def kept(self, x: States) -> States:
        inner = x + self.first(x)
        return inner + self.second(inner)

    def left_out(self, x: States) -> States:
        inner = x + self.first(x)
        return x + self.second(tanh(inner))
        # E: inner is x plus the residual of line 137, and only this layer reads it, but this sum adds to x and loses
        #    that residual: add to inner [axes-residual]

    def long(self, x: States) -> States:
        """A skip connection past residuals that are kept."""
        inner = x + self.first(x)
        inner = inner + self.second(inner)
        return x + self.first(inner)

    def midpoint(self, x: States) -> States:
        """A scheme for a differential equation."""
        inner = x + 0.5 * self.first(x)
        return x + self.first(inner)


def joint(logits: States, code: States, weights: States) -> list[Losses]:
    log_likelihood, log_prior = logits.mean(Hidden), -0.5 * square(code).sum(Hidden)
    log_posterior, entropy = dot(weights, code, Hidden), code.mean(Hidden)
    return [log_likelihood + log_prior, log_prior - log_posterior, entropy + log_prior]
    # E: log_likelihood is a mean along Hidden, but log_prior is a sum: the log-probability of several values is the sum
    #    of theirs, so use a sum for both [axes-log]


@dataclass
class State:
    output: States
    cell: States


def joined(left: State, right: State, gate: States) -> State:
    outputs = left.output + right.output
    cell = gate * left.output + (1.0 - gate) * right.output
    return State(outputs * tanh(cell), cell)
    # E: nothing in this file reads the cell of State, but left.output and right.output are read twice here: one of the
    #    two should be cell [axes-unused]


def preferred(wanted: Losses, rejected: Losses, chosen_distance: Losses, rate: float) -> list[Losses]:
    return [
        softplus(rejected - wanted),
        softplus(wanted - rejected),
        # E: this grows with wanted and falls with rejected, so minimising it prefers rejected: write rejected - wanted
        #    [axes-preference]
        softplus(rate * (wanted - rejected)),
        # E: this grows with wanted and falls with rejected, so minimising it prefers rejected: write rejected - wanted
        #    [axes-preference]
        relu(1.0 + wanted - rejected),
        # E: this grows with wanted and falls with rejected, so minimising it prefers rejected: write rejected - wanted
        #    [axes-preference]
        relu(1.0 - wanted + rejected),
        softplus(chosen_distance - rejected),
    ]
