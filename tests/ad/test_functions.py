"""Derivatives of functions of states, of expressions and of tensors; what is refused."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import pytest

from typedtensor import (
    Axis,
    AxisError,
    Const,
    Dual,
    Expr,
    GradientError,
    Input,
    IntTensor,
    Param,
    Tensor,
    check_grads,
    custom_jvp,
    custom_vjp,
    diagonal_hessian,
    dynamic,
    fold,
    given,
    gradient,
    hessian,
    hvp,
    jacobian,
    jvp,
    linearize,
    map_over,
    plain,
    scale_gradient,
    value_and_grad,
    vjp,
)
from typedtensor.nn import Linear
from typedtensor.ops import PolyOp1, embed, exp, log, tanh
from typedtensor.transforms import stop_gradients

Scalar = Expr[Tensor[()]]


class Row(Axis): ...


class Column(Axis, size=2): ...


class Time(Axis): ...


@dataclass(frozen=True)
class Model:
    w: Expr[Tensor[Row, Column]]
    b: Expr[Tensor[Column]]


class Pair(NamedTuple):
    first: Expr[Tensor[Row]]
    second: Expr[Tensor[Column]]


W = np.arange(6.0).reshape(3, 2) / 5 - 0.4
X = np.array([0.5, -1.0, 2.0])


def of(x: Any) -> Any:
    return np.asarray(x.value.numpy())


def test_states_of_every_form() -> None:
    x, model = Const(Tensor[Row](X)), Model(Param(Tensor[Row, Column](W)), Param(Tensor[Column](np.ones(2))))

    def loss(m: Model) -> Scalar:
        return tanh(x @ m.w + m.b).sum()

    y, slope = value_and_grad(loss, model)
    product = hvp(loss, model, slope)
    assert {type(slope), type(product)} == {Model}
    outputs, pull = vjp(lambda m: {"both": (x @ m.w, m.b)}, model)
    back = pull({"both": (model.b, model.b)})
    pair, tangent = jvp(lambda p: Pair(p.first * 2.0, p.second), Pair(x, model.b), Pair(x, model.b))
    with given(plan=False) as computation:
        found = computation.gradients(loss(model))
        assert np.array_equal(of(slope.w), found[model.w].numpy())
        assert np.array_equal(of(slope.b), found[model.b].numpy())
        assert of(product.w).shape == W.shape
        assert np.allclose(of(back.w), np.outer(X, np.ones(2)))
        assert np.allclose(of(tangent.first), 2 * X)
        assert np.allclose(of(pair.second), 1.0)
        assert np.allclose(of(outputs["both"][0]), X @ W)
        assert np.allclose(of(y), of(loss(model)))


def test_a_mapping_of_parameters() -> None:
    layer, x = Linear(Row(3), Column, seed=0), Const(Tensor[Row](X))

    def loss(parameters: dict[str, Expr[Any]]) -> Scalar:
        weight: Expr[Tensor[Row, Column]] = parameters["weight"]
        return (x @ weight).sum()

    slopes = value_and_grad(loss, layer.parameters)[1]
    with given():
        assert np.allclose(of(slopes["weight"]), np.outer(X, np.ones(2)))
        assert np.allclose(of(slopes["bias"]), 0.0)


def test_what_is_read_besides_the_argument_is_constant() -> None:
    def outer(x: Scalar) -> Scalar:
        return x * value_and_grad(lambda y: x + y, x)[1]

    x = Const(Tensor[()](2.0))
    with given():
        assert value_and_grad(outer, x)[1].value.item() == 1.0
        assert jvp(lambda z: z * x, x, x)[1].value.item() == 4.0
    of_tensors: Any = outer
    assert value_and_grad(of_tensors, Tensor[()](2.0))[1].item() == 1.0


def test_tensors() -> None:
    x, w = Tensor[Row](X.astype(np.float32)), Tensor[Row, Column](W.astype(np.float32))

    def f(z: Tensor[Row]) -> Tensor[Column]:
        return tanh(z @ w)

    y, pull = vjp(f, x)
    assert isinstance(y, Tensor)
    assert y.dtype == np.float32
    _, push = linearize(f, x)
    matrix = jacobian(f, x).numpy()
    assert matrix.dtype == np.float32
    np.testing.assert_allclose(pull(y).numpy(), y.numpy() @ matrix, rtol=1e-5)
    np.testing.assert_allclose(push(x).numpy(), matrix @ x.numpy(), rtol=1e-5)
    np.testing.assert_allclose(jvp(f, x, x)[1].numpy(), matrix @ x.numpy(), rtol=1e-5)
    # Any nesting, and inside what is traced or computed at once.
    third = jvp(lambda z: hvp(lambda a: (a * a * a).sum(), z, x), x, x)[1]
    np.testing.assert_allclose(third.numpy(), 6.0 * X**2, rtol=1e-5)

    def slope(z: Expr[Tensor[Row]]) -> Expr[Tensor[Row]]:
        return value_and_grad(lambda a: (a * a).sum(), z)[1]

    np.testing.assert_allclose(plain(slope)(x).numpy(), 2.0 * X, rtol=1e-6)


def test_in_bodies() -> None:
    rows = Const(Tensor[Time, Row](np.stack([X, X + 1.0])))
    slopes = map_over(lambda row: value_and_grad(lambda a: (a * a * a).sum(), row)[1], rows, Time)
    curvatures = map_over(lambda row: diagonal_hessian(lambda a: (a * a * a).sum(), row), rows, Time)
    end = fold(lambda s, row: s - hvp(lambda a: (a * a * row).sum(), s, s) * 0.1, Const(Tensor[Row](X)), rows, Time)
    for plan in (False, True, True):
        with given(plan=plan):
            np.testing.assert_allclose(of(slopes), 3 * np.stack([X, X + 1.0]) ** 2)
            np.testing.assert_allclose(of(curvatures), 6 * np.stack([X, X + 1.0]))
            np.testing.assert_allclose(of(end), X * (1 - 0.2 * X) * (1 - 0.2 * (X + 1.0)))


def test_dynamic_parts() -> None:
    @dynamic
    async def powers(x: Expr[Tensor[Row]]) -> Expr[Tensor[Row]]:
        return x * x * x if (await x.sum()).item() > 0.0 else x

    x = Input(Tensor[Row])
    with given(x.bind(Tensor[Row](X))):
        y, dy = jvp(lambda z: powers(z) * z, x, x)
        product = hvp(lambda z: (powers(z) * z).sum(), x, x)
        np.testing.assert_allclose(of(dy), 4 * X**4)
        np.testing.assert_allclose(of(product), 12 * X**3)
        np.testing.assert_allclose(of(y), X**4)
        np.testing.assert_allclose(of(hessian(lambda z: (powers(z) * z).sum(), x)), np.diag(12 * X**2))
    with pytest.raises(GradientError, match=r"powers\(\).*has no gradient outside of one: call gradient inside given"):
        jvp(lambda z: powers(z) * z, x, x)


@pytest.mark.parametrize("plan", [False, True])
def test_jacobians(plan: bool) -> None:
    x, w = Input(Tensor[Row]), Const(Tensor[Row, Column](W))
    few = jacobian(lambda z: tanh(z @ w), x)
    many = jacobian(lambda q: exp(q), w)
    own = jacobian(lambda z: z * z.sum().expand_like(z), x)
    third = jacobian(lambda z: jacobian(lambda a: a * a * a, z), x)
    second = hessian(lambda q: (tanh(x @ q) * tanh(x @ q)).sum() * q.sum(), w)
    diagonal = diagonal_hessian(lambda q: (tanh(x @ q) * tanh(x @ q)).sum() * q.sum(), w)
    assert [few.axes, own.axes] == [(Column, Row), (Row, Dual[Row])]
    assert [many.axes, third.axes] == [(Row, Column, Dual[Row], Dual[Column]), (Row, Dual[Row], Dual[Dual[Row]])]
    for _ in range(3):
        with given(x.bind(Tensor[Row](X)), plan=plan):
            np.testing.assert_allclose(of(few), (1 - np.tanh(X @ W) ** 2)[:, None] * W.T)
            np.testing.assert_allclose(of(many).reshape(6, 6), np.diag(np.exp(W).reshape(6)))
            np.testing.assert_allclose(of(own), np.eye(3) * X.sum() + X[:, None])
            np.testing.assert_allclose(np.einsum("iii->i", of(third)), 6 * X)
            np.testing.assert_allclose(of(third).sum(), 6 * X.sum())
            matrix = of(second).reshape(6, 6)
            np.testing.assert_allclose(matrix, matrix.T, atol=1e-12)
            np.testing.assert_allclose(np.diag(matrix), of(diagonal).reshape(6), atol=1e-12)


def test_jacobians_of_scalars_and_of_one_element() -> None:
    one, single = Tensor[()](3.0), Tensor[Row](np.array([2.0]))
    assert jacobian(lambda z: z * z, one).item() == 6.0
    assert hessian(lambda z: z * z * z, one).item() == 18.0
    assert jacobian(lambda z: z.sum(), Tensor[Row](X)).shape == (3,)
    assert jacobian(lambda z: single * z.expand_like(single), one).numpy().tolist() == [2.0]
    assert hessian(lambda z: (z * z).sum(), single).numpy().tolist() == [[2.0]]
    assert hvp(lambda z: (z * z).sum(), Tensor[Row](np.zeros(0)), Tensor[Row](np.zeros(0))).shape == (0,)


def test_derivatives_of_ones_own() -> None:
    def softplus(x: Expr[Tensor[Row]]) -> Expr[Tensor[Row]]:
        return log(exp(x) + 1.0)

    by_delta = custom_vjp(softplus, lambda x, y, dy: dy * (1.0 - exp(-y)))
    by_tangent = custom_jvp(softplus, lambda x, y, dx: dx * (1.0 - exp(-y)))
    times = Const(Tensor[Time](X))
    for f in (by_delta, by_tangent):
        check_grads(f, Const(Tensor[Row](X)), order=3)
        folded = partial(lambda f, z: fold(lambda s, _: f(s * z), z, times, Time), f)
        check_grads(folded, Const(Tensor[Row](X)))
    wrong = custom_vjp(softplus, lambda x, y, dy: dy * y)
    with pytest.raises(AssertionError, match="the forward derivative of softplus .* but finite differences give"):
        check_grads(wrong, Const(Tensor[Row](X)))
    assert by_delta.__name__ == "softplus"
    # A state, with a part that is not real.
    table = Const(Tensor[Time, Row](np.ones((4, 3))))
    rows = Const(IntTensor[Column]([0, 3]))
    doubled = custom_vjp(
        lambda s: embed(s[1], s[0]), lambda s, y, dy: (gradient((embed(s[1], s[0]) * dy).sum() * 2.0, s[0]), s[1])
    )
    with given():
        slope = value_and_grad(lambda t: doubled((t, rows)).sum(), table)[1]
        assert of(slope).tolist() == [[2.0] * 3, [0.0] * 3, [0.0] * 3, [2.0] * 3]


def test_gradients_stopped_and_scaled() -> None:
    x = Tensor[Row](X)
    for mode in (lambda f: vjp(f, x)[1](x), lambda f: jvp(f, x, x)[1]):
        assert np.array_equal(mode(lambda z: z * stop_gradients((z, z))[0]).numpy(), X * X)
        assert np.array_equal(mode(lambda z: scale_gradient({"z": z}, -2.0)["z"] * 3.0).numpy(), -6.0 * X)
    assert np.array_equal(scale_gradient(x, 0.0).numpy(), X)


class Kinked(PolyOp1, rule="*A -> *A"):
    """Without a gradient."""

    def forward(self, xp: Any, x: Any, /) -> Any:
        return xp.floor(x)


def test_what_is_refused() -> None:
    x, n = Const(Tensor[Row](X)), Const(IntTensor[Row]([1, 2, 3]))
    anything: Any = value_and_grad
    of_a_function: Any = gradient
    with pytest.raises(GradientError, match=r"for a function, use value_and_grad\(f, x\)\[1\]"):
        of_a_function(lambda z: (z * z).sum(), x)
    with pytest.raises(GradientError, match=r"the gradient of Tensor\[Row\] was asked for, but only a real scalar"):
        anything(lambda z: z * 2.0, x)
    with pytest.raises(
        AxisError, match=r"hvp needs a function that returns one real scalar.*returns \(Tensor\[\(\)\], "
    ):
        hvp(lambda z: (z.sum(), z), x, x)  # type: ignore[type-var]
    with pytest.raises(
        GradientError, match=r"there is no gradient for .*IntTensor\[Row\].*request gradients only for real"
    ):
        vjp(lambda z: z, n)  # type: ignore[axes]
    with pytest.raises(AxisError, match="which mixes tensors and expressions: wrap the tensors"):
        vjp(lambda z: z[0] * 2.0, (x, Tensor[Row](X)))
    with pytest.raises(
        AxisError, match=r"the tangent that jvp is given is Tensor\[\(\)\], but the point is Tensor\[Row\]"
    ):
        anything = jvp
        anything(lambda z: z * 2.0, x, Const(Tensor[()](1.0)))
    with pytest.raises(AxisError, match=r"the delta that vjp is given is .* but the result is \(Tensor\[Row\], "):
        anything = vjp(lambda z: (z, z), x)[1]
        anything(x)
    with pytest.raises(
        AxisError, match=r"the tangent given to jvp consists of expressions, but the point consists of tensors"
    ):
        anything = jvp
        anything(lambda z: z * 2.0, Tensor[Row](X), x)
    weight = Param(Tensor[Row](X), name="weight")
    with pytest.raises(
        AxisError, match=r"was given tensors, but the function also reads weight, .* put the whole call in plain"
    ):
        anything = jvp
        anything(lambda z: z * weight, Tensor[Row](X), Tensor[Row](X))
    with pytest.raises(
        AxisError, match=r"jacobian differentiates one tensor with respect to one tensor, but the result is \(Tensor"
    ):
        anything = jacobian
        anything(lambda z: (z, z), x)
    square = Const(Tensor[Row, Row](np.eye(3)))
    with pytest.raises(
        AxisError,
        match=r"has Row twice: make it with another label for one of them, such as Dual\[Row\]",
    ):
        anything(lambda z: z * 2.0, square)
    with pytest.raises(
        GradientError, match=r"reads weight, .*not part of its argument.*make it a part of the argument"
    ):
        anything = custom_vjp
        anything(lambda z: z * weight, lambda z, y, dy: dy)(x)
    with pytest.raises(AxisError, match=r"the derivative of .*, is Tensor\[\(\)\], but the argument of"):
        anything(lambda z: z * 2.0, lambda z, y, dy: dy.sum())(x)
    with pytest.raises(GradientError, match="Kinked has no gradient"):
        jvp(Kinked(), x, x)
    with pytest.raises(AxisError, match=r'check_grads takes an order from 1 and modes among "forward" and "reverse"'):
        check_grads(tanh, x, order=0)
    with pytest.raises(AxisError, match="check_grads takes a point of tensors, parameters and constants, not Input"):
        check_grads(lambda z: z * 2.0, Input(Tensor[Row]))
