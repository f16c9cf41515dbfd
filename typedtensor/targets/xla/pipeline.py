"""Passes that XLA lacks: loop-invariant code motion out of loops, and sums over a loop as one product."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from typedtensor.ir import Program
from typedtensor.passes.algebraic_simplifier import simplify
from typedtensor.passes.common_subexpressions import sharing
from typedtensor.passes.constant_folding import fold
from typedtensor.passes.loop_fission import is_larger, split_loops
from typedtensor.passes.repeated import compress_constant
from typedtensor.passes.residual_motion import move_residuals
from typedtensor.passes.rewrite import rewrite_everywhere
from typedtensor.targets.base import Watcher

MOST_ROUNDS = 8
"""The largest number of rounds of the passes."""

STEP_LEAST_BYTES, STEP_BYTES = 64 * 1024, 512 * 1024
"""The least bytes in a step, and in all steps, of a value that stays in its loop although no later step needs it."""

Passes = Mapping[str, Callable[[Program], Program]]
"""Passes by their names."""

PASSES: Passes = {
    "split": partial(split_loops, is_large=partial(is_larger, least=STEP_LEAST_BYTES, total=STEP_BYTES)),
    "residuals": move_residuals,
    "fold": lambda program: rewrite_everywhere(program, lambda: fold),
    "simplify": lambda program: rewrite_everywhere(program, lambda: simplify),
    "share": lambda program: rewrite_everywhere(program, sharing),
}
"""The passes, which repeat until nothing changes."""


def optimize(program: Program, watch: Watcher | None = None, passes: Passes = PASSES) -> Program:
    """Return an optimized program.

    Args:
        program: the program.
        watch: called with each pass that changes the program.
        passes: the passes.
    """
    for _ in range(MOST_ROUNDS):
        before = program
        for name, rewriting in passes.items():
            rewritten = rewriting(program)
            if rewritten is not program and watch is not None:
                watch(name, program, rewritten)
            program = rewritten
        if program is before:
            break
    spared = rewrite_everywhere(program, lambda: compress_constant)
    if spared is not program and watch is not None:
        watch("spare", program, spared)
    return spared
