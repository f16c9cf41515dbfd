"""What the last inputs of a program decide alone, and the rest of it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.specialization.running import elementwise, real, run
from typedtensor.ir import Broadcast, Concatenate, MatMul, Permute, Program, Reshape, Value, constant, make, printed
from typedtensor.passes.partial_evaluation import divided

X, W = real("x", 3), real("w", 2, 3)
GIVEN = np.array([1.0, -2.0, 0.5]), np.array([[1.0, 2.0, -1.0], [0.5, 0.0, 3.0]])


def product(x: Value, w: Value) -> Value:
    return make(MatMul(), make(Reshape((1, 3)), x), w)


TURNED = make(Permute((1, 0)), W)
EXPONENTIALS = elementwise("exp", W)


@pytest.mark.parametrize(
    ("outputs", "decided"),
    [
        ([product(X, make(Permute((1, 0)), EXPONENTIALS))], ["exp"]),
        ([product(X, TURNED)], []),  # a view
        ([elementwise("add", X, make(Reshape((2, 3)), TURNED))], ["permute", "reshape"]),  # a copy
        ([elementwise("add", make(Broadcast((2, 3)), X), elementwise("exp", EXPONENTIALS))], ["exp", "exp"]),
        ([EXPONENTIALS, elementwise("exp", X)], ["exp"]),
        ([W, X], []),
        ([elementwise("multiply", elementwise("add", W, constant(GIVEN[1])), X)], ["constant", "add"]),
        ([make(Concatenate(0), make(Reshape((1, 3)), X), EXPONENTIALS), EXPONENTIALS], ["exp"]),
    ],
)
def test_what_inputs_decide_alone(outputs: list[Value], decided: list[str]) -> None:
    program = Program((X, W), tuple(outputs))
    first, rest = divided(program, 1)
    assert [x.primitive.opcode for x in first.order() if x not in first.inputs] == decided
    assert rest.inputs[:2] == program.inputs
    assert len(rest.inputs) == 2 + len(first.outputs)
    found: list[Any] = [*run(first, GIVEN[1])]
    for one, other in zip(run(program, *GIVEN), run(rest, *GIVEN, *found), strict=True):
        np.testing.assert_array_equal(one, other)


def test_what_other_inputs_decide_stays() -> None:
    program = Program((X, W), (elementwise("exp", X), product(X, TURNED)))
    first, rest = divided(program, 1)
    assert not first.outputs
    assert printed(rest) == printed(program)
