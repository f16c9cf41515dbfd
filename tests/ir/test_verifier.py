"""The verifier's reports of malformed programs, with the value at fault."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from tests.specialization.running import elementwise, real
from typedtensor.ir import Elementwise, IllFormedError, Loop, Program, TupleElement, Value, constant, make, verify

X, H, W = real("x", 2), real("h", 2), real("w", 2)
DOUBLE = np.dtype(float)
ADD = Elementwise("add")


def loop(*operands: Value | float, carries: int = 1, output: Value | None = None, reads: Value = W) -> Value:
    body = Program((H, X, W), (elementwise("add", H, elementwise("multiply", X, reads)) if output is None else output,))
    return Value(Loop(body, carries, 1, 3), operands, (), np.dtype(bool))


XS = real("xs", 3, 2)
WHOLE = loop(H, XS, W)
OTHER, LONG = real("other", 5), real("long", 3, 4)


def program(*outputs: Value) -> Program:
    return Program((X, H, W, XS), outputs)


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (
            lambda: Program((X,), (elementwise("add", X, H),)),
            r"reads the input h, float64\[2\], which is not among its inputs \(x\): list it in Program.inputs",
        ),
        (lambda: Program((X, X), (X,)), "the input x is listed twice"),
        (lambda: Program((constant(np.zeros(2)),), ()), "is not an input: make inputs with new_input"),
        (lambda: program(Value(constant(np.zeros(2)).primitive, (), (3,), DOUBLE)), r"has an array of float64\[2\]"),
        (lambda: program(Value(ADD, (X, H), (3,), DOUBLE)), r"states for its operands, float64\[2\]: make values"),
        (lambda: program(Value(ADD, (X, H), (2,), np.dtype("f4"))), r"states for its operands, float64\[2\]"),
        (
            lambda: Program((X, OTHER), (Value(ADD, (X, OTHER), (2,), DOUBLE),)),
            r"cannot be applied to the operands float64\[2\], float64\[5\]: shapes \(2,\), \(5,\) cannot be broadcast",
        ),
        (lambda: program(WHOLE), "returns loop: .*, which is a tuple: return its elements"),
        (lambda: program(Value(ADD, (WHOLE, X), (2,), DOUBLE)), "reads loop: .*, which is a tuple"),
        (
            lambda: program(Value(TupleElement(5), (WHOLE,), (4, 2), DOUBLE)),
            "element 5 of loop: .* has the elements 0 to 0",
        ),
        (lambda: program(Value(TupleElement(0), (X,), (4, 2), DOUBLE)), r"of input: float64\[2\], which is no tuple"),
        (
            lambda: program(make(TupleElement(0), loop(H, XS))),
            r"takes float64\[2\], float64\[2\], float64\[2\], but its operands provide float64\[2\], float64\[2\]$",
        ),
        (
            lambda: Program((H, LONG, W), (make(TupleElement(0), loop(H, LONG, W)),)),
            r"provide float64\[2\], float64\[4\]",
        ),
        (lambda: program(make(TupleElement(0), loop(H))), "has 1 operands, but needs 2 at least"),
        (lambda: program(make(TupleElement(0), loop(H, XS, 2.0))), r"reads numbers \(2.0\)"),
        (
            lambda: program(make(TupleElement(0), loop(H, XS, W, output=XS))),
            "in the body of loop: .*: the program reads",
        ),
        (
            lambda: program(make(TupleElement(0), loop(H, XS, W, output=constant(np.zeros(5))))),
            r"returns float64\[5\] for its input h, which takes float64\[2\]",
        ),
        (lambda: program(make(TupleElement(0), loop(H, XS, W, reads=real("outside", 2)))), "the input outside"),
    ],
)
def test_what_is_ill_formed_is_refused(made: Callable[[], Program], message: str) -> None:
    with pytest.raises(IllFormedError, match=message):
        verify(made())


def test_what_is_well_formed_is_returned() -> None:
    good = program(make(TupleElement(0), WHOLE), elementwise("multiply", X, 2.0))
    assert verify(good) is good
