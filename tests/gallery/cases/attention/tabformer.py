"""Samples attend to each other.

[TabFormer, pull request 14](https://github.com/IBM/TabFormer/pull/14), [TorchLeet, issue
5](https://github.com/Exorust/TorchLeet/issues/5), [OmDet, issue 19](https://github.com/om-ai-lab/OmDet/issues/19),
[Molecule-Generator, pull request 22](https://github.com/DaoyuanLi2816/Molecule-Generator/pull/22): a transformer
expects the sequence as the first axis (`batch_first=False`) and gets the batch. It attends along its first axis,
whichever that is.
"""

from typedtensor import Axis, Expr, Tensor
from typedtensor.ops import softmax


class Batch(Axis, samples=True): ...
class Time(Axis): ...
class Past(Axis): ...
class Model(Axis, size=4): ...

Sequence = Expr[Tensor[Batch, Time, Model]]


def encoder(x: Expr[Tensor[Time, Batch, Model]]) -> Expr[Tensor[Time, Batch, Model]]:
    past = x.rename(Time, Past)
    weights = softmax(x.dot(past, Model), Past)
    return weights.dot(past, Past).transpose(Time, Batch, Model)


def wrong(x: Sequence) -> Sequence:
    return encoder(x)
    # E: Incompatible return value type (got "Expr[Tensor[Time, Batch, Model]]", expected "Expr[Tensor[Batch, Time,
    #    Model]]") [return-value]
    # E: Argument 1 to "encoder" has incompatible type "Expr[Tensor[Batch, Time, Model]]"; expected "Expr[Tensor[Time,
    #    Batch, Model]]" [arg-type]


def right(x: Sequence) -> Sequence:
    return encoder(x.transpose(Time, Batch, Model)).transpose(Batch, Time, Model)
