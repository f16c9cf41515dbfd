"""Sequences of a loop that are ``Full`` arrays become numbers in the loop's body."""

from __future__ import annotations

from dataclasses import replace

from typedtensor.ir import Argument, Full, Loop, Program, Value, make
from typedtensor.passes.rewrite import rewrite


def numbers_along(value: Value) -> Value | None:
    """Return a loop without its ``Full`` sequences; None if it has none."""
    loop = value.primitive
    assert isinstance(loop, Loop)
    inputs, new = loop.body.inputs, dict[Value, Argument]()
    for n in range(loop.carries, loop.carries + loop.sequences):
        x = value.operands[n]
        if isinstance(x, Value) and isinstance(x.primitive, Full):
            new[inputs[n]] = make(Full(x.primitive.number, inputs[n].shape, inputs[n].dtype))
    if not new:
        return None
    left = [n for n, x in enumerate(inputs) if x not in new]
    body = Program(tuple([inputs[n] for n in left]), rewrite(loop.body, new.get).outputs)
    smaller = replace(loop, body=body, sequences=loop.sequences - len(new))
    return make(smaller, *[value.operands[n] for n in left])
