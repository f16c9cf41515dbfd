"""The tangents of a choice: a choice between the tangents of the two bodies, by the same predicate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typedtensor.control.bodies.tracing import close, noting
from typedtensor.control.derivatives.pullback import captured_by, zeros_like
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.operations.branches import Cond
from typedtensor.control.operations.operation import TANGENTS
from typedtensor.control.tangents.pushing import push_through, stand_ins


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


TANGENTS[Cond] = CondTangents
