"""Programs run by plans, and the same values computed one after the other, each in an array of its own."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from typedtensor.plan.elementwise import Elementwise
from typedtensor.plan.executor import Plan
from typedtensor.plan.loops import Loop
from typedtensor.plan.placing import Full
from typedtensor.plan.several import Part
from typedtensor.plan.values import Array, Constant, Operand, Program, Value, execute, given, make

COLUMNS = (None, None, None)
"""All positions along an axis, in a key."""


def real(name: str, *shape: int) -> Value:
    """An input in double precision."""
    return given(name, shape, np.dtype(float))


def elementwise(name: str, *operands: Operand) -> Value:
    """A universal function, by its name."""
    return make(Elementwise(getattr(np, name)), *operands)


def run(program: Program, *arrays: Any) -> list[Array]:
    """The outputs of a program by a plan, copied."""
    plan = Plan(program)
    for place, array in zip(plan.inputs, arrays, strict=True):
        np.copyto(place, array)
    with np.errstate(all="ignore"):
        plan.run()
    return [output.copy() for output in plan.outputs]


def computed(program: Program, *arrays: Any) -> list[Array]:
    """The outputs of a program, by the definition: nothing is shared or used again, and loops are Python's."""
    known: dict[Value, Any] = dict(zip(program.inputs, map(np.asarray, arrays), strict=True))
    with np.errstate(all="ignore"):
        for value in program.order():
            if value not in known:
                known[value] = _compute(value, [known[x] if isinstance(x, Value) else x for x in value.operands])
    return [np.array(known[x]) for x in program.outputs]


def _compute(value: Value, arrays: list[Any]) -> Any:
    primitive = value.primitive
    if isinstance(primitive, Constant):
        return primitive.array
    if isinstance(primitive, Full):
        return np.full(primitive.shape, primitive.number, primitive.dtype)
    if isinstance(primitive, Loop):
        return _loop(primitive, arrays)
    if isinstance(primitive, Part):
        return arrays[0][primitive.index]
    if primitive.shares:
        try:
            return primitive.view(arrays[0]).copy()
        except ValueError:
            return primitive.view(arrays[0].copy())
    out = np.empty(value.shape, value.dtype)
    execute(primitive.emit(out, arrays))
    return out


def _loop(loop: Loop, arrays: list[Any]) -> list[Any]:
    state = arrays[: loop.carries]
    sequences = arrays[loop.carries : loop.carries + loop.sequences]
    constants = arrays[loop.carries + loop.sequences :]
    states: list[list[Any]] = [[x] for x in state]
    results: list[dict[int, Any]] = [{} for _ in loop.body.outputs[loop.carries :]]
    for position in loop.steps:
        outputs = computed(loop.body, *state, *(x[position] for x in sequences), *constants)
        state = outputs[: loop.carries]
        for kept, x in zip(states, state, strict=True):
            kept.append(x)
        for kept_at, x in zip(results, outputs[loop.carries :], strict=True):
            kept_at[position] = x
    order = slice(None, None, -1) if loop.backwards else slice(None)
    stacked = [np.stack(kept[order]) for kept in states]
    return [*stacked, *(np.stack([kept_at[n] for n in range(loop.length)]) for kept_at in results)]


def in_threads(work: Callable[[int], object], count: int) -> None:
    """Do work with each number at once, on so many threads."""
    workers = [threading.Thread(target=work, args=(number,)) for number in range(count)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
