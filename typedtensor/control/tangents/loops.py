"""The tangents of a loop: a loop in the same direction.

Its carried values are the tangents of the carried values. Its sequences are those that the tangents of the step read:
the carried values before each step, the elements and their tangents, and the residuals of each step. It is
differentiable itself.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from typedtensor.control.bodies.body import Node
from typedtensor.control.bodies.tracing import noting
from typedtensor.control.derivatives.pullback import captured_by, gradient_body, zeros_like
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.operations.loops import Iteration, Scan
from typedtensor.control.operations.operation import TANGENTS
from typedtensor.control.operations.whiles import While
from typedtensor.control.tangents.pushing import push_through, varied_by
from typedtensor.core.expr import Input, new_input


class LoopTangents:
    """The tangents of a loop's results.

    Args:
        loop: the loop.
        numbers: the operands with tangents.
    """

    def __init__(self, loop: Scan | While, numbers: tuple[int, ...]) -> None:
        body, carries = loop.body, loop.carries
        first_captured = len(loop.sources) - len(body.captured)
        sources: Any = loop.sources
        self.carried = _carried(loop, numbers)
        self.sequences = [n for n in numbers if carries <= n < first_captured]
        given = [*self.carried, *(n for n in numbers if n >= carries)]
        tangents = {n: new_input(sources[n].tensor_type) for n in given}
        self.captured = {n: t for n, t in tangents.items() if n >= first_captured}
        self.residuals = Residuals(body, loop.places())
        with noting() as result:
            found = push_through(body, {sources[n]: t for n, t in tangents.items()}, self.residuals.values)
            values = self.residuals.values
            for k in self.carried:
                if k not in found:
                    found[k] = zeros_like(values.of(body.outputs[k]))
        self.stacked = [n for n in found if n >= carries]
        starts = [tangents[k] for k in self.carried]
        outputs = [*(found[k] for k in self.carried), *(found[n] for n in self.stacked)]
        taken = [*body.inputs, *(tangents[n] for n in self.sequences)]
        self._make(loop, starts, taken, outputs, result)
        # A gradient may read the tangent of an accumulator before each step.
        kept = getattr(loop, "kept", range(carries))
        self.sums = [k for n, k in enumerate(self.carried) if n not in self.loop.kept and k in kept]
        if self.sums:
            self._make(loop, starts, taken, [*outputs, *(tangents[k] for k in self.sums)], result)

    def _make(
        self,
        loop: Scan | While,
        starts: Sequence[Input[Any]],
        taken: Sequence[Input[Any]],
        outputs: Sequence[Node],
        made: Collection[Node],
    ) -> None:
        """Make the loop that carries some tangents, and whose sequences are among ``taken``."""
        length = loop.carries if loop.sequences else 0  # its length is the number of steps
        residuals = self.residuals
        step, self.read = gradient_body(residuals, starts, taken, tuple(outputs), made, least=length, what="tangent")
        self.loop = Scan(
            step,
            loop.over if isinstance(loop, Scan) else Iteration,
            len(starts),
            len(self.read),
            reverse=isinstance(loop, Scan) and loop.reverse,
            title=f"tangent of {loop.name if isinstance(loop, Scan) else loop.title}",
            private=loop.private,
        )

    def __call__(
        self, loop: Scan | While, tangents: Mapping[int, Any], results: Sequence[Any], operands: Sequence[Any], /
    ) -> dict[int, Any]:
        carries = loop.carries
        before = carries + loop.outputs
        columns = [
            *results[before : before + carries],
            *operands[carries : carries + loop.sequences],
            *(tangents[n] for n in self.sequences),
            *self.residuals.columns(results),
        ]
        result = self.loop.apply(
            *(tangents[k] if k in tangents else zeros_like(operands[k]) for k in self.carried),
            *(columns[n] for n in self.read),
            *(loop.steps(results, operands) if self.loop.counted else ()),
            *captured_by(self.loop, loop, operands, {t: tangents[n] for n, t in self.captured.items()}),
        )
        stacked = (*(loop.place(n - carries) for n in self.stacked), *(before + k for k in self.sums))
        places = (*self.carried, *stacked, *(before + k for k in self.carried))
        found: dict[int, Any] = {}
        for place, tangent in zip(places, result, strict=True):
            found.setdefault(place, tangent)
        return found


def _carried(loop: Scan | While, numbers: tuple[int, ...]) -> list[int]:
    """The carried values that have tangents in some step."""
    sources: Any = loop.sources
    varied = set(numbers)
    while True:
        reached = varied_by(loop.body, [sources[n] for n in varied])
        more = varied | {k for k in reached if k < loop.carries}
        if more == varied:
            return sorted(k for k in varied if k < loop.carries)
        varied = more


TANGENTS[Scan] = LoopTangents
TANGENTS[While] = LoopTangents
