"""Stacking of equal computations on several operands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import strategies as st

from tests.drawn import cases
from tests.specialization.running import elementwise, real, run
from typedtensor import Axis, Expr, Input, Param, Tensor, given
from typedtensor.ir import Argument, Elementwise, MatMul, Permute, Program, Reduce, Slice, Value, interpret, make
from typedtensor.nn import Linear
from typedtensor.ops import relu, select
from typedtensor.optim import SGD, Adam, Optimizer
from typedtensor.profiling import explain
from typedtensor.targets.numpy.passes.stacking import stack_alike
from typedtensor.targets.numpy.passes.stacks import Stack, side_by_side
from typedtensor.targets.numpy.pipeline import optimize
from typedtensor.targets.numpy.plan import Plan


class Batch(Axis): ...


class Feature(Axis, size=6): ...


class Hidden(Axis, size=4): ...


class Expert(Axis, size=5): ...


def stacks(program: Program) -> list[Value]:
    return [value for value in program.order() if isinstance(value.primitive, Stack)]


def agree(program: Program) -> Program:
    """A program after the pass, which computes the same: by its meaning, as a plan, and after all passes."""
    arrays = [np.random.default_rng(n).normal(size=x.shape) for n, x in enumerate(program.inputs)]
    expected, rewritten = interpret(program, *arrays), stack_alike(program)
    for found in (interpret(rewritten, *arrays), run(rewritten, *arrays), run(optimize(program), *arrays)):
        for one, other in zip(found, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-14)
    return rewritten


def product(x: Argument, y: Argument) -> Value:
    return make(MatMul(), x, y)


def members(count: int, x: Value) -> tuple[list[Value], list[Value]]:
    """The weights of an ensemble, and what each member computes."""
    weights: list[Value] = []
    results: list[Value] = []
    for n in range(count):
        w, b, v = real(f"w{n}", 3, 4), real(f"b{n}", 4), real(f"v{n}", 4, 2)
        h = elementwise("tanh", elementwise("add", product(x, w), b))
        results.append(elementwise("exp", product(h, v)))
        weights += w, b, v
    return weights, results


def test_an_ensemble_is_computed_at_once() -> None:
    x = real("x", 5, 3)
    weights, results = members(6, x)
    rewritten = agree(Program((x, *weights), tuple(results)))
    assert [len(value.operands) for value in stacks(rewritten)] == [6, 6, 6]
    assert sum(isinstance(value.primitive, MatMul) for value in rewritten.order()) == 2


def test_numbers_are_stacked() -> None:
    """Whose stack is a copy, as they do not lie at equal distances."""
    numbers = [real(f"x{n}") for n in range(5)]
    rewritten = agree(
        Program((*numbers,), tuple([elementwise("tanh", elementwise("sin", elementwise("exp", x))) for x in numbers]))
    )
    assert [len(value.operands) for value in stacks(rewritten)] == [5]


def test_few_are_not() -> None:
    x = real("x", 5, 3)
    weights, results = members(3, x)
    program = Program((x, *weights), tuple(results))
    assert stack_alike(program) is program


def test_their_sum_is_a_sum_along_the_new_axis_and_others_are_added() -> None:
    x, y = real("x", 5, 3), real("y", 5, 2)
    weights, results = members(5, x)
    total = y
    for result in results:
        total = elementwise("add", result, total)
    rewritten = agree(Program((x, y, *weights), (total,)))
    assert sum(value.primitive == Elementwise("add") for value in rewritten.order()) == 2  # of biases, and of y
    assert sum(isinstance(value.primitive, Reduce) for value in rewritten.order()) == 1


def test_each_meets_a_part_of_what_all_have() -> None:
    x, choice = real("x", 5, 3), real("choice", 5, 7)
    weights, results = members(5, x)
    parts = [make(Slice(((None, None, None), n + 1)), choice) for n in range(5)]
    scaled = [make(Permute((1, 0)), x) for x in results]
    rewritten = agree(
        Program((x, choice, *weights), tuple(elementwise("multiply", y, p) for y, p in zip(scaled, parts, strict=True)))
    )
    assert sum(value.primitive == Elementwise("multiply") for value in rewritten.order()) == 1


@pytest.mark.parametrize("places", [(0, 1, 2, 3, 3), (0, 2, 4, 1, 3), (6, 5, 4, 3, 2)])
def test_parts_that_do_not_follow_each_other_are_met_one_by_one(places: Sequence[int]) -> None:
    x, choice = real("x", 5, 3), real("choice", 7)
    weights, results = members(5, x)
    parts = [make(Slice((n,)), choice) for n in places]
    agree(
        Program(
            (x, choice, *weights), tuple(elementwise("multiply", *pair) for pair in zip(results, parts, strict=True))
        )
    )


def test_operands_that_some_share_are_no_stack() -> None:
    x, w, others = real("x", 2, 3), real("w", 3, 3), [real(f"w{n}", 3, 3) for n in range(3)]
    program = Program((x, w, *others), tuple(product(x, y) for y in (w, w, *others)))
    assert not stacks(agree(program))


def test_crossed_operands_are_no_stack() -> None:
    x = real("x", 2, 3)
    weights = [real(f"w{n}", 3, 3) for n in range(5)]
    first = [elementwise("tanh", product(x, w)) for w in weights]
    crossed = [elementwise("subtract", first[n], elementwise("exp", first[(n + 1) % 5])) for n in range(5)]
    agree(Program((x, *weights), tuple(crossed)))


def test_arrays_at_equal_distances_are_one_view_and_others_are_none() -> None:
    flat = np.arange(60.0)
    rows = [flat[9 * n + 1 : 9 * n + 7].reshape(2, 3) for n in range(5)]
    found = side_by_side(rows)
    assert found.base is flat
    np.testing.assert_array_equal(found, np.stack(rows))
    for wrong in (
        rows[::-1],
        [*rows[:2], rows[3]],
        [rows[0], rows[0]],
        [rows[0], rows[1].copy()],
        [rows[0], rows[1].T],
    ):
        with pytest.raises(ValueError, match="they do not"):
            side_by_side(wrong)


def test_results_are_written_where_they_are_to_be() -> None:
    """At equal distances nothing is copied, else each is."""
    x = real("x", 5, 3)
    weights, results = members(8, x)
    program = stack_alike(Program((x, *weights), tuple(results)))
    arrays = [np.random.default_rng(n).normal(size=x.shape) for n, x in enumerate(program.inputs)]
    flat = np.empty(110)
    even = [flat[13 * n : 13 * n + 10].reshape(5, 2) for n in range(8)]
    uneven = [*even[:7], np.empty((5, 2))]
    lengths = []
    for places in (even, uneven):
        plan = Plan(program, places)
        for place, array in zip(plan.inputs, arrays, strict=True):
            place[...] = array
        plan.run()
        for place, expected in zip(places, interpret(program, *arrays), strict=True):
            np.testing.assert_allclose(place, expected, rtol=1e-12)
        lengths.append(len(plan.written))
    assert lengths[1] == lengths[0] + 8


FUNCTIONS: list[Callable[[Argument], Value]] = [
    lambda x: elementwise("tanh", x),
    lambda x: elementwise("multiply", x, 0.5),
    lambda x: product(x, make(Permute((1, 0)), x)),
    lambda x: elementwise("add", x, make(Reduce("add", (1,), kept=True), x)),
    lambda x: elementwise("subtract", x, make(Reduce("maximum", (0,)), x)),
]


ROWS = st.tuples(
    st.sampled_from(FUNCTIONS), st.integers(0), st.none() | st.tuples(st.integers(0), st.booleans()), st.booleans()
)


@cases(30, 300, count=st.integers(4, 6), drawn=st.lists(ROWS, min_size=1, max_size=4), wanted=st.lists(st.integers(0)))
def test_random_programs_compute_the_same(count: int, drawn: Sequence[Any], wanted: Sequence[int]) -> None:
    """Rows of values are computed from those before, so that some are alike and others nearly so."""
    inputs = [real(f"x{n}", 3, 3) for n in range(count)]
    rows = [inputs]
    for function, before, met, common in drawn:
        row = [function(x) for x in rows[before % len(rows)]]
        if met is not None:
            number, crossed = met
            other = rows[number % len(rows)]
            row = [elementwise("add", x, other[(n + crossed) % count]) for n, x in enumerate(row)]
        if common:
            row = [product(x, inputs[0]) for x in row]
        rows.append([elementwise("tanh", x) for x in row])
    total = rows[-1][0]
    for x in rows[-1][1:]:
        total = elementwise("add", total, x)
    computed = [x for row in rows[1:] for x in row]
    agree(Program(tuple(inputs), (total, *[computed[n % len(computed)] for n in wanted])))


@pytest.mark.parametrize("kind", [SGD, Adam])
def test_steps_on_experts_are_those_of_the_interpreter(kind: Callable[..., Optimizer]) -> None:
    x, choice = Input(Tensor[Batch, Feature]), Input(Tensor[Expert])
    generator = np.random.default_rng(0)
    data = [
        (
            x.bind(Tensor[Batch, Feature](generator.normal(size=(3, 6)))),
            choice.bind(Tensor[Expert](generator.normal(size=5))),
        )
        for _ in range(6)
    ]

    def trained(**options: Any) -> list[Any]:
        experts = [Linear(Feature, Hidden) >> relu >> Linear(Hidden, Feature) for _ in range(5)]
        parameters: list[Param[Any]] = [p for e in experts for p in e.parameters.values()]
        for n, parameter in enumerate(parameters):
            parameter.assign(parameter.value * 0.0 + float(np.sin(n)))
        parts: list[Expr[Tensor[()]]] = [
            ((x >> expert) * (x >> expert)).sum() * select(choice, Expert, n) for n, expert in enumerate(experts)
        ]
        loss = sum(parts[1:], parts[0])
        optimizer = kind(parameters, learning_rate=0.01)
        for bindings in data:
            with given(*bindings, **options):
                optimizer.step(loss)
        if not options:
            with given(*data[0]):
                assert "stack" in str(explain(loss, plan=True).program)
        return [np.asarray(parameter.value.numpy()) for parameter in parameters]

    for one, other in zip(trained(), trained(plan=False), strict=True):
        np.testing.assert_allclose(one, other, rtol=2e-5, atol=1e-6)
