"""Buffers: none is used again while what is kept in it is still read."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.specialization.running import COLUMNS, elementwise, real, run
from typedtensor import Axis, BoolTensor, Input, IntTensor, Param, Tensor
from typedtensor import given as computing
from typedtensor.backends import memory
from typedtensor.backends.memory import data_address
from typedtensor.ir import (
    Argument,
    Array,
    Assemble,
    Broadcast,
    Full,
    Loop,
    Permute,
    Program,
    Reduce,
    Reshape,
    Slice,
    TupleElement,
    Value,
    Where,
    constant,
    interpret,
    last,
    make,
    new_input,
)
from typedtensor.ops import where
from typedtensor.targets.numpy import buffer_assignment, cost_model
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.emission import view as view_of
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.writer import Writer


class Row(Axis): ...


A, B = np.arange(1.0, 5.0), np.array([0.5, -1.0, 2.0, 0.25])


def test_what_is_written_into_a_whole_is_read_after_the_whole() -> None:
    a, b = real("a", 4), real("b", 4)
    total, product = elementwise("add", a, b), elementwise("multiply", a, b)
    whole = make(Assemble((8,), (((0, 4, None),), ((4, 8, None),))), total, product)
    first = elementwise("tanh", elementwise("exp", whole))
    second = elementwise("sin", elementwise("exp", elementwise("negative", product)))
    program = Program((a, b), (elementwise("add", first, 1.0), elementwise("add", elementwise("exp", total), second)))
    found = run(program, A, B)
    np.testing.assert_allclose(found[0], np.tanh(np.exp(np.concatenate([A + B, A * B]))) + 1)
    np.testing.assert_allclose(found[1], np.exp(A + B) + np.sin(np.exp(-A * B)))


def test_a_sum_is_written_into_the_middle_of_a_whole() -> None:
    a = new_input("a", (40, 3, 2), np.dtype(float))
    total = make(Reduce("add", (0,)), elementwise("exp", a))
    key = (COLUMNS, (0, 2, None)), (COLUMNS, (2, 4, None))
    whole = make(Assemble((3, 4), key), total, elementwise("negative", total))
    array = np.random.default_rng(0).normal(size=(40, 3, 2))
    [found] = run(Program((a,), (elementwise("exp", whole),)), array)
    sums = np.exp(array).sum(0)
    np.testing.assert_allclose(found, np.exp(np.concatenate([sums, -sums], 1)))


def test_an_operand_is_overwritten_when_nobody_reads_it_afterwards() -> None:
    a = real("a", 4)
    value = elementwise("exp", elementwise("sin", elementwise("negative", a)))
    plan = Plan(Program((a,), (elementwise("add", value, a),)))
    assert plan.bytes == 64  # one buffer, of the least size


def test_what_is_smaller_is_kept_where_something_larger_was() -> None:
    """A free buffer serves a value that is smaller, but not one that is much smaller."""
    a = real("a", 64)

    def chain(rest: int) -> Value:
        total = make(Reduce("add", (1,)), make(Reshape((rest, 64 // rest)), elementwise("exp", a)))
        for function in ("tanh", "sin"):
            total = elementwise("multiply", elementwise(function, total), total)
        return elementwise("negative", total)

    array = np.arange(64.0) / 64
    for rest, size in ((32, 512 + 256), (16, 512 + 128 + 128), (8, 512 + 64 + 64)):
        program = Program((a,), (chain(rest),))
        assert Plan(program).bytes == size
        [expected] = interpret(program, array)
        np.testing.assert_allclose(run(program, array)[0], expected, rtol=1e-12)


def test_a_mask_is_written_where_the_result_will_be() -> None:
    x, y = new_input("x", (8, 8), np.dtype(np.float32)), new_input("y", (8, 8), np.dtype(np.float32))
    total = elementwise("add", y, y)
    for operands in ((0.0, total), (total, 0.0)):
        masked = make(Where(), elementwise("less_equal", x, 0.0), *operands)
        program = Program((x, y), (elementwise("negative", masked),))
        plan = Plan(program, [np.empty((8, 8), np.float32)])
        assert plan.bytes == 64 + 2 * 256  # of truth values, and of what is masked and what it becomes
        arrays = [np.random.default_rng(n).normal(size=(8, 8)).astype(np.float32) for n in range(2)]
        arrays[1][0] = np.inf, -np.inf, np.nan, 0.0, -0.0, 1.0, 2.0, 3.0
        [expected], [found] = interpret(program, *arrays), run(program, *arrays)
        np.testing.assert_array_equal(found, expected)


def test_an_operand_that_is_read_in_another_order_is_not_overwritten() -> None:
    a = new_input("a", (3, 3), np.dtype(float))
    square = elementwise("exp", a)
    both = elementwise("subtract", square, make(Permute((1, 0)), square))
    array = np.arange(9.0).reshape(3, 3) / 9
    [found] = run(Program((a,), (elementwise("exp", both),)), array)
    np.testing.assert_allclose(found, np.exp(np.exp(array) - np.exp(array).T))


@pytest.mark.parametrize(
    "view",
    [Slice(((None, None, -1),)), Reshape((2, 2)), Slice((2,)), Broadcast((3, 4))],
    ids=str,
)
def test_a_view_keeps_what_it_is_a_view_of(view: Any) -> None:
    a = real("a", 4)
    value = elementwise("exp", a)
    seen = make(view, value)
    after = elementwise("tanh", elementwise("sin", elementwise("add", value, 1.0)))
    program = Program((a,), (after, elementwise("negative", seen)))
    found = run(program, A)
    np.testing.assert_allclose(found[0], np.tanh(np.sin(np.exp(A) + 1)))
    np.testing.assert_allclose(found[1], -np.asarray(view_of(view, np.exp(A))))


def test_outputs_may_be_inputs_constants_views_numbers_and_twice_the_same() -> None:
    a = real("a", 4)
    value = elementwise("exp", a)
    numbers = constant(np.array([3.0, 4.0]))
    outputs = (
        a,
        make(Slice(((None, None, -1),)), a),
        numbers,
        make(Full(2.5, (2, 2), np.dtype(float))),
        value,
        value,
        make(Reshape((2, 2)), value),
        make(Broadcast((2, 4)), value),
        elementwise("negative", value),
    )
    found = run(Program((a,), outputs), A)
    e = np.exp(A)
    expected = [A, A[::-1], np.array([3.0, 4.0]), np.full((2, 2), 2.5), e, e, e.reshape(2, 2), np.stack([e, e]), -e]
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other)


def test_results_of_a_run_stay_when_it_runs_again() -> None:
    a = real("a", 4)
    plan = Plan(Program((a,), (elementwise("exp", a), a)))
    for array in (A, B, A):
        np.copyto(plan.inputs[0], array)
        plan.run()
        np.testing.assert_allclose(plan.outputs[0], np.exp(array))
        np.testing.assert_allclose(plan.outputs[1], array)


def random_program(seed: int) -> Program:
    """Values of two shapes with many readers, views among them."""
    generator = np.random.default_rng(seed)
    inputs = [new_input(str(n), (4, 4), np.dtype(float)) for n in range(2)]
    values: list[Value] = list(inputs)

    def pick() -> Value:
        return values[max(0, len(values) - 1 - int(generator.integers(7)))]

    for _ in range(int(generator.integers(5, 25))):
        kind = int(generator.integers(9))
        x: Argument = pick()
        y = pick()
        if kind < 3:
            made = elementwise(["add", "multiply", "subtract"][kind], x, y)
        elif kind < 5:
            made = elementwise(["tanh", "sin"][kind - 3], x)
        elif kind == 5:
            made = make(Permute((1, 0)), x)
        elif kind == 6:
            made = make(Slice(((None, None, -1),)), x)
        elif kind == 7:
            made = make(Broadcast((4, 4)), make(Slice((2,)), x))
        else:
            halves = make(Slice(((0, 2, None),)), x), elementwise("tanh", make(Slice(((2, None, None),)), y))
            made = make(Assemble((4, 4), (((0, 2, None),), ((2, 4, None),))), *halves)
        values.append(elementwise("tanh", made) if kind in (1, 2) else made)
    outputs = [values[int(n)] for n in generator.integers(len(values), size=4)]
    return Program(tuple(inputs), (values[-1], *outputs))


@pytest.mark.parametrize("seed", range(100))
def test_buffers_change_no_result(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    program = random_program(seed)
    arrays = [np.random.default_rng([seed, n]).normal(size=(4, 4)) for n in range(2)]
    found = run(program, *arrays)
    for one, other in zip(found, interpret(program, *arrays), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-12)
    monkeypatch.setattr("typedtensor.targets.numpy.buffer_assignment.PlanBuffers.release", lambda self, value: None)
    monkeypatch.setattr(Writer, "_reused", lambda *arguments: None)
    for one, other in zip(found, run(program, *arrays), strict=True):
        np.testing.assert_array_equal(one, other)


def test_nested_loops_share_buffers_and_give_them_back() -> None:
    x, state = new_input("x", (), np.dtype(float)), new_input("state", (), np.dtype(float))
    inner_body = Program((state, x), (elementwise("tanh", elementwise("add", elementwise("exp", state), x)),))
    rows, start = new_input("rows", (5,), np.dtype(float)), new_input("start", (), np.dtype(float))
    inner = make(Loop(inner_body, 1, 1, 5), start, rows)
    outer_body = Program((start, rows), (elementwise("sin", last(inner, 0)), make(TupleElement(0), inner)))
    table, first = new_input("table", (3, 5), np.dtype(float)), new_input("first", (), np.dtype(float))
    loop = make(Loop(outer_body, 1, 1, 3), first, table)
    program = Program((first, table), (last(loop, 0), make(TupleElement(1), loop)))
    array = np.random.default_rng(0).normal(size=(3, 5))
    found = run(program, np.asarray(0.5), array)
    h, trajectories = 0.5, []
    for row in array:
        trajectory = [h]
        for element in row:
            trajectory.append(np.tanh(np.exp(trajectory[-1]) + element))
        h = np.sin(trajectory[-1])
        trajectories.append(trajectory)
    np.testing.assert_allclose(found[0], h)
    np.testing.assert_allclose(found[1], trajectories)


def test_large_blocks_lie_beside_each_other_and_grow_elsewhere() -> None:
    arena = Arena()
    sizes = [1 << 20, 200_001, 1 << 17, 3 << 20, 4 << 20, 1 << 10, 9 << 20]
    blocks = [arena.block(n, size) for n, size in enumerate(sizes)]
    for n, block in enumerate(blocks):
        assert block.ctypes.data % 64 == 0
        block.fill(n)
    first = arena.block(0, 2 << 20)
    first.fill(255)
    assert blocks[1].ctypes.data == blocks[0].ctypes.data + (1 << 20)
    assert [block.size for block in blocks] == sizes
    assert all((block == n).all() for n, block in enumerate(blocks))


def test_blocks_grow_from_every_size_to_every_other() -> None:
    for before in range(70):
        arena = Arena()
        for size in (before, *range(before, 70), 1000, 100_000):
            assert arena.block("a", size).nbytes == size


@pytest.mark.parametrize("kind", [BoolTensor, IntTensor, Tensor])
def test_inputs_of_every_kind_grow_one_element_at_a_time(kind: Any) -> None:
    x, p = Input(kind[Row]), Param(Tensor[()](2.0))
    loss = where(x if kind is BoolTensor else x > 0, p, 0.0).sum()
    for size in (0, 1, 2, 3, 4, 9):
        for planned in (0, 1):
            ones = np.ones(size, {BoolTensor: bool, IntTensor: np.int8}.get(kind))
            with computing(x.bind(kind[Row](ones))) as computation:
                assert computation.gradients(loss)[p].item() == size
                assert computation.counts.planned == (planned or size > 1)  # other sizes follow from 2


def test_pages_are_huge_once_blocks_fill_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """A huge page is in memory as a whole, so that the last one, which blocks share with nothing, has small pages."""
    advised: dict[int, bool] = {}

    def advise(array: Array, *, huge: bool) -> None:
        start = data_address(array)
        assert not start % cost_model.PAGE_BYTES
        assert not array.nbytes % cost_model.PAGE_BYTES
        advised.update(dict.fromkeys(range(start, start + array.nbytes, cost_model.PAGE_BYTES), huge))

    monkeypatch.setattr(buffer_assignment, "advise", advise)
    arena, block = Arena(), cost_model.PAGE_BYTES * 3 // 8
    taken = [arena.block(n, block) for n in range(30)]  # two pieces, and a part of a third one
    used = dict.fromkeys(advised, 0)
    for start in map(data_address, taken):
        for place in used:
            used[place] += max(0, min(start + block, place + cost_model.PAGE_BYTES) - max(start, place))
    assert advised == {place: size == cost_model.PAGE_BYTES for place, size in used.items()}
    assert 0 < sum(advised.values()) < len(advised)


def test_asking_for_pages_changes_no_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    piece = np.empty(3 * cost_model.PAGE_BYTES, np.uint8)
    piece = piece[-data_address(piece) % cost_model.PAGE_BYTES :][: cost_model.PAGE_BYTES]
    numbers = np.arange(piece.size).astype(np.uint8)
    piece[...] = numbers
    for huge in (False, True):
        memory.advise(piece, huge=huge)
        np.testing.assert_array_equal(piece, numbers)
    monkeypatch.setenv("NUMPY_MADVISE_HUGEPAGE", "0")
    assert memory._madvise.__wrapped__() is None
