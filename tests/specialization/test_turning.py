"""Loops over rows that are taken apart, with columns instead: the results are the same, and the parts lie together."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from tests.specialization.running import COLUMNS, elementwise, real, run
from typedtensor.ir import (
    Assemble,
    Broadcast,
    Elementwise,
    Full,
    Loop,
    MatMul,
    Permute,
    Program,
    Reduce,
    Reshape,
    Sigmoid,
    Slice,
    Take,
    TupleElement,
    Value,
    Where,
    after,
    before,
    interpret,
    last,
    make,
    new_input,
)
from typedtensor.targets.numpy.emission import view
from typedtensor.targets.numpy.passes.batch_minor import to_batch_minor
from typedtensor.targets.numpy.passes.copy_insertion import Compact
from typedtensor.targets.numpy.pipeline import optimize

STEPS, ROWS, WIDTH = 3, 8, 4


def column(x: Value, start: int, stop: int) -> Value:
    return make(Slice((COLUMNS, (start, stop, None))), x)


class Bodies:
    """Random programs with loops whose bodies take rows apart."""

    def __init__(self, seed: int) -> None:
        self.generator = np.random.default_rng(seed)

    def pick(self, values: list[Value]) -> Value:
        return values[int(self.generator.integers(len(values)))]

    def wide(self, values: list[Value], matrix: Value) -> Value:
        """Rows of two halves."""
        x, y = self.pick(values), self.pick(values)
        if self.generator.integers(2):
            return make(MatMul(), x, matrix)
        keys = ((COLUMNS, (0, WIDTH, None)), (COLUMNS, (WIDTH, 2 * WIDTH, None)))
        return make(Assemble((ROWS, 2 * WIDTH), keys), x, y)

    def value(self, values: list[Value], matrix: Value, bias: Value) -> Value:
        x, y = self.pick(values), self.pick(values)
        match int(self.generator.integers(9)):
            case 0:
                return column(make(Sigmoid(), self.wide(values, matrix)), 0, WIDTH)
            case 1:
                return elementwise("tanh", column(self.wide(values, matrix), WIDTH, 2 * WIDTH))
            case 2:
                gates = make(Reshape((ROWS, 2, WIDTH)), self.wide(values, matrix))
                return elementwise("sin", make(Slice((COLUMNS, int(self.generator.integers(2)))), gates))
            case 3:
                return elementwise("tanh", elementwise("add", x, bias))
            case 4:
                return make(Where(), elementwise("less", x, y), x, 0.5)
            case 5:
                return elementwise("subtract", make(Full(1.0, (ROWS, WIDTH), np.dtype(float))), y)
            case 6:
                total = make(Reduce("maximum", (1,), True), x)
                return elementwise("tanh", elementwise("multiply", y, total))
            case 7:
                return elementwise("tanh", make(MatMul(), x, make(Slice(((0, WIDTH, None), (0, WIDTH, None))), matrix)))
            case _:
                return elementwise("multiply", elementwise("tanh", x), y)

    def loop(self, starts: list[Value], sequences: list[Value], matrix: Value, bias: Value) -> Value:
        carried = [real(f"carried {n}", *x.shape) for n, x in enumerate(starts)]
        elements = [real(f"element {n}", *x.shape[1:]) for n, x in enumerate(sequences)]
        inner, shift = real("matrix", *matrix.shape), real("bias", *bias.shape)
        values = [*carried, *elements]
        for _ in range(6):
            values.append(self.value(values, inner, shift))
        outputs = tuple(self.pick(values[-5:]) for _ in range(len(starts) + 2))
        body = Program((*carried, *elements, inner, shift), outputs)
        primitive = Loop(body, len(starts), len(sequences), STEPS, bool(self.generator.integers(2)))
        return make(primitive, *starts, *sequences, matrix, bias)

    def program(self) -> tuple[Program, list[Any]]:
        x, y = real("x", STEPS, ROWS, WIDTH), real("y", STEPS, ROWS, WIDTH)
        start, matrix, bias = real("start", ROWS, WIDTH), real("matrix", WIDTH, 2 * WIDTH), real("bias", WIDTH)
        inputs = (x, y, start, matrix, bias)
        product = make(MatMul(), make(Reshape((STEPS * ROWS, WIDTH)), x), column(matrix, 0, WIDTH))
        early = elementwise("add", make(Reshape((STEPS, ROWS, WIDTH)), product), make(Broadcast((ROWS, WIDTH)), bias))
        nothing = make(Broadcast((ROWS, WIDTH)), make(Full(0.0, (), np.dtype(float))))
        first = self.loop([start, nothing], [self.pick([x, y, early]), early], matrix, bias)
        states, results = (
            [before(first, 0), after(first, 1)],
            [make(TupleElement(2), first), make(TupleElement(3), first)],
        )
        between = elementwise("multiply", self.pick(states), elementwise("tanh", self.pick(results)))
        kept = elementwise("subtract", 1.0, elementwise("multiply", between, self.pick([*states, *results, early])))
        halves = make(Reshape((STEPS, ROWS, 2, WIDTH // 2)), self.pick([*states, *results]))
        again = make(Reshape((STEPS, ROWS, WIDTH)), elementwise("tanh", halves))
        second = self.loop([last(first, 0)], [between, kept, again, self.pick(results)], matrix, bias)
        read = [make(TupleElement(n), second) for n in range(3)]
        total = make(Reduce("add", (0, 1)), self.pick([*read[1:], *results]))
        rows = make(Reshape((STEPS * ROWS, WIDTH)), self.pick([*results, *states]))
        outputs = (*read, last(first, 1), total, make(MatMul(), make(Permute((1, 0)), rows), rows), self.pick(results))
        shapes = [x.shape for x in inputs]
        return Program(inputs, outputs), [self.generator.normal(size=shape) for shape in shapes]


@pytest.mark.parametrize("seed", sample(range(60), one_in=5))
def test_results_stay(seed: int) -> None:
    program, arrays = Bodies(seed).program()
    expected = interpret(program, *arrays)
    for rewritten in (to_batch_minor(program), optimize(program), to_batch_minor(optimize(program, ["turn"]))):
        for one in (run(rewritten, *arrays), interpret(rewritten, *arrays)):
            for found, right in zip(one, expected, strict=True):
                np.testing.assert_allclose(found, right, rtol=1e-12, atol=1e-12)


def gated(rows: int = ROWS, width: int = WIDTH) -> Program:
    """A loop with two gates."""
    x, start, matrix = real("x", STEPS, rows, 2 * width), real("start", rows, width), real("matrix", width, 2 * width)
    carried, element, factor = (
        real("h", rows, width),
        real("element", rows, 2 * width),
        real("factor", width, 2 * width),
    )
    sums = elementwise("add", make(MatMul(), carried, factor), element)
    gate = make(Sigmoid(), column(sums, 0, width))
    state = elementwise("multiply", gate, elementwise("tanh", column(sums, width, 2 * width)))
    loop = make(Loop(Program((carried, element, factor), (state,)), 1, 1, STEPS), start, x, matrix)
    return Program((x, start, matrix), (make(TupleElement(0), loop),))


def whole(program: Program) -> Loop:
    [loop] = [value.primitive for value in program.order() if isinstance(value.primitive, Loop)]
    return loop


def test_parts_lie_together() -> None:
    loop = whole(to_batch_minor(gated()))
    assert [x.shape for x in loop.body.inputs] == [(4, 8), (8, 8), (8, 4)]
    slices = [value for value in loop.body.order() if isinstance(value.primitive, Slice)]
    assert [value.shape for value in slices] == [(4, 8), (4, 8)]
    for value in slices:
        [x] = value.operands
        assert isinstance(x, Value)
        assert view(value.primitive, np.empty(x.shape)).flags.c_contiguous


@pytest.mark.parametrize("sizes", [(7, 4), (8, 200), (1, 4)])
def test_few_rows_and_long_parts_stay(sizes: tuple[int, int]) -> None:
    program = gated(*sizes)
    assert to_batch_minor(program) is program


def test_a_loop_that_takes_nothing_apart_stays() -> None:
    start, matrix, carried, factor = real("s", 8, 4), real("m", 4, 4), real("h", 8, 4), real("factor", 4, 4)
    x, element = real("x", STEPS, 8, 4), real("element", 8, 4)
    body = Program((carried, element, factor), (elementwise("add", make(MatMul(), carried, factor), element),))
    program = Program((x, start, matrix), (make(TupleElement(0), make(Loop(body, 1, 1, STEPS), start, x, matrix)),))
    assert to_batch_minor(program) is program


def test_what_is_laid_out_otherwise_is_computed_so_at_once() -> None:
    """Sums that a loop reads by columns are written so, and not copied."""
    program = gated()
    x, start, matrix = program.inputs
    [loop] = [value for value in program.order() if isinstance(value.primitive, Loop)]
    shifted = elementwise("add", x, 1.0)
    again = make(loop.primitive, start, shifted, matrix)
    rewritten = to_batch_minor(Program(program.inputs, (make(TupleElement(0), again),)))
    [changed] = [value for value in rewritten.order() if value.primitive == shifted.primitive]
    assert changed.shape == (STEPS, 2 * WIDTH, ROWS)
    assert any(isinstance(value.primitive, Compact) and value.operands == (changed,) for value in rewritten.order())


def test_rows_that_are_taken_apart_between_loops_are_copied_nowhere() -> None:
    """What a loop gives for all gates is what another reads for each of them."""
    program = gated()
    [first] = [value for value in program.order() if isinstance(value.primitive, Loop)]
    kept = first.primitive
    assert isinstance(kept, Loop)
    [sums] = [value for value in kept.body.order() if value.primitive == Elementwise("add")]
    giving = make(Loop(Program(kept.body.inputs, (*kept.body.outputs, sums)), 1, 1, STEPS), *first.operands)
    gates = elementwise("tanh", make(Reshape((STEPS, ROWS, 2, WIDTH)), make(TupleElement(1), giving)))
    x, start, matrix = program.inputs
    wide = make(Reshape(x.shape), gates)
    again = make(kept, start, elementwise("add", wide, x), matrix)
    rewritten = to_batch_minor(Program(program.inputs, (make(TupleElement(0), again),)))
    made = [value.shape for value in rewritten.order() if isinstance(value.primitive, Reshape)]
    assert made == [(STEPS, 2, WIDTH, ROWS), (STEPS, 2 * WIDTH, ROWS)]
    arrays = [np.random.default_rng(0).normal(size=x.shape) for x in program.inputs]
    [expected] = interpret(Program(program.inputs, (make(TupleElement(0), again),)), *arrays)
    np.testing.assert_allclose(run(rewritten, *arrays)[0], expected, rtol=1e-12)


def lookups(width: int, dtype: type[np.signedinteger[Any]] = np.int64, *, kept: bool = False) -> Program:
    """A loop with two gates along rows of a table with a few, which may be read otherwise as well."""
    [loop] = [value for value in gated(width=width).order() if isinstance(value.primitive, Loop)]
    table, start, matrix = real("table", 5, 2 * width), real("start", ROWS, width), real("matrix", width, 2 * width)
    letters = new_input("letters", (STEPS, ROWS), np.dtype(dtype))
    rows = make(Reshape((STEPS, ROWS, 2 * width)), make(Take(), table, make(Reshape((STEPS * ROWS,)), letters)))
    states = make(TupleElement(0), make(loop.primitive, start, rows, matrix))
    return Program((table, letters, start, matrix), (states, rows) if kept else (states,))


@pytest.mark.parametrize("dtype", [np.int32, np.int64])
@pytest.mark.parametrize(("width", "kept"), [(WIDTH, False), (WIDTH, True), (64, False), (128, False)])
def test_rows_that_only_loops_read_are_looked_up_in_their_steps(
    width: int, dtype: type[np.signedinteger[Any]], kept: bool
) -> None:
    """Not where they are read otherwise, nor where the columns that they are copied to meet in the cache."""
    program = lookups(width, dtype, kept=kept)
    rewritten = to_batch_minor(program)
    taken = [value.shape for value in whole(rewritten).body.order() if isinstance(value.primitive, Take)]
    assert taken == ([] if kept or width == 128 else [(ROWS, 2 * width)])
    generator = np.random.default_rng(0)
    table, start, matrix = (generator.normal(size=x.shape) for x in program.inputs if x.dtype.kind == "f")
    arrays = table, generator.integers(0, 5, (STEPS, ROWS)).astype(dtype), start, matrix
    for one in (run(rewritten, *arrays), interpret(rewritten, *arrays), run(optimize(program), *arrays)):
        for found, right in zip(one, interpret(program, *arrays), strict=True):
            np.testing.assert_allclose(found, right, rtol=1e-12, atol=1e-12)


def test_rows_are_looked_up_in_steps_that_go_backwards_from_several_tables() -> None:
    """Two sequences of rows that one loop reads, the last element first."""
    program = lookups(WIDTH)
    [loop] = [value for value in program.order() if isinstance(value.primitive, Loop)]
    assert isinstance(loop.primitive, Loop)
    carried, element, factor = loop.primitive.body.inputs
    other = real("other", *element.shape)
    sums = elementwise("multiply", other, elementwise("add", make(MatMul(), carried, factor), element))
    state = elementwise("multiply", column(sums, 0, WIDTH), elementwise("tanh", column(sums, WIDTH, 2 * WIDTH)))
    body = Program((carried, element, other, factor), (state, sums))
    _, letters, start, matrix = program.inputs
    second = real("second", 4, 2 * WIDTH)
    rows = make(Take(), second, letters)
    both = make(Loop(body, 1, 2, STEPS, backwards=True), start, loop.operands[1], rows, matrix)
    twice = Program((*program.inputs, second), (make(TupleElement(0), both), make(TupleElement(1), both)))
    rewritten = to_batch_minor(twice)
    assert len([value for value in whole(rewritten).body.order() if isinstance(value.primitive, Take)]) == 2
    generator = np.random.default_rng(0)
    arrays = [
        generator.integers(0, 4, x.shape) if x is letters else generator.normal(size=x.shape) for x in twice.inputs
    ]
    for one in (run(rewritten, *arrays), interpret(rewritten, *arrays)):
        for found, right in zip(one, interpret(twice, *arrays), strict=True):
            np.testing.assert_allclose(found, right, rtol=1e-12, atol=1e-12)
