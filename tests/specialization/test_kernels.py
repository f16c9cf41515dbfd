"""Kernels of flat arrays compute what the reference interpreter does, in place, in parts and with few registers."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from typedtensor.ir import Argument, Cast, Elementwise, Full, Program, Reduce, Value, Where, interpret, make, new_input
from typedtensor.targets.numpy.kernels import Kernel, Unfusable

SIZE = 7
BINARY = ("add", "subtract", "multiply", "maximum", "minimum")
UNARY = ("negative", "absolute", "tanh")


def random_program(seed: int, *, reductions: bool) -> Program:
    """Flat values, scalars and truth values, some of them read often and some results of the program twice."""
    chance = random.Random(seed)
    inputs = [new_input(name, shape, np.dtype(float)) for name, shape in (("x", (SIZE,)), ("y", (SIZE,)), ("s", ()))]
    flat: list[Value] = inputs[:2]
    scalars: list[Argument] = [inputs[2], 0.5, 2]
    for _ in range(chance.randint(1, 25)):
        kind = chance.random()
        one, other = chance.choice(flat), chance.choice([*flat, *scalars])
        if kind < 0.6:
            operands = (one, other) if chance.random() < 0.5 else (other, one)
            flat.append(make(Elementwise(chance.choice(BINARY)), *operands))
        elif kind < 0.75:
            flat.append(make(Elementwise(chance.choice(UNARY)), one))
        elif kind < 0.85:
            flat.append(
                make(Where(), make(Elementwise("greater"), one, other), chance.choice(flat), chance.choice(flat))
            )
        elif kind < 0.9:
            flat.append(make(Elementwise("add"), one, make(Full(0.25, (SIZE,), np.dtype(float)))))
        elif reductions:
            scalars.append(make(Reduce(chance.choice(("add", "maximum")), (0,)), one))
        else:
            scalars.append(make(Elementwise("multiply"), scalars[0], 0.5))
    return Program(tuple(inputs), tuple(chance.choice(flat) for _ in range(chance.randint(1, 3))))


def run(kernel: Kernel, arrays: Any, size: int) -> list[Any]:
    outputs = [np.full(size, np.nan) for _ in kernel.program.outputs]
    kernel.run(*arrays, *outputs, *[np.empty(size, dtype) for dtype in kernel.registers])
    return outputs


@pytest.mark.parametrize("reductions", [False, True])
def test_random_programs(reductions: bool) -> None:
    for seed in range(150):
        program = random_program(seed, reductions=reductions)
        generator = np.random.default_rng(seed)
        arrays = [generator.normal(size=SIZE), generator.normal(size=SIZE), np.asarray(0.75)]
        before = [x.copy() for x in arrays]
        kernel, expected = Kernel(program), interpret(program, *arrays)
        for one, other in zip(run(kernel, arrays, SIZE), expected, strict=True):
            np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-12, err_msg=str(seed))
        for one, other in zip(arrays, before, strict=True):
            np.testing.assert_array_equal(one, other)
        assert kernel.elementwise or reductions
        if kernel.elementwise:
            part = run(kernel, [arrays[0][4:], arrays[1][4:], arrays[2]], SIZE - 4)
            for one, other in zip(part, expected, strict=True):
                np.testing.assert_allclose(one, other[4:], rtol=1e-12, atol=1e-12)


def test_a_long_chain_needs_one_register() -> None:
    x, v = (new_input(name, (SIZE,), np.dtype(float)) for name in "xv")
    y = x
    for n in range(20):
        y = make(Elementwise("add"), y, float(n))
    assert len(Kernel(Program((x, v), (y,))).registers) == 1


def test_what_is_no_function_of_elements_has_no_kernel() -> None:
    x, v = (new_input(name, (SIZE,), np.dtype(float)) for name in "xv")
    for value in (make(Cast(np.dtype("f4")), x), make(Reduce("add", (0,)), x)):
        with pytest.raises(Unfusable):
            Kernel(Program((x, v), (value,)))


def test_the_factor_of_an_update_that_only_multiplies_and_adds() -> None:
    g, v, s = (new_input(n, shape, np.dtype(float)) for n, shape in (("g", (SIZE,)), ("v", (SIZE,)), ("s", ())))
    scaled = make(Elementwise("multiply"), make(Elementwise("multiply"), g, -0.5), s)
    assert Kernel(Program((g, v, s), (make(Elementwise("add"), v, scaled),))).factor([0.25]) == -0.125
    assert Kernel(Program((g, v), (make(Elementwise("add"), v, g),))).factor([]) == 1.0
    for other in (make(Elementwise("multiply"), g, v), make(Elementwise("add"), g, 1.0), make(Elementwise("tanh"), g)):
        assert Kernel(Program((g, v), (make(Elementwise("add"), v, other),))).factor([]) is None
