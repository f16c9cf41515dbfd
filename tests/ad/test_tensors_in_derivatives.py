"""Functions of tensors that read the point of a derivative around their own, which reaches what they give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from typedtensor import Const, Tensor, check_grads, hessian, hvp, jacobian, jvp, linearize, value_and_grad, vjp
from typedtensor.ad import continuations
from typedtensor.errors import AxisError, GradientError

Function = Callable[[Any], Any]


def of(number: float) -> Any:
    return Tensor[()](np.float64(number))


INNER: dict[str, Function] = {  # each is 6x
    "value_and_grad": lambda x: value_and_grad(lambda y: x * y * y, of(3.0))[1],
    "vjp": lambda x: vjp(lambda y: x * y * y, of(3.0))[1](of(1.0)),
    "jvp": lambda x: jvp(lambda y: x * y * y, of(3.0), of(1.0))[1],
    "linearize": lambda x: linearize(lambda y: x * y * y, of(3.0))[1](of(1.0)),
    "hvp": lambda x: hvp(lambda y: x * y * y, of(1.5), of(3.0)),
    "jacobian": lambda x: jacobian(lambda y: x * y * y, of(3.0)),
    "hessian": lambda x: hessian(lambda y: x * y * y, of(0.5)) * 3.0,
    "of a tangent": lambda x: jvp(lambda y: y * y, of(3.0), x)[1],
    "of a delta": lambda x: vjp(lambda y: y * y, of(3.0))[1](x),
    "of a direction": lambda x: linearize(lambda y: y * y, of(3.0))[1](x),
    "of a part of the point": lambda x: value_and_grad(lambda s: s[0] * s[0] * s[1], (of(3.0), x))[1][0],
    "two deep": lambda x: value_and_grad(lambda y: y * value_and_grad(lambda z: x * z, of(1.0))[1], of(2.0))[1] * 6.0,
}
OUTER: dict[str, Callable[[Function], Any]] = {
    "value_and_grad": lambda f: value_and_grad(f, of(2.0))[1],
    "vjp": lambda f: vjp(f, of(2.0))[1](of(1.0)),
    "jvp": lambda f: jvp(f, of(2.0), of(1.0))[1],
    "linearize": lambda f: linearize(f, of(2.0))[1](of(1.0)),
    "jacobian": lambda f: jacobian(f, of(2.0)),
    "continuations, reverse": lambda f: continuations.value_and_grad(f, of(2.0))[1],
    "continuations, forward": lambda f: continuations.jvp(f, of(2.0), of(1.0))[1],
}


@pytest.mark.parametrize("outer", OUTER)
@pytest.mark.parametrize("inner", INNER)
def test_the_derivative_around_reaches_what_is_read(inner: str, outer: str) -> None:
    """Where it did not, the derivative of ``x · 6x`` was ``6x``, and nothing said so."""
    found = OUTER[outer](lambda x: x * INNER[inner](x))
    assert isinstance(found, Tensor)
    np.testing.assert_allclose(found.numpy(), 24.0, rtol=1e-12)


@pytest.mark.parametrize("inner", INNER)
def test_against_finite_differences_to_the_third_order(inner: str) -> None:
    check_grads(lambda x: x * x * INNER[inner](x), of(2.0), order=3)


def test_tensors_are_given_for_tensors_where_nothing_is_read() -> None:
    met: list[Any] = []

    def f(x: Any) -> Any:
        met.append(value_and_grad(lambda y: y * y, of(3.0)))
        return x * met[-1][1]

    assert value_and_grad(f, of(2.0))[1].numpy() == 6.0
    assert all(isinstance(part, Tensor) for part in met[0])


def test_tensors_among_expressions_are_refused_elsewhere() -> None:
    pair: Any = (of(3.0), Const(of(2.0)))
    with pytest.raises(AxisError, match="which mixes tensors and expressions: wrap the tensors"):
        value_and_grad(lambda s: s[0] * s[1], pair)
    with pytest.raises(
        AxisError, match="the tangent given to jvp consists of expressions, but the point consists of tensors"
    ):
        jvp(lambda y: y * y, of(3.0), pair[1])
    with pytest.raises(GradientError, match="a derivative by continuations is computed immediately"):
        check_grads(lambda x: continuations.value_and_grad(lambda y: x * y, of(3.0))[1], of(2.0))
