"""Explanations of the plan of a loss and its gradients."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from typedtensor.ad.graph import Node, require_scalar
from typedtensor.backends import Array
from typedtensor.base import html
from typedtensor.core.axes import declared_size, label_name
from typedtensor.core.expr import Expr, Input
from typedtensor.core.scope import CURRENT
from typedtensor.core.variables import Param
from typedtensor.errors import SizeError
from typedtensor.ir import Call, Program, Region, count, printed, values_within
from typedtensor.lowering.unplannable import Unplannable
from typedtensor.profiling.tables import counted, table
from typedtensor.runtime import Computation, engines, policy
from typedtensor.runtime.cache import shared_arrays
from typedtensor.runtime.programs import ExpressionProgram, compiled
from typedtensor.runtime.structure import Description

_PRECISIONS = {"real": np.float32, "int": np.int64, "bool": np.bool_}


@dataclass(frozen=True)
class Rewriting:
    """The effect of one pass in one round.

    Attributes:
        name: the pass; ``given(without=[name])`` disables it.
        before: the number of computed values before the pass, including the bodies of loops.
        after: that number after the pass.
        loops: the numbers of values in the bodies of the loops before and after it, if it changed them.
    """

    name: str
    before: int
    after: int
    loops: tuple[tuple[int, ...], tuple[int, ...]] | None


@dataclass(frozen=True)
class PlanExplanation:
    """The passes, instructions and memory of a plan, or the reason why there is none.

    Attributes:
        program: the printed program after all rewrites.
        rewritings: the effect of each pass that changed something, in order.
        instructions: the number of instructions in a step; the tiles of one instruction may take several calls.
        bytes: the size of the buffers between the inputs and the results.
        called: the operations whose kernels are called without lowering.
        refused: the reason why the expression is interpreted; None if it is planned.
    """

    program: str
    rewritings: tuple[Rewriting, ...]
    instructions: int
    bytes: int
    called: tuple[str, ...]
    refused: str | None = None

    def __str__(self) -> str:
        if self.refused is not None:
            return f"interpreted: {self.refused}"
        heads, rows = self._table()
        parts = [table(heads, rows)] if rows else []
        return "\n\n".join([self.program, *parts, self._size()])

    def _repr_html_(self) -> str:
        if self.refused is not None:
            return html.line(str(self))
        heads, rows = self._table()
        return html.text(self.program) + (html.table(heads, rows) if rows else "") + html.line(self._size())

    def _table(self) -> tuple[list[str], list[list[str]]]:
        rows = [[r.name, str(r.before), str(r.after), _loops(r)] for r in self.rewritings]
        return ["rewrite", "values before", "after", "in loops"], rows

    def _size(self) -> str:
        called = f", calls of {', '.join(self.called)} among them" if self.called else ""
        return f"{self.instructions} instructions{called}; buffers of {counted(self.bytes, 'B')}"


def explain_plan(loss: Expr[Any]) -> PlanExplanation:
    """Explain the plan of a loss and its gradients, as the open computation makes it.

    The gradients are those of all parameters; without any, those of all real inputs; without these, there is only the
    value.

    Raises:
        GradientError: when the loss is no real scalar.
        SizeError: when the size of an input is unknown.
    """
    require_scalar(loss)
    scope = CURRENT.get()
    target, unplanned = engines.default_target(), ""
    if isinstance(scope, Computation):
        target, unplanned = scope.target, scope.unplanned
    if unplanned:
        return _refused(unplanned)
    described = Description()
    try:
        described.add(loss)
    except Unplannable as error:
        return _refused(str(error))
    if described.recomputed:
        return _refused(policy.RECOMPUTED)
    if described.parts:
        return _refused("a part of it is dynamic: each form that it takes has its own plan")
    leaves = described.leaves
    arrays = [_array_of(leaf) for leaf in leaves]
    foreign = next((array for array in arrays if not isinstance(array, (np.ndarray, np.generic))), None)
    if foreign is not None and (found := shared_arrays(arrays, target)) is not None:
        arrays, foreign = found[0], None
    if foreign is not None:
        return _refused(f"its values are of type {type(foreign).__module__}.{type(foreign).__name__}, not NumPy arrays")
    rewritings: list[Rewriting] = []

    def watch(name: str, before: Program, after: Program) -> None:
        if printed(before) == printed(after):
            return
        sizes = _bodies(before), _bodies(after)
        changed = sizes if sizes[0] != sizes[1] else None
        rewritings.append(Rewriting(name, count(before), count(after), changed))

    real = [leaf for leaf in leaves if isinstance(leaf, (Param, Input)) and leaf.tensor_type.kind == "real"]
    arrays = [np.asarray(array) for array in arrays]
    targets = [leaf for leaf in real if isinstance(leaf, Param)] or real or None
    try:
        traced = ExpressionProgram(loss, leaves, arrays, targets, lines=target.names_lines)
        plan = compiled(traced, target, watch=watch)(()).executable
    except Unplannable as error:
        return _refused(str(error))
    return PlanExplanation(
        printed(plan.program), tuple(rewritings), plan.instructions, plan.bytes, tuple(sorted(_calls(plan.program)))
    )


def _refused(reason: str) -> PlanExplanation:
    return PlanExplanation("", (), 0, 0, (), reason)


def _array_of(leaf: Node) -> Array:
    """The value of a leaf; outside a computation zeros for an input, with the sizes that its labels declare."""
    scope = CURRENT.get()
    if not isinstance(leaf, Input):
        return leaf.value._array
    if scope is not None:
        return scope.evaluate(leaf)._array
    sizes = []
    for axis in leaf.axes:
        size = declared_size(axis)
        if size is None:
            raise SizeError(
                f"the plan depends on the size of {label_name(axis)} in {leaf.describe()}: explain it inside "
                "given(...), where the input is bound"
            )
        sizes.append(size)
    return np.zeros(sizes, _PRECISIONS[leaf.tensor_type.kind])


def _bodies(program: Program) -> tuple[int, ...]:
    """The numbers of values in the bodies of loops, outer ones first."""
    loops = [value.primitive for value in program.order() if isinstance(value.primitive, Region)]
    return tuple(size for loop in loops for size in (count(loop.body), *_bodies(loop.body)))


def _calls(program: Program) -> set[str]:
    return {str(x.primitive) for x in values_within(program) if isinstance(x.primitive, Call)}


def _loops(rewriting: Rewriting) -> str:
    if rewriting.loops is None:
        return ""
    before, after = (" + ".join(map(str, sizes)) or "none" for sizes in rewriting.loops)
    return f"{before} → {after}"
