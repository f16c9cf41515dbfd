"""Products by MKL; where it is not installed, NumPy's own library for linear algebra stands for it."""

from __future__ import annotations

import ctypes
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from tests.backends.numpy_blas import numpy_blas
from tests.specialization.running import real, run
from typedtensor import Axis, Input, Param, Tensor, given, optim
from typedtensor.backends import mkl as loading
from typedtensor.backends.workers import WorkerPool
from typedtensor.ir import Loop, MatMul, Program, TupleElement, Value, interpret, make, new_input
from typedtensor.ops import square, tanh
from typedtensor.profiling import explain
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.emission import emit
from typedtensor.targets.numpy.emission.added_products import BlasSum, BlasTaps
from typedtensor.targets.numpy.emission.stacks import BlasStacks
from typedtensor.targets.numpy.emission.steps import BlasProduct, BlasProducts, Step, bind, execute
from typedtensor.targets.numpy.passes import mkl as module
from typedtensor.targets.numpy.passes.mkl import MklMatMul
from typedtensor.targets.numpy.passes.sums_of_products import SumOfProducts, TapProducts
from typedtensor.targets.numpy.pipeline import optimize
from typedtensor.targets.numpy.tiling import Share, tiled


class Batch(Axis): ...


class Feature(Axis, size=24): ...


class Hidden(Axis, size=32): ...


@pytest.fixture(autouse=True)
def _a_library(monkeypatch: pytest.MonkeyPatch) -> None:
    blas = numpy_blas()
    monkeypatch.setattr(module, "mkl", lambda: blas)
    monkeypatch.setattr(cost_model, "MKL_MULTIPLICATIONS", 1000)
    monkeypatch.setattr(cost_model, "MKL_MULTIPLICATIONS_SHARED", 1000)


def products(program: Program) -> list[Value]:
    return [value for value in program.order() if isinstance(value.primitive, MatMul)]


def calls(program: Program) -> int:
    """How many of its products are calls of the library."""
    found = 0
    for value in products(program):
        arrays = [np.empty(x.shape, x.dtype) for x in value.operands if isinstance(x, Value)]
        code = emit(value.primitive, np.empty(value.shape, value.dtype), arrays)
        found += isinstance(code[0].operation, (BlasProduct, BlasProducts))
    return found


def test_products_that_are_large_are_made_by_it() -> None:
    x, w, v = real("x", 4, 24), real("w", 24, 32), real("v", 32, 2)
    program = Program((x, w, v), (make(MatMul(), make(MatMul(), x, w), v),))
    rewritten = optimize(program)
    assert [type(value.primitive) for value in products(rewritten)] == [MklMatMul, MatMul]
    assert calls(rewritten) == 1
    arrays = [np.random.default_rng(n).normal(size=value.shape) for n, value in enumerate(program.inputs)]
    [expected], [found] = interpret(program, *arrays), run(rewritten, *arrays)
    np.testing.assert_allclose(found, expected, rtol=1e-13)


def test_it_is_left_out_by_name() -> None:
    x, w = real("x", 40, 24), real("w", 24, 32)
    program = optimize(Program((x, w), (make(MatMul(), x, w),)), without=["mkl"])
    assert [type(value.primitive) for value in products(program)] == [MatMul]


def test_products_in_loops_are_made_by_it() -> None:
    state, w = real("state", 32, 32), real("w", 32, 32)
    body = Program((state, w), (make(MatMul(), state, w),))
    start, weight = real("start", 32, 32), real("weight", 32, 32)
    loop = make(Loop(body, 1, 0, 3), start, weight)
    program = Program((start, weight), (make(TupleElement(0), loop),))
    rewritten = optimize(program)
    [found] = [value.primitive for value in rewritten.order() if isinstance(value.primitive, Loop)]
    assert calls(found.body) == 1
    arrays = [np.random.default_rng(n).normal(size=(32, 32)) for n in range(2)]
    np.testing.assert_allclose(run(rewritten, *arrays)[0], interpret(program, *arrays)[0], rtol=1e-12)


@pytest.mark.parametrize(
    ("first", "second", "by_mkl"),
    [
        ((5, 16, 24), (5, 24, 32), True),
        ((16, 24), (5, 24, 32), True),
        ((5, 16, 24), (24, 32), True),
        ((1, 16, 24), (5, 24, 32), False),
        ((5, 4, 6), (5, 6, 8), False),  # each of them is small
        ((2, 5, 16, 24), (2, 5, 24, 32), False),
    ],
)
def test_stacks_of_large_matrices_are_made_by_it(
    first: tuple[int, ...], second: tuple[int, ...], *, by_mkl: bool
) -> None:
    x, w = real("x", *first), real("w", *second)
    program = optimize(Program((x, w), (make(MatMul(), x, w),)))
    assert calls(program) == by_mkl
    arrays = [np.random.default_rng(n).normal(size=value.shape) for n, value in enumerate((x, w))]
    np.testing.assert_allclose(run(program, *arrays)[0], arrays[0] @ arrays[1], rtol=1e-12)


@pytest.mark.parametrize("transposed", [(), (0,), (1,), (2,), (0, 1, 2)], ids=str)
def test_matrices_of_stacks_lie_in_any_order(transposed: tuple[int, ...]) -> None:
    generator = np.random.default_rng(0)
    places = [np.empty(shape) for shape in ((5, 80, 300), (5, 300, 200), (5, 80, 200))]
    x, w, out = (
        np.ascontiguousarray(place.swapaxes(1, 2)).swapaxes(1, 2) if n in transposed else place
        for n, place in enumerate(places)
    )
    x[...], w[...] = generator.normal(size=x.shape), generator.normal(size=w.shape)
    [step] = emit(MklMatMul(), out, [x, w])
    assert isinstance(step.operation, BlasProducts)
    execute(bind([step]))
    np.testing.assert_allclose(out, x @ w, rtol=1e-9, atol=1e-9)
    assert step.operation.axes(out, (x, w)) == (0, 0, 0)
    assert step.operation.axes(out, (x[0], w)) == (None, 0, 0)


@pytest.mark.parametrize(
    ("shape", "turned", "by_mkl"),
    [
        ((64, 24, 16, 32), (False, True), True),  # 64 products of 24 × 16 and 16 × 32
        ((64, 24, 16, 32), (False, False), False),
        ((64, 24, 8, 32), (False, True), False),  # few terms
        ((64, 24, 16, 8), (False, True), False),  # few columns
        ((64, 24, 16, 20), (True, True), False),
        ((64, 24, 16, 40), (True, True), True),
        ((15, 24, 16, 32), (False, True), False),  # few products
        ((64, 4, 8, 16), (False, True), False),  # few multiplications
        ((1024, 1, 4, 16), (False, False), True),  # sums of bags
        ((1024, 1, 9, 16), (False, False), False),
        ((1024, 1, 9, 16), (False, True), True),
        ((1024, 1, 4, 15), (False, False), False),
    ],
)
@pytest.mark.parametrize("transposed", [False, True])
def test_stacks_of_small_matrices_are_one_call_where_that_is_faster(
    shape: tuple[int, int, int, int], turned: tuple[bool, bool], *, by_mkl: bool, transposed: bool
) -> None:
    count, rows, terms, columns = shape
    generator = np.random.default_rng(0)
    x1, x2 = (
        generator.normal(size=(count, *(size[::-1] if by_columns else size))).astype(np.float32)
        for size, by_columns in zip(((rows, terms), (terms, columns)), turned, strict=True)
    )
    x1, x2 = (x.swapaxes(1, 2) if by_columns else x for x, by_columns in zip((x1, x2), turned, strict=True))
    out = np.empty((count, rows, columns), np.float32)
    if transposed:  # the same products, with exchanged factors
        x1, x2, out = x2.swapaxes(1, 2), x1.swapaxes(1, 2), out.swapaxes(1, 2)
    lead = (count // 16, 16) if count % 16 == 0 else (count, 1)
    x1, x2, out = (x.reshape(*lead, *x.shape[1:]) for x in (x1, x2, out))
    code = emit(MklMatMul(), out, [x1, x2])
    assert isinstance(code[-1].operation, BlasStacks) == by_mkl
    execute(bind(code))
    np.testing.assert_allclose(out, x1 @ x2, rtol=1e-5, atol=1e-5)
    if by_mkl:
        operation, result, factors = code[0]
        assert operation.axes(result, factors) == (0, 0, 0)
        execute(bind([Step(operation, result[1:3], tuple([x[1:3] for x in factors]))]))
        np.testing.assert_allclose(out, x1 @ x2, rtol=1e-5, atol=1e-5)
        few = [x.astype(np.float64) for x in (out, x1, x2)]
        assert not isinstance(emit(MklMatMul(), few[0], few[1:])[-1].operation, BlasStacks)


@pytest.mark.parametrize(
    ("first", "second", "dtype", "by_mkl"),
    [
        ((4, 16, 24, 16), (4, 16, 16, 32), np.float32, True),
        ((4, 16, 24, 16), (16, 32), np.float32, True),
        ((4, 16, 24, 16), (4, 16, 16, 32), np.float64, False),
        ((4, 3, 24, 16), (4, 3, 16, 32), np.float32, False),
    ],
)
def test_stacks_of_many_small_matrices_are_left_to_it(
    first: tuple[int, ...], second: tuple[int, ...], dtype: type, *, by_mkl: bool
) -> None:
    product = make(MatMul(), *[new_input(name, x, np.dtype(dtype)) for name, x in (("x", first), ("w", second))])
    assert (module.use_mkl(product) is not None) == by_mkl


@pytest.mark.parametrize(
    ("rows", "columns", "terms", "by_mkl"),
    [(20, 30, 40, False), (20, 50, 40, True), (12, 30, 40, True), (300, 30, 40, True)],
)
def test_few_rows_with_few_rows_are_left_to_numpy(
    rows: int, columns: int, terms: int, *, by_mkl: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "worker_pool", lambda: None)
    x, w = np.ones((rows, terms), np.float32), np.ones((columns, terms), np.float32)
    for x1, x2, out in [
        (x, w.T, np.empty((rows, columns), np.float32)),
        (w, x.T, np.empty((rows, columns), np.float32).T),
    ]:
        [step] = emit(MklMatMul(), out, [x1, x2])
        assert isinstance(step.operation, BlasProduct) == by_mkl
    [step] = emit(MklMatMul(), np.empty((rows, columns), np.float32), [x, np.ascontiguousarray(w.T)])
    assert isinstance(step.operation, BlasProduct)


@pytest.mark.parametrize(
    ("columns", "by_columns", "by_mkl"), [(8, False, False), (16, False, True), (32, True, False), (48, True, True)]
)
def test_few_columns_are_left_to_numpy(
    columns: int, by_columns: bool, by_mkl: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More of them where the first factor lies column by column, in whichever order the product is written."""
    monkeypatch.setattr(module, "worker_pool", lambda: None)
    x, w = np.ones((512, 128), order="F" if by_columns else "C"), np.ones((128, columns))
    for x1, x2, out in [(x, w, np.empty((512, columns))), (w.T, x.T, np.empty((512, columns)).T)]:
        [step] = emit(MklMatMul(), out, [x1, x2])
        assert isinstance(step.operation, BlasProduct) == by_mkl
        monkeypatch.setattr(module, "worker_pool", lambda: WorkerPool(2))  # NumPy's would have threads of its own
        [step] = emit(MklMatMul(), out, [x1, x2])
        assert isinstance(step.operation, BlasProduct) == (columns >= 16)
        monkeypatch.setattr(module, "worker_pool", lambda: None)


def test_training_gives_the_same_with_and_without_it() -> None:
    data = np.random.default_rng(0).normal(size=(16, 24)).astype(np.float32)
    losses: dict[tuple[str, ...], list[float]] = {}
    for without in ((), ("mkl",)):
        x = Input(Tensor[Batch, Feature])
        weight = Param(Tensor[Feature, Hidden](np.full((24, 32), 0.1, np.float32)))
        loss = square(tanh(x @ weight) * 0.5).sum()
        optimizer = optim.SGD([weight], learning_rate=0.01)
        found = losses[without] = []
        for _ in range(6):
            with given(x.bind(Tensor[Batch, Feature](data)), without=without) as computation:
                optimizer.step(loss)
                found.append(float(loss.value))
        assert computation.counts.planned == 1
    np.testing.assert_allclose(losses[()], losses["mkl",], rtol=1e-5)


def test_an_explanation_names_it() -> None:
    x, weight = Input(Tensor[Batch, Feature]), Param(Tensor[Feature, Hidden](np.ones((24, 32))))
    with given(x.bind(Tensor[Batch, Feature](np.ones((16, 24))))):
        explanation = explain(square(x @ weight).sum(), plan=True)
    assert "mkl.matmul" in str(explanation)
    assert "mkl" in [rewriting.name for rewriting in explanation.rewritings]


@pytest.fixture
def _unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is remembered of what was found before."""
    monkeypatch.setattr(loading, "mkl", loading.mkl.__wrapped__)
    monkeypatch.setattr(loading, "library", loading.library.__wrapped__)


@pytest.mark.usefixtures("_unknown")
def test_where_it_is_not_installed_there_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "path", [str(tmp_path), str(tmp_path / "absent"), __file__])
    assert loading.mkl() is None


def _installed(folder: Path, *files: str) -> None:
    """As pip notes it in a folder of libraries."""
    record = folder / "mkl-2026.2.dist-info" / "RECORD"
    record.parent.mkdir()
    record.write_text("".join(f"{file},sha256=x,1\n" for file in files), encoding="utf-8")


@pytest.mark.usefixtures("_unknown")
def test_a_library_that_cannot_be_loaded_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "libmkl_rt.so.3").write_bytes(b"no library")
    _installed(tmp_path, "libmkl_rt.so.3")
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    with pytest.warns(RuntimeWarning, match=r"cannot be loaded.*pip install --force-reinstall mkl"):
        assert loading.mkl() is None


@pytest.mark.usefixtures("_unknown")
def test_it_is_loaded_from_where_pip_put_it_and_uses_no_threads_of_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    layers: list[int] = []
    functions = {name: SimpleNamespace() for name in ("cblas_sgemm_64", "cblas_dgemm_64")}
    place = str(tmp_path / "../../libmkl_rt.so.3")
    libraries = {place: SimpleNamespace(MKL_Set_Threading_Layer=layers.append, **functions)}
    _installed(tmp_path, "../../libmkl_core.so", '"../../libmkl_rt.so.3"', "mkl-2026.2.dist-info/RECORD")
    monkeypatch.setattr(sys, "path", ["", str(tmp_path)])
    monkeypatch.setattr(ctypes, "CDLL", libraries.__getitem__)
    assert loading.mkl() is not None
    assert layers == [1]


def test_the_library_itself_multiplies() -> None:
    try:
        distribution("mkl")
    except PackageNotFoundError:
        pytest.skip("MKL is an extra of 650 MB, which the tests are not given")
    library = loading.mkl()
    assert library is not None
    x1, x2, out = np.random.default_rng(0).normal(size=(3, 100, 100))
    product = library.product(x1, x2, out)
    assert product is not None
    function, arguments = product
    function(*arguments)
    np.testing.assert_allclose(out, x1 @ x2, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("threads", [None, 2])
def test_sums_of_large_products_are_added_up_by_it(threads: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost_model, "THREAD_BYTES", 512 * 1024)
    generator = np.random.default_rng(0)
    stacks = [generator.normal(size=shape) for shape in ((4, 3, 80, 200), (4, 3, 200, 90))]
    planes = [generator.normal(size=shape) for shape in ((3, 80, 200), (4, 6, 200, 90))]
    taps = TapProducts(5, tuple((range(2, 4), range(first, first + 2)) for first in range(3)))
    for arrays, primitive, kind in ((stacks, SumOfProducts(), BlasSum), (planes, taps, BlasTaps)):
        x, w = (real(name, *array.shape) for name, array in zip("xw", arrays, strict=True))
        program = Program((x, w), (make(primitive, x, w),))
        [made] = optimize(program).outputs
        assert isinstance(made, Value)
        out = np.empty(made.shape)
        code = emit(made.primitive, out, arrays)
        assert {type(step.operation) for step in code if step.inputs} == {kind}
        if threads is not None:
            pool = WorkerPool(threads)
            code = tiled(code, (), pool, None)
            assert Share in {type(step.operation) for step in code}
        execute(bind(code))
        np.testing.assert_allclose(out, interpret(program, *arrays)[0], rtol=1e-9, atol=1e-9)
