"""The example that the documentation begins with."""

from typing import reveal_type

from typedtensor import Axis, Input, IntTensor, Tensor, given
from typedtensor.nn import Linear
from typedtensor.ops import cross_entropy, relu
from typedtensor.optim import Adam


class Batch(Axis): ...
class Pixel(Axis, size=64): ...
class Hidden(Axis, size=128): ...
class Digit(Axis, size=10): ...


batches: list[tuple[Tensor[Batch, Pixel], IntTensor[Batch]]] = []

image = Input(Tensor[Batch, Pixel])
digit = Input(IntTensor[Batch])

model = Linear(Pixel, Hidden) >> relu >> Linear(Hidden, Digit)
logits = image >> model
loss = cross_entropy(logits, digit, Digit).mean(Batch)

optimizer = Adam(model.parameters, learning_rate=1e-3)
for images, digits in batches:
    with given(image.bind(images), digit.bind(digits)) as computation:
        optimizer.step(loss)
        print(loss.value)
        reveal_type(loss.value)  # R: Tensor[()]

logits.sum(Pixel)
# E: Sum[Pixel] cannot be applied to Tensor[Batch, Digit]: its rule "t *A U *B -> t *A *B" needs an axis U (Pixel) in
#    the operand, which has only (Batch, Digit); the operand lost Pixel on line 23 [axes]

reveal_type(image)  # R: Input[Tensor[Batch, Pixel]]
reveal_type(digit)  # R: Input[IntTensor[Batch]]
reveal_type(model)  # R: Pipeline[def [N] (Expr[Tensor[*N, Pixel]]) -> Expr[Tensor[*N, Digit]]]
reveal_type(logits)  # R: Expr[Tensor[Batch, Digit]]
reveal_type(loss)  # R: Expr[Tensor[()]]
