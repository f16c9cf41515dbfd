"""Products by a library with the C interface of BLAS; the one that NumPy was built with stands for any."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.backends.numpy_blas import numpy_blas
from typedtensor.backends.cblas import BoundCall, Cblas
from typedtensor.backends.mkl import mkl
from typedtensor.backends.openblas import openblas

LAYOUTS = ("rows", "columns", "part", "part of columns")


@pytest.fixture(scope="module")
def blas() -> Cblas:
    return numpy_blas()


def matrix(rows: int, columns: int, dtype: str, layout: str, seed: int) -> np.ndarray:
    values = np.random.default_rng(seed).normal(size=(rows, columns)).astype(dtype)
    if layout == "rows":
        return values
    if layout == "columns":
        return np.asfortranarray(values)
    around = np.full((rows + 3, columns + 2), np.nan, dtype, order="C" if layout == "part" else "F")
    around[1 : rows + 1, 2:] = values
    return around[1 : rows + 1, 2:]


def call(product: BoundCall) -> None:
    function, arguments = product
    function(*arguments)


@given(
    st.tuples(*[st.integers(1, 9)] * 3),
    st.sampled_from(["float32", "float64"]),
    st.tuples(*[st.sampled_from(LAYOUTS)] * 3),
)
def test_a_product_is_that_of_numpy_however_its_matrices_lie(
    blas: Cblas, sizes: tuple[int, int, int], dtype: str, layouts: tuple[str, str, str]
) -> None:
    rows, terms, columns = sizes
    x1, x2 = matrix(rows, terms, dtype, layouts[0], 1), matrix(terms, columns, dtype, layouts[1], 2)
    out = matrix(rows, columns, dtype, layouts[2], 3)
    if not blas.takes(x1, x2, out):  # a row or a column alone can have any step
        assert min(sizes) == 1
        return
    product = blas.product(x1, x2, out)
    for _ in range(2):  # over and over, as the factors change
        call(product)
        np.testing.assert_allclose(out, x1 @ x2, rtol=1e-5 if dtype == "float32" else 1e-13, atol=1e-5)
        x1 *= 2


@pytest.fixture(scope="module", params=["NumPy's", "MKL"])
def stacking(request: pytest.FixtureRequest) -> Cblas:
    """A library that multiplies stacks."""
    found = numpy_blas() if request.param == "NumPy's" else mkl()
    if found is None:
        pytest.skip("MKL is an extra of 650 MB, which the tests are not given")
    return found


def stack(lead: list[int], shape: tuple[int, int], dtype: str, layout: str) -> np.ndarray:
    """Matrices in rows, in columns, or with the axes of the stack between those of each matrix."""
    generator, (rows, columns) = np.random.default_rng(0), shape
    if layout == "between":
        return np.moveaxis(generator.normal(size=(rows, *lead, columns)).astype(dtype), 0, -2)
    if layout == "columns":
        return generator.normal(size=(*lead, columns, rows)).astype(dtype).swapaxes(-1, -2)
    return generator.normal(size=(*lead, rows, columns)).astype(dtype)


@given(
    st.tuples(*[st.integers(1, 9)] * 3),
    st.lists(st.integers(1, 4), min_size=1, max_size=3),
    st.sampled_from(["float32", "float64"]),
    st.tuples(*[st.sampled_from(["rows", "columns", "between"])] * 3),
    st.tuples(*[st.sampled_from(["each", "one", "along the last axis"])] * 2),
)
def test_products_of_stacks_are_those_of_numpy(
    stacking: Cblas,
    sizes: tuple[int, int, int],
    lead: list[int],
    dtype: str,
    layouts: tuple[str, str, str],
    kinds: tuple[str, str],
) -> None:
    rows, terms, columns = sizes
    leads = {"each": lead, "one": [], "along the last axis": [1] * (len(lead) - 1) + lead[-1:]}
    x1 = stack(leads[kinds[0]], (rows, terms), dtype, layouts[0])
    x2 = stack(leads[kinds[1]], (terms, columns), dtype, layouts[1])
    out = stack(lead, (rows, columns), dtype, layouts[2])
    if not stacking.takes_stacks(x1, x2, out):  # a row or a column alone can have any step
        assert min(sizes) == 1
        return
    call(stacking.products(x1, x2, out))
    np.testing.assert_allclose(out, np.broadcast_to(x1 @ x2, out.shape), rtol=1e-4, atol=1e-5)


def test_around_a_part_nothing_is_written(blas: Cblas) -> None:
    around = np.full((6, 6), 7.0)
    product = blas.product(np.ones((3, 4)), np.ones((4, 2)), around[1:4, 2:4])
    call(product)
    assert (around[1:4, 2:4] == 4).all()
    around[1:4, 2:4] = 7
    assert (around == 7).all()


@given(
    st.tuples(*[st.integers(1, 9)] * 3),
    st.sampled_from(["float32", "float64"]),
    st.tuples(*[st.sampled_from(LAYOUTS)] * 2),
)
def test_a_product_is_added_to_what_is_there(
    blas: Cblas, sizes: tuple[int, int, int], dtype: str, layouts: tuple[str, str]
) -> None:
    rows, terms, columns = sizes
    x1, x2 = matrix(rows, terms, dtype, layouts[0], 1), matrix(terms, columns, dtype, layouts[1], 2)
    added = blas.added(x1, x2)
    if added is None:  # a row or a column alone can have any step
        assert min(sizes) == 1
        return
    for factor in (0.5, -2.0):
        before = matrix(rows, columns, dtype, "rows", 3)
        around = np.full((rows + 2, columns), 7.0, dtype)
        around[1:-1] = before
        added(factor, around[1:-1].ctypes.data)
        expected = before + factor * (x1 @ x2)
        np.testing.assert_allclose(around[1:-1], expected, rtol=1e-5 if dtype == "float32" else 1e-13, atol=1e-5)
        assert (around[[0, -1]] == 7.0).all()
        x1 *= 2


def test_what_is_not_added(blas: Cblas) -> None:
    assert blas.added(np.ones((4, 4), np.float32), np.ones((4, 4))) is None
    assert blas.added(np.ones((4, 4), int), np.ones((4, 4), int)) is None
    assert blas.added(np.ones((4, 8))[:, ::2], np.ones((4, 4))) is None


def test_the_library_of_numpy_is_found(blas: Cblas) -> None:
    assert openblas() is not None


def test_the_matrices_are_kept(blas: Cblas) -> None:
    out = np.empty((40, 40))
    product = blas.product(np.full((40, 40), 2.0), np.full((40, 40), 3.0), out)
    for _ in range(20):
        np.full((40, 40), np.nan)  # takes memory that was let go of
    call(product)
    assert (out == 240).all()


def test_parts_together_are_the_whole(blas: Cblas) -> None:
    x1, x2 = np.random.default_rng(0).normal(size=(2, 8, 8))
    out = np.empty((8, 8))
    for rows in (slice(0, 3), slice(3, 8)):
        call(blas.product(x1[rows], x2.T, out[rows]))
    np.testing.assert_allclose(out, x1 @ x2.T, rtol=1e-13)
    call(blas.product(x1, x2.T[:, 2:5], out[:, 2:5]))
    np.testing.assert_allclose(out, x1 @ x2.T, rtol=1e-13)


@pytest.mark.parametrize(
    ("x1", "x2", "out"),
    [
        (np.ones((4, 4), np.float32), np.ones((4, 4)), np.ones((4, 4))),
        (np.ones((4, 4), int), np.ones((4, 4), int), np.ones((4, 4), int)),
        (np.ones((4, 8))[:, ::2], np.ones((4, 4)), np.ones((4, 4))),
        (np.ones((4, 4)), np.ones((4, 4))[::-1], np.ones((4, 4))),
        (np.ones((4, 4)), np.ones((4, 4)), np.ones((4, 8))[:, ::2]),
        (np.broadcast_to(np.ones(4), (4, 4)), np.ones((4, 4)), np.ones((4, 4))),
    ],
    ids=["two precisions", "integers", "not side by side", "backwards", "a result apart", "one row again and again"],
)
def test_what_blas_does_not_take(blas: Cblas, x1: np.ndarray, x2: np.ndarray, out: np.ndarray) -> None:
    assert not blas.takes(x1, x2, out)
