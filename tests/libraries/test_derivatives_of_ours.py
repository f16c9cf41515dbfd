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
    Operand,
    Param,
    Tensor,
    call,
    custom_jvp,
    custom_vjp,
    hessian,
    jvp,
    scale_gradient,
    value_and_grad,
)
from typedtensor.backends import Array, Namespace
from typedtensor.errors import GradientError
from typedtensor.ops import PolyOp1, PolyOp2, PolyOpN, as_real, exp, stop_gradient
from typedtensor.torch import compile
from typedtensor.transforms import stop_gradients

jax: Any = pytest.importorskip("jax")
torch: Any = pytest.importorskip("torch")


class Row(Axis): ...


Vector = Expr[Tensor[Row]]
X = np.array([0.5, 1.0, 2.0], np.float32)


def doubled(x: Vector) -> Vector:
    return exp(x) * 2.0


def slope(x: Vector, y: Vector, moved: Vector) -> Vector:
    return moved * y * x


class Power(PolyOp1, rule="*A -> *A"):
    """The exponential, with three times its derivative, which thus shows whose the derivative is."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.exp(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * y * 3.0


class Product(PolyOp2, rule="*A, *A -> *A"):
    """The product, with other derivatives."""

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x1 * x2

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return dy * x2 * 5.0

    def backward2(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return dy * y * x1


class Times(PolyOp2, rule="*A, real -> *A"):
    """The product with a number, with twice the derivative, and none for the number."""

    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return x1 * x2

    def backward1(self, dy: Operand, y: Operand, x1: Operand, x2: Operand, /) -> Operand:
        return dy * x2 * 2.0


class Squares(PolyOpN, rule="*A -> *A"):
    """Squares, by ``gradient``, with their derivative negated."""

    def forward(self, xp: Namespace, /, *arrays: Array) -> Array:
        return arrays[0] * arrays[0]

    def gradient(self, number: int, dy: Operand, y: Operand, operands: tuple[Operand, ...]) -> Operand:
        return -dy * operands[0] * 2.0


class Special(Power, rule="*A -> *A"):
    """An operation that inherits its derivative."""


class Held(PolyOp1, rule="*A -> *A"):
    """The identity, with a derivative from -1 to 1, which is not linear."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x * 1.0

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy.clip(-1.0, 1.0)


class Cube(PolyOp1, rule="*A -> *A"):
    """An operation without a derivative."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x * x * x


power, product = Power(), Product()
FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "stop_gradient": lambda x: stop_gradient(x) * x,
    "stop_gradient of a pytree": lambda x: stop_gradients((x, x))[1] * x,
    "stop_gradient in a call": lambda x: call(lambda z: stop_gradient(z) * z)(x),
    "scale_gradient": lambda x: scale_gradient(x, -3.0) * x,
    "custom_vjp": custom_vjp(doubled, slope),
    "custom_jvp": custom_jvp(doubled, slope),
    "custom_vjp in a call": lambda x: call(custom_vjp(doubled, slope))(x),
    "operation": lambda x: power(x) * x,
    "operation of two": lambda x: product(power(x), x),
    "operation of one twice": lambda x: product(x, x),
    "operation with a number": lambda x: Times()(x * x, 3.0),
    "operation with a gradient": lambda x: Squares()(exp(x)),
    "operation that inherits": lambda x: Special()(x) * x,
    "operation in a call": lambda x: call(lambda z: power(z) * z)(x),
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
    both = np.stack([X, X])
    np.testing.assert_allclose(jax.vmap(jax.grad(total))(both)[1], expected, 1e-5)
    np.testing.assert_allclose(torch.vmap(torch.func.grad(total))(torch.tensor(both))[1], expected, 1e-5)
    along = torch.func.jvp(torch.vmap(rows), (torch.tensor(both),), (torch.ones(2, 3),))[1]
    np.testing.assert_allclose(along[1], tangent, 1e-5)

    def scanned(x: Any) -> Any:
        return jax.lax.scan(lambda sums, z: (sums + total(z), None), 0.0, x)[0]

    np.testing.assert_allclose(jax.grad(scanned)(both)[1], expected, 1e-5)


COMPILED = [name for name in FUNCTIONS if not name.endswith("in a call")]  # a call is no part of PyTorch's graph


@pytest.mark.slow  # PyTorch compiles it
@pytest.mark.parametrize("name", COMPILED)
def test_derivatives_are_compiled_with_the_whole_program(name: str) -> None:
    f = FUNCTIONS[name]
    expected = value_and_grad(lambda x: f(x).sum(), Tensor[Row](X))
    total: Any = compile(lambda x: f(x).sum(), backend="aot_eager")
    for size in (3, 3, 2):
        leaf = torch.tensor(X[:size], requires_grad=True)
        found = total(Tensor[Row](leaf)).array
        found.backward()
        np.testing.assert_allclose(leaf.grad, expected[1].numpy()[:size], 1e-5)
    with torch.no_grad():
        np.testing.assert_allclose(total(Tensor[Row](torch.tensor(X))).array, expected[0].item(), 1e-5)


def test_a_derivative_that_is_not_linear_serves_reverse_mode() -> None:
    def total(x: Any) -> Any:
        return (Held()(Tensor[Row](x)).array * x * 3.0).sum()

    expected = value_and_grad(lambda x: (Held()(x) * x * 3.0).sum(), Tensor[Row](X))[1].numpy()
    for grad in (jax.grad(total), jax.jit(jax.grad(total))):
        np.testing.assert_allclose(grad(X), expected)
    np.testing.assert_allclose(torch.func.grad(total)(torch.tensor(X)), expected)
    np.testing.assert_allclose(
        jax.jacrev(jax.grad(total))(X), torch.func.jacrev(torch.func.grad(total))(torch.tensor(X))
    )
    with pytest.raises(GradientError, match="not linear in dy"):
        torch.func.jvp(total, (torch.tensor(X),), (torch.ones(3),))


def test_an_operand_without_a_derivative_needs_none() -> None:
    def total(x: Any, factor: Any) -> Any:
        return Times()(Tensor[Row](x), Tensor[()](factor)).array.sum()

    for grad, xp in ((jax.grad, jax.numpy), (torch.func.grad, torch)):
        x, factor = xp.asarray(X), xp.asarray(3.0)
        np.testing.assert_allclose(grad(total)(x, factor), 6.0)
        with pytest.raises(GradientError, match="Times has no gradient for operand 2"):
            grad(lambda factor, x=x: total(x, factor))(factor)


def test_without_a_derivative_of_its_own_the_library_differentiates_an_operation() -> None:
    def total(x: Any) -> Any:
        return Cube()(Tensor[Row](x)).array.sum()

    np.testing.assert_allclose(jax.grad(total)(X), 3.0 * X * X)
    np.testing.assert_allclose(torch.func.grad(total)(torch.tensor(X)), 3.0 * X * X)


@pytest.mark.parametrize("library", ["torch", "jax.numpy"])
def test_undifferentiated_arrays_are_computed_as_before(library: str) -> None:
    xp = import_module(library)
    np.testing.assert_allclose(power(Tensor[Row](xp.asarray(X))).array, np.exp(X), 1e-6)
    kept = torch.tensor(X, requires_grad=True)
    with torch.no_grad():
        assert not power(Tensor[Row](kept)).array.requires_grad


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


class Steep(PolyOp1, rule="*A -> *A"):
    """The identity, with a derivative of one's own."""

    def __init__(self, slope: float) -> None:
        self.slope = slope

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x * 1.0

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * self.slope


class Scaled(PolyOp1, rule="*A -> *A"):
    """Twice its operand, with a gradient that reads a parameter."""

    factor = Param(Tensor[()](3.0))

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x * 2.0

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * self.factor


def test_a_gradient_that_reads_a_parameter_is_refused() -> None:
    def total(x: Any) -> Any:
        return Scaled()(Tensor[Row](x)).sum().array

    for grad, array in ((jax.grad(total), jax.numpy.ones(3)), (torch.func.grad(total), torch.ones(3))):
        with pytest.raises(GradientError, match="reads a parameter or an input, make that an operand"):
            grad(array)
    with pytest.raises(GradientError, match="the tangent of Scaled reads parameters or inputs"):
        torch.func.jvp(total, (torch.ones(3),), (torch.ones(3),))


@pytest.mark.slow  # PyTorch compiles it
def test_a_compiled_program_makes_operations() -> None:
    """Those with other settings have other derivatives, if equal operations were applied before."""

    def total(x: Tensor[Row], slopes: tuple[float, ...]) -> Tensor[()]:
        return sum([Steep(slope)(x).sum() for slope in slopes[1:]], Steep(slopes[0])(x).sum())

    compiled = compile(total, backend="aot_eager")

    def slopes_of(*slopes: float) -> Any:
        leaf = torch.tensor(X, requires_grad=True)
        compiled(Tensor[Row](leaf), slopes).array.backward()
        return leaf.grad.tolist()

    assert slopes_of(2.0, 3.0) == slopes_of(2.0, 3.0) == [5.0] * 3
    with pytest.raises(Exception, match=r"Steep is first applied to arrays of PyTorch in a compiled function"):
        slopes_of(2.0, 4.0)
    Steep(4.0)(Tensor[Row](torch.tensor(X)))
    assert slopes_of(2.0, 4.0) == [6.0] * 3
