"""Early computation of values from available operands, with the same results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import strategies as st

from tests.drawn import cases
from tests.specialization.running import elementwise, real
from typedtensor.ir import MatMul, Permute, Program, Reduce, Reshape, Value, interpret, make
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.buffer_assignment import Arena
from typedtensor.targets.numpy.plan import Plan
from typedtensor.targets.numpy.scheduling import scheduled

SIZE = 256
"""Matrices of half a mebibyte."""


def layer(*, keeps_slope: bool = False, keeps_all: bool = False) -> tuple[Program, dict[str, Value]]:
    """``sin(x w) · x w``, then a product, then a gradient that needs the slope of the former."""
    x, w, v = (real(name, SIZE, SIZE) for name in "xwv")
    z = make(MatMul(), x, w)
    t = elementwise("sin", z)
    y = elementwise("multiply", z, t)
    far = x
    for _ in range(4):
        far = make(MatMul(), far, v)
    after = make(MatMul(), y, far)
    slope = elementwise("add", t, elementwise("multiply", z, elementwise("cos", z)))
    gradient = elementwise("multiply", make(MatMul(), after, v), slope)
    outputs = [after, gradient, *([slope] if keeps_slope else []), *([z, t] if keeps_all else [])]
    return Program((x, w, v), tuple(outputs)), {"z": z, "t": t, "y": y, "far": far, "slope": slope, "after": after}


def is_sound(order: Sequence[Value], before: Sequence[Value]) -> bool:
    places = {value: n for n, value in enumerate(order)}
    inward = all(places[x] < places[v] for v in order for x in v.operands if isinstance(x, Value))
    return inward and len(order) == len(before) and set(order) == set(before)


def test_one_value_is_kept_in_place_of_two() -> None:
    program, named = layer()
    before = program.order()
    assert before.index(named["slope"]) > before.index(named["after"])
    after = scheduled(before, set(program.outputs))
    assert is_sound(after, before)
    assert after.index(named["slope"]) < after.index(named["far"])
    assert Plan(program).bytes < Plan(program, arena=Arena(["blocks"])).bytes


@pytest.mark.parametrize("which", ["keeps_slope", "keeps_all"])
def test_what_is_kept_anyway_is_no_reason(which: str) -> None:
    program, _ = layer(**{which: True})
    assert scheduled(program.order(), set(program.outputs)) == list(program.order())


def test_small_values_are_left_where_they_are() -> None:
    x = real("x", 4)
    program = Program((x,), (elementwise("exp", elementwise("sin", x)),))
    assert scheduled(program.order(), set(program.outputs)) is program.order()


def test_the_values_are_the_same() -> None:
    program, _ = layer()
    arrays = [np.random.default_rng(n).normal(size=(SIZE, SIZE)) / SIZE for n in range(3)]
    plan = Plan(program)
    for place, array in zip(plan.inputs, arrays, strict=True):
        np.copyto(place, array)
    plan.run()
    for found, expected in zip(plan.outputs, interpret(program, *arrays), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-15)


STEPS = st.lists(
    st.tuples(st.sampled_from(["add", "multiply", "tanh", "turned", "sum"]), st.integers(0, 9), st.integers(0, 9)),
    min_size=2,
    max_size=8,
)


def extended(values: list[Value], steps: Any) -> list[Value]:
    """Values computed from some, of which the last ones are read most."""
    for step, first, second in steps:
        x, y = values[-1 - first % len(values)], values[-1 - second % len(values)]
        if step == "turned":
            made = make(Permute((1, 0)), x)
        elif step == "sum":
            made = elementwise("subtract", x, make(Reshape((4, 1)), make(Reduce("add", (1,)), y)))
        else:
            made = elementwise("tanh", x) if step == "tanh" else elementwise(step, x, elementwise("tanh", y))
        values = [*values, made]
    return values


@cases(60, 200, first=STEPS, second=STEPS, kept=st.booleans())
def test_random_programs(first: Any, second: Any, kept: bool) -> None:
    inputs = real("x", 4, 4), real("y", 4, 4)
    forward = extended([make(MatMul(), *inputs)], first)
    result = make(MatMul(), forward[-1], inputs[1])
    slopes = extended(forward, second)
    gradient = elementwise("multiply", make(MatMul(), result, inputs[0]), slopes[-1])
    program = Program(inputs, (result, gradient, *(forward[1:2] if kept else [])))
    arrays = [np.random.default_rng(n).normal(size=(4, 4)) / 4 for n in (0, 1)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cost_model, "EARLY_BYTES", 1)
        patch.setattr(cost_model, "FAR_BYTES", 0)
        assert is_sound(scheduled(program.order(), set(program.outputs)), program.order())
        plan = Plan(program)
    for place, array in zip(plan.inputs, arrays, strict=True):
        np.copyto(place, array)
    for _ in range(2):
        plan.run()
        for found, expected in zip(plan.outputs, interpret(program, *arrays), strict=True):
            np.testing.assert_allclose(found, expected, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("kept", [False, True], ids=["", "kept"])
def test_a_small_product_frees_large_factors(monkeypatch: pytest.MonkeyPatch, kept: bool) -> None:
    """The gradient for a kernel is computed when its factors are there, not behind all gradients for images."""
    monkeypatch.setattr(cost_model, "FAR_BYTES", 8 * SIZE * 8)
    x, w = real("x", 8, SIZE), real("w", SIZE, SIZE)
    first = elementwise("exp", make(MatMul(), x, w))
    second = elementwise("sin", first)
    far = second
    for _ in range(4):
        far = make(MatMul(), elementwise("tanh", far), w)
    gradient = make(MatMul(), make(Reshape((8, SIZE)), first), make(Permute((1, 0)), second))
    result = gradient if kept else elementwise("exp", gradient)
    program = Program((x, w), (far, result))
    before, after = program.order(), scheduled(program.order(), {far, result})
    assert is_sound(after, before)
    assert before.index(gradient) > before.index(far)
    assert after.index(gradient) < 8 < after.index(far)
    large = Program((x, w), (far, make(MatMul(), make(Permute((1, 0)), first), second)))
    assert scheduled(large.order(), {*large.outputs}) == list(large.order())  # it takes more than it frees
