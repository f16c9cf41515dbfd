"""Each kind of call leaves the same bytes in memory, whether NumPy or machine code makes it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.native.calls import check, compiler
from tests.native.memory import DTYPES, Memory
from typedtensor.targets.numpy.emission.elementwise import put_where
from typedtensor.targets.numpy.emission.gather import check_range
from typedtensor.targets.numpy.emission.steps import execute
from typedtensor.targets.numpy.native.sequence import joined


def test_operands_that_overlap_are_left_to_numpy_or_are_the_result_itself() -> None:
    compiler()
    x = np.arange(24.0)
    for shift, native in ((0, True), (1, False)):
        assert check((np.add, (x[shift : shift + 16], 1.0, x[:16])), x) is native
        assert check((x[:16].__setitem__, (..., x[shift : shift + 16])), x) is native
    square = np.arange(16.0).reshape(4, 4)
    assert not check((np.multiply, (square, square.T, square)), square)
    assert not check((np.add, (x[1:17:2], 1.0, x[:8])), x)
    assert not check((np.add.reduce, (square, 0, None, square[0])), square)
    assert not check((np.matmul, (square, square, square)), square)


def test_memory_that_no_loop_reads_is_left_to_numpy() -> None:
    compiler()
    loose = np.zeros(33, np.uint8)[1:].view(np.float64)
    swapped = np.arange(4.0).astype(">f8")
    out = np.zeros(4)
    assert not check((np.add, (loose, loose, out)), out)
    assert not check((np.add, (swapped, swapped, out)), out)
    assert not check((np.add, (out, out, loose)), loose)
    with pytest.raises(ValueError, match="read-only"):
        execute(joined([(np.add, (out, out, np.broadcast_to(out, (2, 4))))], 1))


@pytest.mark.parametrize("number", [float("nan"), float("inf"), 1e300, 2**70, -3, 0, True])
@pytest.mark.parametrize("dtype", ["f4", "f8", "i4", "u8"])
def test_numbers_of_all_kinds(number: Any, dtype: str) -> None:
    compiler()
    x, out = np.ones(5, dtype), np.zeros(5, dtype)
    for call in ((np.add, (x, number, out)), (out.__setitem__, (..., number)), (put_where, (out, x > 0, number))):
        try:
            with np.errstate(all="ignore"):
                execute([call])
        except (OverflowError, TypeError, ValueError) as error:
            with np.errstate(all="ignore"), pytest.raises(type(error)):
                execute(joined([call], 1))
        else:
            check(call, out)


def test_an_index_out_of_range_ends_a_run_and_what_python_can_finish_goes_on() -> None:
    compiler()
    table, out = np.zeros(4), np.zeros(4)
    places = np.array([1, 2])
    calls = joined([(table.__setitem__, (places, np.array([1.0, 2.0]))), (np.add, (table, 1.0, out))])
    assert len(calls) == 1
    execute(calls)
    assert out.tolist() == [1, 2, 3, 1]
    places[0] = -1  # the last one, for NumPy
    execute(calls)
    assert out.tolist() == [1, 2, 3, 2]
    places[0] = 4
    with pytest.raises(IndexError, match="index 4 is out of bounds"):
        execute(calls)
    largest = np.zeros((), np.uint64)
    calls = joined([(check_range, (3, None, largest)), (out.fill, (0,)), (check_range, (2, None, largest))])
    assert len(calls) == 1
    for size in (2, 3):
        largest[...] = size
        with pytest.raises(IndexError, match=f"from 0 to {size - 1}|from 0 to 1"):
            execute(calls)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_masked_writes_and_zeros(dtype: np.dtype[Any]) -> None:
    compiler()
    memory, draw = Memory(), np.random.default_rng(6)
    out, values = memory.take((3, 5), dtype, draw, "apart", (1, 0)), memory.take((3, 5), dtype, draw)
    mask = memory.take((3, 1), bool, draw)
    assert memory.same((put_where, (out, mask, values)))
    assert memory.same((put_where, (out, np.broadcast_to(mask, out.shape), values[0, 0, ...])))
    assert memory.same((out.fill, (0,)))
    assert memory.same((values.fill, (0,)))


def test_long_numbers_and_large_conversions_are_left_to_numpy() -> None:
    compiler()
    long = np.zeros(3, np.longdouble)
    for call in ((long.__setitem__, (..., 1.0)), (long.fill, (0,)), (np.add, (long, 1.0, long))):
        assert check(call, long) is (long.itemsize == 8)
    for size in (100, 1 << 20):
        mask, x = np.ones(size, bool), np.ones(size, np.float32)
        assert check((np.multiply, (mask, x, np.empty_like(x))), x) is (size == 100)


def test_sums_that_numpy_adds_in_another_order_are_left_to_it() -> None:
    compiler()
    x, out = np.random.default_rng(0).normal(size=(11, 22)).astype("f4"), np.zeros((), "f4")
    assert check((np.add.reduce, (x.T, None, None, out)), out)
    for some in (x[:, ::2], x[::-1], np.broadcast_to(x[0], (11, 22))):
        assert not check((np.add.reduce, (some, None, None, out)), out)
