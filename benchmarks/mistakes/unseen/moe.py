"""A layer of experts of which two serve each token, with a loss that keeps their load even and one on the router."""

from __future__ import annotations

from benchmarks.mistakes.parts import draw, trial, weight
from typedtensor import Axis, Expr, Input, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import as_real, dot, gelu, log_sum_exp, softmax, square, stop_gradient, where


class Token(Axis, samples=True): ...


class Feature(Axis, size=6): ...


class Expert(Axis, size=4): ...


class Inner(Axis, size=8): ...


Tokens = Expr[Tensor[Token, Feature]]


class Experts(Module):
    def __init__(self) -> None:
        self.router = Linear(Feature, Expert, bias=False, seed=0)
        self.up = weight(Tensor[Expert, Feature, Inner])
        self.down = weight(Tensor[Expert, Inner, Feature])
        self.bias = weight(Tensor[Expert, Inner])

    def route(self, x: Tokens) -> tuple[Expr[Tensor[Token, Expert]], Expr[Tensor[Token, Expert]]]:
        logits = self.router(x)
        first = logits.max(Expert)
        rest = where(logits < first.expand(Expert).transpose(Token, Expert), logits, -1e9)
        second = rest.max(Expert)
        chosen = logits >= second.expand(Expert).transpose(Token, Expert)
        shares = softmax(where(chosen, logits, -1e9), Expert)
        return shares, as_real(chosen)

    def __call__(self, x: Tokens) -> Tokens:
        shares, _ = self.route(x)
        hidden = dot(x, self.up, Feature)
        hidden = gelu(hidden + self.bias.expand_like(hidden))
        answers = (hidden.expand(Feature).transpose(Token, Expert, Inner, Feature) * self.down.expand(Token)).sum(Inner)
        weighted = answers * shares.expand(Feature).transpose(Token, Expert, Feature)
        return x + weighted.sum(Expert)


tokens, wanted = Input(Tensor[Token, Feature]), Input(Tensor[Token, Feature])
layer = Experts()
output = layer(tokens)
error = square(output - wanted).sum(Feature).mean(Token)
shares, chosen = layer.route(tokens)
probabilities = softmax(layer.router(tokens), Expert)
load = stop_gradient(chosen).mean(Token)
importance = probabilities.mean(Token)
balance = 4.0 * (load * importance).sum(Expert)
calm = square(log_sum_exp(layer.router(tokens), Expert)).mean(Token)
loss = error + 0.01 * balance + 0.001 * calm


def run() -> float:
    """The loss of a random batch, with its gradients."""
    return trial(loss, draw(tokens, Token(5)), draw(wanted, Token(5)))
