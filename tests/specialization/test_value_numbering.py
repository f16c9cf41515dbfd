"""Programs that compute the same are told from others, whatever the order of their values."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from typedtensor.ir import (
    Argument,
    Elementwise,
    ForeignCall,
    Full,
    Loop,
    MatMul,
    Program,
    Reduce,
    TupleElement,
    Value,
    constant,
    make,
    new_input,
)
from typedtensor.passes.value_numbering import computes_alike
from typedtensor.targets.numpy.passes.mkl import MklMatMul

FLOAT = np.dtype(np.float64)
ADD, MULTIPLY = Elementwise("add"), Elementwise("multiply")


def of(*outputs: Callable[[Value, Value], Argument]) -> Program:
    """The program of functions of two inputs."""
    inputs = new_input("x", (3, 3), FLOAT), new_input("y", (3, 3), FLOAT)
    return Program(inputs, tuple([value for output in outputs if isinstance(value := output(*inputs), Value)]))


def scan(function: Elementwise) -> Callable[[Value, Value], Argument]:
    """The states of a loop."""
    state, element = new_input("state", (3,), FLOAT), new_input("element", (3,), FLOAT)
    body = Program((state, element), (make(function, state, element),))
    return lambda x, y: make(TupleElement(0), make(Loop(body, 1, 1, 3), make(Reduce("add", (0,)), x), y))


def test_values_may_be_computed_in_another_order_and_again() -> None:
    once = of(lambda x, y: make(ADD, half := make(MULTIPLY, x, 0.5), half), lambda x, y: make(MULTIPLY, x, y))
    twice = of(
        lambda x, y: make(ADD, make(MULTIPLY, x, 0.5), make(MULTIPLY, x, 0.5)), lambda x, y: make(MULTIPLY, x, y)
    )
    assert computes_alike(once, twice)
    swapped = Program(twice.inputs, twice.outputs[::-1])
    assert not computes_alike(once, swapped)
    assert not computes_alike(once, Program(twice.inputs[::-1], twice.outputs))


ALIKE: dict[str, tuple[Callable[[Value, Value], Argument], Callable[[Value, Value], Argument]]] = {
    "a product by another library": (lambda x, y: make(MatMul(), x, y), lambda x, y: make(MklMatMul(), x, y)),
    "small constants": (
        lambda x, _: make(ADD, x, constant(np.ones(3))),
        lambda x, _: make(ADD, x, constant(np.ones(3))),
    ),
    "loops": (scan(ADD), scan(ADD)),
}

OTHERS: dict[str, tuple[Callable[[Value, Value], Argument], Callable[[Value, Value], Argument]]] = {
    "operands": (lambda x, y: make(MatMul(), x, y), lambda x, y: make(MatMul(), y, x)),
    "functions": (lambda x, y: make(ADD, x, y), lambda x, y: make(MULTIPLY, x, y)),
    "the sign of zero": (lambda x, _: make(ADD, x, 0.0), lambda x, _: make(ADD, x, -0.0)),
    "the kind of a number": (lambda x, _: make(MULTIPLY, x, 1), lambda x, _: make(MULTIPLY, x, 1.0)),
    "numbers everywhere": (
        lambda *_: make(Full(0.0, (3,), FLOAT)),
        lambda *_: make(Full(-0.0, (3,), FLOAT)),
    ),
    "precisions": (
        lambda *_: make(Full(0.0, (3,), FLOAT)),
        lambda *_: make(Full(0.0, (3,), np.dtype(np.float32))),
    ),
    "constants": (
        lambda x, _: make(ADD, x, constant(np.ones(3))),
        lambda x, _: make(ADD, x, constant(np.zeros(3))),
    ),
    "bodies": (scan(ADD), scan(MULTIPLY)),
}


@pytest.mark.parametrize("name", ALIKE)
def test_what_is_said_otherwise_is_the_same(name: str) -> None:
    first, second = ALIKE[name]
    assert computes_alike(of(first), of(second))


@pytest.mark.parametrize("name", OTHERS)
def test_what_differs_is_told_apart(name: str) -> None:
    first, second = OTHERS[name]
    assert computes_alike(of(first), of(first))
    assert not computes_alike(of(first), of(second))


def test_code_of_users_is_not_the_same_twice() -> None:
    kernel = ForeignCall(lambda x: x, "kernel", (3, 3), FLOAT)
    assert not computes_alike(of(lambda x, _: make(kernel, x)), of(lambda x, _: make(kernel, x)))
