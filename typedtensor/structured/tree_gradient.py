"""The gradients of operations on trees, which are such operations themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from typedtensor.expr import Input
from typedtensor.structured.loops import Scan
from typedtensor.structured.operation import zeros_like
from typedtensor.structured.pullback import pull_back, used
from typedtensor.structured.rows import Rows
from typedtensor.structured.substitution import substitute
from typedtensor.structured.tracing import Body, Node, close, new_input, noting
from typedtensor.tensor import AnyTensor

if TYPE_CHECKING:
    from typedtensor.structured.trees import TreeFold, TreeSweep

_rows: Any = Rows()


class FoldGradient:
    """The gradients of some operands of a fold over trees: a sweep, then a scan over the inner nodes.

    Args:
        fold: the fold.
        wanted: the operands whose gradients are wanted.
    """

    def __init__(self, fold: TreeFold, wanted: tuple[int, ...]) -> None:
        from typedtensor.structured.trees import TreeSweep

        self.wanted = wanted
        body, count = fold.body, fold.states
        self.real = [n for n in range(count) if body.outputs[n].tensor_type.kind == "real"]
        arriving = {n: new_input(body.outputs[n].tensor_type) for n in self.real}
        parts = [body.inputs[n + side] for side in (0, count) for n in self.real]
        with noting() as made:
            found = pull_back(body, arriving, set(parts))
            outputs = tuple(found[x] if x in found else zeros_like(x) for x in parts)
        title = f"the gradient of {body.title}"
        traced = close([*arriving.values(), *body.inputs], outputs, {*made, *body.order}, title, hoist=True)
        self.read = [n for n, need in enumerate(used(traced, body.inputs)) if need]
        inputs = (*arriving.values(), *(body.inputs[n] for n in self.read))
        swept = Body(inputs, traced.captured, outputs, traced.order, title)
        self.sweep = TreeSweep(swept, fold.labels, f"gradient of {fold.title}")
        self.contributions = _Contributions(fold, arriving, [*arriving.values(), *body.inputs], wanted)

    def __call__(self, fold: TreeFold, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any]) -> list[Any]:
        from typedtensor.structured.trees import split

        _, indices, sequences, captured = split(fold, operands)
        leaves, own, left, right = indices
        known = dict(zip(fold.body.captured, captured, strict=True))
        plain = any(isinstance(x, AnyTensor) for x in operands)
        columns = [*(_rows(side, x) for side in (left, right) for x in results), *sequences]
        totals = self.sweep(
            *(zeros_like(results[n]) if deltas[n] is None else deltas[n] for n in self.real),
            *indices,
            *(columns[n] for n in self.read),
            *substitute(self.sweep.shared, known, plain=plain),
        )
        found = {n: _rows(leaves, total) for n, total in zip(self.real, totals, strict=True)}
        found |= self.contributions([*(_rows(own, total) for total in totals), *columns], operands, known, plain)
        return [found[n] if n in found else zeros_like(operands[n]) for n in self.wanted]


class SweepGradient:
    """The gradients of some operands of a sweep over trees: a fold, then a scan over the inner nodes.

    Args:
        sweep: the sweep.
        wanted: the operands whose gradients are wanted.
    """

    def __init__(self, sweep: TreeSweep, wanted: tuple[int, ...]) -> None:
        from typedtensor.structured.trees import TreeFold

        self.wanted = wanted
        body, count = sweep.body, sweep.states
        arriving = {n: new_input(of.tensor_type) for n, of in enumerate(body.outputs)}
        own = [new_input(x.tensor_type) for x in body.inputs[:count]]
        with noting() as made:
            found = pull_back(body, arriving, set(body.inputs[:count]))
            outputs = tuple(
                delta + found[x] if x in found else delta + 0.0
                for x, delta in zip(body.inputs[:count], own, strict=True)
            )
        title = f"the gradient of {body.title}"
        inputs = [*arriving.values(), *own, *body.inputs]
        folded = close(inputs, outputs, {*made, *body.order}, title, hoist=True)
        self.fold = TreeFold(folded, sweep.labels, f"gradient of {sweep.title}")
        self.contributions = _Contributions(sweep, arriving, [*arriving.values(), *body.inputs], wanted)

    def __call__(
        self, sweep: TreeSweep, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any]
    ) -> list[Any]:
        from typedtensor.structured.trees import split

        _, indices, sequences, captured = split(sweep, operands)
        leaves, own, left, right = indices
        known = dict(zip(sweep.body.captured, captured, strict=True))
        plain = any(isinstance(x, AnyTensor) for x in operands)
        given = [zeros_like(x) if delta is None else delta for x, delta in zip(results, deltas, strict=True)]
        arrived = [*(_rows(own, x) for x in results), *sequences]
        totals = self.fold(
            *(_rows(leaves, delta) for delta in given),
            *indices,
            *(_rows(own, delta) for delta in given),
            *arrived,
            *substitute(self.fold.shared, known, plain=plain),
        )
        found: dict[int, Any] = dict(enumerate(totals))
        parts = [_rows(side, total) for side in (left, right) for total in totals]
        found |= self.contributions([*parts, *arrived], operands, known, plain)
        return [found[n] if n in found else zeros_like(operands[n]) for n in self.wanted]


class _Contributions:
    """What the inner nodes add to captured operands, and the gradients of sequences over them.

    Args:
        operation: the fold or the sweep.
        deltas: by the number of an output of its body, the input that stands for its delta.
        inputs: those inputs, and those of the body.
        wanted: the operands whose gradients are wanted.
    """

    def __init__(
        self,
        operation: TreeFold | TreeSweep,
        deltas: Mapping[int, Input[Any]],
        inputs: list[Input[Any]],
        wanted: tuple[int, ...],
    ) -> None:
        body = operation.body
        first_captured = len(operation.operand_types) - len(body.captured)
        operands: dict[int, Node] = {n + first_captured: x for n, x in enumerate(body.captured)}
        sequences = body.inputs[len(body.inputs) - (first_captured - operation.states - 4) :]
        operands |= {first_captured - len(sequences) + n: x for n, x in enumerate(sequences)}
        targets = {n: operands[n] for n in wanted if n in operands}
        with noting() as made:
            found = pull_back(body, deltas, set(targets.values()))
            self.summed = [n for n, x in targets.items() if n >= first_captured and x in found]
            self.stacked = [n for n, x in targets.items() if n < first_captured and x in found]
            sums = {n: new_input(targets[n].tensor_type) for n in self.summed}
            outputs = (
                *(sums[n] + found[targets[n]] for n in self.summed),
                *(found[targets[n]] for n in self.stacked),
            )
        self.scan: Scan | None = None
        if outputs:
            title = f"the gradient of {body.title}"
            traced = close([*sums.values(), *inputs], outputs, {*made, *body.order}, title, hoist=True)
            self.read = [n for n, need in enumerate(used(traced, inputs)) if need] or [0]
            kept = (*sums.values(), *(inputs[n] for n in self.read))
            self.scan = Scan(
                Body(kept, traced.captured, outputs, traced.order, title),
                operation.labels[1],
                len(sums),
                len(self.read),
                title=f"gradient of {operation.title}",
                private=operation.private,
            )

    def __call__(
        self, columns: Sequence[Any], operands: Sequence[Any], known: Mapping[Node, Any], plain: bool
    ) -> dict[int, Any]:
        if self.scan is None:
            return {}
        made = self.scan(
            *(zeros_like(operands[n]) for n in self.summed),
            *(columns[n] for n in self.read),
            *substitute(self.scan.shared, known, plain=plain),
        )
        return dict(zip((*self.summed, *self.stacked), made, strict=False))
