"""Each rewrite alone: the rewritten programs, and equal numbers, including NaN and infinities."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.specialization.running import elementwise, real, run
from typedtensor.ir import (
    Argument,
    Assemble,
    Broadcast,
    Cast,
    Concatenate,
    Full,
    MatMul,
    Permute,
    Program,
    Reduce,
    Reshape,
    Slice,
    Value,
    Where,
    constant,
    make,
    new_input,
    printed,
)
from typedtensor.passes.convolutions.windows import Overlap
from typedtensor.passes.pipeline import PASSES, optimize
from typedtensor.passes.repeated import compress_constant

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


def test_arrays_beside_zeros_are_placed_in_zeros() -> None:
    rows = make(Reshape((2, 2)), elementwise("exp", X))
    below = make(Concatenate(0), full(0.0, 1, 2), rows, full(0.0, 1, 2))
    lines = after("simplify", make(Concatenate(1), below, full(0.0, 4, 3)))
    assert lines == [
        "%1 = exp(%0): float64[4]",
        "%2 = reshape(%1): float64[2, 2]",
        "%3 = assemble[keys=[[1:3, 0:2]]](%2): float64[4, 5]",
        "-> %3",
    ]


@pytest.mark.parametrize("number", [1.0, -0.0, np.nan])
def test_arrays_beside_other_numbers_stay_joined(number: float) -> None:
    joined = make(Concatenate(0), full(number, 1), X)
    assert any("concatenate" in line for line in after("simplify", joined))


@pytest.mark.parametrize(("size", "key"), [(4, ((0, 8, 2),)), (5, ((4, None, -1),))])
def test_arrays_of_zeros_at_keys_with_steps_stay_apart(size: int, key: Any) -> None:
    inner = make(Assemble((size,), (((0, 4, None),),)), X)
    assert len([line for line in after("simplify", make(Assemble((8,), (key,)), inner)) if "assemble" in line]) == 2


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
    [
        ("add", X, -0.0),
        ("add", -0.0, X),
        ("subtract", X, 0),
        ("multiply", 1.0, X),
        ("multiply", X, 1),
        ("divide", X, 1.0),
        ("power", X, 1),
    ],
)
def test_what_changes_nothing_is_left_out(name: str, first: Argument, second: Argument) -> None:
    assert after("simplify", elementwise("negative", elementwise(name, first, second))) == [
        "%1 = negative(%0): float64[4]",
        "-> %1",
    ]


@pytest.mark.parametrize(
    ("name", "first", "second"),
    [
        ("add", X, 0.0),
        ("add", 0, X),
        ("subtract", X, -0.0),
        ("multiply", X, 0.0),
        ("subtract", X, X),
        ("divide", X, X),
        ("subtract", 0.0, X),
        ("divide", 1.0, X),
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
    parts = [make(Assemble((4,), (key,)), make(Slice(key), elementwise("exp", X))) for key in (low, high)]
    assert after("simplify", elementwise("add", *parts))[-2].startswith("%5 = assemble[keys=[[0:2], [2:]]](")
    overlapping = [make(Assemble((4,), (key,)), make(Slice(key), X)) for key in (((0, 3, None),), high)]
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


def test_a_choice_that_one_truth_value_decides_is_what_it_chooses() -> None:
    other = elementwise("multiply", X, 2.0)
    for function, number, chosen in (("logical_and", False, other), ("logical_or", True, X)):
        condition = elementwise(function, elementwise("equal", X, 0.0), full(number, 4, dtype=bool))
        assert after("fold", make(Where(), condition, X, other)) == after("fold", chosen)


def test_a_program_in_which_nothing_changes_is_the_same_object() -> None:
    program = Program((X,), (elementwise("exp", X),))
    for rewriting in PASSES.values():
        assert rewriting(program) is program


def test_passes_that_are_left_out_are_not_gone_through() -> None:
    value = elementwise("add", elementwise("exp", X), elementwise("exp", X))
    seen: list[str] = []
    optimize(Program((X,), (value,)), lambda name, before, rewritten: seen.append(name), {"fold"})
    assert seen == ["share"]
    optimize(Program((X,), (value,)), lambda name, before, rewritten: seen.append(name), {"share"})
    assert seen == ["share"]


def test_a_large_constant_is_repeated_if_it_is_the_same_to_the_sign_of_its_zeros() -> None:
    row = np.tile([0.0, 1.0], 4000).reshape(1, 8000)
    same, signs = np.repeat(row, 3, 0), np.repeat(row, 3, 0)
    signs[1] = np.copysign(signs[1], -1.0) * np.where(signs[1] == 0.0, 1.0, -1.0)
    assert (same == signs).all()
    spared = compress_constant(constant(same))
    assert spared is not None
    assert [x.shape for x in spared.operands if isinstance(x, Value)] == [(1, 8000)]
    assert compress_constant(constant(signs)) is None
