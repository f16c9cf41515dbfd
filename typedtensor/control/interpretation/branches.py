"""Interpretation of choices: one of the two bodies runs."""

from __future__ import annotations

from typedtensor.backends import Array, Namespace, as_numpy
from typedtensor.control.interpretation.arrays import nothing
from typedtensor.control.interpretation.runner import body_scope, runner_of
from typedtensor.control.operations.branches import Cond
from typedtensor.control.operations.operation import INTERPRETERS
from typedtensor.control.operations.tasks import Task


def run_cond(cond: Cond, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
    """Run the body that the predicate chooses. The residuals of the other body are arrays without elements."""
    number = 0 if as_numpy(arrays[0]).item() else 1
    run = runner_of(cond.bodies[number])
    count = 1 + len(cond.bodies[0].inputs)
    try:
        with body_scope() as scope:
            result = yield run.task(arrays[1:count], arrays[count:], scope)
    except Exception as error:
        error.add_note(f"in the branch of {cond.title} that is taken when its predicate is {not number}")
        raise
    further = dict(zip(cond.further(number), result[cond.shown :], strict=True))
    for place in cond.further(1 - number):
        further[place] = nothing(xp, cond.result_types[place], (0,) * len(cond.result_types[place].axes), arrays)
    return (*result[: cond.shown], *(further[place] for place in sorted(further)))


INTERPRETERS[Cond] = run_cond
