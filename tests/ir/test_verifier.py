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


def loop(*operands: Value, carries: int = 1, output: Value | None = None, reads: Value = W) -> Value:
    body = Program((H, X, W), (elementwise("add", H, elementwise("multiply", X, reads)) if output is None else output,))
    return Value(Loop(body, carries, 1, 3), operands, (), np.dtype(bool))


XS = real("xs", 3, 2)
WHOLE = loop(H, XS, W)


def program(*outputs: Value) -> Program:
    return Program((X, H, W, XS), outputs)


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (lambda: Program((X,), (elementwise("add", X, H),)), "is not among the inputs"),
        (lambda: Program((X, X), (X,)), "twice"),
        (lambda: Program((constant(np.zeros(2)),), ()), "is none"),
        (lambda: program(Value(ADD, (X, H), (3,), DOUBLE)), r"the shape \(2,\)"),
        (lambda: program(Value(ADD, (X, H), (2,), np.dtype("f4"))), "dtype"),
        (lambda: program(Value(ADD, (X, real("other", 5)), (2,), DOUBLE)), "mismatch|not among"),
        (lambda: program(WHOLE), "is a tuple"),
        (lambda: program(Value(ADD, (WHOLE, X), (2,), DOUBLE)), "reads a tuple"),
        (lambda: program(Value(TupleElement(5), (WHOLE,), (4, 2), DOUBLE)), "has not"),
        (lambda: program(Value(TupleElement(0), (X,), (4, 2), DOUBLE)), "the element of none"),
        (lambda: program(make(TupleElement(0), loop(H, XS))), "body for"),
        (lambda: program(make(TupleElement(0), loop(H, real("long", 3, 4), W))), "not among|body for"),
        (lambda: program(make(TupleElement(0), loop(H, XS, W, output=XS))), "in the body of"),
        (lambda: program(make(TupleElement(0), loop(H, XS, W, output=constant(np.zeros(5))))), "in place of"),
        (lambda: program(make(TupleElement(0), loop(H, XS, W, reads=real("outside", 2)))), "in the body of"),
    ],
)
def test_what_is_ill_formed_is_refused(made: Callable[[], Program], message: str) -> None:
    with pytest.raises(IllFormedError, match=message):
        verify(made())


def test_what_is_well_formed_is_returned() -> None:
    good = program(make(TupleElement(0), WHOLE), elementwise("multiply", X, 2.0))
    assert verify(good) is good
