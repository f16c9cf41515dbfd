"""Calls of a traced function, as single nodes: their gradients and tangents are calls of those of the body."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typedtensor.backends import Array, Namespace
from typedtensor.control.bodies.arrays import nothing
from typedtensor.control.bodies.body import Body
from typedtensor.control.bodies.runner import run_once
from typedtensor.control.bodies.tasks import Task
from typedtensor.control.bodies.tracing import noting
from typedtensor.control.derivatives.pullback import (
    captured_by,
    gradient_body,
    pull_back,
    push_through,
    stand_ins,
    zeros_like,
)
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.operations.operation import StructuredOp
from typedtensor.core.axes import Label, declared_size
from typedtensor.core.expr import new_input
from typedtensor.core.tuples import Structured


class FunctionCall(StructuredOp):
    """A body that runs once.

    Operands: the body's inputs, then the captured operands. Results: the body's outputs.

    Args:
        body: the function.
        title: the operation, for messages.
        shown: the number of outputs that are no residuals; by default all outputs.
    """

    def __init__(self, body: Body, title: str = "call", shown: int | None = None) -> None:
        self.body = body
        super().__init__(
            title,
            (body,),
            tuple(x.tensor_type for x in (*body.inputs, *body.captured)),
            tuple(x.tensor_type for x in body.outputs),
            shown,
        )

    def places(self, number: int = 0) -> dict[int, int]:
        """The result that each output of a body is, by the output's number."""
        return dict(enumerate(range(len(self.body.outputs))))

    def task(self, xp: Namespace, /, *arrays: Array) -> Task[tuple[Array, ...]]:
        return run_once(self.body, arrays)

    def is_whole(self, arrays: Sequence[Array]) -> bool:
        """A recursion is, whose loop stores the frames of its calls."""
        return any(isinstance(node, Structured) and getattr(node.op, "room", None) for node in self.body.order)

    def outline(self, xp: Namespace, arrays: Sequence[Array]) -> list[Array]:
        sizes: dict[Label, int] = {}
        for of, x in zip(self.operand_types, arrays, strict=True):
            sizes.update(zip(of.axes, getattr(x, "shape", ()), strict=False))
        shown = self.result_types[: self.shown]  # a recursion's sizes are known before it runs
        shapes = [tuple([declared_size(axis, sizes) or 0 for axis in of.axes]) for of in shown]
        return [nothing(xp, of, shape, arrays) for of, shape in zip(shown, shapes, strict=True)]

    def pullback(self, given: Sequence[bool], wanted: tuple[int, ...]) -> CallGradient:
        return CallGradient(self, given, wanted)

    def pushforward(self, numbers: tuple[int, ...]) -> CallTangents:
        return CallTangents(self, numbers)

    @property
    def differentiated(self) -> tuple[Body, ...]:
        return (self.body,)

    def with_bodies(self, bodies: Sequence[Body]) -> FunctionCall:
        return FunctionCall(bodies[0], self.title, self.shown)


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
