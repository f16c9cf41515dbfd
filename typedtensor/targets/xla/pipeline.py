"""Passes that XLA lacks: loop-invariant code motion out of loops, and sums over a loop as one product."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from typedtensor.ir import Program
from typedtensor.passes import pipeline
from typedtensor.passes.loop_fission import is_larger, split_loops
from typedtensor.targets.base import Watcher

STEP_LEAST_BYTES, STEP_BYTES = 64 * 1024, 512 * 1024
"""The least bytes in a step, and in all steps, of a value that stays in its loop although no later step needs it."""

PASSES: Mapping[str, pipeline.Pass] = {
    "split": partial(split_loops, is_large=partial(is_larger, least=STEP_LEAST_BYTES, total=STEP_BYTES)),
    **{name: pipeline.PASSES[name] for name in ("fold", "simplify", "share")},
}
"""The passes, which repeat until nothing changes."""


def optimize(program: Program, watch: Watcher | None = None, passes: Mapping[str, pipeline.Pass] = PASSES) -> Program:
    """Return an optimized program, whose constants are spared.

    Args:
        program: the program.
        watch: called with each pass that changes the program.
        passes: the passes.
    """
    program = pipeline.optimize(program, watch, passes=passes)
    return pipeline.optimize(program, watch, passes={"spare": pipeline.LAST["spare"]}, rounds=1)
