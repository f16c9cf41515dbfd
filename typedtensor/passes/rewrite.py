"""The rewriter of programs: applies local rules to values in topological order, also in the bodies of regions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from typedtensor.ir import Argument, Full, Primitive, Program, Region, Value, make, note_source

Rule = Callable[[Value], Argument | None]
"""Returns the replacement of a value whose operands are rewritten already, or None to keep it."""


def rewrite(program: Program, rule: Rule) -> Program:
    """Apply a rule to each value of a program once. Return the same program if nothing changes."""
    new: dict[Argument, Argument] = {}
    for value in program.order():
        result = value
        for x in value.operands:  # inlined, as most values are kept
            if x in new:
                result = rebuilt(value, new)
                break
        replaced = rule(result)
        if replaced is not None:
            new[value] = replaced
            if value.source is not None:
                note_source(replaced, value.source)
        elif result is not value:
            new[value] = result
    return replacing(program, new)


def rewrite_known(program: Program, rule: Callable[[Value, Value], Argument | None]) -> Program:
    """Like :func:`rewrite`, for rules that use facts about the program: they also get the value as it stands in the
    program."""
    new: dict[Value, Argument] = {}
    for value in program.order():
        result = rebuilt(value, new) if new else value
        replaced = rule(value, result)
        if replaced is not None:
            new[value] = replaced
            if value.source is not None:
                note_source(replaced, value.source)
        elif result is not value:
            new[value] = result
    return replacing(program, new)


def rebuilt(value: Value, new: Mapping[Any, Argument]) -> Value:
    """Return a value with replaced operands, the same object if none is replaced."""
    operands: tuple[Any, ...] = value.operands  # numbers are never keys
    if len(operands) == 1:  # much faster than a comprehension
        [x] = operands
        if x not in new:
            return value
        given: tuple[Any, ...] = (new[x],)
    elif len(operands) == 2:
        first, second = operands
        if first not in new and second not in new:
            return value
        given = new.get(first, first), new.get(second, second)
    else:
        if new.keys().isdisjoint(operands):
            return value
        given = tuple([new.get(x, x) for x in operands])
    # The dtype is kept, since the dtype of a number depends on the other operands.
    return Value(value.primitive, given, value.shape, value.dtype, value.source)


def replacing(program: Program, new: Mapping[Any, Argument]) -> Program:
    """Replace the outputs of a program. Return the same program if no output is replaced."""
    if not any(new.get(x, x) is not x for x in program.outputs):
        return program
    return Program(program.inputs, tuple([as_value(new.get(x, x), x) for x in program.outputs]))


def replaced_anywhere(program: Program, new: Mapping[Value, Value]) -> Program:
    """Replace values anywhere in a program. A replacement may depend on values that are replaced themselves."""
    changed: dict[Value, Argument] = {}
    seen: set[Value] = set()
    stack: list[Value] = [*program.outputs]
    while stack and new:
        value = stack[-1]
        target = new.get(value, value)
        waiting = [x for x in target.operands if isinstance(x, Value) and x not in seen]
        stack.extend(waiting)
        if not waiting:
            stack.pop()
            seen.add(value)
            result = rebuilt(target, changed)
            if result is not value:
                changed[value] = result
    return replacing(program, changed)


def rewrite_everywhere(program: Program, rule: Callable[[], Rule]) -> Program:
    """Apply a rule to a program and to the bodies in it. Each of them gets a rule instance of its own."""
    return in_bodies(rewrite(program, rule()), lambda body: rewrite_everywhere(body, rule))


def in_bodies(program: Program, rewriting: Callable[[Program], Program]) -> Program:
    """Rewrite the bodies of a program's regions."""
    if not program.has(Region):
        return program
    primitives: dict[Value, Primitive] = {}
    for value in program.order():
        whole = value.primitive
        if isinstance(whole, Region) and (body := rewriting(whole.body)) is not whole.body:
            primitives[value] = whole.with_body(body)
    if not primitives:
        return program
    new: dict[Value, Argument] = {}
    for value in program.order():
        result = rebuilt(value, new) if new else value
        if value in primitives:
            result = Value(primitives[value], result.operands, result.shape, result.dtype, result.source)
        if result is not value:
            new[value] = result
    return replacing(program, new)


def as_value(operand: Argument, like: Value) -> Value:
    """Return an operand as a value; a number becomes an array of another value's shape and dtype."""
    return operand if isinstance(operand, Value) else make(Full(operand, like.shape, np.dtype(like.dtype)))
