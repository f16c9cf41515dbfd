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
        # E: norm, of self.norms, is never read: what should apply it applies another layer, or _norm says that this is
        #    meant [axes-unused]
            x = self.norms[0](layer(x))
        for _layer in self.layers:
            x = relu(x)
        for number, layer in enumerate(self.layers):
            x = layer(x) * float(number)
        first, second = self.pair  # noqa: RUF059 (that is the mistake)
        # E: second, of self.pair, is never read: what should apply it applies another layer, or _second says that this
        #    is meant [axes-unused]
        return first(x)


class TheLastAlone(Module):
    def __init__(self) -> None:
        self.layers = [Linear(Hidden, Hidden) for _ in range(3)]

    def __call__(self, z: States) -> States:
        x = z
        for layer in self.layers:
            x = layer(z)
            # E: x is made anew by each layer of this loop, and none reads that of the one before, so that the last one
            #    alone counts: let the layer take it [axes-unused]
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
