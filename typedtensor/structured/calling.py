"""Calls of a function that is traced once: one node each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.backends import Array, Namespace
from typedtensor.structured.operation import StructuredOp, zeros_like
from typedtensor.structured.pullback import pull_back, used
from typedtensor.structured.running import Runner, body_scope
from typedtensor.structured.substitution import substitute
from typedtensor.structured.tracing import Body, close, new_input, noting
from typedtensor.tensor import AnyTensor


class Call(StructuredOp):
    """A body, run once.

    Operands: its inputs, then what it captures. Results: its outputs.

    Args:
        body: the function.
        title: the operation, for messages.
    """

    def __init__(self, body: Body, title: str = "call") -> None:
        self.body = body
        super().__init__(
            title,
            (body,),
            tuple(x.tensor_type for x in (*body.inputs, *body.captured)),
            tuple(x.tensor_type for x in body.outputs),
        )
        self._run: Runner | None = None
        self._gradients: dict[Any, _CallGradient] = {}

    def kernel(self, xp: Namespace, /, *arrays: Array) -> tuple[Array, ...]:
        run = self._run = self._run or Runner(self.body)
        count = len(self.body.inputs)
        with body_scope() as scope:
            return tuple(run(arrays[:count], arrays[count:], scope))

    def gradients(
        self, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any], wanted: tuple[int, ...]
    ) -> list[Any]:
        key = tuple(delta is not None for delta in deltas), wanted
        made = self._gradients.get(key)
        if made is None:
            made = self._gradients[key] = _CallGradient(self, *key)
        return made(self, deltas, operands)


class _CallGradient:
    """A call of the gradient of the body, with those of its inputs that the gradient reads."""

    def __init__(self, call: Call, given: Sequence[bool], wanted: tuple[int, ...]) -> None:
        self.wanted = wanted
        body = call.body
        arriving = {n: new_input(call.result_types[n]) for n, is_given in enumerate(given) if is_given}
        targets = {n: (*body.inputs, *body.captured)[n] for n in wanted}
        with noting() as made:
            found = pull_back(body, arriving, set(targets.values()))
        self.found = [n for n, x in targets.items() if x in found]
        outputs = tuple(found[targets[n]] for n in self.found)
        title = f"the gradient of {body.title}"
        inputs = [*body.inputs, *arriving.values()]
        traced = close(inputs, outputs, {*made, *body.order}, title, hoist=True)
        self.read = [n for n, need in enumerate(used(traced, inputs)) if need]
        self.given = list(arriving)
        kept = tuple(inputs[n] for n in self.read)
        self.back = Call(Body(kept, traced.captured, outputs, traced.order, title), f"gradient of {call.title}")

    def __call__(self, call: Call, deltas: list[Any], operands: Sequence[Any]) -> list[Any]:
        count = len(call.body.inputs)
        known = dict(zip(call.body.captured, operands[count:], strict=True))
        plain = any(isinstance(x, AnyTensor) for x in operands)
        columns = [*operands[:count], *(deltas[n] for n in self.given)]
        captured = substitute(self.back.shared, known, plain=plain)
        made = dict(zip(self.found, self.back(*(columns[n] for n in self.read), *captured), strict=True))
        return [made[n] if n in made else zeros_like(operands[n]) for n in self.wanted]
