"""The gradient of a choice: a choice between the gradients of the two bodies, by the same predicate."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from typedtensor.control.bodies.body import Node
from typedtensor.control.bodies.tracing import close, noting
from typedtensor.control.derivatives.pullback import captured_by, pull_back, zeros_like
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.operations.branches import Cond
from typedtensor.control.operations.operation import DERIVATIVES
from typedtensor.core.expr import Input, new_input


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


DERIVATIVES[Cond] = CondGradient
