"""The gradient of a loop: a loop in the opposite direction.

Its carried values are the cotangents of the carried values, and a sum for each captured operand, to which every step
adds. Its sequences are the operands of the step's gradient: the carried values before each step, the elements, the
cotangents of the stacked outputs, and the residuals of each step. It is differentiable itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typedtensor.control.bodies.body import Node
from typedtensor.control.bodies.tracing import noting
from typedtensor.control.derivatives.pullback import (
    captured_by,
    depending,
    gradient_body,
    leading,
    pull_back,
    zeros_like,
)
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.operations.loops import Scan
from typedtensor.control.operations.operation import DERIVATIVES
from typedtensor.control.operations.whiles import While
from typedtensor.core.expr import new_input


class LoopGradient:
    """The gradients of some operands of a loop, given the cotangents of some results.

    Args:
        loop: the loop.
        given: for each result, whether it has a cotangent.
        wanted: the operands to differentiate for.
    """

    def __init__(self, loop: Scan | While, given: Sequence[bool], wanted: tuple[int, ...]) -> None:
        self.wanted = wanted
        body, carries, outputs = loop.body, loop.carries, loop.outputs + loop.further
        kept, sources = body.inputs[:carries], loop.sources
        elements = {n: body.inputs[n] for n in wanted if carries <= n < len(body.inputs)}
        captured: dict[int, Any] = {n: sources[n] for n in wanted if n >= len(body.inputs)}
        last, stacks = given[:carries], [given[loop.place(j)] for j in range(outputs)]
        before = given[carries + loop.outputs : 2 * carries + loop.outputs]
        self.active = _active(loop, wanted, set(elements.values()) | set(captured.values()), last, stacks, before)
        self.residuals = Residuals(body, loop.places())
        with noting() as result:
            arriving = {k: new_input(kept[k].tensor_type) for k in self.active}
            stacked = {j: new_input(body.outputs[carries + j].tensor_type) for j in range(outputs) if stacks[j]}
            handed = {k: new_input(kept[k].tensor_type) for k in self.active if before[k]}
            deltas: dict[int, Node] = {**arriving, **{carries + j: delta for j, delta in stacked.items()}}
            targets = {*(kept[k] for k in self.active), *elements.values(), *captured.values()}
            found = pull_back(body, deltas, targets, self.residuals.values)
            for k, delta in handed.items():
                found[kept[k]] = found[kept[k]] + delta if kept[k] in found else delta
            self.summed = [n for n, x in captured.items() if x in found]
            self.elements = [n for n, x in elements.items() if x in found]
            sums = {n: new_input(captured[n].tensor_type) for n in self.summed}
            results = [
                *(found[kept[k]] if kept[k] in found else zeros_like(kept[k]) for k in self.active),
                *(sums[n] + found[captured[n]] for n in self.summed),
                *(found[elements[n]] for n in self.elements),
            ]
        sequences = [*body.inputs, *stacked.values(), *handed.values()]
        handed_on = [*arriving.values(), *sums.values()]
        length = carries if loop.sequences else 0  # its length is the number of steps
        back, self.read = gradient_body(self.residuals, handed_on, sequences, tuple(results), result, least=length)
        self.stacked, self.handed = list(stacked), list(handed)
        self.back = loop.opposite(back, len(handed_on), len(self.read))

    def __call__(
        self, loop: Scan | While, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any]
    ) -> list[Any]:
        carries, sequences, outputs = loop.carries, loop.sequences, loop.outputs
        before = results[carries + outputs : 2 * carries + outputs]
        columns = [
            *before,
            *operands[carries : carries + sequences],
            *(deltas[loop.place(j)] for j in self.stacked),
            *(deltas[carries + outputs + k] for k in self.handed),
            *self.residuals.columns(results),
        ]
        result = self.back.apply(
            *(zeros_like(operands[k]) if deltas[k] is None else deltas[k] for k in self.active),
            *(zeros_like(operands[n]) for n in self.summed),
            *(columns[n] for n in self.read),
            *(loop.steps(results, operands) if self.back.counted else ()),
            *captured_by(self.back, loop, operands),
        )
        found = dict(zip((*self.active, *self.summed, *self.elements), result, strict=False))
        return [found[n] if n in found else zeros_like(operands[n]) for n in self.wanted]


def _active(
    loop: Scan | While,
    wanted: tuple[int, ...],
    sources: set[Node],
    last: Sequence[bool],
    stacks: Sequence[bool],
    before: Sequence[bool],
) -> list[int]:
    """The carried values whose cotangents are needed: those between wanted operands and results with cotangents."""
    kept, outputs = loop.body.inputs[: loop.carries], loop.body.outputs
    real = {k for k in range(loop.carries) if kept[k].tensor_type.kind == "real"}
    varied = {k for k in real if k in wanted}
    while True:
        reached = depending(loop.body, {*sources, *(kept[k] for k in varied)})
        more = {k for k in real if outputs[k] in reached} | varied
        if more == varied:
            break
        varied = more
    mattering = {k for k in real if last[k] or before[k]}
    while True:
        ends = [*(outputs[k] for k in mattering), *(outputs[loop.carries + j] for j, s in enumerate(stacks) if s)]
        reached = leading(loop.body, ends)
        more = {k for k in real if kept[k] in reached} | mattering
        if more == mattering:
            break
        mattering = more
    return sorted(varied & mattering)


DERIVATIVES[Scan] = LoopGradient
DERIVATIVES[While] = LoopGradient
