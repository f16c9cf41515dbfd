"""Derivatives of one's own are linear in deltas and tangents, or an error says where they are not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import (
    Axis,
    Const,
    Expr,
    Forest,
    GradientError,
    Tensor,
    call,
    check_grads,
    cond,
    custom_jvp,
    custom_vjp,
    fold,
    given,
    hvp,
    jvp,
    scan,
    tree_fold,
    value_and_grad,
    vjp,
    while_loop,
)
from typedtensor.ops import Clip, PolyOp1, as_real, exp, index_update, pad, roll, stop_gradient, where, zeros_like


class Row(Axis, size=3): ...


class Time(Axis): ...


class Root(Axis): ...


Vector = Expr[Tensor[Row]]
Rule = Callable[[Any, Any, Any], Any]

X = np.array([0.3, -0.7, 1.1])
TIMES = Const(Tensor[Time](np.array([0.5, -1.5])))
TREE = Forest(((0, 1), 2))
ONE, ZERO = Const(Tensor[()](1.0)), Const(Tensor[()](0.0))


def square(x: Vector) -> Vector:
    return x * x


def twice(x: Vector) -> Vector:
    return x * 2.0


doubled = call(twice)


class Floor(PolyOp1, rule="*A -> *A"):
    """Without a gradient: nothing is known of it."""

    def forward(self, xp: Any, x: Any, /) -> Any:
        return xp.floor(x)


ACCEPTED: list[Rule] = [
    lambda x, y, d: d * x * 2.0,
    lambda x, y, d: d + d * 0.5 - d / (x * x + 1.0),
    lambda x, y, d: where(x > 0.0, d, 0.0) + where(y > 0.1, zeros_like(x), d),
    lambda x, y, d: (d * x).sum().expand_like(x) + exp(-y) * roll(d, Row, 1),
    lambda x, y, d: d + 0.0 + x * 0.0 + zeros_like(y),
    lambda x, y, d: zeros_like(d),
    lambda x, y, d: doubled(d),
    lambda x, y, d: custom_vjp(twice, lambda z, w, dw: dw * 2.0)(d),
    lambda x, y, d: custom_jvp(doubled, lambda z, w, dz: dz * 2.0)(d),
    lambda x, y, d: cond(x.sum() > 0.0, lambda z: z, lambda z: zeros_like(z), d),
    lambda x, y, d: fold(lambda s, t: s * 0.5 + d * t, zeros_like(x), TIMES, Time),
    lambda x, y, d: fold(lambda s, e: s * 0.5 + e, ZERO, d * x, Row).expand_like(x),
    lambda x, y, d: scan(lambda s, e: (s + e, s * 2.0), ZERO, d, Row)[1],
    lambda x, y, d: while_loop(lambda s: s[1] < 3.0, lambda s: (s[0] * x, s[1] + 1.0), (d, ZERO))[0],
    lambda x, y, d: tree_fold(lambda e: e, lambda a, b: a * 2.0 - b, d, TREE, Row, Root).stack().sum().expand_like(x),
    lambda x, y, d: value_and_grad(lambda z: (z * z * d).sum(), x)[1],
    lambda x, y, d: hvp(lambda z: (z * z * z).sum(), x, d),
    lambda x, y, d: jvp(lambda z: exp(z) * z, x, d)[1] + vjp(lambda z: exp(z) * z, x)[1](d),
]


@pytest.mark.parametrize("of", [custom_jvp, custom_vjp])
@pytest.mark.parametrize("number", range(len(ACCEPTED)))
def test_linear_rules(number: int, of: Any) -> None:
    """They are accepted, and are what they say: a rule is differentiated as what it is."""
    rule, x = ACCEPTED[number], Const(Tensor[Row](X))
    derived, delta = of(square, rule), Const(Tensor[Row](np.array([1.0, 2.0, -1.0])))
    with given():
        own = jvp(derived, x, delta)[1] if of is custom_jvp else vjp(derived, x)[1](delta)
        transposed = vjp(derived, x)[1](delta) if of is custom_jvp else jvp(derived, x, delta)[1]
        plain = rule(x, square(x), delta)
        np.testing.assert_allclose(own.value.numpy(), plain.value.numpy(), rtol=1e-12)
        matrix = np.array([rule(x, square(x), Const(Tensor[Row](e))).value.numpy() for e in np.eye(3)])
        np.testing.assert_allclose(transposed.value.numpy(), matrix @ delta.value.numpy(), rtol=1e-12, atol=1e-12)


REJECTED: list[tuple[Rule, str]] = [
    (
        lambda x, y, d: d * d,
        "Mul(): Tensor[Row], L, is linear in one operand at a time, but several operands depend on it",
    ),
    (lambda x, y, d: exp(d) - 1.0, "Exp(): Tensor[Row], L, is not linear in it"),
    (lambda x, y, d: x / (d + 2.0), "Div(): Tensor[Row], L, is not linear in it"),
    (lambda x, y, d: d + 1.0, "Add(): Tensor[Row], L, adds values that do not depend on it"),
    (lambda x, y, d: y - d, "Sub(): Tensor[Row], L, adds values that do not depend on it"),
    (lambda x, y, d: x * y, "a Tensor[Row] that it gives does not depend on it"),
    (lambda x, y, d: Clip(-1.0, 1.0)(d), "Clip(): Tensor[Row], L, is not linear in it"),
    (lambda x, y, d: where(d > 0.0, d, 0.0), "Greater(): BoolTensor[Row], L, is not linear in it"),
    (lambda x, y, d: where(x > 0.0, d, x), "Where(): Tensor[Row], L, adds values that do not depend on it"),
    (lambda x, y, d: stop_gradient(d), "StopGradient(): Tensor[Row], L, takes it for a constant"),
    (
        lambda x, y, d: index_update(x, 1, d.sum(), Row),
        "IndexUpdate(Row): Tensor[Row], L, adds values that do not depend on it",
    ),
    (lambda x, y, d: x * as_real(d.sum().eq(0.0)), "Equal(): BoolTensor[()], L, is not linear in it"),
    (
        lambda x, y, d: cond(d.sum() > 0.0, lambda z: z, lambda z: z * 2.0, d),
        "Greater(): BoolTensor[()], L, is not linear in it",
    ),
    (
        lambda x, y, d: cond(x.sum() > 0.0, lambda z: z, lambda z: x, d),
        "cond: tuple[Tensor[Row]], L, is one of several values, some of which do not depend on it",
    ),
    (
        lambda x, y, d: fold(lambda s, e: s * 0.5 + e, ONE, d, Row).expand_like(x),
        "Add(): Tensor[()], L, adds values that do not depend on it",
    ),
    (
        lambda x, y, d: fold(lambda s, t: s * s, d, TIMES, Time),
        "Mul(): Tensor[Row], L, is linear in one operand at a time, but several operands depend on it",
    ),
    (
        lambda x, y, d: while_loop(lambda s: s.sum() > 1.0, lambda s: s * 0.5, d),
        "Greater(): BoolTensor[()], L, is not linear in it and decides how long a while_loop goes on (a fold over "
        "arange(Round) goes on as long each time)",
    ),
    (
        lambda x, y, d: tree_fold(lambda e: e, lambda a, b: a * b, d, TREE, Row, Root).stack().sum().expand_like(x),
        "Mul(): Tensor[()], L, is linear in one operand at a time, but several operands depend on it",
    ),
    (lambda x, y, d: doubled(exp(d)), "Exp(): Tensor[Row], L, is not linear in it"),
    (
        lambda x, y, d: vjp(lambda z: z * z, d)[1](d),
        "Mul(): Tensor[Row], L, is linear in one operand at a time, but several operands depend on it",
    ),
]


@pytest.mark.parametrize("of", [custom_jvp, custom_vjp])
@pytest.mark.parametrize("number", range(len(REJECTED)))
def test_rules_that_are_not_linear(number: int, of: Any) -> None:
    """The message names the rule, the operation and the line, in either mode, also inside a loop and a derivative."""
    rule, reason = REJECTED[number]
    line = rule.__code__.co_firstlineno
    moved = "tangent" if of is custom_jvp else "delta"
    own, name = f"<lambda> (test_custom.py:{line})", f"square (test_custom.py:{square.__code__.co_firstlineno})"
    expected = (
        f"{own}, the derivative of {name}, must be linear in its {moved}, but "
        f"{reason.replace('L,', f'made at {__file__}:{line},')}: multiply the {moved} by values that depend only on "
        "the argument and the result"
    )
    wrong, x = of(square, rule), Const(Tensor[Row](X))
    for use in (
        lambda: wrong(x),
        lambda: fold(lambda s, t: wrong(s) * t, x, TIMES, Time),
        lambda: value_and_grad(lambda z: value_and_grad(lambda w: wrong(w * z).sum(), x)[1].sum(), x),
    ):
        with pytest.raises(GradientError) as raised:
            use()
        assert str(raised.value) == expected


class Padded(Axis, size=4): ...


def test_what_is_padded_with_others() -> None:
    def longer(x: Vector) -> Expr[Tensor[Padded]]:
        return pad(x, Row, Padded, 0, 1, 0.0)

    x = Const(Tensor[Row](X))
    check_grads(custom_jvp(longer, lambda x, y, d: pad(d, Row, Padded, 0, 1, 0.0)), x)
    with pytest.raises(GradientError, match=r"Pad\(Row, Padded\): .* adds values that do not depend on it"):
        custom_jvp(longer, lambda x, y, d: pad(d, Row, Padded, 0, 1, 1.0))(x)


def test_what_cannot_be_decided_is_accepted() -> None:
    """Operations of one's own that state no gradient."""

    def rule(x: Any, y: Any, d: Any) -> Any:
        return Floor()(d)

    own: Any = custom_vjp(square, rule)
    assert own(Tensor[Row](X)).shape == (3,)


@pytest.mark.parametrize("point", [Const(Tensor[Row](X)), Tensor[Row](X)], ids=["expression", "tensor"])
@pytest.mark.parametrize("of", [custom_vjp, custom_jvp])
def test_a_function_that_reads_the_point_of_a_derivative_around_is_refused(of: Any, point: Any) -> None:
    def product(outer: Any, factor: float) -> Any:
        scaled: Any = of(lambda x: x * (outer * factor if factor != 1.0 else outer), lambda x, y, d: d * 2.0)
        return scaled(Const(Tensor[Row](X))).sum()

    with pytest.raises(GradientError, match=r"reads the point of a derivative around it, Tensor\[Row\], which is not"):
        value_and_grad(lambda outer: product(outer, 1.0), point)
    with pytest.raises(GradientError, match=r"reads Mul\(\): Tensor\[Row\], .* make it a part of the argument"):
        value_and_grad(lambda outer: product(outer, 3.0), point)
