"""Interpretation of while loops."""

from __future__ import annotations

from typedtensor.backends import Array, Namespace, as_numpy, device_of
from typedtensor.control.interpretation.arrays import nothing, solid, stack
from typedtensor.control.interpretation.runner import body_scope, runner_of
from typedtensor.control.operations.operation import INTERPRETERS
from typedtensor.control.operations.tasks import Task
from typedtensor.control.operations.whiles import While


def run_while(loop: While, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
    """Run a while loop."""
    holds, run = runner_of(loop.condition), runner_of(loop.body)
    carry, captured = list(arrays[: loop.carries]), arrays[loop.carries :]
    steps: list[list[Array]] = []
    try:
        with body_scope() as scope:
            while True:
                seen = None if steps else scope
                [goes_on] = yield holds.task(carry, captured, seen)
                if not as_numpy(goes_on).item():
                    break
                after = yield run.task(carry, captured, seen)
                steps.append([*carry, *after[loop.carries :]])
                carry = after[: loop.carries]
    except Exception as error:
        error.add_note(f"in step {len(steps)} of {loop.title}")
        raise
    like = next((x for x in arrays if hasattr(x, "dtype")), None)
    count = xp.asarray(len(steps), device=device_of(like))
    if not steps:
        starts = [solid(xp, x, like) for x in carry]
        none = [xp.zeros((0, *x.shape), dtype=x.dtype, device=device_of(x)) for x in starts]
        more = [nothing(xp, of, (0,) * len(of.axes), arrays) for of in loop.result_types[2 * loop.carries + 1 :]]
        return (*carry, *none, count, *more)
    kept = [x.tensor_type for x in (*loop.body.inputs, *loop.body.outputs[loop.carries :])]
    columns = [stack(xp, column, of, like) for column, of in zip(zip(*steps, strict=True), kept, strict=True)]
    return (*carry, *columns[: loop.carries], count, *columns[loop.carries :])


INTERPRETERS[While] = run_while
