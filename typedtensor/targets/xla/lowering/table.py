"""How primitives are lowered, by their types; programs as functions of JAX, and what they check while they run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

import numpy as np

from typedtensor.ir import CheckRange, Primitive, Program, Region, Repeat, Value
from typedtensor.targets.xla.scopes import scope_of

Lowering = Callable[..., Any]
"""``lowering(jax, primitive, value, *arrays)``: the result; numbers come as they are."""

LOWERINGS: dict[type[Primitive], Lowering] = {}
L = TypeVar("L", bound=Lowering)

Checks = tuple[Any, ...]
"""How what is checked has come out: nothing, or one array with a number for each check, 0 if all is well."""


class Checked(NamedTuple):
    """The result of a primitive that checks something while it runs, or whose body does.

    Attributes:
        result: the result.
        checks: how that has come out.
    """

    result: Any
    checks: Checks


def lowers(*kinds: type[Primitive]) -> Callable[[L], L]:
    """State how primitives of some types are lowered."""

    def state(function: L) -> L:
        LOWERINGS.update(dict.fromkeys(kinds, function))
        return function

    return state


def function_of(program: Program) -> Callable[..., tuple[list[Any], Checks]]:
    """A program as a function that JAX can trace: its outputs, and how its checks have come out.

    Products are as precise as the numbers in them, which on accelerators is not JAX's default.
    """
    jax: Any = import_module("jax")

    def run(*arrays: Any) -> tuple[list[Any], Checks]:
        known: dict[Value, Any] = dict(zip(program.inputs, arrays, strict=True))
        checks: list[Any] = []
        for value in program.order():
            if value not in known:
                operands = [known[x] if isinstance(x, Value) else x for x in value.operands]
                with jax.named_scope(scope_of(value.source)) if value.source else nullcontext():
                    made = LOWERINGS[type(value.primitive)](jax, value.primitive, value, *operands)
                if isinstance(made, Checked):
                    checks.extend(made.checks)
                    made = made.result
                known[value] = made if isinstance(made, list) else jax.numpy.asarray(made, value.dtype)
        return [known[x] for x in program.outputs], (jax.numpy.concatenate(checks),) if checks else ()

    decorated: Callable[..., tuple[list[Any], Checks]] = jax.default_matmul_precision("highest")(run)
    return decorated


def checks_of(program: Program) -> list[CheckRange | Repeat]:
    """What a program checks, in the order of the numbers that say how it has come out."""
    found: list[CheckRange | Repeat] = []
    for value in program.order():
        primitive = value.primitive
        if isinstance(primitive, Region):
            found.extend(checks_of(primitive.body))
        if isinstance(primitive, CheckRange) or (isinstance(primitive, Repeat) and has_room(primitive)):
            found.append(primitive)
    return found


def raise_failed(checks: Sequence[CheckRange | Repeat], numbers: Sequence[int]) -> None:
    """Raise what the first check has found that has come out badly."""
    for check, number in zip(checks, numbers, strict=True):
        if number and isinstance(check, CheckRange):
            raise IndexError(f"an index is not from 0 to {check.size - 1}")
        if number and isinstance(check, Repeat):
            check.require_room(int(number))


def has_room(repeat: Repeat) -> bool:
    """Whether a repetition has room for some steps, and may take more."""
    return repeat.decides and bool(repeat.stacks)


def well(jax: Any, body: Program) -> Checks:
    """What is checked in a body, while nothing has come out badly."""
    count = len(checks_of(body))
    return (jax.numpy.zeros(count, np.int64),) if count else ()


def worse(jax: Any, first: Checks, second: Checks) -> Checks:
    """What is checked in two runs of a body."""
    return tuple(map(jax.numpy.maximum, first, second))
