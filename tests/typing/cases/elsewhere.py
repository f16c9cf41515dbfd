"""What users of other libraries write first is answered by name."""

import functools
from typing import Any, NamedTuple, overload

import numpy as np

from typedtensor import Axis, Expr, Input, IntTensor, Module, Param, Tensor
from typedtensor.nn import Embedding, LayerNorm, Linear
from typedtensor.ops import (
    concat,
    concatenate,
    cross_entropy,
    log_softmax,
    maximum,
    relu,
    select,
    softmax,
    sort,
    stack,
    top_k,
)
from typedtensor.optim import SGD, Adam, Optimizer


class Batch(Axis): ...
class Time(Axis): ...
class A(Axis, size=2): ...
class B(Axis, size=3): ...


def changed_in_place(x: Expr[Tensor[Batch, A]], t: Tensor[Batch, A], layer: Linear[A, B]) -> None:
    t[0] = 0.0
    # E: elements of tensors and expressions cannot be assigned: they never change: where(mask, value, x) gives other
    #    elements where a mask is true, scatter(x, indices, values, Batch, Place), of typedtensor.ops, those at indices,
    #    and parameter.assign(tensor) changes a parameter [index]
    x[0, 1] += 1.0
    # E: tensors and expressions are not subscriptable: axes have labels: take one position by select(x, Batch, 0),
    #    several by x.slice(Batch, Part, 0, 8) [index]
    # E: elements of tensors and expressions cannot be assigned: they never change: where(mask, value, x) gives other
    #    elements where a mask is true, scatter(x, indices, values, Batch, Place), of typedtensor.ops, those at indices,
    #    and parameter.assign(tensor) changes a parameter [index]
    layer.weight[...] = 0.0
    # E: elements of tensors and expressions cannot be assigned: they never change: where(mask, value, x) gives other
    #    elements where a mask is true, scatter(x, indices, values, Batch, Place), of typedtensor.ops, those at indices,
    #    and parameter.assign(tensor) changes a parameter [index]
    layer.weight.value -= 0.1
    # E: Property "value" defined in "Variable" is read-only [misc]
    # N: write parameter.assign(tensor), which checks axes, sizes and precision
    layer.weight.value = layer.weight.value * 0.5
    # E: Property "value" defined in "Variable" is read-only [misc]
    # N: write parameter.assign(tensor), which checks axes, sizes and precision
    x.value = t
    # E: Property "value" defined in "Node" is read-only [misc]
    # N: the value of an expression follows from those of its inputs, which given(x.bind(tensor)) sets
    t.add_(1.0)
    # E: tensors and expressions have no attribute "add_": tensors and expressions never change:
    #    parameter.assign(tensor) gives a parameter another value [attr-defined]
    layer.weight.requires_grad_(False)
    # E: tensors and expressions have no attribute "requires_grad_": to freeze parameters, leave them out of the
    #    optimizer, as in model.parameters.without('encoder.*') [attr-defined]


def made() -> None:
    Tensor.zeros(2, 3)
    # E: tensors and expressions have no attribute "zeros": Tensor[Batch, Hidden](np.zeros((2, 3))) makes a tensor of an
    #    array, and functions of typedtensor.ops and typedtensor.random, such as full(0.0, Batch, Hidden) and
    #    normal(Key(0), Tensor[Batch, Hidden]), make expressions [attr-defined]
    Tensor[Batch, A].ones(2, 2)
    # E: tensors and expressions have no attribute "ones": Tensor[Batch, Hidden](np.ones((2, 3))) makes a tensor of an
    #    array, and functions of typedtensor.ops and typedtensor.random, such as full(0.0, Batch, Hidden) and
    #    normal(Key(0), Tensor[Batch, Hidden]), make expressions [attr-defined]
    IntTensor.arange(3)
    # E: tensors and expressions have no attribute "arange": Tensor[Batch, Hidden](np.arange(3.0)) makes a tensor of an
    #    array, and functions of typedtensor.ops and typedtensor.random, such as full(0.0, Batch, Hidden) and
    #    normal(Key(0), Tensor[Batch, Hidden]), make expressions [attr-defined]
    Tensor.reshape(Tensor[A]([1.0, 2.0]), -1)
    # E: tensors and expressions have no attribute "reshape": use split, merge, flatten or unflatten, which name the
    #    axes [attr-defined]


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
    #    computation.gradients(loss); of an array of PyTorch, loss.array.backward() [attr-defined]
    t.dim()  # E: tensors and expressions have no attribute "dim": len(x.axes) is the number of axes [attr-defined]
    x.shape
    # E: expressions have no attribute "shape": an expression has them once it is computed: .value.shape inside
    #    given(...), or plain(model)(tensors) [attr-defined]
    x.size()
    # E: tensors and expressions have no attribute "size": Batch.size is the size of a label that declares it, x.shape
    #    those of a tensor, math.prod(x.shape) the number of its elements [attr-defined]
    t.tolist()
    # E: tensors and expressions have no attribute "tolist": use .numpy().tolist() of a tensor [attr-defined]
    relu(x, A)
    # E: ReLU applies to tensors, expressions and Python numbers, not to the label A: ReLU takes no label there, so
    #    leave it out [axes]
    maximum(x, A)
    # E: Maximum applies to tensors, expressions and Python numbers, not to the label A: Maximum takes no label there,
    #    so leave it out [axes]
    x.relu6()  # E: tensors and expressions have no attribute "relu6": use relu6(x), of typedtensor.ops [attr-defined]
    x[0]
    # E: tensors and expressions are not subscriptable: axes have labels: take one position by select(x, Batch, 0),
    #    several by x.slice(Batch, Part, 0, 8) [index]
    t[:, 0]
    # E: tensors and expressions are not subscriptable: axes have labels: take one position by select(x, Batch, 0),
    #    several by x.slice(Batch, Part, 0, 8) [index]
    len(x)
    # E: tensors and expressions have no len(): Batch.size is the size of a label that declares it, len(x.axes) the
    #    number of axes [arg-type]
    len(t)
    # E: tensors and expressions have no len(): Batch.size is the size of a label that declares it, len(x.axes) the
    #    number of axes [arg-type]
    t.shape
    x.dtype
    # E: expressions have no attribute "dtype": an expression has them once it is computed: .value.dtype inside
    #    given(...), or plain(model)(tensors) [attr-defined]
    t.device
    # E: tensors and expressions have no attribute "device": given(...) chooses where a program runs [attr-defined]
    t.at[0].set(1.0)
    # E: tensors and expressions have no attribute "at": use where(mask, value, x), or scatter(x, indices, values,
    #    Batch, Place), of typedtensor.ops [attr-defined]
    x.nothing  # E: "Expr[Tensor[Batch, A]]" has no attribute "nothing" [attr-defined]


def dimensions(x: Expr[Tensor[Batch, Time, A]], t: Tensor[Batch, A]) -> None:
    x.sum(dim=1)  # E: axes have labels, not numbers: write x.sum(Time) [call-arg]
    x.sum(1)  # E: axes have labels, not numbers: write x.sum(Time) [call-arg]
    x.mean(-1)  # E: axes have labels, not numbers: write x.mean(A) [call-arg]
    x.softmax(dim=-1)  # E: axes have labels, not numbers: write x.softmax(A) [call-arg]
    t.softmax(1)  # E: axes have labels, not numbers: write t.softmax(A) [call-arg]
    t.argmax(0)  # E: axes have labels, not numbers: write t.argmax(Batch) [call-arg]
    x.sum(0, 2)  # E: axes have labels, not numbers: write x.sum(Batch, A) [call-arg]
    x.max(axis=5)  # E: axes have labels, not numbers [call-arg]
    t.mean(keepdims=True)
    # E: axes have labels, not numbers; a reduced axis is gone, and expand_like repeats the result along it [call-arg]
    x.mean(dim=1, keepdim=True)
    # E: axes have labels, not numbers: write x.mean(Time); a reduced axis is gone, and expand_like repeats the result
    #    along it [call-arg]
    x.log_softmax(axis=A)
    x.sum(A)
    x.argmax(axis=A)


class Named(NamedTuple):
    t: Tensor[Batch, A]


def no_labels(x: Expr[Tensor[Batch, Time, A]], t: Tensor[Batch, A], named: Named) -> None:
    x.select(A(), 0)  # E: x.select takes labels, not instances of them: write A in place of A(…) [call-arg]
    x.select(1, 0)
    # E: x.select takes labels, not numbers: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [call-arg]
    x.slice("Time", A, 0, 3)
    # E: x.slice takes labels, not strings: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [call-arg]
    t.dot(t, 1)
    # E: t.dot takes labels, not numbers: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [call-arg]
    t.select(*(A, 0))
    x.softmax(A())  # E: x.softmax takes labels, not instances of them: write A in place of A(…) [call-arg]
    t.mean("A")
    # E: t.mean takes labels, not strings: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [call-arg]
    t.mean((A,))  # E: t.mean takes its labels one by one: write t.mean(A) [call-arg]
    t.max([Batch, A])  # E: t.max takes its labels one by one: write t.max(Batch, A) [call-arg]
    t.mean(("A",))  # E: t.mean takes its labels one by one [call-arg]
    t.sum((0, 1))  # E: axes have labels, not numbers: write t.sum(Batch, A) [call-arg]
    x.mean(dim=(0, -1))  # E: axes have labels, not numbers: write x.mean(Batch, A) [call-arg]
    t.sum(None)  # E: t.sum takes labels, not None: write t.sum() for all axes [call-arg]
    t.softmax(None)  # E: t.softmax takes labels, not None [call-arg]
    x.transpose((A, Time, Batch))
    # E: x.transpose takes its labels one by one: write x.transpose(A, Time, Batch) [call-arg]
    x.expand(B(3))
    named.t.sum(dim=1)  # E: axes have labels, not numbers: write named.t.sum(A) [call-arg]
    named.t.expand(1)
    # E: named.t.expand takes labels, not numbers: declare a class for each axis, as in class Pixel(Axis, size=64), and
    #    write Pixel [call-arg]
    (t + t).sum(dim=1)  # E: axes have labels, not numbers: write x.sum(A) [call-arg]
    softmax(x, "A")
    # E: softmax takes labels, not strings: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [call-arg]
    softmax(t, (A,))  # E: softmax takes its labels one by one: write softmax(t, A) [call-arg]
    softmax(t, None)  # E: softmax takes labels, not None [call-arg]
    softmax(t, A(2))
    softmax(t, *(A,))
    t.rename(*(A, B))
    # E: Rename[A, B] cannot be applied to Tensor[Batch, A]: its rule "t *A U *B -> t *A V *B where |V| = |U|" needs |V|
    #    = |U|, but B has size 3 and |U| is 2 [axes]


def functions(x: Expr[Tensor[Batch, Time, A]], y: Expr[IntTensor[Batch, Time]], number: int) -> None:
    softmax(x, dim=1)  # E: axes have labels, not numbers: write softmax(x, Time) [call-arg]
    softmax(x, 1)  # E: axes have labels, not numbers: write softmax(x, Time) [call-arg]
    log_softmax(x.gelu(), axis=-1)
    # E: axes have labels, not numbers [call-arg]
    # E: tensors and expressions have no attribute "gelu": use gelu(x), of typedtensor.ops [attr-defined]
    cross_entropy(x, y, dim=2, keepdim=True)
    # E: axes have labels, not numbers: write cross_entropy(x, y, A); a reduced axis is gone, and expand_like repeats
    #    the result along it [call-arg]
    concat(x, x, dim=1)  # E: axes have labels, not numbers [call-arg]
    softmax(x, label=A)  # E: softmax takes labels by position, softmax(x, U): leave out label= [call-arg]
    softmax(x, A)
    select(x, A, 0)
    select(x, A, index=0)
    x.transpose(0, 1)
    # E: x.transpose takes labels, not numbers: declare a class for each axis, as in class Pixel(Axis, size=64), and
    #    write Pixel [call-arg]
    x.rename("Time", A)
    # E: x.rename takes labels, not strings: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [call-arg]
    x.expand(number)
    # E: x.expand takes labels, not numbers: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [call-arg]
    x.select(A, 0)


def layers(x: Expr[Tensor[Batch, A]], y: Expr[IntTensor[Batch]], number: int) -> None:
    cross_entropy(x, y, number)  # E: axes have labels, not numbers [call-arg]
    Linear(64, 10)
    # E: Linear takes labels, not numbers: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [arg-type]
    Linear(number, B)
    # E: Linear takes labels, not numbers: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [arg-type]
    Embedding(A, "Hidden")
    # E: Embedding takes labels, not strings: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [arg-type]
    LayerNorm(64)
    # E: LayerNorm takes labels, not numbers: declare a class for each axis, as in class Pixel(Axis, size=64), and write
    #    Pixel [arg-type]
    Linear(A(2), B)


class Trained(Module):
    """What it has itself is not asked about."""

    def __init__(self) -> None:
        self.train = True

    def forward(self) -> bool:
        return self.train  # E: Returning Any from function declared to return "bool" [no-any-return]


def modules(model: Linear[A, B], own: Trained, x: Expr[Tensor[Batch, A]]) -> None:
    model.train()
    # E: a module has no attribute "train": call a layer that differs in training as model(x, training), and as model(x,
    #    None) for evaluation [attr-defined]
    model.eval()
    # E: a module has no attribute "eval": call a layer that differs in training as model(x, training), and as model(x,
    #    None) for evaluation [attr-defined]
    model.forward(x)  # E: "Linear[A, B]" has no attribute "forward" [attr-defined]
    model.state_dict()
    # E: a module has no attribute "state_dict": use save(path, model), of typedtensor.io [attr-defined]
    model.zero_grad()
    # E: a module has no attribute "zero_grad": each computation has its own gradients, so nothing has to be reset
    #    [attr-defined]
    model.to("cuda")  # E: a module has no attribute "to": given(...) chooses where a program runs [attr-defined]
    own.forward()
    own.eval()
    # E: a module has no attribute "eval": call a layer that differs in training as model(x, training), and as model(x,
    #    None) for evaluation [attr-defined]
    own.train = False


def optimizers(model: Linear[A, B]) -> None:
    Adam(model, learning_rate=0.1)  # E: an optimizer takes parameters: pass model.parameters, not the module [arg-type]
    Adam(model.parameters, lr=0.1)  # E: the learning rate is called learning_rate, not lr [call-arg]
    SGD(model, lr=0.1)
    # E: the learning rate is called learning_rate, not lr [call-arg]
    # E: an optimizer takes parameters: pass model.parameters, not the module [arg-type]
    Optimizer(model)  # E: an optimizer takes parameters: pass model.parameters, not the module [arg-type]
    Adam(model.parameters(), learning_rate=0.1)
    # E: model.parameters is not a method: write it without brackets [operator]
    optimizer = Adam(model.parameters)
    optimizer.zero_grad()
    # E: an optimizer has no attribute "zero_grad": each step has its own gradients, so nothing has to be reset
    #    [attr-defined]
    optimizer.step()
    # E: pass the loss: optimizer.step(loss) computes its gradients and changes the parameters [call-arg]
    Adam(model.parameters, 0.1)
    # E: Adam takes its options by name: write Adam(model.parameters, learning_rate=…) [call-arg]
    Adam(model.parameters, learning_rate=0.1)


def values(x: Expr[Tensor[Batch, A]], t: Tensor[Batch, A], loss: Expr[Tensor[()]]) -> None:
    largest, _places = top_k(x.sum(Batch), A, Batch)
    # E: tensors and expressions are not iterable: top_k gives the elements alone, arg_top_k(x, Batch, Best) their
    #    indices [attr-defined]
    _largest, _at, _more = t.max(A)
    # E: tensors and expressions are not iterable: max gives the elements alone, x.argmax(Batch) their indices
    #    [attr-defined]
    (_sorted,) = sort(x, A)
    # E: tensors and expressions are not iterable: sort gives the elements alone, argsort(x, Batch) their indices
    #    [attr-defined]
    print(largest)
    for each in t:
    # E: tensors and expressions are not iterable: unstack(x, Batch) gives the parts along an axis, map_over(f, x,
    #    Batch) applies a function to each [attr-defined]
        print(each)
    for part in x:
    # E: tensors and expressions are not iterable: unstack(x, Batch) gives the parts along an axis, map_over(f, x,
    #    Batch) applies a function to each [attr-defined]
        print(part)
    float(loss)
    # E: an expression has a number once it is computed: float(loss.value) inside given(...), or plain(model)(tensors)
    #    [arg-type]
    float(t.sum())
    float(x.sum())
    # E: an expression has a number once it is computed: float(loss.value) inside given(...), or plain(model)(tensors)
    #    [arg-type]
    int(loss)
    # E: an expression has a number once it is computed: int(loss.value) inside given(...), or plain(model)(tensors)
    #    [arg-type]
    int("7", base=8)
    int(t.sum())
    functools.partial(softmax, axis=A)  # E: labels are passed by position: write lambda x: softmax(x, U) [call-arg]
    functools.partial(cross_entropy, dim=-1)
    # E: labels are passed by position: write lambda x1, x2: cross_entropy(x1, x2, U) [call-arg]
    concatenate([x, x.transpose()], Batch, Time)
    # E: concatenate takes tensors with the same axes and of one kind, but item 1 is Tensor[Batch, A], and item 2
    #    Tensor[A, Batch] [axes]
    concatenate([x, x], Batch, Time)
    stack((t, t.sum(A)), Time)
    # E: stack takes tensors with the same axes and of one kind, but item 1 is Tensor[Batch, A], and item 2
    #    Tensor[Batch] [axes]
    stack([t, t], Time)


class Net(Module):
    def __init__(self) -> None:
        self.layer = Linear(A, B)

    def __call__(self, x: Expr[Tensor[Batch, A]], scale: float) -> Expr[Tensor[Batch, B]]:
        return self.layer(x) * scale


class Both(Module):
    @overload
    def __call__(self, x: Expr[Tensor[Batch, A]], /) -> Expr[Tensor[Batch, A]]: ...
    @overload
    def __call__(self, x: Tensor[Batch, A], /) -> Tensor[Batch, A]: ...
    def __call__(self, x: Any, /) -> Any:
        return x


def values_for_modules(net: Net, t: Tensor[Batch, A], array: np.ndarray, scale: float) -> None:
    layer = Linear(A, B)
    layer(t)
    # E: Linear takes expressions, not a tensor: compute its result with plain(layer)(t), or wrap the argument in
    #    Const(…) [arg-type]
    net(array, scale)
    # E: Net takes expressions, not an array: compute its result with plain(net)(Tensor[Batch, Hidden](array)), or wrap
    #    the argument in Const(…) [arg-type]
    Both()(t)
    net(t, 2.0)
    # E: Net takes expressions, not a tensor: compute its result with plain(net)(t), or wrap the argument in Const(…)
    #    [arg-type]
    (layer >> Linear(B, A))(t)
    # E: Pipeline takes expressions, not a tensor: compute its result with plain(model)(t), or wrap the argument in
    #    Const(…) [arg-type]


def assigned(p: Param[Tensor[A]], x: Expr[Tensor[A]]) -> None:
    p.requires_grad = False
    # E: tensors and expressions have no attribute "requires_grad": to freeze parameters, leave them out of the
    #    optimizer, as in model.parameters.without('encoder.*') [attr-defined]
    p.data = x
    # E: tensors and expressions have no attribute "data": use .value, and assign(tensor) for another one [attr-defined]
    x.grad = None
    # E: tensors and expressions have no attribute "grad": use gradient(loss, x) or computation.gradients(loss)[x]
    #    [attr-defined]


def missing_names() -> None:
    from typedtensor.ops import norm  # E: Module "typedtensor.ops" has no attribute "norm" [attr-defined]
    from typedtensor.optim import StepLR  # E: Module "typedtensor.optim" has no attribute "StepLR" [attr-defined]

    print(norm, StepLR)


def missing_layers() -> None:
    import typedtensor.nn as layers

    layers.Conv2d  # E: Module has no attribute "Conv2d"; maybe "Conv2D"? [attr-defined]
