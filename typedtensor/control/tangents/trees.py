"""The tangents of operations on trees: operations on trees in the same direction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from typedtensor.control.bodies.tracing import noting
from typedtensor.control.derivatives.pullback import captured_by, gradient_body, zeros_like
from typedtensor.control.derivatives.residuals import Residuals
from typedtensor.control.operations.operation import TANGENTS
from typedtensor.control.operations.rows import Rows
from typedtensor.control.operations.trees import TreeFold, TreeSweep, split
from typedtensor.control.tangents.pushing import push_through
from typedtensor.core.expr import Input, new_input

_rows: Any = Rows()


class TreeTangents:
    """A fold of the tangents of states, or a sweep of the tangents of sums.

    Args:
        operation: the fold or the sweep.
        numbers: the operands with tangents.
    """

    def __init__(self, operation: TreeFold | TreeSweep, numbers: tuple[int, ...]) -> None:
        body, count = operation.body, operation.states
        folds = isinstance(operation, TreeFold)
        states = body.outputs[:count] if folds else body.inputs[:count]
        self.real = [n for n, x in enumerate(states) if x.tensor_type.kind == "real"]
        groups = operation.children if folds else 1  # the states of the children, or the sums at the node
        own = [group * count + n for group in range(groups) for n in self.real]
        first_captured = len(operation.operand_types) - len(body.captured)
        shift = groups * count - count - 2 - operation.children  # from the number of a sequence to that of its input
        self.sequences = [n for n in numbers if count <= n < first_captured]
        arriving = [new_input(body.inputs[n].tensor_type) for n in own]
        elements = [new_input(body.inputs[n + shift].tensor_type) for n in self.sequences]
        self.captured = {
            n: new_input(body.captured[n - first_captured].tensor_type) for n in numbers if n >= first_captured
        }
        tangents: dict[Any, Input[Any]] = dict(zip([body.inputs[n] for n in own], arriving, strict=True))
        tangents |= zip([body.inputs[n + shift] for n in self.sequences], elements, strict=True)
        tangents |= {body.captured[n - first_captured]: t for n, t in self.captured.items()}
        places = operation.places() if isinstance(operation, TreeFold) else {}
        self.residuals = Residuals(body, places)
        with noting() as result:
            found = push_through(body, tangents, self.residuals.values)
            ends = self.real if folds else [child * count + n for child in range(operation.children) for n in self.real]
            zeros = {n: zeros_like(self.residuals.values.of(body.outputs[n])) for n in ends if n not in found}
        self.further = [n for n in found if folds and n >= count]
        outputs = tuple((found | zeros)[n] for n in (*ends, *self.further))
        sequences = [*body.inputs, *elements]
        pushed, self.read = gradient_body(self.residuals, arriving, sequences, outputs, result, what="tangent")
        title = f"tangent of {operation.title}"
        self.operation: TreeFold | TreeSweep = (
            TreeFold(pushed, operation.labels, title, len(self.further), operation.children)
            if folds
            else TreeSweep(pushed, operation.labels, title, operation.children)
        )

    def __call__(
        self,
        operation: TreeFold | TreeSweep,
        tangents: Mapping[int, Any],
        results: Sequence[Any],
        operands: Sequence[Any],
        /,
    ) -> dict[int, Any]:
        _, indices, sequences, _ = split(operation, operands)
        _, own, *children = indices
        sides = children if isinstance(operation, TreeFold) else [own]
        columns = [
            *(_rows(side, x) for side in sides for x in results[: operation.states]),
            *sequences,
            *(tangents[n] for n in self.sequences),
            *self.residuals.columns(results),
        ]
        result = self.operation.apply(
            *(tangents[n] if n in tangents else zeros_like(operands[n]) for n in self.real),
            *indices,
            *(columns[n] for n in self.read),
            *captured_by(self.operation, operation, operands, {t: tangents[n] for n, t in self.captured.items()}),
        )
        return dict(zip((*self.real, *self.further), result, strict=True))


TANGENTS[TreeFold] = TreeTangents
TANGENTS[TreeSweep] = TreeTangents
