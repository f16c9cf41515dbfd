"""Values of a backward loop that its forward loop computes: which they are, and that they stay the same."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.specialization.running import elementwise, real, run
from typedtensor.ir import (
    Loop,
    Permute,
    Program,
    Reduce,
    Reshape,
    TupleElement,
    Value,
    after,
    before,
    interpret,
    last,
    make,
    verify,
)
from typedtensor.passes.loop_fission import split_loops
from typedtensor.passes.residual_motion import move_residuals

LENGTH, SHAPE = 4, (2, 3)
Inner = Callable[[Value, Value, Value, Value], Value]
Stored = Callable[[Value, int], Value]


def elements(loop: Value, carry: int) -> Value:
    """The output of a loop that follows a carried value."""
    return make(TupleElement(carry + 1), loop)


def programs(inner: Inner, *, backwards: bool = False, stored: Stored = elements) -> Program:
    """A forward loop, and one in the other direction that reads what it stored.

    Args:
        inner: from its carried value, what the forward loop stored, an element of another sequence, and a constant, to
            a factor of the next carried value.
        backwards: whether the first loop is the one that runs backwards.
        stored: what the second one reads.
    """
    h, x = real("h", *SHAPE), real("x", *SHAPE)
    state = elementwise("tanh", elementwise("add", h, x))
    starts, rows, others, number = (
        real("h0", *SHAPE),
        real("xs", LENGTH, *SHAPE),
        real("ys", LENGTH, *SHAPE),
        real("c", 3),
    )
    forward = make(Loop(Program((h, x), (state, elementwise("exp", state))), 1, 1, LENGTH, backwards), starts, rows)
    d, s, y, c = real("d", *SHAPE), real("s", *SHAPE), real("y", *SHAPE), real("c", 3)
    body = Program((d, s, y, c), (elementwise("multiply", d, inner(d, s, y, c)),))
    second = make(Loop(body, 1, 2, LENGTH, not backwards), last(forward, 0), stored(forward, 0), others, number)
    return Program((starts, rows, others, number), (last(second, 0), last(forward, 0)))


def moved(program: Program) -> tuple[Loop, Loop]:
    """The loops after the pass and what follows it, whose results are those of the program."""
    rewritten = move_residuals(program)
    verify(rewritten)
    arrays = [np.random.default_rng(n).normal(size=x.shape) for n, x in enumerate(program.inputs)]
    expected = interpret(program, *arrays)
    for found in (interpret(rewritten, *arrays), run(rewritten, *arrays)):
        for one, other in zip(found, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-12)
    assert move_residuals(rewritten) is rewritten
    left = rewritten
    for _ in range(2):  # what the second loop does not read, and then what the first does not store
        left = split_loops(left, is_large=lambda value, loop: True)
    [first, second] = [value.primitive for value in left.order() if isinstance(value.primitive, Loop)]
    return first, second


def functions(loop: Loop) -> set[str]:
    return {str(value.primitive) for value in loop.body.order() if value.operands}


@pytest.mark.parametrize("backwards", [False, True])
@pytest.mark.parametrize("stored", [elements, before, after])
def test_what_depends_on_stored_values_alone_is_computed_where_they_are(backwards: bool, stored: Stored) -> None:
    def slope(d: Value, s: Value, y: Value, c: Value) -> Value:
        return elementwise("sin", elementwise("multiply", s, s))

    first, second = moved(programs(slope, backwards=backwards, stored=stored))
    assert "sin" in functions(first)
    assert functions(second) == {"multiply"}
    assert (second.sequences, len(first.body.outputs)) == (1, 2)  # it is stored in place of its operand


def test_other_sequences_and_constants_enter_the_earlier_loop() -> None:
    first, second = moved(
        programs(lambda d, s, y, c: elementwise("sin", elementwise("add", elementwise("multiply", s, y), c)))
    )
    assert "sin" in functions(first)
    assert functions(second) == {"multiply"}
    assert (first.sequences, second.sequences) == (2, 1)


def test_views_of_what_is_stored() -> None:
    def scale(d: Value, s: Value, y: Value, c: Value) -> Value:
        return elementwise("sin", make(Permute((1, 0)), make(Reshape((3, 2)), s)))

    first, second = moved(programs(scale))
    assert "sin" in functions(first)
    assert functions(second) == {"multiply"}


def test_a_small_value_takes_the_place_of_a_large_one() -> None:
    def scale(d: Value, s: Value, y: Value, c: Value) -> Value:
        return elementwise("sqrt", make(Reduce("add", (1,), True), s))

    _, second = moved(programs(scale))
    assert functions(second) == {"multiply"}


KEPT: dict[str, Inner] = {
    "what is stored is needed, too": lambda d, s, y, c: elementwise(
        "add", elementwise("sin", s), elementwise("multiply", s, d)
    ),
    "two values of one": lambda d, s, y, c: elementwise(
        "add", elementwise("multiply", elementwise("sin", s), d), elementwise("add", d, elementwise("cos", s))
    ),
    "it depends on the carried value": lambda d, s, y, c: elementwise("sin", elementwise("add", s, d)),
}


@pytest.mark.parametrize("name", KEPT)
def test_what_would_take_more_memory_stays(name: str) -> None:
    program = programs(KEPT[name])
    assert move_residuals(program) is program


def test_what_needs_later_values_stays() -> None:
    """A sequence that is computed from the forward loop's results cannot enter it."""
    program = programs(lambda d, s, y, c: elementwise("sin", elementwise("multiply", s, y)))
    _, end = program.outputs
    [second] = [
        value for value in program.order() if isinstance(value.primitive, Loop) and value.primitive.sequences == 2
    ]
    start, stored, others, number = second.operands
    assert isinstance(others, Value)
    later = elementwise("multiply", others, end)
    again = make(second.primitive, start, stored, later, number)
    program = Program(program.inputs, (last(again, 0), end))
    assert move_residuals(program) is program
