"""Operations on any number of tensors as one, and positions along labels of unknown size."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.ops.cases.case import Batch, Column, Long, Row, integers, real, truths
from typedtensor import Axis, AxisError, Expr, Input, IntTensor, SizeError, Tensor, fold, given
from typedtensor.ad import gradients
from typedtensor.ops import arange, as_real, chunks, concatenate, full, stack, unstack, where
from typedtensor.testing import refused_plans

PARTS = [real(Row, Column, seed=n) for n in range(3)]
JOINED: dict[str, tuple[Any, Any]] = {
    "stack": (lambda parts: stack(parts, Batch), np.stack),
    "concatenate": (lambda parts: concatenate(parts, Row, Long), np.concatenate),
    "along the last axis": (
        lambda parts: concatenate(parts, parts[0].axes[-1], Long),
        lambda xs: np.concatenate(xs, -1),
    ),
}


@pytest.mark.parametrize("name", JOINED)
@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_tensors(name: str, count: int) -> None:
    join, reference = JOINED[name]
    for parts in (PARTS[:count], [integers(Row, below=9)] * count, [truths(Row)] * count):
        np.testing.assert_array_equal(join(parts).numpy(), reference([x.numpy() for x in parts]))


@pytest.mark.parametrize("name", JOINED)
@pytest.mark.parametrize("plan", [False, True])
def test_derivatives_of_what_is_joined(name: str, plan: bool) -> None:
    join, reference = JOINED[name]
    made: Any = Input
    leaves = [made(x.tensor_type) for x in PARTS]
    y = join(leaves)
    assert isinstance(y, Expr)
    loss = (y * y * y).sum()
    arrays = [x.numpy() for x in PARTS]
    with refused_plans() as reasons:
        for _ in range(2):
            with given(*(x.bind(value) for x, value in zip(leaves, PARTS, strict=True)), plan=plan) as computation:
                np.testing.assert_array_equal(y.value.numpy(), reference(arrays))
                found = computation.gradients(loss, *leaves)
                for x, array in zip(leaves, arrays, strict=True):
                    np.testing.assert_allclose(found[x].numpy(), 3 * array**2, rtol=1e-12)
                slopes = gradients(loss, *leaves)
                second = computation.gradients(sum(((g * g).sum() for g in slopes), start=0.0 * loss), *leaves)
                for x, array in zip(leaves, arrays, strict=True):
                    np.testing.assert_allclose(second[x].numpy(), 36 * array**3, rtol=1e-12)
    assert not reasons


def test_what_is_taken_apart_is_joined_again() -> None:
    x = real(Long, Row)
    for y in (stack(unstack(x, Long), Long), concatenate(chunks(x, Long, Column(4)), Column, Long)):
        np.testing.assert_array_equal(y.numpy(), x.numpy())
    z = x.transpose(Row, Long)
    np.testing.assert_array_equal(concatenate(chunks(z, Long, Column(4)), Column, Long).numpy(), z.numpy())
    np.testing.assert_array_equal(unstack(z, Long)[1].numpy(), x.numpy()[1])
    node = Input(Tensor[Long, Row])
    parts = chunks(node, Long(12), Column(4))
    assert [part.axes for part in parts] == [(Column, Row)] * 3
    with given(node.bind(x)) as computation:
        np.testing.assert_array_equal(parts[2].value.numpy(), x.numpy()[8:])
        slope = computation.gradients(unstack(node, Long(12))[5].sum(), node)[node].numpy()
    np.testing.assert_array_equal(slope, np.eye(12)[5][:, None] + np.zeros(3))


def test_what_cannot_be_taken_apart() -> None:
    x: Any = Input(Tensor[Long, Row])
    with pytest.raises(SizeError, match=r"the size of Long is not known: declare it, or give it, as in Long\(4\)"):
        unstack(x, Long)
    with pytest.raises(AxisError, match=r"needs an axis U \(Batch\) in the operand, which has only \(Long, Row\)"):
        unstack(x, Batch)
    with pytest.raises(
        SizeError, match="chunks divides Long of size 12 into Column of size 5, which does not divide it"
    ):
        chunks(x, Long(12), Column(5))
    with pytest.raises(SizeError, match="Long has the size 12, not 5"):
        unstack(real(Long), Long(5))


def test_what_cannot_be_joined() -> None:
    unchecked: Any = stack
    with pytest.raises(AxisError, match="stack needs at least one tensor"):
        unchecked([], Batch)
    with pytest.raises(AxisError, match=r"item 1 is Tensor\[Row, Column\], and item 2 Tensor\[Row\]"):
        unchecked([PARTS[0], real(Row)], Batch)
    with pytest.raises(AxisError, match=r"needs U \(Row\) not to be among \*A \(Row, Column\)"):
        unchecked(PARTS, Row)
    with pytest.raises(AxisError, match="stack takes a list of tensors or expressions, not generator"):
        unchecked((x for x in PARTS), Batch)
    with pytest.raises(SizeError, match="Row"):
        unchecked([Tensor[Row]([1.0]), Tensor[Row]([1.0, 2.0])], Batch)
    unchecked = concatenate
    with pytest.raises(AxisError, match=r"needs an axis U \(Batch\) in the operand, which has only \(Row, Column\)"):
        unchecked(PARTS, Batch, Long)
    with pytest.raises(AxisError, match="concatenate takes tensors with the same axes and of one kind"):
        unchecked([real(Row), integers(Row, below=2)], Row, Long)


@pytest.mark.parametrize("plan", [False, True])
def test_what_is_joined_along_a_later_axis_has_its_size_there(plan: bool) -> None:
    x = Input(Tensor[Row, Column])
    first, second = chunks(x, Column(4), Batch(2))
    again = concatenate([second, first], Batch, Column)
    twice = concatenate([x, again], Column, Long)
    with given(x.bind(real(Row, Column)), plan=plan) as computation:
        np.testing.assert_array_equal(again.value.numpy(), np.roll(real(Row, Column).numpy(), 2, axis=1))
        assert twice.value.shape == (3, 8)
        assert computation.gradients(twice.sum() + again.sum(), x)[x].numpy().tolist() == [[3.0] * 4] * 3


def test_positions_along_a_label_of_any_size() -> None:
    x = Input(Tensor[Row])
    early = where(arange(Row) < 2, x, 0.0)
    loss = (early * as_real(arange(Row, 1))).sum()
    for size in (3, 5, 2, 7, 3, 4):
        with given(x.bind(Tensor[Row](np.ones(size)))) as computation:
            assert loss.value.item() == 3.0
            assert computation.gradients(loss, x)[x].numpy().tolist() == [1.0, 2.0, *[0.0] * (size - 2)]
    with given(), pytest.raises(SizeError, match="the size of Row is not known here"):
        arange(Row).value.numpy()
    with given():
        assert arange(Row(2)).value.numpy().tolist() == [0, 1]


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_a_scan_starts_with_a_number_along_labels_of_any_size(dtype: Any) -> None:
    def step(state: Expr[Tensor[Row, Column]], x: Expr[Tensor[Row, Column]]) -> Expr[Tensor[Row, Column]]:
        return state * 0.5 + x

    xs = Input(Tensor[Batch, Row, Column])
    end = fold(step, full(2.0, Row, Column), xs, Batch)
    for size in (3, 2, 3, 3):
        with given(xs.bind(Tensor[Batch, Row, Column](np.ones((2, size, 4), dtype)))) as computation:
            assert end.value.numpy().tolist() == [[2.0] * 4] * size
            assert end.value.dtype == dtype
            assert computation.gradients(end.sum(), xs)[xs].numpy()[0, 0, 0] == 0.5
    with given(), pytest.raises(SizeError, match="the size of Row is not known here"):
        full(1.0, Row, Column(2)).value.numpy()
    with given():
        assert full(1.0, Row(1), Column(2)).value.numpy().tolist() == [[1.0, 1.0]]


def test_arange_is_of_integers() -> None:
    made: Expr[IntTensor[Row]] = arange(Row)
    assert made.tensor_type is IntTensor[Row]


@pytest.mark.parametrize("plan", [False, True])
def test_numbers_of_parts_differ_in_a_computation(plan: bool) -> None:
    x, y = Input(Tensor[Row, Column]), Input(Tensor[Row, Column])
    pair = concatenate([x, y], Row, Long)
    loss = (concatenate([x, y, x], Row, Batch) ** 2.0).sum() + (pair**3.0).sum()
    for _ in range(2):
        with given(x.bind(PARTS[0]), y.bind(PARTS[1]), plan=plan) as computation:
            slope = computation.gradients(loss, x)[x].numpy()
        np.testing.assert_allclose(slope, 4.0 * PARTS[0].numpy() + 3.0 * PARTS[0].numpy() ** 2, rtol=1e-12)


class Eight(Axis, size=8): ...


@pytest.mark.parametrize("plan", [False, True])
def test_the_whole_has_its_size_along_any_axis(plan: bool) -> None:
    """The label of the whole is another operand's, or declares its size."""
    x, other, array = Input(Tensor[Row, Column]), Input(Tensor[Row, Long]), PARTS[0].numpy()
    whole = np.arange(24.0).reshape(3, 8)
    weighted = concatenate([x, x], Column, Long) * other
    with given(x.bind(PARTS[0]), other.bind(Tensor[Row, Long](whole)), plan=plan):
        np.testing.assert_array_equal(weighted.value.numpy(), np.concatenate([array, array], 1) * whole)
        np.testing.assert_array_equal(concatenate([x, x], Column, Eight).value.numpy(), np.concatenate([array] * 2, 1))
    assert concatenate([PARTS[0], PARTS[1]], Column, Eight).sizes[Eight] == 8
