"""The checks find what is wrong, and say where."""

# mypy: no-warn-return-any

from __future__ import annotations

import numpy as np
import pytest

from tests.ops.cases.case import Column, Row, positive, real
from typedtensor import Operand, Tensor
from typedtensor.backends import Array, Namespace
from typedtensor.ops import Neg, PolyOp1, PolyOp2, Square, StopGradient, cos, log
from typedtensor.testing import (
    check_forward,
    check_gradient,
    check_modes,
    check_operation,
    check_precision,
    finite_differences,
)


class Expm1(PolyOp1, rule="*A -> *A"):
    """With the gradient ``dy y``, a mistake that was made in earnest."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.expm1(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * y


class Spread(PolyOp1, rule="*A -> *A"):
    """Its gradient has no axes."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy.sum()  # type: ignore[return-value]


class Doubled(PolyOp1, rule="*A -> *A"):
    """It gives double precision."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x * xp.asarray(2.0, dtype=xp.float64)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return dy * 2.0


class Cube(PolyOp1, rule="*A -> *A"):
    """Its gradient is right once and cannot be differentiated."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x**3

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return Threefold()(dy, x)


class Threefold(PolyOp2, rule="*A, *A -> *A"):
    def forward(self, xp: Namespace, x1: Array, x2: Array, /) -> Array:
        return 3 * x1 * x2**2


class Signed(PolyOp1, rule="*A -> *A"):
    """Its gradient is right for positive deltas."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return xp.sin(x)

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        return abs(dy) * cos(x)


class Constant(PolyOp1, rule="*A -> *A"):
    """It is not a matter of shape alone."""

    shape_only = frozenset({0})

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x


def test_a_backward_that_is_not_linear() -> None:
    with pytest.raises(
        AssertionError, match=r"the backward of Signed for operand 1 is not linear in dy, .*multiply dy by"
    ):
        check_modes(Signed(), real(Row))


def test_wrong_gradient() -> None:
    x = Tensor[Row, Column]([[0.5, 0.25], [0.1, 2.0]])
    with pytest.raises(AssertionError) as raised:
        check_gradient(Expm1(), x)
    message = str(raised.value)
    assert message.startswith("the gradient of Expm1 for operand 1 is ")
    assert " at Row=" in message
    assert "but finite differences give" in message
    assert "(4 of 4 differ)" in message


def test_gradient_with_wrong_axes() -> None:
    with pytest.raises(AssertionError, match=r"operand 1 is Tensor\[\(\)\], but the operand is Tensor\[Row\]"):
        check_gradient(Spread(), real(Row))


def test_missing_gradient() -> None:
    with pytest.raises(AssertionError, match="Threefold has no gradient for operand 1"):
        check_gradient(Threefold(), real(Row), real(Row))


def test_missing_second_gradient() -> None:
    check_gradient(Cube(), real(Row))
    with pytest.raises(AssertionError, match="Threefold has no gradient for operand 1"):
        check_modes(Cube(), real(Row))


def test_wrong_precision() -> None:
    with pytest.raises(AssertionError, match="Doubled: the result is in float64 for operands in float32"):
        check_precision(Doubled(), real(Row))


def test_wrong_result() -> None:
    with pytest.raises(AssertionError, match=r"Neg is -4 at Row=0, but the reference is 4 \(1 of 1 differ\)"):
        check_forward(Neg(), Tensor[Row]([4.0]), reference=lambda x: x)


def test_result_of_another_shape() -> None:
    with pytest.raises(AssertionError, match=r"Square has the shape \(3,\), but the reference is \(\)"):
        check_forward(Square(), real(Row), reference=np.sum)


def test_shape_only_is_checked() -> None:
    with pytest.raises(AssertionError, match="declares operand 1 as shape_only, but the result depends on"):
        check_gradient(Constant(), real(Row))


def test_what_is_right_passes() -> None:
    check_operation(Square(), real(Row, Column), reference=np.square)
    check_operation(StopGradient(), real(Row), reference=np.asarray)
    check_operation(log, positive(Row), reference=np.log)


def test_a_tensor_is_needed() -> None:
    with pytest.raises(TypeError, match="at least one tensor"):
        check_operation(Square(), 2.0)


def test_finite_differences() -> None:
    x = Tensor[Row](np.array([1.0, -2.0]))
    found = finite_differences(lambda x: float(np.sum(x.numpy() ** 3)), [x], 0)
    np.testing.assert_allclose(found, [3.0, 12.0], rtol=1e-8)
