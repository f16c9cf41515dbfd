"""The passes that make a program faster, in their order. Each can be left out by its name, to find a fault."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from typedtensor.plan.compacting import compact
from typedtensor.plan.dots import find_dots
from typedtensor.plan.fission import split_loops
from typedtensor.plan.folding import fold
from typedtensor.plan.mkl import use_mkl
from typedtensor.plan.recomputing import recompute
from typedtensor.plan.rewriting import rewrite, rewrite_everywhere
from typedtensor.plan.sharing import sharing
from typedtensor.plan.siblings import merge_siblings
from typedtensor.plan.simplifying import simplify
from typedtensor.plan.tree_splitting import split_trees
from typedtensor.plan.turning import turn_loops
from typedtensor.plan.values import Program

Pass = Callable[[Program], Program]

ROUNDS: dict[str, Pass] = {
    "split": lambda program: split_trees(split_loops(program)),
    "fold": lambda program: rewrite_everywhere(program, lambda: fold),
    "simplify": lambda program: rewrite_everywhere(program, lambda: simplify),
    "share": lambda program: rewrite_everywhere(program, sharing),
    "siblings": merge_siblings,
    "dots": find_dots,
    "compact": lambda program: rewrite(program, compact),
}
"""The passes that are gone through until nothing changes."""

LAST: dict[str, Pass] = {"turn": turn_loops, "recompute": recompute, "mkl": use_mkl}
"""The passes that come once, after the others: what they do, others would undo."""

PASSES = ROUNDS | LAST
"""All passes by name."""

NAMES = (*PASSES, "blocks", "stream", "threads")
"""What can be left out: the passes, and what is done to instructions; see :mod:`typedtensor.plan.blocking`."""

MOST_ROUNDS = 4
"""How often the passes are gone through: what one leaves is what another begins with."""


Watcher = Callable[[str, Program, Program], None]
"""Is told the name of a pass, and the program before and after it."""


def optimize(program: Program, without: Collection[str] = (), watch: Watcher | None = None) -> Program:
    """A program that computes the same in less time.

    Args:
        program: the program.
        without: the names of passes that are left out.
        watch: is told of each pass that changed something.
    """

    def apply(passes: Mapping[str, Pass], program: Program) -> Program:
        for name, rewriting in passes.items():
            if name not in without:
                rewritten = rewriting(program)
                if watch is not None and rewritten is not program:
                    watch(name, program, rewritten)
                program = rewritten
        return program

    for _ in range(MOST_ROUNDS):
        before, program = program, apply(ROUNDS, program)
        if program is before:
            break
    return apply(LAST, program)
