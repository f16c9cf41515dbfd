"""Each rewrite alone: the rewritten programs, and equal numbers, including NaN and infinities."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.specialization.running import COLUMNS, elementwise, real, run
from typedtensor.ir import (
    Argument,
    Broadcast,
    Cast,
    Concatenate,
    Elementwise,
    Full,
    Loop,
    MatMul,
    Permute,
    Place,
    Program,
    Reduce,
    Reshape,
    Sigmoid,
    Slice,
    Take,
    Value,
    Where,
    constant,
    interpret,
    last,
    make,
    new_input,
    printed,
)
from typedtensor.passes.repeated import compress_constant
from typedtensor.targets.numpy.emission import emit
from typedtensor.targets.numpy.emission.steps import bind, execute
from typedtensor.targets.numpy.layout_assignment import hints_of
from typedtensor.targets.numpy.passes.windows import Overlap
from typedtensor.targets.numpy.pipeline import PASSES, optimize
from typedtensor.targets.numpy.plan import Plan

F8 = np.dtype(float)
X = real("x", 4)


def full(number: Any, *shape: int, dtype: Any = F8) -> Value:
    return make(Full(number, shape, np.dtype(dtype)))


def after(name: str, *outputs: Value) -> list[str]:
    """The lines of a program of ``x`` after a pass, without its input."""
    program = Program((X,), outputs)
    rewritten = PASSES[name](program)
    for array in (np.array([1.0, -2.0, 0.5, 3.0]), np.array([np.nan, np.inf, -np.inf, -0.0])):
        for one, other in zip(run(program, array), run(rewritten, array), strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-12)
    return printed(rewritten).splitlines()[1:]


def test_elements_that_nobody_reads_are_not_computed() -> None:
    scaled = elementwise("multiply", elementwise("exp", X), 2.0)
    part = make(Slice(((1, 3, None),)), scaled)
    assert after("slices", part) == [
        "%1 = slice[key=[1:3]](%0): float64[2]",
        "%2 = exp(%1): float64[2]",
        "%3 = multiply(%2, 2.0): float64[2]",
        "-> %3",
    ]
    assert PASSES["slices"](whole := Program((X,), (part, scaled))) is whole  # it is read as a whole as well
    both = Program((X,), (part, make(Slice((0,)), scaled)))
    assert PASSES["slices"](both) is both


def test_what_has_no_elements_is_not_joined() -> None:
    none, one = make(Slice(((0, 0, None),)), X), full(1.0, 1)
    assert after("simplify", make(Concatenate(0), none, X)) == ["-> %0"]
    assert after("simplify", make(Concatenate(0), one, none, X)) == [
        "%1 = full[number=1.0](): float64[1]",
        "%2 = concatenate[axis=0](%1, %0): float64[5]",
        "-> %2",
    ]


@pytest.mark.parametrize(
    ("part", "lines"),
    [
        (((0, 4, None),), ["-> %0"]),
        ((2,), ["%1 = slice[key=[2]](%0): float64[]", "-> %1"]),
        (((1, 4, 2),), ["%1 = slice[key=[1:4:2]](%0): float64[2]", "-> %1"]),
        (((4, 7, 2),), ["%1 = exp(%0): float64[4]", "%2 = slice[key=[0:3:2]](%1): float64[2]", "-> %2"]),
        ((-1,), ["%1 = exp(%0): float64[4]", "%2 = slice[key=[3]](%1): float64[]", "-> %2"]),
    ],
)
def test_what_is_read_of_one_of_joined_arrays_is_read_of_that(part: Any, lines: list[str]) -> None:
    joined = make(Concatenate(0), X, elementwise("exp", X))
    assert after("simplify", make(Slice(part), joined)) == lines


@pytest.mark.parametrize("part", [((3, 5, None),), ((3, None, -1),), ((2, 2, None),)])
def test_what_is_read_of_several_joined_arrays_is_read_of_all(part: Any) -> None:
    joined = make(Concatenate(0), X, elementwise("exp", X))
    assert any("concatenate" in line for line in after("simplify", make(Slice(part), joined)))


def test_what_is_read_of_joined_arrays_along_another_axis() -> None:
    column = make(Reshape((4, 1)), X)
    joined = make(Concatenate(1), column, elementwise("exp", column))
    assert after("simplify", make(Slice(((1, 3, None), 1)), joined)) == [
        "%1 = reshape(%0): float64[4, 1]",
        "%2 = exp(%1): float64[4, 1]",
        "%3 = slice[key=[1:3, 0]](%2): float64[2]",
        "-> %3",
    ]
    assert any("concatenate" in line for line in after("simplify", make(Slice(((1, 3, None),)), joined)))
    mixed = make(Concatenate(0), X, full(2, 2, dtype=int))
    assert any("concatenate" in line for line in after("simplify", make(Slice((5,)), mixed)))


def test_parts_are_computed_where_they_are_put() -> None:
    """Beside others and among zeros: of a step alone nothing is copied."""
    squares, one = elementwise("multiply", X, X), full(1.0, 1)
    for value, count in (
        (make(Concatenate(0), one, squares), 2),
        (make(Place((6,), ((1, 5, None),)), squares), 3),
        (make(Place((6, 4), (2,)), squares), 3),  # around it are zeros in no one piece
        (make(Concatenate(0), squares, squares), 2),
        (make(Concatenate(0), X, full(2, 2, dtype=int)), 2),
    ):
        total = elementwise("exp", value)
        program = Program((X,), (elementwise("add", total, total),))
        assert len([*Plan(program).written]) == count + 2, printed(program)
        array = np.array([1.0, -2.0, 0.5, 3.0])
        np.testing.assert_allclose(run(program, array)[0], interpret(program, array)[0])


def test_numbers_that_are_everywhere_become_operands() -> None:
    value = elementwise("multiply", X, make(Broadcast((4,)), full(2.0)))
    assert after("fold", value) == ["%1 = multiply(%0, 2.0): float64[4]", "-> %1"]


def test_what_is_computed_from_numbers_is_a_number() -> None:
    value = make(Reduce("add", (0,)), elementwise("exp", full(0.0, 5)))
    assert after("fold", value) == ["%1 = full[number=5.0](): float64[]", "-> %1"]


def test_what_is_computed_from_constants_is_a_constant() -> None:
    value = elementwise("add", make(Permute((0,)), constant(np.ones(4))), 1.0)
    assert after("fold", elementwise("add", X, value)) == [
        "%1 = constant[array=float64[4] 2.0 2.0 2.0 2.0](): float64[4]",
        "%2 = add(%0, %1): float64[4]",
        "-> %2",
    ]


def test_a_number_keeps_the_precision_that_it_had() -> None:
    tenth = full(0.1, 4, dtype=np.float32)
    [found] = run(PASSES["fold"](Program((X,), (elementwise("multiply", X, tenth),))), np.ones(4))
    np.testing.assert_array_equal(found, np.float64(np.float32(0.1)))


def test_a_cast_that_cannot_be_is_as_at_run_time() -> None:
    for number in (np.nan, np.inf, 3.7):
        program = Program((), (make(Cast(np.dtype("i8")), full(number, 2)),))
        np.testing.assert_array_equal(run(PASSES["fold"](program))[0], run(program)[0])


@pytest.mark.parametrize(
    ("name", "first", "second"),
    [("add", X, 0.0), ("add", 0, X), ("subtract", X, 0), ("multiply", 1.0, X), ("multiply", X, 1), ("divide", X, 1.0)],
)
def test_what_changes_nothing_is_left_out(name: str, first: Argument, second: Argument) -> None:
    assert after("simplify", elementwise("negative", elementwise(name, first, second))) == [
        "%1 = negative(%0): float64[4]",
        "-> %1",
    ]


@pytest.mark.parametrize(
    ("name", "first", "second"),
    [
        ("multiply", X, 0.0),
        ("subtract", X, X),
        ("divide", X, X),
        ("subtract", 0.0, X),
        ("divide", 1.0, X),
        ("power", X, 1),
    ],
)
def test_nan_and_infinities_are_not_simplified_away(name: str, first: Argument, second: Argument) -> None:
    value = elementwise(name, first, second)
    for of in ("simplify", "fold", "share"):
        assert len(after(of, value)) == 2
    program = Program((X,), (value,))
    array = np.array([np.nan, np.inf, -np.inf, 0.0])
    np.testing.assert_array_equal(run(optimize(program), array), run(program, array))


def test_a_wider_operand_is_not_left_out() -> None:
    assert after("simplify", elementwise("add", X, full(0.0, 2, 4)))[-2] == "%2 = add(%0, %1): float64[2, 4]"
    narrow = make(Cast(np.dtype("f4")), X)
    assert "add" in after("simplify", elementwise("add", narrow, full(0.0, 4)))[-2]


def test_views_are_joined() -> None:
    twice = make(Reshape((4,)), make(Reshape((2, 2)), elementwise("exp", X)))
    assert after("simplify", twice) == ["%1 = exp(%0): float64[4]", "-> %1"]
    matrix = make(MatMul(), make(Reshape((2, 2)), X), make(Reshape((2, 2)), X))
    back = make(Permute((1, 0)), make(Permute((1, 0)), matrix))
    assert "permute" not in "".join(after("simplify", back))


def test_sums_are_joined() -> None:
    square = make(Reshape((2, 2)), X)
    total = make(Reduce("add", (0,)), make(Reduce("add", (0,)), square))
    assert after("simplify", total) == ["%1 = reduce_add[axes=(0,)](%0): float64[]", "-> %1"]
    extremes = make(Reduce("maximum", (0,)), make(Reduce("add", (0,)), square))
    assert len(after("simplify", extremes)) == 4


def test_any_of_no_axes_stays_a_truth_value() -> None:
    value = make(Reduce("logical_or", ()), X)
    [found] = run(PASSES["simplify"](Program((X,), (value,))), np.array([0.0, 2.0, 0.0, 1.0]))
    assert found.dtype == np.bool_


def test_the_sum_of_products_is_one_product() -> None:
    a, b = real("a", 5, 2, 3), real("b", 5, 3, 4)
    program = Program((a, b), (make(Reduce("add", (0,)), make(MatMul(), a, b)),))
    rewritten = PASSES["simplify"](program)
    assert [value.shape for value in rewritten.order() if isinstance(value.primitive, MatMul)] == [(2, 4)]
    arrays = np.random.default_rng(0).normal(size=(5, 2, 3)), np.random.default_rng(1).normal(size=(5, 3, 4))
    np.testing.assert_allclose(run(rewritten, *arrays)[0], np.einsum("nij,njk->ik", *arrays), rtol=1e-12)


def test_products_with_windows_that_overlap_stay_apart() -> None:
    a, b = real("a", 4, 2, 3), real("b", 3, 3, 5)
    program = Program((a, b), (make(Reduce("add", (0,)), make(MatMul(), make(Overlap(2, 1, 3), a), b)),))
    assert PASSES["simplify"](program) is program


def test_what_stands_at_different_places_is_put_there() -> None:
    low, high = ((0, 2, None),), ((2, None, None),)
    parts = [make(Place((4,), key), make(Slice(key), elementwise("exp", X))) for key in (low, high)]
    assert after("simplify", elementwise("add", *parts))[-2].startswith("%5 = assemble[keys=[[0:2], [2:]]](")
    overlapping = [make(Place((4,), key), make(Slice(key), X)) for key in (((0, 3, None),), high)]
    assert after("simplify", elementwise("add", *overlapping))[-2].startswith("%5 = add(")


def test_what_is_computed_twice_is_computed_once() -> None:
    value = elementwise("add", elementwise("exp", X), elementwise("exp", X))
    assert after("share", value) == ["%1 = exp(%0): float64[4]", "%2 = add(%1, %1): float64[4]", "-> %2"]


def test_zeros_of_different_signs_are_not_one() -> None:
    outputs = elementwise("divide", 1.0, full(0.0, 4)), elementwise("divide", 1.0, full(-0.0, 4))
    products = elementwise("multiply", X, 0.0), elementwise("multiply", X, -0.0)
    program = Program((X,), (*outputs, *products))
    for found in (run(PASSES["share"](program), np.ones(4)), run(optimize(program), np.ones(4))):
        np.testing.assert_array_equal(found[0], np.inf)
        np.testing.assert_array_equal(found[1], -np.inf)
        np.testing.assert_array_equal(np.signbit(found[2]), False)
        np.testing.assert_array_equal(np.signbit(found[3]), True)


def test_numbers_of_different_kinds_are_not_one() -> None:
    n = new_input("n", (2,), np.dtype("i8"))
    outputs = [elementwise("multiply", n, number) for number in (1, 1.0)]
    shared = PASSES["share"](Program((n,), tuple(outputs)))
    assert [value.dtype.kind for value in shared.outputs] == ["i", "f"]


def test_sums_of_products_are_computed_at_once() -> None:
    rows = make(Reshape((2, 2)), X)
    squares = elementwise("multiply", rows, rows)
    assert after("dots", make(Reduce("add", (1,)), squares))[1:] == ["%2 = dots(%1, %1): float64[2]", "-> %2"]
    both = after("dots", make(Reduce("add", (1,)), squares), squares)
    assert not any("dots" in line for line in both)  # the products are wanted as well


def test_a_mean_over_several_axes_is_one_sum() -> None:
    means = make(Reshape((2, 2)), X)
    for axis in (1, 0):
        means = elementwise("divide", make(Reduce("add", (axis,)), means), 2.0)
    program = Program((X,), (means,))
    for _ in range(3):
        program = PASSES["simplify"](program)
    assert printed(program).splitlines()[1:] == [
        "%1 = reduce_add[axes=(0,)](%0): float64[]",
        "%2 = divide(%1, 2.0): float64[]",
        "%3 = divide(%2, 2.0): float64[]",
        "-> %3",
    ]


def test_what_is_the_same_along_an_axis_is_computed_once() -> None:
    rows = make(Reshape((2, 2)), X)
    totals = make(Reduce("add", (1,)), rows)
    repeated = make(Broadcast((2, 2)), make(Reshape((2, 1)), totals))
    assert after("simplify", elementwise("multiply", repeated, 2.0))[2:] == [
        "%3 = reshape(%2): float64[2, 1]",
        "%4 = multiply(%3, 2.0): float64[2, 1]",
        "%5 = broadcast(%4): float64[2, 2]",
        "-> %5",
    ]
    product = elementwise("multiply", rows, repeated)
    assert after("simplify", elementwise("negative", product))[-3:] == [
        "%5 = broadcast(%4): float64[2, 2]",
        "%6 = multiply(%5, %1): float64[2, 2]",
        "-> %6",
    ]
    program = Program((X,), (make(Reduce("add", (1,)), product),))
    sums = PASSES["simplify"](program)
    assert not any("[2, 2]" in line for line in printed(sums).splitlines()[2:])
    for array in (np.array([1.0, -2.0, 0.5, 3.0]), np.array([np.nan, 1.0, -np.inf, -0.0])):
        [expected], [found] = run(program, array), run(sums, array)
        finite = np.isfinite(expected)  # a sum of infinities and NaN may be infinite
        np.testing.assert_array_equal(np.isfinite(found), finite)
        np.testing.assert_allclose(found[finite], expected[finite], rtol=1e-12)
    other = after("simplify", make(Reduce("add", (0,)), product))
    assert other == printed(Program((X,), (make(Reduce("add", (0,)), product),))).splitlines()[1:]
    for number in (0.0, np.inf):  # no number where infinities meet
        quotients = make(Reduce("add", (0,)), elementwise("divide" if number == 0 else "multiply", X, number))
        assert "reduce_add" in after("simplify", quotients)[1]


TABLE, LETTERS = real("table", 6, 2), new_input("letters", (3, 4), np.dtype(np.int64))
MATRIX, BIAS, MANY = real("matrix", 2, 5), real("bias", 5), real("many", 7, 2)
OTHERS = real("others", 12, 2)


def embedded(table: Value = TABLE) -> Value:
    """Rows of a table in the order of a text of twelve letters."""
    return make(Take(), table, make(Reshape((12,)), LETTERS))


@pytest.mark.parametrize("seed", range(3))
def test_what_is_computed_of_rows_looked_up_is_computed_of_the_table(seed: int) -> None:
    steps = make(Reshape((3, 4, 5)), make(MatMul(), embedded(), MATRIX))
    row = make(Broadcast((3, 4, 5)), BIAS)
    divided = elementwise("divide", row, elementwise("add", steps, row))
    program = Program((TABLE, LETTERS, MATRIX, BIAS), (divided,))
    rewritten = PASSES["simplify"](program)
    generator = np.random.default_rng(seed)
    table, *others = (generator.normal(size=x.shape) for x in (TABLE, MATRIX, BIAS))
    table[2], table[4, 1] = np.inf, np.nan
    arrays = table, generator.integers(0, 6, LETTERS.shape), *others
    for one, other in zip(run(program, *arrays), run(rewritten, *arrays), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)
    computed = [value.shape for value in rewritten.order() if isinstance(value.primitive, (MatMul, Elementwise))]
    assert computed == [(6, 5)] * 3
    assert [value.shape for value in rewritten.order() if isinstance(value.primitive, Take)] == [(12, 5)]


@pytest.mark.parametrize(
    "output",
    [
        pytest.param(make(MatMul(), embedded(MANY), MATRIX), id="more than half as many rows in the table"),
        pytest.param(make(MatMul(), make(Reshape((12, 2)), make(Permute((1, 0)), embedded())), MATRIX), id="columns"),
        pytest.param(elementwise("add", embedded(), OTHERS), id="a row for each"),
        pytest.param(elementwise("tanh", embedded()), id="another function"),
    ],
)
def test_what_is_no_less_for_the_table_stays(output: Value) -> None:
    program = Program((TABLE, LETTERS, MATRIX, MANY, OTHERS), (output,))
    assert PASSES["simplify"](program) is program


def test_what_is_added_at_a_place_is_added_there() -> None:
    part = make(Place((4,), ((1, 3, None),)), make(Slice(((0, 2, None),)), X))
    for operands in ((X, part), (part, X)):
        lines = after("places", elementwise("add", *operands))
        assert lines[1:] == ["%2 = add_at[key=[1:3]](%0, %1): float64[4]", "-> %2"]


def test_a_choice_that_is_always_the_same_is_a_mask() -> None:
    condition = constant(np.array([True, False, True, False]))
    for chosen, other in ((X, -np.inf), (0.0, X), (X, -0.0)):
        lines = after("fold", make(Where(), condition, chosen, other))
        assert any(" mask[" in line for line in lines)
    assert any("where" in line for line in after("fold", make(Where(), condition, X, X)))


def test_functions_of_neighbours_are_computed_at_once() -> None:
    table = real("table", 2, 4, 3)
    gates = [make(Sigmoid(), make(Slice((COLUMNS, n)), table)) for n in (0, 1, 2)]
    total = elementwise("add", elementwise("multiply", gates[0], gates[1]), gates[2])
    program = Program((table,), (total,))
    rewritten = optimize(program)
    assert sum(isinstance(value.primitive, Sigmoid) for value in rewritten.order()) == 1
    array = np.random.default_rng(0).normal(size=(2, 4, 3))
    np.testing.assert_allclose(run(rewritten, array)[0], run(program, array)[0], rtol=1e-12)


def test_products_that_meet_compared_columns_are_laid_out_alike() -> None:
    a, b, c = real("a", 2, 8, 4), real("b", 2, 4, 8), real("c", 2, 4, 8)
    scores, met = make(MatMul(), a, b), make(MatMul(), a, c)
    largest = make(Reduce("maximum", (2,), True), scores)
    outputs = elementwise("multiply", elementwise("subtract", scores, largest), met), make(MatMul(), a, c)
    assert hints_of(Program((a, b, c), outputs).order()).columns == {scores, met}
    assert hints_of(Program((a, b, c), (met,)).order()).columns == set()


def test_what_a_loop_reads_transposed_is_copied_before_it() -> None:
    h, weight = real("h", 1, 3), real("weight", 3, 3)
    row = real("x", 1, 3)
    body = Program((h, row, weight), (elementwise("tanh", elementwise("add", make(MatMul(), h, weight), row)),))
    inputs = real("h0", 1, 3), real("xs", 4, 1, 3), real("w", 3, 3)
    loop = make(Loop(body, 1, 1, 4), *inputs[:2], make(Permute((1, 0)), inputs[2]))
    program = Program(inputs, (last(loop, 0),))
    assert "= compact(" in printed(PASSES["compact"](program))
    assert "compact" not in printed(optimize(program, {"compact"}))
    arrays = [np.random.default_rng(n).normal(size=x.shape) for n, x in enumerate(inputs)]
    np.testing.assert_allclose(run(PASSES["compact"](program), *arrays)[0], run(program, *arrays)[0], rtol=1e-12)


def test_a_program_in_which_nothing_changes_is_the_same_object() -> None:
    program = Program((X,), (elementwise("exp", X),))
    for rewriting in PASSES.values():
        assert rewriting(program) is program


def test_passes_that_are_left_out_are_not_gone_through() -> None:
    value = elementwise("add", elementwise("exp", X), elementwise("exp", X))
    seen: list[str] = []
    optimize(Program((X,), (value,)), {"fold"}, lambda name, before, rewritten: seen.append(name))
    assert seen == ["share"]
    optimize(Program((X,), (value,)), {"share"}, lambda name, before, rewritten: seen.append(name))
    assert seen == ["share"]


def test_rules_that_rewrite_a_program_together_are_named_together() -> None:
    """Each value by one rule after the other: the fill of the first product is a factor of the second."""
    two = make(Broadcast((4,)), make(Full(2.0, (), np.dtype(float))))
    product = elementwise("multiply", elementwise("multiply", X, two), make(Reshape((4,)), elementwise("exp", X)))
    seen: list[str] = []
    rewritten = optimize(Program((X,), (product,)), watch=lambda name, before, after: seen.append(name))
    assert seen == ["fold, simplify"]
    assert [str(value.primitive) for value in rewritten.order() if value.operands] == ["multiply", "exp", "multiply"]
    seen.clear()
    optimize(Program((X,), (product,)), {"simplify"}, lambda name, before, after: seen.append(name))
    assert seen == ["fold"]


def test_products_of_heads_are_written_as_they_are_joined() -> None:
    """The axes of what heads give are joined without a copy, also after what is done element by element."""
    x, y, z = real("x", 2, 3, 5, 4), real("y", 2, 3, 4, 7), real("z", 2, 3, 4, 5)
    heads = make(Permute((0, 2, 1, 3)), make(MatMul(), x, y))
    turned = make(Permute((0, 3, 1, 2)), make(MatMul(), make(Permute((0, 1, 3, 2)), z), y))
    joined = make(Reshape((10, 21)), elementwise("multiply", heads, 0.5)), make(Reshape((14, 15)), turned)
    program = Program((x, y, z), joined)
    assert sorted(hints_of(program.order()).read.values()) == [(0, 2, 1, 3), (0, 3, 1, 2)]
    plan = Plan(Program((x, y, z), tuple(elementwise("tanh", value) for value in joined)))
    assert {function for function, _ in plan.calls} == {np.matmul, np.multiply, np.tanh}
    arrays = [np.random.default_rng(0).normal(size=value.shape) for value in (x, y, z)]
    product, other = np.matmul(*arrays[:2]), np.matmul(arrays[2].swapaxes(2, 3), arrays[1])
    expected = product.transpose(0, 2, 1, 3).reshape(10, 21) / 2, other.transpose(0, 3, 1, 2).reshape(14, 15)
    for found, right in zip(run(program, *arrays), expected, strict=True):
        np.testing.assert_allclose(found, right, rtol=1e-12)


def test_products_that_are_read_in_two_orders_stay() -> None:
    product = make(MatMul(), real("x", 2, 3, 5, 4), real("y", 2, 3, 4, 7))
    joined = make(Reshape((10, 21)), make(Permute((0, 2, 1, 3)), product))
    assert not hints_of(Program((), (joined, make(Permute((1, 0, 2, 3)), product))).order()).read
    assert not hints_of(Program((), (make(Permute((0, 2, 1, 3)), product),)).order()).read
    slow = make(Reshape((30, 7)), make(Permute((2, 1, 3, 0)), make(MatMul(), real("x", 2, 3, 5, 4), real("y", 4, 7))))
    assert not hints_of(Program((), (slow,)).order()).read  # BLAS cannot write that


@pytest.mark.parametrize("columns", [False, True], ids=["rows", "columns"])
@pytest.mark.parametrize("first", [False, True], ids=["", "first"])
@pytest.mark.parametrize("second", [False, True], ids=["", "second"])
def test_factors_of_small_products_lie_in_any_order(columns: bool, first: bool, second: bool) -> None:
    generator = np.random.default_rng(0)
    x1, x2 = generator.normal(size=(2, 3, 5, 4)), generator.normal(size=(1, 3, 4, 7))
    places = [np.asarray(x, order="F" if t else "C") for x, t in ((x1, first), (x2, second))]
    out = np.empty((2, 3, 7, 5)).swapaxes(2, 3) if columns else np.empty((2, 3, 5, 7))
    execute(bind(emit(MatMul(), out, places)))
    np.testing.assert_allclose(out, np.matmul(x1, x2), rtol=1e-12)
    stacks = [np.ascontiguousarray(x.swapaxes(2, 3)).swapaxes(2, 3) if t else x for x, t in ((x1, first), (x2, second))]
    code = emit(MatMul(), out, stacks)
    assert len(code) == 1 + (not first if columns else second)
    execute(bind(code))
    np.testing.assert_allclose(out, np.matmul(x1, x2), rtol=1e-12)


def test_all_sums_of_a_chain_become_dots_at_once() -> None:
    x, value = real("x", 3, 3), real("y", 3)
    total = value
    for _ in range(4):
        total = make(
            Reduce("add", (1,)), elementwise("multiply", make(Broadcast((3, 3)), elementwise("tanh", total)), x)
        )
    program = Program((x, value), (total,))
    found = PASSES["dots"](program)
    assert printed(found).count("dots") == 4
    arrays = np.arange(9.0).reshape(3, 3) / 9, np.array([1.0, -2.0, 0.5])
    np.testing.assert_allclose(run(found, *arrays)[0], run(program, *arrays)[0], rtol=1e-12)


def test_all_siblings_of_a_chain_are_merged_at_once() -> None:
    total = X
    for _ in range(3):
        rows = make(Reshape((2, 2)), total)
        first, second = (make(Sigmoid(), make(Slice((n,)), rows)) for n in (0, 1))
        total = elementwise(
            "add", X, make(Reshape((4,)), make(Broadcast((2, 2)), elementwise("multiply", first, second)))
        )
    program = Program((X,), (total,))
    found = PASSES["siblings"](program)
    assert [printed(x).count("sigmoid") for x in (program, found)] == [6, 3]
    array = np.array([1.0, -2.0, 0.5, 3.0])
    np.testing.assert_allclose(run(found, array)[0], run(program, array)[0], rtol=1e-12)


def test_a_large_constant_is_repeated_if_it_is_the_same_to_the_sign_of_its_zeros() -> None:
    row = np.tile([0.0, 1.0], 4000).reshape(1, 8000)
    same, signs = np.repeat(row, 3, 0), np.repeat(row, 3, 0)
    signs[1] = np.copysign(signs[1], -1.0) * np.where(signs[1] == 0.0, 1.0, -1.0)
    assert (same == signs).all()
    spared = compress_constant(constant(same))
    assert spared is not None
    assert [x.shape for x in spared.operands if isinstance(x, Value)] == [(1, 8000)]
    assert compress_constant(constant(signs)) is None
