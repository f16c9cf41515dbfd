"""The values that a step of an optimizer gives beside it have the types of the expressions."""

from typing import reveal_type

from typedtensor import Axis, Expr, Input, IntTensor, Param, Tensor
from typedtensor.optim import SGD


class Batch(Axis): ...
class Digit(Axis, size=10): ...


logits = Input(Tensor[Batch, Digit])
best = logits.argmax(Digit)
weight = Param(Tensor[()](1.0))
loss = logits.mean(Digit).mean(Batch) * weight
optimizer = SGD([weight], learning_rate=0.1)

optimizer.step(loss)
reveal_type(optimizer.step(loss, also=(logits,)))  # R: tuple[Tensor[Batch, Digit]]
reveal_type(optimizer.step(loss, also=(logits, best)))  # R: tuple[Tensor[Batch, Digit], IntTensor[Batch]]
reveal_type(optimizer.step(loss, (loss, best, logits)))  # R: tuple[Tensor[()], IntTensor[Batch], Tensor[Batch, Digit]]
reveal_type(optimizer.step(loss, (loss, best, logits, weight)))
# R: tuple[Tensor[()], IntTensor[Batch], Tensor[Batch, Digit], Tensor[()]]
reveal_type(optimizer.step(loss, also=[loss, loss]))  # R: tuple[Tensor[()], ...]
reveal_type(optimizer.step(loss, also=[logits, loss]))
# R: tuple[Never, ...]
# E: Argument "also" to "step" of "Optimizer" has incompatible type "list[object]"; expected "Sequence[Expr[Never]]"
#    [arg-type]
some: list[Expr[Tensor[Batch]]] = []
reveal_type(optimizer.step(loss, some))  # R: tuple[Tensor[Batch], ...]
x, y = optimizer.step(loss, also=(logits, best))
indices: IntTensor[Batch] = y
reveal_type(y)  # R: IntTensor[Batch]

optimizer.step(loss, also=logits)
# E: No overload variant of "step" of "Optimizer" matches argument types "Expr[Tensor[()]]", "Input[Tensor[Batch,
#    Digit]]" [call-overload]
# N: Possible overload variants:
# N:  def step(self, loss: Expr[Tensor[()]], *, updates: Iterable[Update] = ...) -> None
# N:  def [X: AnyTensor] step(self, loss: Expr[Tensor[()]], also: tuple[Expr[X]], *, updates: Iterable[Update] = ...) ->
#    tuple[X]
# N:  def [X1: AnyTensor, X2: AnyTensor] step(self, loss: Expr[Tensor[()]], also: tuple[Expr[X1], Expr[X2]], *, updates:
#    Iterable[Update] = ...) -> tuple[X1, X2]
# N:  def [X1: AnyTensor, X2: AnyTensor, X3: AnyTensor] step(self, loss: Expr[Tensor[()]], also: tuple[Expr[X1],
#    Expr[X2], Expr[X3]], *, updates: Iterable[Update] = ...) -> tuple[X1, X2, X3]
# N:  def [X1: AnyTensor, X2: AnyTensor, X3: AnyTensor, X4: AnyTensor] step(self, loss: Expr[Tensor[()]], also:
#    tuple[Expr[X1], Expr[X2], Expr[X3], Expr[X4]], *, updates: Iterable[Update] = ...) -> tuple[X1, X2, X3, X4]
# N:  def [X: AnyTensor] step(self, loss: Expr[Tensor[()]], also: Sequence[Expr[X]], *, updates: Iterable[Update] = ...)
#    -> tuple[X, ...]
optimizer.step(loss, also=(1,))
# E: Argument "also" to "step" of "Optimizer" has incompatible type "tuple[int]"; expected "tuple[Expr[Never]]"
#    [arg-type]
optimizer.step(logits)
# E: Argument 1 to "step" of "Optimizer" has incompatible type "Input[Tensor[Batch, Digit]]"; expected
#    "Expr[Tensor[()]]" [arg-type]
