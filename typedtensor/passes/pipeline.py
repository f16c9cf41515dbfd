"""The passes of programs, in their order, by the names that they can be left out by."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial

from typedtensor.ir import LastEqual, Loop, Primitive, Program, Value
from typedtensor.passes.algebraic_simplifier import simplify
from typedtensor.passes.common_subexpressions import sharing
from typedtensor.passes.constant_folding import fold
from typedtensor.passes.convolutions.windows import Columns, Compact, Overlap, Spread
from typedtensor.passes.loop_fission import split_loops
from typedtensor.passes.placed_sums import PlacedSum, add_in_place
from typedtensor.passes.repeated import compress_constant
from typedtensor.passes.rewrite import rewrite_everywhere
from typedtensor.passes.row_blocks import in_row_blocks

Pass = Callable[[Program], Program]

CHECKS: list[Callable[[], Callable[[Program], object]]] = []
"""Factories of functions that are called with a program and again with the result of each pass; tests verify them."""

_ROUNDS = 8
"""The most rounds of passes that repeat; few programs take three."""


def _is_elementwise(value: Value, loop: Loop) -> bool:
    """Whether a value stays in a loop of a target that fuses: there it is computed with what reads it."""
    return value.primitive.elementwise


PASSES: Mapping[str, Pass] = {
    "split": split_loops,
    "fold": lambda program: rewrite_everywhere(program, lambda: fold),
    "simplify": lambda program: rewrite_everywhere(program, lambda: simplify),
    "places": add_in_place,
    "share": lambda program: rewrite_everywhere(program, sharing),
}
"""The passes by name, which repeat until nothing changes."""

FUSING: Mapping[str, Pass] = {**PASSES, "split": partial(split_loops, is_large=_is_elementwise)}
"""The passes of targets that compute elementwise functions together, with what reads them."""

LAST: Mapping[str, Pass] = {
    "spare": lambda program: rewrite_everywhere(program, lambda: compress_constant),
    "blocks": in_row_blocks,
}
"""The passes of a program that is compiled as it is: another pass would undo them."""

MADE: frozenset[type[Primitive]] = frozenset({Columns, Compact, LastEqual, Overlap, PlacedSum, Spread})
"""The primitives that legalization, passes and steps make, which only targets that use them have instructions for."""


def optimize(
    program: Program,
    watch: Callable[[str, Program, Program], None] | None = None,
    without: Collection[str] = (),
    passes: Mapping[str, Pass] = PASSES,
    rounds: int = _ROUNDS,
) -> Program:
    """Return an optimized program: by what all targets share, until nothing changes.

    Args:
        program: a program.
        watch: called with the name of each pass that changes it, and the program before and after.
        without: the names of passes that are left out.
        passes: the passes.
        rounds: the most rounds of them.
    """
    checks = [begin() for begin in CHECKS]
    for check in checks:
        check(program)
    for _ in range(rounds):
        before = program
        for name, apply in passes.items():
            rewritten = program if name in without else apply(program)
            if rewritten is program:
                continue
            for check in checks:
                check(rewritten)
            if watch is not None:
                watch(name, program, rewritten)
            program = rewritten
        if program is before:
            break
    return program


def finished(program: Program, without: Collection[str] = ()) -> Program:
    """Return an optimized program by the passes of ``LAST``, as it is compiled."""
    return optimize(program, None, without, LAST, rounds=1)
