"""Loops: whatever is moved out of them, and however their bodies are rewritten, they give the same."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.sampling import sample
from tests.specialization.running import elementwise, real, run
from typedtensor.ir import (
    Broadcast,
    Elementwise,
    Full,
    Loop,
    MatMul,
    Permute,
    Program,
    Reduce,
    Slice,
    TupleElement,
    Value,
    after,
    before,
    interpret,
    last,
    make,
    new_input,
)
from typedtensor.passes.loop_fission import split_loops
from typedtensor.passes.pipeline import PASSES, optimize

LENGTH, SIZE = 4, 3


class Bodies:
    """Random bodies of loops."""

    def __init__(self, seed: int) -> None:
        self.generator = np.random.default_rng(seed)

    def pick(self, values: list[Value]) -> Value:
        return values[int(self.generator.integers(len(values)))]

    def value(self, values: list[Value], matrices: list[Value]) -> Value:
        """A value of some others; it stays bounded."""
        x, y = self.pick(values), self.pick(values)
        match int(self.generator.integers(9)):
            case 0:
                return elementwise("add", x, y)
            case 1:
                return elementwise("tanh", elementwise("multiply", x, y))
            case 2:
                return elementwise("tanh", x)
            case 3:
                return elementwise("multiply", x, 0.5)
            case 4:
                matrix = self.pick(matrices)
                row = make(Slice((0,)), make(MatMul(), _row(x), matrix))
                return elementwise("tanh", row)
            case 5:
                total = make(Reduce("add", (0,), True), x)
                return elementwise("sin", make(Broadcast((SIZE,)), total))
            case 6:
                return make(Slice(((None, None, -1),)), x)
            case 7:
                return elementwise("add", elementwise("add", x, y), self.pick(values))
            case _:
                outer = make(Permute((1, 0)), make(MatMul(), _column(x), _row(y)))
                return elementwise("tanh", make(Reduce("add", (0,)), outer))

    def loop(self, starts: list[Value], sequences: list[Value], constants: list[Value], nested: bool) -> Value:
        """A loop over values of one row each; the last constants are matrices."""
        carried = [new_input(f"carried {n}", x.shape, x.dtype) for n, x in enumerate(starts)]
        elements = [new_input(f"element {n}", x.shape[1:], x.dtype) for n, x in enumerate(sequences)]
        inputs = [new_input(f"constant {n}", x.shape, x.dtype) for n, x in enumerate(constants)]
        values = [*carried, *elements, *(x for x in inputs if len(x.shape) == 1)]
        matrices = [x for x in inputs if len(x.shape) == 2]
        for _ in range(int(self.generator.integers(2, 8))):
            values.append(self.value(values, matrices))
        if nested:
            inner = self.loop([self.pick(values)], [make(Broadcast((2, SIZE)), self.pick(values))], inputs, False)
            values.append(last(inner, 0))
            values.append(self.value(values, matrices))
        outputs: list[Value] = []
        for x in carried:
            kind = int(self.generator.integers(4))
            if kind == 0:  # only added to
                outputs.append(elementwise("add", x, self.pick(values)))
            elif kind == 1:
                outputs.append(self.pick(values))
            else:
                outputs.append(elementwise("tanh", self.value([*values, x], matrices)))
        outputs.extend(self.pick(values) for _ in range(int(self.generator.integers(1, 4))))
        body = Program((*carried, *elements, *inputs), tuple(outputs))
        backwards = bool(self.generator.integers(2))
        length = sequences[0].shape[0]
        return make(Loop(body, len(carried), len(elements), length, backwards), *starts, *sequences, *constants)

    def program(self) -> tuple[Program, list[Any]]:
        """A program with one or two loops, and what it is run with."""
        carries, sequences = int(self.generator.integers(1, 4)), int(self.generator.integers(1, 3))
        starts = [real(f"start {n}", SIZE) for n in range(carries)]
        stacks = [real(f"sequence {n}", LENGTH, SIZE) for n in range(sequences)]
        constants = [real("constant", SIZE), real("matrix", SIZE, SIZE)]
        numbers = [
            make(Full(float(n), (LENGTH, SIZE), np.dtype(float))) for n in range(2) if self.generator.integers(2)
        ]
        loop = self.loop(starts, [*stacks, *numbers], constants, nested=bool(self.generator.integers(3) == 0))
        outputs = self.read(loop)
        if self.generator.integers(2):
            assert isinstance(loop.primitive, Loop)
            of = loop.primitive
            sequence = make(TupleElement(len(of.body.outputs) - 1), loop)
            second = self.loop([last(loop, 0)], [sequence, before(loop, 0), after(loop, 0)], constants, nested=False)
            outputs.extend(self.read(second))
        inputs = (*starts, *stacks, *constants)
        return Program(inputs, tuple(outputs)), [self.generator.normal(size=x.shape) for x in inputs]

    def read(self, loop: Value) -> list[Value]:
        """Some results of a loop: last values, all values, elements."""
        of = loop.primitive
        assert isinstance(of, Loop)
        found: list[Value] = []
        for n in range(of.carries):
            ways = (last, before, after, lambda loop, n: make(TupleElement(n), loop))
            found.extend(way(loop, n) for way in ways if self.generator.integers(3) == 0)
        elements = range(of.carries, len(of.body.outputs))
        found.extend(make(TupleElement(n), loop) for n in elements if self.generator.integers(3))
        return found or [last(loop, 0)]


def _row(x: Value) -> Value:
    return make(Broadcast((1, SIZE)), x)


def _column(x: Value) -> Value:
    return make(Permute((1, 0)), _row(x))


def check(program: Program, arrays: list[Any], expected: list[Any]) -> None:
    found = run(program, *arrays)
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-11, atol=1e-11)


@pytest.mark.parametrize("seed", sample(range(40), one_in=5))
def test_rewrites_of_random_loops_change_no_result(seed: int) -> None:
    program, arrays = Bodies(seed).program()
    expected = interpret(program, *arrays)
    check(program, arrays, expected)
    check(split_loops(program), arrays, expected)
    check(optimize(program), arrays, expected)
    for name in PASSES:
        check(optimize(program, without={name}), arrays, expected)


@pytest.mark.parametrize("seed", sample(range(200, 260), one_in=3))
def test_random_loops_whose_steps_are_written_over_each_other(seed: int) -> None:
    program, arrays = Bodies(seed).program()
    expected = interpret(program, *arrays)
    check(program, arrays, expected)
    check(optimize(program), arrays, expected)
    check(split_loops(program, is_large=lambda value, loop: True), arrays, expected)


@pytest.mark.parametrize("backwards", [False, True])
def test_carried_values_that_are_read_late_are_written_over_at_the_end(backwards: bool) -> None:
    """What a step still reads of the one before stays until then; of values that change places each keeps its own."""
    a, b, c, x = (real(name, SIZE) for name in "abcx")
    early = elementwise("add", a, x)  # b is computed from a afterwards
    reversed_ = make(Slice(((None, None, -1),)), a)
    body = Program(
        (a, b, c, x),
        (early, elementwise("multiply", elementwise("tanh", early), reversed_), elementwise("add", c, reversed_)),
    )
    inputs = [real(f"{name}0", SIZE) for name in "abc"] + [real("xs", LENGTH, SIZE)]
    loop = make(Loop(body, 3, 1, LENGTH, backwards), *inputs)
    program = Program(tuple(inputs), tuple(last(loop, n) for n in (0, 1, 2)))
    arrays = [np.random.default_rng(n).normal(size=x.shape) for n, x in enumerate(inputs)]
    check(program, arrays, interpret(program, *arrays))
    h, k, y = real("h", SIZE), real("k", SIZE), real("y", SIZE)
    swap = Program((h, k, y), (k, elementwise("add", h, y)))
    loop = make(Loop(swap, 2, 1, LENGTH, backwards), *inputs[:2], inputs[3])
    program = Program((*inputs[:2], inputs[3]), (last(loop, 0), last(loop, 1)))
    arrays = [*arrays[:2], arrays[3]]
    check(program, arrays, interpret(program, *arrays))


def test_large_values_stay_in_their_steps_unless_products_become_one() -> None:
    """Functions around a step stay in it; products with one matrix, and what enters them or follows, do not."""
    h, x, y, z, w = real("h", 2, 3), real("x", 2, 3), real("y", 2, 3), real("z", 2, 3), real("w", 3, 3)
    early, given = elementwise("sin", x), elementwise("exp", y)
    entering = elementwise("multiply", make(MatMul(), given, w), z)
    state = elementwise("tanh", elementwise("add", elementwise("add", h, early), entering))
    late, read = elementwise("cos", state), elementwise("square", make(MatMul(), state, w))
    own = make(MatMul(), make(Permute((1, 0)), state), z)
    inputs = [real("h0", 2, 3), *(real(f"{name}s", 4, 2, 3) for name in "xyz"), real("w0", 3, 3)]
    loop = make(Loop(Program((h, x, y, z, w), (state, late, read, own)), 1, 3, 4), *inputs)
    program = Program(tuple(inputs), tuple(make(TupleElement(n), loop) for n in (1, 2, 3)))
    optimized = split_loops(program, is_large=lambda value, loop: True)
    [left] = [value.primitive for value in optimized.order() if isinstance(value.primitive, Loop)]
    inside = {str(value.primitive) for value in left.body.order() if value.operands}
    assert {"sin", "tanh", "cos", "matmul"} <= inside
    assert not {"exp", "multiply", "square"} & inside
    products = [value.shape for value in optimized.order() if isinstance(value.primitive, MatMul)]
    assert sorted(products) == [(8, 3), (8, 3)]
    arrays = [np.random.default_rng(n).normal(size=x.shape) for n, x in enumerate(inputs)]
    check(optimized, arrays, interpret(program, *arrays))


def test_what_a_product_is_divided_by_joins_its_early_factor() -> None:
    h, x = real("h", SIZE), real("x", SIZE)
    step = elementwise("divide", elementwise("multiply", elementwise("tanh", h), x), 6.0)
    inputs = real("h0", SIZE), real("xs", LENGTH, SIZE)
    loop = make(
        Loop(Program((h, x), (elementwise("divide", elementwise("add", h, step), 2.0),)), 1, 1, LENGTH), *inputs
    )
    program = Program(inputs, (last(loop, 0),))
    optimized = optimize(program)
    [left] = [value.primitive for value in optimized.order() if isinstance(value.primitive, Loop)]
    functions = [v.primitive.function for v in left.body.order() if isinstance(v.primitive, Elementwise)]
    assert functions.count("divide") == 1  # the other one is by a number alone, of a sum
    arrays = [np.random.default_rng(n).normal(size=x.shape) for n, x in enumerate(inputs)]
    check(optimized, arrays, interpret(program, *arrays))


def test_a_loop_of_single_elements() -> None:
    x, h = new_input("x", (), np.dtype(float)), new_input("h", (), np.dtype(float))
    body = Program((h, x), (elementwise("tanh", elementwise("add", h, x)),))
    start, xs = new_input("start", (), np.dtype(float)), new_input("xs", (LENGTH,), np.dtype(float))
    loop = make(Loop(body, 1, 1, LENGTH), start, xs)
    program = Program((start, xs), (last(loop, 0), make(TupleElement(0), loop)))
    arrays = [np.asarray(0.25), np.array([1.0, -2.0, 0.5, 3.0])]
    expected = [0.25]
    for element in arrays[1]:
        expected.append(np.tanh(expected[-1] + element))
    for rewritten in (program, optimize(program)):
        check(rewritten, arrays, [np.asarray(expected[-1]), np.asarray(expected)])


def loops(program: Program) -> list[Loop]:
    return [value.primitive for value in program.order() if isinstance(value.primitive, Loop)]


def test_products_with_elements_are_computed_before_and_sums_after_the_loop() -> None:
    h, x = real("h", SIZE), real("x", SIZE)
    total, weight = real("total", SIZE, SIZE), real("weight", SIZE, SIZE)
    late = elementwise("tanh", elementwise("add", make(Slice((0,)), make(MatMul(), _row(x), weight)), h))
    added = elementwise("add", total, make(MatMul(), _column(x), _row(h)))
    body = Program((h, total, x, weight), (late, added))
    inputs = (real("h0", SIZE), real("t0", SIZE, SIZE), real("xs", LENGTH, SIZE), real("w", SIZE, SIZE))
    loop = make(Loop(body, 2, 1, LENGTH), *inputs)
    rewritten = optimize(Program(inputs, (last(loop, 0), last(loop, 1))))
    [left] = loops(rewritten)
    assert left.carries == 1
    assert {str(value.primitive) for value in left.body.order() if value.operands} == {"add", "tanh"}
    products = [value for value in rewritten.order() if isinstance(value.primitive, MatMul)]
    assert sorted(value.shape for value in products) == [(SIZE, SIZE), (LENGTH, SIZE)]


def test_a_loop_without_a_carried_value_is_none() -> None:
    h, x = real("h", SIZE), real("x", SIZE)
    loop = make(
        Loop(Program((h, x), (h, elementwise("tanh", x))), 1, 1, LENGTH), real("h0", SIZE), real("xs", LENGTH, SIZE)
    )
    inputs = loop.operands
    program = Program(tuple(x for x in inputs if isinstance(x, Value)), (make(TupleElement(1), loop),))
    assert loops(program)
    assert not loops(optimize(program))


@pytest.mark.parametrize("backwards", [False, True])
@pytest.mark.parametrize("length", [1, 2, 3, 7])
def test_all_steps_do_what_the_first_two_do(length: int, backwards: bool) -> None:
    """With single elements, and with a constant apart from the sequence, or in its memory."""
    total, row, fixed = real("total"), real("row", SIZE), real("fixed", SIZE)
    step = elementwise("add", elementwise("multiply", total, 0.5), elementwise("tanh", make(Slice((0,)), row)))
    body = Program((total, row, fixed), (step, elementwise("multiply", elementwise("add", row, fixed), step)))
    start, rows, apart = real("start"), real("rows", length, SIZE), real("apart", SIZE)
    random = np.random.default_rng(length)
    arrays = [random.normal(size=()), random.normal(size=(length, SIZE)), random.normal(size=SIZE)]
    for constant in (apart, make(Slice((-1,)), rows)):
        loop = make(Loop(body, 1, 1, length, backwards), start, rows, constant)
        program = Program((start, rows, apart), tuple(make(TupleElement(n), loop) for n in (0, 1)))
        check(program, arrays, interpret(program, *arrays))


def test_what_is_read_of_all_steps_is_computed_after_them_though_a_product_goes_on_from_it() -> None:
    """A step makes one product with both factors, and not one after the other because the first is read as well."""
    start, first, second = real("start", SIZE), real("first", LENGTH, SIZE), real("second", LENGTH, SIZE)
    state, *factors = (new_input(name, (SIZE,), start.dtype) for name in ("state", "first", "second"))
    between = elementwise("multiply", state, factors[0])
    body = Program((state, *factors), (elementwise("tanh", elementwise("multiply", between, factors[1])), between))
    loop = make(Loop(body, 1, 2, LENGTH), start, first, second)
    program = Program((start, first, second), (last(loop, 0), make(TupleElement(1), loop)))
    split = optimize(program)
    [made] = [value.primitive for value in split.order() if isinstance(value.primitive, Loop)]
    kinds = [value.primitive for value in made.body.order()]
    assert [x for x in kinds if isinstance(x, Elementwise)] == [Elementwise("multiply"), Elementwise("tanh")]
    assert len(made.body.outputs) == 1
    generator = np.random.default_rng(0)
    arrays = [generator.normal(size=x.shape) for x in program.inputs]
    for one, other in zip(run(program, *arrays), run(split, *arrays), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)
