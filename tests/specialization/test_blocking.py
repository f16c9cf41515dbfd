"""Instructions done block by block do what they do one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
import pytest
from hypothesis import strategies as st

from tests.backends.numpy_blas import numpy_blas
from tests.drawn import cases
from tests.specialization.running import elementwise, real
from typedtensor.backends.workers import Alert, WorkerPool
from typedtensor.ir import MatMul, Permute, Program, Reduce, Reshape, Slice, Value, interpret, make
from typedtensor.targets.numpy import buffer_assignment, cost_model, tiling
from typedtensor.targets.numpy import plan as executor
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.emission.steps import (
    BlasProduct,
    Dot,
    LineSum,
    Reduction,
    Step,
    bind,
    execute,
    zeros,
)
from typedtensor.targets.numpy.emission.steps import elementwise as emitted
from typedtensor.targets.numpy.passes import mkl
from typedtensor.targets.numpy.passes.mkl import MklMatMul
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.scheduling import results_last
from typedtensor.targets.numpy.tiling import Life, tiled

always = partial(tiled, cache=1, smallest=1)
"""Divides all that can be."""


def assert_computes(plan: Plan, program: Program, arrays: Sequence[Any]) -> None:
    """A plan gives what the program means, also when its buffers hold what was left."""
    for _ in range(2):
        for place, array in zip(plan.inputs, arrays, strict=True):
            np.copyto(place, array)
        plan.run()
        for found, expected in zip(plan.outputs, interpret(program, *arrays), strict=True):
            np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-12)


VIEWS = (
    lambda x: make(Permute((1, 0, 2)), x),
    lambda x: make(Slice(((None, None, -1),)), x),
    lambda x: make(Reshape(x.shape), make(Permute((2, 0, 1)), x)),
    lambda x: elementwise("multiply", make(Slice(((0, 1, None),)), x), x),
    lambda x: elementwise("add", make(Reduce("add", (1,), True), x), x),
    lambda x: make(MatMul(), x, x),
)


@cases(
    60,
    150,
    steps=st.lists(
        st.tuples(
            st.sampled_from(["add", "maximum", "subtract", "tanh", *range(len(VIEWS))]), st.integers(0), st.integers(0)
        ),
        min_size=2,
        max_size=14,
    ),
    wanted=st.sets(st.integers(0, 15), max_size=3),
    size=st.sampled_from([4, 5, 7]),
    smallest=st.sampled_from([1, 500, 800]),
)
def test_random_programs(steps: Any, wanted: set[int], size: int, smallest: int) -> None:
    inputs = real("x", size, size, size), real("y", size, size, size)
    values: list[Value] = list(inputs)
    for step, first, second in steps:
        x, y = values[first % len(values)], values[second % len(values)]
        if isinstance(step, int):
            values.append(VIEWS[step](x))
        else:
            values.append(elementwise("tanh", x) if step == "tanh" else elementwise(step, x, y))
    program = Program(inputs, (elementwise("add", values[-1], 1.0), *(values[n % len(values)] for n in wanted)))
    arrays = [np.random.default_rng(n).normal(size=(size, size, size)) / size for n in (0, 1)]
    with pytest.MonkeyPatch.context() as patch:
        # Of the larger ones there are a few parts, the last of which has less than the others.
        patch.setattr(executor, "tiled", partial(always, smallest=smallest))
        assert_computes(Plan(program), program, arrays)


SQUARES = (
    lambda x, y: make(MklMatMul(), x, y),
    lambda x, y: make(MklMatMul(), make(Permute((1, 0)), x), y),
    lambda x, y: make(MklMatMul(), x, make(Permute((1, 0)), y)),
    lambda x, y: make(Permute((1, 0)), x),
    lambda x, y: elementwise("tanh", elementwise("add", x, y)),
    lambda x, y: elementwise("subtract", x, make(Slice(((0, 1, None),)), y)),
    lambda x, y: elementwise("multiply", x, make(Reduce("add", (1,), True), y)),
)


@cases(
    40,
    100,
    steps=st.lists(st.tuples(st.sampled_from(SQUARES), st.integers(0), st.integers(0)), min_size=2, max_size=14),
    wanted=st.sets(st.integers(0, 15), max_size=3),
    threads=st.sampled_from([2, 3, 5]),
)
def test_random_programs_shared_by_threads(steps: Any, wanted: set[int], threads: int) -> None:
    inputs = real("x", 12, 12), real("y", 12, 12)
    values: list[Value] = list(inputs)
    for step, first, second in steps:
        values.append(step(values[first % len(values)], values[second % len(values)]))
    program = Program(inputs, (elementwise("add", values[-1], 1.0), *(values[n % len(values)] for n in wanted)))
    arrays = [np.random.default_rng(n).normal(size=(12, 12)) / 12 for n in (0, 1)]
    blas = numpy_blas()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(executor, "tiled", always)
        patch.setattr(cost_model, "THREAD_BYTES", 1)
        patch.setattr(mkl, "mkl", lambda: blas)
        patch.setattr(cost_model, "MKL_MULTIPLICATIONS", 1)
        patch.setattr(cost_model, "MKL_MULTIPLICATIONS_SHARED", 1)
        arena = Arena()
        arena.workers = POOLS[threads]
        assert_computes(Plan(program, arena=arena), program, arrays)


POOLS = {size: WorkerPool(size) for size in (2, 3, 5)}


def test_steps_are_divided_once_a_plan_has_run_a_few_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same results."""
    monkeypatch.setattr(cost_model, "TILED_AFTER", 3)
    monkeypatch.setattr(executor, "tiled", always)
    monkeypatch.setattr(buffer_assignment, "worker_pool", lambda: None)
    x = real("x", 4, 3)
    plan = Plan(Program((x,), (elementwise("tanh", elementwise("multiply", elementwise("exp", x), x)),)))
    plan.inputs[0][...] = np.random.default_rng(0).normal(size=(4, 3))
    found = []
    for count in (3, 3, 12, 12):
        calls = plan.next_calls()
        assert len(calls) == count
        execute(calls)
        found.append(plan.outputs[0].copy())
    assert all((x == found[0]).all() for x in found)


def test_threads_share_steps_from_the_first_run_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the parts in which they do them block by block later, so that products have the same bits."""
    monkeypatch.setattr(cost_model, "TILED_AFTER", 3)
    monkeypatch.setattr(cost_model, "THREAD_BYTES", 1)
    monkeypatch.setattr(executor, "tiled", always)
    x = real("x", 8, 3)
    arena = Arena()
    arena.workers = POOLS[2]
    program = Program((x,), (elementwise("tanh", elementwise("multiply", elementwise("exp", x), x)),))
    plan = Plan(program, arena=arena)
    plan.inputs[0][...] = np.random.default_rng(0).normal(size=(8, 3))
    found = []
    for count in (3, 3, 12, 12):
        [(function, shares)] = calls = plan.next_calls()
        assert function == arena.workers.share
        assert [len(share.args[0]) for share in shares] == [count] * 2
        execute(calls)
        found.append(plan.outputs[0].copy())
    assert all((x == found[0]).all() for x in found)


def test_steps_of_little_work_are_left_to_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """None is looked at closely in the first runs."""
    x, y, z = np.arange(8.0).reshape(4, 2), np.empty((4, 2)), np.empty((4, 2))
    code = [emitted(np.exp, y, x), emitted(np.add, z, y, 1)]
    monkeypatch.setattr(cost_model, "THREAD_BYTES", y.nbytes + 1)
    monkeypatch.setattr(tiling, "footprints_of", None)
    assert tiled(code, workers=POOLS[2], cache=None, smallest=1) == code


def test_threads_share_what_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    x, y, z = np.arange(8.0).reshape(4, 2), np.empty((4, 2)), np.empty((4, 2))
    code = [emitted(np.exp, y, x), emitted(np.add, z, y, 1)]
    workers = POOLS[2]
    monkeypatch.setattr(cost_model, "THREAD_BYTES", y.nbytes)
    [(function, shares)] = bind(always(code, workers=workers))
    assert function == workers.share
    assert len(shares) == 2
    function(*shares)
    np.testing.assert_array_equal(z, np.exp(x) + 1)
    monkeypatch.setattr(cost_model, "THREAD_BYTES", y.nbytes + 1)
    assert [function for function, _ in bind(always(code, workers=workers))] == [np.exp, np.add] * 4


def test_products_that_are_results_follow_each_other() -> None:
    x, y = real("x", 4, 4), real("y", 4, 4)
    first, read = make(MatMul(), x, y), make(MatMul(), y, y)
    total, other = make(Reduce("add", (0,)), x), elementwise("exp", read)
    second = make(MatMul(), other, x)
    program = Program((x, y), (first, total, second, read, other))
    order = [value for value in results_last(program.order(), program.outputs) if value.operands]
    assert order == [total, read, other, first, second]


def test_each_thread_has_buffers_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    x, y, z = np.arange(16.0).reshape(8, 2), np.zeros((8, 2)), np.empty((8, 2))
    code = [emitted(np.exp, y, x), emitted(np.add, z, y, 1)]
    monkeypatch.setattr(cost_model, "THREAD_BYTES", y.nbytes)
    execute(bind(always(code, [Life(y.ctypes.data, y.nbytes, 0, 2)], POOLS[2])))
    np.testing.assert_array_equal(z, np.exp(x) + 1)
    assert y.any(1).tolist() == [True, False, False, False] * 2


def test_a_product_of_matrices_alone_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    x, y, z = np.ones((4, 3)), np.ones((3, 5)), np.empty((4, 5))
    product = Step(BlasProduct(numpy_blas()), z, (x, y))
    monkeypatch.setattr(cost_model, "THREAD_BYTES", 1)
    [(function, shares)] = bind(always([product], workers=POOLS[2]))
    function(*shares)
    assert len(shares) == 2
    assert (z == 3).all()
    assert always([product]) == [product]  # one thread does it at once


def _random(*shape: int) -> Any:
    return np.random.default_rng(0).normal(size=shape)


BESIDE_PRODUCTS = {
    "dot": Step(Dot(), np.empty(8), (_random(8, 5), _random(5))),
    "dot of matrices": Step(Dot(), np.empty((8, 4)), (_random(8, 5), _random(5, 4))),
    "line sum": Step(LineSum(), np.empty((1, 8)), (np.ones((1, 5)), _random(5, 8))),
    "vecdot": emitted(np.vecdot, np.empty((8, 3)), _random(8, 3, 5), _random(3, 5)),
    "maximum": Step(Reduction(np.maximum, 1), np.empty((8, 3)), (_random(8, 5, 3),)),
    "maximum of the first axis": Step(Reduction(np.maximum, (0, 2)), np.empty(8), (_random(4, 8, 3),)),
    "kept maximum": Step(Reduction(np.maximum, (0,), True), np.empty((1, 8)), (_random(4, 8),)),
    "zeros": zeros(np.ones((8, 3))),
}


@pytest.mark.parametrize("name", BESIDE_PRODUCTS)
@pytest.mark.parametrize("threads", POOLS)
def test_threads_share_sums_and_reductions(name: str, threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """One thread computes them at once."""
    step = BESIDE_PRODUCTS[name]
    execute(bind([step]))
    expected = step.out.copy()
    step.out[...] = 7
    monkeypatch.setattr(cost_model, "THREAD_BYTES", 1)
    monkeypatch.setattr(cost_model, "SHARED_STEP_BYTES", 1)
    [(function, shares)] = bind(always([step], workers=POOLS[threads]))
    assert len(shares) > 1
    function(*shares)
    np.testing.assert_allclose(step.out, expected, rtol=1e-14)
    assert always([step]) == [step]


def test_a_whole_sum_is_computed_by_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost_model, "THREAD_BYTES", 1)
    x = _random(8)
    code = [Step(Reduction(np.maximum), np.empty(()), (x,)), Step(Dot(), np.empty(()), (x, x))]
    assert always(code, workers=POOLS[2]) == code


@pytest.mark.parametrize(("average", "count"), [(1, 1), (10**6, 2)])
def test_threads_share_small_steps_between_large_ones(
    average: int, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the steps are large on average; otherwise looking at all of them takes longer than it saves."""
    x, mean, y = _random(8, 50), np.empty((8, 1)), np.empty((8, 50))
    code = [
        emitted(np.exp, y, x),
        Step(Dot(), mean.reshape(8), (y, np.ones(50))),
        emitted(np.multiply, mean, mean, 1 / 50),
        emitted(np.subtract, y, y, mean),
    ]
    monkeypatch.setattr(cost_model, "THREAD_BYTES", x.nbytes // 2)
    monkeypatch.setattr(cost_model, "SHARED_STEP_BYTES", average)
    parts = tiled(code, workers=POOLS[2], cache=None, smallest=100)
    assert len([x for x in parts if isinstance(x.operation, tiling.Share)]) == count
    execute(bind(parts))
    np.testing.assert_allclose(y, np.exp(x) - np.exp(x).mean(1, keepdims=True))


def test_a_step_that_makes_shares_uneven_begins_another_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nine rows are shared as five and four; nine rows with three others would be six and three."""
    monkeypatch.setattr(cost_model, "THREAD_BYTES", 1)
    x, y, z, other = _random(9, 2), np.empty((9, 2)), np.empty((3, 2)), _random(3, 2)
    code = [emitted(np.exp, y, x), emitted(np.exp, z, other)]
    for uneven, count in ((1.1, 2), (1.5, 1)):
        monkeypatch.setattr(cost_model, "UNEVEN", uneven)
        assert len(tiled(code, workers=POOLS[2], cache=None, smallest=1)) == count


class Recorder(WorkerPool):
    """A pool that notes its statements."""

    def __init__(self) -> None:
        super().__init__(2)
        self.statements: list[bool] = []

    def alert(self, *, shared: bool = True) -> Alert:
        self.statements.append(shared)
        return super().alert(shared=shared)


@pytest.mark.parametrize(("rows", "shared"), [(8, []), (5000, [False]), (8000, [True])])
def test_a_run_keeps_workers_alert_that_share_it(
    rows: int, shared: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A run with products that NumPy's BLAS would divide takes its threads, one of small steps does nothing."""
    x, w = real("x", rows, 4), real("w", 4, 2)
    program = Program((x, w), (make(MatMul(), x, w),))
    monkeypatch.setattr(cost_model, "THREAD_BYTES", 7000 * 4 * 8 // 2)
    arena = Arena()
    arena.workers = pool = Recorder()
    plan = Plan(program, arena=arena)
    for array in plan.inputs:
        array[...] = 1
    plan.run()
    assert pool.statements == shared
    assert (plan.outputs[0] == 4).all()


def test_neighbours_are_done_part_by_part() -> None:
    x, y, z = np.arange(8.0).reshape(4, 2), np.empty((4, 2)), np.empty((4, 2))
    code = [emitted(np.exp, y, x), emitted(np.add, z, y, 1)]
    divided = bind(always(code))
    assert [function for function, _ in divided] == [np.exp, np.add] * 4
    execute(divided)
    np.testing.assert_array_equal(z, np.exp(x) + 1)
    assert tiled(code) == code  # so few numbers are in the cache anyway


def test_a_buffer_of_use_between_them_alone_is_that_of_the_first_part() -> None:
    x, y, z = np.arange(8.0).reshape(4, 2), np.zeros((4, 2)), np.empty((4, 2))
    code = [emitted(np.exp, y, x), emitted(np.add, z, y, 1)]
    execute(bind(always(code, [Life(y.ctypes.data, y.nbytes, 0, 2)])))
    np.testing.assert_array_equal(z, np.exp(x) + 1)
    assert y[0].any()
    assert not y[1:].any()
    execute(bind(always(code, [Life(y.ctypes.data, y.nbytes, 0, 3)])))  # it is read later
    np.testing.assert_array_equal(y, np.exp(x))


def test_a_last_part_may_have_less() -> None:
    x, y, z = np.arange(14.0).reshape(7, 2), np.zeros((7, 2)), np.empty((7, 2))
    code = [emitted(np.exp, y, x), emitted(np.add, z, y, 1)]
    divided = bind(tiled(code, [Life(y.ctypes.data, y.nbytes, 0, 2)], cache=1, smallest=x.nbytes // 3))
    assert [len(arguments[-1]) for _, arguments in divided] == [3, 3, 3, 3, 1, 1]
    execute(divided)
    np.testing.assert_array_equal(z, np.exp(x) + 1)
    assert y.any(1).tolist() == [True] * 3 + [False] * 4


def test_what_reads_other_parts_is_not_divided() -> None:
    x, y, z = np.arange(8.0).reshape(4, 2), np.empty((4, 2)), np.empty((4, 2))
    for reader in (y[::-1], y[:1]):
        code = [emitted(np.exp, y, x), emitted(np.add, z, reader, x)]
        assert always(code) == code
