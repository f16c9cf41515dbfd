"""The gradient of a call: a call of the gradient of its body."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.control.bodies.tracing import noting
from typedtensor.control.derivatives.pullback import captured_by, gradient_body, pull_back, zeros_like
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.control.operations.operation import DERIVATIVES
from typedtensor.core.expr import new_input


class CallGradient:
    """A call of the body's gradient, with the operands that the gradient reads."""

    def __init__(self, call: FunctionCall, given: Sequence[bool], wanted: tuple[int, ...]) -> None:
        self.wanted = wanted
        body = call.body
        arriving = {n: new_input(call.result_types[n]) for n, is_given in enumerate(given) if is_given}
        targets = {n: (*body.inputs, *body.captured)[n] for n in wanted}
        self.residuals = Residuals(body, call.places())
        with noting() as result:
            found = pull_back(body, arriving, set(targets.values()), self.residuals.values)
        self.found = [n for n, x in targets.items() if x in found]
        outputs = tuple(found[targets[n]] for n in self.found)
        back, self.read = gradient_body(self.residuals, (), [*body.inputs, *arriving.values()], outputs, result)
        self.given = list(arriving)
        self.back = FunctionCall(back, f"gradient of {call.title}")

    def __call__(
        self, call: FunctionCall, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any], /
    ) -> list[Any]:
        columns = [
            *operands[: len(call.body.inputs)],
            *(deltas[n] for n in self.given),
            *self.residuals.columns(results),
        ]
        gradients = self.back.apply(*(columns[n] for n in self.read), *captured_by(self.back, call, operands))
        result = dict(zip(self.found, gradients, strict=True))
        return [result[n] if n in result else zeros_like(operands[n]) for n in self.wanted]


DERIVATIVES[FunctionCall] = CallGradient
