"""Mixtures of experts: gates over the experts, a loss that balances them, dispatch by a mask."""

from typedtensor import Axis, Expr, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import einsum, one_hot, softmax


class Batch(Axis): ...


class Hidden(Axis, size=8): ...


class Expert(Axis, size=4): ...


class Experts(Module):
    def __init__(self) -> None:
        self.gate = Linear(Hidden, Expert)

    def shares(self, x: Expr[Tensor[Batch, Hidden]]) -> Expr[Tensor[Batch, Expert]]:
        return softmax(self.gate(x), Expert)

    def mixed(
        self, x: Expr[Tensor[Batch, Hidden]], outputs: Expr[Tensor[Batch, Expert, Hidden]]
    ) -> Expr[Tensor[Batch, Hidden]]:
        return einsum(self.shares(x), outputs, Batch, Hidden)

    def balance(self, x: Expr[Tensor[Batch, Hidden]]) -> Expr[Tensor[()]]:
        shares = self.shares(x)
        chosen = one_hot(shares.argmax(Expert), Expert)
        return (shares.mean(Batch) * chosen.mean(Batch)).sum(Expert) * 4.0

    def routed(self, x: Expr[Tensor[Batch, Hidden]]) -> Expr[Tensor[Expert, Hidden]]:
        return einsum(self.shares(x), x, Expert, Hidden)


experts = Experts()
