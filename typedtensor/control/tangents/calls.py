"""The tangents of a call: a call of the tangents of its body."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typedtensor.control.bodies.tracing import noting
from typedtensor.control.derivatives.pullback import captured_by, gradient_body
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.operations.calls import FunctionCall
from typedtensor.control.operations.operation import TANGENTS
from typedtensor.control.tangents.pushing import push_through, stand_ins


class CallTangents:
    """A call of the tangents of the body.

    Args:
        call: the call.
        numbers: the operands with tangents.
    """

    def __init__(self, call: FunctionCall, numbers: tuple[int, ...]) -> None:
        body = call.body
        sources = (*body.inputs, *body.captured)
        self.given = stand_ins(body, numbers)
        self.residuals = Residuals(body, call.places())
        with noting() as result:
            found = push_through(body, {sources[n]: t for n, t in self.given.items()}, self.residuals.values)
        self.varied = list(found)
        taken = [*body.inputs, *self.given.values()]
        pushed, self.read = gradient_body(self.residuals, (), taken, tuple(found.values()), result, what="tangent")
        self.call = FunctionCall(pushed, f"tangent of {call.title}")

    def __call__(
        self, call: FunctionCall, tangents: Mapping[int, Any], results: Sequence[Any], operands: Sequence[Any], /
    ) -> dict[int, Any]:
        columns = [
            *operands[: len(call.body.inputs)],
            *(tangents[n] for n in self.given),
            *self.residuals.columns(results),
        ]
        result = self.call.apply(*(columns[n] for n in self.read), *captured_by(self.call, call, operands))
        return dict(zip(self.varied, result, strict=True))


TANGENTS[FunctionCall] = CallTangents
