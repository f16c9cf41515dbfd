"""How programs are rewritten: value by value, operands first, by rules that know no more than one value.

The bodies of loops and of trees are rewritten in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from typedtensor.ir import Argument, Full, Program, Region, Value, make, note_source

Rule = Callable[[Value], Argument | None]
"""What a value whose operands are rewritten already is replaced by, or None to leave it."""


def rewrite(program: Program, rule: Rule, settled: set[Value] | None = None) -> Program:
    """A program with a rule applied to each of its values once; it is the same object if nothing changes.

    Args:
        program: the program.
        rule: the rule.
        settled: the values that the rule is known to leave, which are not tried again; those that it leaves are added.
    """
    new: dict[Value, Argument] = {}
    for value in program.order():
        made = rebuilt(value, new) if new else value
        replaced = None
        if settled is None:
            replaced = rule(made)
        elif made not in settled:
            replaced = rule(made)
            if replaced is None:
                settled.add(made)
        if replaced is not None:
            new[value] = replaced
            if value.source is not None:
                note_source(replaced, value.source)
        elif made is not value:
            new[value] = made
    return replacing(program, new)


def rewrite_known(program: Program, rule: Callable[[Value, Value], Argument | None]) -> Program:
    """The same, for rules that know more than one value: they are given the value as it is in the program as well."""
    new: dict[Value, Argument] = {}
    for value in program.order():
        made = rebuilt(value, new) if new else value
        replaced = rule(value, made)
        if replaced is not None:
            new[value] = replaced
            if value.source is not None:
                note_source(replaced, value.source)
        elif made is not value:
            new[value] = made
    return replacing(program, new)


def rebuilt(value: Value, new: Mapping[Value, Argument]) -> Value:
    """A value with those of its operands replaced that others stand for; itself if there are none."""
    operands: tuple[Any, ...] = value.operands  # a number is none of the values
    if len(operands) == 1:  # a comprehension takes longer than all else
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
    # The dtype is kept, as a number takes the precision of what it meets.
    return Value(value.primitive, given, value.shape, value.dtype, value.source)


def replacing(program: Program, new: Mapping[Value, Argument]) -> Program:
    """A program with some of its values replaced, and what is computed from them; itself if it needs none of them."""
    if not any(new.get(x, x) is not x for x in program.outputs):
        return program
    return Program(program.inputs, tuple([as_value(new.get(x, x), x) for x in program.outputs]))


def replaced_anywhere(program: Program, new: Mapping[Value, Value]) -> Program:
    """A program with values replaced by others, which may be computed from such as are replaced themselves."""
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
            made = rebuilt(target, changed)
            if made is not value:
                changed[value] = made
    return replacing(program, changed)


def rewrite_everywhere(program: Program, rule: Callable[[], Rule], settled: set[Value] | None = None) -> Program:
    """A program, and the bodies in it, with a rule applied; each gets a rule of its own."""
    return in_bodies(rewrite(program, rule(), settled), lambda body: rewrite_everywhere(body, rule, settled))


def in_bodies(program: Program, rewriting: Callable[[Program], Program]) -> Program:
    """A program with the bodies of its loops and trees rewritten."""
    if not program.has(Region):
        return program
    new: dict[Value, Argument] = {}
    for value in program.order():
        made = rebuilt(value, new) if new else value
        whole = made.primitive
        if isinstance(whole, Region) and (body := rewriting(whole.body)) is not whole.body:
            made = Value(whole.with_body(body), made.operands, made.shape, made.dtype, made.source)
        if made is not value:
            new[value] = made
    return replacing(program, new) if new else program


def as_value(operand: Argument, like: Value) -> Value:
    """An operand as a value with the shape and the dtype of another."""
    return operand if isinstance(operand, Value) else make(Full(operand, like.shape, np.dtype(like.dtype)))
