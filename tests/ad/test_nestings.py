"""Nestings of forward and reverse mode agree with finite differences to the third order, with JAX to the second."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import typedtensor
from tests.ad.programs import STEPS, Hidden, Program, random_programs
from tests.control.test_forward_once import CASES, Counted
from tests.sampling import sample
from typedtensor import (
    Const,
    Expr,
    Input,
    Param,
    Tensor,
    check_grads,
    diagonal_hessian,
    given,
    hessian,
    hvp,
    jacobian,
    jvp,
    value_and_grad,
    vjp,
)
from typedtensor.ad import continuations
from typedtensor.runtime.cache import PLANS
from typedtensor.transforms import stop_gradients
from typedtensor.transforms.checks import check_derivatives

POINT = Tensor[Hidden](np.array([0.4, -0.7, 0.2]))
MOVED = Tensor[Hidden](np.array([1.0, 0.5, -2.0]))


@pytest.mark.parametrize("name", sample(STEPS, one_in=2))
def test_each_step_to_the_third_order(name: str) -> None:
    check_grads(Program(((name, 1, 2),)), Const(POINT), order=3)


@pytest.mark.parametrize("program", sample(random_programs(30, 4, seed=3), one_in=4), ids=str)
def test_random_programs_to_the_second_order(program: Program) -> None:
    check_grads(program, Const(POINT), order=2, tolerance=1e-5)


@pytest.mark.slow
@pytest.mark.parametrize("program", random_programs(30, 5, seed=4), ids=str)
def test_random_programs_to_the_third_order(program: Program) -> None:
    check_grads(program, Const(POINT), order=3, tolerance=1e-5)


def check_continuations(program: Program) -> None:
    """The value, the gradient, the second and the third derivative along a direction, in direct style and as graphs."""

    def loss(z: Any) -> Any:
        y = program(z)
        return (y * y).sum()

    def derivatives(ways: Any) -> list[Any]:
        of = ways.value_and_grad(loss, point), ways.hvp(loss, point, along)
        return [*of[0], of[1], ways.jvp(lambda z: ways.hvp(loss, z, along), point, along)[1]]

    point, along = Const(POINT), Const(MOVED)
    found = [x.value.numpy() for x in derivatives(continuations)]
    with given():
        for one, expected in zip(found, derivatives(typedtensor), strict=True):
            np.testing.assert_allclose(one, expected.value.numpy(), rtol=1e-8, atol=1e-9)


@pytest.mark.parametrize("program", sample(random_programs(4, 4, seed=11), one_in=4, skip=1), ids=str)
def test_continuations_agree_to_the_third_order(program: Program) -> None:
    check_continuations(program)


@pytest.mark.slow
def test_continuations_of_many_programs_agree_to_the_third_order() -> None:
    for program in random_programs(40, 4, seed=12):
        check_continuations(program)


@pytest.mark.slow  # JAX traces for seconds
@pytest.mark.parametrize("program", random_programs(15, 3, seed=5), ids=str)
def test_random_programs_against_jax(program: Program) -> None:
    jax = pytest.importorskip("jax")
    with jax.enable_x64(True), jax.disable_jit():
        x, dx = jax.numpy.asarray(POINT.numpy()), jax.numpy.asarray(MOVED.numpy())

        def loss(z: Any) -> Any:
            y = program.in_jax(z)
            return (y * y).sum()

        expected = [
            *jax.jvp(program.in_jax, (x,), (dx,)),
            jax.vjp(program.in_jax, x)[1](dx)[0],
            jax.grad(loss)(x),
            jax.jvp(jax.grad(loss), (x,), (dx,))[1],
            jax.jacobian(program.in_jax)(x),
            jax.hessian(loss)(x),
        ]

    def typed(z: Any) -> Any:
        y = program(z)
        return (y * y).sum()

    point, tangent = Const(POINT), Const(MOVED)
    found: list[Expr[Any]] = [
        *jvp(program, point, tangent),
        vjp(program, point)[1](tangent),
        value_and_grad(typed, point)[1],
        hvp(typed, point, tangent),
        jacobian(program, point),
        hessian(typed, point),
    ]
    for _ in range(2):  # interpreted, then planned
        with given():
            for made, wanted in zip(found, expected, strict=True):
                np.testing.assert_allclose(made.value.numpy(), np.asarray(wanted), rtol=1e-8, atol=1e-8)


def test_programs_differ_from_finite_differences_where_a_derivative_is_wrong() -> None:
    x = Input(Tensor[Hidden])
    y = x * x
    with pytest.raises(AssertionError, match="the forward derivative of wrong is .* but finite differences give"):
        check_derivatives("wrong", [x * stop_gradients(y)], [x], [POINT], 1)


@pytest.mark.parametrize("plan", [False, True])
@pytest.mark.parametrize("name", sample(CASES, one_in=3))
def test_forward_is_computed_once(name: str, plan: bool) -> None:
    """For a tangent, with the value or without it, and for second and third derivatives by any modes."""
    f, x, one = Counted(), Param(Tensor[()](0.3)), Const(Tensor[()](1.0))

    def function(z: Any) -> Any:
        return CASES[name].build(f, z)

    y, dy = jvp(function, x, one)
    product = hvp(function, x, one)
    both = value_and_grad(function, x)

    def slope_of(z: Any) -> Any:
        return value_and_grad(function, z)[1]

    def product_of(z: Any) -> Any:
        return hvp(function, z, one)

    curvature = value_and_grad(slope_of, x)
    third = jvp(product_of, x, one)[1]
    PLANS.clear()
    for _ in range(4):
        with given(plan=plan) as computation, f.counting(CASES[name].times):
            value, slope = computation.values(both)
        with given(plan=plan) as computation:
            assert np.isclose(computation.gradients(both[0])[x].item(), slope.item(), rtol=1e-5)
            assert both[0].value.item() == pytest.approx(value.item(), rel=1e-5)
    for asked in ((dy,), (y, dy), (dy, y), (product,), (third,), (curvature[1],), curvature):
        for _ in range(3):
            with given(plan=plan), f.counting(CASES[name].times):
                for expression in asked:
                    assert np.isfinite(expression.value.item())


@pytest.mark.parametrize("program", sample(random_programs(12, 3, seed=6), one_in=3), ids=str)
def test_plans_agree_with_the_interpreter(program: Program) -> None:
    def loss(z: Any) -> Any:
        y = program(z)
        return (y * y).sum()

    point, tangent = Const(POINT), Const(MOVED)
    made: list[Expr[Any]] = [
        jvp(program, point, tangent)[1],
        hvp(loss, point, tangent),
        jacobian(program, point),
        hessian(loss, point),
        diagonal_hessian(loss, point),
    ]
    with given(plan=False):
        expected = [x.value.numpy() for x in made]
    for _ in range(3):
        with given():
            for x, wanted in zip(made, expected, strict=True):
                np.testing.assert_allclose(x.value.numpy(), wanted, rtol=1e-9, atol=1e-9)
