"""The states of layers are viewed as features of samples.

[Sentence-VAE, issue 15](https://github.com/timbmg/Sentence-VAE/issues/15):
`hidden = hidden.view(batch_size, self.hidden_size*self.hidden_factor)`. Even with `batch_first=True`, the state of a
recurrent layer has the layers as its first axis, so half of the samples get the states of others.
"""

from typedtensor import Axis, Expr, Tensor


class Layer(Axis, size=2): ...
class Batch(Axis, samples=True): ...
class Hidden(Axis, size=4): ...
class Both(Axis, size=8): ...

State = Expr[Tensor[Layer, Batch, Hidden]]


def wrong(hidden: State) -> Expr[Tensor[Batch, Both]]:
    return hidden.merge(Layer, Hidden, Both)
    # E: MergeAxes[Layer, Hidden, Both] cannot be applied to Tensor[Layer, Batch, Hidden]: its rule "t *A U V *B -> t *A
    #    W *B" needs U V (Layer, Hidden) side by side and in this order in the operand, which has (Layer, Batch, Hidden)
    #    [axes]


def right(hidden: State) -> Expr[Tensor[Batch, Both]]:
    return hidden.transpose(Batch, Layer, Hidden).merge(Layer, Hidden, Both)
