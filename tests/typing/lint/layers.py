"""Layers that a loop takes and does not apply, and loops of which the last layer alone counts."""

from typedtensor import Axis, Expr, Module, Tensor
from typedtensor.nn import LayerNorm, Linear
from typedtensor.ops import relu


class Batch(Axis): ...


class Hidden(Axis, size=4): ...


States = Expr[Tensor[Batch, Hidden]]


class OneForAll(Module):
    def __init__(self) -> None:
        self.layers = [Linear(Hidden, Hidden) for _ in range(3)]
        self.norms = [LayerNorm(Hidden) for _ in range(3)]
        self.pair = (Linear(Hidden, Hidden), Linear(Hidden, Hidden))

    def __call__(self, x: States) -> States:
        for layer, norm in zip(self.layers, self.norms, strict=True):
        # N: norm, from self.norms, is never read, perhaps because another layer is applied in its place: apply it, or
        #    rename it to _norm if this is intended [lint-unused]
            x = self.norms[0](layer(x))
        for _layer in self.layers:
            x = relu(x)
        for number, layer in enumerate(self.layers):
            x = layer(x) * float(number)
        first, second = self.pair  # noqa: RUF059 (that is the mistake)
        # N: second, from self.pair, is never read, perhaps because another layer is applied in its place: apply it, or
        #    rename it to _second if this is intended [lint-unused]
        return first(x)
