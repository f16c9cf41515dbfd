"""The gradient of a loop: a loop in the opposite direction.

Its carries are the deltas of the carries, and for each captured operand a sum to which every step adds. Its sequences
are what the step's gradient reads: the carries before each step, the elements, and the deltas of the stacked outputs.
The body shares its nodes with that of the loop, so it can itself be differentiated, and a planner sees which values
both need.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from typedtensor.structured.operation import zeros_like
from typedtensor.structured.pullback import depending, leading, pull_back, used
from typedtensor.structured.substitution import substitute
from typedtensor.structured.tracing import Body, Node, close, new_input, noting
from typedtensor.tensor import AnyTensor

if TYPE_CHECKING:
    from typedtensor.structured.loops import Scan
    from typedtensor.structured.whiles import While


class LoopGradient:
    """The gradients of some operands of a loop, given the deltas of some of its results.

    Args:
        loop: the loop.
        given: for each result, whether it has a delta.
        wanted: the operands whose gradients are wanted.
    """

    def __init__(self, loop: Scan | While, given: Sequence[bool], wanted: tuple[int, ...]) -> None:
        self.wanted = wanted
        body, carries, outputs = loop.body, loop.carries, loop.outputs
        first_captured = carries + loop.sequences
        kept = body.inputs[:carries]
        elements = {n: body.inputs[n] for n in wanted if carries <= n < first_captured}
        captured = {n: body.captured[n - first_captured] for n in wanted if n >= first_captured}
        last, stacks, before = given[:carries], given[carries : carries + outputs], given[carries + outputs :]
        self.active = _active(loop, wanted, set(elements.values()) | set(captured.values()), last, stacks, before)
        with noting() as made:
            arriving = {k: new_input(kept[k].tensor_type) for k in self.active}
            stacked = {j: new_input(body.outputs[carries + j].tensor_type) for j in range(outputs) if stacks[j]}
            handed = {k: new_input(kept[k].tensor_type) for k in self.active if before[k]}
            deltas: dict[int, Node] = {**arriving, **{carries + j: delta for j, delta in stacked.items()}}
            targets = {*(kept[k] for k in self.active), *elements.values(), *captured.values()}
            found = pull_back(body, deltas, targets)
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
        title = f"the gradient of {body.title}"
        traced = close([*handed_on, *sequences], tuple(results), {*made, *body.order}, title, hoist=True)
        needed = used(traced, sequences)
        if not any(needed):
            needed[0 if not loop.sequences else carries] = True  # it says how many steps there are
        self.read = [n for n, need in enumerate(needed) if need]
        inputs = (*handed_on, *(sequences[n] for n in self.read))
        self.captured = traced.captured
        self.stacked, self.handed = list(stacked), list(handed)
        self.back = loop.opposite(
            Body(inputs, traced.captured, traced.outputs, traced.order, title), len(handed_on), len(self.read)
        )

    def __call__(
        self, loop: Scan | While, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any]
    ) -> list[Any]:
        carries, sequences, outputs = loop.carries, loop.sequences, loop.outputs
        known = dict(zip(loop.body.captured, operands[carries + sequences :], strict=True))
        plain = any(isinstance(x, AnyTensor) for x in operands)
        before = results[carries + outputs :]
        columns = [
            *before,
            *operands[carries : carries + sequences],
            *(deltas[carries + j] for j in self.stacked),
            *(deltas[carries + outputs + k] for k in self.handed),
        ]
        made = self.back(
            *(zeros_like(operands[k]) if deltas[k] is None else deltas[k] for k in self.active),
            *(zeros_like(operands[n]) for n in self.summed),
            *(columns[n] for n in self.read),
            *substitute(self.captured, known, plain=plain),
        )
        found = dict(zip((*self.active, *self.summed, *self.elements), made, strict=False))
        return [found[n] if n in found else zeros_like(operands[n]) for n in self.wanted]


def _active(
    loop: Scan | While,
    wanted: tuple[int, ...],
    sources: set[Node],
    last: Sequence[bool],
    stacks: Sequence[bool],
    before: Sequence[bool],
) -> list[int]:
    """The carries whose deltas are to be found: that depend on what is wanted, and matter to what has a delta."""
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
