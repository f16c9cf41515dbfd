"""Each kind of call leaves the same bytes in memory, whether NumPy or machine code makes it."""

from __future__ import annotations

import functools
import itertools
from typing import Any

import numpy as np
import pytest
from hypothesis import strategies as st

from tests.drawn import cases
from tests.native.calls import Array, Memory, check, compiler
from typedtensor.backends.writing import add_at, max_at
from typedtensor.targets.numpy.emission.elementwise import copy_unsafe, put_where
from typedtensor.targets.numpy.emission.gather import check_range
from typedtensor.targets.numpy.emission.steps import BoundCall, execute
from typedtensor.targets.numpy.native.sequence import joined

DTYPES = [np.dtype(x) for x in ("f4", "f8", "f2", "i1", "i2", "i4", "i8", "u1", "u4", "u8", "?")]

UFUNCS = [
    x
    for x in vars(np).values()
    if isinstance(x, np.ufunc) and x.signature is None and x.nout == 1 and x not in (np.frexp, np.bitwise_count)
]


EXACT_NAMES = """
add subtract multiply divide sqrt square negative positive absolute fabs sign maximum minimum fmax fmin floor ceil trunc
rint reciprocal copysign greater greater_equal less less_equal equal not_equal isfinite isinf isnan signbit logical_and
logical_or logical_xor logical_not bitwise_and bitwise_or bitwise_xor invert left_shift right_shift floor_divide
remainder fmod gcd lcm nextafter spacing heaviside
"""

EXACT = frozenset(getattr(np, name) for name in EXACT_NAMES.split())
"""Functions of which each result is one number; others are approximations, which differ with the layout of memory."""


def numbers(draw: np.random.Generator, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """Random numbers, among floats also zeros of both signs, infinities and NaN."""
    if dtype.kind == "b":
        return draw.integers(0, 2, shape).astype(dtype)
    if dtype.kind in "iu":
        return draw.integers(0 if dtype.kind == "u" else -9, 9, shape).astype(dtype)
    found = draw.normal(size=shape).astype(dtype)
    special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan], dtype)
    return np.where(draw.random(shape) < 0.15, special[draw.integers(0, 5, shape)], found)


@st.composite
def layouts(draw: Any, most: int = 4) -> tuple[tuple[int, ...], list[tuple[Any, Any, Any]]]:
    """A shape, and for each of three operands its own shape, order of axes and steps."""
    shape = tuple(draw(st.lists(st.sampled_from([0, 1, 2, 3, 5, 9]), min_size=0, max_size=most)))
    each = []
    for n in range(3):
        own = tuple(size if n == 2 or draw(st.integers(0, 4)) else 1 for size in shape)
        order = tuple(draw(st.permutations(range(len(shape)))))
        steps = tuple(draw(st.sampled_from([1, 1, 1, 2, -1])) for _ in shape)
        each.append((own, order, steps))
    return shape, each


@cases(300, 6000, st.sampled_from(UFUNCS), st.sampled_from(DTYPES), layouts(), st.integers(0, 2**32), st.booleans())
def test_universal_functions(function: np.ufunc, dtype: np.dtype[Any], layout: Any, seed: int, number: bool) -> None:
    _, each = layout
    draw, memory = np.random.default_rng(seed), Memory(seed, 1 << 19)
    given: list[Any] = [
        memory.take(numbers(draw, own, dtype), order, steps) for own, order, steps in each[: function.nin]
    ]
    if number and function.nin > 1:
        given[1] = draw.choice(np.array([2, 3.5], object))
    try:
        with np.errstate(all="ignore"):
            expected = function(*given)
    except (TypeError, ValueError, OverflowError):
        return  # NumPy refuses these operands
    if np.asarray(expected).dtype.kind not in "fiub":
        return
    own, order, steps = each[2]
    if function in (np.isfinite, np.isinf, np.isnan, np.signbit):  # NumPy 2.4 writes other elements of strided results
        steps = (1,) * len(own)
    out = memory.take(np.zeros(own, np.asarray(expected).dtype), order, steps)
    call: BoundCall = function, (*given, out)
    if function in (np.maximum, np.minimum):  # NumPy deprecates a positional output here
        call = functools.partial(function, out=out), tuple(given)
    try:
        with np.errstate(all="ignore"):
            execute([call])
    except (TypeError, ValueError):
        with np.errstate(all="ignore"), pytest.raises((TypeError, ValueError)):
            execute(joined([call], 1))
        return
    exact = function in EXACT or out.dtype.kind != "f"
    native = check(call, out, memory.bytes, tolerance=0 if exact else 4 * float(np.finfo(out.dtype).eps))
    integer_power = function is np.power and out.dtype.kind in "iu"
    has_loop = f"{out.dtype.char * function.nin}->{out.dtype.char}" in function.types
    if has_loop and all(isinstance(x, np.ndarray) and x.dtype == out.dtype for x in given):
        assert native is not integer_power


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


REDUCTIONS = [np.add, np.maximum, np.minimum, np.multiply, np.logical_and]


@cases(150, 3000, st.sampled_from(REDUCTIONS), st.sampled_from(DTYPES), layouts(3), st.data())
def test_reductions(function: np.ufunc, dtype: np.dtype[Any], layout: Any, data: Any) -> None:
    seed = data.draw(st.integers(0, 2**32))
    (own, order, steps), *_ = layout[1]
    axes = data.draw(
        st.none() | st.lists(st.sampled_from(range(len(own))), unique=True).map(tuple) if own else st.none()
    )
    keeps = data.draw(st.booleans())
    memory = Memory(seed, 1 << 19)
    values = numbers(np.random.default_rng(seed), own, dtype)
    x = memory.take(values, order, steps)
    try:
        with np.errstate(all="ignore"):
            expected = np.asarray(function.reduce(x, axis=axes, keepdims=keeps))
    except ValueError:  # nothing has no extremum
        return
    out = memory.take(np.zeros(expected.shape, expected.dtype))
    sums = function is np.add and dtype.kind == "f"
    if not sums:
        check((function.reduce, (x, axes, None, out, keeps)), out, memory.bytes)
        return
    x[...] = np.where(np.isfinite(values), values, 0)  # in another order NaN may become infinite
    tolerance = {"f2": 2e-2, "f4": 1e-5}.get(dtype.str[1:], 1e-13)
    check((function.reduce, (x, axes, None, out, keeps)), out, memory.bytes, tolerance=tolerance)


SIZES = [0, 1, 2, 3, 8, 33]


@cases(100, 2000, st.sampled_from(["f4", "f8", "f2"]), *[st.sampled_from(SIZES)] * 3, st.data())
def test_products(dtype: str, m: int, n: int, p: int, data: Any) -> None:
    draw = np.random.default_rng(data.draw(st.integers(0, 2**32)))
    lead = data.draw(st.sampled_from([(), (1,), (3,), (2, 3)]))
    turned = data.draw(st.tuples(st.booleans(), st.booleans(), st.booleans()))
    single = data.draw(st.sampled_from([0, 1, 2])) if lead else 0

    def matrix(rows: int, columns: int, turn: bool, lead: tuple[int, ...]) -> Array:
        found: Array = draw.normal(size=(*lead, columns, rows) if turn else (*lead, rows, columns)).astype(dtype)
        return found.swapaxes(-1, -2) if turn else found

    x1 = matrix(m, n, turned[0], () if single == 1 else lead)
    x2 = matrix(n, p, turned[1], () if single == 2 else lead)
    out = matrix(m, p, turned[2], lead)
    native = check((np.matmul, (x1, x2, out)), out)
    assert native or not (m and n and p)
    if not lead:
        flat = np.ascontiguousarray(out)
        check((x1.dot, (x2, flat)), flat)
    if m == 1 and not lead:
        vector, result = np.ascontiguousarray(x1[0]), np.zeros(p, dtype)
        check((vector.dot, (x2, result)), result)
        check((np.matmul, (vector, x2, result)), result)
    if p == 1 and not lead:
        result = np.zeros(m, dtype)
        check((x1.dot, (np.ascontiguousarray(x2[:, 0]), result)), result)
    y = matrix(m, n, turned[0], lead)
    place = np.zeros((*lead, m), dtype)
    check((np.vecdot, (y, y, place)), place)


INDICES = [[0, 3, 1, 1], [], [-1, 2], [4, 0], [2**40, -(2**40)]]


@pytest.mark.parametrize("index", INDICES)
@pytest.mark.parametrize("width", [None, 1, 2, 5])
@pytest.mark.parametrize("dtype", ["f4", "f8", "i8", "?"])
def test_rows(index: list[int], width: int | None, dtype: str) -> None:
    memory, draw = Memory(3), np.random.default_rng(3)
    shape = (4,) if width is None else (4, width)
    table = memory.take(numbers(draw, shape, np.dtype(dtype)))
    places = np.array(index, np.intp)
    rows = memory.take(numbers(draw, (len(index), *shape[1:]), np.dtype(dtype)))
    assert check((table.take, (places, 0, rows, "clip")), rows, memory.bytes)
    flat, some = table.reshape(-1), memory.take(np.zeros(len(index), dtype))
    assert check((flat.take, (places, None, some, "clip")), some, memory.bytes)
    calls: list[BoundCall] = [
        (table.__setitem__, (places, rows)),
        (add_at, (table, places, rows)),
        (max_at, (table, places, rows)),
    ]
    for function, arguments in calls:
        values = np.where(np.isfinite(rows), rows, 1).astype(dtype)
        call: BoundCall = function, (*arguments[:-1], values)
        if max(index, default=0) > 3 or min(index, default=0) < 0:
            before = table.copy()
            try:
                execute([call])
            except IndexError:
                table[...] = before
                with pytest.raises(IndexError):
                    execute(joined([call], 1))
                continue
            table[...] = before
        check(call, table, memory.bytes, tolerance=1e-6 if dtype in ("f4", "f8") else 0)


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


@pytest.mark.parametrize(("given", "wanted"), [*itertools.product(DTYPES, DTYPES)], ids=str)
def test_conversions(given: np.dtype[Any], wanted: np.dtype[Any]) -> None:
    memory = Memory(5)
    x = memory.take(numbers(np.random.default_rng(5), (3, 7), given), (1, 0))
    out = memory.take(np.zeros((3, 7), wanted))
    with np.errstate(all="ignore"):
        native = check((copy_unsafe, (out, x)), out, memory.bytes)
    assert (
        native
        or "f2" in (given.str[1:], wanted.str[1:])
        or wanted.kind == "b"
        or given.kind == "f"
        or (given.itemsize == wanted.itemsize)
    )


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_masked_writes_and_zeros(dtype: np.dtype[Any]) -> None:
    memory, draw = Memory(6), np.random.default_rng(6)
    out = memory.take(numbers(draw, (3, 5), dtype), (1, 0), (2, 1))
    values = memory.take(numbers(draw, (3, 5), dtype))
    mask = memory.take(draw.integers(0, 2, (3, 1)).astype(bool))
    assert check((put_where, (out, mask, values)), out, memory.bytes)
    assert check((put_where, (out, np.broadcast_to(mask, out.shape), values[0, 0, ...])), out, memory.bytes)
    assert check((out.fill, (0,)), out, memory.bytes)
    assert check((values.fill, (0,)), values, memory.bytes)


def test_many_axes_are_left_to_numpy_unless_they_lie_together() -> None:
    compiler()
    x = np.random.default_rng(0).normal(size=(2, 3, 2, 3, 2, 3, 2))
    out = np.empty_like(x)
    assert check((np.exp, (x, out)), out)
    strided = np.zeros((4, 6, 4, 6, 4, 6, 4))[::2, ::2, ::2, ::2, ::2, ::2, ::2]
    assert not check((np.exp, (x, strided)), strided)
