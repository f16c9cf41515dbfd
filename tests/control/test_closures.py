"""Functions as values in graphs: the same values and derivatives as of the program without them."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import pytest

from tests.control.cases import Hidden, In, Time, assert_close, numbers
from tests.control.test_forward_once import Counted
from typedtensor import (
    Axis,
    AxisError,
    Closure,
    Const,
    Expr,
    Input,
    Param,
    Tensor,
    call,
    close,
    cond,
    curry,
    evaluate,
    fold,
    given,
    hvp,
    map_over,
    plain,
    scan,
    while_loop,
)
from typedtensor import value_and_grad as derivative_of
from typedtensor.ad import gradients
from typedtensor.ad.continuations import value_and_grad
from typedtensor.core.substitution import substitute
from typedtensor.ops import exp, tanh

Vector = Expr[Tensor[In]]
Scalar = Expr[Tensor[()]]


class Apart(Axis): ...


W = Param(Tensor[In, Hidden](numbers(3, 4)))
U = Param(Tensor[Hidden, In](numbers(4, 3)))
X0 = Param(Tensor[In](numbers(3)))
X: Vector = X0
TWO: Vector = Const(Tensor[In](np.full(3, 2.0)))
XS = Const(Tensor[Time, In](numbers(5, 3)))
PARAMETERS: tuple[Param[Any], ...] = (X0, W, U)


def f(m: Expr[Tensor[In, Hidden]], s: Vector) -> Expr[Tensor[Hidden]]:
    return tanh(s @ m) * exp((s * s).sum())


def bent(s: Vector) -> Vector:
    return tanh(s @ W) @ U * X


@call
def twice(h: Closure[Vector, Vector], y: Vector) -> Vector:
    return h(h(y))


@call
def scaler(y: Vector) -> Closure[Vector, Vector]:
    return close(lambda s: s * tanh(y) * 2.0, y)


@dataclass(frozen=True)
class Held:
    function: Closure[Vector, Vector]
    at: Vector


def held(function: Callable[[Vector], Vector]) -> Scalar:
    start = Held(close(function, X), X)
    end = fold(lambda h, e: Held(h.function, h.function(h.at) + e), start, XS, Time)
    return end.function(end.at).sum()


def unheld(function: Callable[[Vector], Vector]) -> Scalar:
    return function(fold(lambda y, e: function(y) + e, X, XS, Time)).sum()


def growing(k: Closure[Vector, Vector], e: Vector) -> Closure[Vector, Vector]:
    y = k(e)
    return scaled_by(y)


def same_code(sign: float) -> Scalar:
    chosen = cond(
        (X * X).sum() * sign > 0.0,
        lambda z: close(lambda s: s * z, X),
        lambda z: close(lambda s: s * (z + z), X),
        X * X,
    )
    return chosen(X).sum()


def two_codes(sign: float) -> Scalar:
    chosen = cond(
        (X * X).sum() * sign > 0.0,
        lambda z: (close(lambda s: s * z, X), z),
        lambda z: (close(lambda s: tanh(s @ W) @ U, X), z * 2.0),
        X * X,
    )
    return (chosen[0](X) + chosen[0](X * 2.0) + chosen[1]).sum()


def two_codes_plain(sign: float) -> Scalar:
    if sign > 0.0:
        return (X * X * X + X * 2.0 * X * X + X * X).sum()
    return (bent(X) / X + bent(X * 2.0) / X + X * X * 2.0).sum()


def three_codes(sign: float) -> Scalar:
    def inner(z: Vector) -> Closure[Vector, Vector]:
        return cond(
            z.sum() > 1e9, lambda z: close(lambda s: s * z, X), lambda z: close(lambda s: tanh(s @ W) @ U, X), z
        )

    predicate = (X * X).sum() * sign > 0.0
    return cond(predicate, inner, lambda z: close(lambda s: s + z * z, X), X * X)(X).sum()


def same_code_plain(sign: float) -> Scalar:
    return (X * X * X * (1.0 if sign > 0.0 else 2.0)).sum()


def three_codes_plain(sign: float) -> Scalar:
    return (bent(X) / X if sign > 0.0 else X + X * X * X * X).sum()


def forgetting(g: Closure[Vector, Vector], h: Closure[Vector, Vector]) -> Scalar:
    return (g(X), h(X))[0].sum()


def cell(m: Expr[Tensor[In, Hidden]], he: tuple[Vector, Vector]) -> Vector:
    return tanh(he[0] @ m) @ U + he[1]


def scaled_by(y: Vector) -> Closure[Vector, Vector]:
    return close(lambda s: s * y, X)


def doubling(k: Closure[Vector, Vector]) -> Closure[Vector, Vector]:
    return scaled_by(k(TWO) + 1.0)


CASES: dict[str, tuple[Callable[[], Scalar], Callable[[], Scalar]]] = {
    "beta": (lambda: evaluate((curry(f, X)(W), X)).sum(), lambda: f(W, X).sum()),
    "forgetting results": (lambda: forgetting(close(bent, X), close(tanh, X)), lambda: bent(X).sum()),
    "summing results": (lambda: (lambda h: (h(X) + h(X)).sum())(curry(f, X)(W)), lambda: (f(W, X) * 2.0).sum()),
    "argument of a call": (lambda: twice(close(bent, X), X).sum(), lambda: bent(bent(X)).sum()),
    "result of a call": (lambda: scaler(X)(X * X).sum(), lambda: (X * X * tanh(X) * 2.0).sum()),
    "field of a state": (lambda: held(bent), lambda: unheld(bent)),
    "partial application in fold": (
        lambda: fold(lambda h, e: curry(cell, (X, X))(W)((h, e)), X, XS, Time).sum(),
        lambda: fold(lambda h, e: cell(W, (h, e)), X, XS, Time).sum(),
    ),
    "state of a loop": (
        lambda: fold(growing, close(lambda s: s * X, X), XS, Time)(X).sum(),
        lambda: (X * fold(lambda y, e: e * y, X, XS, Time)).sum(),
    ),
    "state of while_loop": (
        lambda: while_loop(lambda k: k(X * X).sum() < 9.0, doubling, scaled_by(X * X))(X).sum(),
        lambda: (X * while_loop(lambda y: (X * X * y).sum() < 9.0, lambda y: TWO * y + 1.0, X * X)).sum(),
    ),
    "captured in map_over": (
        lambda: (lambda k: map_over(k, XS, Time).sum())(close(bent, X)),
        lambda: map_over(bent, XS, Time).sum(),
    ),
    "function of functions": (
        lambda: close(lambda k: k(k(X)) * X, scaled_by(X))(scaled_by(U.sum() * X)).sum(),
        lambda: (X * U.sum() * X * U.sum() * X * X).sum(),
    ),
    "cond, one code, true": (lambda: same_code(1.0), lambda: same_code_plain(1.0)),
    "cond, one code, false": (lambda: same_code(-1.0), lambda: same_code_plain(-1.0)),
    "cond, two codes, true": (lambda: two_codes(1.0), lambda: two_codes_plain(1.0)),
    "cond, two codes, false": (lambda: two_codes(-1.0), lambda: two_codes_plain(-1.0)),
    "cond in cond": (lambda: three_codes(1.0), lambda: three_codes_plain(1.0)),
    "cond beside cond": (lambda: three_codes(-1.0), lambda: three_codes_plain(-1.0)),
}


@pytest.mark.parametrize("plan", [False, True])
@pytest.mark.parametrize("name", CASES)
def test_values_and_derivatives_are_those_without_functions(name: str, plan: bool) -> None:
    losses = [make() for make in CASES[name]]
    found = []
    for loss in losses:
        firsts = gradients(loss, *PARAMETERS)
        total = sum(((g * g).sum() for g in firsts[1:]), (firsts[0] * firsts[0]).sum())
        with given(plan=plan) as computation:
            first = computation.gradients(loss, *PARAMETERS)
            second = computation.gradients(total, *PARAMETERS)
            found.append([loss.value.numpy(), *(g[p].numpy() for g in (first, second) for p in PARAMETERS)])
    assert_close(*found)


@pytest.mark.parametrize("name", CASES)
def test_continuations_go_through_functions(name: str) -> None:
    found = []
    for make in CASES[name]:
        value, slopes = value_and_grad(lambda _, make=make: make(), list(PARAMETERS))  # type: ignore[misc]
        found.append([value.value.numpy(), *(slope.value.numpy() for slope in slopes)])
    assert_close(*found)


@pytest.mark.parametrize("name", CASES)
def test_hessians_are_those_without_functions(name: str) -> None:
    """Forward mode over reverse mode, which go through closures as through any state."""
    found = []
    for make in CASES[name]:
        loss = make()
        point: list[Expr[Any]] = list(PARAMETERS)

        def f(parameters: list[Expr[Any]], loss: Scalar = loss) -> Scalar:
            made: Scalar = substitute([loss], dict(zip(PARAMETERS, parameters, strict=True)), plain=False)[0]
            return made

        with given(plan=False):
            found.append([x.value.numpy() for x in hvp(f, point, point)])
    assert_close(*found)


def test_the_gradient_for_a_function_is_that_of_what_it_captured() -> None:
    """``T[τ ~> σ]``, the tangent of its environment, made as the function is."""
    slope = derivative_of(lambda k: k(X).sum(), close(bent, X))[1]
    with given(plan=False) as computation:
        expected = computation.gradients(bent(X).sum(), W, U)
        assert_close([x.value.numpy() for x in slope.parts[:2]], [expected[W].numpy(), expected[U].numpy()])


def test_no_forward_is_redundant() -> None:
    counted = Counted()
    x = Param(Tensor[In](numbers(3)))
    chosen = cond(x.sum() > 1e9, lambda z: close(lambda s: s * z, x), lambda z: close(lambda s: counted(s * z), x), x)
    loss = twice(close(lambda s: counted(s * x), x), chosen(x)).sum()
    with given(plan=False) as computation, counted.counting(3):
        assert computation.gradients(loss)[x].shape == (3,)


def test_what_does_not_depend_on_the_argument_is_computed_once() -> None:
    counted = Counted()
    scaled = close(lambda s: s * counted(X), X)
    with given(plan=False), counted.counting(1):
        assert (scaled(X) + scaled(X * 2.0)).value.shape == (3,)
    assert [x.tensor_type for x in scaled.parts] == [Tensor[In]]


def test_code_is_equal_by_what_it_computes() -> None:
    z = X * X
    one, other = close(lambda s: s * z, X), close(lambda t: t * (z + z), X)
    assert one.kind == other.kind
    assert hash(one.kind) == hash(other.kind)
    assert one.kind == pickle.loads(pickle.dumps(one)).kind
    assert one.kind != close(lambda s: s + z, X).kind
    assert one.kind != close(lambda s: s * s, X).kind

    def looped(factor: float) -> Closure[Vector, Vector]:
        return close(lambda s: fold(lambda h, e: h * e * factor, s, XS, Time), X)

    assert looped(2.0).kind == looped(3.0).kind  # the numbers are captured


def test_functions_of_tensors_compute_at_once() -> None:
    value = X0.value
    expected = np.tanh(value.numpy() @ W.value.numpy()) @ U.value.numpy() * value.numpy()

    def closed(x: Vector) -> Vector:
        return close(bent, x)(x)

    np.testing.assert_allclose(plain(closed)(value).numpy(), expected)
    three = Const(Tensor[()](3.0))
    tripled = close(lambda s: s * three.expand(In), X)
    at_once: Any = tripled(value)  # type: ignore[arg-type]  # a tensor, as in plain(…)
    np.testing.assert_allclose(at_once.numpy(), value.numpy() * 3.0)


def test_partial_application_costs_the_same() -> None:
    """``fold(partial(cell, parameters), …)`` and ``fold`` of a function value make the same nodes."""

    def step_of(m: Expr[Tensor[In, Hidden]], h: Vector, e: Vector) -> Vector:
        return cell(m, (h, e))

    step = fold(partial(step_of, W), X, XS, Time).sum()
    with given(plan=False) as computation:
        expected = step.value.numpy()
        count = computation.counts.evaluated
    curried = curry(cell, (X, X))(W)
    value = fold(lambda h, e: curried((h, e)), X, XS, Time).sum()
    with given(plan=False) as computation:
        np.testing.assert_array_equal(value.value.numpy(), expected)
        assert computation.counts.evaluated == count


def other_code() -> object:
    return fold(lambda k, e: close(lambda s: k(s) + e, X), close(lambda s: s * X, X), XS, Time)


def introduced() -> object:
    def renamed(z: Vector) -> Closure[Vector, Vector]:
        y = z.rename(In, Apart)
        return close(lambda s: s * (s.rename(In, Apart) * y).sum(), X)

    return cond(X.sum() > 0.0, scaled_by, renamed, X)


def along_an_axis(h: Vector, e: Vector) -> tuple[Vector, Closure[Vector, Vector]]:
    return h, close(lambda s: s * e, X)


REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "another argument": (
        lambda: close(bent, X)(W),  # type: ignore[arg-type]
        "the argument of bent .* is Tensor.In, Hidden., but what it takes is",
    ),
    "another code in a loop": (
        other_code,
        "the code differs: .* does not compute the same as .* must have the same code, .*; use cond to choose",
    ),
    "another type of functions": (
        lambda: cond(X.sum() > 0.0, lambda z: close(bent, X), lambda z: close(lambda s: s @ W, X), X),
        "functions of the same type are required",
    ),
    "a label of one branch alone": (
        introduced,
        "whose axis Apart exists only in that branch, so its size is unknown",
    ),
    "functions along an axis": (
        lambda: scan(along_an_axis, X, XS, Time),  # type: ignore[axes]  # the type checker refuses it, too
        "functions do not stack along an axis, so return the captured value",
    ),
    "no function": (lambda: evaluate((3, X)), "evaluate takes a function made by close or curry, not .*3"),  # type: ignore[arg-type]
    "a number": (lambda: close(lambda s: 3.0, X), "the result of .* must consist of tensors and expressions"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    program, message = REFUSED[name]
    with pytest.raises(AxisError, match=message):
        program()


def test_sizes_of_labels_without_a_declared_one_are_those_of_the_computation() -> None:
    class Open(Axis): ...

    x = Input(Tensor[Open])
    w = Param(Tensor[Open](numbers(2)))
    for sign in (1.0, -1.0):
        chosen = cond(
            (x * x).sum() * sign > 0.0, lambda z: close(lambda s: s * z * w, x), lambda z: close(lambda s: s + z, x), x
        )
        loss = chosen(x * 2.0).sum()
        with given(x.bind(Tensor[Open](np.array([1.0, -2.0]))), plan=False) as computation:
            slope = computation.gradients(loss)[w].numpy()
        np.testing.assert_allclose(slope, [2.0, 8.0] if sign > 0.0 else [0.0, 0.0])
