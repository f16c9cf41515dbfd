"""What every checker has to type exactly, without the plugin."""

from typing import Any, TypeVar, TypeVarTuple, assert_type

import numpy as np

from typedtensor import (
    Axis,
    BoolTensor,
    Const,
    Expr,
    Flat,
    Input,
    IntTensor,
    Param,
    Tensor,
    compiled,
    cond,
    fold,
    given,
    map_over,
    plain,
    scan,
)
from typedtensor.nn import GRUCell, Linear, LSTMCell, LSTMState, ModuleStack, Network
from typedtensor.ops import (
    Add,
    ArgMax,
    ContractAlong,
    Flatten,
    MatMul,
    Outer,
    Permute,
    Rename,
    Sum,
    Unflatten,
    Where,
    cross_entropy,
    embed,
    exp,
    pad,
    relu,
    tanh,
)
from typedtensor.ops import Dot, dot, softmax
from typedtensor.nn import EnsembleLinear
from typedtensor.random import Key, categorical, normal_like

N = TypeVarTuple("N")
U = TypeVar("U", bound=Axis)


class Batch(Axis): ...


class Hidden(Axis, size=128): ...


class Out(Axis): ...


def operations(
    x: Expr[Tensor[Batch, Hidden]],
    p: Tensor[Batch, Hidden],
    w: Expr[Tensor[Hidden, Out]],
    deep: Expr[Tensor[Batch, Out, Out, Out, Out, Hidden]],
    i: IntTensor[Batch],
    b: BoolTensor[Batch, Hidden],
) -> None:
    assert_type(Add()(p, p), Tensor[Batch, Hidden])
    assert_type(p == p, BoolTensor[Batch, Hidden])
    assert_type(x != p, Expr[BoolTensor[Batch, Hidden]])
    assert_type(i == 1, BoolTensor[Batch])
    assert_type(p / np.float32(2), Tensor[Batch, Hidden])
    assert_type(x * np.float64(2), Expr[Tensor[Batch, Hidden]])
    assert_type(i + np.int64(2), IntTensor[Batch])
    assert_type(b & np.bool_(True), BoolTensor[Batch, Hidden])
    assert_type(Add()(x, p), Expr[Tensor[Batch, Hidden]])
    assert_type(MatMul()(p, w), Expr[Tensor[Batch, Out]])
    assert_type(Sum(Hidden)(x), Expr[Tensor[Batch]])
    assert_type(Sum(Hidden)(deep), Expr[Tensor[Batch, Out, Out, Out, Out]])
    assert_type(Rename(Hidden, Out)(p), Tensor[Batch, Out])
    assert_type(ContractAlong(Hidden)(x, w), Expr[Tensor[Batch, Out]])
    assert_type(Outer()(x, w), Expr[Tensor[Batch, Hidden, Hidden, Out]])
    assert_type(Flatten(Batch, Hidden)(x), Expr[Tensor[Flat[Batch, Hidden]]])
    assert_type(Unflatten(Batch, Hidden)(Flatten(Batch, Hidden)(p)), Tensor[Batch, Hidden])
    assert_type(Permute(Hidden, Batch)(x), Expr[Tensor[Hidden, Batch]])
    assert_type(ArgMax(Hidden)(x), Expr[IntTensor[Batch]])
    assert_type(Where()(b, x, 0.0), Expr[Tensor[Batch, Hidden]])
    assert_type(relu(p), Tensor[Batch, Hidden])
    assert_type(exp(2.0), Tensor[()])
    assert_type(embed(i, p.rename(Batch, Out)), Tensor[Batch, Hidden])
    assert_type(softmax(p, Hidden), Tensor[Batch, Hidden])
    assert_type(cross_entropy(x, i, Hidden), Expr[Tensor[Batch]])
    assert_type(cross_entropy(x, i, Hidden).mean(), Expr[Tensor[()]])


def methods(x: Expr[Tensor[Batch, Hidden]], p: Tensor[Batch, Hidden], w: Param[Tensor[Hidden, Out]]) -> None:
    i = p.argmax(Hidden)
    assert_type(i, IntTensor[Batch])
    assert_type(x + x, Expr[Tensor[Batch, Hidden]])
    assert_type(p + x, Expr[Tensor[Batch, Hidden]])
    assert_type(p + p.sum(), Tensor[Batch, Hidden])
    assert_type(x @ w, Expr[Tensor[Batch, Out]])
    assert_type(2.0 * x, Expr[Tensor[Batch, Hidden]])
    assert_type(3 * i, IntTensor[Batch])
    assert_type(-p, Tensor[Batch, Hidden])
    assert_type(abs(i), IntTensor[Batch])
    assert_type(abs(x), Expr[Tensor[Batch, Hidden]])
    assert_type(p**2, Tensor[Batch, Hidden])
    assert_type((x < 1.0) & (x > 0.0), Expr[BoolTensor[Batch, Hidden]])
    assert_type(x.sum(), Expr[Tensor[()]])
    assert_type(x.sum(Hidden), Expr[Tensor[Batch]])
    assert_type(p.sum(Hidden, Batch), Tensor[()])
    assert_type(x.mean(Batch), Expr[Tensor[Hidden]])
    assert_type(x.transpose(), Expr[Tensor[Hidden, Batch]])
    assert_type(x.transpose(Hidden, Batch), Expr[Tensor[Hidden, Batch]])
    assert_type(x.expand(Out), Expr[Tensor[Out, Batch, Hidden]])
    assert_type(x.rename(Hidden, Out), Expr[Tensor[Batch, Out]])
    assert_type(x.slice(Hidden, Out, 1, 2), Expr[Tensor[Batch, Out]])
    assert_type(x.concat(p, Batch, Batch, Out), Expr[Tensor[Out, Hidden]])
    assert_type(i.one_hot(Hidden), Tensor[Batch, Hidden])
    assert_type(x.softmax(Hidden), Expr[Tensor[Batch, Hidden]])
    assert_type(p.flatten(Batch, Hidden), Tensor[Flat[Batch, Hidden]])


def composition(x: Expr[Tensor[Batch, Hidden]], p: Tensor[Batch, Hidden], q: Tensor[Out, Batch, Hidden]) -> None:
    assert_type(x >> relu, Expr[Tensor[Batch, Hidden]])
    assert_type(p >> Sum(Batch), Tensor[Hidden])
    assert_type(x >> Sum(Hidden) >> Sum(Batch), Expr[Tensor[()]])
    assert_type(x >> Linear(Hidden, Out(10)), Expr[Tensor[Batch, Out]])
    model = Linear(Hidden, Out(10)) >> relu >> Linear(Out(10), Batch(2)) >> tanh
    assert_type(x >> model, Expr[Tensor[Batch, Batch]])
    assert_type(model(x), Expr[Tensor[Batch, Batch]])
    assert_type(Input(Tensor[Out, Batch, Hidden]) >> model, Expr[Tensor[Out, Batch, Batch]])
    assert_type(x >> (relu >> Linear(Hidden, Out(10))), Expr[Tensor[Batch, Out]])
    assert_type(x >> (relu >> tanh), Expr[Tensor[Batch, Hidden]])
    assert_type(x >> (Linear(Hidden, Out(10)) >> (relu >> Linear(Out(10), Batch(2)))), Expr[Tensor[Batch, Batch]])
    wide: Any = x >> (Sum(Hidden) >> relu)
    wide = (x, x) >> Add()
    print(wide, model.parameters)


def network() -> Network[Hidden, Out]:
    return Linear(Hidden, Out(10)) >> relu >> Linear(Out(10), Out(10))


def networks(x: Expr[Tensor[Batch, Hidden]]) -> None:
    assert_type(x >> network(), Expr[Tensor[Batch, Out]])
    assert_type(x >> (Linear(Hidden, Hidden) >> network() >> relu), Expr[Tensor[Batch, Out]])
    print(network().parameters)


def inputs(p: Tensor[Batch, Hidden]) -> None:
    x = Input(Tensor[Batch, Hidden])
    assert_type(x, Input[Tensor[Batch, Hidden]])
    with given(x.bind(p)) as computation:
        loss = x.mean(Hidden).sum()
        assert_type(loss.value, Tensor[()])
        computation.gradients(loss, x)


def first(x: Expr[Tensor[U, *N]], axis: type[U]) -> Expr[Tensor[*N]]:
    return x.sum(axis)


def last(x: Expr[Tensor[*N, U]], axis: type[U]) -> Expr[Tensor[*N]]:
    return x.sum(axis)


def project(x: Expr[Tensor[*N, U]], w: Expr[Tensor[U, Out]]) -> Expr[Tensor[*N, Out]]:
    return x @ w


def unknown_axes(
    x: Expr[Tensor[*tuple[Any, ...]]], y: Expr[Tensor[Any, Batch]], w: Expr[Tensor[Hidden, Out]]
) -> tuple[Expr[Tensor[Batch, Hidden]], Expr[Tensor[()]]]:
    # What fits any axes is not taken for one of those that it fits.
    print(y.mean(Batch).mean(Hidden), x.sum(Out, Hidden).sum(Batch), x.dot(w, Hidden).sum(Batch))
    return x.rename(Out, Batch).mean(Hidden), y.mean(Batch).max(Out)


def generic(x: Expr[Tensor[Batch, Hidden]], w: Param[Tensor[Hidden, Out]]) -> None:
    assert_type(first(x, Batch), Expr[Tensor[Hidden]])
    assert_type(last(x, Hidden), Expr[Tensor[Batch]])
    assert_type(project(x, w), Expr[Tensor[Batch, Out]])


def pass_on(state: Expr[Tensor[Hidden]], x: Expr[Tensor[Hidden]]) -> tuple[Expr[Tensor[Hidden]], Expr[Tensor[()]]]:
    return state + x, x.sum(Hidden)


def structured(x: Expr[Tensor[Batch, Hidden]], h: Expr[Tensor[Hidden]], p: Expr[BoolTensor[()]]) -> None:
    assert_type(scan(pass_on, h, x, Batch), tuple[Expr[Tensor[Hidden]], Expr[Tensor[Batch]]])  # E ty
    assert_type(fold(lambda state, row: state + row, h, x, Batch), Expr[Tensor[Hidden]])
    assert_type(map_over(lambda row: row.sum(Hidden), x, Batch), Expr[Tensor[Batch]])  # E pyrefly ty
    assert_type(cond(p, lambda h: h * 2.0, lambda h: h, h), Expr[Tensor[Hidden]])


class A(Axis): ...


class B(Axis): ...


class C(Axis): ...


class D(Axis): ...


class E(Axis): ...


class F(Axis): ...


def orders_of_many_axes(
    six: Expr[Tensor[A, B, C, D, E, F]],
    eight: Tensor[A, B, C, D, E, F, Hidden, Out],
    ten: Tensor[A, B, C, D, E, F, Hidden, Out, Batch, Flat[A, B]],
) -> None:
    assert_type(six.transpose(F, E, D, C, B, A), Expr[Tensor[F, E, D, C, B, A]])
    assert_type(Permute(F, E, D, C, B, A)(six), Expr[Tensor[F, E, D, C, B, A]])
    assert_type(eight.transpose(Out, Hidden, F, E, D, C, B, A), Tensor[Out, Hidden, F, E, D, C, B, A])
    many: Tensor[Flat[A, B], Batch, Out, Hidden, F, E, D, C, B, A]
    many = ten.transpose(Flat[A, B], Batch, Out, Hidden, F, E, D, C, B, A)
    many = Permute(Flat[A, B], Batch, Out, Hidden, F, E, D, C, B, A)(ten)


def unknown_results(unknown: Expr[Tensor[*tuple[Any, ...]]], x: Expr[Tensor[A, B]], label: Any) -> None:
    assert_type(unknown / 2.0, Expr[Tensor[*tuple[Any, ...]]])
    assert_type(unknown + 1.0, Expr[Tensor[*tuple[Any, ...]]])
    assert_type(2.0 - unknown, Expr[Tensor[*tuple[Any, ...]]])
    assert_type(unknown**2.0, Expr[Tensor[*tuple[Any, ...]]])
    assert_type(unknown * unknown, Expr[Tensor[*tuple[Any, ...]]])
    assert_type(unknown > 0.0, Expr[BoolTensor[*tuple[Any, ...]]])
    # Two labels that are Any have no order.
    swapped: Expr[Tensor[B, A]] = x.transpose(label, label)
    swapped = Permute(label, label)(x)
    print(swapped)


def dots(
    queries: Expr[Tensor[A, B, C, F]],
    keys: Expr[Tensor[A, D, C, F]],
    rows: Expr[Tensor[A, B, F]],
    weight: Param[Tensor[F, E]],
    experts: Param[Tensor[D, F, E]],
    outer: Param[Tensor[D, E, F]],
    plain: Tensor[A, F],
) -> None:
    assert_type(dot(queries, keys, F), Expr[Tensor[A, B, C, D]])
    assert_type(queries.dot(keys, F), Expr[Tensor[A, B, C, D]])
    assert_type(Dot(F)(queries, keys), Expr[Tensor[A, B, C, D]])
    assert_type(dot(rows, rows, F), Expr[Tensor[A, B]])
    assert_type(dot(rows, rows, B), Expr[Tensor[A, F]])
    assert_type(dot(rows, weight, F), Expr[Tensor[A, B, E]])
    assert_type(dot(queries, weight, F), Expr[Tensor[A, B, C, E]])
    assert_type(dot(rows, experts, F), Expr[Tensor[A, B, D, E]])
    assert_type(rows.dot(experts, F).dot(outer, E), Expr[Tensor[A, B, D, F]])
    assert_type(dot(plain, plain, F), Tensor[A])
    assert_type(rows.contract(weight), Expr[Tensor[A, B, E]])
    assert_type(rows.contract(rows), Expr[Tensor[()]])
    assert_type(rows.contract(queries), Expr[Tensor[C]])
    assert_type(plain.contract(plain), Tensor[()])


def dots_of_any_axes(
    rows: Expr[Tensor[*N, F]], others: Expr[Tensor[*N, U, F]]
) -> tuple[Expr[Tensor[*N]], Expr[Tensor[*N, U]]]:
    return dot(rows, rows, F), dot(others, rows, F)


def an_axis_that_is_any(
    x: Expr[Tensor[A, Any, F]], y: Expr[Tensor[A, B, F]], deep: Tensor[A, B, Any, F], i: Expr[IntTensor[A, Any, F]]
) -> None:
    """It may be any label, so that nothing is known of the place of another."""
    the_rest: Expr[Tensor[A, C]] = x.sum(F)
    the_rest = dot(x, y, F).mean(B)
    renamed: Expr[Tensor[A, C, D]] = x.rename(F, D)
    both: Expr[Tensor[B, C]] = x.contract(y)
    both = y.contract(x)
    three: Tensor[A, B, C] = deep.sum(F)
    kinds: Expr[IntTensor[A, C]] = i.sum(F)
    print(the_rest, renamed, both, three, kinds)


def options(x: Expr[Tensor[A, B]], t: Tensor[A, B]) -> None:
    """They are given by their places or by name."""
    assert_type(pad(x, B, C, 1, 2), Expr[Tensor[A, C]])
    assert_type(pad(x, B, C, 1, after=2), Expr[Tensor[A, C]])
    assert_type(pad(t, B, C, value=0.5), Tensor[A, C])


def labels_of_many_axes(five: Expr[Tensor[A, B, C, D, E]], six: Tensor[A, B, C, D, E, F], w: Tensor[E, Out]) -> None:
    """Where their positions are not written out, the result is unknown."""
    rest: Expr[Tensor[A, C, E]] = five.mean(D, B)
    product: Tensor[A, B, C, D, F, Out] = six.dot(w, E)
    spread: Expr[Tensor[A, B, C]] = five.var(D, E, correction=1.0)
    assert_type(five.var(A, correction=1.0), Expr[Tensor[B, C, D, E]])
    print(rest, product, spread)


def functions_with_a_rule(key: Key, x: Expr[Tensor[A, B]], t: Tensor[A, B]) -> None:
    assert_type(normal_like(key, x), Expr[Tensor[A, B]])
    assert_type(categorical(key, x, B), Expr[IntTensor[A]])
    assert_type(categorical(key, t, A), IntTensor[B])


def steps(state: Input[Tensor[A]], xs: Expr[Tensor[Batch, A]], ys: Expr[Tensor[Batch, A]]) -> None:
    last: Expr[Tensor[A]] = fold(lambda state, x, y: state + x * y, state, (xs, ys), Batch)
    pair: tuple[Expr[Tensor[A]], Any] = scan(lambda state, x: (state + x, x), state, xs, Batch)
    stages: Any = EnsembleLinear(Batch(2), A(4), B(3)) >> relu
    print(last, pair, stages)


def modules_along_an_axis(x: Expr[Tensor[A, Hidden]]) -> None:
    layers = ModuleStack(lambda seed: Linear(Hidden, Hidden, seed=seed), Batch(6))
    assert_type(layers, ModuleStack[Batch, Linear[Hidden, Hidden]])
    assert_type(layers.fold(x), Expr[Tensor[A, Hidden]])
    assert_type(layers.map(lambda layer: layer(x)), Expr[Tensor[Batch, A, Hidden]])  # E ty
    assert_type(map_over(lambda layer: layer(x), layers, Batch), Expr[Tensor[Batch, A, Hidden]])  # E ty


def sampling(x: Tensor[Batch, A], zeros: Tensor[Batch, Hidden], start: LSTMState[Expr[Tensor[Batch, Hidden]]]) -> None:
    assert_type(LSTMCell(A(3), Hidden)(Const(x), start), LSTMState[Expr[Tensor[Batch, Hidden]]])
    step, state = plain(LSTMCell(A(3), Hidden)), LSTMState(zeros, zeros)
    assert_type(state, LSTMState[Tensor[Batch, Hidden]])
    gated, hidden = plain(GRUCell(A(3), Hidden)), zeros
    for _ in range(3):
        state = step(x, state)
        hidden = gated(x, hidden)
    last: Tensor[Batch, Hidden] = state.hidden + hidden
    print(last)


def serving(x: Tensor[Batch, A], zeros: Tensor[Batch, Hidden]) -> None:
    predict, state = compiled(Linear(A(3), Hidden), Tensor[Batch, A]), LSTMState(zeros, zeros)
    scores: Tensor[Batch, Hidden] = predict(x)
    print(scores, compiled(LSTMCell(A(3), Hidden), x, state)(x, state))
