"""Couplings that go both ways: forward and inverse, encode and decode, with the same scale and shift."""

from typedtensor import Axis, Expr, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import exp, square, tanh


class Batch(Axis): ...


class Left(Axis, size=4): ...


class Right(Axis, size=4): ...


L = Expr[Tensor[Batch, Left]]
R = Expr[Tensor[Batch, Right]]


class Coupling(Module):
    def __init__(self) -> None:
        self.scale, self.shift = Linear(Left, Right), Linear(Left, Right)

    def forward_pass(self, left: L, right: R) -> tuple[R, Expr[Tensor[Batch]]]:
        log_scale, shift = tanh(self.scale(left)), self.shift(left)
        return right * exp(log_scale) + shift, log_scale.sum(Right)

    def inverse(self, left: L, right: R) -> R:
        log_scale, shift = tanh(self.scale(left)), self.shift(left)
        return (right - shift) * exp(-log_scale)


def negative_log_likelihood(coupling: Coupling, left: L, right: R) -> Expr[Tensor[()]]:
    mapped, log_determinant = coupling.forward_pass(left, right)
    energy = 0.5 * (square(left).sum(Left) + square(mapped).sum(Right))
    return (energy - log_determinant).mean(Batch)


def consistency(coupling: Coupling, left: L, right: R) -> Expr[Tensor[()]]:
    mapped, _ = coupling.forward_pass(left, right)
    return square(coupling.inverse(left, mapped) - right).mean()
