"""Partial evaluation: a program is divided into what some of its inputs decide alone, and the rest.

The values of parameters stay while a model serves: kernels in another order of axes, or scales from running statistics,
are computed once for them.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from typedtensor.ir import Argument, Input, Program, Region, Reshape, Value, arrays_of, is_symbolic
from typedtensor.passes.rewrite import rebuilt, replacing


def divided(program: Program, count: int) -> tuple[Program, Program]:
    """Return the program of what the last inputs of a program decide alone, and the rest of the program.

    The rest has all inputs of the program, and then the outputs of the first program. Views are in the rest, as they
    take no time, and so is what depends on symbolic sizes.

    Args:
        program: the program.
        count: the number of its last inputs.
    """
    known = program.inputs[len(program.inputs) - count :]
    decided, others = {*known}, {*program.inputs} - {*known}
    read: dict[Value, None] = {}
    for value in program.order():
        arrays = arrays_of(value.operands)
        if value not in others and decided.issuperset(arrays) and _is_decided(value):
            decided.add(value)
        else:
            read.update(dict.fromkeys(x for x in arrays if x in decided))
    read.update(dict.fromkeys(x for x in program.outputs if x in decided))
    found = [x for x in dict.fromkeys(map(_viewed, read)) if x.operands]
    inputs = [Value(Input(f"decided {n}"), (), x.shape, x.dtype, x.source) for n, x in enumerate(found)]
    new: dict[Value, Argument] = dict(zip(found, inputs, strict=True))
    for value in program.order():
        if value not in new and (result := rebuilt(value, new)) is not value:
            new[value] = result
    return Program(known, tuple(found)), Program((*program.inputs, *inputs), replacing(program, new).outputs)


def _is_decided(value: Value) -> bool:
    """Whether a value that depends on decided ones alone is decided."""
    primitive: Any = value.primitive
    fields = dataclasses.fields(primitive) if dataclasses.is_dataclass(primitive) else ()
    settings = [getattr(primitive, field.name) for field in fields]
    is_known = not _varies((value.shape, value.operands, *settings))
    return primitive.pure and not isinstance(primitive, Region) and is_known


def _varies(x: Any) -> bool:
    """Whether a number, or one in a tuple, is symbolic."""
    return any(map(_varies, x)) if isinstance(x, tuple) else is_symbolic(x)


def _viewed(value: Value) -> Value:
    """What a value is a view of; the last one of other sizes that is not larger, as that may be a copy."""
    views: list[tuple[Value, Value]] = []
    while value.primitive.is_view:
        [source] = arrays_of(value.operands)
        views.append((value, source))
        value = source
    copies = (x for x, source in views if isinstance(x.primitive, Reshape) and source.operands and x.size <= value.size)
    return next(copies, value)
