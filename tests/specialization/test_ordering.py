"""Copies to another order of memory, whose rows may lie a power of two apart."""

from __future__ import annotations

import numpy as np
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from typedtensor.ir import Array
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.ordering import ordering
from typedtensor.targets.numpy.emission.steps import bind, execute

ROWS, BYTES = cost_model.CONFLICTING_ROWS, cost_model.CONFLICTING_BYTES


def copied(x: Array) -> tuple[Array, int]:
    """A copy in the order of axes, and in how many steps it is made."""
    out = np.full(x.shape, -1, x.dtype)
    code = ordering(out, x)
    execute(bind(code))
    return out, len(code)


@for_all(
    order=st.permutations(range(4)),
    sizes=st.tuples(
        st.sampled_from([3, 16, 70]), st.sampled_from([1, 8]), st.sampled_from([16, 33]), st.integers(1, 32)
    ),
    precision=st.sampled_from(["f4", "f8", "i8"]),
)
@settings(deadline=None)
def test_a_copy_has_the_same_elements(order: list[int], sizes: tuple[int, ...], precision: str) -> None:
    x = np.arange(np.prod(sizes), dtype=precision).reshape(sizes).transpose(order)
    np.testing.assert_array_equal(copied(x)[0], x)


def test_rows_that_conflict_are_copied_apart_a_part_at_a_time() -> None:
    images = np.arange(ROWS * 4 * 64 * 64, dtype=np.float32).reshape(ROWS, 4, 64, 64)
    found, steps = copied(images.transpose(2, 1, 3, 0))
    np.testing.assert_array_equal(found, images.transpose(2, 1, 3, 0))
    assert steps == 2 * -(-images.nbytes // (cost_model.TILE_BYTES // 2))


def test_others_are_copied_at_once() -> None:
    few = np.ones((ROWS - 1, 4, 64, 64), np.float32)
    odd = np.ones((ROWS, 4, 63, 63), np.float32)
    small = np.ones((ROWS, BYTES // 4), np.float32)[:, :32]
    for x in (
        few.transpose(2, 1, 3, 0),
        odd.transpose(2, 1, 3, 0),
        small.T,
        np.ones(5, np.float32),
        np.ones(()),
    ):
        assert copied(x)[1] == 1
