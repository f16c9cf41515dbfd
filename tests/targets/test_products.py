"""Matrix products of the native target: all forms, sizes and stacks, against NumPy in twice the precision."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from typedtensor.ir import MatMul, Permute, Program, Slice, SymbolicInt, Value, make, new_input
from typedtensor.targets.instances import Instances
from typedtensor.targets.native.target import NativeTarget

SIZES = 1, 2, 3, 7, 17, 33, 64, 65
DTYPES = "float32", "float64"
FORMS = "rows", "columns", "steps"
"""How the elements of a matrix lie: those of a row beside each other, those of a column, or neither."""


def numbers(shape: Sequence[int], dtype: str, seed: int = 0) -> Any:
    return np.random.default_rng(seed).normal(size=shape).astype(dtype)


def matrices(name: str, shape: Sequence[int], form: str, dtype: str) -> tuple[Value, Value]:
    """An input, and the matrices of some shape and form in it."""
    *lead, rows, columns = shape
    order = (*range(len(lead)), len(lead) + 1, len(lead))
    if form == "rows":
        x = new_input(name, tuple(shape), np.dtype(dtype))
        return x, x
    if form == "columns":
        x = new_input(name, (*lead, columns, rows), np.dtype(dtype))
        return x, make(Permute(order), x)
    x = new_input(name, (*lead, 2 * rows, 3 * columns), np.dtype(dtype))
    every = ((None, None, None),) * len(lead)
    return x, make(Slice((*every, (0, 2 * rows, 2), (0, 3 * columns, 3))), x)


def shown(x: Any, shape: Sequence[int], form: str) -> Any:
    """The matrices in an array that is given to a program."""
    return x if form == "rows" else np.swapaxes(x, -1, -2) if form == "columns" else x[..., ::2, ::3]


def check(found: Any, a: Any, b: Any, more: Any = 0.0) -> None:
    """Assert that a product has the error of sums in any order at most."""
    exact = a.astype(float) @ b.astype(float) + more
    bound = (a.shape[-1] + 2) * np.finfo(found.dtype).eps * (abs(a).astype(float) @ abs(b).astype(float) + abs(more))
    assert found.shape == exact.shape
    assert (abs(found - exact) <= bound).all()


def product(
    shape_a: Sequence[int], shape_b: Sequence[int], form_a: str, form_b: str, dtype: str, turned: bool = False
) -> None:
    """Assert that a program computes a product, whose result it returns as it is or transposed."""
    (x, a), (y, b) = matrices("x", shape_a, form_a, dtype), matrices("y", shape_b, form_b, dtype)
    result = make(MatMul(), a, b)
    rank = len(result.shape)
    output = make(Permute((*range(rank - 2), rank - 1, rank - 2)), result) if turned else result
    given = numbers(x.shape, dtype), numbers(y.shape, dtype, 1)
    [found] = NativeTarget()(Program((x, y), (output,)), *given)
    found = np.swapaxes(found, -1, -2) if turned else found
    check(found, shown(given[0], shape_a, form_a), shown(given[1], shape_b, form_b))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("form_b", FORMS)
@pytest.mark.parametrize("form_a", FORMS)
def test_forms(form_a: str, form_b: str, dtype: str) -> None:
    for m, n, k in [(7, 33, 17), (33, 65, 3), (3, 7, 65), (64, 2, 300), (1, 150, 33), (65, 1, 130), (5, 20, 1100)]:
        product((m, k), (k, n), form_a, form_b, dtype)
        product((m, k), (k, n), form_a, form_b, dtype, turned=True)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("forms", [("rows", "rows"), ("rows", "columns"), ("columns", "rows"), ("columns", "columns")])
def test_sizes(forms: tuple[str, str], dtype: str) -> None:
    a, b = (new_input(name, (1, 1), np.dtype(dtype)) for name in "ab")
    assert NativeTarget()(Program((a, b), (make(MatMul(), a, b),)), *[np.full((1, 1), 3, dtype)] * 2)[0] == 9
    for m in SIZES:
        for n in SIZES:
            for k in (1, 3, 17, 65):
                product((m, k), (k, n), *forms, dtype)


@pytest.mark.parametrize("forms", [("rows", "rows"), ("rows", "columns"), ("columns", "rows"), ("columns", "columns")])
def test_symbolic_sizes(forms: tuple[str, str]) -> None:
    m, n, k = (SymbolicInt.named(size, place) for place, size in enumerate((20, 30, 40)))
    (x, a), (y, b) = matrices("x", (m, k), forms[0], "float32"), matrices("y", (k, n), forms[1], "float32")
    compiled = NativeTarget().compile_by_sizes(Instances(Program((x, y), (make(MatMul(), a, b),))))
    for sizes in [(20, 30, 40), (3, 200, 7), (65, 2, 600), (2, 33, 300), (500, 450, 310)]:
        rows, columns, terms = sizes
        shape_a, shape_b = (rows, terms), (terms, columns)
        given = [
            numbers(shape if form == "rows" else shape[::-1], "float32")
            for shape, form in ((shape_a, forms[0]), (shape_b, forms[1]))
        ]
        [found] = compiled(sizes).run(given)
        check(found, shown(given[0], shape_a, forms[0]), shown(given[1], shape_b, forms[1]))


@pytest.mark.parametrize("dtype", DTYPES)
def test_empty_products(dtype: str) -> None:
    for m, n, k in [(0, 3, 2), (3, 0, 2), (3, 2, 0), (0, 0, 0), (1, 1, 0)]:
        product((m, k), (k, n), "rows", "rows", dtype)
        product((2, m, k), (2, k, n), "columns", "columns", dtype)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize(
    "lead", [((4,), (4,)), ((4,), (1,)), ((1,), (4,)), ((2, 1, 3), (5, 3)), ((3,), ()), ((), (2, 3))]
)
def test_stacks(lead: tuple[tuple[int, ...], tuple[int, ...]], dtype: str) -> None:
    for form_a in FORMS:
        for form_b in FORMS:
            product((*lead[0], 5, 4), (*lead[1], 4, 9), form_a, form_b, dtype)
            product((*lead[0], 1, 70), (*lead[1], 70, 3), form_a, form_b, dtype, turned=True)


def test_a_stack_is_one_statement() -> None:
    x, y = new_input("x", (5, 3, 4, 6), np.dtype("float32")), new_input("y", (3, 6, 7), np.dtype("float32"))
    assert NativeTarget().compile(Program((x, y), (make(MatMul(), x, y),))).instructions == 1


def test_products_of_a_stack_have_the_bits_of_each_alone() -> None:
    x, y = (new_input(name, (6, 33, 33), np.dtype("float32")) for name in "xy")
    a, b = numbers((6, 33, 33), "float32"), numbers((6, 33, 33), "float32", 1)
    [found] = NativeTarget()(Program((x, y), (make(MatMul(), x, y),)), a, b)
    x, y = (new_input(name, (33, 33), np.dtype("float32")) for name in "xy")
    alone = NativeTarget().prepare(Program((x, y), (make(MatMul(), x, y),)))
    for n in range(6):
        assert np.array_equal(alone.run([a[n], b[n]])[0], found[n])


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("forms", [("rows", "rows"), ("rows", "columns"), ("columns", "rows"), ("columns", "columns")])
def test_large_products(forms: tuple[str, str], dtype: str) -> None:
    product((520, 310), (310, 460), *forms, dtype)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("forms", [("rows", "rows"), ("rows", "columns"), ("columns", "rows"), ("columns", "columns")])
def test_nan_and_infinities_reach_the_same_elements(forms: tuple[str, str], dtype: str) -> None:
    for m, n, k in [(7, 21, 40), (2, 3, 70), (20, 40, 9)]:
        (x, a), (y, b) = matrices("x", (m, k), forms[0], dtype), matrices("y", (k, n), forms[1], dtype)
        compiled = NativeTarget().prepare(Program((x, y), (make(MatMul(), a, b),)))
        for number in (np.nan, np.inf, -np.inf):
            given = numbers(x.shape, dtype), numbers(y.shape, dtype, 1)
            shown(given[0], (m, k), forms[0])[m - 1, k - 1] = number
            shown(given[1], (k, n), forms[1])[0, n - 1] = number
            [found] = compiled.run(given)
            first, second = shown(given[0], (m, k), forms[0]), shown(given[1], (k, n), forms[1])
            with np.errstate(invalid="ignore"):
                expected = first @ second
            np.testing.assert_allclose(found, expected, rtol=1e-3 if dtype == "float32" else 1e-10, atol=1e-3)


BEYOND = """
import ctypes, itertools, math, mmap
import numpy as np
from typedtensor.ir import MatMul, Permute, Program, make, new_input
from typedtensor.targets.native.target import NativeTarget

def guarded(shape, dtype, first):  # at the begin or the end of pages between two that nobody may touch
    size, page = math.prod(shape) * np.dtype(dtype).itemsize, mmap.PAGESIZE
    pages = -(-size // page)
    memory = mmap.mmap(-1, (pages + 2) * page)
    base = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    for at in (0, pages + 1):
        assert ctypes.CDLL(None).mprotect(ctypes.c_void_p(base + at * page), page, 0) == 0
    return np.frombuffer(memory, dtype, math.prod(shape), page if first else (pages + 1) * page - size).reshape(shape)

for dtype, (m, n, k), in_columns_a, in_columns_b in itertools.product(
    ("float32", "float64"), [(1, 150, 33), (7, 33, 5), (33, 7, 300), (3, 3, 70), (6, 17, 17)], (0, 1), (0, 1)
):
    x = new_input("x", (k, m) if in_columns_a else (m, k), np.dtype(dtype))
    y = new_input("y", (n, k) if in_columns_b else (k, n), np.dtype(dtype))
    a, b = make(Permute((1, 0)), x) if in_columns_a else x, make(Permute((1, 0)), y) if in_columns_b else y
    compiled = NativeTarget().compile(Program((x, y), (make(MatMul(), a, b),)))
    for first in (True, False):
        compiled.write([guarded(v.shape, dtype, first) for v in (x, y)], [guarded((m, n), dtype, first)])
"""


def test_nothing_beyond_arrays_is_touched() -> None:
    if os.name == "posix":  # elsewhere pages are protected by other calls
        subprocess.run([sys.executable, "-c", BEYOND], check=True)
