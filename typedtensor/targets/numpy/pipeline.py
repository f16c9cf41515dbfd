"""The passes that make a program faster, in their order. Each can be left out by its name, to find a fault."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from typedtensor.ir import Argument, Loop, Program, Value, Where
from typedtensor.passes.algebraic_simplifier import simplify
from typedtensor.passes.common_subexpressions import sharing
from typedtensor.passes.constant_folding import fold
from typedtensor.passes.loop_fission import split_loops
from typedtensor.passes.rewrite import Rule, rewrite, rewrite_everywhere
from typedtensor.passes.slice_sinking import sink_slices
from typedtensor.passes.tree_fission import split_trees
from typedtensor.targets.base import Watcher
from typedtensor.targets.numpy import cost_model
from typedtensor.targets.numpy.passes.batch_minor import turn_loops
from typedtensor.targets.numpy.passes.copy_insertion import compact
from typedtensor.targets.numpy.passes.dots import find_dots
from typedtensor.targets.numpy.passes.horizontal_fusion import merge_siblings
from typedtensor.targets.numpy.passes.looked_up import of_table
from typedtensor.targets.numpy.passes.masks import mask
from typedtensor.targets.numpy.passes.mkl import use_mkl
from typedtensor.targets.numpy.passes.placed_sums import add_at
from typedtensor.targets.numpy.passes.stacking import stack_alike
from typedtensor.targets.numpy.rematerialization import recompute

Pass = Callable[[Program], Program]


def _fold(value: Value) -> Argument | None:
    """What folding constants makes of a value, as a mask where it chooses by a constant."""
    folded = fold(value)
    chosen = value if folded is None else folded
    masked = mask(chosen) if isinstance(chosen, Value) and isinstance(chosen.primitive, Where) else None
    return folded if masked is None else masked


def _summed_in_steps(addend: Value, loop: Loop) -> bool:
    """Whether to add a value up in each step costs less than to keep it for all of them."""
    size = addend.size * addend.dtype.itemsize
    return size >= cost_model.SUMMED_LEAST_BYTES and size * loop.length >= cost_model.SUMMED_BYTES


def _simplify(value: Value) -> Argument | None:
    """What algebra makes of a value, or a table where it is computed of rows looked up in one."""
    simpler = simplify(value)
    return of_table(value) if simpler is None else simpler


def _everywhere(rule: Rule, settled: set[Value] | None = None) -> Pass:
    return lambda program: rewrite_everywhere(program, lambda: rule, settled)


RULES: dict[str, Rule] = {"fold": _fold, "simplify": _simplify, "places": add_at}
"""The rules that look at a value and what it is computed from alone: what they leave once they leave always."""

ROUNDS: dict[str, Pass] = {
    "split": lambda program: split_trees(split_loops(program, _summed_in_steps)),
    "fold": _everywhere(_fold),
    "simplify": _everywhere(_simplify),
    "share": lambda program: rewrite_everywhere(program, sharing),
    "siblings": merge_siblings,
    "slices": sink_slices,
    "dots": find_dots,
    "places": _everywhere(add_at),
    "compact": lambda program: rewrite(program, compact),
    "stack": stack_alike,
}
"""The passes that are gone through until nothing changes."""

LAST: dict[str, Pass] = {"turn": turn_loops, "recompute": recompute, "mkl": use_mkl}
"""The passes that come once, after the others: what they do, others would undo."""

PASSES = ROUNDS | LAST
"""All passes by name."""

NAMES = (*PASSES, "blocks", "stream", "threads")
"""What can be left out: the passes, and what is done to instructions; see :mod:`typedtensor.targets.numpy.tiling`."""


CHECKS: list[Callable[[], Callable[[Program], object]]] = []
"""Each gives what is called with a program and with what each pass makes of it; the tests verify these."""


def optimize(program: Program, without: Collection[str] = (), watch: Watcher | None = None) -> Program:
    """A program that computes the same in less time.

    Args:
        program: a legal program.
        without: the names of passes that are left out.
        watch: called with each pass that changes something.
    """

    left: dict[str, Program] = {}

    def apply(passes: Mapping[str, Pass], program: Program) -> Program:
        for name, rewriting in passes.items():
            if name not in without and left.get(name) is not program:
                rewritten = rewriting(program)
                if rewritten is program:
                    left[name] = program
                    continue
                for check in checks:
                    check(rewritten)
                if watch is not None:
                    watch(name, program, rewritten)
                program = rewritten
        return program

    rounds = ROUNDS | {name: _everywhere(rule, set()) for name, rule in RULES.items()}
    checks = [begin() for begin in CHECKS]
    for check in checks:
        check(program)
    for _ in range(cost_model.ROUNDS):
        before, program = program, apply(rounds, program)
        if program is before:
            break
    return apply(LAST, program)
