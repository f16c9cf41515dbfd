"""The pass pipeline of the NumPy target. Each pass can be disabled by name, to find a fault."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import groupby

from typedtensor.ir import Argument, Loop, Program, Value, Where
from typedtensor.ir.sizes import reaches
from typedtensor.passes.algebraic_simplifier import simplify
from typedtensor.passes.common_subexpressions import sharing
from typedtensor.passes.constant_folding import fold
from typedtensor.passes.loop_fission import Settled, is_larger, split_loops
from typedtensor.passes.residual_motion import move_residuals
from typedtensor.passes.rewrite import Rule, in_turn, rewrite, rewrite_everywhere
from typedtensor.passes.slice_sinking import sink_slices
from typedtensor.passes.tree_fission import split_trees
from typedtensor.targets.base import Watcher
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.passes.added_products import add_products
from typedtensor.targets.numpy.passes.batch_minor import to_batch_minor
from typedtensor.targets.numpy.passes.copy_insertion import compact
from typedtensor.targets.numpy.passes.dots import find_dots
from typedtensor.targets.numpy.passes.horizontal_fusion import fuse_horizontally
from typedtensor.targets.numpy.passes.implied import imply
from typedtensor.targets.numpy.passes.looked_up import of_table
from typedtensor.targets.numpy.passes.masks import mask
from typedtensor.targets.numpy.passes.mkl import use_mkl
from typedtensor.targets.numpy.passes.placed_sums import add_at
from typedtensor.targets.numpy.passes.quotients import divide
from typedtensor.targets.numpy.passes.stacking import stack_alike
from typedtensor.targets.numpy.rematerialization import rematerialize

Pass = Callable[[Program], Program]


def _fold(value: Value) -> Argument | None:
    """Return a value after constant folding; a choice by a constant condition becomes a mask."""
    folded = fold(value)
    chosen = value if folded is None else folded
    masked = mask(chosen) if isinstance(chosen, Value) and isinstance(chosen.primitive, Where) else None
    return folded if masked is None else masked


def _summed_in_steps(addend: Value, loop: Loop) -> bool:
    """Whether accumulating a value in each step costs less than storing it for all steps."""
    size = addend.size * addend.dtype.itemsize
    return reaches(size, cost_model.SUMMED_LEAST_BYTES) and reaches(size * loop.length, cost_model.SUMMED_BYTES)


def _is_large(value: Value, loop: Loop) -> bool:
    """Whether computing a value in each step costs less than computing it for all steps at once."""
    return is_larger(value, loop, cost_model.STEP_LEAST_BYTES, cost_model.STEP_BYTES)


def _simplify(value: Value) -> Argument | None:
    """Return a value after algebraic simplification, or computed ahead of a gather."""
    simpler = simplify(value)
    return of_table(value) if simpler is None else simpler


def _by_mkl(value: Value) -> Argument | None:
    """Return a product by MKL, or a loop that adds products by it."""
    return add_products(value) if isinstance(value.primitive, Loop) else use_mkl(value)


def _everywhere(rule: Rule, settled: set[Value] | None = None) -> Pass:
    return lambda program: rewrite_everywhere(program, lambda: rule, settled)


RULES: dict[str, Rule] = {"fold": _fold, "simplify": _simplify, "places": add_at, "mkl": _by_mkl, "imply": imply}
"""Rules that depend on a value and its operands alone, so that a value they have left unchanged stays settled.

Consecutive ones of them rewrite a program together, each value by one after the other.
"""


def _split(settled: Settled | None = None) -> Pass:
    return lambda program: split_trees(split_loops(program, _summed_in_steps, _is_large, settled))


ROUNDS: dict[str, Pass] = {
    "split": _split(),
    "residuals": move_residuals,
    "fold": _everywhere(_fold),
    "simplify": _everywhere(_simplify),
    "places": _everywhere(add_at),
    "share": lambda program: rewrite_everywhere(program, sharing),
    "siblings": fuse_horizontally,
    "slices": sink_slices,
    "dots": find_dots,
    "compact": lambda program: rewrite(program, compact),
    "stack": stack_alike,
}
"""The passes that repeat until nothing changes."""

LAST: dict[str, Pass] = {
    "turn": to_batch_minor,
    "quotients": divide,
    "recompute": rematerialize,
    "mkl": _everywhere(_by_mkl),
    "imply": _everywhere(imply),
}
"""The passes that run once, after the others, which would undo their work."""

PASSES = ROUNDS | LAST
"""All passes by name."""

NAMES = (*PASSES, "blocks", "stream", "threads", "native")
"""The names that can be disabled: passes, and tiling, streaming and threads, which act on instructions."""


CHECKS: list[Callable[[], Callable[[Program], object]]] = []
"""Factories of functions that are called with a program and again with the result of each pass; tests verify them."""


def optimize(program: Program, without: Collection[str] = (), watch: Watcher | None = None) -> Program:
    """Return an optimized program.

    Args:
        program: a legal program.
        without: the names of disabled passes.
        watch: called with each pass that changes the program; rules that rewrite it together are named together.
    """

    left: dict[Names, Program] = {}

    def apply(passes: Sequence[tuple[Names, Pass]], program: Program) -> Program:
        for names, rewriting in passes:
            if left.get(names) is not program:
                applied.clear()
                rewritten = rewriting(program)
                if rewritten is program:
                    left[names] = program
                    continue
                for check in checks:
                    check(rewritten)
                if watch is not None:
                    watch(", ".join([name for name in names if name in applied] or names), program, rewritten)
                program = rewritten
        return program

    applied: set[str] = set()
    checks = [begin() for begin in CHECKS]
    for check in checks:
        check(program)
    repeated = ROUNDS | {"split": _split({})}
    rounds, last = (_joined(passes, without, applied) for passes in (repeated, LAST))
    for _ in range(cost_model.ROUNDS):
        before, program = program, apply(rounds, program)
        if program is before:
            break
    return apply(last, program)


Names = tuple[str, ...]
"""The names of passes that rewrite a program together."""


def _joined(passes: Mapping[str, Pass], without: Collection[str], applied: set[str]) -> list[tuple[Names, Pass]]:
    """Return passes in order, consecutive rules joined.

    Args:
        passes: the passes by name.
        without: the names of passes to leave out.
        applied: receives the names of rules that change a value.
    """
    found: list[tuple[Names, Pass]] = []
    for are_rules, group in groupby([name for name in passes if name not in without], RULES.__contains__):
        if are_rules:
            names = (*group,)
            found.append((names, _everywhere(in_turn({name: RULES[name] for name in names}, applied), set())))
        else:
            found.extend([((name,), passes[name]) for name in group])
    return found
