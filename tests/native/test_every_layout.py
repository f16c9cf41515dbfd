"""Machine code leaves each byte of memory as NumPy's call does, or leaves the call to Python."""

from __future__ import annotations

import ctypes
from functools import partial
from typing import Any

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.native.memory import Memory, dtypes, generators, layouts, shapes
from typedtensor.backends.writing import add_at, max_at
from typedtensor.targets.numpy.emission.elementwise import copy_unsafe, put_where
from typedtensor.targets.numpy.emission.gather import check_range

pytest.importorskip("llvmlite")

UFUNCS = [x for x in vars(np).values() if isinstance(x, np.ufunc) and x.signature is None and x.nout == 1]
FLOATS = [np.dtype("f"), np.dtype("d")]
NUMBERS = [
    0,
    1,
    -1,
    255,
    300,
    -129,
    2**31,
    2**63,
    10**30,
    0.0,
    -0.0,
    0.5,
    1e300,
    float("nan"),
    float("inf"),
    True,
    None,
]
many = settings(max_examples=150, deadline=None, phases=[Phase.explicit, Phase.generate])


def broadcast(draw: Any, x: np.ndarray[Any, Any], shape: tuple[int, ...]) -> Any:
    """An array whose axes are sometimes repeated."""
    first = tuple([slice(0, 1) if n and draw(st.integers(0, 4)) == 0 else slice(None) for n in shape])
    return x[(*first, ...)]


def array(draw: Any, memory: Memory, shape: tuple[int, ...], dtype: Any, layout: str | None = None) -> Any:
    order = draw(st.permutations(range(len(shape))))
    return memory.take(shape, dtype, draw(generators), layout or draw(layouts), order)


@many
@given(st.data())
def test_elementwise_functions(data: st.DataObject) -> None:
    draw, memory = data.draw, Memory()
    function, shape = draw(st.sampled_from(UFUNCS)), draw(shapes(7, 3))
    kind = draw(dtypes)
    inputs: list[Any] = []
    for _ in range(function.nin):
        dtype = kind if draw(st.integers(0, 3)) else draw(dtypes)
        x = broadcast(draw, array(draw, memory, shape, dtype), shape)
        inputs.append(x if draw(st.integers(0, 3)) else draw(st.sampled_from(NUMBERS)))
    out = array(draw, memory, shape, kind if draw(st.booleans()) else draw(dtypes))
    place = draw(st.sampled_from(["new", "new", "same", "shifted", "locked"]))
    first = inputs[0]
    if place == "same" and isinstance(first, np.ndarray) and first.shape == shape:
        out = first
    elif place == "shifted" and isinstance(first, np.ndarray) and shape and first.shape[0] > 1:
        inputs[0], out = first[1:], first[:-1]
    elif place == "locked":
        out.flags.writeable = False
    memory.same((function, (*inputs, out)))
    memory.same((partial(function, *inputs, out=out), ()))


@pytest.mark.parametrize("dtype", ["f", "d", "q"])
@pytest.mark.parametrize("name", ["add", "subtract", "multiply", "maximum", "negative"])
def test_usual_functions_are_made_by_machine_code(name: str, dtype: str) -> None:
    memory, values, function = Memory(), np.random.default_rng(0), getattr(np, name)
    inputs = [memory.take((3, 4, 2), dtype, values, order_of_axes=(1, 0, 2)) for _ in range(function.nin)]
    out = memory.take((3, 4, 2), dtype, values)
    assert memory.same((function, (*inputs, out)))
    assert memory.same((function, (*[x[:, :1] for x in inputs], out)))
    assert memory.same((function, (*inputs, inputs[0])))


@many
@given(st.data())
def test_copies_and_conversions(data: st.DataObject) -> None:
    draw, memory = data.draw, Memory()
    shape = draw(shapes(7, 3))
    out = array(draw, memory, shape, draw(dtypes))
    x = broadcast(draw, array(draw, memory, shape, draw(dtypes)), shape)
    if draw(st.integers(0, 3)) == 0:
        x = draw(st.sampled_from(NUMBERS))
    if draw(st.integers(0, 5)) == 0:
        out.flags.writeable = False
    memory.same((out.__setitem__, (..., x)))
    memory.same((copy_unsafe, (out, x)))
    if not isinstance(x, np.ndarray):
        memory.same((out.fill, (x,)))
    condition = array(draw, memory, shape, bool)
    memory.same((put_where, (out, condition, x)))


def test_numbers_that_are_not_finite_are_converted_to_integers_by_python() -> None:
    memory, values = Memory(), np.random.default_rng(0)
    x, out = memory.take((20,), "f", values), memory.take((20,), "i", values)
    assert not memory.same((copy_unsafe, (out, x)))
    assert memory.same((copy_unsafe, (x, out)))


@many
@given(st.data())
def test_reductions(data: st.DataObject) -> None:
    draw, memory = data.draw, Memory()
    function = draw(st.sampled_from([np.add, np.maximum, np.minimum, np.multiply]))
    shape, dtype = draw(st.lists(st.integers(0, 7), min_size=1, max_size=4).map(tuple)), draw(dtypes)
    x = array(draw, memory, shape, dtype, "C" if draw(st.booleans()) else None)
    axes = draw(st.sets(st.integers(0, len(shape) - 1), max_size=len(shape)))
    axis = draw(st.sampled_from([None, tuple(axes), next(iter(axes), 0), -1]))
    keep = draw(st.booleans())
    reduced = {*range(len(shape))} if axis is None else {axis % len(shape)} if isinstance(axis, int) else axes
    left = [1 if n in reduced else size for n, size in enumerate(shape) if keep or n not in reduced]
    out = array(draw, memory, tuple(left), dtype)
    memory.same((function.reduce, (x, axis, None, out, keep)))


@pytest.mark.parametrize("shape", [(300,), (200, 3), (3, 200), (17, 5, 40)])
@pytest.mark.parametrize("dtype", FLOATS)
def test_sums_round_as_those_of_numpy(shape: tuple[int, ...], dtype: Any) -> None:
    memory, values = Memory(), np.random.default_rng(0)
    x = memory.take(shape, dtype, values)
    x[...] = values.normal(size=shape)
    for axis in [None, *range(len(shape)), tuple(range(len(shape) - 1))]:
        out = memory.take(np.add.reduce(x, axis).shape, dtype, values)
        assert memory.same((np.add.reduce, (x, axis, None, out)))


@many
@given(st.data())
def test_products(data: st.DataObject) -> None:
    draw, memory = data.draw, Memory()
    m, n, p, stack = *draw(st.tuples(*[st.integers(0, 5)] * 3)), draw(shapes(3, 3))
    dtype = draw(st.sampled_from(FLOATS)) if draw(st.integers(0, 3)) else draw(dtypes)
    of = partial(array, draw, memory, dtype=dtype)
    x1, x2 = of(shape=(*stack, m, n)), of(shape=(*stack[draw(st.integers(0, len(stack))) :], n, p))
    memory.same((np.matmul, (x1, x2, of(shape=(*stack, m, p)))))
    memory.same((np.matmul, (x1, of(shape=(n,)), of(shape=(*stack, m)))))
    memory.same((np.matmul, (of(shape=(m,)), of(shape=(*stack, m, n)), of(shape=(*stack, n)))))
    memory.same((np.matmul, (of(shape=(n,)), of(shape=(n,)), of(shape=()))))
    memory.same((np.vecdot, (x1, of(shape=(*stack, m, n)), of(shape=(*stack, m)))))
    a, b, c = of(shape=(m, n), layout="C"), of(shape=(n, p), layout="C"), of(shape=(m, p), layout="C")
    memory.same((a.dot, (b, c)))
    memory.same((a.dot, (b, c.T)))


@many
@given(st.data())
def test_rows(data: st.DataObject) -> None:
    draw, memory = data.draw, Memory()
    count, row, places = draw(st.integers(0, 5)), draw(shapes(2, 3)), draw(st.sampled_from([(0,), (1,), (4,), (2, 3)]))
    dtype = draw(dtypes)
    flat = partial(array, draw, memory, layout="C" if draw(st.booleans()) else None)
    table = flat(shape=(count, *row), dtype=dtype)
    index = flat(shape=places, dtype=np.intp if draw(st.integers(0, 5)) else np.int32)
    index[...] -= draw(st.sampled_from([0, 4]))
    if draw(st.booleans()):
        np.mod(index, max(1, count), out=index)
    values = flat(shape=(*places, *row), dtype=dtype)
    memory.same((table.take, (index, 0, values, "clip")))
    memory.same((table.__setitem__, (index, values)))
    memory.same((max_at, (table, index, values)))
    distinct = {*np.ravel(index % max(1, count)).tolist()}
    if len(distinct) == index.size:  # otherwise the order of sums differs
        memory.same((add_at, (table, index, values)))


def test_rows_are_made_by_machine_code() -> None:
    memory, values = Memory(), np.random.default_rng(0)
    table, index = memory.take((9, 3), "f", values), memory.take((4,), np.intp, values)
    index[...] = 3, 0, 8, 1
    x = memory.take((4, 3), "f", values)
    calls = [(table.take, (index, 0, x, "clip")), (table.__setitem__, (index, x)), (add_at, (table, index, x))]
    assert all(memory.same(call) for call in [*calls, (max_at, (table, index, x))])
    index[2] = 9
    with pytest.raises(IndexError):
        table[index] = x
    assert all(memory.same(call) for call in calls[:1])


@pytest.mark.parametrize("dtype", ["I", "Q", "i", "H"])
@pytest.mark.parametrize("number", [0, 6, 7, 8, 60_000])
def test_checks_of_ranges(number: int, dtype: str) -> None:
    memory = Memory()
    largest = memory.take((), dtype, np.random.default_rng(0))
    largest[...] = min(number, 2**15)
    assert memory.same((check_range, (7, None, largest))) == (dtype in "IQ")


def test_functions_of_c() -> None:
    memory, values = Memory(), np.random.default_rng(0)
    x, out = memory.take((6,), "d", values), memory.take((6,), "d", values)
    copy = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)(
        ctypes.cast(ctypes.CDLL(None).memmove, ctypes.c_void_p).value or 0
    )
    places = ctypes.c_void_p(out.ctypes.data), ctypes.c_void_p(x.ctypes.data)
    assert memory.same((copy, (*places, ctypes.c_int64(x.nbytes))))
    assert not memory.same((copy, (out.ctypes.data, x.ctypes.data, x.nbytes)))


def test_integer_powers_raise_the_error_of_python_whatever_the_result() -> None:
    memory, values = Memory(), np.random.default_rng(0)
    x, out = memory.take((3,), "q", values), memory.take((3,), "d", values)
    x[...] = 2
    assert not memory.same((np.power, (x, -1, out)))
