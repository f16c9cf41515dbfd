"""Programs that follow from one are written by the recipe that the first of them leaves, where it holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from typedtensor.backends.memory import data_address
from typedtensor.ir import (
    AddRows,
    Array,
    Broadcast,
    Elementwise,
    Full,
    MatMul,
    Permute,
    Program,
    Reduce,
    Reshape,
    Slice,
    SymbolicInt,
    interpret,
    make,
    new_input,
    verify,
)
from typedtensor.specialization.templates import Instances, NotAlikeError
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.emission.steps import execute
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.streaming import StreamingPlan, streams
from typedtensor.targets.numpy.tables import row_gradients, summed
from typedtensor.targets.numpy.writer import Writer

FLOAT = np.dtype(np.float64)
EXP, ADD, MULTIPLY = Elementwise("exp"), Elementwise("add"), Elementwise("multiply")


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Program]:
    """The programs that are written without a recipe."""
    found: list[Program] = []
    write = Writer.write

    def counting(self: Writer, program: Program, places: Sequence[Array | None]) -> Any:
        found.append(program)
        return write(self, program, places)

    monkeypatch.setattr(Writer, "write", counting)
    return found


def layered(rows: SymbolicInt, columns: SymbolicInt) -> Program:
    """Products, sums, functions, views between them, numbers that follow from sizes, and a view for a result."""
    x, w = new_input("x", (rows, columns), FLOAT), new_input("w", (columns, columns), FLOAT)
    product = make(MatMul(), x, w)
    mean = make(MULTIPLY, make(Reduce("add", (1,)), product), 1 / columns)
    spread = make(Permute((1, 0)), make(Broadcast((columns, rows)), mean))
    rest = make(EXP, make(ADD, make(MULTIPLY, product, 0.5), spread))
    flat = make(Reshape((rows * columns,)), make(MULTIPLY, rest, rest))
    full = make(Full(2.0, (rows, columns), FLOAT))
    total = make(Reduce("add", (0, 1)), make(ADD, make(MULTIPLY, rest, full), spread))
    return verify(Program((x, w), (total, flat, make(Permute((1, 0)), rest), make(Elementwise("maximum"), flat, 1.5))))


def cut(rows: SymbolicInt, columns: SymbolicInt) -> Program:
    """The first rows of what is computed, which are written over where they are all of them."""
    x = new_input("x", (rows, 3), FLOAT)
    part = make(Slice(((0, columns, None),)), make(EXP, x))
    return verify(Program((x,), (make(Reduce("add", (0,)), make(MULTIPLY, make(EXP, part), 2.0)),)))


def turned(rows: SymbolicInt, columns: SymbolicInt) -> Program:
    """A copy in another order, where neither is written over the other."""
    x = new_input("x", (rows, columns), FLOAT)
    y = make(EXP, x)
    other = make(Reshape((rows, columns)), make(Permute((1, 0)), y))
    return verify(Program((x,), (make(ADD, make(ADD, y, other), make(EXP, other)),)))


Symbolic = Callable[[SymbolicInt, SymbolicInt], Program]


def instances(program: Symbolic, sizes: tuple[int, int]) -> Instances:
    rows, columns = (SymbolicInt.named(size, n) for n, size in enumerate(sizes))
    return Instances(program(rows, columns))


def check(program: Program, arena: Arena) -> None:
    """A plan computes what the reference interpreter does, twice."""
    plan = Plan(program, arena=arena)
    for seed in range(2):
        generator = np.random.default_rng(seed)
        data = [generator.normal(size=x.shape) for x in program.inputs]
        for place, array in zip(plan.inputs, data, strict=True):
            place[...] = array
        plan.run()
        for found, expected in zip(plan.outputs, interpret(program, *data), strict=True):
            np.testing.assert_allclose(found, expected, rtol=1e-12)


SIZES = [(4, 6), (7, 3), (2, 2), (5, 5), (40, 30), (4, 6)]


@pytest.mark.parametrize("program", [layered, turned])
def test_the_first_plan_leaves_a_recipe_for_others(program: Symbolic, written: list[Program]) -> None:
    made, arena = instances(program, (4, 6) if program is layered else (4, 4)), Arena()
    for size in SIZES if program is layered else [(n, n) for n, _ in SIZES]:
        check(made.at(size), arena)
    assert len(written) == 1


@pytest.mark.parametrize("without", [(), ("blocks",)])
def test_what_is_written_over_is_looked_at_for_each_size(without: Sequence[str], written: list[Program]) -> None:
    made, arena = instances(cut, (5, 5)), Arena(without)
    check(made.at((5, 5)), arena)
    check(made.at((6, 6)), arena)
    assert len(written) == 1
    check(made.at((7, 3)), arena)  # the rows are not all that there are
    assert len(written) == 2


def test_a_plan_by_a_recipe_is_the_one_that_is_written() -> None:
    """Step by step, and by the buffers that they are in."""

    def described(plan: Plan) -> list[object]:
        arrays = [x for step in plan.written for x in step.arrays]
        return [
            plan.bytes,
            [str(type(step.operation)) for step in plan.written],
            [(x.shape, x.strides, x.dtype) for x in arrays],
        ]

    made, arena = instances(layered, (4, 6)), Arena()
    Plan(made.at((4, 6)), arena=arena)
    assert described(Plan(made.at((9, 5)), arena=arena)) == described(Plan(made.at((9, 5)), arena=Arena()))


def test_steps_that_have_calls_are_dropped_and_written_again_where_they_were() -> None:
    """The blocks of a plan that has run often are made of them."""

    def places(plan: Plan) -> list[object]:
        arrays = [x for step in plan.written for x in step.arrays if x.ndim]
        return [(data_address(x), x.shape, x.strides) for x in arrays]

    made, arena = instances(layered, (4, 6)), Arena()
    Plan(made.at((4, 6)), arena=arena)
    program = made.at((9, 5))
    plan = Plan(program, arena=arena)
    expected = places(plan)
    data = [np.random.default_rng(n).normal(size=x.shape) for n, x in enumerate(program.inputs)]
    results = interpret(program, *data)
    for n in range(cost_model.TILED_AFTER + 2):
        for place, array in zip(plan.inputs, data, strict=True):
            place[...] = array
        plan.run()
        assert ("written" in vars(plan)) == (n + 1 >= cost_model.TILED_AFTER)
        for found, result in zip(plan.outputs, results, strict=True):
            np.testing.assert_allclose(found, result, rtol=1e-12)
    assert places(plan) == expected


def test_arrays_that_lie_otherwise_are_written_without_it(written: list[Program]) -> None:
    made, arena = instances(turned, (4, 4)), Arena()
    for size in (4, 5):
        program = made.at((size, size))
        x = np.asfortranarray(np.random.default_rng(size).normal(size=(size, size)))
        plan = Plan(program, inputs=[x], arena=arena)
        plan.run()
        np.testing.assert_allclose(plan.outputs[0], interpret(program, x)[0], rtol=1e-12)
    assert len(written) == 2


def test_what_may_be_written_over_is_written_without_it(written: list[Program]) -> None:
    made, arena = instances(turned, (4, 4)), Arena()
    for _ in range(2):
        Plan(made.at((5, 5)), arena=arena, donated=[0])
    assert len(written) == 2


def test_recipes_are_as_many_as_are_kept_of_programs() -> None:
    arena = Arena()
    for _ in range(130):
        Plan(instances(turned, (4, 4)).at((5, 5)), arena=arena)
    assert len(arena.analyses.recipes) <= 64


def gradient(rows: SymbolicInt, columns: SymbolicInt) -> Program:
    """A loss, and the gradient for a weight: a product of as many terms as there are rows."""
    x, delta = new_input("x", (rows, columns), FLOAT), new_input("delta", (rows, 4), FLOAT)
    product = make(MatMul(), make(Permute((1, 0)), x), delta)
    return verify(Program((x, delta), (make(Reduce("add", (0, 1)), delta), product)))


def test_the_sizes_of_an_instance_decide_which_gradients_are_computed_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cost_model, "SINK_BYTES", 1)
    monkeypatch.setattr(cost_model, "SINK_TERMS", 8)
    few, many = instances(gradient, (4, 6)), instances(gradient, (16, 6))
    found = [[len(streams(made.at((rows, 5)), FLOAT, 2)) for rows in (3, 8, 9)] for made in (few, many)]
    assert found == [[1, 1, 0], [1, 1, 0]]


def looked_up(rows: SymbolicInt, columns: SymbolicInt) -> Program:
    """A loss, and the gradients for a table, of which some rows are read, and for a weight."""
    x, w = new_input("x", (rows, 3), FLOAT), new_input("w", (3, 3), FLOAT)
    index = new_input("index", (rows,), np.dtype(np.int64))
    y = make(EXP, make(MatMul(), x, w))
    table = make(AddRows(columns), index, make(MULTIPLY, y, 2.0))
    weight = make(MatMul(), make(Permute((1, 0)), x), y)
    return verify(Program((x, w, index), (make(Reduce("add", (0, 1)), y), table, weight)))


def test_gradients_in_parts_are_written_by_a_recipe(written: list[Program], monkeypatch: pytest.MonkeyPatch) -> None:
    """The first plan without the gradients of tables and of streamed products leaves a recipe for other sizes."""
    monkeypatch.setattr(cost_model, "SINK_BYTES", 1)
    made, arena = instances(looked_up, (4, 50)), Arena()
    for rows in (4, 6, 5):
        program = made.at((rows, 50))
        streamed, tables = streams(program, FLOAT, 3), row_gradients(program, FLOAT)
        assert (len(streamed), len(tables)) == (1, 1)
        plan = StreamingPlan(program, streamed, tables, np.empty(()), 3, [None] * 3, arena)
        generator = np.random.default_rng(rows)
        data = [generator.normal(size=(rows, 3)), generator.normal(size=(3, 3)), generator.integers(50, size=rows)]
        for place, array in zip(plan.inputs, data, strict=True):
            place[...] = array
        plan.run()
        loss, table, weight = interpret(program, *data)
        np.testing.assert_allclose(plan.outputs[0], loss, rtol=1e-12)
        [product] = plan.products
        execute(plan.copies)
        found = np.concatenate([values.copy() for *_, values in product.parts(1.0)])
        np.testing.assert_allclose(found, weight.reshape(-1), rtol=1e-12)
        [(_, sources)] = plan.tables
        numbers, sums = summed(sources, 3)
        np.testing.assert_allclose(sums, table[numbers], rtol=1e-12)
    assert len(written) == 1


def test_sizes_that_are_equal_in_the_first_program_only_are_compared_in_each() -> None:
    rows, terms, same = (SymbolicInt.named(size, n) for n, size in enumerate((3, 4, 4)))
    x, y = new_input("x", (rows, terms), FLOAT), new_input("y", (same, rows), FLOAT)
    product = make(MatMul(), x, y)
    turned = make(Permute((1, 0)), y)
    instances = Instances(Program((x, y), (product, make(ADD, x, turned))))
    assert instances.at((2, 5, 5)).output_types()[1].shape == (2, 5)
    with pytest.raises(NotAlikeError, match="for other sizes"):
        instances.at((2, 5, 6))


def test_shapes_that_only_select_sizes_are_inferred_once(monkeypatch: pytest.MonkeyPatch) -> None:
    instances = Instances(layered(SymbolicInt.named(3, 0), SymbolicInt.named(4, 1)))
    inferred: list[type] = []
    for kind in (MatMul, Permute, Reduce, Reshape):

        def result(self: Any, operands: Any, kind: Any = kind, given: Any = kind.result) -> Any:
            inferred.append(kind)
            return given(self, operands)

        monkeypatch.setattr(kind, "result", result)
    instances.at((5, 6))
    assert {*inferred} <= {Reshape}
