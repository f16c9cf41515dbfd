"""Loops that go on while a condition holds. Their gradient is a scan over what was recorded of each step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.axes import Axis
from typedtensor.backends import Array, Namespace, as_numpy, device_of
from typedtensor.structured.loop_gradient import LoopGradient
from typedtensor.structured.loops import Scan, stacked
from typedtensor.structured.operation import StructuredOp, solid
from typedtensor.structured.running import Runner, body_scope
from typedtensor.structured.tracing import Body


class Iteration(Axis):
    """The steps of a loop that goes on while a condition holds. Their number is known only when it ends."""


class While(StructuredOp):
    """A body applied to its own results, for as long as a condition of them holds.

    Operands: the first carries, then what the bodies capture. Results: the last carries, and the carries before each
    step, stacked along :class:`Iteration`, which the gradient needs.

    Args:
        condition: from the carries to a bool, with the same inputs as the body.
        body: from the carries to the next.
    """

    private = frozenset({Iteration})
    sequences = 0
    outputs = 0

    def __init__(self, condition: Body, body: Body) -> None:
        captured = tuple(dict.fromkeys((*body.captured, *condition.captured)))
        self.condition, self.body = condition.with_captured(captured), body.with_captured(captured)
        self.carries = len(body.inputs)
        kept = [x.tensor_type for x in body.inputs]
        super().__init__(
            "while_loop",
            (self.condition, self.body),
            (*kept, *(x.tensor_type for x in captured)),
            (*kept, *(stacked(Iteration, of) for of in kept)),
        )
        self._run: tuple[Runner, Runner] | None = None
        self._gradients: dict[Any, LoopGradient] = {}

    def kernel(self, xp: Namespace, /, *arrays: Array) -> tuple[Array, ...]:
        holds, run = self._run = self._run or (Runner(self.condition), Runner(self.body))
        carry, captured = list(arrays[: self.carries]), arrays[self.carries :]
        steps: list[list[Array]] = []
        try:
            with body_scope() as scope:
                while as_numpy(holds(carry, captured, None if steps else scope)[0]).item():
                    after = run(carry, captured, None if steps else scope)
                    steps.append(carry)
                    carry = after
        except Exception as error:
            error.add_note(f"in step {len(steps)} of {self.title}")
            raise
        like = next((x for x in arrays if hasattr(x, "dtype")), None)
        if not steps:
            starts = [solid(xp, x, like) for x in carry]
            none = [xp.zeros((0, *x.shape), dtype=x.dtype, device=device_of(x)) for x in starts]
            return (*carry, *none)
        before = [xp.stack([solid(xp, x, like) for x in column]) for column in zip(*steps, strict=True)]
        return (*carry, *before)

    def opposite(self, body: Body, carries: int, sequences: int) -> Scan:
        """A loop over the steps from the last to the first."""
        title = f"gradient of {self.title}"
        return Scan(body, Iteration, carries, sequences, reverse=True, title=title, private=self.private)

    def gradients(
        self, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any], wanted: tuple[int, ...]
    ) -> list[Any]:
        key = tuple(delta is not None for delta in deltas), wanted
        made = self._gradients.get(key)
        if made is None:
            made = self._gradients[key] = LoopGradient(self, *key)
        return made(self, deltas, results, operands)
