"""Modules as points of derivatives, and as states of control flow."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from typedtensor import (
    Axis,
    AxisError,
    Const,
    Expr,
    Module,
    Param,
    Tensor,
    call,
    fold,
    given,
    gradient,
    hvp,
    jvp,
    tree_map,
    value_and_grad,
)
from typedtensor.nn import Linear
from typedtensor.ops import tanh


class Batch(Axis): ...


class In(Axis, size=3): ...


class Out(Axis, size=2): ...


class Time(Axis): ...


class Model(Module):
    """Layers in fields, a list and a dict; one weight is used twice, one field is no parameter."""

    def __init__(self, seed: int) -> None:
        self.first: Any = Linear(In, Out, seed=seed)
        self.rest: list[Any] = [Linear(Out, In, seed=seed + 1), tanh]
        self.more: dict[str, Any] = {"scale": Param(Tensor[()](np.float32(1.5)))}
        self.tied = self.first.weight
        self.width = 2.0

    def __call__(self, x: Any) -> Any:
        y = self.rest[1](self.rest[0](self.first(x))) * self.more["scale"]
        return (y @ self.tied) * self.width


x = Const(Tensor[Batch, In](np.linspace(-1, 1, 12, dtype=np.float32).reshape(4, 3)))


def loss(model: Model) -> Expr[Tensor[()]]:
    made: Expr[Tensor[()]] = (model(x) * model(x)).mean()
    return made


def test_a_gradient_is_a_module_of_gradients() -> None:
    model = Model(0)
    value, slope = value_and_grad(loss, model)
    with given() as computation:
        expected = computation.gradients(loss(model))
        found = [slope.first.weight, slope.first.bias, slope.rest[0].weight, slope.rest[0].bias, slope.more["scale"]]
        for one, parameter in zip(found, model.parameters.values(), strict=True):
            np.testing.assert_allclose(one.value.numpy(), expected[parameter].numpy(), rtol=1e-5)
        assert value.value.item() == pytest.approx(loss(model).value.item())
        assert gradient(loss(model), model).first.weight.value.tensor_type is Tensor[In, Out]
    assert type(slope) is Model
    assert slope.tied is slope.first.weight
    assert slope.width == 2.0
    assert len(slope.parameters) == 0
    assert len(model.parameters) == 5
    assert all(isinstance(p, Param) for p in model.parameters.values())


def test_directions_are_modules() -> None:
    model, other = Model(0), Model(7)
    with given() as computation:
        tangent = jvp(loss, model, other)[1].value.item()
        slopes = computation.gradients(loss(model))
        along = zip(model.parameters.values(), other.parameters.values(), strict=True)
        assert tangent == pytest.approx(sum((slopes[p].numpy() * q.value.numpy()).sum() for p, q in along), rel=1e-4)
        product = hvp(loss, model, other)
        again = hvp(loss, model, product)  # what derivatives give is a direction, too
        forth = jvp(lambda m: jvp(loss, m, other)[1], model, product)[1].value.item()
        back = jvp(loss, again, again)[0]
        assert back.value.item() > 0.0
    assert forth == pytest.approx(sum_of_squares(product), rel=1e-4)


def sum_of_squares(model: Model) -> float:
    leaves = (model.first.weight, model.first.bias, model.rest[0].weight, model.rest[0].bias, model.more["scale"])
    with given():
        return float(sum((leaf.value.numpy() ** 2).sum() for leaf in leaves))


def test_a_module_is_an_argument_and_a_state() -> None:
    model = Model(0)
    xs = Const(Tensor[Time, In](np.ones((5, 3), np.float32)))

    def descend(m: Any, element: Any) -> Any:
        slope = value_and_grad(lambda w: (w(element) * w(element)).sum(), m)[1]
        return tree_map(lambda p, g: p - g * 0.01, m, slope)

    layer: Any = Linear(In, Out, seed=3)
    end = fold(descend, layer, xs, Time)
    weight, bias = layer.weight.value.numpy(), layer.bias.value.numpy()
    for _ in range(5):
        y = np.ones(3) @ weight + bias
        weight, bias = weight - 0.02 * np.outer(np.ones(3), y), bias - 0.02 * y
    with given():
        np.testing.assert_allclose(end.weight.value.numpy(), weight, rtol=1e-4)
        called = call(lambda m: m(x))(model)
        np.testing.assert_allclose(called.value.numpy(), model(x).value.numpy(), rtol=1e-5)


def test_another_module_does_not_fit() -> None:
    other: Any = Linear(In, Out)
    with pytest.raises(AxisError, match=r"a module of the same class with the same parameters is needed"):
        jvp(loss, Model(0), other)


def test_tree_map() -> None:
    w = Tensor[In](np.ones(3))
    tree: dict[str, Any] = {"a": w, "b": (w,)}
    assert tree_map(lambda x, y: x + y, tree, {"b": (w,), "a": w})["b"][0].numpy().tolist() == [2.0] * 3
    with pytest.raises(
        AxisError, match=r"must return Tensor\[In\] for a leaf of this type, but returned Tensor\[\(\)\]"
    ):
        tree_map(lambda x: x.sum(), (w,))
    with pytest.raises(AxisError, match=r"but returned 3.0"):
        tree_map(lambda x: 3.0, (w,))
    with pytest.raises(AxisError, match="another state of tree_map is"):
        tree_map(lambda x, y: x, (w,), (w, w))
