"""Random programs, with operations of users among them, give in plans what the interpreter gives."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.drawn import cases
from tests.runtime.faults import Faults
from tests.runtime.programs import Column, Program, Row, steps
from typedtensor import Const, Tensor, given


def found(loss: Any, parameters: list[Any], plan: bool) -> tuple[list[Any], int]:
    with given(plan=plan) as computation:
        gradients = computation.gradients(loss)
        return [x.numpy() for x in (loss.value, *(gradients[p] for p in parameters))], computation.counts.planned


@cases(15, 80, code=steps(depth=0, most=8))
def test_a_plan_gives_what_the_interpreter_gives(code: Any) -> None:
    program = Program(code, Faults())
    loss = program(Const(Tensor[Row, Column](np.random.default_rng(1).normal(size=(3, 4)))))
    expected, _ = found(loss, program.weights, plan=False)
    for planned in (0, 1, 1):
        values, times = found(loss, program.weights, plan=True)
        assert times == planned
        for one, other in zip(values, expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-11, atol=1e-12)


@cases(8, 40, code=steps(depth=1, most=4))
def test_dynamic_programs_are_interpreted_if_they_must_be(code: Any) -> None:
    program = Program(code, Faults())
    loss = program(Const(Tensor[Row, Column](np.random.default_rng(1).normal(size=(3, 4)))))
    expected, _ = found(loss, program.weights, plan=False)
    for _ in range(2):
        for one, other in zip(found(loss, program.weights, plan=True)[0], expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-11, atol=1e-12)
