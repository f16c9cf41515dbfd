"""Derivatives that a function states itself, when PyTorch or JAX differentiates what calls it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from typedtensor import (
    Axis,
    Expr,
    IntTensor,
    Tensor,
    call,
    custom_jvp,
    custom_vjp,
    hessian,
    jvp,
    scale_gradient,
    value_and_grad,
)
from typedtensor.ops import as_real, exp, stop_gradient
from typedtensor.transforms import stop_gradient as stop_gradients

jax: Any = pytest.importorskip("jax")
torch: Any = pytest.importorskip("torch")


class Row(Axis): ...


Vector = Expr[Tensor[Row]]
X = np.array([0.5, 1.0, 2.0], np.float32)


def doubled(x: Vector) -> Vector:
    return exp(x) * 2.0


def slope(x: Vector, y: Vector, moved: Vector) -> Vector:
    return moved * y * x


FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "stop_gradient": lambda x: stop_gradient(x) * x,
    "stop_gradient of a pytree": lambda x: stop_gradients((x, x))[1] * x,
    "stop_gradient in a call": lambda x: call(lambda z: stop_gradient(z) * z)(x),
    "scale_gradient": lambda x: scale_gradient(x, -3.0) * x,
    "custom_vjp": custom_vjp(doubled, slope),
    "custom_jvp": custom_jvp(doubled, slope),
    "custom_vjp in a call": lambda x: call(custom_vjp(doubled, slope))(x),
}


@pytest.mark.filterwarnings("ignore:.*torch.jit:DeprecationWarning")  # PyTorch's own, by torch.func.jvp
@pytest.mark.parametrize("name", FUNCTIONS)
def test_derivatives_are_those_that_were_stated(name: str) -> None:
    f = FUNCTIONS[name]
    given = Tensor[Row](X)
    expected = value_and_grad(lambda x: f(x).sum(), given)[1].numpy()
    second = hessian(lambda x: f(x).sum(), given).numpy()
    tangent = jvp(f, given, Tensor[Row](np.ones(3, np.float32)))[1].numpy()

    def total(x: Any) -> Any:
        return f(Tensor[Row](x)).array.sum()

    def rows(x: Any) -> Any:
        return f(Tensor[Row](x)).array

    for grad in (jax.grad(total), jax.jit(jax.grad(total))):
        np.testing.assert_allclose(grad(X), expected, 1e-5)
    np.testing.assert_allclose(jax.hessian(total)(X), second, 1e-5)
    np.testing.assert_allclose(jax.jvp(rows, (X,), (np.ones(3, np.float32),))[1], tangent, 1e-5)
    x = torch.tensor(X)
    np.testing.assert_allclose(torch.func.grad(total)(x), expected, 1e-5)
    np.testing.assert_allclose(torch.func.jvp(rows, (x,), (torch.ones(3),))[1], tangent, 1e-5)
    np.testing.assert_allclose(torch.autograd.functional.hessian(total, x), second, 1e-5)
    leaf = x.clone().requires_grad_()
    total(leaf).backward()
    np.testing.assert_allclose(leaf.grad, expected, 1e-5)


def test_a_stopped_tensor_has_no_record_of_pytorch() -> None:
    assert not stop_gradient(Tensor[Row](torch.tensor(X, requires_grad=True))).array.requires_grad


@pytest.mark.parametrize("library", ["torch", "jax.numpy"])
def test_integers_beside_real_arguments_have_no_derivative(library: str) -> None:
    xp = import_module(library)

    def product(s: tuple[Vector, Expr[IntTensor[Row]]]) -> tuple[Vector, Expr[IntTensor[Row]]]:
        return s[0] * as_real(s[1]), s[1] + 1

    counted: Any = custom_vjp(product, lambda s, y, dy: (dy[0] * 5.0, s[1]))
    state = (Tensor[Row](xp.asarray([1.0, 2.0])), IntTensor[Row](xp.asarray([3, 4])))
    values, numbers = counted(state)
    assert values.array.tolist() == [3.0, 8.0]
    assert numbers.array.tolist() == [4, 5]

    def total(x: Any) -> Any:
        return counted((Tensor[Row](x), state[1]))[0].array.sum()

    grad = torch.func.grad if library == "torch" else jax.grad
    assert grad(total)(state[0].array).tolist() == [5.0, 5.0]
