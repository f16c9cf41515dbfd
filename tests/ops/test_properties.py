"""Operations on axes and sizes drawn at random."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given as examples
from hypothesis import strategies as st

from tests.ops.cases.case import Batch, Column, Long, Other, Row, real
from typedtensor import IntTensor, Tensor, given
from typedtensor.ad import gradient
from typedtensor.core.expr import Const
from typedtensor.core.tensor import tensor_type
from typedtensor.ops import Contract, Embed, Permute, PlaceAlong, SliceAlong, stop_gradient

LETTERS: dict[Any, str] = {Batch: "b", Row: "r", Column: "c", Other: "o"}
axes = st.lists(st.sampled_from([Batch, Row, Column, Other]), unique=True, max_size=4)


def value(expression: Any) -> Any:
    with given():
        return expression.value.numpy()


@examples(axes, axes)
def test_contract_is_einsum(first: list[Any], second: list[Any]) -> None:
    x, y = real(*first, seed=1), real(*second, seed=2)
    z = Contract()(x, y)
    left, right, out = ("".join(LETTERS[axis] for axis in w) for w in (first, second, z.axes))
    np.testing.assert_allclose(z.numpy(), np.einsum(f"{left},{right}->{out}", x.numpy(), y.numpy()))
    assert set(z.axes) == set(first) ^ set(second)


@examples(axes.flatmap(lambda a: st.tuples(st.just(a), st.permutations(a))))
def test_permute_and_back(orders: tuple[list[Any], list[Any]]) -> None:
    before, after = orders
    x = real(*before)
    y = Permute(*after)(x)
    assert list(y.axes) == after
    np.testing.assert_array_equal(Permute(*before)(y).numpy(), x.numpy())


@examples(
    st.integers(0, 7), st.integers(-9, 9), st.one_of(st.none(), st.integers(-9, 9)), st.integers(1, 4), st.booleans()
)
def test_slices(size: int, start: int, stop: int | None, step: int, first: bool) -> None:
    """As Python slices, and placing is the transpose: ``slice(x) · y = x · place(y)``."""
    labels = (Long, Batch) if first else (Batch, Long)
    shape = (size, 2) if first else (2, size)
    x = tensor_type("real", labels)(np.random.default_rng(0).normal(size=shape))
    part = SliceAlong(Long, Row, start, stop, step)(x)
    key = np.s_[start:stop:step]
    np.testing.assert_array_equal(part.numpy(), x.numpy()[key] if first else x.numpy()[:, key])
    y = part * 2.0 + 1.0
    placed = PlaceAlong(Long, Row, start, stop, step)(x, y)
    np.testing.assert_allclose(np.sum(part.numpy() * y.numpy()), np.sum(x.numpy() * placed.numpy()))


@examples(st.lists(st.integers(0, 4), max_size=12))
def test_gradient_of_a_table_counts_its_uses(indices: list[int]) -> None:
    table = Const(Tensor[Row, Column](np.ones((5, 2))))
    index = IntTensor[Batch](np.array(indices, dtype=np.int64))
    found = value(gradient(Embed()(index, table).sum(), table))
    np.testing.assert_array_equal(found[:, 0], np.bincount(np.array(indices, dtype=np.int64), minlength=5))


def test_stop_gradient() -> None:
    x = Const(Tensor[Row](np.array([2.0, 3.0])))
    np.testing.assert_array_equal(value(gradient((stop_gradient(x) * x).sum(), x)), [2.0, 3.0])
    np.testing.assert_array_equal(value(gradient(stop_gradient(x * x).sum(), x)), [0.0, 0.0])
