"""Parts that do not learn: a frozen trunk, frozen statistics, low-rank updates of a frozen layer."""

from typedtensor import Axis, Expr, IntTensor, Module, Tensor
from typedtensor.nn import BatchNorm, Linear, Training
from typedtensor.ops import cross_entropy, relu, stop_gradient
from typedtensor.optim import AdamW


class Batch(Axis): ...


class Pixel(Axis, size=16): ...


class Hidden(Axis, size=8): ...


class Rank(Axis, size=2): ...


class Digit(Axis, size=10): ...


class LoRA(Module):
    def __init__(self, frozen: Linear[Pixel, Hidden]) -> None:
        self.frozen = frozen
        self.down, self.up = Linear(Pixel, Rank, bias=False), Linear(Rank, Hidden, bias=False)

    def __call__(self, x: Expr[Tensor[Batch, Pixel]]) -> Expr[Tensor[Batch, Hidden]]:
        return stop_gradient(self.frozen(x)) + self.up(self.down(x))


class Probe(Module):
    def __init__(self, trunk: LoRA) -> None:
        self.trunk, self.norm, self.head = trunk, BatchNorm(Hidden), Linear(Hidden, Digit)

    def __call__(self, x: Expr[Tensor[Batch, Pixel]], training: Training | None) -> Expr[Tensor[Batch, Digit]]:
        features = relu(stop_gradient(self.trunk(x)))
        return self.head(self.norm(features, None if training is None else training))


def train(probe: Probe, x: Expr[Tensor[Batch, Pixel]], y: Expr[IntTensor[Batch]], training: Training) -> None:
    loss = cross_entropy(probe(x, training), y, Digit).mean(Batch)
    AdamW(probe.head.parameters).step(loss, updates=training.updates)
