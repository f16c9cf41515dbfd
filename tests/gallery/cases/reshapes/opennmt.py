"""A linear layer between encoder and decoder combines the states of two samples instead of two layers.

[OpenNMT-py, issue 1521](https://github.com/OpenNMT/OpenNMT-py/issues/1521):
`result = linear(states.view(-1, self.total_hidden_dim))`, where `states` has the axes layers, batch, features.
"""

from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import relu


class Layer(Axis, size=2): ...
class Batch(Axis, samples=True): ...
class Hidden(Axis, size=4): ...
class Total(Axis, size=8): ...
class Bridged(Axis, size=8): ...

States = Expr[Tensor[Layer, Batch, Hidden]]
Weight = Expr[Tensor[Total, Bridged]]


def wrong(states: States, weight: Weight) -> States:
    result = relu(states.merge(Layer, Hidden, Total) @ weight)
    # E: MergeAxes[Layer, Hidden, Total] cannot be applied to Tensor[Layer, Batch, Hidden]: its rule "t *A U V *B -> t
    #    *A W *B" needs U V (Layer, Hidden) side by side and in this order in the operand, which has (Layer, Batch,
    #    Hidden) [axes]
    return result.split(Bridged, Layer, Hidden).transpose(Layer, Batch, Hidden)


def right(states: States, weight: Weight) -> States:
    result = relu(states.transpose(Batch, Layer, Hidden).merge(Layer, Hidden, Total) @ weight)
    return result.split(Bridged, Layer, Hidden).transpose(Layer, Batch, Hidden)
