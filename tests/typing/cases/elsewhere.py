"""What users of other libraries write first is answered by name."""

from typedtensor import Axis, Expr, Input, IntTensor, Tensor
from typedtensor.nn import Linear
from typedtensor.optim import SGD, Adam, Optimizer


class Batch(Axis): ...
class Time(Axis): ...
class A(Axis, size=2): ...
class B(Axis, size=3): ...


def attributes(x: Expr[Tensor[Batch, A]], t: Tensor[Batch, A], i: Input[IntTensor[Batch]]) -> None:
    x.view(2, 3)
    # E: tensors and expressions have no attribute "view": use split, merge, flatten or unflatten, which name the axes
    #    [attr-defined]
    t.reshape(-1)
    # E: tensors and expressions have no attribute "reshape": use split, merge, flatten or unflatten, which name the
    #    axes [attr-defined]
    i.unsqueeze(0)
    # E: tensors and expressions have no attribute "unsqueeze": use expand, with the label and the size of the new axis,
    #    or expand_like [attr-defined]
    x.T  # E: tensors and expressions have no attribute "T": use transpose() [attr-defined]
    t.permute(1, 0).sum(A)
    # E: tensors and expressions have no attribute "permute": use transpose with the labels in their new order
    #    [attr-defined]
    x.backward()
    # E: tensors and expressions have no attribute "backward": use optimizer.step(loss), gradient(loss, x) or
    #    computation.gradients(loss) [attr-defined]
    t.dim()  # E: tensors and expressions have no attribute "dim": len(x.axes) is the number of axes [attr-defined]
    x.nothing  # E: "Expr[Tensor[Batch, A]]" has no attribute "nothing" [attr-defined]


def dimensions(x: Expr[Tensor[Batch, Time, A]], t: Tensor[Batch, A]) -> None:
    x.sum(dim=1)  # E: axes have labels, not numbers: write x.sum(Time) [call-arg]
    x.sum(1)  # E: axes have labels, not numbers: write x.sum(Time) [call-arg]
    x.mean(-1)  # E: axes have labels, not numbers: write x.mean(A) [call-arg]
    x.softmax(dim=-1)  # E: axes have labels, not numbers: write x.softmax(A) [call-arg]
    t.softmax(1)  # E: axes have labels, not numbers: write x.softmax(A) [call-arg]
    t.argmax(0)  # E: axes have labels, not numbers: write x.argmax(Batch) [call-arg]
    x.sum(0, 2)  # E: axes have labels, not numbers: write x.sum(Batch, A) [call-arg]
    x.max(axis=5)  # E: axes have labels, not numbers [call-arg]
    t.mean(keepdims=True)
    # E: axes have labels, not numbers; an axis that is reduced is gone, and expand_like repeats the result along it
    #    [call-arg]
    x.mean(dim=1, keepdim=True)
    # E: axes have labels, not numbers: write x.mean(Time); an axis that is reduced is gone, and expand_like repeats the
    #    result along it [call-arg]
    x.log_softmax(axis=A)
    x.sum(A)


def optimizers(model: Linear[A, B]) -> None:
    Adam(model, learning_rate=0.1)  # E: an optimizer takes parameters: pass model.parameters, not the module [arg-type]
    Adam(model.parameters, lr=0.1)  # E: the learning rate is called learning_rate, not lr [call-arg]
    SGD(model, lr=0.1)
    # E: the learning rate is called learning_rate, not lr [call-arg]
    # E: an optimizer takes parameters: pass model.parameters, not the module [arg-type]
    Optimizer(model)  # E: an optimizer takes parameters: pass model.parameters, not the module [arg-type]
    Adam(model.parameters(), learning_rate=0.1)  # E: "Parameters" not callable [operator]
    Adam(model.parameters, learning_rate=0.1)
