"""The gradients of operations on trees, which are operations on trees themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typedtensor.control.bodies.body import Node
from typedtensor.control.bodies.tracing import close, noting
from typedtensor.control.derivatives.pullback import captured_by, gradient_body, pull_back, zeros_like
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.operations.loops import Scan
from typedtensor.control.operations.operation import DERIVATIVES
from typedtensor.control.operations.rows import Rows
from typedtensor.control.operations.trees import TreeFold, TreeSweep, split
from typedtensor.core.expr import Input, new_input

_rows: Any = Rows()


class FoldGradient:
    """The gradients of some operands of a fold over trees: a sweep, then a scan over the inner nodes.

    Args:
        fold: the fold.
        given: for each result, whether it has a cotangent; a missing one is zero.
        wanted: the operands to differentiate for.
    """

    def __init__(self, fold: TreeFold, given: Sequence[bool], wanted: tuple[int, ...]) -> None:
        self.wanted = wanted
        body, count = fold.body, fold.states
        self.real = [n for n in range(count) if body.outputs[n].tensor_type.kind == "real"]
        self.further = [n for n in range(count, len(given)) if given[n]]
        arriving = {n: new_input(body.outputs[n].tensor_type) for n in (*self.real, *self.further)}
        states, further = [arriving[n] for n in self.real], [arriving[n] for n in self.further]
        parts = [body.inputs[n + child * count] for child in range(fold.children) for n in self.real]
        self.residuals = Residuals(body, fold.places())
        with noting() as result:
            found = pull_back(body, arriving, set(parts), self.residuals.values)
            outputs = tuple(found[x] if x in found else zeros_like(x) for x in parts)
        swept, self.read = gradient_body(self.residuals, states, [*body.inputs, *further], outputs, result)
        self.sweep = TreeSweep(swept, fold.labels, f"gradient of {fold.title}", fold.children)
        inputs = [*states, *body.inputs, *further]
        self.contributions = _Contributions(fold, arriving, inputs, wanted, fold.places())

    def __call__(self, fold: TreeFold, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any]) -> list[Any]:
        _, indices, sequences, _ = split(fold, operands)
        leaves, own, *children = indices
        columns = [
            *(_rows(child, x) for child in children for x in results[: fold.states]),
            *sequences,
            *(deltas[n] for n in self.further),
        ]
        kept = [*columns, *self.residuals.columns(results)]
        totals = self.sweep.apply(
            *(zeros_like(results[n]) if deltas[n] is None else deltas[n] for n in self.real),
            *indices,
            *(kept[n] for n in self.read),
            *captured_by(self.sweep, fold, operands),
        )
        found = {n: _rows(leaves, total) for n, total in zip(self.real, totals, strict=True)}
        found |= self.contributions(fold, [*(_rows(own, total) for total in totals), *columns], results, operands)
        return [found[n] if n in found else zeros_like(operands[n]) for n in self.wanted]


class SweepGradient:
    """The gradients of some operands of a sweep over trees: a fold, then a scan over the inner nodes.

    Args:
        sweep: the sweep.
        given: as in :class:`FoldGradient`.
        wanted: the operands to differentiate for.
    """

    def __init__(self, sweep: TreeSweep, given: Sequence[bool], wanted: tuple[int, ...]) -> None:
        self.wanted = wanted
        body, count = sweep.body, sweep.states
        arriving = {n: new_input(of.tensor_type) for n, of in enumerate(body.outputs)}
        own = [new_input(x.tensor_type) for x in body.inputs[:count]]
        residuals = Residuals(body, {})
        with noting() as result:
            found = pull_back(body, arriving, set(body.inputs[:count]), residuals.values)
            outputs = tuple(
                delta + found[x] if x in found else delta + 0.0
                for x, delta in zip(body.inputs[:count], own, strict=True)
            )
        title = f"the gradient of {body.title}"
        inputs = [*arriving.values(), *own, *body.inputs]
        folded = close(inputs, *residuals.settled(outputs, result), title, hoist=True)
        self.fold = TreeFold(folded, sweep.labels, f"gradient of {sweep.title}", children=sweep.children)
        self.contributions = _Contributions(sweep, arriving, [*arriving.values(), *body.inputs], wanted, {})

    def __call__(
        self, sweep: TreeSweep, deltas: list[Any], results: Sequence[Any], operands: Sequence[Any]
    ) -> list[Any]:
        _, indices, sequences, _ = split(sweep, operands)
        leaves, own, *children = indices
        given = [zeros_like(x) if delta is None else delta for x, delta in zip(results, deltas, strict=True)]
        arrived = [*(_rows(own, x) for x in results), *sequences]
        totals = self.fold.apply(
            *(_rows(leaves, delta) for delta in given),
            *indices,
            *(_rows(own, delta) for delta in given),
            *arrived,
            *captured_by(self.fold, sweep, operands),
        )
        found: dict[int, Any] = dict(enumerate(totals))
        parts = [_rows(child, total) for child in children for total in totals]
        found |= self.contributions(sweep, [*parts, *arrived], results, operands)
        return [found[n] if n in found else zeros_like(operands[n]) for n in self.wanted]


class _Contributions:
    """The gradients of captured operands, summed over the inner nodes, and of sequences over the inner nodes.

    Args:
        operation: the fold or the sweep.
        deltas: the input that stands for the cotangent of each output of the body, by number.
        inputs: those inputs, and those of the body.
        wanted: the operands to differentiate for.
        places: the result that each output of the body is, for outputs that are stacked over the inner nodes.
    """

    def __init__(
        self,
        operation: TreeFold | TreeSweep,
        deltas: Mapping[int, Input[Any]],
        inputs: list[Input[Any]],
        wanted: tuple[int, ...],
        places: Mapping[int, int],
    ) -> None:
        body = operation.body
        first_captured = len(operation.operand_types) - len(body.captured)
        operands: dict[int, Node] = {n + first_captured: x for n, x in enumerate(body.captured)}
        sequences = body.inputs[len(body.inputs) - (first_captured - operation.states - 2 - operation.children) :]
        operands |= {first_captured - len(sequences) + n: x for n, x in enumerate(sequences)}
        targets = {n: operands[n] for n in wanted if n in operands}
        self.residuals = Residuals(body, places)
        with noting() as result:
            found = pull_back(body, deltas, set(targets.values()), self.residuals.values)
            self.summed = [n for n, x in targets.items() if n >= first_captured and x in found]
            self.stacked = [n for n, x in targets.items() if n < first_captured and x in found]
            sums = {n: new_input(targets[n].tensor_type) for n in self.summed}
            outputs = (
                *(sums[n] + found[targets[n]] for n in self.summed),
                *(found[targets[n]] for n in self.stacked),
            )
        self.scan: Scan | None = None
        if outputs:
            step, self.read = gradient_body(self.residuals, [*sums.values()], inputs, outputs, result, least=0)
            self.scan = Scan(
                step,
                operation.labels[1],
                len(sums),
                len(self.read),
                title=f"gradient of {operation.title}",
                private=operation.private,
            )

    def __call__(
        self, operation: TreeFold | TreeSweep, columns: Sequence[Any], results: Sequence[Any], operands: Sequence[Any]
    ) -> dict[int, Any]:
        if self.scan is None:
            return {}
        columns = [*columns, *self.residuals.columns(results)]
        result = self.scan.apply(
            *(zeros_like(operands[n]) for n in self.summed),
            *(columns[n] for n in self.read),
            *captured_by(self.scan, operation, operands),
        )
        return dict(zip((*self.summed, *self.stacked), result, strict=False))


DERIVATIVES[TreeFold] = FoldGradient
DERIVATIVES[TreeSweep] = SweepGradient
