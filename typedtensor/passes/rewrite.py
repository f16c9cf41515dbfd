"""How programs are rewritten: value by value, operands first, by rules that know no more than one value.

The bodies of loops and of trees are rewritten in the same way.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from typedtensor.ir import Argument, Full, Program, Region, Value, make

Rule = Callable[[Value], Argument | None]
"""What a value whose operands are rewritten already is replaced by, or None to leave it."""


def rewrite(program: Program, rule: Rule) -> Program:
    """A program with a rule applied to each of its values once; it is the same object if nothing changes."""
    return rewrite_known(program, lambda _, made: rule(made))


def rewrite_known(program: Program, rule: Callable[[Value, Value], Argument | None]) -> Program:
    """The same, for rules that know more than one value: they are given the value as it is in the program as well."""
    new: dict[Value, Argument] = {}
    for value in program.order():
        operands = tuple([new[x] if isinstance(x, Value) else x for x in value.operands])
        changed = any(a is not b for a, b in zip(operands, value.operands, strict=True))
        # The dtype is kept, as a number takes the precision of what it meets.
        made = Value(value.primitive, operands, value.shape, value.dtype) if changed else value
        replaced = rule(value, made)
        new[value] = made if replaced is None else replaced
    if all(new[x] is x for x in program.outputs):
        return program
    return Program(program.inputs, tuple(as_value(new[x], x) for x in program.outputs))


def rewrite_everywhere(program: Program, rule: Callable[[], Rule]) -> Program:
    """A program, and the bodies in it, with a rule applied; each gets a rule of its own."""
    return in_bodies(rewrite(program, rule()), lambda body: rewrite_everywhere(body, rule))


def in_bodies(program: Program, rewriting: Callable[[Program], Program]) -> Program:
    """A program with the bodies of its loops and trees rewritten."""

    def inside(value: Value) -> Argument | None:
        whole = value.primitive
        if not isinstance(whole, Region):
            return None
        body = rewriting(whole.body)
        return None if body is whole.body else Value(whole.with_body(body), value.operands, value.shape, value.dtype)

    if not any(isinstance(value.primitive, Region) for value in program.order()):
        return program
    return rewrite(program, inside)


def as_value(operand: Argument, like: Value) -> Value:
    """An operand as a value with the shape and the dtype of another."""
    return operand if isinstance(operand, Value) else make(Full(operand, like.shape, np.dtype(like.dtype)))
