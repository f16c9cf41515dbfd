"""Operands that are the same along some axes, laid out in full before a function of elements reads them."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission.repeating import Scratch
from typedtensor.targets.numpy.emission.steps import Step, bind, elementwise, execute

SIZES = st.lists(st.integers(1, 4), min_size=1, max_size=4)


@for_all(sizes=SIZES, data=st.data(), precision=st.sampled_from(["f4", "f8"]))
@settings(deadline=None)
def test_results_are_the_same(sizes: list[int], data: st.DataObject, precision: str) -> None:
    """Whichever axes an operand has, in whichever order of memory, also where it is written over."""
    order = data.draw(st.permutations(range(len(sizes))))
    generator = np.random.default_rng(0)
    x = generator.normal(size=[sizes[n] for n in order]).astype(precision).transpose(np.argsort(order))
    kept = data.draw(st.lists(st.booleans(), min_size=len(sizes), max_size=len(sizes)))
    y = generator.normal(size=[n if k else 1 for n, k in zip(sizes, kept, strict=True)]).astype(precision)
    expected = np.subtract(np.multiply(y, x), y)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cost_model, "LAID_OUT_LEAST_BYTES", 0)
        calls = bind([elementwise(np.multiply, x, y, x), elementwise(np.subtract, x, x, y)])
    execute(calls)
    np.testing.assert_array_equal(x, expected)


def count(step: Step) -> int:
    return len(bind([step]))


def test_numbers_of_channels_are_laid_out_for_the_fastest_axes_alone() -> None:
    lines, numbers = np.ones((6, 16, 512), np.float32), np.ones((16, 1), np.float32)
    found = Scratch().laid_out(lines, numbers)
    assert found is not None
    place, part = found
    assert place.shape == (1, 16, 512)
    assert part.shape == (1, 16, 512)
    assert count(elementwise(np.add, lines, lines, numbers)) == 2


def test_others_are_read_as_they_are() -> None:
    lines = np.ones((6, 16, 512), np.float32)
    for x in (
        np.ones((), np.float32),  # one number
        np.ones((1, 1), np.float32),
        np.ones(512, np.float32),  # it lies in full
        np.ones((16, 512), np.float32),
        np.ones((6, 1, 1), np.float32),  # all of it would have to be laid out
        np.ones((6, 16, 1), np.float32),
    ):
        assert count(elementwise(np.add, lines, lines, x)) == 1
    few, wide = np.ones((2, 8, 8), np.float32), np.ones((4, 64, 1024), np.float32)
    assert count(elementwise(np.add, few, few, np.ones((8, 1), np.float32))) == 1
    assert count(elementwise(np.add, wide, wide, np.ones((64, 1), np.float32))) == 1
