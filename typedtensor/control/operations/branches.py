"""A choice between two functions: one node with two bodies, one of which runs."""

from __future__ import annotations

from collections.abc import Sequence

from typedtensor.backends import Array, Namespace, as_numpy, shape_of
from typedtensor.backends.flow import Flow
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.runner import (
    Task,
    body_scope,
    flow_of,
    function_of,
    nothing,
    require_sizes,
    runner_of,
    solid,
)
from typedtensor.control.operations.calls import Applied
from typedtensor.core.tensor import BoolTensor, tensor_type

PREDICATE = tensor_type(BoolTensor.kind, ())


class Cond(Applied):
    """A choice between two bodies by a predicate, the first operand.

    Residuals of the body that does not run have no elements.
    """

    chooses = True
    choosing = 1

    def __init__(self, if_true: Body, if_false: Body, title: str = "cond", shown: int | None = None) -> None:
        captured = tuple(dict.fromkeys((*if_true.captured, *if_false.captured)))
        bodies = if_true.with_captured(captured), if_false.with_captured(captured)
        inputs = [x.tensor_type for x in if_true.inputs]
        shown = len(if_true.outputs) if shown is None else shown
        super().__init__(
            title,
            bodies,
            (PREDICATE, *inputs, *(x.tensor_type for x in captured)),
            tuple(x.tensor_type for x in (*if_true.outputs, *if_false.outputs[shown:])),
            shown,
        )

    def task(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        if (flow := flow_of(arrays[:1])) is not None:
            return self._traced(flow, arrays)
        number = 0 if as_numpy(arrays[0]).item() else 1
        run = runner_of(self.bodies[number])
        count = 1 + len(self.bodies[0].inputs)
        try:
            with body_scope() as scope:
                result = yield run.task(arrays[1:count], arrays[count:], scope)
        except Exception as error:
            error.add_note(f"in the branch of {self.title} that is taken when its predicate is {not number}")
            raise
        further = dict(zip(self.residuals(number), result[self.shown :], strict=True))
        for place in self.residuals(1 - number):
            further[place] = nothing(xp, self.result_types[place], (0,) * len(self.result_types[place].axes), arrays)
        return (*result[: self.shown], *(further[place] for place in sorted(further)))

    def is_whole(self, arrays: Sequence[Array]) -> bool:
        return True

    def outline(self, xp: Namespace, arrays: Sequence[Array]) -> list[Array]:
        count = 1 + len(self.bodies[0].inputs)
        with body_scope() as scope:
            found = runner_of(self.bodies[0])(arrays[1:count], arrays[count:], scope)
        like = next(x for x in (*found, *arrays) if hasattr(x, "dtype"))
        return [xp.empty_like(solid(xp, x, like)) for x in found[: self.shown]]

    def _traced(self, flow: Flow, arrays: Sequence[Array]) -> tuple[Array, ...]:
        """Return the results as those of a choice of a library that traces both bodies."""
        count = 1 + len(self.bodies[0].inputs)
        seen: list[list[Array]] = []

        def branch(number: int) -> list[Array | None]:
            result = function_of(self.bodies[number])(arrays[1:count], arrays[count:])
            for of, x, before in zip(self.result_types[: self.shown], result, (seen or [result])[0], strict=False):
                require_sizes(
                    f"one branch of {self.title}, {self.bodies[number].title},", of, shape_of(before), shape_of(x)
                )
            seen.append(result)
            found: list[Array | None] = [*result[: self.shown], *(None for _ in self.result_types[self.shown :])]
            for place, x in zip(self.residuals(number), result[self.shown :], strict=True):
                found[place] = x
            return found

        return tuple(flow.cond(arrays[0], lambda: branch(0), lambda: branch(1)))
