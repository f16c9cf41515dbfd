"""The native target: errors of its functions, and kernels on disk."""

from __future__ import annotations

import gc
import math
import os
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from typedtensor.ir import (
    ALL,
    Accumulate,
    Assemble,
    Broadcast,
    Cast,
    Concatenate,
    Elementwise,
    Largest,
    Loop,
    MatMul,
    Permute,
    Primitive,
    Program,
    Reduce,
    Reshape,
    Sigmoid,
    Slice,
    Special,
    TupleElement,
    Value,
    make,
    new_input,
)
from typedtensor.targets import Executable, ReferenceTarget
from typedtensor.targets.native.objects import Objects
from typedtensor.targets.native.selection import MOST
from typedtensor.targets.native.target import NativeTarget

LONG = np.finfo(np.longdouble).nmant > 60
"""Whether this machine has a longer format than double precision."""

FUNCTIONS: dict[str, tuple[Primitive, Callable[[Any], Any], float]] = {
    "exp": (Elementwise("exp"), np.exp, 1.2),
    "expm1": (Elementwise("expm1"), np.expm1, 2.0),
    "log": (Elementwise("log"), np.log, 1.0),
    "log1p": (Elementwise("log1p"), np.log1p, 1.0),
    "tanh": (Elementwise("tanh"), np.tanh, 2.5),
    "sigmoid": (Sigmoid(), lambda x: 1 / (1 + np.exp(-x)), 2.5),
    "erf": (Special("erf"), np.vectorize(math.erf), 2.5),
    "erfc": (Special("erfc"), np.vectorize(math.erfc), 4.0),
    "sin": (Elementwise("sin"), np.sin, 1.6),
    "cos": (Elementwise("cos"), np.cos, 1.6),
    "tan": (Elementwise("tan"), np.tan, 3.5),
}
"""The primitives, what they compute in a longer format, and their largest errors in units in the last place."""


def computed(primitive: Primitive, x: Any) -> Any:
    value = new_input("x", x.shape, x.dtype)
    return NativeTarget()(Program((value,), (make(primitive, value),)), x)[0]


def inputs(*shapes: tuple[int, ...], dtype: str = "float32") -> list[Value]:
    return [new_input(f"x{n}", shape, np.dtype(dtype)) for n, shape in enumerate(shapes)]


def checked(outputs: list[Any], *values: Value) -> int:
    """Compare a program with the reference, at NaN and zeros of both signs too, and return its instructions."""
    program, random = Program(values, tuple(outputs)), np.random.default_rng(0)
    arrays = [random.normal(size=x.shape).astype(x.dtype) for x in values]
    for array in arrays:
        special = array.reshape(-1)[::7]
        special[:] = np.resize([np.nan, -0.0, np.inf, -2.0], special.shape)
    executable = NativeTarget().prepare(program)
    with np.errstate(all="ignore"):
        wanted = ReferenceTarget()(program, *arrays)
    for found, exact in zip(executable.run(arrays), wanted, strict=True):
        near = 1e-5 if exact.dtype == np.float32 else 1e-12
        np.testing.assert_allclose(found, exact, near, near / 10)
        zeros = (found == 0) & (exact == 0)
        assert np.array_equal(np.signbit(found)[zeros], np.signbit(exact)[zeros])
    return executable.instructions


def arguments(name: str, dtype: str) -> Any:
    """Arguments of all sizes, and more of them where a function turns."""
    random, limit = np.random.default_rng(0), 100.0 if dtype == "float32" else 740.0
    parts = [
        random.uniform(-3, 3, 200_000),
        random.uniform(-30, 30, 50_000),
        random.uniform(-limit, limit, 50_000),
        random.normal(size=50_000) * 10.0 ** random.integers(-37, 3, 50_000),
        np.linspace(-1.2, 1.2, 20_001),
    ]
    if name == "log":
        parts = [*map(abs, parts), 1 + random.normal(size=10_000) * 1e-3, 10.0 ** random.uniform(-44, 38, 20_000)]
    if name in ("sin", "cos", "tan"):  # all turns, and where the functions are 0
        parts += [random.normal(size=20_000) * 10.0 ** random.integers(0, 38 if dtype == "float32" else 308, 20_000)]
        parts += [random.integers(0, 10**n, 20_000) * np.pi / 2 for n in range(1, 13)]
    x = np.concatenate(parts).astype(dtype)
    return x[x > -1] if name == "log1p" else x[x > 0] if name == "log" else x


@pytest.mark.parametrize("dtype", ["float32", "float64"] if LONG else ["float32"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_errors_of_functions(name: str, dtype: str) -> None:
    primitive, function, largest = FUNCTIONS[name]
    x = arguments(name, dtype)
    longer: Any = np.float64
    if dtype == "float64":
        longer = np.float64 if name in ("erf", "erfc") else np.longdouble
        largest += 1.0 if name in ("erf", "erfc") else 0.0  # the error of Python's own
    with np.errstate(all="ignore"):
        exact = function(x.astype(longer))
        found = computed(primitive, x)
        inside = np.isfinite(exact.astype(dtype))
        infinite = ~np.isfinite(exact.astype(dtype))
        assert np.array_equal(found[infinite], exact.astype(dtype)[infinite])
        unit = np.spacing(np.maximum(abs(exact[inside]), np.finfo(dtype).tiny).astype(dtype)).astype(longer)
        errors = abs(found[inside].astype(longer) - exact[inside]) / unit
    assert errors.max() <= largest, f"{errors.max()} at {x[inside][errors.argmax()]}"


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_edges_of_functions(name: str, dtype: str) -> None:
    primitive, function, _ = FUNCTIONS[name]
    form = np.finfo(dtype)
    edges = [0.0, -0.0, math.inf, -math.inf, math.nan, form.max, -form.max, form.tiny, -form.tiny]
    x = np.array([*edges, form.smallest_subnormal, -form.smallest_subnormal, 1.0, -1.0], dtype)
    with np.errstate(all="ignore"):
        expected = function(x.astype(float)).astype(dtype)
    found = computed(primitive, x)
    np.testing.assert_allclose(found, expected, rtol=float(4 * form.eps), atol=0)
    known = ~np.isnan(expected)
    assert np.array_equal(np.signbit(found[known]), np.signbit(expected[known]))


@pytest.mark.parametrize("wanted", ["bool", "int32", "int64", "float32", "float64"])
@pytest.mark.parametrize("given", ["bool", "int32", "int64", "float32", "float64"])
def test_casts(given: str, wanted: str) -> None:
    x = np.array([0, 1, -1, 3, 100, -7, 2.5 if given[0] == "f" else 2, -0.5 if given[0] == "f" else 0]).astype(given)
    value = new_input("x", x.shape, x.dtype)
    program = Program((value,), (make(Cast(np.dtype(wanted)), value),))
    np.testing.assert_array_equal(NativeTarget()(program, x)[0], ReferenceTarget()(program, x)[0])


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("length", [2, 5, 15, 16, 17, 31, 32, 33, 50])
def test_rows_of_all_lengths(length: int, dtype: str) -> None:
    x, y = inputs((3, length), (length,), dtype=dtype)
    largest, total = (make(Reduce(name, (1,)), x) for name in ("maximum", "add"))
    apart = make(Elementwise("subtract"), x, make(Reshape((3, 1)), largest))
    turned = make(Permute((1, 0)), make(Elementwise("multiply"), x, y))
    smaller = make(Elementwise("less"), x, y)
    found = make(Reduce("logical_or", (1,)), smaller)
    checked([largest, total, apart, turned, smaller, found, make(Reduce("minimum", (0, 1)), x)], x, y)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_long_sums_are_exact(dtype: str) -> None:
    """Errors do not grow with the number of terms, in rows of all lengths and of functions of C's library."""
    [x] = inputs((3, 1_000_003), dtype=dtype)
    turned = make(Elementwise("multiply"), x, make(Elementwise("sin"), x))
    rows = [make(Elementwise("add"), x, 100.0), turned, make(Permute((1, 0)), make(Elementwise("multiply"), x, x))]
    values = [make(Reduce("add", axes), row) for row in rows for axes in ((0, 1), (int(row.shape[0] == 3),))]
    array = np.random.default_rng(0).normal(size=(3, 1_000_003)).astype(dtype)
    precise = array.astype(np.longdouble)
    totals = [y.sum(1) for y in (precise + 100, precise * np.sin(precise), precise * precise)]
    exact = [total for row in totals for total in (row.sum(), row)]
    near = 10 * float(np.finfo(dtype).eps)
    for found, wanted in zip(NativeTarget()(Program((x,), tuple(values)), array), exact, strict=True):
        np.testing.assert_allclose(found, wanted.astype(dtype), near)


@pytest.mark.parametrize("dtype", sample(["float32", "int64", "float64", "int32"], first=2))
@pytest.mark.parametrize("function", ["add", "multiply", "maximum", "minimum"])
def test_scans(function: str, dtype: str) -> None:
    """Along rows, along columns and between, of all lengths and in either order of axes, from either end."""
    random = np.random.default_rng(0)
    shapes: list[Any] = [(1,), (5,), (40,), (1, 1), (3, 40), (40, 3), (17, 300), (7, 33, 5), (2, 1, 70), (33, 2, 18)]
    for shape in shapes:
        [x] = inputs(shape, dtype=dtype)
        turned = make(Permute(tuple(reversed(range(len(shape))))), x)
        values = [make(Accumulate(function, axis), y) for y in (x, turned) for axis in range(len(shape))]
        backwards = make(Slice(((None, None, -1),)), make(Elementwise("negative"), x))
        values.append(make(Slice(((None, None, -1),)), make(Accumulate(function, 0), backwards)))
        array = (random.normal(size=shape) * (3 if x.dtype.kind == "i" else 1)).astype(dtype)
        if x.dtype.kind == "f":
            array.reshape(-1)[::13] = np.nan if function in ("maximum", "minimum") else -0.0
        program = Program((x,), tuple(values))
        near = 1e-5 if dtype == "float32" else 1e-12
        for found, exact in zip(NativeTarget()(program, array), ReferenceTarget()(program, array), strict=True):
            np.testing.assert_allclose(found, exact, near, near)
            assert found.dtype == exact.dtype


def test_a_scan_of_rows_is_a_copy_and_a_kernel() -> None:
    [x] = inputs((6, 40))
    assert checked([make(Accumulate("add", 0), x)], x) == 2
    assert checked([make(Accumulate("add", 1), x)], x) == 1


@pytest.mark.parametrize("dtype", ["float32", "float64", "int64", "int8"])
@pytest.mark.parametrize("shape", [(7,), (3, 40), (2, 3, 100), (5, 1000)], ids=str)
def test_the_largest_of_rows(shape: tuple[int, ...], dtype: str) -> None:
    """Equal elements keep their order, and NaN is the largest."""
    random = np.random.default_rng(0)
    x = random.integers(-9, 9, shape).astype(dtype)
    if x.dtype.kind == "f":
        for special in (np.nan, np.inf, -np.inf, -0.0):
            x[random.random(shape) < 0.1] = special
    for count in {1, 2, 5, min(shape[-1], MOST), min(shape[-1], MOST + 1), shape[-1]}:
        expected = shape[-1] - 1 - np.argsort(x[..., ::-1], -1, kind="stable")[..., ::-1][..., :count]
        np.testing.assert_array_equal(computed(Largest(count), x), expected)


def test_the_largest_along_another_axis_than_the_last() -> None:
    [x] = inputs((40, 3, 5))
    found = make(Largest(4), make(Permute((2, 1, 0)), make(Elementwise("multiply"), x, 2.0)))
    checked([make(Permute((2, 1, 0)), found)], x)


def test_a_softmax_is_one_kernel() -> None:
    [x] = inputs((6, 40))
    largest = make(Reshape((6, 1)), make(Reduce("maximum", (1,)), x))
    powers = make(Elementwise("exp"), make(Elementwise("subtract"), x, largest))
    total = make(Reshape((6, 1)), make(Reduce("add", (1,)), powers))
    assert checked([make(Elementwise("divide"), powers, total)], x) == 1


def test_parts_are_written_where_they_belong() -> None:
    x, y = inputs((4, 20), (20,))
    parts = [make(Elementwise(name), x, y) for name in ("add", "subtract", "multiply")]
    assert checked([make(Concatenate(1), *parts)], x, y) == 1
    turned = [make(Permute((1, 0)), part) for part in parts]
    assert checked([make(Elementwise("negative"), make(Concatenate(1), *turned))], x, y) == 2
    lines: Any = ((ALL, (0, None, 2)), (ALL, (1, None, 2)))
    assert checked([make(Assemble((4, 40), lines), *parts[:2])], x, y) <= 3
    product = make(MatMul(), x, make(Permute((1, 0)), x))
    assert checked([make(Concatenate(1), product, make(Elementwise("exp"), product))], x) == 2


def test_a_cell_with_gates_is_one_kernel() -> None:
    rows, state = inputs((4, 60), (4, 15))
    keys = [(ALL, (15 * n, 15 * (n + 1), None)) for n in range(4)]
    first, second, third = (make(Sigmoid(), make(Slice(key), rows)) for key in keys[:3])
    change = make(Elementwise("multiply"), first, make(Elementwise("tanh"), make(Slice(keys[3]), rows)))
    after = make(Elementwise("add"), make(Elementwise("multiply"), second, state), change)
    shown = make(Elementwise("multiply"), third, make(Elementwise("tanh"), after))
    assert checked([after, shown], rows, state) == 1


def test_a_layer_norm_is_one_kernel() -> None:
    x, scale, shift = inputs((6, 40), (40,), (40,))
    mean = make(Elementwise("divide"), make(Reshape((6, 1)), make(Reduce("add", (1,)), x)), 40.0)
    apart = make(Elementwise("subtract"), x, mean)
    squares = make(Reduce("add", (1,)), make(Elementwise("multiply"), apart, apart))
    variance = make(Elementwise("divide"), make(Reshape((6, 1)), squares), 40.0)
    spread = make(Elementwise("sqrt"), make(Elementwise("add"), variance, 1e-5))
    scaled = make(Elementwise("multiply"), make(Elementwise("divide"), apart, spread), scale)
    assert checked([make(Elementwise("add"), scaled, shift)], x, scale, shift) == 1


def test_a_loop_computes_what_is_elementwise_with_what_reads_it() -> None:
    start, sequence = inputs((20,), (5, 20))
    h, x = inputs((20,), (20,))
    twice = make(Elementwise("multiply"), make(Elementwise("tanh"), x), 2.0)
    after = make(Elementwise("add"), h, twice)
    loop = make(Loop(Program((h, x), (after, make(Elementwise("exp"), after))), 1, 1, 5), start, sequence)
    outputs = [make(TupleElement(n), loop) for n in range(2)]
    instructions = checked(outputs, start, sequence)
    alone = Loop(Program((h, x), (make(Elementwise("add"), h, x),)), 1, 1, 5)
    assert instructions == checked([make(TupleElement(0), make(alone, start, sequence))], start, sequence)


def test_gradients_are_checked_and_parameters_updated_in_one_kernel() -> None:
    p, x, v, factor = inputs((20, 30), (6, 20), (20, 30), (6, 30))
    gradient = make(MatMul(), make(Permute((1, 0)), x), factor)
    found = make(Reduce("logical_and", (0, 1)), make(Elementwise("isfinite"), gradient))
    speed = make(Elementwise("add"), make(Elementwise("multiply"), v, 0.9), gradient)
    moved = make(Elementwise("subtract"), p, make(Elementwise("multiply"), speed, 0.1))
    finite = make(Concatenate(0), make(Reshape((1,)), found))
    assert checked([finite, moved, speed], p, x, v, factor) == 2  # with the product


def test_a_row_beside_its_transpose_and_its_sum() -> None:
    [x] = inputs((1, 20))
    total = make(Reduce("add", (0,)), x)
    apart = make(Elementwise("subtract"), total, x)
    checked([make(Elementwise("add"), apart, make(Permute((1, 0)), x))], x)


def test_sums_of_what_a_broadcast_repeats() -> None:
    x, y = inputs((5, 3), (5, 3))
    repeated = make(Broadcast((2, 5, 3)), make(Elementwise("add"), x, y))
    checked([make(Reduce("add", axes), repeated) for axes in ((0,), (1,), (2,), (0, 2))], x, y)


def test_products_of_repeated_columns() -> None:
    [x] = inputs((20,))
    column = make(Slice((ALL, (14, 15, None))), make(Broadcast((3, 20)), x))
    checked([make(MatMul(), column, make(Permute((1, 0)), column))], x)


def test_results_that_are_held_stay_as_they_are() -> None:
    """Large results lie in memory of earlier ones that nobody holds any more, a view included."""
    [x] = inputs((500, 100))
    executable = NativeTarget().prepare(Program((x,), (make(Elementwise("negative"), x),)))
    held = [executable.run([np.full((500, 100), n, np.float32)])[0] for n in range(3)]
    parts = [array[3:, ::2] for array in held]
    where = {array.ctypes.data for array in held}
    del held
    later = [executable.run([np.full((500, 100), n, np.float32)])[0] for n in range(7, 9)]
    assert [part[0, 0] for part in parts] == [0, -1, -2]
    assert all((part == part[0, 0]).all() for part in parts)
    del parts, later
    assert executable.run([np.ones((500, 100), np.float32)])[0].ctypes.data in where


def test_memory_goes_with_the_last_program_that_ran_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("typedtensor.targets.memory._FREE", [])  # that of other programs
    used, left = _memory_of_products((10, 1000))
    assert used > 4e6 > 1e6 > left


def _memory_of_products(sizes: Sequence[int]) -> tuple[int, int]:
    """The memory that programs for sizes take, and what is left of it when they are gone."""
    for size in sizes:  # kernels stay
        _sum_of_products(size)
    gc.collect()
    tracemalloc.start()
    try:
        executables = [_sum_of_products(size) for size in sizes]
        used, _ = tracemalloc.get_traced_memory()
        del executables
        gc.collect()
        left, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return used, left


def _sum_of_products(size: int) -> Executable:
    [x] = inputs((size, size))
    product = make(MatMul(), make(MatMul(), x, x), x)
    executable = NativeTarget().prepare(Program((x,), (make(Reduce("add", (0, 1)), product),)))
    executable.run([np.ones((size, size), np.float32)])
    return executable


def test_a_run_after_an_interrupted_one() -> None:
    """Wherever the interrupt comes."""
    x, y = inputs((5, 20), (20, 5))
    squares = make(MatMul(), make(Elementwise("tanh"), x), make(Elementwise("exp"), y))
    program = Program((x, y), (make(MatMul(), squares, squares),))
    arrays = [np.random.default_rng(0).normal(size=x.shape).astype(x.dtype) for x in program.inputs]
    [wanted], lines, left = ReferenceTarget()(program, *arrays), 0, 0
    before = sys.gettrace()

    def trace(frame: Any, event: str, argument: Any) -> Any:
        nonlocal left
        if event == "line" and "native" in frame.f_code.co_filename:
            left -= 1
            if left == 0:
                raise KeyboardInterrupt
        return trace

    while True:
        executable, lines = NativeTarget().prepare(program), lines + 1
        left = lines
        try:
            sys.settrace(trace)
            executable.run(arrays)
        except KeyboardInterrupt:
            pass
        finally:
            sys.settrace(before)
        np.testing.assert_allclose(executable.run(arrays)[0], wanted, 1e-4)
        if left > 0:
            break
    assert lines > 10


def test_objects_are_read_as_they_were_written(tmp_path: Path) -> None:
    folder = tmp_path / "kernels"
    objects = Objects("a compiler", folder)
    assert objects.read("code") is None
    objects.write("code", b"machine code")
    assert Objects("a compiler", folder).read("code") == b"machine code"
    assert Objects("another compiler", folder).read("code") is None
    assert folder.stat().st_mode & 0o777 == 0o700
    [file] = folder.iterdir()
    file.write_bytes(file.read_bytes()[:-1])
    assert objects.read("code") is None


def test_objects_of_other_code_are_not_read(tmp_path: Path) -> None:
    folder = tmp_path / "kernels"
    objects = Objects("a compiler", folder)
    objects.write("code", b"machine code")
    [file] = folder.iterdir()
    objects.write("other code", b"other machine code")
    [other] = set(folder.iterdir()) - {file}
    other.replace(file)
    assert objects.read("code") is None


def test_objects_in_a_folder_of_others_are_not_read(tmp_path: Path) -> None:
    objects = Objects("a compiler", tmp_path / "kernels")
    objects.write("code", b"machine code")
    (tmp_path / "kernels").chmod(0o777)
    others = Objects("a compiler", tmp_path / "kernels")
    assert others.read("code") is None
    others.write("more", b"machine code")
    assert len([*(tmp_path / "kernels").iterdir()]) == 1


def test_objects_read_least_recently_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("typedtensor.targets.native.objects._MOST_BYTES", 250)
    objects = Objects("a compiler", tmp_path / "kernels")
    for n, name in enumerate("abc"):
        objects.write(name, bytes(60))
        for file in (tmp_path / "kernels").iterdir():
            if file.stat().st_mtime > 100:  # just written
                os.utime(file, (n, n))
    assert objects.read("a") is not None
    objects.trim()
    assert [objects.read(name) is not None for name in "abc"] == [True, False, True]
