"""Reference-counted reverse mode: visits, buffers, aliasing, failures."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor import Axis, Expr, GradientError, Input, IntTensor, Operand, Param, Tensor, given
from typedtensor.backends import Array, Namespace
from typedtensor.ops import PolyOp1


class Batch(Axis): ...


class Hidden(Axis): ...


def scalar(number: float) -> Tensor[()]:
    return Tensor[()](np.array(number))


def test_a_diamond_of_twenty_levels_costs_twenty_visits() -> None:
    x = Param(scalar(1.0))
    y: Expr[Tensor[()]] = x
    for _ in range(20):
        y = y * y
    with given(plan=False) as computation:
        gradient = computation.gradients(y)[x]
        counts = computation.counts
        assert counts.evaluated == 21
        assert counts.visited == 21  # twenty products and the parameter
        assert gradient.item() == 2.0**20


@pytest.mark.parametrize("length", sample([4_000, 20_000], first=1))
def test_a_long_chain(length: int) -> None:
    x = Param(scalar(0.5))
    y: Expr[Tensor[()]] = x
    for _ in range(length):
        y = y + 0.1 / length
    with given(plan=False) as computation:
        assert y.value.item() == pytest.approx(0.6)
        assert computation.gradients(y)[x].item() == 1.0
        assert computation.counts.peak == 1


def test_buffers_are_released_as_counts_reach_zero() -> None:
    x = Param(Tensor[Batch](np.arange(4.0)))
    y = x * x
    loss = (y * y + y).sum()
    with given(plan=False) as computation:
        computation.gradients(loss)
        counts = computation.counts
        assert counts.live == 0
        assert counts.acquired == counts.released == counts.visited == 5
        assert counts.peak <= 3


def test_a_shared_delta_is_not_written_into() -> None:
    # The sum gives one delta to both its operands; a second delta for x must not change that of z.
    x, z = Param(Tensor[Batch](np.ones(2))), Param(Tensor[Batch](np.ones(2)))
    loss = ((x + z) + x + x * 3.0).sum()
    with given() as computation:
        gradients = computation.gradients(loss)
        assert gradients[x].numpy().tolist() == [5, 5]
        assert gradients[z].numpy().tolist() == [1, 1]


def test_only_ancestors_of_the_loss_that_reach_a_parameter_are_visited() -> None:
    x, p = Input(Tensor[Batch]), Param(scalar(2.0))
    aside = x * x * x
    loss = ((x * x) * p).sum()
    with given(x.bind(Tensor[Batch](np.ones(3))), plan=False) as computation:
        _ = aside.value
        computation.gradients(loss)
        assert computation.counts.visited == 3  # the sum, the product with p, and p


def test_gradients_asked_for_twice_are_computed_once() -> None:
    p = Param(scalar(2.0))
    with given(plan=False) as computation:
        loss = p * p
        first = computation.gradients(loss)
        visited = computation.counts.visited
        assert computation.gradients(loss) is first
        assert computation.counts.visited == visited


def test_several_losses_in_one_scope() -> None:
    p = Param(scalar(2.0))
    square, cube = p * p, p * p * p
    with given() as computation:
        assert computation.gradients(square)[p].item() == 4
        assert computation.gradients(cube)[p].item() == 12


def test_the_gradient_for_an_input_or_an_intermediate() -> None:
    x, p = Input(Tensor[Batch]), Param(scalar(2.0))
    y = x * p
    loss = (y * y).sum()
    with given(x.bind(Tensor[Batch](np.array([1.0, 3.0])))) as computation:
        gradients = computation.gradients(loss, x, y)
        assert gradients[x].numpy().tolist() == [8, 24]
        assert gradients[y].numpy().tolist() == [4, 12]
        with pytest.raises(GradientError, match="no gradient was requested for"):
            _ = computation.gradients(loss)[x]


def test_a_parameter_beside_the_loss_has_a_gradient_of_zero() -> None:
    p, q = Param(scalar(2.0)), Param(Tensor[Batch](np.ones(2, np.float32)))
    with given() as computation:
        gradients = computation.gradients(p * p)
        assert q not in gradients
        assert gradients[q].numpy().tolist() == [0, 0]
        assert gradients[q].dtype == np.float32


def test_the_loss_itself_and_a_loss_without_parameters() -> None:
    p = Param(scalar(2.0))
    x = Input(Tensor[()])
    with given(x.bind(scalar(1.0))) as computation:
        assert computation.gradients(p)[p].item() == 1
        assert len(computation.gradients(x * x)) == 0


@pytest.mark.parametrize("value", [Tensor[Batch]([1.0, 2.0]), IntTensor[()](3)])
def test_only_a_real_scalar_has_a_gradient(value: Any) -> None:
    x: Any = Input(value.tensor_type)
    with (
        given(x.bind(value)) as computation,
        pytest.raises(GradientError, match=r"only a real scalar, Tensor\[\(\)\], has one"),
    ):
        computation.gradients(x)


@pytest.mark.filterwarnings("ignore::typedtensor.PrecisionWarning")
def test_a_gradient_has_the_precision_of_its_parameter() -> None:
    p = Param(Tensor[Batch](np.ones(2, np.float32)))
    x = Input(Tensor[Batch])
    with given(x.bind(Tensor[Batch](np.ones(2, np.float64)))) as computation:
        assert computation.gradients((p * x).sum())[p].dtype == np.float32


class Failing(PolyOp1, rule="*A -> *A"):
    """The identity, whose gradient fails."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        raise RuntimeError("no luck")


class Flat(PolyOp1, rule="*A -> *A"):
    """The identity, whose gradient has other axes."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x

    def backward(self, dy: Operand, y: Operand, x: Operand, /) -> Operand:
        total: Operand = dy.sum()
        return total


class Opaque(PolyOp1, rule="*A -> *A"):
    """The identity, without a gradient."""

    def forward(self, xp: Namespace, x: Array, /) -> Array:
        return x


def test_a_failing_gradient_releases_everything() -> None:
    p = Param(Tensor[Batch](np.ones(2)))
    loss = (Failing()(p) * p + p).sum()
    with given(plan=False) as computation:
        with pytest.raises(RuntimeError, match="no luck"):
            computation.gradients(loss)
        assert computation.counts.live == 0
        assert computation.counts.acquired > 0
        assert computation.gradients((p * p).sum())[p].numpy().tolist() == [2, 2]


def test_a_gradient_of_other_axes_is_an_error() -> None:
    p = Param(Tensor[Batch](np.ones(2)))
    message = r"the gradient of Flat for operand 1 is Tensor\[\(\)\], but the operand is Tensor\[Batch\]"
    with given() as computation, pytest.raises(TypeError, match=message):
        computation.gradients(Flat()(p).sum())


def test_an_operation_without_a_gradient_says_so() -> None:
    p = Param(Tensor[Batch](np.ones(2)))
    with (
        given() as computation,
        pytest.raises(GradientError, match="Opaque has no gradient for operand 1: define its backward"),
    ):
        computation.gradients(Opaque()(p).sum())
