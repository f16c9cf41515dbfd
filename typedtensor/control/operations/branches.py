"""A choice between two functions: one node with two bodies, one of which runs.

Its gradients and tangents are choices between those of the bodies, by the same predicate.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from typedtensor.backends import Array, Namespace, as_numpy, shape_of
from typedtensor.backends.flow import Flow
from typedtensor.control.bodies.arrays import nothing, solid
from typedtensor.control.bodies.body import Body, Node
from typedtensor.control.bodies.flows import flow_of, function_of, require_sizes
from typedtensor.control.bodies.runner import body_scope, runner_of
from typedtensor.control.bodies.tasks import Task
from typedtensor.control.bodies.tracing import close, noting
from typedtensor.control.derivatives.pullback import captured_by, pull_back, push_through, stand_ins, zeros_like
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.expr import Input, new_input
from typedtensor.core.tensor import BoolTensor, tensor_type

PREDICATE = tensor_type(BoolTensor.kind, ())


class Cond(StructuredOp):
    """A choice between two bodies with equal inputs and equal types of the first outputs.

    Operands: the predicate, the inputs, the captured operands. Results: the first outputs of the body that runs, then
    the residuals of the first body, then those of the second. Residuals of the body that does not run have no elements.

    Args:
        if_true: the body that runs if the predicate holds.
        if_false: the other body.
        title: the operation, for messages.
        shown: the number of first outputs; by default all outputs.
    """

    chooses = True

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

    def places(self, number: int) -> dict[int, int]:
        """The result that each output of a body is, by the output's number."""
        return dict(enumerate((*range(self.shown), *self.further(number))))

    def further(self, number: int) -> range:
        """The results that are the residuals of a body."""
        first = self.shown if number == 0 else len(self.bodies[0].outputs)
        return range(first, first + len(self.bodies[number].outputs) - self.shown)

    def task(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        """Run the body that the predicate chooses. The residuals of the other body are arrays without elements."""
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
        further = dict(zip(self.further(number), result[self.shown :], strict=True))
        for place in self.further(1 - number):
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
            for place, x in zip(self.further(number), result[self.shown :], strict=True):
                found[place] = x
            return found

        return tuple(flow.cond(arrays[0], lambda: branch(0), lambda: branch(1)))

    def pullback(self, given: Sequence[bool], wanted: tuple[int, ...]) -> CondGradient:
        return CondGradient(self, given, wanted)

    def pushforward(self, numbers: tuple[int, ...]) -> CondTangents:
        return CondTangents(self, numbers)

    @property
    def differentiated(self) -> tuple[Body, ...]:
        return self.bodies

    def with_bodies(self, bodies: Sequence[Body]) -> Cond:
        return Cond(bodies[0], bodies[1], self.title, self.shown)


class CondGradient:
    """A choice between the gradients of the bodies, by the same predicate."""

    def __init__(self, cond: Cond, given: Sequence[bool], wanted: tuple[int, ...]) -> None:
        inputs, captured = cond.bodies[0].inputs, cond.shared
        arriving = {n: new_input(cond.result_types[n]) for n, is_given in enumerate(given) if is_given}
        targets: list[Node] = [(*inputs, *captured)[n - 1] for n in wanted]
        self.residuals = [Residuals(body, cond.places(number)) for number, body in enumerate(cond.bodies)]
        every = [self._gradient(residuals, arriving, targets) for residuals in self.residuals]
        taken = [*inputs, *arriving.values(), *(x for residuals in self.residuals for x in residuals.inputs)]
        bodies = [
            close(taken, outputs, result, f"the gradient of {body.title}", hoist=False)
            for body, (outputs, result) in zip(cond.bodies, every, strict=True)
        ]
        self.given = list(arriving)
        self.back = Cond(bodies[0], bodies[1], f"gradient of {cond.title}")

    def _gradient(
        self, residuals: Residuals, arriving: dict[int, Input[Any]], targets: list[Node]
    ) -> tuple[tuple[Node, ...], Collection[Node]]:
        """The gradient of a body, and the nodes made for it."""
        own = {output: arriving[n] for output, n in residuals.places.items() if n in arriving}
        with noting() as result:
            found = pull_back(residuals.body, own, set(targets), residuals.values)
            outputs = tuple(found[x] if x in found else zeros_like(x) for x in targets)
        return residuals.settled(outputs, result)

    def __call__(self, cond: Cond, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any], /) -> list[Any]:
        count = 1 + len(cond.bodies[0].inputs)
        columns = [deltas[n] for n in self.given]
        columns += [x for residuals in self.residuals for x in residuals.columns(results)]
        return list(self.back.apply(*operands[:count], *columns, *captured_by(self.back, cond, operands)))


class CondTangents:
    """A choice between the tangents of the bodies.

    Args:
        cond: the choice.
        numbers: the operands with tangents.
    """

    def __init__(self, cond: Cond, numbers: tuple[int, ...]) -> None:
        inputs, captured = cond.bodies[0].inputs, cond.shared
        sources = (*inputs, *captured)
        given = stand_ins(cond.bodies[0], numbers, first=1)
        tangents = {sources[n - 1]: t for n, t in given.items()}
        self.given = list(given)
        self.residuals = [Residuals(body, cond.places(number)) for number, body in enumerate(cond.bodies)]
        pushed = []
        for residuals in self.residuals:
            with noting() as result:
                pushed.append((push_through(residuals.body, tangents, residuals.values), result))
        shown = sorted({n for found, _ in pushed for n in found if n < cond.shown})
        self.varied = list(shown)
        settled = []
        for number, (residuals, (found, result)) in enumerate(zip(self.residuals, pushed, strict=True)):
            places, values = cond.places(number), residuals.values
            further = [n for n in found if n >= cond.shown]
            self.varied += [places[n] for n in further]
            with noting() as more:
                zeros = {n: zeros_like(values.of(residuals.body.outputs[n])) for n in shown if n not in found}
            outputs = tuple((found | zeros)[n] for n in (*shown, *further))
            settled.append(residuals.settled(outputs, {*result, *more}))
        taken = [*inputs, *given.values(), *(x for residuals in self.residuals for x in residuals.inputs)]
        bodies = [
            close(taken, outputs, result, f"the tangent of {body.title}", hoist=False)
            for body, (outputs, result) in zip(cond.bodies, settled, strict=True)
        ]
        self.cond = Cond(bodies[0], bodies[1], f"tangent of {cond.title}", len(shown))
        self.cond.keeps = self.cond.shown < len(self.varied)  # residuals would come between the tangents

    def __call__(
        self, cond: Cond, tangents: Mapping[int, Any], results: Sequence[Any], operands: Sequence[Any], /
    ) -> dict[int, Any]:
        count = 1 + len(cond.bodies[0].inputs)
        columns = [tangents[n] for n in self.given]
        columns += [x for residuals in self.residuals for x in residuals.columns(results)]
        result = self.cond.apply(*operands[:count], *columns, *captured_by(self.cond, cond, operands))
        return dict(zip(self.varied, result, strict=True))
