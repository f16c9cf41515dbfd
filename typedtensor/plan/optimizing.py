"""The passes that make a program faster, in their order. Each can be left out by its name, to find a fault."""

from __future__ import annotations

from collections.abc import Callable, Collection

from typedtensor.plan.fission import split_loops
from typedtensor.plan.folding import fold
from typedtensor.plan.rewriting import rewrite
from typedtensor.plan.sharing import sharing
from typedtensor.plan.simplifying import simplify
from typedtensor.plan.values import Program

Pass = Callable[[Program], Program]

PASSES: dict[str, Pass] = {
    "fold": lambda program: rewrite(program, fold),
    "simplify": lambda program: rewrite(program, simplify),
    "share": lambda program: rewrite(program, sharing()),
    "split": split_loops,
}
"""The passes by name."""


def optimize(program: Program, without: Collection[str] = ()) -> Program:
    """A program that computes the same in less time.

    Args:
        program: the program.
        without: the names of passes that are left out.
    """
    for _ in range(2):
        for name, rewriting in PASSES.items():
            if name not in without:
                program = rewriting(program)
    return program
