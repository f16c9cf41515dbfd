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
        for layer, norm in zip(self.layers, self.norms, strict=True):  # noqa: B007 (that is the mistake)
        # E: norm, from self.norms, is never read, perhaps because another layer is applied in its place: apply it, or
        #    rename it to _norm if this is intended [axes-unused]
            x = self.norms[0](layer(x))
        for _layer in self.layers:
            x = relu(x)
        for number, layer in enumerate(self.layers):
            x = layer(x) * float(number)
        first, second = self.pair  # noqa: RUF059 (that is the mistake)
        # E: second, from self.pair, is never read, perhaps because another layer is applied in its place: apply it, or
        #    rename it to _second if this is intended [axes-unused]
        return first(x)


class TheLastAlone(Module):
    def __init__(self) -> None:
        self.layers = [Linear(Hidden, Hidden) for _ in range(3)]

    def __call__(self, z: States) -> States:
        x = z
        for layer in self.layers:
            x = layer(z)
            # E: each layer of this loop overwrites x without reading its last value, so only the last layer counts:
            #    pass that value to the layer [axes-unused]
        total = z
        for layer in self.layers:
            y = layer(z)
            total = total + y
        wide = z
        for layer in self.layers:
            if layer.weight.value.shape[0] > 3:
                wide = layer(z)
        for layer in self.layers:
            last = layer.weight
        return x + total + wide * last.sum()
