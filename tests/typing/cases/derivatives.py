"""Derivatives as functions: of states, of leaves, of plain tensors."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeVarTuple, reveal_type

from typedtensor import (
    Axis,
    Const,
    Expr,
    Input,
    IntTensor,
    Layer,
    Module,
    Param,
    Tensor,
    block_jacobian,
    check_grads,
    custom_jvp,
    custom_vjp,
    diagonal_hessian,
    given,
    gradient,
    hessian,
    hvp,
    jacobian,
    jvp,
    linearize,
    scale_gradient,
    sparse_jacobian,
    tree_map,
    value_and_grad,
    vjp,
)
from typedtensor.nn import Linear, LSTMCell, LSTMState
from typedtensor.ops import exp, log, tanh
from typedtensor.transforms import stop_gradients


class Batch(Axis): ...


class In(Axis, size=3): ...


class Out(Axis, size=4): ...


@dataclass(frozen=True)
class Model:
    w: Expr[Tensor[In, Out]]
    b: Expr[Tensor[Out]]


class Pair(NamedTuple):
    x: Expr[Tensor[In]]
    y: Expr[Tensor[Out]]


Scalar = Expr[Tensor[()]]
N = TypeVarTuple("N")


def loss(x: Expr[Tensor[In]]) -> Scalar:
    return (x * x).sum()


def of_expressions(
    x: Expr[Tensor[In]], p: Model, s: LSTMState[Expr[Tensor[Batch, Out]]], w: Expr[Tensor[In, Out]]
) -> None:
    reveal_type(value_and_grad(loss, x))  # R: tuple[Expr[Tensor[()]], Expr[Tensor[In]]]
    reveal_type(value_and_grad(lambda z: (z @ w).sum(), x))  # R: tuple[Expr[Tensor[()]], Expr[Tensor[In]]]
    reveal_type(value_and_grad(lambda q: tanh(x @ q.w + q.b).sum(), p))  # R: tuple[Expr[Tensor[()]], Model]
    reveal_type(value_and_grad(lambda q: (x @ q[0] + q[1].b).sum(), (w, p)))
    # R: tuple[Expr[Tensor[()]], tuple[Expr[Tensor[In, Out]], Model]]
    reveal_type(gradient(loss(x), (x, p)))  # R: tuple[Expr[Tensor[In]], Model]
    reveal_type(vjp(lambda z: tanh(z @ w), x))
    # R: tuple[Expr[Tensor[Out]], def (Expr[Tensor[Out]]) -> Expr[Tensor[In]]]
    reveal_type(vjp(lambda q: Pair(x, x @ q.w), p))
    # R: tuple[tuple[Expr[Tensor[In]], Expr[Tensor[Out]], fallback=Pair], def (tuple[Expr[Tensor[In]],
    #    Expr[Tensor[Out]], fallback=Pair]) -> Model]
    reveal_type(jvp(lambda z: tanh(z @ w), x, x))  # R: tuple[Expr[Tensor[Out]], Expr[Tensor[Out]]]
    reveal_type(jvp(lambda z: (z @ w, z), x, x))
    # R: tuple[tuple[Expr[Tensor[Out]], Expr[Tensor[In]]], tuple[Expr[Tensor[Out]], Expr[Tensor[In]]]]
    reveal_type(linearize(lambda z: tanh(z @ w), x))
    # R: tuple[Expr[Tensor[Out]], def (Expr[Tensor[In]]) -> Expr[Tensor[Out]]]
    reveal_type(hvp(loss, x, x))  # R: Expr[Tensor[In]]
    reveal_type(hvp(lambda q: tanh(x @ q.w + q.b).sum(), p, p))  # R: Model
    reveal_type(hvp(lambda q: (q["w"] * q["w"]).sum(), {"w": w}, {"w": w}))  # R: dict[str, Expr[Tensor[In, Out]]]


def of_layers(x: Expr[Tensor[Batch, In]], s: LSTMState[Expr[Tensor[Batch, Out]]]) -> None:
    layer, cell = Linear(In, Out), LSTMCell(In, Out)
    reveal_type(vjp(layer, x))
    # R: tuple[Expr[Tensor[Batch, Out]], def (Expr[Tensor[Batch, Out]]) -> Expr[Tensor[Batch, In]]]
    reveal_type(jvp(layer, x, x))  # R: tuple[Expr[Tensor[Batch, Out]], Expr[Tensor[Batch, Out]]]
    reveal_type(vjp(lambda state: cell(x, state), s))
    # R: tuple[LSTMState[Expr[Tensor[Batch, Out]]], def (LSTMState[Expr[Tensor[Batch, Out]]]) ->
    #    LSTMState[Expr[Tensor[Batch, Out]]]]


def of_leaves(x: Input[Tensor[In]], w: Param[Tensor[In, Out]], c: Const[Tensor[In]], e: Expr[Tensor[In]]) -> None:
    reveal_type(value_and_grad(loss, x))  # R: tuple[Expr[Tensor[()]], Expr[Tensor[In]]]
    reveal_type(value_and_grad(lambda q: (q[0] @ q[1]).sum(), (x, w)))
    # R: tuple[Expr[Tensor[()]], tuple[Expr[Tensor[In]], Expr[Tensor[In, Out]]]]
    reveal_type(vjp(lambda q: tanh(x @ q), w))
    # R: tuple[Expr[Tensor[Out]], def (Expr[Tensor[Out]]) -> Expr[Tensor[In, Out]]]
    reveal_type(jvp(lambda z: tanh(z @ w), x, c))  # R: tuple[Expr[Tensor[Out]], Expr[Tensor[Out]]]
    reveal_type(jvp(lambda z: tanh(z @ w), x, e))  # R: tuple[Expr[Tensor[Out]], Expr[Tensor[Out]]]
    reveal_type(hvp(loss, x, c))  # R: Expr[Tensor[In]]


def of_tensors(x: Tensor[In], w: Tensor[In, Out]) -> None:
    reveal_type(value_and_grad(lambda z: (z * z).sum(), x))  # R: tuple[Tensor[()], Tensor[In]]
    reveal_type(vjp(lambda z: tanh(z @ w), x))  # R: tuple[Tensor[Out], def (Tensor[Out]) -> Tensor[In]]
    reveal_type(jvp(lambda z: tanh(z[0] @ z[1]), (x, w), (x, w)))  # R: tuple[Tensor[Out], Tensor[Out]]
    reveal_type(hvp(lambda z: (z * z).sum(), x, x))  # R: Tensor[In]


def nested(x: Expr[Tensor[In]]) -> None:
    def slope(z: Expr[Tensor[In]]) -> Expr[Tensor[In]]:
        return value_and_grad(loss, z)[1]

    reveal_type(jvp(slope, x, x))  # R: tuple[Expr[Tensor[In]], Expr[Tensor[In]]]
    reveal_type(vjp(lambda z: hvp(loss, z, x), x))
    # R: tuple[Expr[Tensor[In]], def (Expr[Tensor[In]]) -> Expr[Tensor[In]]]
    reveal_type(hvp(lambda z: value_and_grad(loss, z)[1].sum(), x, x))  # R: Expr[Tensor[In]]


def matrices(
    x: Expr[Tensor[In]], w: Param[Tensor[In, Out]], s: Expr[Tensor[()]], t: Tensor[In], p: Model, big: Tensor[In, Out]
) -> None:
    reveal_type(jacobian(lambda z: tanh(z @ w), x))  # R: Expr[Tensor[Out, In]]
    reveal_type(jacobian(lambda q: tanh(x @ q), w))  # R: Expr[Tensor[Out, In, Dual[Out]]]
    reveal_type(jacobian(tanh, x))  # R: Expr[Tensor[In, Dual[In]]]
    reveal_type(jacobian(Linear(In, Out), x))  # R: Expr[Tensor[Out, In]]
    reveal_type(jacobian(loss, x))  # R: Expr[Tensor[In]]
    reveal_type(jacobian(lambda z: z * x.sum(), s))  # R: Expr[Tensor[()]]
    reveal_type(jacobian(lambda z: z * z, t))  # R: Tensor[In, Dual[In]]
    reveal_type(jacobian(lambda z: z @ big, t))  # R: Tensor[Out, In]
    reveal_type(jacobian(lambda z: jacobian(lambda y: y * y * y, z), x))
    # R: Expr[Tensor[In, Dual[In], Dual[Dual[In]]]]
    reveal_type(hessian(loss, x))  # R: Expr[Tensor[In, Dual[In]]]
    reveal_type(hessian(lambda q: (x @ q).sum(), w))  # R: Expr[Tensor[In, Out, Dual[In], Dual[Out]]]
    reveal_type(hessian(lambda z: (z * z).sum(), t))  # R: Tensor[In, Dual[In]]
    reveal_type(diagonal_hessian(loss, x))  # R: Expr[Tensor[In]]
    reveal_type(diagonal_hessian(lambda q: tanh(x @ q.w + q.b).sum(), p))  # R: Model
    hessian(lambda z: z @ w, x)
    # E: Argument 1 to "hessian" has incompatible type "Callable[[Expr[Tensor[In]]], Expr[Tensor[Out]]]"; expected
    #    "Callable[[Expr[Tensor[In]]], Expr[Tensor[()]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[Out]]", expected "Expr[Tensor[()]]") [return-value]
    jacobian(lambda q: tanh(x @ q.w), p)
    # N: nothing is known of the result of MatMul: the second is Any; annotate it
    # E: jacobian differentiates one tensor with respect to one tensor, but the point is Model: take one part of it at a
    #    time, or use products with vjp and jvp [arg-type]


def blocks(x: Expr[Tensor[Batch, In]], w: Param[Tensor[In, Out]], t: Tensor[Batch, In], v: Expr[Tensor[Batch]]) -> None:
    reveal_type(block_jacobian(lambda z: tanh(z @ w), x, Batch))  # R: Expr[Tensor[Batch, Out, In]]
    reveal_type(block_jacobian(lambda z: z * z, x, Batch))  # R: Expr[Tensor[Batch, In, Dual[In]]]
    reveal_type(block_jacobian(lambda z: z.sum(In), x, Batch))  # R: Expr[Tensor[Batch, In]]
    reveal_type(block_jacobian(tanh, v, Batch))  # R: Expr[Tensor[Batch]]
    reveal_type(block_jacobian(lambda z: z * z, t, Batch))  # R: Tensor[Batch, In, Dual[In]]
    block_jacobian(lambda z: z.sum(Batch), x, Batch)
    # E: Argument 1 to "block_jacobian" has incompatible type "Callable[[Expr[Tensor[Batch]]], Expr[Tensor[()]]]";
    #    expected "Callable[[Expr[Tensor[Batch]]], Expr[Tensor[Batch]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[()]]", expected "Expr[Tensor[Batch]]") [return-value]
    # E: Argument 2 to "block_jacobian" has incompatible type "Expr[Tensor[Batch, In]]"; expected "Expr[Tensor[Batch]]"
    #    [arg-type]
    block_jacobian(lambda z: z * z, x, In)
    # E: block_jacobian goes along In, which must be the first axis of the point, but its axes are (Batch, In): write
    #    x.transpose(In, Batch) [axes]
    # E: Argument 2 to "block_jacobian" has incompatible type "Expr[Tensor[Batch, In]]"; expected "Expr[Tensor[In]]"
    #    [arg-type]


def entries(
    x: Expr[Tensor[In]], t: Tensor[In], w: Param[Tensor[In, Out]], k: IntTensor[Batch], m: IntTensor[Out]
) -> None:
    reveal_type(sparse_jacobian(lambda z: tanh(z @ w), x, k, k))  # R: Expr[Tensor[Batch]]
    reveal_type(sparse_jacobian(lambda z: z * z, t, k, k))  # R: Tensor[Batch]
    sparse_jacobian(lambda z: z * z, x, k, m)  # E: Cannot infer value of type parameter "K" of "sparse_jacobian" [misc]
    sparse_jacobian(lambda z: z.sum(), x, k, k)
    # E: Argument 1 to "sparse_jacobian" has incompatible type "Callable[[Expr[Tensor[In]]], Expr[Tensor[()]]]";
    #    expected "Callable[[Expr[Tensor[In]]], Expr[Tensor[Never]]]" [arg-type]
    # E: Incompatible return value type (got "Expr[Tensor[()]]", expected "Expr[Tensor[Never]]") [return-value]


def of_ones_own(x: Expr[Tensor[In]], p: Model) -> None:
    def softplus(z: Expr[Tensor[In]]) -> Expr[Tensor[In]]:
        return log(exp(z) + 1.0)

    def backward(z: Expr[Tensor[In]], y: Expr[Tensor[In]], dy: Expr[Tensor[In]]) -> Expr[Tensor[In]]:
        return dy * (1.0 - exp(-y))

    def wrong(z: Expr[Tensor[In]], y: Expr[Tensor[In]], dy: Expr[Tensor[In]]) -> Expr[Tensor[()]]:
        return dy.sum()

    reveal_type(custom_vjp(softplus, backward))  # R: def (Expr[Tensor[In]]) -> Expr[Tensor[In]]
    reveal_type(custom_jvp(softplus, backward)(x))  # R: Expr[Tensor[In]]
    reveal_type(stop_gradients((x, p)))  # R: tuple[Expr[Tensor[In]], Model]
    reveal_type(scale_gradient(p, 0.5))  # R: Model
    check_grads(softplus, x, order=3, modes=["forward"])
    reveal_type(custom_vjp(softplus, lambda z, y, dy: dy * 0.5))  # R: def (Expr[Tensor[In]]) -> Expr[Tensor[In]]
    reveal_type(custom_jvp(softplus, lambda z, y, dz: dz * z)(x))  # R: Expr[Tensor[In]]
    doubled: Callable[[Expr[Tensor[In]]], Expr[Tensor[In]]] = custom_vjp(lambda z: z * 2.0, lambda z, y, dy: dy)
    reveal_type(doubled)  # R: def (Expr[Tensor[In]]) -> Expr[Tensor[In]]
    custom_vjp(lambda z: z * 2.0, lambda z, y, dy: dy)
    # N: nothing is known of the results of custom_vjp(lambda …): a lambda has no types here; write a function with
    #    types
    custom_vjp(softplus, wrong)
    # E: Argument 2 to "custom_vjp" has incompatible type "Callable[[Expr[Tensor[In]], Expr[Tensor[In]],
    #    Expr[Tensor[In]]], Expr[Tensor[()]]]"; expected "Callable[[Expr[Tensor[In]], Expr[Tensor[In]],
    #    Expr[Tensor[In]]], Expr[Tensor[In]]]" [arg-type]
    check_grads(softplus, x, modes=["backward"])
    # E: List item 0 has incompatible type "Literal['backward']"; expected "Literal['forward', 'reverse']" [list-item]


def values(x: Expr[Tensor[In]], p: Model) -> None:
    with given() as computation:
        reveal_type(computation.values(value_and_grad(loss, x)))  # R: tuple[Tensor[()], Tensor[In]]
        reveal_type(computation.values({"x": x}))  # R: dict[str, Tensor[In]]
        reveal_type(computation.values(hvp(loss, x, x)))  # R: Tensor[In]
        reveal_type(computation.values(p))  # R: derivatives.<values of Model>
        computation.values((x, 3))  # N: nothing is known of the values of int: ask for those of its parts


def several(f: Layer[In, Out], x: Expr[Tensor[*N, In]]) -> None:
    reveal_type(vjp(f, x))  # R: tuple[Expr[Tensor[*N, Out]], def (Expr[Tensor[*N, Out]]) -> Expr[Tensor[*N, In]]]
    reveal_type(jvp(lambda z: tanh(f(z)), x, x))  # R: tuple[Expr[Tensor[*N, Out]], Expr[Tensor[*N, Out]]]


def refused(x: Expr[Tensor[In]], n: Expr[IntTensor[In]], y: Expr[Tensor[Out]], w: Expr[Tensor[In, Out]]) -> None:
    value_and_grad(lambda z: z @ w, x)
    # E: Value of type variable "Loss" of "value_and_grad" cannot be "Expr[Tensor[Out]]" [type-var]
    value_and_grad(loss, y)
    # E: Argument 1 to "value_and_grad" has incompatible type "Callable[[Expr[Tensor[In]]], Expr[Tensor[()]]]"; expected
    #    "Callable[[Expr[Tensor[Out]]], Expr[Tensor[()]]]" [arg-type]
    hvp(lambda z: tanh(z @ w), x, x)
    # E: Value of type variable "Loss" of "hvp" cannot be "Expr[Tensor[Out]]" [type-var]
    jvp(lambda z: tanh(z @ w), x, y)
    # E: Argument 3 to "jvp" has incompatible type "Expr[Tensor[Out]]"; expected "Expr[Tensor[In]]" [arg-type]
    jvp(lambda z: z @ w, y, y)
    # E: MatMul cannot be applied to Tensor[Out] and Tensor[In, Out]: its rule "*N A, A B -> *N B" needs the last axis
    #    of the first (Out) to equal the first axis of the second (In) [axes]
    pulled = vjp(Linear(In, Out), x)[1]
    pulled(x)  # E: Argument 1 has incompatible type "Expr[Tensor[In]]"; expected "Expr[Tensor[Out]]" [arg-type]
    pushed = linearize(Linear(In, Out), x)[1]
    pushed(y)  # E: Argument 1 has incompatible type "Expr[Tensor[Out]]"; expected "Expr[Tensor[In]]" [arg-type]
    value_and_grad(loss)  # E: Missing positional argument "x" in call to "value_and_grad" [call-arg]
    gradient(x, x)
    # E: Argument 1 to "gradient" has incompatible type "Expr[Tensor[In]]"; expected "Expr[Tensor[()]]" [arg-type]


class Net(Module):
    def __init__(self) -> None:
        self.first = Linear(In, Out)
        self.scale = Param(Tensor[()](1.0))

    def __call__(self, x: Expr[Tensor[*N, In]]) -> Expr[Tensor[*N, Out]]:
        return self.first(x) * self.scale


def of_modules(net: Net, layer: Linear[In, Out], x: Expr[Tensor[Batch, In]]) -> None:
    slope = value_and_grad(lambda n: n(x).sum(), net)[1]
    reveal_type(slope)  # R: Net
    reveal_type(slope.first.weight.value)  # R: Tensor[In, Out]
    reveal_type(hvp(lambda n: (n(x) * n(x)).sum(), net, slope))  # R: Net
    reveal_type(jvp(lambda m: m(x), layer, layer))  # R: tuple[Expr[Tensor[Batch, Out]], Expr[Tensor[Batch, Out]]]
    reveal_type(vjp(lambda m: m(x), layer))
    # R: tuple[Expr[Tensor[Batch, Out]], def (Expr[Tensor[Batch, Out]]) -> Linear[In, Out]]
    reveal_type(gradient(net(x).sum(), net))  # R: Net
    reveal_type(value_and_grad(lambda n: n(x).sum(), net.first)[1])  # R: Linear[In, Out]
    jvp(lambda m: m(x).sum(), layer, net)
    # E: Argument 3 to "jvp" has incompatible type "Net"; expected "Linear[In, Out]" [arg-type]
    value_and_grad(lambda n: n(x), net)
    # E: Value of type variable "Loss" of "value_and_grad" cannot be "Expr[Tensor[Batch, Out]]" [type-var]
    reveal_type(tree_map(lambda p, g: p - g * 0.1, net, slope))  # R: Net
    reveal_type(tree_map(lambda p: p * 2.0, {"w": layer.weight}))  # R: dict[str, Param[Tensor[In, Out]]]
    reveal_type(tree_map(lambda p: p * 2.0, layer.weight))  # R: Expr[Tensor[In, Out]]
