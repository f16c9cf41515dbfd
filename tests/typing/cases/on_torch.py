"""Labels on PyTorch programs."""

from typing import Any, TypeVarTuple, reveal_type

from typedtensor import Axis, Expr, IntTensor, Module, Tensor
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, relu
from typedtensor.torch import compile, module, typed

N = TypeVarTuple("N")


class Batch(Axis): ...
class Pixel(Axis, size=64): ...
class Hidden(Axis, size=32): ...
class Digit(Axis, size=10): ...


class Classifier(Module):
    def __init__(self) -> None:
        self.hidden, self.output = Linear(Pixel, Hidden), Linear(Hidden, Digit)

    def __call__(self, x: Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]:
        return x >> self.hidden >> relu >> self.output


network = module(Classifier())


@compile
def loss(images: Tensor[Batch, Pixel], digits: IntTensor[Batch]) -> Tensor[()]:
    return cross_entropy(network(images), digits, Digit).mean()


def calls(images: Tensor[Batch, Pixel], hidden: Tensor[Batch, Hidden], digits: IntTensor[Batch], theirs: Any) -> None:
    reveal_type(network(images))  # R: Tensor[Batch, Digit]
    network(hidden)
    # E: Argument 1 has incompatible type "Tensor[Batch, Hidden]"; expected "Tensor[Batch, Pixel]" [arg-type]
    reveal_type(loss(images, digits))  # R: Tensor[()]
    loss(hidden, digits)
    # E: Argument 1 to "loss" has incompatible type "Tensor[Batch, Hidden]"; expected "Tensor[Batch, Pixel]" [arg-type]
    network.load_state_dict(network.state_dict())
    classify = typed(theirs, Tensor[Batch, Pixel], returns=Tensor[Batch, Digit])
    cross_entropy(classify(images), digits, Hidden)
    # E: CrossEntropy[Hidden] cannot be applied to Tensor[Batch, Digit] and IntTensor[Batch]: of its 2 rules the
    #    nearest, "*A U *B, int *A *B -> *A *B", needs an axis U (Hidden) in the first, which has only (Batch, Digit)
    #    [axes]
    compile(classify)(digits)
    # E: Argument 1 has incompatible type "IntTensor[Batch]"; expected "Tensor[Batch, Pixel]" [arg-type]
