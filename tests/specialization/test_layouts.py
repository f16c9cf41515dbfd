"""Memory layouts of values whose axes, in another order, are joined, split, repeated and summed."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from tests.sampling import sample
from tests.specialization.running import elementwise, real, run
from typedtensor.ir import (
    Broadcast,
    MatMul,
    Permute,
    Program,
    Reduce,
    Reshape,
    Value,
    axis_runs,
    interpret,
    make,
    printed,
)
from typedtensor.targets.numpy.emission import emit
from typedtensor.targets.numpy.emission.steps import Dot, Reduction, bind, execute
from typedtensor.targets.numpy.emission.steps import MatMul as Multiply
from typedtensor.targets.numpy.layout_assignment import hints_of
from typedtensor.targets.numpy.passes.dots import Dots
from typedtensor.targets.numpy.pipeline import PASSES
from typedtensor.targets.numpy.plan import Plan


def simplified(*outputs: Value) -> list[str]:
    """The lines of a program of ``x`` after simplification, without its input."""
    program = Program((X,), outputs)
    for _ in range(3):
        program = PASSES["simplify"](program)
    array = np.arange(1.0, X.size + 1).reshape(X.shape)
    for one, other in zip(interpret(Program((X,), outputs), array), run(program, array), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-12)
    return printed(program).splitlines()[1:]


X = real("x", 2, 3)
GROUPS = make(Reshape((2, 3, 1, 1)), X)


def test_what_is_repeated_in_groups_is_repeated_last() -> None:
    """Statistics of groups of channels meet numbers, and each other, before they are repeated."""
    channels = make(Reshape((2, 12, 5)), make(Broadcast((2, 3, 4, 5)), GROUPS))
    assert simplified(elementwise("sqrt", elementwise("add", channels, 1.0)))[1:] == [
        "%2 = broadcast(%1): float64[2, 3, 4, 1]",
        "%3 = reshape(%2): float64[2, 12, 1]",
        "%4 = add(%3, 1.0): float64[2, 12, 1]",
        "%5 = sqrt(%4): float64[2, 12, 1]",
        "%6 = broadcast(%5): float64[2, 12, 5]",
        "-> %6",
    ]
    first = make(Broadcast((2, 3, 5)), make(Reshape((2, 3, 1)), X))
    second = make(Broadcast((2, 3, 5)), make(Reshape((2, 1, 1)), make(Reduce("add", (1,)), X)))
    assert simplified(elementwise("multiply", first, second))[-3:] == [
        "%4 = multiply(%1, %3): float64[2, 3, 1]",
        "%5 = broadcast(%4): float64[2, 3, 5]",
        "-> %5",
    ]


def test_what_is_as_large_before_it_is_repeated_stays() -> None:
    rows = make(Broadcast((2, 3, 3)), make(Reshape((2, 3, 1)), X))
    columns = make(Broadcast((2, 3, 3)), make(Reshape((2, 1, 3)), X))
    product = Program((X,), (elementwise("multiply", rows, columns),))
    assert PASSES["simplify"](product) is product
    merged = Program((X,), (make(Reshape((2, 12)), make(Broadcast((2, 3, 4)), make(Reshape((2, 3, 1)), X))),))
    assert PASSES["simplify"](merged) is merged


@pytest.mark.parametrize("first", [(6, 1, 4), (2, 12), (1, 24, 1), (3, 2, 2, 2)])
@pytest.mark.parametrize("second", [(2, 3, 4), (24,), (4, 1, 6), (1, 24)])
def test_runs_of_axes_have_as_many_elements(first: tuple[int, ...], second: tuple[int, ...]) -> None:
    runs = list(axis_runs(first, second))
    assert [n for taken, _ in runs for n in taken] == list(range(len(first)))
    assert [n for _, given in runs for n in given] == list(range(len(second)))
    for taken, given in runs:
        assert np.prod([first[n] for n in taken]) == np.prod([second[n] for n in given])


def test_axes_that_are_joined_keep_the_fastest_one() -> None:
    """Images with the batch innermost become the columns of a matrix by copies of whole lines."""
    images = real("x", 4, 5, 6, 7)
    lines = make(Permute((3, 1, 0, 2)), elementwise("exp", images))
    matrix = make(Reshape((7, 5 * 4 * 6)), lines)
    plan = Plan(Program((images,), (elementwise("tanh", matrix),)), [None])
    assert plan.outputs[0].T.flags.c_contiguous
    array = np.random.default_rng(0).normal(size=images.shape)
    [found] = run(Program((images,), (elementwise("tanh", matrix),)), array)
    np.testing.assert_allclose(found, np.tanh(np.exp(array).transpose(3, 1, 0, 2).reshape(7, -1)), rtol=1e-12)
    rows = make(Reshape((4 * 6, 5 * 7)), make(Permute((0, 2, 1, 3)), elementwise("exp", images)))
    plan = Plan(Program((images,), (elementwise("tanh", rows),)), [None])
    assert plan.outputs[0].flags.c_contiguous


def test_products_that_become_images_have_their_rows_innermost() -> None:
    a, b = real("a", 3, 4), real("b", 4, 30)
    product = make(MatMul(), a, b)
    images = elementwise("exp", make(Reshape((3, 5, 2, 3)), product))
    lines = make(Permute((2, 1, 3, 0)), images)
    assert hints_of(Program((a, b), (lines,)).order()).read == {product: (1, 0)}
    both = Program((a, b), (lines, make(Permute((0, 2, 3, 1)), images)))
    assert not hints_of(both.order()).read
    assert not hints_of(Program((a, b), (images,)).order()).read
    assert not hints_of(Program((a, b), (lines, elementwise("exp", product))).order()).read
    arrays = [np.random.default_rng(0).normal(size=x.shape) for x in (a, b)]
    [found] = run(Program((a, b), (lines,)), *arrays)
    np.testing.assert_allclose(
        found, np.exp(arrays[0] @ arrays[1]).reshape(3, 5, 2, 3).transpose(2, 1, 3, 0), rtol=1e-12
    )


@pytest.mark.parametrize("order", sample([(order,) for order in permutations(range(4))], one_in=5))
@pytest.mark.parametrize("axes", [(0, 2), (0, 3), (1, 3), (0, 1, 3), (0, 2, 3)])
def test_sums_over_axes_that_lie_apart(order: tuple[int, ...], axes: tuple[int, ...]) -> None:
    shape = 33, 34, 35, 36
    x = np.random.default_rng(0).normal(size=[shape[n] for n in order]).transpose(np.argsort(order))
    left = [n for n in order if n not in axes]
    out = np.empty([shape[n] for n in left]).transpose(np.argsort(np.argsort(np.argsort(left))))
    steps = emit(Reduce("add", axes), out, [x])
    execute(bind(steps))
    np.testing.assert_allclose(out, x.sum(axes), rtol=1e-9, atol=1e-9)
    assert [type(step.operation) for step in steps[:-1]] in ([], [Dot], [Multiply])
    assert len(steps) < 2 or isinstance(steps[-1].operation, Reduction)


def test_sums_of_products_lie_as_the_products_do() -> None:
    """Rows of a product that is laid out by columns: what is repeated along them again is read as it lies."""
    a, b, c = real("a", 2, 8, 4), real("b", 2, 4, 6), real("c", 2, 4, 6)
    scores, met = make(MatMul(), a, b), make(MatMul(), a, c)
    largest = make(Reduce("maximum", (2,), True), scores)
    turned = [make(Permute((1, 0, 2)), x) for x in (elementwise("subtract", scores, largest), met)]
    sums = make(Dots(), *turned)
    program = Program(
        (a, b, c), (elementwise("add", turned[0], make(Broadcast((8, 2, 6)), make(Reshape((8, 2, 1)), sums))),)
    )
    steps = [
        step for step in Plan(program).written if isinstance(step.operation, Reduction) and step.out.shape == (8, 2)
    ]
    assert [step.out.strides for step in steps] == [(8, 64)]
    arrays = [np.random.default_rng(0).normal(size=x.shape) for x in program.inputs]
    np.testing.assert_allclose(run(program, *arrays)[0], interpret(program, *arrays)[0], rtol=1e-12)
