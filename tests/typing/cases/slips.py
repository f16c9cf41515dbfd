"""What users of NumPy and PyTorch write, and calls with other numbers of arguments: one report each, with a way out."""
import numpy as np

from typedtensor import Axis, Expr, Input, IntTensor, Param, Tensor, gradient, plain
from typedtensor.nn import (
    LSTM,
    BatchNorm,
    Conv2D,
    Embedding,
    GRUCell,
    LayerNorm,
    Linear,
    LSTMCell,
    MultiHeadAttention,
    SelfAttention,
    TransformerBlock,
)
from typedtensor.ops import concat, cross_entropy, embed, log, matmul, relu, softmax, stack, where
from typedtensor.optim import SGD


class Batch(Axis, samples=True): ...
class Time(Axis): ...
class Hidden(Axis, size=8): ...
class Digit(Axis, size=10): ...
class Word(Axis, size=20): ...
class Grey(Axis, size=1): ...
class Height(Axis, size=9): ...
class Width(Axis, size=9): ...
class Three(Axis, size=3): ...
class Ch(Axis, size=4): ...
class Head(Axis, size=2): ...
class Env(Axis): ...
class Step(Axis): ...
x = Input(Tensor[Batch, Hidden])
s = Input(Tensor[Batch, Time, Hidden])
y = Input(IntTensor[Batch])
image = Input(Tensor[Batch, Grey, Height])
images = Tensor[Batch, Height, Width](np.zeros((2, 9, 9)))
w = Param(Tensor[Hidden, Digit](np.zeros((8, 10))))
model = Linear(Hidden, Digit)
loss = cross_entropy(model(x), y, Digit)
opt = SGD(model.parameters, learning_rate=0.1)
np.exp(x)
# E: np.exp takes arrays, but was given an expression: use exp(x), of typedtensor.ops; to use the elements alone, write
#    np.exp(x.value.numpy()) [arg-type]
np.maximum(x, 0)
# E: np.maximum takes arrays, but was given an expression: use maximum(x, y), of typedtensor.ops; to use the elements
#    alone, write np.maximum(x.value.numpy()) [arg-type]
opt.step(loss.mean(Batch).value)
# E: optimizer.step takes the loss itself, which it differentiates, not its value: write optimizer.step(loss) [arg-type]
Embedding(Word, Hidden)(x)
# E: Embedding[Hidden] cannot be applied to Tensor[Batch, Hidden]: its rule "int *N -> *N Hidden" needs the operand to
#    be int, not real [axes]
Conv2D(Grey, Ch, Three, Three)(image)
# E: Conv2D[Grey, Ch, Three] cannot be applied to Tensor[Batch, Grey, Height]: its rule "*N Grey H W -> *N Ch Valid[H,
#    Three] Valid[W, Three]" needs the operand to be (*N Grey H W), not (Batch, Grey, Height); try
#    operand.transpose(Grey, Batch, Height) [axes]
gradient(loss)
# E: gradient(loss, x) is for something: give the expressions, as in gradient(loss, model.parameters) [call-arg]
gradient(loss.mean(Batch))
# E: gradient(loss, x) is for something: give the expressions, as in gradient(loss, model.parameters) [call-arg]
x.bind(np.zeros((2, 8)))
images[0] = 0
# E: elements of tensors and expressions cannot be assigned: they never change: where(mask, value, x) gives other
#    elements where a mask is true, scatter(x, indices, values, Batch, Place), of typedtensor.ops, those at indices, and
#    parameter.assign(tensor) changes a parameter [index]
images[0, :] += 1
# E: tensors and expressions are not subscriptable: axes have labels: take one position by select(x, Batch, 0), several
#    by x.slice(Batch, Part, 0, 8) [index]
# E: elements of tensors and expressions cannot be assigned: they never change: where(mask, value, x) gives other
#    elements where a mask is true, scatter(x, indices, values, Batch, Place), of typedtensor.ops, those at indices, and
#    parameter.assign(tensor) changes a parameter [index]
w.value -= 0.1 * w.value
# E: Property "value" defined in "Variable" is read-only [misc]
# N: write parameter.assign(tensor), which checks axes, sizes and precision
w.value[0] = 1.0
# E: elements of tensors and expressions cannot be assigned: they never change: where(mask, value, x) gives other
#    elements where a mask is true, scatter(x, indices, values, Batch, Place), of typedtensor.ops, those at indices, and
#    parameter.assign(tensor) changes a parameter [index]
Tensor.zeros(2, 8)
# E: tensors and expressions have no attribute "zeros": Tensor[Batch, Hidden](np.zeros((2, 3))) makes a tensor of an
#    array, and functions of typedtensor.ops and typedtensor.random, such as full(0.0, Batch, Hidden) and normal(Key(0),
#    Tensor[Batch, Hidden]), make expressions [attr-defined]
Tensor[Batch, Hidden].zeros((2, 8))
# E: tensors and expressions have no attribute "zeros": Tensor[Batch, Hidden](np.zeros((2, 3))) makes a tensor of an
#    array, and functions of typedtensor.ops and typedtensor.random, such as full(0.0, Batch, Hidden) and normal(Key(0),
#    Tensor[Batch, Hidden]), make expressions [attr-defined]
x.at[0].set(1.0)
# E: tensors and expressions have no attribute "at": use where(mask, value, x), or scatter(x, indices, values, Batch,
#    Place), of typedtensor.ops [attr-defined]
softmax(x)  # E: Softmax takes 1 operand, then its labels (U); it was given 1 argument; try softmax(x, Hidden) [axes]
concat([x, x], Hidden)
# E: ConcatAlong takes 2 operands, then its labels (U, V, W); it was given 2 arguments; write concat(x, x, Hidden, …, …)
#    [axes]
stack(x, x)  # E: stack takes its tensors in a list: write stack([x, x], …) [arg-type]
relu(x, 0.1)  # E: ReLU takes 1 operand, not 2: its rule is "t *A -> t *A"; write relu(x) [axes]
matmul(x, w, Hidden)
# E: MatMul applies to tensors, expressions and Python numbers, not to the label Hidden: MatMul takes no label there, so
#    leave it out [axes]
embed(w, y)
# E: Embed cannot be applied to Tensor[Hidden, Digit] and IntTensor[Batch]: its rule "int *A, V E -> *A E" needs the
#    first to be int, not real; try the operands in the other order [axes]
where(x > 0, x)
# E: Where takes 3 operands, not 2: its rule is "bool *A, t *A?, t *A? -> t *A"; write where(…, x, …) [axes]
LSTM(LSTMCell(Hidden, Hidden), Time)(s.transpose(Time, Batch, Hidden), None)
# E: LSTM[Time, Hidden, Hidden] takes (Expr[Tensor[Time, *N, Hidden]], lengths=Expr[IntTensor[*N]]), but is given
#    (Expr[Tensor[Time, Batch, Hidden]], None) [axes]
BatchNorm(Hidden)(x, True)
# E: True says nothing of the step: call a layer that differs in training as model(x, training), and as model(x, None)
#    for evaluation [arg-type]
LayerNorm(Digit)(x)
# E: LayerNorm[Digit] cannot be applied to Tensor[Batch, Hidden]: its rule "*N Digit -> *N Digit" needs an axis Digit in
#    the operand, which has only (Batch, Hidden) [axes]
GRUCell(Hidden, Hidden)(x)
# E: GRUCell[Hidden, Hidden] takes (Expr[Tensor[*N, Hidden]], Expr[Tensor[*N, Hidden]]), but is given
#    (Input[Tensor[Batch, Hidden]]) [axes]
SelfAttention(MultiHeadAttention(Hidden, Head, Three))(s)
# E: SelfAttention takes (Attention[U, U, *S, D], type[Q]), but is given (MultiHeadAttention[Hidden, Head, Three])
#    [axes]
TransformerBlock(Hidden, Head, Three, Digit)(s)
# E: Missing named argument "over" for "TransformerBlock" [call-arg]
# E: TransformerBlock[Hidden, Head, Three, Digit, Any] takes (Expr[Tensor[*N, Any, Hidden]], Training | None), but is
#    given (Input[Tensor[Batch, Time, Hidden]]) [axes]
plain(model)(x)
# E: plain(Linear) takes tensors, not expressions: apply the model itself, or pass the .value of an expression
#    [arg-type]
plain(model)(np.zeros((2, 8)))
model(np.zeros((2, 8)))
model(images)
# E: Linear takes expressions, not a tensor: compute its result with plain(model)(images), or wrap the argument in
#    Const(…) [arg-type]
model(x, x)
# E: Linear[Hidden, Digit] takes (Expr[Tensor[*N, Hidden]]), but is given (Input[Tensor[Batch, Hidden]],
#    Input[Tensor[Batch, Hidden]]) [axes]
model()  # E: Linear[Hidden, Digit] takes (Expr[Tensor[*N, Hidden]]), but is given () [axes]
x.mean(Digit)
# E: Mean[Digit] cannot be applied to Tensor[Batch, Hidden]: its rule "t *A U *B -> real *A *B" needs an axis U (Digit)
#    in the operand, which has only (Batch, Hidden) [axes]
x.argmax(-1)  # E: axes have labels, not numbers: write x.argmax(Hidden) [call-arg]
log(x, Hidden)
# E: Log applies to tensors, expressions and Python numbers, not to the label Hidden: Log takes no label there, so leave
#    it out [axes]
def advantage(a: Expr[Tensor[Env, Step]]) -> Expr[Tensor[Env, Step]]:
    return a - a.mean(Env)
    # E: Sub cannot be applied to Tensor[Env, Step] and Tensor[Step]: its rule "t *A?, t *A? -> t *A" needs the axes *A
    #    of the first (Env, Step) to equal the axes *A of the second (Step); try second.expand_like(first) [axes]
def pairs(x: Expr[Tensor[Batch, Hidden]], bias: Expr[Tensor[Hidden]]) -> None:
    np.add(x, 1.0)
    np.sum(x)
    blocks = [SelfAttention(MultiHeadAttention(Hidden, Head, Three))]
    # E: SelfAttention takes (Attention[U, U, *S, D], type[Q]), but is given (MultiHeadAttention[Hidden, Head, Three])
    #    [axes]
    blocks[0](s)


x + Param(Tensor[Hidden](np.zeros(8)))
# E: Add cannot be applied to Tensor[Batch, Hidden] and Tensor[Hidden]: its rule "t *A?, t *A? -> t *A" needs the axes
#    *A of the first (Batch, Hidden) to equal the axes *A of the second (Hidden); try second.expand_like(first) [axes]
