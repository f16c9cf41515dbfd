"""The table of lowerings by type of primitive; programs as JAX functions, with their run-time checks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from typedtensor.ir import CheckRange, Program, Repeat, Table, Value, values_within
from typedtensor.ir.reference import ARRAY_FUNCTIONS
from typedtensor.targets.xla.scopes import scope_of

Lowering = Callable[..., Any]
"""``lowering(jax, primitive, value, *arrays)`` returns the result; numbers are passed as numbers."""

LOWERINGS = Table[Lowering]("XLA's target", "lowers")

lowers = LOWERINGS.register
"""Register the lowering of primitives of some types."""


def _by_name(function: Callable[..., Any]) -> Lowering:
    return lambda jax, p, v, *x: function(jax.numpy, p, *x)


LOWERINGS.update({kind: _by_name(function) for kind, function in ARRAY_FUNCTIONS.items()})

Checks = tuple[Any, ...]
"""The outcomes of run-time checks: empty, or one array with a number for each check, 0 for success."""


class Checked(NamedTuple):
    """The result of a primitive with run-time checks, of its own or in its body.

    Attributes:
        result: the result.
        checks: the outcomes of the checks.
    """

    result: Any
    checks: Checks


def function_of(program: Program) -> Callable[..., tuple[list[Any], Checks]]:
    """Return a program as a JAX function of its inputs, which returns the outputs and the outcomes of its checks.

    Products have the full precision of their dtype, which is not JAX's default on accelerators.
    """
    jax: Any = import_module("jax")

    def run(*arrays: Any) -> tuple[list[Any], Checks]:
        known: dict[Value, Any] = dict(zip(program.inputs, arrays, strict=True))
        checks: list[Any] = []
        for value in program.order():
            if value not in known:
                operands = [known[x] if isinstance(x, Value) else x for x in value.operands]
                with jax.named_scope(scope_of(value.source)) if value.source else nullcontext():
                    result = LOWERINGS[type(value.primitive)](jax, value.primitive, value, *operands)
                if isinstance(result, Checked):
                    checks.extend(result.checks)
                    result = result.result
                known[value] = result if isinstance(result, list) else jax.numpy.asarray(result, value.dtype)
        return [known[x] for x in program.outputs], (jax.numpy.concatenate(checks),) if checks else ()

    decorated: Callable[..., tuple[list[Any], Checks]] = jax.default_matmul_precision("highest")(run)
    return decorated


def checks_of(program: Program) -> list[CheckRange | Repeat]:
    """Return the checks of a program, in the order of their outcomes."""
    primitives = [value.primitive for value in values_within(program)]
    return [x for x in primitives if isinstance(x, CheckRange) or (isinstance(x, Repeat) and has_room(x))]


def raise_failed(checks: Sequence[CheckRange | Repeat], numbers: Sequence[int]) -> None:
    """Raise the error of the first failed check."""
    for check, number in zip(checks, numbers, strict=True):
        if number and isinstance(check, CheckRange):
            raise IndexError(f"an index is not from 0 to {check.size - 1}")
        if number and isinstance(check, Repeat):
            check.require_room(int(number))


def has_room(repeat: Repeat) -> bool:
    """Whether a repetition has a capacity that it may exceed."""
    return repeat.decides and bool(repeat.stacks)


def well(jax: Any, body: Program) -> Checks:
    """Return successful outcomes of a body's checks."""
    count = len(checks_of(body))
    return (jax.numpy.zeros(count, np.int64),) if count else ()


def worse(jax: Any, first: Checks, second: Checks) -> Checks:
    """Combine the outcomes of two runs of a body."""
    return tuple(map(jax.numpy.maximum, first, second))
